"""The Imperial Favor: claiming it, setting its side, discarding it."""

from __future__ import annotations

from nefrit.kernel.decisions import choose
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.l5r.constants import CONFLICT_TYPES, NOBODY
from nefrit.l5r.occurrences.conflicts import FavorClaimed
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.state import L5R


class ClaimFavor(Procedure):
    """A player claims the Imperial Favor, from whoever has it or from the pool (l5r.favor.claimed-by-ability)."""

    __slots__ = ("seat", "side")
    seat_fields = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.side = CONFLICT_TYPES[0]

    @step("l5r.favor.set-side-whenever-claimed")
    def choose_side(self, game: L5R) -> Flow:
        """Each time it is claimed its side is chosen anew, even by who has it already."""
        return choose(self.seat, CONFLICT_TYPES, "side", "l5r.favor.set-side-whenever-claimed", "favor-side")

    @step("l5r.favor.claimed-by-ability")
    def claim(self, game: L5R) -> Flow:
        """On that side it stays until it is claimed again or an ability turns it (l5r.favor.side-locked)."""
        return game.happen(FavorClaimed(seat=self.seat, amount=CONFLICT_TYPES.index(self.side)))


class FavorDiscarded(Happening):
    """A player discards the Imperial Favor: it is unclaimed again."""

    __slots__ = ()
    message = "favor-discarded"

    def happen(self, game: L5R) -> None:
        """l5r.favor.discard."""
        if game.table.favor == self.seat:
            game.edit_table().favor = NOBODY
