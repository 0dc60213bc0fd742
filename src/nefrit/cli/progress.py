"""How far very many games have come: a bar on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from nefrit.cli.console import console


@contextmanager
def progress(games: int, done: int = 0, lines: float = 0) -> Iterator[Callable[[int], None]]:
    """Shows how many of the games are played, how fast, and how long the others take; it is told of each that ends.

    Where there is no terminal, it shows nothing, or a line after so many seconds.
    """
    screen = console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        _Rate(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        expand=True,
        disable=not screen.is_terminal,
    )
    if lines and not screen.is_terminal:
        yield _Lines(screen, games, done, lines).advance
        return
    with bar:
        task = bar.add_task("Playing", total=games, completed=done)
        yield lambda played: bar.update(task, advance=played)


class _Lines:
    """Tells the progress in lines, one after so many seconds."""

    def __init__(self, screen: Console, games: int, done: int, between: float) -> None:
        self.screen = screen
        self.games = games
        self.begun = self.done = done
        self.between = between
        self.start = self.told = monotonic()

    def advance(self, played: int) -> None:
        """So many more games have ended."""
        self.done += played
        now = monotonic()
        if now - self.told < self.between:
            return
        self.told = now
        rate = (self.done - self.begun) / (now - self.start)
        left = timedelta(seconds=round((self.games - self.done) / rate))
        self.screen.print(f"{self.done:,} of {self.games:,} games, {rate:.1f} games/s, {left} left")


class _Rate(ProgressColumn):
    """How many games are played in a second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{speed:,.0f} games/s" if speed >= 10 else f"{speed:.2g} games/s", "cyan")
