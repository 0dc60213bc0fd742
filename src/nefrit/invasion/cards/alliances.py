"""Cards for one alliance only, and those that give the symbols of two races.

invasion.race.alliance-cards-give-symbols
"""

from __future__ import annotations

from nefrit.invasion.constants import DESTRUCTION, ORDER
from nefrit.invasion.trees import DeckOnly, Grants
from nefrit.kernel.effects import Node


def order_only() -> DeckOnly:
    """Order only (invasion.deck.keyword-order-only)."""
    return DeckOnly("order", ORDER)


def destruction_only() -> DeckOnly:
    """Destruction only (invasion.deck.keyword-order-only)."""
    return DeckOnly("destruction", DESTRUCTION)


def alliance(one: str, other: str) -> list[Node]:
    """An alliance of two races: it provides a symbol of each."""
    only = order_only() if one in ORDER else destruction_only()
    return [only, Grants("symbol", granted=one), Grants("symbol", granted=other)]
