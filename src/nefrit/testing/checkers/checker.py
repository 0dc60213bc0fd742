"""What a checker is: it reads the log beside the game, keeps its own books, and compares them with the state."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.kernel.game import AnyGame
from nefrit.kernel.occurrences import Occurrence


class Checker:
    """A second opinion on one subject of a game.

    It is told everything that happens, in order (`happened`), and is asked after every answer whether the state is what
    it expects (`problems`). It reads records, zones and occurrences; it calls no function of the rules.
    """

    def __init__(self, game: AnyGame) -> None:
        """Begin with the state of a game that has just been set up, or of a position."""

    def happened(self, game: AnyGame, occurrence: Occurrence) -> Iterator[str]:
        """Note what happened, and tell at once what is wrong with it. The game is as it was after the whole answer."""
        yield from ()

    def problems(self, game: AnyGame) -> Iterator[str]:
        """What is wrong with the state, in plain sentences."""
        yield from ()
