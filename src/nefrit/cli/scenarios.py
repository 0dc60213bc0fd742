"""The scenarios of rulings: found in the tests by their marks, run without pytest, and written down as they are played.

A ruling is proved by a test in a directory `rulings`, marked with its id. The docstring of the test is the question,
and after an empty line the answer; the test takes a table, or nothing.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any

from nefrit.cli.failures import Refused
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.decisions import Answer
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame
from nefrit.rulebook.marks import marks, parsed
from nefrit.rulebook.sources import Checkout, Source
from nefrit.sim.failures import where
from nefrit.testing import Scenario
from nefrit.text.seeing import seen

DIRECTORY = "rulings"
"""The directory of a game's tests in which the scenarios of its rulings are."""

FIXTURE = "table"
"""What a scenario may take."""


@dataclass(frozen=True)
class Place:
    """Where the scenario of a ruling is: its file, the name of the test, and what its docstring asks and answers."""

    path: str
    name: str
    question: str
    answer: str
    takes_table: bool

    @property
    def test(self) -> str:
        """The test as pytest calls it."""
        return f"{self.path}::{self.name}"


@dataclass(frozen=True)
class Laid:
    """A position is laid out: its text, and all that anybody at the table knows as a view."""

    text: str
    edition: str
    view: dict[str, Any]
    log: list[tuple[int, str]]


@dataclass(frozen=True)
class Answered:
    """Somebody decides: the question, what was chosen, and the sentences of the log that followed."""

    seat: int
    name: str
    question: str
    chosen: str
    log: list[tuple[int, str]]


@dataclass
class Played:
    """A scenario that was played: what happened in it, and why it failed if it did."""

    speech: TableSpeech | None = None
    moments: list[Laid | Answered] = field(default_factory=list)
    failure: str | None = None


class Narrated(Scenario):
    """A scenario that writes down what happens in it."""

    def __init__(self, definition: Definition, played: Played) -> None:
        super().__init__(definition)
        self.played = played

    def position(self, at: str = "", *, seed: int = 1, edition: str | None = None, **things: Any) -> None:
        """Begin in a position, and write it down."""
        super().position(at, seed=seed, edition=edition, **things)
        self._laid()

    def begins(self, *, seats: int = 2, seed: int = 1, edition: str | None = None, **options: Any) -> None:
        """Begin a whole game, and write down how it begins."""
        super().begins(seats=seats, seed=seed, edition=edition, **options)
        self._laid()

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a seat's answer, and write it down in words, with what followed."""
        speech = self._speech()
        view = seen(self.game, seat)
        written = len(self.match.log.entries)
        super().answer(seat, answer)
        words = speech.answer(view, answer)
        self.played.moments.append(
            Answered(seat, speech.seat(seat), speech.prompt(view), words, self._log(speech, written))
        )

    def _laid(self) -> None:
        speech = self._speech()
        header = self.game.header
        laid = Laid(header.position or "", header.edition, in_the_open(self.game), self._log(speech, 0))
        self.played.moments.append(laid)

    def _speech(self) -> TableSpeech:
        names = self.game.header.names
        speech = self.played.speech
        if speech is None or speech.names != names:
            speech = self.played.speech = TableSpeech(self.definition, names)
        return speech

    def _log(self, speech: TableSpeech, start: int) -> list[tuple[int, str]]:
        return speech.entries(self.match.log.entries[start:], self.game.seat_count)


def in_the_open(game: AnyGame) -> dict[str, Any]:
    """The table as the first seat would see it if everybody played with open hands; what nobody knows stays hidden."""
    shown = game.clone()
    for card, known in enumerate(shown.known_to):
        if known:
            shown.reveal(card, 1)
    return seen(shown, 0)


def places(where_: Checkout) -> dict[str, Place]:
    """The scenarios in a checkout by the ids of the rules they are marked with."""
    found: dict[str, Place] = {}
    for source in where_.test_modules():
        if PurePosixPath(source.path).parent.name != DIRECTORY:
            continue
        tests = {place.test: place for place in _tests(source)}
        for mark in marks(source):
            for test in mark.tests:
                if test in tests:
                    found.setdefault(mark.id, tests[test])
    return found


def _tests(source: Source) -> Iterator[Place]:
    """The tests of a module that can be run as a scenario."""
    for node in parsed(source).body:
        if not isinstance(node, ast.FunctionDef) or not {one.arg for one in node.args.args} <= {FIXTURE}:
            continue
        question, _, answer = (ast.get_docstring(node) or "").partition("\n\n")
        yield Place(source.path, node.name, _line(question), _line(answer), bool(node.args.args))


def _line(text: str) -> str:
    return " ".join(text.split())


def run(place: Place, base: Path) -> Played:
    """Play the scenario in a checkout at `base`; if it fails, the failure is told and nothing is raised."""
    module = _imported(place.path, base)
    played = Played()
    scenario = Narrated(module.GAME, played)
    test = getattr(module, place.name)
    try:
        if place.takes_table:
            test(scenario)
        else:
            test()
    except Exception as error:
        played.failure = where(error)
    return played


def _imported(path: str, base: Path) -> Any:
    name = ".".join(PurePosixPath(path).with_suffix("").parts)
    sys.path.insert(0, str(base))
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Refused(f"{path} cannot be imported: {error}") from error
    finally:
        sys.path.remove(str(base))
