"""Rings change hands outside of conflicts, and fate comes onto them and leaves them."""

from __future__ import annotations

from nefrit.l5r.constants import NOBODY
from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import RING_RESOLVES, RING_RETURNED
from nefrit.l5r.state import L5R, replaced


class RingResolves(Happening):
    """A player resolves the effect of a ring; `amount` is its element. What it does happens just after."""

    __slots__ = ()
    kind = RING_RESOLVES
    message = "ring-resolves"


class RingReturned(Happening):
    """A claimed ring, `amount` being its element, returns to the unclaimed ring pool; `seat` had claimed it."""

    __slots__ = ()
    kind = RING_RETURNED
    message = "ring-returned"

    def happen(self, game: L5R) -> None:
        """Nobody has it any more."""
        table = game.edit_table()
        table.ring_owner = replaced(table.ring_owner, self.amount, NOBODY)


class RingTaken(Happening):
    """A player takes a ring, `amount` being its element, from the other's pool; it is not claimed by that."""

    __slots__ = ()
    message = "ring-taken"

    def happen(self, game: L5R) -> None:
        """It goes to the player's own pool."""
        table = game.edit_table()
        table.ring_owner = replaced(table.ring_owner, self.amount, self.seat)


class FatePlacedOnRing(Happening):
    """Fate is placed on a `ring`."""

    __slots__ = ("ring",)
    message = "fate-placed-on-ring"
    sign = 1

    def __init__(self, ring: int, amount: int, *, source: int, by: int, how: str) -> None:
        super().__init__(seat=by, amount=amount, source=source, by=by, how=how)
        self.ring = ring

    def happen(self, game: L5R) -> None:
        """No more leaves it than there is (decision.all.impossible-excess)."""
        table = game.edit_table()
        fate = max(0, table.ring_fate[self.ring] + self.sign * self.amount)
        table.ring_fate = replaced(table.ring_fate, self.ring, fate)


class FateRemovedFromRing(FatePlacedOnRing):
    """Fate is removed from a `ring`."""

    __slots__ = ()
    message = "fate-removed-from-ring"
    sign = -1
