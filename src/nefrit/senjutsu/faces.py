"""Faces: what is printed on ability cards, and the fighters with their Kamae maps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nefrit.kernel.cards import PRINTED, Face
from nefrit.senjutsu.constants import ADDITIONAL, ATTACK, CORE, CORE_ABILITY, CORE_WEAPON, DEFENCE, SOLO
from nefrit.senjutsu.trees.contracts import FartherPerContract, StakeContracts
from nefrit.senjutsu.trees.lasting import Passive
from nefrit.senjutsu.trees.sections import Section

BRINGS_RULES: Final = 1
"""What faces listen to that bring rules with them while they are in play."""


def primary_type(types: tuple[str, ...]) -> str:
    """The type as which a card is treated first: of a core weapon card the other one than core.

    senjutsu.resolve.weapon-has-two-types, senjutsu.resolve.weapon-primary-type
    """
    return next((type for type in types if type in (ATTACK, DEFENCE)), types[0])


class SenjutsuFace(Face):
    """An ability card: all that a fighter does stands on one (senjutsu.overview.ability-cards-are-everything).

    There are four types (senjutsu.cards.four-types). A common card belongs to nobody, a signature or core ability card
    to one character, a core weapon card to a weapon: senjutsu.cards.common, senjutsu.cards.signature,
    senjutsu.core.ability-card, senjutsu.core.weapon-card, senjutsu.component.core-cards, senjutsu.core.recognition.

    Its fields are what the anatomy of cards names: senjutsu.anatomy.name, senjutsu.anatomy.keywords,
    senjutsu.anatomy.initiative, senjutsu.anatomy.mandatory-focus-cost (`focus`), senjutsu.anatomy.type-symbol
    (`types`), senjutsu.anatomy.range-symbol, senjutsu.range.symbol, senjutsu.anatomy.instant-symbol (`keywords`),
    senjutsu.anatomy.kamae-requirement (`requires`), senjutsu.anatomy.rank, senjutsu.anatomy.serial-number (`number`).
    As symbols: senjutsu.symbol.initiative, senjutsu.symbol.focus-cost, senjutsu.symbol.range,
    senjutsu.symbol.instants and senjutsu.prepared.symbol (keywords too). `needs` is what it demands beside a Kamae.
    `amount` is how many one box holds. `is_core` tells whether it is a core card (senjutsu.core.own-rules), `rules` are
    the names of the rules that it brings while it is in play or in hand. `farther` is by how much each fulfilled
    contract makes its range greater, `staked` tells that contracts are staked on it.
    """

    __slots__ = (
        "amount",
        "card_class",
        "character",
        "farther",
        "focus",
        "initiative",
        "is_core",
        "keywords",
        "needs",
        "play_when",
        "range",
        "rank",
        "requires",
        "rules",
        "school",
        "sections",
        "staked",
        "type",
        "types",
    )

    def __init__(
        self,
        id: str,
        name: str,
        *,
        number: str,
        card_class: str,
        types: tuple[str, ...],
        sections: tuple[Section, ...],
        character: str = "",
        rank: str = "",
        initiative: tuple[int, ...] = (),
        focus: int = 0,
        keywords: tuple[str, ...] = (),
        range: int = 0,
        school: str = "",
        amount: int = 1,
        requires: tuple[str, ...] = (),
        needs: tuple[str, ...] = (),
        play_when: str = "",
        set: str = "core",
        provenance: str = PRINTED,
    ) -> None:
        lines = [line for section in sections for line in section.lines]
        self.rules = tuple([line.rule for line in lines if isinstance(line, Passive)])
        self.farther = sum([line.count for line in lines if isinstance(line, FartherPerContract)])
        self.staked = any(isinstance(line, StakeContracts) for line in lines)
        super().__init__(
            id,
            name,
            back=SOLO if card_class == SOLO else "ability",
            abilities=sections,
            listens=BRINGS_RULES if self.rules else 0,
            set=set,
            number=number,
            provenance=provenance,
        )
        self.card_class = card_class
        self.types = types
        self.type = primary_type(types)
        self.sections = sections
        self.character = character
        self.rank = rank
        self.initiative = initiative
        self.focus = focus
        self.keywords = keywords
        self.range = range
        self.school = school
        self.amount = amount
        self.requires = requires
        self.needs = needs
        self.play_when = play_when
        self.is_core = card_class in (CORE_ABILITY, CORE_WEAPON) or CORE in types

    def alike(self, other: Face) -> bool:
        """Whether cards play alike, whosever signature cards they are."""
        if not isinstance(other, SenjutsuFace) or self.abilities != other.abilities:
            return False
        mine, theirs = self.facts(), other.facts()
        return mine | {"character": None} == theirs | {"character": None}

    def facts(self) -> dict[str, object]:
        """The published facts, under the names used in card data."""
        return {
            "type": self.type,
            "types": list(self.types),
            "class": self.card_class,
            "character": self.character or None,
            "rank": self.rank or None,
            "initiative": self._printed_initiative(),
            "focus": self.focus,
            "keywords": list(self.keywords),
            "range": self.range or None,
        }

    def _printed_initiative(self) -> object:
        """A number, several to choose from, or "=" for that of the card it is added to."""
        if len(self.initiative) > 1:
            return list(self.initiative)
        if self.initiative:
            return self.initiative[0]
        # senjutsu.anatomy.initiative
        return "=" if ADDITIONAL in self.keywords else None


@dataclass(frozen=True)
class KamaeMap:
    """The stances a character knows and how they connect: from each position to which one can go.

    senjutsu.kamae.map, senjutsu.kamae.shift.one-way. "focus" is the focus point, where the ring never rests.
    """

    paths: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Character:
    """A character card with all that belongs to the character (senjutsu.character.unique-set).

    senjutsu.component.character-cards, senjutsu.component.kamae-map-cards, senjutsu.component.character-miniatures

    senjutsu.character.card.name, senjutsu.character.card.advantage, senjutsu.character.card.hand-limit,
    senjutsu.character.card.wound-limit, senjutsu.character.card.weapons, senjutsu.victory.limits-on-card. `may_hide`
    tells that it may start the game hidden (senjutsu.hidden.start), `weapon_cards` how many core weapon cards it has
    (senjutsu.deckbuild.several-weapons). Its id stands for its symbol on cards.

    What only some have: trap tokens, a poison deck of their own (`poisons`), a `companion`, a `bell` to place before
    the game, with how many wounds left `desperation` becomes active, how many `contracts` they choose, being `drunk`,
    and a name of their own (`is_name`).

    senjutsu.character.card.symbol, senjutsu.symbol.characters
    """

    id: str
    name: str
    advantage: int
    hand_limit: int
    wound_limit: int
    weapons: tuple[str, ...]
    core_card: str
    map: KamaeMap
    weapon_cards: int = 1
    may_hide: bool = False
    trap_tokens: bool = False
    poisons: tuple[str, ...] = ()
    companion: str = ""
    bell: bool = False
    desperation: int = 0
    contracts: int = 0
    drunk: bool = False
    is_name: bool = False

    @property
    def title(self) -> str:
        """What it is called in a sentence: some characters have a name, the others only what they are."""
        return self.name if self.is_name else f"the {self.name}"


@dataclass(frozen=True)
class Companion:
    """A figure that fights at the side of a character, with a deck of its own (decision.senjutsu.companion).

    It has no hand and no Kamae map: its Kamae card has a side for each of its two `positions`.
    """

    id: str
    name: str
    wound_limit: int
    stun_limit: int
    positions: tuple[str, ...]
