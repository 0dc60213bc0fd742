"""Conflicts are declared, passed, won and over; with them rings are claimed, and the Imperial Favor."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import (
    CONFLICT_DECLARED,
    CONFLICT_ENDS,
    CONFLICT_PASSED,
    CONFLICT_WON,
    FAVOR_CLAIMED,
    RING_CLAIMED,
)
from nefrit.l5r.state import L5R, replaced


class ConflictDeclared(Happening):
    """A player declares a conflict of a `type` with a `ring`; `amount` is the fate that was on the ring."""

    __slots__ = ("ring", "type")
    kind = CONFLICT_DECLARED
    message = "conflict-declared"

    def __init__(self, province: int, seat: int, fate: int, type: str, ring: str) -> None:
        super().__init__(province, seat, fate, by=seat)
        self.type = type
        self.ring = ring


class ConflictPassed(Happening):
    """A player passes an opportunity to declare a conflict."""

    __slots__ = ()
    kind = CONFLICT_PASSED
    message = "conflict-passed"


class ConflictWon(Happening):
    """The winner of the conflict is determined; the conflict itself says who won and lost."""

    __slots__ = ()
    kind = CONFLICT_WON
    message = "conflict-won"


class RingClaimed(Happening):
    """A player claims a ring; `amount` is its element."""

    __slots__ = ()
    kind = RING_CLAIMED
    message = "ring-claimed"

    def happen(self, game: L5R) -> None:
        """l5r.step-3-2-7.winner-claims."""
        table = game.edit_table()
        table.ring_owner = replaced(table.ring_owner, self.amount, self.seat)


class ConflictEnds(Happening):
    """A conflict is over."""

    __slots__ = ()
    kind = CONFLICT_ENDS
    message = "conflict-ends"


class FavorClaimed(Happening):
    """A player claims the Imperial Favor; `amount` is the side it is set to."""

    __slots__ = ()
    kind = FAVOR_CLAIMED
    message = "favor-claimed"

    def happen(self, game: L5R) -> None:
        """l5r.step-3-4-2.claim."""
        table = game.edit_table()
        table.favor = self.seat
        table.favor_side = self.amount
