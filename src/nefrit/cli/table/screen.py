"""The game on a screen with colours: who has what, what happened, and what is to be decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from nefrit.cli.table.areas import Area, Row, areas
from nefrit.cli.table.boards import PreviewBoard, board_of
from nefrit.cli.table.display import wipe
from nefrit.cli.table.words import TableSpeech
from nefrit.kernel.cards import Face
from nefrit.kernel.chance import written

SIDE_BY_SIDE = 110
"""From this width on the areas of the other seats stand beside each other."""
MOST_BACKS = 20
"""How many cards that lie face down are drawn one by one."""
MOST_IN_A_COLUMN = 5
"""From so many options on they are set in several columns, if they fit."""
SEPARATOR = " · "
SEAT_COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")


class Screen:
    """Shows a game on a terminal: the table always in the same place, if it is to be redrawn."""

    def __init__(self, console: Console, speech: TableSpeech, *, redraw: bool = True) -> None:
        self.console = console
        self.redraw = redraw and console.is_terminal
        self.speech = speech
        self.board = board_of(speech)
        self.title = ""

    def opening(self, title: str, seed: int) -> None:
        """Remember what stands above the table."""
        self.title = f"{title} · {self.speech.tell('seed-is', seed=str(written(seed)))}"

    def table(self, view: Mapping[str, Any], news: Sequence[tuple[int, str]]) -> None:
        """The areas of the table and the news below them, on a fresh screen."""
        if self.redraw:
            self.console.clear()
        self.console.print(Rule(Text(self.title, "bold"), style="dim"))
        if self.board is None:
            self.areas(areas(view, self.speech))
        else:
            self.console.print(self.board.draw(view, self.console.width))
        if news:
            self.log(self.speech.tell("since-last-time"), news)

    def areas(self, shown: Sequence[Area]) -> None:
        """A frame for each area; those of the other seats beside each other where there is room."""
        others = [area for area in shown if area.seat is not None and not area.own]
        rest = [area for area in shown if area.seat is None or area.own]
        if len(others) > 1 and self.console.width >= SIDE_BY_SIDE:
            side_by_side = Table.grid(expand=True)
            for _ in others:
                side_by_side.add_column(ratio=1)
            width = self.console.width // len(others)
            side_by_side.add_row(*[self._area(area, width) for area in others])
            self.console.print(side_by_side)
        else:
            rest = [*others, *rest]
        for area in rest:
            self.console.print(self._area(area, self.console.width))

    def _area(self, area: Area, width: int) -> Panel:
        colour = "white" if area.seat is None else SEAT_COLOURS[area.seat % len(SEAT_COLOURS)]
        title = Text.assemble((area.name, f"bold {colour}"))
        if area.own:
            title.append(f" ({self.speech.tell('you')})", "dim")
        for fact in area.facts:
            title.append(" · ", "dim")
            title.append(fact)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim", justify="right", no_wrap=True)
        grid.add_column(overflow="fold")
        names = max((cell_len(row.name) for row in area.rows), default=0)
        for row in area.rows:
            # The border with its padding takes four columns, the padding of the grid two.
            grid.add_row(row.name, self._cards(row, width - names - 6))
        style = colour if area.own else f"dim {colour}"
        return Panel(grid, title=title, title_align="left", border_style=style, box=box.ROUNDED)

    def _cards(self, row: Row, width: int) -> Text:
        """The cards of a zone, with the lines broken between cards and never in the middle of a name."""
        parts = [Text(card) for card in row.cards]
        if row.hidden:
            backs = Text("▮" * row.hidden + " " if row.hidden <= MOST_BACKS else "", "blue")
            parts.append(backs.append(self.speech.tell("cards", count=row.hidden), "dim"))
        text = Text()
        used = 0
        for part in parts:
            if used and used + cell_len(SEPARATOR) + part.cell_len > width - 2:
                text.append(f"{SEPARATOR.rstrip()}\n", "dim")
                used = 0
            elif used:
                text.append(SEPARATOR, "dim")
                used += cell_len(SEPARATOR)
            text.append_text(part)
            used += part.cell_len
        return text

    def question(self, view: Mapping[str, Any], labels: Sequence[str]) -> None:
        """The question with its numbered options."""
        decision = view["decision"]
        answered = [self.speech.seat(seat) for seat in view["answered"]]
        parts: list[RenderableType] = [Text(self.speech.prompt(view), "bold")]
        if answered:
            parts.append(Text(self.speech.tell("has-decided", names=answered), "dim"))
        if labels:
            parts.append(self._options(labels))
        colour = SEAT_COLOURS[view["seat"] % len(SEAT_COLOURS)]
        rule = Text(self.speech.tell("rule-that-asks", rule=self.speech.rule(decision["rule"])), "dim")
        name = Text(self.speech.seat(view["seat"]), f"bold {colour}")
        self.console.print(
            Panel(
                Group(*parts),
                title=name,
                title_align="left",
                subtitle=rule,
                subtitle_align="right",
                border_style=colour,
                box=box.HEAVY,
            )
        )
        hint = f"{self.speech.tell('hint-' + decision['kind'])}  {self.speech.tell('more-commands')}"
        self.console.print(Text(hint, "dim"))

    def _options(self, labels: Sequence[str]) -> RenderableType:
        width = len(str(len(labels)))
        options = [
            Text.assemble((f"{number:>{width}}", "bold yellow"), "  ", label)
            for number, label in enumerate(labels, start=1)
        ]
        if len(labels) <= MOST_IN_A_COLUMN:
            return Group(*options)
        return Columns(options, padding=(0, 3), equal=True, column_first=True)

    def log(self, title: str, entries: Sequence[tuple[int, str]]) -> None:
        """A bullet for each entry, set in as deeply as it is nested."""
        self.console.print(Text(title, "bold dim"))
        for depth, text in entries:
            bullet = Text.assemble(("• ", "dim"), text)
            self.console.print(Padding(bullet, (0, 0, 0, 1 + 2 * depth), expand=False))

    def card(self, face: Face, facts: Sequence[str], text: str, remarks: Sequence[str]) -> None:
        """The card in a frame."""
        parts: list[RenderableType] = [Text(" · ".join(facts), "dim")] if facts else []
        parts += [Text(part) for part in (text,) if part]
        parts += [Text(remark, "italic") for remark in remarks]
        self.console.print(
            Panel(Group(*parts), title=Text(face.name, "bold"), title_align="left", box=box.ROUNDED, expand=False)
        )

    def preview(self, title: str, view: Mapping[str, Any], preview: Mapping[str, Any]) -> bool:
        """What a card would do, in a frame."""
        if not isinstance(self.board, PreviewBoard):
            return False
        drawing = self.board.draw_preview(view, preview)
        self.console.print(Panel(drawing, title=Text(title, "bold"), title_align="left", box=box.ROUNDED, expand=False))
        return True

    def rule(self, title: str, text: str) -> None:
        """The rule under its title."""
        self.console.print(Text.assemble((title, "bold cyan"), "\n", text))

    def note(self, text: str) -> None:
        """A remark."""
        self.console.print(Text(text, "green"))

    def trouble(self, text: str) -> None:
        """Something that was not possible."""
        self.console.print(Text(text, "yellow"))

    def outcome(self, text: str) -> None:
        """How the game ended."""
        self.console.print(Panel(Text(text, "bold", justify="center"), border_style="green", box=box.DOUBLE))

    def hide(self) -> None:
        """Clear the screen, and what has scrolled off it."""
        wipe(self.console)
