"""The command `nefrit selfplay`: very many games between bots, counted."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit import bots
from nefrit.cli.console import console, print_json
from nefrit.cli.exit_codes import FAILED, INTERRUPTED
from nefrit.cli.failures import Refused
from nefrit.cli.mishaps import report
from nefrit.cli.options import (
    AsJson,
    Decks,
    GameName,
    Games,
    Jobs,
    Options,
    Seats,
    Seed,
    checked_seed,
    header_for,
    read_options,
)
from nefrit.cli.progress import progress
from nefrit.cli.seating import random_decks, seat_decks
from nefrit.kernel.record import Header
from nefrit.kernel.varieties import Variety
from nefrit.registry import find
from nefrit.sim.mass import Plan, SetUp, Tally, run
from nefrit.sim.playing import Laws

MOST_RANDOM = 2_000
"""So many random decks can be played in one run."""
ALL = "all"
"""What stands for every edition."""


def selfplay(
    game: GameName,
    games: Games = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    seats: Seats = None,
    edition: Annotated[
        list[str] | None,
        typer.Option(
            metavar="E",
            help=f"An edition of the rules, once for each, or {ALL}; default: the usual one.",
            show_default=False,
        ),
    ] = None,
    option: Options = None,
    deck: Decks = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="The bot that plays a seat. Once for each seat, in order; default: random.",
            autocompletion=bots.all_names,
            show_default=False,
        ),
    ] = None,
    every: Annotated[
        bool,
        typer.Option("--all", help="Every way to play in turn: numbers of seats, modes, who meets whom, all editions."),
    ] = False,
    chance_decks: Annotated[
        int,
        typer.Option(
            "--random-decks",
            metavar="N",
            min=0,
            max=MOST_RANDOM,
            help="Play N random legal decks instead of ready ones.",
        ),
    ] = 0,
    laws: Annotated[int, typer.Option(metavar="N", min=0, help="Check all laws at every N-th decision; 0 never.")] = 0,
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where records of games with errors go; else a new directory.")
    ] = None,
) -> None:
    """Play very many games, at random or between other bots, and count: how they end, who wins, how fast it goes.

    Same seed, same results, however many processes. Each game has a seed of its own, made from the seed and its number.

    Seats without a deck play all ready decks in turn, every combination as often; so do several editions.

    With --all every variety of the game comes in turn: who meets whom, with how many, in which mode.

    In the JSON, finished games ended by the rules, stopped ones would never have ended, in errors the rules failed.

    Of the winners, seats counts the games that each seat won, alone or with others; draws had no or only winners.

    Examples:

    nefrit selfplay examples/goofspiel.py --games 10000 --seed 1 --jobs 2

    nefrit selfplay examples/goofspiel.py --games 200 --option cards=5 --laws 10

    nefrit selfplay l5r --deck crane --edition all

    nefrit selfplay l5r --games 20 --bot greedy --bot random

    nefrit selfplay senjutsu --all --games 2000 --laws 50

    nefrit selfplay l5r --random-decks 200 --games 1000 --laws 100
    """
    definition = find(game)
    first = checked_seed(seed)
    options = read_options(option or ())
    if every and (seats or options or deck):
        raise Refused("--all goes through every way to play: leave --seats, --option and --deck out")
    said = edition or ([ALL] if every else definition.editions[:1])
    editions = definition.editions if said == [ALL] else tuple(dict.fromkeys(said))
    ways = [*definition.varieties()] if every else [Variety(seats or definition.usual_seats(options), options)]
    if chance_decks and deck:
        raise Refused("give either --deck or --random-decks, not both")
    if chance_decks:
        set_ups = tuple(
            [
                SetUp(way.seats, way.options, random_decks(game, way.options, way.seats, chance_decks, first))
                for way in ways
            ]
        )
    else:
        set_ups = tuple([set_up_with(game, way, deck or ()) for way in ways])
    headers = [
        header_for(definition, set_up.seats, first, chosen, set_up.options | set_up.seating.options(first))
        for set_up in set_ups
        for chosen in editions
    ]
    header = max(headers, key=lambda header: header.seats)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    checked = checked_laws(laws) if laws else None
    plan = Plan(game, first, set_ups, editions, checked, _bots(definition.name, bot or (), header.seats))
    tally = Tally(header.seats)
    start = perf_counter()
    interrupted = False
    try:
        with progress(games) as advance:
            for part in run(plan, games, jobs):
                tally.add(part)
                advance(part.games)
    except KeyboardInterrupt:
        interrupted = True
    results = _results(definition.name, tally, perf_counter() - start)
    if as_json:
        print_json(results)
    else:
        console().print(_table(definition.title, results, header, first))
    notices = console(stderr=True)
    if interrupted:
        notices.print(Text(f"Interrupted after {tally.games} of {games} games.", "yellow"))
    if tally.mishaps:
        report(notices, tally.mishaps, tally.errors, save)
    if interrupted or tally.errors:
        raise typer.Exit(INTERRUPTED if interrupted else FAILED)


def set_up_with(game: str, way: Variety, decks: Sequence[str]) -> SetUp:
    """A variety of a game with the decks that are played."""
    return SetUp(way.seats, way.options, seat_decks(game, way.options, decks, way.seats, every=True))


def _bots(game: str, chosen: Sequence[str], seats: int) -> tuple[str, ...]:
    """The bots that are chosen, all of them known, and for the other seats random ones."""
    if len(chosen) > seats:
        raise Refused(f"there are {seats} seats, and --bot is given {len(chosen)} times")
    for name in chosen:
        bots.find(game, name)
    return (*chosen, *[bots.RANDOM] * (seats - len(chosen)))


def checked_laws(every: int) -> Laws:
    """All laws, checked at every so many decisions, and the checkers, which watch every second game."""
    try:
        check = import_module("nefrit.testing.laws").check_laws
        return Laws(every, check, import_module("nefrit.testing.checkers").watch)
    except ImportError as error:
        raise Refused(f"the laws cannot be checked here: {error}; install nefrit[dev]") from error


def _results(game: str, tally: Tally, seconds: float) -> dict[str, Any]:
    seconds = max(seconds, 1e-9)
    return {
        "game": game,
        "games": tally.games,
        "finished": tally.finished,
        "stopped": tally.stopped,
        "errors": tally.errors,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "games_per_second": round(tally.games / seconds, 2),
        "winners": {"seats": tally.wins, "draws": tally.draws},
    }


def _table(title: str, results: dict[str, Any], header: Header, seed: int) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=f"{title}, seed {seed}", title_justify="left")
    table.add_column("")
    table.add_column("Games", justify="right")
    table.add_column("Share", justify="right")
    games = results["games"]

    def row(name: str, count: int, style: str = "") -> None:
        share = f"{count / games:.1%}" if games else "-"
        table.add_row(Text(name, style), Text(f"{count:,}", style), Text(share, style))

    row("played", games, "bold")
    row("ended by the rules", results["finished"])
    row("stopped", results["stopped"], "yellow" if results["stopped"] else "dim")
    row("errors", results["errors"], "bold red" if results["errors"] else "dim")
    table.add_section()
    wins = results["winners"]["seats"]
    for name, count in zip(Header(header.game, seats=len(wins)).names, wins, strict=True):
        row(f"won by {name}", count)
    row("draws", results["winners"]["draws"])
    table.add_section()
    rate = f"{results['decisions_per_second']:,.0f} decisions/s"
    table.add_row(f"{results['decisions']:,} decisions", f"{results['seconds']:.2f} s", rate)
    return table
