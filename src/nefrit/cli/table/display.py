"""What a session needs from whoever shows the game: the screen with colours, or plain lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console

from nefrit.cli.table.areas import Area
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.cards import Face

FORGET_SCROLLED = "\x1b[3J"
"""Makes a terminal forget what has scrolled off the screen."""


class Display(Protocol):
    """Shows a game to people. It is only ever given what the person at the screen may know."""

    speech: TableSpeech

    def opening(self, title: str, seed: int) -> None:
        """The game begins."""

    def table(self, view: Mapping[str, Any], news: Sequence[tuple[int, str]]) -> None:
        """The table as a seat sees it, and what has happened since it last looked: depths and sentences."""

    def areas(self, shown: Sequence[Area]) -> None:
        """Parts of the table, without whatever drawing the game has of its own."""

    def question(self, view: Mapping[str, Any], labels: Sequence[str]) -> None:
        """What the seat must decide now."""

    def log(self, title: str, entries: Sequence[tuple[int, str]]) -> None:
        """Entries of the log: depths and sentences."""

    def card(self, face: Face, facts: Sequence[str], text: str, remarks: Sequence[str]) -> None:
        """A card in full."""

    def preview(self, title: str, view: Mapping[str, Any], preview: Mapping[str, Any]) -> bool:
        """What a card would do; whether the game has a drawing of that."""

    def rule(self, title: str, text: str) -> None:
        """A rule in full."""

    def note(self, text: str) -> None:
        """A remark of the program."""

    def trouble(self, text: str) -> None:
        """Something that was not possible."""

    def outcome(self, text: str) -> None:
        """How the game ended."""

    def hide(self) -> None:
        """Take everything away that the next person must not see."""


def wipe(console: Console) -> None:
    """Clear a terminal, and what has scrolled off it; leave a file as it is."""
    if console.is_terminal:
        console.clear()
        console.file.write(FORGET_SCROLLED)
        console.file.flush()
