"""Books: numbers that are counted from the log and compared with the state where nothing is half done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence
from nefrit.testing.checkers.checker import Checker

Numbers = dict[Any, int]
"""A number for each account, such as the fate of a seat; accounts that are not there hold nothing."""


class Books(Checker):
    """Counts accounts by what the log says of them.

    A subclass reads the true numbers from the state (`counted`), has a function for each message that changes an
    account (`entries`), and names the prompts at which nothing is half done (`quiet`). The books are opened at the
    first of these: set-up is not counted.
    """

    quiet: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.expected: Numbers = {}
        self.is_open = False
        self.entries: dict[str, Callable[[AnyGame, Any], object]] = {}

    def counted(self, game: AnyGame) -> Numbers:
        """The numbers as they are in the state."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it counts")

    def add(self, account: Any, amount: int) -> None:
        """Change an account."""
        self.expected[account] = self.expected.get(account, 0) + amount

    def take(self, account: Any, amount: int) -> int:
        """Take from an account as much as there is, and tell how much that was."""
        taken = min(amount, self.expected.get(account, 0))
        self.add(account, -taken)
        return taken

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """Write it into the books."""
        entry = self.entries.get(occurrence.message)
        if entry is not None:
            entry(game, occurrence)
        yield from ()

    def problems(self, game: AnyGame) -> Iterator[str]:
        """The accounts that differ, at a quiet moment; below zero none may ever be."""
        counted = self.counted(game)
        for account, number in counted.items():
            if number < 0:
                yield f"{account} holds {number}"
        if not game.pending or any(decision.prompt not in self.quiet for decision in game.pending):
            return
        if not self.is_open:
            self.is_open = True
            self.expected = counted
        for account in sorted({*counted, *self.expected}, key=repr):
            true, expected = counted.get(account, 0), self.expected.get(account, 0)
            if true != expected:
                yield f"{account} holds {true}, and by the log it should be {expected}"
