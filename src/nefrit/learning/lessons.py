"""Lessons as data: a position, what others answer, what is expected, and what is said to every answer.

A lesson is a file `NN-NAME.toml` in the folder `lessons` that the manifest of its game names; its words are messages
`NAME-...` in the message files beside it. `docs/lessons.md` tells how one is written.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from nefrit.kernel.cards import unknown
from nefrit.kernel.decisions import NUMBER, ONE, SOME, Decision
from nefrit.manifest import CannotLoad, file_at
from nefrit.registry import manifest_of
from nefrit.text.labels import Labels

ANYTHING = "*"
"""Stands for any answer."""

Answers = tuple[str | tuple[str, ...], ...]
"""Answers by their labels. Where one thing is chosen each label is an answer; where several are, all labels are one
answer, and several such answers are lists in a list."""


class Reply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat answers, once or `always`; where nothing is left to reply the usual bot decides for it."""

    seat: str
    answer: tuple[str, ...]
    asked: str = ""
    always: bool = False


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that was not expected, and what is said to it.

    With `take_back` the lesson waits until it is taken back. `skips` is how many steps it makes superfluous: all that
    are left, if it reaches the goal by another way. Else the game is played on, so that the learner sees what follows.
    """

    answer: Answers
    say: str
    take_back: bool = False
    skips: int = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is said when the learner is asked this question, and the answers with which the next one comes."""

    asked: str
    say: str
    expect: Answers
    point: tuple[str, ...] = ()
    hint: tuple[str, ...] = ()
    wrong: tuple[Turn, ...] = ()


class Sign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something by which the end of a lesson is known: an entry of the log, a winner, or that all steps are done.

    An entry has this message, and for each argument in `about` this value: cards and seats by their names.
    """

    log: str = ""
    about: dict[str, str | int | bool] = {}
    won: str = ""
    steps: bool = False
    say: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. The learner has the `seat`; `begin` is answered before, `after` says what is answered for the learner
    when these questions come up outside the steps."""

    minutes: int
    seat: str
    step: tuple[Step, ...]
    success: tuple[Sign, ...]
    failure: tuple[Sign, ...] = ()
    position: str = ""
    edition: str = ""
    seed: int = 1
    seats: int = 2
    options: dict[str, Any] = {}
    begin: tuple[tuple[str, ...], ...] = ()
    script: tuple[Reply, ...] = ()
    after: dict[str, str | tuple[str, ...]] = {}
    teaches: tuple[str, ...] = ()
    most: int = 40
    """After so many answers of the learner the lesson is over."""
    game: str = ""
    number: int = 0
    name: str = ""

    @property
    def id(self) -> str:
        """The id of the lesson, such as `l5r.lesson.rings`."""
        return f"{self.game}.lesson.{self.name}"

    def message(self, say: str) -> str:
        """The message id of something this lesson says."""
        return f"{self.name}-{say}"


def messages_said(lesson: Lesson) -> list[str]:
    """The ids of all messages that a lesson needs."""
    said = ["title", "goal", "learned"]
    for step in lesson.step:
        said += [step.say, *step.hint, *[turn.say for turn in step.wrong]]
    said += [sign.say for sign in (*lesson.success, *lesson.failure) if sign.say]
    return [lesson.message(say) for say in dict.fromkeys(said)]


def alternatives(decision: Decision, answers: Answers) -> list[Labels]:
    """The answers as tuples of labels, for a decision of this kind."""
    if decision.kind in (ONE, NUMBER):
        return [(answer,) if isinstance(answer, str) else answer for answer in answers]
    flat = tuple([answer for answer in answers if isinstance(answer, str)])
    listed = [answer for answer in answers if not isinstance(answer, str)]
    found = [flat] if flat or not listed else []
    found += listed
    return [tuple(sorted(labels)) for labels in found] if decision.kind == SOME else found


def is_among(decision: Decision, labels: Labels, answers: Answers) -> bool:
    """Whether an answer with these labels is one of those."""
    return ANYTHING in answers or labels in alternatives(decision, answers)


# ---- Reading


def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it has none. CannotLoad if a file is not right."""
    place = manifest_of(game).lessons
    return _read_all(game, place) if place else ()


def lesson_called(game: str, name: str) -> Lesson:
    """The lesson with this number, name or id; UnknownName if there is none."""
    lessons = lessons_of(game)
    for lesson in lessons:
        if name in (str(lesson.number), lesson.name, lesson.id):
            return lesson
    raise unknown("lesson", name[:60], [lesson.name for lesson in lessons])


@cache
def _read_all(game: str, place: str) -> tuple[Lesson, ...]:
    files = sorted(
        (file for file in file_at(place).iterdir() if file.name.endswith(".toml")), key=lambda file: file.name
    )
    lessons = tuple([_read(game, file) for file in files])
    _check_numbers(game, lessons)
    return lessons


def _read(game: str, file: Traversable) -> Lesson:
    number, _, name = file.name.removesuffix(".toml").partition("-")
    if not number.isdigit() or not name:
        raise CannotLoad(f"the lesson {file.name} of {game} must be called NN-NAME.toml")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        return msgspec.convert(data | {"game": game, "number": int(number), "name": name}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise CannotLoad(f"the lesson {file.name} of {game} cannot be read: {error}") from error


def _check_numbers(game: str, lessons: Sequence[Lesson]) -> None:
    numbers = [lesson.number for lesson in lessons]
    if numbers != list(range(1, len(numbers) + 1)):
        raise CannotLoad(f"the lessons of {game} are numbered {numbers}, and not one after the other")
