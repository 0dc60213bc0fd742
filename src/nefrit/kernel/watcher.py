"""Whoever watches a game: what the rules tell, and nobody when nothing is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame
    from nefrit.kernel.occurrences import Occurrence
    from nefrit.kernel.procedures import Procedure
    from nefrit.kernel.windows import Window


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Whoever watches a game. The rules tell it what happens, where somebody is asked and who could have acted.

    It belongs to no state: clones are not watched. Rules tell and never ask whether anybody listens; only the windows
    look at `wants_opportunities`, because finding out who could act takes time.
    """

    __slots__ = ("wants_opportunities",)

    def __init__(self, *, wants_opportunities: bool = False) -> None:
        self.wants_opportunities = wants_opportunities

    def add(self, game: AnyGame, occurrence: Occurrence) -> None:
        """Something has happened."""

    def note_opportunity(self, game: AnyGame, seat: int, *, shown: bool, table: AnyGame | None = None) -> None:
        """For all the others know a seat could act now; `table` is what they may see then, if not the game."""

    def asks(self, game: AnyGame, window: Window) -> None:
        """Somebody is asked in a window."""

    def asks_in(self, game: AnyGame, window: Procedure, name: str, rule: str, about: tuple[str, ...]) -> None:
        """Somebody is asked in a procedure that is a window of its own kind."""

    def closes(self, game: AnyGame) -> None:
        """The window on top of the stack is over."""


class Unwatched(Watcher):
    """Nobody watches: nothing is kept."""

    __slots__ = ()


UNWATCHED: Final = Unwatched()
