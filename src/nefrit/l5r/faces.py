"""Faces: what is printed on the cards."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from nefrit.kernel.cards import PRINTED, Face, Library
from nefrit.kernel.effects import Node
from nefrit.l5r.constants import ATTACHMENT, CHARACTER, EDITION_1_0, ELEMENTS, HOLDING, PROVINCE, STRONGHOLD
from nefrit.l5r.keyword_abilities import KEYWORD_ABILITIES
from nefrit.l5r.sets import PACKS
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


@dataclass(frozen=True)
class Facts:
    """What is printed on a card besides its text.

    A skill that is None is a dash; `influence` is None where no influence cost is printed. Traits are separated by
    spaces, a trait of two words has a hyphen. `copies` is how many of the card are in its set, `role` a trait that the
    role of its deck must have.
    """

    type: str
    side: str
    clan: str
    name: str
    number: str
    set: str
    unique: bool = False
    cost: int | None = None
    skills: tuple[int | None, int | None] = (None, None)
    bonus: tuple[int | str, int | str] = (0, 0)
    glory: int = 0
    strength: int | str = 0
    strength_bonus: int = 0
    element: int | None = None
    honor: int = 0
    fate: int = 0
    influence_pool: int = 0
    influence: int | None = None
    traits: str = ""
    role: str = ""
    copies: int = 1
    deck_limit: int = 1


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
        "declared",
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

    def __init__(self, facts: Facts, abilities: Iterable[Node] = (), *, is_older: bool = False) -> None:
        # l5r.ability.definition, l5r.anatomy.ability
        nodes = tuple(abilities)
        self.declared: Facts = facts
        self.older: L5RFace | None = None
        self.is_older: bool = is_older
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
            card_id(facts.set, facts.name) + (f"@{EDITION_1_0}" if is_older else ""),
            facts.name,
            back=facts.side,
            abilities=nodes,
            listens=listens,
            set=facts.set,
            number=facts.number,
            provenance=PRINTED,
        )
        self.type: str = facts.type
        self.side: str = facts.side
        self.clan: str = facts.clan
        self.unique: bool = facts.unique
        self.cost: int | None = facts.cost
        self.military: int | None = facts.skills[0]
        self.political: int | None = facts.skills[1]
        self.glory: int = facts.glory
        # l5r.x.default-zero
        self.strength: int = facts.strength if isinstance(facts.strength, int) else 0
        self.honor: int = facts.honor
        self.fate: int = facts.fate
        self.influence_pool: int = facts.influence_pool
        self.influence_cost: int | None = facts.influence
        self.military_bonus: int | str = facts.bonus[0]
        self.political_bonus: int | str = facts.bonus[1]
        self.strength_bonus: int = facts.strength_bonus
        self.element: int | None = facts.element
        self.traits: frozenset[str] = frozenset(facts.traits.lower().split())
        self.quantity: int = facts.copies
        self.deck_limit: int = facts.deck_limit
        self.role_restriction: str = facts.role

    def has(self, *abilities: Node, printed: Iterable[Node] | None = None) -> L5RFace:
        """The card with its text; `printed` is the text of edition 1.0, where an erratum has changed it."""
        face = L5RFace(self.declared, abilities)
        if printed is not None:
            face.older = L5RFace(self.declared, printed, is_older=True)
        return face

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
        if self.type == PROVINCE:
            shown["strength"] = self.declared.strength
        if self.type in (STRONGHOLD, HOLDING):
            shown["strength_bonus"] = self.strength_bonus
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


def card_id(set: str, name: str) -> str:
    """The id of a card as the players' databases write it: the number of its set and the plain letters of its name."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return f"{PACKS[set]}-{re.sub('[^a-z0-9]+', '-', plain).strip('-')}"


def newest(library: Library) -> list[Face]:
    """The faces of a library without older printings."""
    return [face for face in library.faces.values() if not isinstance(face, L5RFace) or not face.is_older]
