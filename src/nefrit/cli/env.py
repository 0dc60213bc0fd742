"""The command `nefrit env`: a game as an environment for learning programs, feature by feature."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.failures import Refused
from nefrit.cli.options import AsJson, Edition, GameName, Options, Seats, read_options

if TYPE_CHECKING:
    from nefrit.env import Block, Observer, Setting
    from nefrit.env.speed import Speed

ENVIRONMENT: Final = "nefrit.env"
SPEED: Final = "nefrit.env.speed"
"""The modules that are imported when the command runs: what they need is not installed everywhere."""


def env(
    game: GameName,
    describe: Annotated[bool, typer.Option("--describe", help="Name every single feature.")] = False,
    speed: Annotated[bool, typer.Option("--speed", help="Measure, too: steps, observations, clones.")] = False,
    as_json: AsJson = False,
    seats: Seats = None,
    edition: Edition = None,
    option: Options = None,
    deck: Annotated[
        list[str] | None,
        typer.Option(
            "--deck", metavar="DECK", help="A ready deck by its name, once for each seat.", show_default=False
        ),
    ] = None,
) -> None:
    """Show a game as an environment: its actions, and what stands where in an observation.

    An action is the number of an option. An observation is an array of numbers in blocks; those with rows have the same
    columns in each row. The JSON names every feature.

    Examples:

    nefrit env l5r

    nefrit env examples/goofspiel.py --option cards=5 --describe

    nefrit env senjutsu --speed
    """
    try:
        environment, measures = import_module(ENVIRONMENT), import_module(SPEED)
    except ModuleNotFoundError as error:
        raise Refused(f"environments need {error.name}: pip install 'nefrit[env]'") from error
    setting: Setting = environment.Setting(
        game, seats=seats, edition=edition, options=read_options(option or ()), decks=deck or None
    )
    observer: Observer = environment.Observer(setting)
    measured: Speed | None = measures.speed_of(setting) if speed else None
    if as_json:
        print_json(_data(setting, observer, measured))
        return
    out = console()
    out.print(Text(_summary(setting, observer)), soft_wrap=True)
    blocks = {"Observation": observer.layout, "Options: each row of the matrix": observer.options}
    for title, layout in blocks.items():
        out.print(_table(title, list(layout.blocks.values())))
    if describe:
        for layout in blocks.values():
            for block in layout.blocks.values():
                out.print(_features(block))
    if measured is not None:
        out.print(_speeds(measured))


def _data(setting: Setting, observer: Observer, measured: Speed | None) -> dict[str, Any]:
    return {
        "game": setting.definition.name,
        "seats": setting.seats,
        "edition": setting.edition,
        "players": list(setting.players),
        "actions": setting.actions,
        "more": setting.room,
        "stop": setting.room + 1,
        "observation": {"size": observer.size, "blocks": observer.layout.to_data()},
        "options": {
            "shape": [setting.actions, observer.option_size],
            "blocks": observer.options.to_data(),
        },
        "speed": None if measured is None else measured.to_data(),
    }


def _summary(setting: Setting, observer: Observer) -> str:
    room = setting.room
    return (
        f"{setting.definition.title}, {setting.seats} seats: {setting.actions} actions (0 to {room - 1} are options, "
        f"{room} shows more of them, {room + 1} stops), observations of {observer.size:,} numbers, "
        f"options of {setting.actions} x {observer.option_size}."
    )


def _table(title: str, blocks: list[Block]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left")
    table.add_column("Block", style="bold cyan", no_wrap=True)
    for name in ("From", "To"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("Shape", no_wrap=True)
    table.add_column("What it is")
    for block in blocks:
        shape = " x ".join(map(str, block.shape))
        table.add_row(block.name, str(block.start), str(block.end - 1), shape, Text(block.about))
    return table


def _features(block: Block) -> Table:
    """Every column of a block with its place; of rows, where each begins."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=block.name, title_justify="left")
    table.add_column("Place", justify="right", no_wrap=True)
    table.add_column("Feature")
    for place, name in _places(block):
        table.add_row(place, Text(name))
    return table


def _places(block: Block) -> Iterator[tuple[str, str]]:
    width = len(block.columns)
    for number, row in enumerate(block.rows):
        yield str(block.start + number * width), f"row: {row}"
    for number, column in enumerate(block.columns):
        yield f"+{number}" if block.rows else str(block.start + number), column


def _speeds(speed: Speed) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="In a second of one processor", title_justify="left")
    table.add_column("")
    table.add_column("", justify="right", no_wrap=True)
    rows = {
        "decisions of the bare game, at random": speed.decisions,
        "steps": speed.steps,
        "decisions answered by those steps": speed.decisions_in_steps,
        "observations": speed.observations,
        "matrices of options": speed.option_matrices,
        "steps, each with its observation": speed.observed_steps,
        "steps in PettingZoo, each with its observation": speed.pettingzoo_steps,
        "clones": 1e6 / speed.clone_microseconds,
    }
    for name, rate in rows.items():
        table.add_row(name, "-" if rate is None else f"{rate:,.0f}")
    return table
