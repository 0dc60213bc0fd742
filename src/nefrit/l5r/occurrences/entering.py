"""Cards enter play, and are attached."""

from __future__ import annotations

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import ATTACHES, ENTERS


class Entered(Happening):
    """A card has entered play; it was put there just before, because nothing interrupts it."""

    __slots__ = ()
    kind = ENTERS
    message = "entered"


class Attached(Happening):
    """An attachment has been attached to `card`; the attachment is the `source`."""

    __slots__ = ()
    kind = ATTACHES
    message = "attached"
