"""The decks of automated opponents in play: drawing, running out, being reset, being looked at."""

from __future__ import annotations

from nefrit.kernel.decisions import choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.state import CHOSEN, DECK, DISCARD, Senjutsu, automated

LOOKED_AT = 2


def shuffle_back(game: Senjutsu, seat: int) -> None:
    """Shuffle all that an opponent has discarded into its deck."""
    for card in game.zone(DISCARD, seat):
        game.move(card, DECK, seat)
    game.shuffle(DECK, seat)


def top_cards(game: Senjutsu, seat: int, count: int) -> tuple[int, ...]:
    """The top cards of an opponent's deck; if it has too few the discards are shuffled into it first.

    decision.senjutsu.ai-deck, senjutsu.solo.look.reshuffle-first
    """
    if len(game.zone(DECK, seat)) < count:
        shuffle_back(game, seat)
    return game.zone(DECK, seat)[:count]


def draw_facedown(game: Senjutsu) -> None:
    """Each opponent's top card is put facedown beside its deck (senjutsu.solo.round.draw)."""
    for seat in automated(game):
        for card in top_cards(game, seat, 1):
            game.move(card, CHOSEN, seat)


def reset_decks(game: Senjutsu) -> None:
    """Decks that have to be reset are shuffled anew from all cards of their opponent.

    senjutsu.solo.reset.when, senjutsu.solo.reset.includes-trigger
    """
    for seat in range(game.seat_count):
        if game.seats[seat].reset:
            game.edit_seat(seat).reset = False
            shuffle_back(game, seat)


class LookAtDeck(Procedure):
    """A player looks at the top two cards of an opponent's deck (senjutsu.solo.look.top-two)."""

    __slots__ = ("cards", "chosen", "seat", "source", "target")
    card_fields = ("source", "cards")
    seat_fields = ("seat", "target")

    def __init__(self, seat: int, target: int, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.source = source
        self.cards: tuple[int, ...] = ()
        self.chosen: Value = None

    @step("senjutsu.solo.look.top-two")
    def look(self, game: Senjutsu) -> Flow:
        """Only that player sees them."""
        self.cards = top_cards(game, self.target, LOOKED_AT)
        for card in self.cards:
            game.reveal(card, 1 << self.seat)
        return None

    @step("senjutsu.solo.look.top-two")
    def show(self, game: Senjutsu) -> Flow:
        """The player has seen them."""
        return choose(self.seat, ("done",), "chosen", "senjutsu.solo.look.top-two", "look-at-deck", self.source)

    @step("senjutsu.solo.look.return-shuffled")
    def put_back(self, game: Senjutsu) -> Flow:
        """Which is which nobody knows any longer."""
        game.arrange(DECK, self.target, game.chance.shuffled(self.cards))
        return None
