"""A deck: the character, its weapon, and the ability cards that a player brings to the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from nefrit.kernel.cards import Library, UnknownName
from nefrit.senjutsu.cards import CHARACTERS, LIBRARY, SCHOOLS
from nefrit.senjutsu.constants import SOLO
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.text.decklists import MOST_COPIES, BadDeck, Cards, Finder, Problems, copies_of, merged, one_line, plain

WEAPON = "weapon"
CARDS = "cards"
COMPANION = "companion"
PARTS = (WEAPON, CARDS, COMPANION)
"""The parts of a deck that hold cards, in the order in which they are written."""
CHARACTER = "character"
SCHOOL = "school"
DECK_KEYS = ("name", CHARACTER, SCHOOL, *PARTS)
NO_SCHOOL = "none"


@dataclass(frozen=True)
class Deck:
    """A deck as its player built it, legal or not: ids of cards with how many copies.

    `character` is empty if none was named. `school` is NO_SCHOOL if the player uses none, and empty if nothing is said:
    then it is the one that its cards belong to. The core ability card comes with the character and is not written.
    `companion` is the deck of the companion, if the character has one.
    """

    name: str = ""
    character: str = ""
    weapon: Cards = ()
    cards: Cards = ()
    school: str = ""
    companion: Cards = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", one_line(self.name))
        for part in PARTS:
            object.__setattr__(self, part, merged(self.part(part)))

    def part(self, part: str) -> Cards:
        """The cards in a part."""
        return cast("Cards", getattr(self, part))

    def count(self, part: str) -> int:
        """How many cards a part has."""
        return sum(count for _, count in self.part(part))

    def to_options(self) -> dict[str, Any]:
        """The deck as an option of a game. It must have a character and a weapon."""
        problems = Problems()
        if not self.character:
            problems.add("a deck to play with names its character")
        if not self.weapon:
            problems.add("a deck to play with has a core weapon card")
        problems.check()
        return {
            **({"name": self.name} if self.name else {}),
            CHARACTER: self.character,
            **({SCHOOL: self.school} if self.school else {}),
            WEAPON: [card for card, count in self.weapon for _ in range(count)],
            CARDS: dict(self.cards),
            **({COMPANION: dict(self.companion)} if self.companion else {}),
        }


@cache
def finder_of(library: Library) -> Finder:
    """Finds the cards that players use; the cards of automated opponents are called the same and are left out."""
    # Every game that starts, or is read again, has its decks checked.
    faces = cast("Iterable[SenjutsuFace]", library.faces.values())
    return Finder([face for face in faces if face.card_class != SOLO])


def from_options(options: object, finder: Finder) -> Deck:
    """The deck that an option of a game describes; its cards are named by number or name."""
    problems = Problems()
    if not isinstance(options, Mapping):
        raise BadDeck([f"a deck is an object with {', '.join(DECK_KEYS)}"])
    for key in options:
        if key not in DECK_KEYS:
            problems.add(f"a deck has no {one_line(str(key))!r}, only {', '.join(DECK_KEYS)}")
    texts = {key: options.get(key, "") for key in ("name", CHARACTER, SCHOOL)}
    for key, value in texts.items():
        if not isinstance(value, str):
            problems.add(f"the {key} of a deck is a text")
            texts[key] = ""
    character = character_called(texts[CHARACTER], problems, "") if texts[CHARACTER] else ""
    parts = {part: tuple(_option_part(part, options.get(part), finder, problems, character)) for part in PARTS}
    school = school_called(texts[SCHOOL], problems, "") if texts[SCHOOL] else ""
    problems.check()
    return Deck(texts["name"], character, parts[WEAPON], parts[CARDS], school, parts[COMPANION])


def _option_part(
    part: str, given: object, finder: Finder, problems: Problems, character: str
) -> Iterable[tuple[str, int]]:
    """The cards of a part: one name, a list of names, or names with how many of each."""
    cards: Iterable[tuple[object, object]]
    if given is None:
        cards = []
    elif isinstance(given, str):
        cards = [(given, 1)]
    elif isinstance(given, list):
        cards = [(card, 1) for card in given]
    elif isinstance(given, Mapping):
        cards = given.items()
    else:
        problems.add(f"{part}: it is a card, a list of cards or an object with cards and how many of each")
        cards = []
    for card, count in cards:
        copies = None if isinstance(count, str) else copies_of(count)
        if not isinstance(card, str):
            problems.add(f"{part}: a card is named by a text, not by {one_line(str(card))[:40]}")
        elif copies is None:
            problems.add(f"{part}: {one_line(card)[:60]!r} has 1 to {MOST_COPIES} copies")
        else:
            face = found_or_told(card, finder, problems, f"{part}: ", character)
            if face is not None:
                yield face.id, copies


def found_or_told(
    name: str, finder: Finder, problems: Problems, where: str, character: str = ""
) -> SenjutsuFace | None:
    """The card of this name or number; None, and a problem told, if there is no such card.

    Of several cards with this name the one of the character is meant.
    """
    wanted = one_line(name)
    own = finder.in_set(wanted, LIBRARY.faces[CHARACTERS[character].core_card].set) if character else []
    if len(own) == 1:
        return cast("SenjutsuFace", own[0])
    try:
        return cast("SenjutsuFace", finder.find(wanted.lstrip("0") or wanted, suggest=not problems.full))
    except UnknownName as error:
        problems.add(f"{where}{error}")
        return None


def character_called(name: str, problems: Problems, where: str) -> str:
    """The id of a character by id or name; empty, and a problem told, if there is none."""
    wanted = plain(name)
    for character in CHARACTERS.values():
        if wanted in (plain(character.id), plain(character.name)):
            return character.id
    problems.add(f"{where}there is no character {one_line(name)!r}, only {', '.join(CHARACTERS)}")
    return ""


def school_called(name: str, problems: Problems, where: str) -> str:
    """The id of a school by id or name, or NO_SCHOOL; empty, and a problem told, if there is none."""
    wanted = plain(name)
    for school in SCHOOLS.values():
        title = plain(school.name)
        if wanted in (plain(school.id), title, title.removeprefix("schoolofthe")):
            return school.id
    if wanted != NO_SCHOOL:
        problems.add(f"{where}there is no school {one_line(name)!r}, only {', '.join((*SCHOOLS, NO_SCHOOL))}")
        return ""
    return NO_SCHOOL
