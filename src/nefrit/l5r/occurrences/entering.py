"""Cards enter play, and are attached."""

from __future__ import annotations

from typing import ClassVar

from nefrit.l5r.occurrences.happenings import Happening
from nefrit.l5r.occurrences.kinds import ATTACHES, ENTERS


class Entered(Happening):
    """A card has entered play; it was put there just before, because nothing interrupts it."""

    __slots__ = ()
    kind = ENTERS
    message = "entered"


class Attached(Happening):
    """An attachment has been attached to `card`; the attachment is the `source`.

    `comes_into_play` tells one that is played from one that was attached to another card before.
    """

    __slots__ = ()
    comes_into_play: ClassVar[bool] = True
    kind = ATTACHES
    message = "attached"
