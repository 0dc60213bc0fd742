"""Watching a game: all checkers of that game look at it after every answer."""

from __future__ import annotations

from collections.abc import Callable

from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Log
from nefrit.manifest import load, manifest_of
from nefrit.testing.broken import Broken
from nefrit.testing.checkers.checker import Checker


def watch(game: AnyGame) -> Callable[[AnyGame], None]:
    """Begin to watch a game that keeps a log. What is returned is to be called with the game after every answer.

    It raises Broken with what is wrong.
    """
    log = game.watcher
    if not isinstance(log, Log):
        raise ValueError("only a game that keeps a log can be watched")
    place = manifest_of(game.definition.name).checkers
    kinds: tuple[type[Checker], ...] = load(place) if place else ()
    checkers = [kind(game) for kind in kinds]
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
