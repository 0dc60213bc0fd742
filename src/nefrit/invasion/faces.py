"""Faces: what is printed on the cards."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from nefrit.invasion.constants import (
    ATTACHMENT,
    FULCRUM,
    HERO,
    LEGEND,
    PRINTED_TEXT,
    QUEST,
    QUEST_ZONE,
    SECTIONS,
    SUPPORT,
    UNIT,
)
from nefrit.invasion.keywords import LIMITED, NECROMANCY
from nefrit.invasion.trees import (
    A_CHAIN,
    A_COMBAT,
    Action,
    Attaches,
    EndsChain,
    Enters,
    Forced,
    HeroLimit,
    Invades,
    Keyword,
    OnlyIn,
    PlayInstead,
    PlayOnlyIf,
    Standing,
    Text,
    Whenever,
)
from nefrit.kernel.cards import PRINTED, Face
from nefrit.kernel.effects import Node
from nefrit.parts.words import Amount

PLAYER_BACK: Final = "player"
FULCRUM_BACK: Final = "fulcrum"
"""Fulcrums have a back of their own (invasion.component.two-card-backs)."""

X: Final = "X"
"""A printed value that the card's text or its player determines (invasion.card.x-stat)."""

Number = int | Amount | str | None


@dataclass(frozen=True)
class Facts:
    """What is printed on a card besides its text.

    Traits are separated by spaces, a trait of two words has a hyphen. `copies` is how many of the card are in its set.
    """

    type: str
    race: str
    name: str
    number: int
    set: str
    unique: bool = False
    cost: int | str | Amount = 0
    loyalty: int = 0
    power: Number = None
    powers: tuple[int, ...] = ()
    hit_points: Number = None
    dominance: int = 0
    traits: str = ""
    copies: int = 3
    provenance: str = PRINTED


class InvasionFace(Face):
    """A card of this game as printed (invasion.card.anatomy).

    `cost` is a number, or X. `power` and `hit_points` are numbers or, where X is printed, an amount. A legend has three
    values of power, one for each zone of the capital (invasion.card.legend-anatomy), a fulcrum icons of `dominance`.
    A unit or legend `stands` less damage than its hit points, if these are a number. Every Hero is unique and prints
    the limit of one Hero in a zone (invasion.keyword.hero-limit).

    `older` is the same card with the text that was printed before the FAQ changed it; the id of such a printing ends
    with the edition (invasion.errata.applies-to-all-printings).
    """

    __slots__ = (
        "actions",
        "acts",
        "attaches",
        "awaits",
        "changes_own_cost",
        "cost",
        "costs_at_least",
        "declared",
        "dominance",
        "ends_chain",
        "enters",
        "hit_points",
        "invades",
        "is_older",
        "keywords",
        "limited",
        "loyalty",
        "needs",
        "newer",
        "older",
        "only_in",
        "play_instead",
        "play_only_if",
        "plays_plainly",
        "power",
        "powers",
        "printed_cost",
        "quantity",
        "race",
        "raises",
        "responds",
        "sections",
        "standing",
        "stands",
        "texts",
        "traits",
        "triggered",
        "type",
        "unique",
        "works_out_of_play",
    )

    def __init__(self, facts: Facts, abilities: Iterable[Node] = (), *, is_older: bool = False) -> None:
        type = facts.type
        nodes = tuple(abilities)
        self.traits: tuple[str, ...] = tuple(trait.replace("-", " ") for trait in facts.traits.split())
        if type == UNIT and HERO in self.traits:
            # The limit is printed on every Hero unit.
            nodes = (HeroLimit(), *nodes)
        self.declared: Facts = facts
        self.is_older: bool = is_older
        self.older: InvasionFace | None = None
        self.newer: InvasionFace | None = None
        self.type: str = type
        self.race: str = facts.race
        self.cost: int | str | Amount = facts.cost
        # The number in the corner; X is 0 (invasion.term.cost, invasion.term.x-default-zero).
        self.printed_cost: int = self.cost if isinstance(self.cost, int) else 0
        self.loyalty: int = facts.loyalty
        self.power: Number = facts.power
        self.powers: tuple[int, ...] = facts.powers
        self.hit_points: Number = facts.hit_points
        fights = type in (UNIT, LEGEND)
        self.stands: int = self.hit_points if fights and isinstance(self.hit_points, int) else 0
        self.dominance: int = facts.dominance
        # Every Hero is unique.
        self.unique: bool = facts.unique or HERO in self.traits
        self.quantity: int = facts.copies
        self.actions = tuple(node for node in nodes if isinstance(node, Action))
        self.triggered = tuple(node for node in nodes if isinstance(node, Forced | Whenever))
        self.standing = tuple(node for node in nodes if isinstance(node, Standing))
        self.keywords = tuple(node for node in nodes if isinstance(node, Keyword))
        self.attaches = next((node for node in nodes if isinstance(node, Attaches)), None)
        self.only_in = next((node for node in nodes if isinstance(node, OnlyIn)), None)
        self.enters = next((node for node in nodes if isinstance(node, Enters)), None)
        self.ends_chain = any(isinstance(node, EndsChain) for node in nodes)
        self.invades = any(isinstance(node, Invades) for node in nodes)
        self.play_instead = next((node for node in nodes if isinstance(node, PlayInstead)), None)
        self.play_only_if = tuple(node.condition for node in nodes if isinstance(node, PlayOnlyIf))
        self.texts: tuple[Text, ...] = (*self.triggered, *self.actions)
        listens = 0
        for text in self.texts:
            listens |= text.kinds
        # What follows from the texts alone and is asked all the time: what triggers it at once, whether there are
        # actions without a trigger and what all of these need, to what the others respond, into which zones it is
        # played if only for its price, whether it takes nothing but that to play it or besides that only what its text
        # asks, whether it works out of play, whether the cost changes by the card itself, whether it can be played from
        # the discard pile, and what it costs at the least.
        self.awaits = 0
        for one in self.triggered:
            self.awaits |= one.kinds
        acting = [action for action in self.actions if action.when is None]
        self.acts = acting != []
        self.needs = A_COMBAT | A_CHAIN if acting else 0
        for action in acting:
            self.needs &= action.needs
        self.responds = 0
        for action in self.actions:
            self.responds |= action.kinds
        self.limited = any(one.word == LIMITED for one in self.keywords)
        in_one_way = not self.play_only_if and self.play_instead is None and not self.invades
        self.sections: tuple[int, ...] = ()
        if in_one_way and type in (UNIT, SUPPORT, QUEST) and not self.is_attachment:
            zones = self.zones if self.only_in is None else self.only_in.sections
            self.sections = tuple(section for section in self.zones if section in zones)
        self.plays_plainly = self.sections != () and not self.limited and not self.unique
        self.works_out_of_play = any(action.out_of_play for action in self.actions)
        self.changes_own_cost = isinstance(self.cost, Amount) or any(one.what == "cost" for one in self.standing)
        self.raises = any(one.word == NECROMANCY for one in self.keywords)
        fixed = not self.changes_own_cost and self.play_instead is None
        self.costs_at_least = self.printed_cost if fixed else 0
        super().__init__(
            card_id(facts.set, facts.number) + (f"@{PRINTED_TEXT}" if is_older else ""),
            facts.name,
            back=FULCRUM_BACK if type == FULCRUM else PLAYER_BACK,
            abilities=nodes,
            listens=listens,
            set=facts.set,
            number=str(facts.number),
            provenance=facts.provenance,
        )

    def has(
        self, *abilities: Node, printed: Iterable[Node] | None = None, printed_unique: bool | None = None
    ) -> InvasionFace:
        """The card with its text; `printed` is the text before the FAQ changed it, where it did.

        `printed_unique` says whether the card was unique then, where the FAQ changed that, too.
        """
        face = InvasionFace(self.declared, abilities)
        if printed is not None:
            was_unique = self.declared.unique if printed_unique is None else printed_unique
            face.older = InvasionFace(replace(self.declared, unique=was_unique), printed, is_older=True)
            face.older.newer = face
        return face

    @property
    def is_attachment(self) -> bool:
        """Whether it is attached to another card: by its trait, or because its text says so without the trait.

        invasion.card.type-attachment
        """
        return self.type == SUPPORT and (ATTACHMENT in self.traits or self.attaches is not None)

    @property
    def zones(self) -> tuple[int, ...]:
        """The zones of the capital into which a unit, support or quest may be played.

        invasion.play.quest-into-quest-zone, invasion.play.zone-choice, invasion.play.not-into-opponents-zone
        """
        return (QUEST_ZONE,) if self.type == QUEST and not self.invades else SECTIONS

    def for_edition(self, edition: str) -> InvasionFace:
        """The face with the text it has in an edition (decision.invasion.errata).

        The newest text counts for older printings, too (invasion.errata.latest-printing-authoritative,
        invasion.errata.older-printings-updated).
        """
        if edition == PRINTED_TEXT:
            return self if self.older is None else self.older
        return self if self.newer is None else self.newer

    @property
    def printings(self) -> tuple[InvasionFace, ...]:
        """The card in all its printings, the newest first: what the FAQ says is dated later than any printed card.

        invasion.errata.newest-by-copyright
        """
        return (self,) if self.older is None else (self, self.older)

    def facts(self) -> dict[str, object]:
        """The published facts by the names used in card data."""
        shown: dict[str, object] = {
            "type": self.type,
            "race": self.race,
            "cost": X if isinstance(self.cost, Amount) else self.cost,
            "loyalty": self.loyalty,
            "power": X if isinstance(self.power, Amount) else self.power,
            "health": X if isinstance(self.hit_points, Amount) else self.hit_points,
            "traits": list(self.traits),
            "unique": self.unique,
            "quantity": self.quantity,
        }
        if self.powers:
            shown["powers"] = list(self.powers)
        if self.dominance:
            shown["dominance"] = self.dominance
        return shown


def card_id(set: str, number: int) -> str:
    """The id of a card: its set in plain letters, and its number in three digits."""
    plain = unicodedata.normalize("NFKD", set).encode("ascii", "ignore").decode().casefold()
    return f"{re.sub(r'[^a-z0-9]+', '-', plain).strip('-')}-{number:03d}"
