"""What cards say about building decks, beyond their facts: nodes that stand among a card's abilities."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.effects import Node


@dataclass(frozen=True)
class MoreInfluence(Node):
    """Increase your deckbuilding influence value."""

    by: int


@dataclass(frozen=True)
class InfluenceOnlyOn(Node):
    """You may only spend influence on cards of this clan."""

    clan: str


@dataclass(frozen=True)
class AdditionalProvince(Node):
    """You may replace one province of any element with an additional province of this element."""

    element: int


@dataclass(frozen=True)
class NotAsStronghold(Node):
    """The province cannot be the stronghold province."""


not_as_stronghold: Final = NotAsStronghold()
