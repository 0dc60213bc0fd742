"""Cards count as played, and events have resolved."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import EVENT_RESOLVED, PLAYED


class CardPlayed(Happening):
    """A card counts as played: l5r.initiate.step-6-counts-as-played."""

    __slots__ = ()
    kind = PLAYED
    message = "played"


class EventResolved(Happening):
    """The effects of an event have resolved."""

    __slots__ = ()
    kind = EVENT_RESOLVED
    message = "event-resolved"
