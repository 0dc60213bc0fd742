"""Lines that search a deck or a discard pile, and play what was found."""

from __future__ import annotations

from dataclasses import replace

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.refusals import first
from nefrit.senjutsu.constants import NO_REPLACEMENTS
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.hands import ANY_CARD, Discarded, fits, show_open_hand
from nefrit.senjutsu.initiative import hobbled
from nefrit.senjutsu.instants import cost_refusals
from nefrit.senjutsu.lines import asks, does, worth
from nefrit.senjutsu.passives import bears, spendable_focus
from nefrit.senjutsu.perform import Perform, perform_card
from nefrit.senjutsu.reports import PlayedFromHand, TakenIntoHand
from nefrit.senjutsu.state import DECK, DISCARD, HAND, REVEALED, Senjutsu
from nefrit.senjutsu.trees.constants import TARGET
from nefrit.senjutsu.trees.hands import PlayFound, Search

NOTHING = "nothing"


class Searching(Procedure):
    """Searching the deck or pile of `target` for a card that `seat` takes into hand; a deck is shuffled afterwards.

    senjutsu.search.find, senjutsu.search.to-hand, senjutsu.search.shuffle. `chooser` looks and chooses, and must
    take a card where all can see that there is one (decision.senjutsu.search).
    """

    __slots__ = ("chooser", "chosen", "line", "seat", "source", "target")
    card_fields = ("chosen", "source")
    seat_fields = ("seat", "target", "chooser")

    def __init__(self, seat: int, target: int, chooser: int, line: Search, source: int) -> None:
        super().__init__()
        self.seat = seat
        self.target = target
        self.chooser = chooser
        self.line = line
        self.source = source
        self.chosen: Value = NOTHING

    def cards(self, game: Senjutsu) -> tuple[int, ...]:
        """Where is searched."""
        if self.line.where == "discard":
            return game.zone(DISCARD, self.target)
        deck = game.zone(DECK, self.target)
        return deck[: self.line.top] if self.line.top else deck

    @step("senjutsu.search.find")
    def look(self, game: Senjutsu) -> Flow:
        """Only the player sees the cards of a deck."""
        if self.line.where != "discard":
            for card in self.cards(game):
                game.reveal(card, 1 << self.chooser)
        return None

    def found(self, game: Senjutsu) -> list[int]:
        """The cards that can be taken: those that the chooser sees and that are meant."""
        return [
            card for card in self.cards(game) if game.knows(self.chooser, card) and fits(game, card, self.line.wanted)
        ]

    def may_fail(self) -> bool:
        """Whether nothing may be taken though there is something: where the card says so, or nobody else can know."""
        return self.line.up_to or (self.line.where != "discard" and self.line.wanted != ANY_CARD)

    @step("senjutsu.search.find")
    def ask(self, game: Senjutsu) -> Flow:
        """Which card, if there is a choice."""
        found = self.found(game)
        options: list[Value] = [NOTHING, *found] if self.may_fail() else [*found]
        if len(options) < 2:
            return None
        rule = "senjutsu.search.find"
        return choose(self.chooser, options, "chosen", rule, "take-into-hand", self.source)

    @step("senjutsu.search.shuffle")
    def take(self, game: Senjutsu) -> Flow:
        """Take it (senjutsu.search.to-hand); then shuffle. What must be taken is taken (decision.senjutsu.search).

        What was found may be played (decision.senjutsu.found); some hands are open (senjutsu.golden.card-beats-rules).
        """
        if self.chosen == NOTHING and not self.may_fail():
            self.chosen = next(iter(self.found(game)), NOTHING)
        if isinstance(self.chosen, int) and self.line.to_deck:
            game.move(self.chosen, DECK, self.seat)
            game.shuffle(DECK, self.seat)
        elif isinstance(self.chosen, int):
            game.move(self.chosen, HAND, self.seat)
            game.tell(TakenIntoHand(self.chosen, self.seat))
            show_open_hand(game, self.seat)
            if game.innermost_or_none(Perform) is not None:
                perform = game.edit_innermost(Perform)
                perform.found = (*perform.found, self.chosen)
        if self.line.where != "discard":
            game.shuffle(DECK, self.target)
        return None


@does(Search)
def search(line: Search, game: Senjutsu, perform: Perform) -> Procedure | None:
    """In the own deck or pile, or in that of the target; several players search one after the other."""
    if line.where == "target discard":
        seats = perform.meant(game, "target")
        if not seats or game.seats[seats[0]].automated:
            return None
        return Searching(perform.seat, seats[0], perform.seat, replace(line, where="discard"), perform.source)
    seats = perform.meant(game, line.who)
    if len(seats) > 1:
        perform.do_for_each(seats, replace(line, who=TARGET))
        return None
    for seat in seats:
        return Searching(seat, seat, perform.seat if line.by_you else seat, line, perform.source)
    return None


@worth(Search)
def is_worth_searching(line: Search, game: Senjutsu, perform: Perform, price: int) -> bool:
    """What lies in a discard pile is known; in a deck there may be anything."""
    if line.where == "deck":
        return True
    seats = perform.meant(game, TARGET if line.where == "target discard" else line.who)
    return any(
        game.knows(perform.seat, card) and fits(game, card, line.wanted)
        for seat in seats
        for card in game.zone(DISCARD, seat)
    )


def playable_found(game: Senjutsu, perform: Perform, price: int = 0) -> list[int]:
    """The cards that were found and can be played instead of the one that found them, after paying a price.

    senjutsu.instant.different-type-only, decision.senjutsu.found
    """
    types = game.faces[perform.source].types
    focus = spendable_focus(game, perform.seat) - price
    return [
        card
        for card in perform.found
        if not bears(game, perform.seat, NO_REPLACEMENTS)
        and game.lies_in(card, HAND)
        and game.faces[card].initiative
        and not game.faces[card].is_core
        and not any(type in game.faces[card].types for type in types)
        and first(cost_refusals(game, perform.seat, card, focus)) is None
    ]


@worth(PlayFound)
def is_worth_playing(line: PlayFound, game: Senjutsu, perform: Perform, price: int) -> bool:
    """Something must have been found that can be played (decision.senjutsu.found)."""
    return bool(playable_found(game, perform, price))


@asks(PlayFound)
def which_found(line: PlayFound, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which of them, if several were found (decision.senjutsu.found)."""
    cards = playable_found(game, perform)
    if len(cards) < 2:
        return None
    return choose(perform.seat, cards, "answer", "decision.senjutsu.found", "play-found", perform.source)


@does(PlayFound)
def play_found(line: PlayFound, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The card that was found takes the place of the one that found it, and resolves now.

    senjutsu.instant.replacement.resolve-instead, decision.senjutsu.found
    """
    cards = [perform.answer] if isinstance(perform.answer, int) else playable_found(game, perform)
    for card in cards[:1]:
        face = game.faces[card]
        game.occur(Discarded(perform.source, perform.seat))
        lose_focus(game, perform.seat, face.focus)
        game.move(card, REVEALED, perform.seat)
        game.tell(PlayedFromHand(card, perform.seat, "replacement"))
        game.edit_seat(perform.seat).card = card
        value = min(game.table.initiative, hobbled(game, perform.seat, max(face.initiative)))
        return perform_card(game, perform.seat, card, value)
    return None
