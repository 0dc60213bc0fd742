"""Where cards lie on the table, from a view and nothing else: the market, and what each player has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nefrit.kernel.cards import Library


@dataclass(frozen=True)
class Item:
    """A card to be drawn, with the names of the cards under it; `name` is None if the reader does not know it."""

    name: str | None
    piece: Mapping[str, Any] = field(default_factory=dict)
    garrison: tuple[str, ...] = ()


@dataclass(frozen=True)
class Side:
    """What belongs to one player, zone by zone."""

    seat: int
    player: Mapping[str, Any]
    zones: Mapping[str, tuple[Item, ...]]

    def cards(self, zone: str) -> tuple[Item, ...]:
        """The cards in a zone."""
        return self.zones.get(zone, ())


class Arranger:
    """Reads views."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def side(self, view: Mapping[str, Any], seat: int) -> Side:
        """What a player has."""
        return Side(seat, view["seats"][seat], self._zones(view, seat))

    def middle(self, view: Mapping[str, Any]) -> Mapping[str, tuple[Item, ...]]:
        """What lies in the middle of the table; the market in the order of its slots."""
        zones = self._zones(view, None)
        market = sorted(zones.get("market", ()), key=lambda item: int(item.piece["slot"]))
        return {**zones, "market": tuple(market)}

    def _zones(self, view: Mapping[str, Any], seat: int | None) -> dict[str, tuple[Item, ...]]:
        zones = {zone["zone"]: zone["cards"] for zone in view["zones"] if zone["seat"] == seat}
        under = {card["card"]: str(self._name(card)) for card in zones.get("garrison", ()) if "card" in card}
        return {name: tuple([self._item(card, under) for card in cards]) for name, cards in zones.items()}

    def _item(self, card: Mapping[str, Any], under: Mapping[int, str]) -> Item:
        piece = card.get("piece", {})
        return Item(self._name(card), piece, tuple([under[other] for other in piece.get("garrison", ())]))

    def _name(self, card: Mapping[str, Any]) -> str | None:
        return self.library.faces[card["face"]].name if "face" in card else None
