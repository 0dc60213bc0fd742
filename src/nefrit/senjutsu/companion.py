"""A companion at the side of a fighter: the card it plays each round, its two-sided Kamae, its stuns.

decision.senjutsu.companion. A companion is a fighter with a seat of its own that nobody sits on: the player of its
partner decides for it, and both have one pool of focus.
"""

from __future__ import annotations

from nefrit.kernel.decisions import choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.cards import COMPANIONS
from nefrit.senjutsu.constants import FIXED_KAMAE, MUST_BE_CHOSEN, RANDOM_CHOICE
from nefrit.senjutsu.hands import Discarded
from nefrit.senjutsu.hexes import distance
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.movement import own_movement
from nefrit.senjutsu.moves import Moving
from nefrit.senjutsu.passives import bears
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.reports import KamaeChanged, StunDrawn
from nefrit.senjutsu.state import CHOSEN, DECK, DISCARD, Senjutsu, companion_of
from nefrit.senjutsu.trees.companion import BesidePartner, CompanionMoves, FlipCompanion
from nefrit.senjutsu.victory import check_victory

LOOKED_AT = 2
"""Of so many cards one is chosen for the round."""


class ChooseForCompanion(Procedure):
    """The cards on top of the companion's deck: its partner's player chooses one for the round, the other is discarded.

    Without its partner it plays the top card. A Stun card that comes up lies before the companion, and the next card
    comes up instead of it.
    """

    __slots__ = ("chosen", "looked", "seat")
    card_fields = ("chosen", "looked")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.looked: tuple[int, ...] = ()
        self.chosen: Value = None

    @step("decision.senjutsu.companion")
    def look(self, game: Senjutsu) -> Flow:
        """Only the player who decides sees them."""
        fighter = game.seats[self.seat]
        wanted = 1 if game.seats[fighter.owner].defeated else LOOKED_AT
        found: list[int] = []
        while len(found) < wanted and not game.seats[self.seat].defeated:
            deck = [card for card in game.zone(DECK, self.seat) if card not in found]
            if not deck and not game.seats[self.seat].stuns_to_come:
                if not rebuild(game, self.seat, found):
                    break
            elif stun_comes_up(game, self.seat, len(deck)):
                check_victory(game)
            else:
                found.append(deck[0])
                game.reveal(deck[0], 1 << fighter.owner)
        self.looked = tuple(found)
        return None

    @step("decision.senjutsu.companion")
    def ask(self, game: Senjutsu) -> Flow:
        """Which; a poison that says so must be chosen, and some leave no choice."""
        due = [card for card in self.looked if MUST_BE_CHOSEN in game.faces[card].rules]
        cards = due or self.looked
        if len(cards) < 2 or bears(game, self.seat, RANDOM_CHOICE):
            self.chosen = game.chance.one_of(list(cards)) if cards else None
            return None
        owner = game.seats[self.seat].owner
        return choose(owner, cards, "chosen", "decision.senjutsu.companion", "choose-for-companion")

    @step("decision.senjutsu.companion")
    def take(self, game: Senjutsu) -> Flow:
        """It lies facedown until all cards are revealed; the other one is discarded faceup."""
        if game.seats[self.seat].defeated:
            return None
        for card in self.looked:
            if card == self.chosen:
                game.move(card, CHOSEN, self.seat)
            else:
                game.occur(Discarded(card, self.seat))
        return None


def stun_comes_up(game: Senjutsu, seat: int, cards: int) -> bool:
    """Whether the next card of a deck is one of the Stun cards that were shuffled into it; then it lies in play.

    Nobody knows where they are, so it is enough to draw lots when a card comes up.
    """
    waiting = game.seats[seat].stuns_to_come
    if not waiting or game.chance.below(cards + waiting) >= waiting:
        return False
    fighter = game.edit_seat(seat)
    fighter.stuns_to_come -= 1
    fighter.stuns += 1
    game.tell(StunDrawn(seat))
    return True


def rebuild(game: Senjutsu, seat: int, kept: list[int]) -> bool:
    """An exhausted deck is made of the discard pile again; whether there was one. Cards in `kept` stay on top."""
    pile = game.zone(DISCARD, seat)
    for card in pile:
        game.move(card, DECK, seat)
    deck = [card for card in game.zone(DECK, seat) if card not in kept]
    game.arrange(DECK, seat, game.chance.shuffled(deck))
    return bool(pile)


def first_card(game: Senjutsu, seat: int) -> int | None:
    """The card that goes when the top card of a deck is discarded; None if there is none, or it is a Stun card."""
    deck = game.zone(DECK, seat)
    if game.seats[seat].stuns_to_come and stun_comes_up(game, seat, len(deck)):
        check_victory(game)
        return None
    return deck[0] if deck else None


def flip(game: Senjutsu, seat: int) -> None:
    """Turn the Kamae card of a companion over."""
    if game.seats[seat].defeated or bears(game, seat, FIXED_KAMAE):
        return
    fighter = game.edit_seat(seat)
    one, other = COMPANIONS[fighter.character].positions
    fighter.kamae = other if fighter.kamae == one else one
    game.tell(KamaeChanged(seat, fighter.kamae, "switched"))


def _of(game: Senjutsu, seat: int) -> int:
    """The companion that a card of a fighter means: its own, or itself."""
    return seat if game.seats[seat].owner != NO_SEAT else companion_of(game, seat)


@does(FlipCompanion)
def flip_companion(line: FlipCompanion, game: Senjutsu, perform: Perform) -> Procedure | None:
    """If it is still there."""
    seat = _of(game, perform.seat)
    if seat != NO_SEAT:
        flip(game, seat)
    return None


@does(BesidePartner)
def beside_partner(line: BesidePartner, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Only while both stand on adjacent hexes."""
    seat = _of(game, perform.seat)
    if seat == NO_SEAT:
        return None
    here, there = game.seats[seat].hex, game.seats[game.seats[seat].owner].hex
    if here is not None and there is not None and distance(here, there) == 1:
        perform.first_do(*line.lines)
    return None


@does(CompanionMoves)
def companion_moves(line: CompanionMoves, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The player moves the companion, if it is still there."""
    seat = _of(game, perform.seat)
    if seat == NO_SEAT or game.seats[seat].hex is None:
        return None
    return Moving(seat, own_movement(game, seat, line.movement))
