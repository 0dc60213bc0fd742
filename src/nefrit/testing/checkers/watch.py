"""Watching a game: all checkers of that game look at it after every answer."""

from __future__ import annotations

from collections.abc import Callable

from nefrit.kernel.game import AnyGame
from nefrit.testing.broken import Broken
from nefrit.testing.checkers import imperium, invasion, l5r, senjutsu
from nefrit.testing.checkers.checker import Checker

CHECKERS: dict[str, tuple[type[Checker], ...]] = {
    "imperium": imperium.CHECKERS,
    "invasion": invasion.CHECKERS,
    "l5r": l5r.CHECKERS,
    "senjutsu": senjutsu.CHECKERS,
}
"""The checkers of each game, by its name; other games have none."""


def watch(game: AnyGame) -> Callable[[AnyGame], None]:
    """Begin to watch a game that keeps a log. What is returned is to be called with the game after every answer.

    It raises Broken with what is wrong.
    """
    log = game.log
    if log is None:
        raise ValueError("only a game that keeps a log can be watched")
    checkers = [checker(game) for checker in CHECKERS.get(game.definition.name, ())]
    read = len(log.entries)

    def look(game: AnyGame) -> None:
        nonlocal read
        log.opportunities.clear()
        new = log.entries[read:]
        read = len(log.entries)
        for checker in checkers:
            for entry in new:
                for problem in checker.happened(game, entry.occurrence):
                    raise Broken(f"{type(checker).__name__}: {problem}")
            for problem in checker.problems(game):
                raise Broken(f"{type(checker).__name__}: {problem}")

    return look
