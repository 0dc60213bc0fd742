"""The drawing of the table that a game may have itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from rich.console import RenderableType

from nefrit.manifest import load, manifest_of
from nefrit.text.speech import Speech


class Board(Protocol):
    """Draws the table of a game. It is made with a `Speech`, and is given nothing but views."""

    def draw(self, view: Mapping[str, Any], width: int) -> RenderableType:
        """The table with boxes and colours, on so many columns."""

    def lines(self, view: Mapping[str, Any]) -> list[str]:
        """The table in plain sentences."""


@runtime_checkable
class PreviewBoard(Board, Protocol):
    """Draws previews of cards as well: that of a game that has them."""

    def draw_preview(self, view: Mapping[str, Any], preview: Mapping[str, Any]) -> RenderableType:
        """What a card would do, with boxes and colours."""

    def preview_lines(self, view: Mapping[str, Any], preview: Mapping[str, Any]) -> list[str]:
        """What a card would do, in plain sentences."""


def board_of(speech: Speech) -> Board | None:
    """The drawing that a game has of its own, if any."""
    place = manifest_of(speech.definition.name).board
    if not place:
        return None
    board: Board = load(place)(speech)
    return board
