"""Loading the data files of this package."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.senjutsu.constants import KAMAE, NEUTRAL, PARTS
from nefrit.senjutsu.faces import Character, Companion, KamaeMap, SenjutsuFace
from nefrit.senjutsu.fields import Fields
from nefrit.senjutsu.reading import CORE_BOX, EXPANSION, card_id, read_face, read_solo_face

CHARACTER_FILES: Final = ("ronin.toml", "warrior.toml", "master.toml", "student.toml")
EXPANSION_CHARACTERS: Final = (
    "ninja.toml",
    "assassin.toml",
    "ashigaru.toml",
    "monk.toml",
    "sailor.toml",
    "onna_bugeisha.toml",
    "yojimbo.toml",
    "wakou.toml",
    "yasuke.toml",
)
"""decision.senjutsu.expansion"""
RECONSTRUCTED_CHARACTERS: Final = ("musashi.toml", "kojiro.toml")
"""Characters of whose cards only an index is published: their faces are reconstructed (decision.senjutsu.expansion)."""
COMPANION_FILES: Final = ("hachiko.toml",)
CARD_FILES: Final = ("weapons.toml", "common.toml", "poison.toml")
EXPANSION_CARDS: Final = ("expansion_weapons.toml", "expansion_common.toml", "expansion_poison.toml")
SOLO_FILES: Final = ("solo.toml", "expansion_solo.toml")
POSITIONS: Final = (NEUTRAL, *KAMAE, "focus")
NIGHTMARE: Final = "nightmare"


@dataclass(frozen=True)
class School:
    """A specific school and its common cards (senjutsu.school.purpose)."""

    id: str
    name: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class SignatureDeck:
    """A ready deck of a character: the ids of its cards, each with how many (decision.senjutsu.signature-decks)."""

    character: str
    core_card: str
    weapon_cards: tuple[str, ...]
    cards: tuple[tuple[str, int], ...]
    companion: tuple[tuple[str, int], ...] = ()

    @property
    def size(self) -> int:
        """How many cards it has besides the core cards (senjutsu.deck.core-cards-excluded)."""
        return sum(count for _, count in self.cards)


@dataclass(frozen=True)
class SoloCard:
    """A card of automated opponents: its pile, 0 if it belongs to a character, and how its parts go together.

    senjutsu.solo.piles.sort, senjutsu.solo.recipe.character-base
    """

    face: SenjutsuFace
    pile: int
    parts: str

    @property
    def owner(self) -> str:
        """The character it belongs to, or empty."""
        return self.face.character

    @property
    def is_nightmare(self) -> bool:
        """Whether it is a nightmare card (senjutsu.solo.nightmare.purpose)."""
        return NIGHTMARE in self.face.keywords


class Box:
    """What the core box and the expansions hold, read from the data files."""

    def __init__(self) -> None:
        schools = [_school(each) for each in _file("schools.toml").tables("school")]
        self.schools = {school.id: school for school in schools}
        self._school_of = {card: school.id for school in schools for card in school.cards}
        self.characters: dict[str, Character] = {}
        self.companions: dict[str, Companion] = {}
        self.decks: dict[str, SignatureDeck] = {}
        self.faces: list[SenjutsuFace] = []
        for name in CHARACTER_FILES:
            self._read_character(_file(name), CORE_BOX)
        for name in CARD_FILES:
            self._read_faces(_file(name), CORE_BOX)
        for name in EXPANSION_CHARACTERS:
            self._read_character(_file(name))
        for name in RECONSTRUCTED_CHARACTERS:
            self._read_character(_file(name), provenance=RECONSTRUCTED)
        for name in COMPANION_FILES:
            file = _file(name)
            companion = _companion(file.table("companion"))
            self.companions[companion.id] = companion
            self._read_faces(file, companion.id)
        for name in EXPANSION_CARDS:
            self._read_faces(_file(name), EXPANSION)
        self.solo_cards = [_solo_card(each) for name in SOLO_FILES for each in _file(name).tables("card")]

    def _read_character(self, file: Fields, set: str = "", provenance: str = PRINTED) -> None:
        """A character with its deck and cards; outside the core box the cards of each are a set of their own."""
        character = _character(file.table("character"))
        self.characters[character.id] = character
        self.decks[character.id] = _deck(file.table("deck"), character)
        self._read_faces(file, set or character.id, provenance)

    def _read_faces(self, file: Fields, set: str, provenance: str = PRINTED) -> None:
        self.faces += [read_face(each, self._school_of, set, provenance) for each in file.tables("card")]
        file.finish()


def _file(name: str) -> Fields:
    return Fields(tomllib.loads(files("nefrit.senjutsu.cards").joinpath(name).read_text(encoding="utf-8")), name)


def _school(fields: Fields) -> School:
    cards = tuple([card_id(number) for number in fields.words("cards")])
    school = School(fields.word("id"), fields.word("name"), cards)
    fields.finish()
    return school


def _character(fields: Fields) -> Character:
    paths = fields.table("paths")
    character = Character(
        id=fields.word("id"),
        name=fields.word("name"),
        advantage=fields.number("advantage"),
        hand_limit=fields.number("hand_limit"),
        wound_limit=fields.number("wound_limit"),
        weapons=fields.words("weapons"),
        core_card=card_id(fields.word("core_card")),
        weapon_cards=fields.number("weapon_cards", 1),
        may_hide=fields.flag("may_hide"),
        trap_tokens=fields.flag("trap_tokens"),
        poisons=fields.words("poisons"),
        companion=fields.word("companion", default=""),
        bell=fields.flag("bell"),
        desperation=fields.number("desperation", 0),
        contracts=fields.number("contracts", 0),
        drunk=fields.flag("drunk"),
        is_name=fields.flag("is_name"),
        map=KamaeMap({position: paths.words(position, POSITIONS) for position in POSITIONS if position in paths}),
    )
    paths.finish()
    fields.finish()
    return character


def _companion(fields: Fields) -> Companion:
    companion = Companion(
        id=fields.word("id"),
        name=fields.word("name"),
        wound_limit=fields.number("wound_limit"),
        stun_limit=fields.number("stun_limit"),
        positions=fields.words("positions", KAMAE),
    )
    fields.finish()
    return companion


def _deck(fields: Fields, character: Character) -> SignatureDeck:
    weapons = tuple([card_id(number) for number in fields.words("weapon_cards")])
    cards = _counts(fields.table("cards"))
    companion = _counts(fields.table("companion")) if "companion" in fields else ()
    fields.finish()
    return SignatureDeck(character.id, character.core_card, weapons, cards, companion)


def _counts(fields: Fields) -> tuple[tuple[str, int], ...]:
    return tuple([(card_id(number), fields.number(number)) for number in fields.left()])


def _solo_card(fields: Fields) -> SoloCard:
    pile, parts = fields.number("pile", 0), fields.word("parts", PARTS)
    return SoloCard(read_solo_face(fields), pile, parts)
