"""Turns and phases begin and end."""

from __future__ import annotations

from nefrit.invasion.constants import NO_ZONE
from nefrit.invasion.occurrences.events import Sign
from nefrit.invasion.occurrences.kinds import PHASE_BEGINS, PHASE_ENDS, TURN_BEGINS, TURN_ENDS
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.state import NO_SEAT


class TurnBegins(Sign):
    """A turn begins (invasion.turn.0-beginning)."""

    kind = TURN_BEGINS
    message = "turn-begins"


class TurnEnds(Sign):
    """A turn ends (invasion.turn.5-end)."""

    kind = TURN_ENDS
    message = "turn-ends"


class PhaseBegins(Sign):
    """A phase begins."""

    __slots__ = ("phase",)
    kind = PHASE_BEGINS
    message = "phase-begins"

    def __init__(self, seat: int, phase: str) -> None:
        # Written out, because there is one in every phase.
        self.seat = seat
        self.card = NO_CARD
        self.amount = 0
        self.section = NO_ZONE
        self.by = NO_SEAT
        self.source = NO_CARD
        self.phase = phase


class PhaseEnds(PhaseBegins):
    """A phase ends."""

    kind = PHASE_ENDS
    message = "phase-ends"
