"""Faces: what is printed on the cards, and the declarations by which cards are written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any, Final

from nefrit.kernel.cards import PRINTED, Face, Library
from nefrit.kernel.effects import Node
from nefrit.l5r.constants import (
    ATTACHMENT,
    CHARACTER,
    CONFLICT,
    DYNASTY,
    EDITION_1_0,
    ELEMENTS,
    EVENT,
    HOLDING,
    NEUTRAL,
    PROVINCE,
    ROLE,
    STRONGHOLD,
)
from nefrit.l5r.keyword_abilities import KEYWORD_ABILITIES
from nefrit.l5r.trees import (
    ACTION,
    FROM_DISCARD,
    FROM_PROVINCE,
    AsAttachment,
    Attaches,
    Keyword,
    PlayOnlyIf,
    Standing,
    Triggered,
)

CORE: Final = "Core Set"


class AttachedText:
    """The text of a character that is in play as an attachment."""

    __slots__ = ("standing", "triggered")

    def __init__(self, nodes: Iterable[Node]) -> None:
        parts = tuple(nodes)
        self.standing = tuple(node for node in parts if isinstance(node, Standing))
        self.triggered = tuple(node for node in parts if isinstance(node, Triggered))


class L5RFace(Face):
    """A card of this game as printed. A skill that is None is a dash (l5r.dash.cannot-participate).

    What the anatomy of cards names are its fields: l5r.anatomy.title (`name`), l5r.anatomy.cost, l5r.anatomy.card-type,
    l5r.anatomy.clan-symbol, l5r.anatomy.military-skill, l5r.anatomy.military-skill-bonus, l5r.anatomy.political-skill,
    l5r.anatomy.political-skill-bonus, l5r.anatomy.glory, l5r.anatomy.element, l5r.anatomy.strength,
    l5r.anatomy.strength-bonus, l5r.anatomy.starting-honor (`honor`), l5r.anatomy.fate-value (`fate`),
    l5r.anatomy.influence-value (`influence_pool`), l5r.anatomy.traits, l5r.anatomy.influence-cost,
    l5r.anatomy.product-information (`set` and `number`). Where on the card they are printed is of no concern here:
    l5r.skill.printed-position, l5r.trait.location, l5r.anatomy.province-element-symbol-position. Traits do nothing by
    themselves (l5r.trait.no-inherent-effect).

    `older` is the same card with the text it has in edition 1.0, where an erratum has changed that
    (l5r.errata.replaces-printed); the id of such a printing ends with the edition.
    """

    __slots__ = (
        "acts_out_of_play",
        "as_attachment",
        "attaches",
        "bans_attachments",
        "clan",
        "cost",
        "deck_limit",
        "element",
        "fate",
        "glory",
        "has_actions",
        "has_peaceful_actions",
        "honor",
        "influence_cost",
        "influence_pool",
        "is_older",
        "keywords",
        "military",
        "military_bonus",
        "older",
        "own_abilities",
        "play_only_if",
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
        # l5r.ability.definition, l5r.anatomy.ability
        nodes = tuple(abilities)
        printed = facts.pop("printed", None)
        self.older: L5RFace | None = None
        self.is_older: bool = facts.pop("is_older", False)
        if printed is not None:
            self.older = L5RFace(type, side, name, clan, number, set, printed, {**facts, "is_older": True})
        self.triggered = tuple(node for node in nodes if isinstance(node, Triggered))
        self.standing = tuple(node for node in nodes if isinstance(node, Standing))
        elsewhere = (FROM_DISCARD, FROM_PROVINCE)
        self.acts_out_of_play = any(place in elsewhere for ability in self.triggered for place in ability.places)
        self.keywords = tuple(node for node in nodes if isinstance(node, Keyword))
        self.bans_attachments = any(keyword.word == "no attachments" for keyword in self.keywords)
        self.attaches = tuple(node for node in nodes if isinstance(node, Attaches))
        self.play_only_if = tuple(node.condition for node in nodes if isinstance(node, PlayOnlyIf))
        attached = [part for node in nodes if isinstance(node, AsAttachment) for part in node.abilities]
        self.as_attachment = AttachedText(attached) if attached else None
        by_keyword = [KEYWORD_ABILITIES[word.word] for word in self.keywords if word.word in KEYWORD_ABILITIES]
        self.own_abilities = (*self.triggered, *by_keyword)
        every = (*self.own_abilities, *(part for part in attached if isinstance(part, Triggered)))
        self.has_actions = any(ability.type == ACTION for ability in every)
        self.has_peaceful_actions = any(ability.is_peaceful_action for ability in every)
        listens = 0
        for ability in every:
            listens |= ability.listens
        super().__init__(
            card_id(set, name) + (f"@{EDITION_1_0}" if self.is_older else ""),
            name,
            back=side,
            abilities=nodes,
            listens=listens,
            set=set,
            number=number,
            provenance=PRINTED,
        )
        self.type: str = type
        self.side: str = side
        self.clan: str = clan
        self.unique: bool = bool(facts.pop("unique", False))
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

    @property
    def printings(self) -> tuple[L5RFace, ...]:
        """The card with its text of each edition, the newest first; one only where there is no erratum.

        l5r.errata.english-printing-prevails
        """
        return (self,) if self.older is None else (self, self.older)

    def for_edition(self, edition: str) -> L5RFace:
        """The card with the text it has in an edition (decision.l5r.edition)."""
        return self.older if self.older is not None and edition == EDITION_1_0 else self

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

PACKS: Final = {
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


def newest(library: Library) -> list[Face]:
    """The faces of a library without older printings."""
    return [face for face in library.faces.values() if not isinstance(face, L5RFace) or not face.is_older]


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
    """A character (l5r.character.represents): cost, military and political skill (None for a dash), glory, traits."""
    return L5RFace(CHARACTER, side, name, clan, str(number), set, abilities, facts)


def attachment(
    name: str, clan: str, number: int, *, abilities: Iterable[Node] = (), set: str = CORE, **facts: Any
) -> L5RFace:
    """An attachment: cost, bonus to military and political skill, traits.

    l5r.attachment.represents
    """
    return L5RFace(ATTACHMENT, CONFLICT, name, clan, str(number), set, abilities, facts)


def event(name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """An event: cost, traits, and the ability it is played for.

    l5r.event.represents
    """
    return L5RFace(EVENT, CONFLICT, name, clan, str(number), set, abilities, facts)


def holding(name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """A holding: the strength it adds to its province."""
    return L5RFace(HOLDING, DYNASTY, name, clan, str(number), set, abilities, facts)


def province(name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """A province (l5r.province.represents): its strength and element."""
    return L5RFace(PROVINCE, PROVINCE, name, clan, str(number), set, abilities, facts)


def stronghold(
    name: str, clan: str, number: int, *, abilities: Iterable[Node], set: str = CORE, **facts: Any
) -> L5RFace:
    """A stronghold: starting honor, fate each round, influence, and the strength it adds to its province."""
    return L5RFace(STRONGHOLD, PROVINCE, name, clan, str(number), set, abilities, {"unique": True, **facts})


def role(name: str, number: int | str, *, abilities: Iterable[Node], set: str = CORE, **facts: Any) -> L5RFace:
    """A role, chosen along with the stronghold; the two sides of one card have a letter in their number."""
    return L5RFace(ROLE, ROLE, name, NEUTRAL, str(number), set, abilities, facts)
