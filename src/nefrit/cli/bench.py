"""The command `nefrit bench`: how fast the kernel or a game is, and whether it has become slower."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.bench import Figures, NotFigures, read_figures, run, run_game, scaling_of, write_figures
from nefrit.bench.ringteki import NoRingteki, Rival, run_ringteki
from nefrit.bench.toy import TOY
from nefrit.cli.console import console, print_json
from nefrit.cli.failures import Refused
from nefrit.cli.files import read_bytes, write_bytes
from nefrit.cli.options import MOST_JOBS, AsJson, Decks, Edition, Options, Seats, header_for, read_options
from nefrit.cli.seating import seat_decks
from nefrit.kernel.record import Damaged, Header
from nefrit.registry import find, names
from nefrit.sim.seeds import derived

NOTABLE = 0.15
"""From this change on, against the stored figures, it is more than the restlessness of the machine."""
SEED = 1
"""The seed of the games that are played, the same in every run."""
MOST_GAMES = 10_000
RINGTEKI_PLAYS = "l5r"
RINGTEKI_DECKS = "nefrit.bench.ringteki_decks"
"""Loaded only where it is measured: it loads that game."""


def bench(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="[GAME]",
            help="The name of a game, or the path of its file; default: the kernel alone, on a toy.",
            autocompletion=names,
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help="How many games of it are played at random.")
    ] = 14,
    as_json: AsJson = False,
    compare: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Compare with the figures stored in this file.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Store the figures in this file, beside those of other games.")
    ] = None,
    seats: Seats = None,
    edition: Edition = None,
    option: Options = None,
    deck: Decks = None,
    processes: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, max=MOST_JOBS, help="How many processes of it are let play together; 1 leaves it out."
        ),
    ] = 2,
    ringteki: Annotated[
        Path | None,
        typer.Option(
            metavar="PATH",
            help="Play the same decks with ringteki, too: a checkout as of 2023 (037288a), installed and compiled; "
            "needs Node.js. Only with l5r.",
        ),
    ] = None,
) -> None:
    """Measure a game, or the kernel alone. Times are told in plain method calls, so they compare across machines.

    A game is measured on complete random games; seats without a deck play all ready decks in turn.

    Answers are told by percentiles, each at its fastest. A state is kept beside all others of its game, or alone.

    Examples:

    nefrit bench --save bench/baseline.json

    nefrit bench l5r --compare bench/baseline.json

    nefrit bench l5r --ringteki ../ringteki
    """
    if ringteki is not None and game != RINGTEKI_PLAYS:
        raise Refused(f"--ringteki is for {RINGTEKI_PLAYS}: it plays no other game")
    before = None if compare is None else _stored(compare)
    kept = _stored(save) if save is not None and save.exists() else {}
    headers: list[Header] = []
    if game is not None:
        headers = _headers(game, games, seats, edition, option or (), deck or ())
    name = TOY.name if game is None else find(game).name
    if before is not None and name not in before:
        raise Refused(f"{compare} holds no figures of {name}, only of {', '.join(before)}")
    rival = None if ringteki is None else _rival(ringteki, headers)
    now = run() if game is None else run_game(find(game), headers)
    if game is not None and processes > 1:
        now = msgspec.structs.replace(now, scaling=scaling_of(game, headers, processes))
    old = None if before is None else before[name]
    if save is not None:
        write_bytes(save, write_figures({**kept, now.game: now}))
    if as_json:
        data = msgspec.to_builtins(now)
        if old is not None:
            data["before"] = msgspec.to_builtins(old)
        if rival is not None:
            data["ringteki"] = {**msgspec.to_builtins(rival), "ratio": _ratio(now, rival)}
        print_json(data)
        return
    out = console()
    out.print(_table(now, old))
    kernel = "compiled" if now.compiled else "not compiled"
    out.print(Text(f"{now.python}, kernel {kernel}; a plain call takes {now.call_nanoseconds:.0f} ns", "dim"))
    if rival is not None:
        out.print(_compared_with(rival, now))
    if save is not None:
        out.print(Text(f"The figures are stored in {save}.", "green"))


def _headers(
    game: str, games: int, seats: int | None, edition: str | None, option: Sequence[str], deck: Sequence[str]
) -> list[Header]:
    """The headers of the games that are played."""
    definition = find(game)
    options = read_options(option)
    seating = seat_decks(game, options, deck, seats or definition.seats[0], every=True)
    return [
        header_for(definition, seats, derived(SEED, number)[0], edition, options | seating.options(SEED, number))
        for number in range(games)
    ]


def _rival(checkout: Path, headers: Sequence[Header]) -> Rival:
    """What ringteki does with the same decks."""
    definition = find(RINGTEKI_PLAYS)
    decks_of = import_module(RINGTEKI_DECKS).decks_of
    try:
        return run_ringteki(checkout, [decks_of(definition, header) for header in headers], SEED)
    except NoRingteki as error:
        raise Refused(str(error)) from error


def _ratio(now: Figures, rival: Rival) -> float:
    """How many times as many decisions a second are made here."""
    return round(now.decisions_per_second / rival.answers_per_second, 2)


def _compared_with(rival: Rival, now: Figures) -> Text:
    speed = f"ringteki: {rival.answers:,} answers in {rival.games} games, {rival.answers_per_second:,.0f} a second"
    given_up = f" ({rival.unfinished} games given up)" if rival.unfinished else ""
    return Text(f"{speed}{given_up}; Nefrit is {_ratio(now, rival):,.1f} times as fast")


def _stored(file: Path) -> dict[str, Figures]:
    try:
        return read_figures(read_bytes(file))
    except NotFigures as error:
        raise Damaged(f"{file}: {error}") from error


def _table(now: Figures, before: Figures | None) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(f"Measure ({now.game})")
    for title in ("Time", "In calls", "Target"):
        table.add_column(title, justify="right", no_wrap=True)
    if before is not None:
        table.add_column("Before", justify="right", no_wrap=True)
        table.add_column("Change", justify="right", no_wrap=True)
    for name, measure in now.measures.items():
        old = None if before is None else before.measures.get(name)
        table.add_row(
            Text(name),
            Text(f"{measure.microseconds:,.2f} µs"),
            *_within(f"{measure.calls:,.0f}", measure.calls, measure.target),
            *_compared(measure.calls, None if old is None else old.calls, before),
        )
    table.add_section()
    table.add_row(
        "Python calls per decision",
        "",
        *_within(f"{now.calls_per_decision:,.1f}", now.calls_per_decision, now.most_calls),
        *_compared(now.calls_per_decision, None if before is None else before.calls_per_decision, before),
    )
    rate = [Text("-", "dim")] * (1 if before is None else 3)
    table.add_row("random play", f"{now.decisions_per_second:,.0f} decisions/s", "", *rate)
    table.add_row(f"of {now.decisions_per_game:,.0f} decisions each", f"{now.games_per_second:,.1f} games/s", "", *rate)
    _more(table, now, before)
    return table


def _more(table: Table, now: Figures, before: Figures | None) -> None:
    """Memory, and how several processes do, where they were measured."""
    nothing = ("", Text("-", "dim"))
    if now.memory is not None:
        table.add_section()
        old = None if before is None else before.memory
        for name in ("kept", "alone"):
            size = getattr(now.memory, name)
            stored = None if old is None else getattr(old, name)
            table.add_row(f"bytes of a state, {name}", f"{size:,.0f}", *nothing, *_compared(size, stored, before))
    if now.scaling is not None:
        table.add_section()
        together, ratio = now.scaling.together, now.scaling.ratio
        row = (f"{now.scaling.processes} processes", f"{together:,.1f} games/s", f"x {ratio:.2f}", Text("-", "dim"))
        old_ratio = None if before is None or before.scaling is None else before.scaling.ratio
        shown = (
            [] if before is None else [Text("-", "dim") if old_ratio is None else Text(f"x {old_ratio:.2f}"), Text("")]
        )
        table.add_row(*row, *shown)


def _within(shown: str, number: float, target: float | None) -> tuple[Text, Text]:
    """A figure, and the bar for it."""
    if target is None:
        return Text(shown), Text("-", "dim")
    return Text(shown, "green" if number <= target else "red"), Text(f"{target:,.0f}", "dim")


def _compared(now: float, old: float | None, before: Figures | None) -> list[Text]:
    if before is None:
        return []
    if not old:
        return [Text("-", "dim"), Text("-", "dim")]
    change = now / old - 1
    style = "red" if change > NOTABLE else "green" if change < -NOTABLE else "dim"
    return [Text(f"{old:,.0f}"), Text(f"{change:+.0%}", style)]
