"""A view arranged as the cards lie: for each player provinces with what is in them, characters with attachments, hand.

Everything comes from the view, so nothing is in it that its reader may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.l5r.constants import AT_HOME, HOLDING, STRONGHOLD_SLOT

Shown = Mapping[str, Any]
"""A card as a view shows it."""


@dataclass(frozen=True)
class Item:
    """A card of which little is to be said: in hand, in a province, attached. Without a name it is not known."""

    name: str | None
    cost: int | None = None
    holding: bool = False
    bonus: int = 0
    facedown: bool = False
    bowed: bool = False


@dataclass(frozen=True)
class Person:
    """A character in play, with its skills as they are now; None is a dash."""

    name: str
    military: int | None
    political: int | None
    glory: int
    fate: int
    bowed: bool
    status: int
    side: int
    attachments: tuple[Item, ...]


@dataclass(frozen=True)
class Land:
    """A province and the dynasty cards in it; under the last one lies the stronghold."""

    slot: int
    name: str | None
    strength: int | None
    facedown: bool
    broken: bool
    attacked: bool
    cards: tuple[Item, ...]

    @property
    def is_stronghold(self) -> bool:
        """Whether the stronghold lies on it."""
        return self.slot == STRONGHOLD_SLOT


@dataclass(frozen=True)
class Half:
    """What lies before one player. `counts` tells how many cards are in each of their zones."""

    seat: int
    player: Mapping[str, Any]
    counts: Mapping[str, int]
    lands: tuple[Land, ...]
    people: tuple[Person, ...]
    hand: tuple[Item, ...]
    roles: tuple[str, ...] = field(default=())

    def on_side(self, side: int) -> list[Person]:
        """The characters at home, attacking or defending."""
        return [person for person in self.people if person.side == side]

    @property
    def at_home(self) -> list[Person]:
        """The characters that do not participate."""
        return self.on_side(AT_HOME)


class Arranger:
    """Arranges views of games that are played with the cards of a library."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def half(self, view: Mapping[str, Any], seat: int) -> Half:
        """What lies before a player."""
        zones: dict[str, list[Shown]] = {zone["zone"]: zone["cards"] for zone in view["zones"] if zone["seat"] == seat}
        characters = [card for card in zones["play"] if card["piece"]["on"] is None]
        attached = [card for zone in view["zones"] if zone["zone"] == "play" for card in zone["cards"]]
        return Half(
            seat,
            view["seats"][seat],
            {name: len(cards) for name, cards in zones.items()},
            # Before they are placed provinces lie nowhere.
            tuple(self._land(view, zones, card) for card in zones["provinces"] if card["piece"]["slot"] >= 0),
            tuple(self._person(card, attached) for card in characters),
            tuple(self._item(card) for card in zones["hand"]),
            tuple(self.name(card) or "" for card in zones["role"] if "face" in card),
        )

    def name(self, card: Shown) -> str | None:
        """The name of a card that the reader knows."""
        return self.library.faces[card["face"]].name if "face" in card else None

    def _fact(self, card: Shown, name: str) -> Any:
        """A value of a card as it is now, or as it is printed where the view does not say."""
        if "face" not in card:
            return None
        now = card.get("now", {})
        return now[name] if name in now else getattr(self.library.faces[card["face"]], name)

    def _item(self, card: Shown) -> Item:
        holding = "face" in card and self._fact(card, "type") == HOLDING
        bonus = self._fact(card, "strength_bonus") or 0
        facedown = "face" not in card or bool(card.get("facedown"))
        bowed = bool(card.get("piece", {}).get("bowed"))
        return Item(self.name(card), self._fact(card, "cost"), holding, bonus, facedown, bowed)

    def _person(self, card: Shown, attached: list[Shown]) -> Person:
        piece = card["piece"]
        return Person(
            self.name(card) or "",
            self._fact(card, "military"),
            self._fact(card, "political"),
            self._fact(card, "glory"),
            piece["fate"],
            piece["bowed"],
            piece["status"],
            piece["side"],
            tuple(self._item(other) for other in attached if other["piece"]["on"] == card.get("card")),
        )

    def _land(self, view: Mapping[str, Any], zones: Mapping[str, list[Shown]], card: Shown) -> Land:
        piece = card["piece"]
        slot = piece["slot"]
        inside = [other for other in zones["holdings"] if other["piece"]["slot"] == slot]
        if slot == STRONGHOLD_SLOT:
            inside += zones["stronghold"]
        else:
            inside += zones[f"province-{slot + 1}"]
        conflict = view["table"]["conflict"]
        attacked = conflict is not None and "card" in card and conflict["province"] == card["card"]
        return Land(
            slot,
            self.name(card),
            self._fact(card, "strength"),
            "face" not in card or bool(card.get("facedown")),
            piece["broken"],
            attacked,
            tuple(self._item(other) for other in inside),
        )
