"""The game in plain lines, for screen readers and files: no boxes, no colours, no redraws, everything in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console

from nefrit.cli.table.areas import Area, Row, areas
from nefrit.cli.table.boards import PreviewBoard, board_of
from nefrit.cli.table.display import wipe
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.cards import Face
from nefrit.kernel.chance import written
from nefrit.text.render import sentence


class Lines:
    """Shows a game line by line."""

    def __init__(self, console: Console, speech: TableSpeech) -> None:
        self.console = console
        self.speech = speech
        self.board = board_of(speech)

    def opening(self, title: str, seed: int) -> None:
        """The name of the game and its seed."""
        self._say(f"{title}, {self.speech.tell('seed-is', seed=str(written(seed)))}.")

    def table(self, view: Mapping[str, Any], news: Sequence[tuple[int, str]]) -> None:
        """What happened, then one line for each thing on the table."""
        self._say("")
        for _, text in news:
            self._say(text)
        if self.board is None:
            self.areas(areas(view, self.speech))
        else:
            for line in self.board.lines(view):
                self._say(line)

    def areas(self, shown: Sequence[Area]) -> None:
        """One line for each thing in an area."""
        for area in shown:
            self._area(area)

    def _area(self, area: Area) -> None:
        name = f"{area.name} ({self.speech.tell('you')})" if area.own else area.name
        if area.facts:
            self._say(f"{name}: {', '.join(area.facts)}.")
        for row in area.rows:
            self._say(f"{name}, {row.name}: {self._cards(row)}.")

    def _cards(self, row: Row) -> str:
        hidden = f"{self.speech.tell('cards', count=row.hidden)} {self.speech.tell('face-down')}"
        return ", ".join([*row.cards, *([hidden] if row.hidden else [])])

    def question(self, view: Mapping[str, Any], labels: Sequence[str]) -> None:
        """The question, and a line for each option."""
        decision = view["decision"]
        rule = self.speech.tell("rule-that-asks", rule=self.speech.rule(decision["rule"]))
        self._say(f"{self.speech.seat(view['seat'])}: {self.speech.prompt(view)} ({rule})")
        for number, label in enumerate(labels, start=1):
            self._say(f"{number}: {label}.")
        self._say(self.speech.tell(f"hint-{decision['kind']}"))

    def log(self, title: str, entries: Sequence[tuple[int, str]]) -> None:
        """A line for each entry."""
        self._say(f"{title}:")
        for _, text in entries:
            self._say(text)

    def card(self, face: Face, facts: Sequence[str], text: str, remarks: Sequence[str]) -> None:
        """The card in sentences."""
        self._say(f"{face.name}{': ' if facts else ''}{', '.join(facts)}.")
        for part in (text, *remarks):
            if part:
                self._say(part)

    def preview(self, title: str, view: Mapping[str, Any], preview: Mapping[str, Any]) -> bool:
        """What a card would do, in sentences."""
        if not isinstance(self.board, PreviewBoard):
            return False
        self._say(f"{title}:")
        for line in self.board.preview_lines(view, preview):
            self._say(line)
        return True

    def rule(self, title: str, text: str) -> None:
        """The rule in sentences."""
        self._say(f"{title}: {sentence(text)}")

    def note(self, text: str) -> None:
        """A remark."""
        self._say(text)

    def trouble(self, text: str) -> None:
        """Something that was not possible."""
        self._say(text)

    def outcome(self, text: str) -> None:
        """How the game ended."""
        self._say("")
        self._say(text)

    def hide(self) -> None:
        """Even plain lines must go before another person looks."""
        wipe(self.console)

    def _say(self, text: str) -> None:
        self.console.out(text, highlight=False)
