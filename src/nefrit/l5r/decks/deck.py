"""A deck: which cards a player brings to the table, in its five parts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from nefrit.kernel.cards import UnknownName
from nefrit.l5r.constants import CONFLICT, DYNASTY, ROLE, STRONGHOLD
from nefrit.l5r.faces import L5RFace
from nefrit.text.decklists import MOST_COPIES, BadDeck, Cards, Finder, Problems, copies_of, merged, one_line

PROVINCES = "provinces"
PARTS = (STRONGHOLD, ROLE, PROVINCES, DYNASTY, CONFLICT)
"""The parts of a deck, in the order in which they are written."""


@dataclass(frozen=True)
class Deck:
    """A deck as its player built it, legal or not: in each part ids of cards with how many copies.

    The parts are kept as they were written, so that `violations` can say what is wrong with them: two strongholds, or a
    province in the conflict deck.
    """

    name: str = ""
    stronghold: Cards = ()
    role: Cards = ()
    provinces: Cards = ()
    dynasty: Cards = ()
    conflict: Cards = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", one_line(self.name))
        for part in PARTS:
            object.__setattr__(self, part, merged(getattr(self, part)))

    def part(self, part: str) -> Cards:
        """The cards in a part."""
        if part not in PARTS:
            raise ValueError(f"a deck has no part {part!r}, only {', '.join(PARTS)}")
        return cast("Cards", getattr(self, part))

    def count(self, part: str) -> int:
        """How many cards a part has."""
        return sum(count for _, count in self.part(part))

    def to_options(self) -> dict[str, Any]:
        """The deck as an option of a game. It must have one stronghold and at most one role."""
        problems = Problems()
        if self.count(STRONGHOLD) != 1:
            problems.add(f"a deck to play with has 1 stronghold, not {self.count(STRONGHOLD)}")
        if self.count(ROLE) > 1:
            problems.add(f"a deck to play with has at most 1 role, not {self.count(ROLE)}")
        problems.check()
        return {
            **({"name": self.name} if self.name else {}),
            "stronghold": self.stronghold[0][0],
            **({"role": self.role[0][0]} if self.role else {}),
            "provinces": [card for card, count in self.provinces for _ in range(count)],
            "dynasty": dict(self.dynasty),
            "conflict": dict(self.conflict),
        }


def deck_of(name: str, cards: Iterable[tuple[str, str, int]]) -> Deck:
    """A deck from cards as (part, id, copies)."""
    parts: dict[str, list[tuple[str, int]]] = {part: [] for part in PARTS}
    for part, card, count in cards:
        parts[part].append((card, count))
    return Deck(name, **{part: tuple(found) for part, found in parts.items()})


def from_options(options: object, finder: Finder) -> Deck:
    """The deck that an option of a game describes; its cards are named by id or name."""
    problems = Problems()
    if not isinstance(options, Mapping):
        raise BadDeck([f"a deck is an object with the parts {', '.join(PARTS)}"])
    for key in options:
        if key not in (*PARTS, "name"):
            problems.add(f"a deck has no part {one_line(str(key))!r}, only {', '.join(PARTS)}")
    name = options.get("name", "")
    if not isinstance(name, str):
        problems.add("the name of a deck is a text")
        name = ""
    found: list[tuple[str, str, int]] = []
    for part in PARTS:
        for card, count in _option_part(part, options.get(part), problems):
            face = found_or_told(card, finder, problems, f"{part}: ")
            if face is not None:
                found.append((part, face.id, count))
    problems.check()
    return deck_of(name, found)


def found_or_told(name: str, finder: Finder, problems: Problems, where: str) -> L5RFace | None:
    """The card of this name; None, and a problem told, if there is no such card."""
    try:
        return cast("L5RFace", finder.find(one_line(name), suggest=not problems.full))
    except UnknownName as error:
        problems.add(f"{where}{error}")
        return None


def _option_part(part: str, given: object, problems: Problems) -> Iterable[tuple[str, int]]:
    """The cards of one part: one name, a list of names, or names with how many of each."""
    if given is None:
        return []
    cards: Iterable[tuple[object, object]]
    if isinstance(given, str):
        cards = [(given, 1)] if given else []
    elif isinstance(given, list):
        cards = [(card, 1) for card in given]
    elif isinstance(given, Mapping):
        cards = given.items()
    else:
        problems.add(f"{part}: it is a card, a list of cards or an object with cards and how many of each")
        return []
    return checked_copies(cards, problems, f"{part}: ")


def checked_copies(
    cards: Iterable[tuple[object, object]], problems: Problems, where: str = ""
) -> list[tuple[str, int]]:
    """The cards that are named by a text and have a number of copies; all others are told."""
    found: list[tuple[str, int]] = []
    for card, count in cards:
        copies = None if isinstance(count, str) else copies_of(count)
        if not isinstance(card, str):
            problems.add(f"{where}a card is named by a text, not by {one_line(str(card))[:40]}")
        elif copies is None:
            told = one_line(repr(count))[:40]
            problems.add(f"{where}{one_line(card)[:60]!r} has 1 to {MOST_COPIES} copies, not {told}")
        else:
            found.append((card, copies))
    return found
