"""A deck: the capital and the cards that a player brings to the table (invasion.setup.choose-decks)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from nefrit.invasion.constants import RACES
from nefrit.invasion.faces import InvasionFace
from nefrit.kernel.cards import Library, UnknownName
from nefrit.text.decklists import MOST_COPIES, BadDeck, Cards, Finder, Problems, copies_of, merged, one_line, plain

CAPITAL = "capital"
CARDS = "cards"
PARTS = (CARDS,)
"""The parts of a deck that hold cards."""


@dataclass(frozen=True)
class Deck:
    """A deck as its player built it, legal or not: ids of cards with how many copies.

    `capital` is the race of the capital board; empty if none was named.
    """

    name: str = ""
    capital: str = ""
    cards: Cards = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", one_line(self.name))
        object.__setattr__(self, CARDS, merged(self.cards))

    def part(self, part: str) -> Cards:
        """The cards in a part."""
        return cast("Cards", getattr(self, part))

    def count(self) -> int:
        """How many cards it has."""
        return sum(count for _, count in self.cards)

    def to_options(self) -> dict[str, Any]:
        """The deck as an option of a game. It must have a capital."""
        if not self.capital:
            raise BadDeck(["a deck to play with names its capital"])
        return {**({"name": self.name} if self.name else {}), CAPITAL: self.capital, CARDS: dict(self.cards)}


def finder_of(library: Library) -> Finder:
    """Finds the cards that players use: each once, in its newest printing."""
    faces = cast("Iterable[InvasionFace]", library.faces.values())
    return Finder([face for face in faces if not face.is_older])


def from_options(options: object, finder: Finder) -> Deck:
    """The deck that an option of a game describes; its cards are named by id or name."""
    problems = Problems()
    known = ("name", CAPITAL, CARDS)
    if not isinstance(options, Mapping):
        raise BadDeck([f"a deck is an object with {', '.join(known)}"])
    for key in options:
        if key not in known:
            problems.add(f"a deck has no {one_line(str(key))!r}, only {', '.join(known)}")
    texts = {key: options.get(key, "") for key in ("name", CAPITAL)}
    for key, value in texts.items():
        if not isinstance(value, str):
            problems.add(f"the {key} of a deck is a text")
            texts[key] = ""
    cards = tuple(_option_cards(options.get(CARDS), finder, problems))
    capital = capital_called(texts[CAPITAL], problems, "") if texts[CAPITAL] else ""
    problems.check()
    return Deck(texts["name"], capital, cards)


def _option_cards(given: object, finder: Finder, problems: Problems) -> Iterable[tuple[str, int]]:
    """The cards: a list of names, or names with how many of each."""
    cards: Iterable[tuple[object, object]]
    if given is None:
        cards = []
    elif isinstance(given, list):
        cards = [(card, 1) for card in given]
    elif isinstance(given, Mapping):
        cards = given.items()
    else:
        problems.add("the cards of a deck are a list of cards or an object with cards and how many of each")
        cards = []
    for card, count in cards:
        copies = None if isinstance(count, str) else copies_of(count)
        if not isinstance(card, str):
            problems.add(f"a card is named by a text, not by {one_line(str(card))[:40]}")
        elif copies is None:
            problems.add(f"{one_line(card)[:60]!r} has 1 to {MOST_COPIES} copies")
        else:
            face = found_or_told(card, finder, problems, "")
            if face is not None:
                yield face.id, copies


def found_or_told(name: str, finder: Finder, problems: Problems, where: str) -> InvasionFace | None:
    """The card of this name; None, and a problem told, if there is no such card."""
    try:
        return cast("InvasionFace", finder.find(one_line(name), suggest=not problems.full))
    except UnknownName as error:
        problems.add(f"{where}{error}")
        return None


def is_capital(name: str) -> bool:
    """Whether players call a capital so."""
    return _race_of(name) != ""


def _race_of(name: str) -> str:
    return next((race for race in RACES if plain(name) in (plain(race), plain(f"{race} capital"))), "")


def capital_called(name: str, problems: Problems, where: str) -> str:
    """The race of a capital as players write it; empty, and a problem told, if there is none."""
    race = _race_of(name)
    if race:
        return race
    problems.add(f"{where}there is no capital of {one_line(name)!r}, only of {', '.join(RACES)}")
    return ""
