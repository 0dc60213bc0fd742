"""The command `nefrit simulate`: very many games, kept in a directory, and a report of what they say."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit import __version__
from nefrit import bots as all_bots
from nefrit.cli.console import console, print_json
from nefrit.cli.exit_codes import FAILED, INTERRUPTED
from nefrit.cli.failures import Refused
from nefrit.cli.going_on import Out, begin_or_go_on, seed_for
from nefrit.cli.options import (
    AsJson,
    Edition,
    GameName,
    Games,
    Jobs,
    Options,
    Seats,
    Seed,
    header_for,
    read_options,
)
from nefrit.cli.progress import progress
from nefrit.cli.seating import deck_option, read_deck, ready_beside
from nefrit.kernel.definition import Definition
from nefrit.registry import decks_of, find, has_decks
from nefrit.sim import processes
from nefrit.sim.cluster import NoCluster, joined
from nefrit.sim.keeping import Keeper, missing, replace
from nefrit.sim.simulation import PAIRINGS, Batch, Simulation, play_some
from nefrit.sim.summary import summary

MOST_TABLES = 1_000_000
PROCESSES, RAY = ENGINES = ("processes", "ray")
"""Where games are played: in processes of this machine, or on a cluster."""


def simulate(
    game: GameName,
    out: Out,
    games: Games = 1000,
    seed: Seed = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    seats: Seats = None,
    edition: Edition = None,
    option: Options = None,
    decks: Annotated[
        str | None,
        typer.Option(
            metavar="DECK,DECK,...", help="Ready decks or files; default: all ready ones.", show_default=False
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT,...", help="The bots; default: the usual one.", show_default=False),
    ] = None,
    pairings: Annotated[
        str,
        typer.Option(
            metavar="WHO",
            help="Who meets whom: all; different (nobody meets their like); mirror (all play the same deck).",
            autocompletion=lambda: list(PAIRINGS),
        ),
    ] = "all",
    engine: Annotated[
        str,
        typer.Option(
            metavar="E",
            help="Where games are played: processes (of this machine), or ray (a cluster).",
            autocompletion=lambda: ENGINES,
        ),
    ] = PROCESSES,
    address: Annotated[
        str | None,
        typer.Option(
            metavar="HOST:PORT",
            help="The Ray cluster, or auto for that of this machine; default: one is started for --jobs processes.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play very many games between bots with decks, and report what they say, with tables and plots.

    Every bot plays every deck in every seat, each combination as often as every other.

    It can be stopped at any moment: the same command goes on where it stopped. With more --games it adds to them.

    Same seed, same results, however many processes and interruptions, unless a bot thinks by the clock (search:0.2s).

    With --engine ray the games are played on a Ray cluster, on all its processors; all its machines need Nefrit.

    In DIR are then games.parquet (a row for each game), summary.json, report.html and report.png.

    Examples:

    nefrit simulate l5r --decks crane,lion,crab --bots greedy --games 2000 --seed 5 --jobs 2 --out clans

    nefrit simulate senjutsu --bots greedy,random --pairings different --games 500 --out duel

    nefrit simulate l5r --games 100000 --engine ray --address head:6379 --out many
    """
    definition = find(game)
    if engine not in ENGINES:
        raise Refused(f"engines are {', '.join(ENGINES)}, not {engine!r}")
    if address is not None and engine != RAY:
        raise Refused(f"only --engine {RAY} has an --address")
    reports = _reports()
    options = read_options(option or ())
    keeper = Keeper(out)
    pool, cards = _decks(game, definition, options, decks)
    plan = Simulation(
        game,
        seed_for(keeper, seed),
        seats or definition.usual_seats(options),
        edition or definition.editions[0],
        options,
        _bots(definition.name, bots),
        pool,
        _pairings(pairings),
    )
    _check(definition, plan)
    begin_or_go_on(keeper, _told(definition.name, plan), "simulation")
    keeper.load()
    interrupted = False
    done = len(keeper.first(games))
    try:
        with _played(plan, games, keeper, jobs, engine, address) as batches, progress(games, done) as advance:
            for batch in batches:
                keeper.keep(batch)
                advance(len(batch.rows))
    except KeyboardInterrupt:
        interrupted = True
    rows = keeper.first(games)
    found = summary(definition.name, plan, rows, cards)
    _write(reports, out, definition.title, found, rows)
    if as_json:
        print_json(found)
    else:
        _show(definition.title, found, out)
    notices = console(stderr=True)
    if interrupted:
        notices.print(Text(f"Interrupted after {len(rows)} of {games} games; the same command goes on.", "yellow"))
    for row, file in keeper.failed(definition.name, rows):
        words = f"Game {row['number']} failed: {row['error']}; its record is {file}"
        notices.print(Text(words, "red"), soft_wrap=True)
    if interrupted or found["errors"]:
        raise typer.Exit(INTERRUPTED if interrupted else FAILED)


@contextmanager
def _played(
    plan: Simulation, games: int, keeper: Keeper, jobs: int, engine: str, address: str | None
) -> Iterator[Iterator[Batch]]:
    """What is missing, played in processes of this machine, or on a cluster."""
    work = partial(play_some, plan)
    if engine == PROCESSES:
        yield processes.run(work, missing(processes.chunks_of(games, jobs), keeper.rows), jobs)
        return
    try:
        with joined(address, jobs) as cluster:
            yield cluster.run(work, missing(processes.chunks_of(games, max(2, cluster.processors)), keeper.rows))
    except NoCluster as error:
        raise Refused(str(error)) from error


def _reports() -> ModuleType:
    try:
        return import_module("nefrit.sim.report")
    except ImportError as error:
        raise Refused(f"simulations need {error.name}: pip install 'nefrit[sim]'") from error


def _listed(text: str) -> list[str]:
    return list(dict.fromkeys(name.strip() for name in text.split(",")))


def _bots(game: str, given: str | None) -> tuple[str, ...]:
    chosen = (all_bots.usual(game),) if given is None else tuple(_listed(given))
    for name in chosen:
        all_bots.find(game, name)
    return chosen


def _pairings(given: str) -> str:
    if given not in PAIRINGS:
        raise Refused(f"pairings are {', '.join(PAIRINGS)}, not {given!r}")
    return given


def _decks(
    game: str, definition: Definition, options: Mapping[str, Any], given: str | None
) -> tuple[dict[str, Any], dict[str, frozenset[str]]]:
    """The decks by their names, as options of the game, and the names of the cards in each; none if nobody chooses."""
    if given is None and not has_decks(game):
        return {}, {}
    rules = decks_of(game)
    chosen = [option for option in rules.chosen_by if option in options]
    if chosen and given is not None:
        raise Refused(f"give either --decks or the option {chosen[0]}, not both")
    if chosen:
        return {}, {}
    names = ready_beside(rules, ()) if given is None else _listed(given)
    pool: dict[str, Any] = {}
    cards: dict[str, frozenset[str]] = {}
    for name in names:
        short = name if name in rules.ready else Path(name).stem
        if short in pool:
            raise Refused(f"two decks are called {short}")
        pool[short] = deck_option(rules, name)
        parts = rules.show(read_deck(rules, name))
        cards[short] = frozenset(card for part in parts for _, card, _ in part.cards)
    return pool, cards


def _check(definition: Definition, plan: Simulation) -> None:
    """Let the game check every deck once, at the first table at which it is played."""
    entrants = len(plan.bots) * max(1, len(plan.decks))
    if entrants**plan.seats > MOST_TABLES:
        raise Refused(f"{entrants} bots with decks in {plan.seats} seats are too many combinations")
    if not plan.tables:
        raise Refused(f"with the pairings {plan.pairings} there is nobody to play: give more bots or decks")
    for deck in plan.decks or ("",):
        table = next((table for table in plan.tables if any(one.deck == deck for one in table)), None)
        if table is not None:
            header_for(definition, plan.seats, plan.seed, plan.edition, plan.options_at(table))


def _told(game: str, plan: Simulation) -> dict[str, Any]:
    """The plan as it is kept, so that nothing else is added to its results."""
    return {
        "version": __version__,
        "game": game,
        "seed": plan.seed,
        "seats": plan.seats,
        "edition": plan.edition,
        "options": plan.options,
        "bots": list(plan.bots),
        "decks": plan.decks,
        "pairings": plan.pairings,
    }


def _write(reports: ModuleType, out: Path, title: str, found: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    replace(out / "summary.json", json.dumps(found, indent=2).encode())
    draft = out / "games.parquet.part"
    reports.frame(rows).write_parquet(draft)
    draft.replace(out / "games.parquet")
    sections = list(reports.sections(found, rows))
    replace(out / "report.html", reports.page(title, found, sections).encode())
    if any(section.plot is not None for section in sections):
        reports.plots.save(reports.picture(sections), out / "report.png")


def _show(title: str, found: dict[str, Any], out: Path) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=f"{title}, seed {found['seed']}", title_justify="left")
    table.add_column("")
    for name in ("Games", "Share", "95 %"):
        table.add_column(name, justify="right")

    def row(name: str, one: dict[str, Any]) -> None:
        if one["games"]:
            between = f"{one['low']:.1%} to {one['high']:.1%}"
            table.add_row(Text(name), f"{one['games']:,}", f"{one['value']:.1%}", between)

    for kind in ("bots", "decks"):
        for one in found[kind]:
            row(one["name"], one)
        table.add_section()
    if found["first_player"] is not None:
        row("first player", found["first_player"])
    for one in found["seats_won"]:
        row(f"seat {one['seat'] + 1}", one)
    table.add_section()
    for one in found["endings"]:
        row(f"{one['rule']}{' (stopped)' if one['stopped'] else ''}", one)
    screen = console()
    screen.print(table)
    counts = f"{found['games']:,} games, {found['draws']:,} draws, {found['stopped']:,} stopped"
    screen.print(Text(f"{counts}, {found['errors']:,} errors. The report is {out / 'report.html'}"), soft_wrap=True)
