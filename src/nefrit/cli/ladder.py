"""The command `nefrit ladder`: how strong bots are against each other."""

from __future__ import annotations

import json
from importlib import import_module
from itertools import combinations
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit import bots as all_bots
from nefrit.cli.console import console, print_json
from nefrit.cli.exit_codes import FAILED, INTERRUPTED
from nefrit.cli.failures import Refused
from nefrit.cli.files import write_bytes
from nefrit.cli.mishaps import report
from nefrit.cli.options import (
    AsJson,
    Decks,
    Edition,
    GameName,
    Games,
    Jobs,
    Options,
    Seed,
    checked_seed,
    header_for,
    read_options,
)
from nefrit.cli.progress import progress
from nefrit.cli.seating import equal_decks, seat_decks
from nefrit.registry import find
from nefrit.sim.ladder import SIDES, Ladder, Standing, climb, results
from nefrit.sim.mass import SetUp


def ladder(
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT,...", help="The bots; default: all that the game has.", show_default=False),
    ] = None,
    games: Games = 200,
    seed: Seed = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    edition: Edition = None,
    option: Options = None,
    deck: Decks = None,
    equal: Annotated[
        bool, typer.Option("--equal-decks", help="Both play the same deck, so that nothing but the bots differs.")
    ] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the results there, as JSON.")] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ratings there: a .png or .svg file.")
    ] = None,
) -> None:
    """Let every bot play every other, and rate them: points with intervals of 95 %, and Elo.

    Each pair plays --games games. Every deal is played twice, with sides swapped, and all pairs play the same deals.

    Seats without a deck play all ready decks in turn; with --equal-decks both play the same. A draw is half a point.

    Elo is that at which the results are most likely; random has 0, or the first bot where random does not play.

    Same seed, same results, however many processes, unless a bot thinks by the clock (search:0.2s).

    Examples:

    nefrit ladder l5r --bots random,greedy,search:100 --games 200 --seed 5 --jobs 2 --plot ladder.png

    nefrit ladder senjutsu --games 40 --json --save ladder.json

    nefrit ladder invasion --bots greedy,search:0.5s --games 24 --equal-decks
    """
    definition = find(game)
    first = checked_seed(seed)
    options = read_options(option or ())
    chosen = _bots(definition.name, bots)
    if games % SIDES:
        raise Refused(f"every deal is played from both sides, so --games is an even number, not {games}")
    for file in (save, plot):
        if file is not None and not file.parent.is_dir():
            # Better now than when all games are played.
            raise Refused(f"{file} cannot be written: there is no directory {file.parent}")
        if file is not None and file.is_dir():
            raise Refused(f"{file} is a directory, not a file")
    plots = None if plot is None else _plots(plot)
    decks = deck or ()
    seating = equal_decks(game, options, decks, SIDES) if equal else seat_decks(game, options, decks, SIDES, every=True)
    set_up = SetUp(SIDES, options, seating)
    header = header_for(definition, SIDES, first, edition, options | set_up.seating.options(first))
    plan = Ladder(game, first, set_up, header.edition, chosen, games)
    standing = Standing()
    start = perf_counter()
    interrupted = False
    try:
        with progress(plan.total) as advance:
            for part in climb(plan, jobs):
                standing.add(part)
                advance(part.games)
    except KeyboardInterrupt:
        interrupted = True
    found = results(definition.name, plan, standing)
    if save is not None:
        write_bytes(save, json.dumps(found, indent=2).encode())
    if as_json:
        print_json(found)
    else:
        _show(definition.title, found, perf_counter() - start)
    notices = console(stderr=True)
    if interrupted:
        notices.print(Text(f"Interrupted after {standing.games} of {plan.total} games.", "yellow"))
    if plots is not None:
        if standing.ratings(chosen) is None:
            notices.print(Text("Not every pair has played, so there are no ratings to draw.", "yellow"))
        else:
            plots.save(plots.ladder_plot(found), plot)
    if standing.mishaps:
        report(notices, standing.mishaps, standing.errors)
    if interrupted or standing.errors:
        raise typer.Exit(INTERRUPTED if interrupted else FAILED)


def _bots(game: str, given: str | None) -> tuple[str, ...]:
    """The bots that play, all of them known and none twice."""
    chosen = all_bots.names(game) if given is None else tuple(name.strip() for name in given.split(","))
    for name in chosen:
        all_bots.find(game, name)
    for one, other in combinations(chosen, 2):
        if one == other:
            raise Refused(f"the bot {one} is given twice")
    if len(chosen) < SIDES:
        raise Refused("a ladder needs two bots or more: --bots random,greedy")
    return chosen


def _plots(file: Path) -> ModuleType:
    """The package that draws, if it is there and can save such a file."""
    try:
        plots = import_module("nefrit.sim.plots")
    except ImportError as error:
        raise Refused(f"plots need {error.name}: pip install 'nefrit[sim]'") from error
    if file.suffix.removeprefix(".") not in plots.FORMATS:
        raise Refused(f"a plot is a .png or .svg file, not {file.name}")
    return plots


def _show(title: str, found: dict[str, Any], seconds: float) -> None:
    """The table for people: the best bot on top."""
    screen = console()
    heading = f"{title}, seed {found['seed']}{', equal decks' if found['equal_decks'] else ''}"
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=heading, title_justify="left")
    table.add_column("Bot")
    for name in ("Elo", "95 %", "Points", "95 %", "Games", "Won", "Drawn", "Lost"):
        table.add_column(name, justify="right")
    for row in sorted(found["bots"], key=lambda row: -(row["share"]["value"] or 0)):
        elo = row["elo"]
        rating = ("-", "-") if elo is None else (f"{elo['elo']:+.0f}", f"{elo['low']:+.0f} to {elo['high']:+.0f}")
        table.add_row(row["bot"], *rating, *_counts(row))
    table.add_section()
    for pair in found["pairs"]:
        table.add_row(Text(" : ".join(pair["bots"])), "", "", *_counts(pair))
    screen.print(table)
    seconds = max(seconds, 1e-9)
    played = f"{found['games']:,} games in {seconds:.1f} s, {found['games'] / seconds:,.1f} games/s"
    screen.print(Text(f"{played}; {found['stopped']} stopped, {found['errors']} errors.", "dim"))


def _counts(row: dict[str, Any]) -> list[str]:
    share = row["share"]
    points = "-" if share["value"] is None else f"{share['value']:.1%}"
    between = f"{share['low']:.1%} to {share['high']:.1%}"
    return [points, between, *[f"{row[name]:,}" for name in ("games", "wins", "draws", "losses")]]
