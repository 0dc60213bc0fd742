"""Lines that wait: for the start of a turn, or for their card to be discarded."""

from __future__ import annotations

from collections.abc import Iterable

from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import LASTING, Senjutsu
from nefrit.senjutsu.trees.lasting import AtStartOfTurn, WhenDiscarded
from nefrit.senjutsu.trees.lines import Line


@does(AtStartOfTurn)
def wait_for_turn(line: AtStartOfTurn, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Nothing is done now."""
    return None


@does(WhenDiscarded)
def wait_for_discard(line: WhenDiscarded, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Nothing is done now."""
    return None


def start_of_turn(game: Senjutsu, seat: int) -> Procedure | None:
    """What cards that remain in play do when the turn of a fighter begins: one after the other."""
    cards = tuple([card for card in game.zone(LASTING, seat) if lines_of(game, card, AtStartOfTurn)])
    return Beginning(seat, cards) if cards else None


class Beginning(Procedure):
    """The start of a turn (decision.senjutsu.start-of-turn)."""

    __slots__ = ("cards", "seat")
    card_fields = ("cards",)
    seat_fields = ("seat",)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.seat = seat
        self.cards = cards

    @step("decision.senjutsu.start-of-turn")
    def do_next(self, game: Senjutsu) -> Flow:
        """The lines of the next card."""
        if not self.cards:
            return None
        card, *others = self.cards
        self.cards = tuple(others)
        self.goto("do_next")
        return Perform(self.seat, card, lines_of(game, card, AtStartOfTurn), game.table.initiative)


def lines_of(game: Senjutsu, card: int, kind: type[AtStartOfTurn] | type[WhenDiscarded]) -> tuple[Line, ...]:
    """The lines of a card that wait for something to happen."""
    found: list[Line] = []
    for section in game.faces[card].sections:
        for line in section.lines:
            if isinstance(line, kind):
                found += line.lines
    return tuple(found)


def answer_discards(game: Senjutsu, cards: Iterable[int], source: int) -> Procedure | None:
    """What cards do that an effect of another card has just discarded; an effect of a core card lets them lie."""
    if game.faces[source].is_core:
        return None
    answering = tuple([card for card in cards if lines_of(game, card, WhenDiscarded)])
    return Answering(answering) if answering else None


class Answering(Procedure):
    """Cards that were discarded do what they say for that case, one after the other."""

    __slots__ = ("cards",)
    card_fields = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.cards = cards

    @step("decision.senjutsu.when-discarded")
    def do_next(self, game: Senjutsu) -> Flow:
        """The lines of the next card, if its player is still there."""
        if not self.cards:
            return None
        card, *others = self.cards
        self.cards = tuple(others)
        self.goto("do_next")
        owner = game.owners[card]
        if game.seats[owner].defeated:
            return None
        return Perform(owner, card, lines_of(game, card, WhenDiscarded), game.table.initiative)
