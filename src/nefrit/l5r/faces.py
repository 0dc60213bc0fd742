"""Faces: what is printed on the cards, and the declarations by which cards are written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from nefrit.kernel.cards import PRINTED, Face
from nefrit.kernel.effects import Node
from nefrit.l5r.constants import (
    ATTACHMENT,
    CHARACTER,
    CONFLICT,
    DYNASTY,
    ELEMENTS,
    EVENT,
    HOLDING,
    NEUTRAL,
    PROVINCE,
    ROLE,
    STRONGHOLD,
)
from nefrit.l5r.keyword_abilities import KEYWORD_ABILITIES
from nefrit.l5r.trees import Keyword, Standing, Triggered

CORE = "Core Set"


class L5RFace(Face):
    """A card of this game as printed. A skill that is None is a dash (l5r.dash.cannot-participate)."""

    __slots__ = (
        "clan",
        "cost",
        "deck_limit",
        "element",
        "fate",
        "glory",
        "honor",
        "influence_cost",
        "influence_pool",
        "keywords",
        "military",
        "military_bonus",
        "political",
        "political_bonus",
        "quantity",
        "role_restriction",
        "side",
        "standing",
        "strength",
        "strength_bonus",
        "traits",
        "triggered",
        "type",
        "unique",
    )

    def __init__(
        self, type: str, side: str, name: str, clan: str, number: str, set: str, abilities: Iterable[Node], facts: Facts
    ) -> None:
        nodes = tuple(abilities)
        self.triggered = tuple(node for node in nodes if isinstance(node, Triggered))
        self.standing = tuple(node for node in nodes if isinstance(node, Standing))
        self.keywords = tuple(node for node in nodes if isinstance(node, Keyword))
        listens = 0
        for ability in self.triggered:
            listens |= ability.kinds
        for keyword in self.keywords:
            if keyword.word in KEYWORD_ABILITIES:
                listens |= KEYWORD_ABILITIES[keyword.word].kinds
        super().__init__(
            card_id(set, name),
            name,
            back=side,
            abilities=nodes,
            listens=listens,
            set=set,
            number=number,
            provenance=PRINTED,
        )
        self.type = type
        self.side = side
        self.clan = clan
        self.unique = bool(facts.pop("unique", False))
        self.cost: int | None = facts.pop("cost", None)
        self.military: int | None = facts.pop("military", None)
        self.political: int | None = facts.pop("political", None)
        self.glory: int = facts.pop("glory", 0)
        self.strength: int = facts.pop("strength", 0)
        self.honor: int = facts.pop("honor", 0)
        self.fate: int = facts.pop("fate", 0)
        self.influence_pool: int = facts.pop("influence_pool", 0)
        self.influence_cost: int | None = facts.pop("influence", None)
        bonus = facts.pop("bonus", (0, 0))
        self.military_bonus: int | str = bonus[0]
        self.political_bonus: int | str = bonus[1]
        self.strength_bonus: int = facts.pop("strength_bonus", 0)
        self.element: int | None = facts.pop("element", None)
        self.traits: frozenset[str] = frozenset(facts.pop("traits", "").lower().split())
        self.quantity: int = facts.pop("quantity", 3 if side in (DYNASTY, CONFLICT) else 1)
        self.deck_limit: int = facts.pop("deck_limit", 3 if side in (DYNASTY, CONFLICT) else 1)
        self.role_restriction: str = facts.pop("role", "")
        if facts:
            raise TypeError(f"{name}: no card has the facts {', '.join(facts)}")

    def facts(self) -> dict[str, object]:
        """The published facts, under the names used in card data."""
        shown: dict[str, object] = {"type": self.type, "side": self.side, "clan": self.clan, "unique": self.unique}
        if self.cost is not None:
            shown["cost"] = self.cost
        if self.type == CHARACTER:
            shown["military"] = "-" if self.military is None else self.military
            shown["political"] = "-" if self.political is None else self.political
            shown["glory"] = self.glory
        if self.type == ATTACHMENT:
            shown["military_bonus"] = self.military_bonus
            shown["political_bonus"] = self.political_bonus
        if self.type in (PROVINCE, STRONGHOLD, HOLDING):
            shown["strength" if self.type == PROVINCE else "strength_bonus"] = self.strength or self.strength_bonus
        if self.type == STRONGHOLD:
            shown |= {"honor": self.honor, "fate": self.fate, "influence_pool": self.influence_pool}
        if self.influence_cost is not None:
            shown["influence_cost"] = self.influence_cost
        if self.element is not None:
            shown["element"] = ELEMENTS[self.element]
        if self.role_restriction:
            shown["role_restriction"] = self.role_restriction
        shown["traits"] = sorted(self.traits)
        return shown


Facts = dict[str, Any]

PACKS = {
    "Core Set": "01",
    "Tears of Amaterasu": "02",
    "For Honor and Glory": "03",
    "Into the Forbidden City": "04",
    "The Chrysanthemum Throne": "05",
    "Fate Has No Secrets": "06",
    "Meditations on the Ephemeral": "07",
    "Disciples of the Void": "08",
    "Breath of the Kami": "09",
    "Tainted Lands": "10",
    "The Fires Within": "11",
    "The Ebb and Flow": "12",
    "All and Nothing": "13",
    "Elements Unbound": "14",
}
"""The sets, and the numbers by which card ids name them."""


def card_id(set: str, name: str) -> str:
    """The id of a card as the players' databases write it: the number of its set and the plain letters of its name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return f"{PACKS[set]}-{re.sub('[^a-z0-9]+', '-', plain).strip('-')}"


def character(
    name: str,
    clan: str,
    number: int,
    *,
    side: str = DYNASTY,
    abilities: Iterable[Node] = (),
    set: str = CORE,
    **facts: Any,
) -> L5RFace:
    """A character: cost, military and political skill (None for a dash), glory, traits."""
    return L5RFace(CHARACTER, side, name, clan, str(number), set, abilities, facts)


def attachment(
    name: str, clan: str, number: int, *, abilities: Iterable[Node] = (), set: str = CORE, **facts: Any
) -> L5RFace:
    """An attachment: cost, bonus to military and political skill, traits."""
    return L5RFace(ATTACHMENT, CONFLICT, name, clan, str(number), set, abilities, facts)


def event(name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """An event: cost, traits, and the ability it is played for."""
    return L5RFace(EVENT, CONFLICT, name, clan, str(number), set, abilities, facts)


def holding(name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """A holding: the strength it adds to its province."""
    return L5RFace(HOLDING, DYNASTY, name, clan, str(number), set, abilities, facts)


def province(name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """A province: its strength and element."""
    return L5RFace(PROVINCE, PROVINCE, name, clan, str(number), set, abilities, facts)


def stronghold(
    name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any
) -> L5RFace:
    """A stronghold: starting honor, fate each round, influence, and the strength it adds to its province."""
    return L5RFace(STRONGHOLD, PROVINCE, name, clan, str(number), set, abilities, {"unique": True, **facts})


def role(name: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """A role, chosen along with the stronghold."""
    return L5RFace(ROLE, ROLE, name, NEUTRAL, str(number), set, abilities, facts)
