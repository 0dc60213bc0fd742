"""The command `nefrit learn`: lessons in the terminal, at the real table with a coach beside it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from nefrit.cli.console import console, print_json
from nefrit.cli.options import AsJson, Language, checked_language
from nefrit.cli.table.display import Display
from nefrit.cli.table.keyboard import Keyboard
from nefrit.cli.table.lesson import LessonSession
from nefrit.cli.table.lines import Lines
from nefrit.cli.table.screen import Screen
from nefrit.cli.table.words import TableSpeech
from nefrit.learning.lessons import Lesson, lesson_called, lessons_of
from nefrit.learning.playing import LessonPlay
from nefrit.learning.words import CoachSpeech
from nefrit.manifest import manifests
from nefrit.registry import find


def learn(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game to learn; without one, all lessons.")
    ] = None,
    lesson: Annotated[
        str | None, typer.Argument(metavar="LESSON", help="The number or the name of a lesson.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Plain lines without boxes and colours, for screen readers.")
    ] = False,
    language: Language = "en",
) -> None:
    """Learn a game in short lessons: a position, a goal, and a coach who answers every move.

    Every legal move is allowed. h gives a hint, u takes your last answer back, start over begins again, q leaves.

    Without a lesson, they are listed.

    Examples:

    nefrit learn l5r

    nefrit learn l5r 1

    nefrit learn senjutsu 1 --plain --language cs
    """
    checked_language(language)
    if game is None or lesson is None:
        names = [name for name, found in manifests().items() if found.lessons] if game is None else [find(game).name]
        _list([lesson for name in names for lesson in lessons_of(name)], language, as_json)
        return
    play = LessonPlay(lesson_called(find(game).name, lesson))
    match = play.match
    speech = TableSpeech(match.definition, match.header.names, language)
    display: Display = Lines(console(), speech) if plain else Screen(console(), speech)
    LessonSession(play, CoachSpeech(play.lesson, language), display, Keyboard()).play()


def _list(lessons: list[Lesson], language: str, as_json: bool) -> None:
    told = [(lesson, CoachSpeech(lesson, language)) for lesson in lessons]
    if as_json:
        print_json(
            [
                {
                    "id": lesson.id,
                    "game": lesson.game,
                    "number": lesson.number,
                    "title": words.title,
                    "goal": words.goal,
                    "minutes": lesson.minutes,
                    "rules": list(lesson.teaches),
                }
                for lesson, words in told
            ]
        )
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("Game", "No.", "Lesson", "Minutes"):
        table.add_column(column)
    for lesson, words in told:
        table.add_row(lesson.game, str(lesson.number), words.title, str(lesson.minutes))
    console().print(table)
