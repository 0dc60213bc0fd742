"""What every occurrence of this game has."""

from __future__ import annotations

from typing import ClassVar, Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.occurrences import Occurrence
from nefrit.l5r.constants import NOBODY
from nefrit.l5r.state import L5R

# l5r.effect.framework-effect
FRAMEWORK: Final = "framework"
# l5r.effect.card-effect
CARD_EFFECT: Final = "card effect"
RING_EFFECT: Final = "ring effect"
COST: Final = "cost"
# The framework effects of conflict resolution: honor lost for an unopposed conflict, participants bowed at its end.
CONFLICT_RESULT: Final = "conflict result"


class Happening(Occurrence):
    """Something that happens to a card or a player.

    `source` is the card whose effect it is (NO_CARD for the framework), `by` the player whose effect it is (or NOBODY),
    `how` whether it comes from a card effect, a ring effect, a cost, the result of a conflict or the rest of the
    framework.
    """

    __slots__ = ("amount", "by", "card", "how", "seat", "source")
    card_fields: ClassVar[tuple[str, ...]] = ("card", "source")
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "by")

    def __init__(
        self,
        card: int = NO_CARD,
        seat: int = NOBODY,
        amount: int = 0,
        *,
        source: int = NO_CARD,
        by: int = NOBODY,
        how: str = FRAMEWORK,
    ) -> None:
        self.card = card
        self.seat = seat
        self.amount = amount
        self.source = source
        self.by = by
        self.how = how

    def happen(self, game: L5R) -> None:
        """Nothing changes by itself: the moment is what counts."""
