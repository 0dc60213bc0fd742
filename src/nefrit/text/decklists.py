"""Decks as players write them: lists with lines such as `3x Card Name`, and what every game's decks have in common.

A list is read generously: names with or without diacritics and punctuation, ids, several ways to write a count. What
cannot be read is never dropped: all problems are told at once, each with its line and with what may have been meant.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Protocol, TypeVar

from nefrit.kernel.cards import Face, UnknownName
from nefrit.kernel.refusals import Refusal

MOST_CHARACTERS = 100_000
"""How long a deck may be as text: far more than any deck needs."""
MOST_LINES = 2_000
LONGEST_LINE = 200
MOST_COPIES = 99
"""How many copies of a card a line may ask for; what a deck may really hold is for the rules to say."""
MOST_CARDS = 500
"""With how many cards a game can be set up for one seat: far more than any format allows."""
MOST_TOLD = 20
"""How many problems are told; a file that is no deck at all would have thousands."""

MARK = "\ufeff"
"""What some programs put before a text, to mark how it is encoded."""

Cards = tuple[tuple[str, int], ...]
"""Ids of cards, each with how many copies."""
D = TypeVar("D")


class BadDeck(ValueError):
    """A deck cannot be read: `problems` are sentences, one for everything that is wrong with it."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


class Problems:
    """Collects what is wrong, so that everything is told at once."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.untold = 0

    def add(self, problem: str) -> None:
        """One more problem."""
        if self.full:
            self.untold += 1
        else:
            self.told.append(problem)

    @property
    def full(self) -> bool:
        """Whether further problems are only counted, so that nobody needs to think about what may have been meant."""
        return len(self.told) >= MOST_TOLD

    def check(self) -> None:
        """Raise BadDeck if there was any problem."""
        if self.told:
            raise BadDeck([*self.told, f"and {self.untold} more problems"] if self.untold else self.told)


@dataclass(frozen=True)
class Entry:
    """A line of a list: a card by its name, how many copies, under which heading (or none)."""

    line: int
    part: str
    count: int
    name: str


@dataclass(frozen=True)
class ShownPart:
    """A part of a deck for people: its id, and its cards as (count, name, what kind of card)."""

    part: str
    cards: tuple[tuple[int, str, str], ...]

    @property
    def count(self) -> int:
        """How many cards it has."""
        return sum(count for count, _, _ in self.cards)


class DeckRules(Protocol[D]):
    """What a game says about decks, for all who check or show them. `D` is the game's own record of a deck."""

    formats: Sequence[str]
    """The formats for which decks are built, the usual one first."""
    editions: Sequence[str]
    """The editions of the rules, the usual one first."""
    styles: Sequence[str]
    """The ways in which a deck can be written, the list that people use first."""
    messages: str
    """The package with the messages of refusals; a part of a deck is called `deck-part-PART`."""
    ready: Mapping[str, str]
    """The decks that come with the game, each with the format it is built for; those that are usually played first."""
    chosen_by: Sequence[str]
    """The options of the game that say which decks are played; the first is the list of decks, one for each seat."""
    alliances: Sequence[str]
    """The alliances for which decks are drafted; none if the game has no draft."""

    def at_event(self, data: object) -> DeckRules[D]:
        """The same for an event that has rules of its own, such as a tournament's lists; BadDeck if it cannot."""

    def parse(self, text: str) -> D:
        """The deck in a text of any style; BadDeck with everything that is wrong."""

    def ready_deck(self, name: str) -> D:
        """The ready deck of this name; UnknownName if there is none."""

    def draft(self, alliance: str, seed: int) -> D:
        """A deck drafted for an alliance; UnknownName if there is no such alliance."""

    def meant(self, given: object) -> D:
        """The deck that an entry of one of the options in `chosen_by` means; BadDeck if it means none."""

    def random_deck(self, format: str, edition: str, seed: int) -> D:
        """A legal deck by chance; the same seed gives the same deck."""

    def violations(self, deck: D, format: str, edition: str) -> list[Refusal]:
        """Every violation of the rules of a format, empty if the deck is legal."""

    def together(self, decks: Sequence[D], format: str) -> list[Refusal]:
        """Why decks that are each legal cannot be played against each other, if the format says anything of it."""

    def title(self, deck: D) -> str:
        """The name of a deck; empty if it has none."""

    def show(self, deck: D) -> list[ShownPart]:
        """The parts of a deck for people."""

    def write(self, deck: D, style: str) -> str:
        """The deck in a style, so that `parse` reads the same deck."""


AnyDeckRules = DeckRules[Any]


# ---- Names


def plain(text: str) -> str:
    """A name as it is compared: only its letters and digits, small and without diacritics."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in decomposed if character.isalnum())


def one_line(text: str) -> str:
    """A text in one line, without anything that a terminal would obey, and not longer than a line may be."""
    if not text.isprintable():
        text = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(text.split())[:LONGEST_LINE].strip()


class Finder:
    """Finds faces by what players write: an id or a name, in any spelling, with the set behind it where it matters."""

    def __init__(self, faces: Iterable[Face]) -> None:
        self._by_id: dict[str, Face] = {}
        self._by_plain: dict[str, list[Face]] = {}
        for face in faces:
            self._by_id[face.id] = face
            for key in dict.fromkeys((plain(face.name), plain(face.id))):
                self._by_plain.setdefault(key, []).append(face)

    def find(self, name: str, *, suggest: bool = True) -> Face:
        """The face that is meant; UnknownName, with what is near, if there is none or more than one."""
        if name in self._by_id:
            return self._by_id[name]
        found = self._by_plain.get(plain(name), []) or self._without_notes(name)
        if len(found) == 1:
            return found[0]
        if found:
            names = " or ".join(self.full_name(face) for face in found)
            raise UnknownName(f"{len(found)} cards are called {name!r}: write {names}")
        raise UnknownName(f"there is no card {name!r}{self._near(name) if suggest else ''}")

    def is_only(self, face: Face) -> bool:
        """Whether no other face has the same name."""
        return len(self._by_plain[plain(face.name)]) == 1

    def full_name(self, face: Face) -> str:
        """A name by which exactly this face is found: with its set if others are called the same."""
        return face.name if self.is_only(face) else f"{face.name} ({face.set})"

    def knows(self, name: str) -> bool:
        """Whether at least one face is called so."""
        return name in self._by_id or plain(name) in self._by_plain or bool(self._without_notes(name))

    def _without_notes(self, name: str) -> list[Face]:
        """The faces that are meant if what stands behind a name are notes: a set, a clan, dots for the influence.

        A set decides among faces of the same name. Where only one is called so a note may say what it likes.
        """
        notes: list[str] = []
        while note := _NOTE.search(name):
            notes.append(plain(note["note"] or note["bracket"] or ""))
            name = name[: note.start()]
            found = self._by_plain.get(plain(name), [])
            if found:
                return [face for face in found if plain(face.set) in notes] or found
        return []

    def in_set(self, name: str, set: str) -> list[Face]:
        """The faces of this name in a set."""
        wanted = plain(set)
        return [face for face in self._by_plain.get(plain(name), []) if plain(face.set) == wanted]

    def _near(self, name: str) -> str:
        title = re.split(r"[(\[]", name)[0]
        near = get_close_matches(plain(title), list(self._by_plain), n=3)
        names = dict.fromkeys(self.full_name(face) for key in near for face in self._by_plain[key])
        return f"; did you mean {' or '.join(list(names)[:3])}?" if names else ""


# ---- Lists

_COUNTED = re.compile(r"[(\[]?(?P<count>[0-9]+)(?:\s*[xX\xd7])?[)\]]?\s+(?P<name>\S.*)")
_COUNTED_AFTER = re.compile(r"(?P<name>\S.*?)[\s,]+(?:[xX\xd7]\s?(?P<count>[0-9]+)|(?P<times>[0-9]+)[xX\xd7])")
_NOTE = re.compile(r"\s*(?:\((?P<note>[^()]*)\)|\[(?P<bracket>[^\[\]]*)\]|[•●○◦·∙*]+)\s*$")
_ABOUT = re.compile(
    r"(?:influence|total|format|author|by|created|exported|deck ?(?:built|created|type)|visit)\b.*|https?:.*",
    re.IGNORECASE,
)
"""Lines in which programs and players say something of a whole deck."""
_COMMENT = re.compile(r"(?:^|\s)(?:#|//).*")
_BULLET = re.compile(r"^[-*•]\s+")
_TITLE = re.compile(r"name\s*:(?P<title>.*)", re.IGNORECASE)
_DECORATION = " =*_[]"
_SIZE = re.compile(r"[\s:(]*[0-9]+(?:\s*cards?)?\s*\)?\s*$", re.IGNORECASE)


def read_list(
    text: str,
    headings: Mapping[str, str],
    ignored: Collection[str],
    problems: Problems,
    finder: Finder | None = None,
) -> tuple[str, list[Entry]]:
    """The name of a deck and the lines of its list; comments (`#` or `//`) and blank lines mean nothing.

    `headings` gives for each heading, as `plain` writes it, the part of the deck that it begins; `ignored` are headings
    that only structure the list. A line above the first card or heading that is no card is the title, or tells
    something of the deck; so do lines such as `Influence: 8/10` anywhere. Without a finder every line is a card.
    """
    title, part = "", ""
    entries: list[Entry] = []
    above: list[Entry] = []
    begun = False
    for number, raw in _lines(text, problems):
        named = _TITLE.fullmatch(raw)
        if named is not None:
            title = one_line(named["title"])
            continue
        line = _BULLET.sub("", _COMMENT.sub("", raw).strip(), count=1)
        if not line:
            continue
        counted = _COUNTED.fullmatch(line) or _COUNTED_AFTER.fullmatch(line)
        if counted is None:
            heading, colon, rest = line.partition(":")
            word = plain(_SIZE.sub("", heading.strip(_DECORATION)))
            if word in headings or word in ignored:
                begun = True
                part = headings.get(word, part)
                line = rest.strip() if colon and not _SIZE.fullmatch(rest) else ""
                counted = _COUNTED.fullmatch(line)
            elif finder is not None and not begun and not finder.knows(line):
                above.append(Entry(number, part, 1, line))
                continue
            elif finder is not None and _ABOUT.fullmatch(line) and not finder.knows(line):
                continue
        if not line:
            continue
        begun = True
        count, name = ("1", line) if counted is None else (_count_in(counted), counted["name"])
        copies = copies_of(count)
        if copies is None:
            problems.add(f"line {number}: a line asks for 1 to {MOST_COPIES} copies, not {count[:20]}")
        else:
            entries.append(Entry(number, part, copies, name))
    if not entries:
        # What stands above nothing is no title.
        return title, above
    return title or next((one_line(entry.name.strip(_DECORATION)) for entry in above), ""), entries


def _count_in(counted: re.Match[str]) -> str:
    """The number of copies in a line, wherever it stands."""
    groups = counted.groupdict()
    return groups["count"] or groups.get("times") or ""


def copies_of(count: object) -> int | None:
    """A number of copies that a deck can ask for, or None if it is none."""
    if isinstance(count, str) and count.isascii() and count.isdigit() and len(count) <= len(str(MOST_COPIES)):
        count = int(count)
    if isinstance(count, bool) or not isinstance(count, int):
        return None
    return count if 1 <= count <= MOST_COPIES else None


def check_length(text: str) -> None:
    """Raise BadDeck if a text is too long to be a deck."""
    if len(text) > MOST_CHARACTERS:
        raise BadDeck([f"this is no deck: it is longer than {MOST_CHARACTERS} characters"])


def is_json(text: str) -> bool:
    """Whether a text looks like JSON, and not like a list."""
    return text.removeprefix(MARK).lstrip()[:1] in ("{", "[")


def read_json(text: str, pairs: Callable[[list[tuple[str, Any]]], Any] | None = None) -> Any:
    """What a text in JSON says; BadDeck if it is none. `pairs` makes something of the pairs of each object."""
    try:
        return json.loads(text.removeprefix(MARK), object_pairs_hook=pairs)
    except BadDeck:
        raise
    except RecursionError:
        raise BadDeck(["this is no deck: its JSON is nested too deeply"]) from None
    except ValueError as error:
        raise BadDeck([f"this is not JSON: {one_line(str(error))}"]) from None


def merged(cards: Iterable[tuple[str, int]]) -> Cards:
    """Each card once, with all its copies."""
    found: Counter[str] = Counter()
    for card, count in cards:
        if count < 1:
            raise ValueError(f"a deck cannot hold {count} copies of {card}")
        found[card] += count
    return tuple(found.items())


def _lines(text: str, problems: Problems) -> Iterator[tuple[int, str]]:
    check_length(text)
    lines = re.split(r"\r\n|\r|\n", text.removeprefix(MARK))
    if len(lines) > MOST_LINES:
        raise BadDeck([f"this is no deck: it has more than {MOST_LINES} lines"])
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE and not _COMMENT.match(line):
            problems.add(f"line {number}: it is longer than {LONGEST_LINE} characters")
        else:
            yield number, one_line(line)
