"""How far very many games have come: a bar on the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from nefrit.cli.console import console


@contextmanager
def progress(games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Shows how many of the games are played, how fast, and how long the others take; it is told of each that ends."""
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
    with bar:
        task = bar.add_task("Playing", total=games, completed=done)
        yield lambda played: bar.update(task, advance=played)


class _Rate(ProgressColumn):
    """How many games are played in a second."""

    def render(self, task: Task) -> Text:
        """The rate, once there is one."""
        speed = task.finished_speed or task.speed
        if speed is None:
            return Text("")
        return Text(f"{speed:,.0f} games/s" if speed >= 10 else f"{speed:.2g} games/s", "cyan")
