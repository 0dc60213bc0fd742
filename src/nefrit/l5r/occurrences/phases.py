"""Phases begin and end, and the first player token passes."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import DYNASTY_PASSED, PHASE_BEGINS, PHASE_ENDS, TOKEN_PASSES
from nefrit.l5r.state import L5R


class PhaseBegins(Happening):
    """A phase begins; its name is in the table."""

    __slots__ = ()
    kind = PHASE_BEGINS
    message = "phase-begins"


class PhaseEnds(Happening):
    """A phase ends; its name is in the table."""

    __slots__ = ()
    kind = PHASE_ENDS
    message = "phase-ends"


class DynastyPassed(Happening):
    """A player passes in the dynasty phase; `amount` is the fate gained for that."""

    __slots__ = ()
    kind = DYNASTY_PASSED
    message = "dynasty-passed"

    def happen(self, game: L5R) -> None:
        """It is remembered who has passed (l5r.step-1-4.pass-forfeits)."""
        game.edit_seat(self.seat).passed_dynasty = True


class TokenPasses(Happening):
    """The first player token passes to the other player: l5r.step-5-5.pass-token."""

    __slots__ = ()
    kind = TOKEN_PASSES
    message = "token-passes"

    def happen(self, game: L5R) -> None:
        """The opponent is now the first player."""
        game.edit_table().first = 1 - game.table.first
