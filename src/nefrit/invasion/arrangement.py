"""Where cards lie on the table, from a view and nothing else: the three zones of each capital, and the chain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from nefrit.invasion.constants import SECTION_NAMES
from nefrit.kernel.cards import Library


@dataclass(frozen=True)
class Item:
    """A card to be drawn; `name` is None if the reader does not know it."""

    name: str | None
    now: Mapping[str, Any] = field(default_factory=dict)
    piece: Mapping[str, Any] = field(default_factory=dict)
    attached: tuple[Item, ...] = ()
    quest: str | None = None

    @property
    def development(self) -> bool:
        """Whether it is a development."""
        return bool(self.piece.get("development"))


@dataclass(frozen=True)
class Place:
    """A zone of a capital with its cards, those attached to others with them."""

    section: int
    figures: Mapping[str, Any]
    attacked: bool
    cards: tuple[Item, ...]


@dataclass(frozen=True)
class Side:
    """What belongs to one player."""

    seat: int
    player: Mapping[str, Any]
    places: tuple[Place, ...]
    legends: tuple[Item, ...]
    hand: tuple[Item, ...]
    counts: Mapping[str, int]


@dataclass(frozen=True)
class Waiting:
    """A link of the action chain: whose, of which card, and whether it is cancelled."""

    seat: int
    name: str | None
    cancelled: bool


class Arranger:
    """Finds in a view what lies where."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def side(self, view: Mapping[str, Any], seat: int) -> Side:
        """One player's part of the table."""
        player = view["seats"][seat]
        combat = view["table"]["combat"]
        places = []
        for section, zone in enumerate(SECTION_NAMES):
            here = combat is not None and (combat["defender"], combat["section"]) == (seat, section)
            places.append(Place(section, player["zones"][section], here, self._items(view, zone, seat)))
        counts = {name: len(_cards(view, name, seat)) for name in ("deck", "hand", "discard")}
        hand = tuple(self._item(view, card, ()) for card in _cards(view, "hand", seat))
        return Side(seat, player, tuple(places), self._items(view, "legend", seat), hand, counts)

    def chain(self, view: Mapping[str, Any]) -> list[Waiting]:
        """The action chain, what resolves first on top."""
        return [
            Waiting(link["seat"], self._name_of(view, link["source"]), link["cancelled"])
            for link in reversed(view["table"]["chain"])
        ]

    def fulcrums(self, view: Mapping[str, Any]) -> tuple[Item, ...]:
        """The fulcrums that nobody controls."""
        return self._items(view, "fulcrum", None)

    def _items(self, view: Mapping[str, Any], zone: str, seat: int | None) -> tuple[Item, ...]:
        """The cards of a zone, each with what is attached to it."""
        cards = _cards(view, zone, seat)
        return tuple(
            self._item(view, card, [other for other in cards if _is_on(other, card)])
            for card in cards
            if card["piece"]["on"] is None
        )

    def _item(self, view: Mapping[str, Any], card: Mapping[str, Any], attached: Any) -> Item:
        piece = card.get("piece", {})
        quest = piece.get("quest")
        return Item(
            self._name(card),
            card.get("now", {}),
            piece,
            tuple(self._item(view, other, ()) for other in attached),
            None if quest is None else self._name_of(view, quest),
        )

    def _name(self, card: Mapping[str, Any]) -> str | None:
        face = card.get("face")
        return None if face is None else self.library.faces[face].name

    def _name_of(self, view: Mapping[str, Any], number: object) -> str | None:
        return next(
            (self._name(card) for card in _all(view) if number is not None and card.get("card") == number), None
        )


def _all(view: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    for zone in view["zones"]:
        yield from zone["cards"]


def _cards(view: Mapping[str, Any], zone: str, seat: int | None) -> list[Mapping[str, Any]]:
    return [card for one in view["zones"] if (one["zone"], one["seat"]) == (zone, seat) for card in one["cards"]]


def _is_on(card: Mapping[str, Any], host: Mapping[str, Any]) -> bool:
    on = card["piece"]["on"]
    return on is not None and on == host.get("card")
