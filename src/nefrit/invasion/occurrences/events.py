"""What every event of this game has."""

from __future__ import annotations

from typing import ClassVar

from nefrit.invasion.constants import NO_ZONE
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.state import NO_SEAT


class Event(Occurrence):
    """Something that happens to a card, or to a player alone.

    `seat` is the player it happens to: the controller of the card at that moment. `by` is the player whose effect did
    it, or NO_SEAT; `source` the card whose effect did it. `section` is the zone of the capital where it happens.
    """

    __slots__ = ("amount", "by", "card", "seat", "section", "source")
    card_fields: ClassVar[tuple[str, ...]] = ("card", "source")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "by")
    changes: ClassVar[bool] = True
    """Whether it changes anything by itself."""

    def __init__(
        self,
        seat: int,
        card: int = NO_CARD,
        amount: int = 0,
        *,
        section: int = NO_ZONE,
        by: int = NO_SEAT,
        source: int = NO_CARD,
    ) -> None:
        self.seat = seat
        self.card = card
        self.amount = amount
        self.section = section
        self.by = by
        self.source = source


class Sign(Event):
    """An event that changes nothing by itself: it only tells that something has been done or that a moment has come."""

    changes = False
