"""What a seat sees, with what the game computes for it; and the drawing of the table that a game may have itself."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Any, Protocol

from rich.console import RenderableType

from nefrit.kernel.game import AnyGame
from nefrit.text.speech import Speech


class Board(Protocol):
    """Draws the table of a game. It is made with a `Speech`, and is given nothing but views."""

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table with boxes and colours, on so many columns."""

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """The table in plain sentences."""


def board_of(speech: Speech) -> Board | None:
    """The drawing that a game has of its own, if any."""
    place = speech.definition.board
    if not place:
        return None
    board: Board = EntryPoint("board", place, "nefrit.boards").load()(speech)
    return board


def seen(game: AnyGame, seat: int) -> dict[str, Any]:
    """The view of a seat, with what the game adds to it."""
    view = game.view(seat)
    game.definition.annotate(game, seat, view)
    return view
