"""Cards that go back at the end of the turn: what was played by Necromancy goes under the deck."""

from __future__ import annotations

from nefrit.invasion.occurrences.leaving import TO_BOTTOM, returning
from nefrit.invasion.state import DECK, DISCARD, Invasion
from nefrit.kernel.effects import Context
from nefrit.kernel.procedures import Flow, step


class Bury(Context):
    """At the end of the turn a card goes to the bottom of its owner's deck, from play or from the discard pile.

    `serial` tells whether it is the same card still.
    """

    __slots__ = ("serial",)
    order = ("bury",)

    def __init__(self, seat: int, card: int, serial: int) -> None:
        super().__init__(seat, card)
        self.serial = serial

    @step("invasion.keyword.necromancy")
    def bury(self, game: Invasion) -> Flow:
        """From where it is."""
        if game.serial(self.source) != self.serial:
            return None
        if self.source in game.pieces:
            return game.happen(returning(game, self.source, TO_BOTTOM, self.seat))
        if game.lies_in(self.source, DISCARD):
            game.move(self.source, DECK, game.owners[self.source])
        return None
