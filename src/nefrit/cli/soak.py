"""The command `nefrit soak`: random games of all kinds with the laws on, to find out where the rules fail."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from nefrit import __version__, bots
from nefrit.cli.console import console, print_json
from nefrit.cli.exit_codes import FAILED, INTERRUPTED
from nefrit.cli.failures import Refused
from nefrit.cli.going_on import Out, begin_or_go_on, seed_for
from nefrit.cli.options import AsJson, Games, Jobs, Seed, header_for
from nefrit.cli.progress import progress
from nefrit.cli.selfplay import checked_laws, set_up_with
from nefrit.kernel.record import read_record
from nefrit.registry import find
from nefrit.sim import processes
from nefrit.sim.failures import MOST_KEPT
from nefrit.sim.keeping import Ledger, missing, read, replace
from nefrit.sim.mass import Plan
from nefrit.sim.playing import Laws
from nefrit.sim.reducing import fails, reduced
from nefrit.sim.soak import Soak, Tally, play_some
from nefrit.sim.soak import shares as usual_shares

RESULT = "soak.json"
BETWEEN = 10.0
"""After so many seconds the result so far is written."""
LINES = 60.0
"""Where nobody watches a terminal, the progress is told in a line after so many seconds."""


def soak(
    out: Out,
    games: Games = 1_000_000,
    seed: Seed = None,
    jobs: Jobs = 1,
    as_json: AsJson = False,
    laws: Annotated[
        int, typer.Option(metavar="N", min=0, help="Check all laws at every N-th decision; 0 never.")
    ] = 500,
    share: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME=N",
            help="Of all games so many are of this one, once for each game; default: as their manifests say.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play random games of all kinds, very many, to find out where the rules fail: all games, editions, players, modes.

    Every variety of a game comes in turn, with all ready decks. Games that cost more are played less often.

    All laws (what is true of every state, whatever the rules) are checked at every N-th decision.

    It can be stopped at any moment: the same command goes on where it stopped. With more --games it adds to them.

    Same seed, same games, however many processes and interruptions.

    In DIR are then soak.json (how many games of each variety, how they ended, how long it took, what failed),
    games.jsonl (a line for each game) and errors: the records of games that failed, and for each kind of failure
    the shortest record found in which it still fails (reduced); nefrit replay FILE --laws shows it.

    Examples:

    nefrit soak --games 10000 --jobs 2 --out soak

    nefrit soak --share l5r=3 --share invasion=1 --games 2000 --laws 100 --out two
    """
    shares = _shares(share or ())
    ledger = Ledger(out)
    first = seed_for(ledger, seed)
    checked = checked_laws(laws) if laws else None
    told = {"version": __version__, "seed": first, "laws": laws, "shares": shares}
    begin_or_go_on(ledger, told, "soak")
    plan = Soak(tuple([_plan(game, first, checked) for game in shares]), tuple(shares.values()))
    tally = Tally(plan)
    for row in ledger.lines():
        tally.add(row)
    before = (read(out / RESULT) or {}).get("seconds", 0.0)
    began = written = monotonic()

    def result() -> dict[str, Any]:
        return told | tally.told(before + monotonic() - began)

    interrupted = False
    try:
        left = missing(processes.chunks_of(games, jobs), tally.played)
        with progress(games, games - sum(stop - start for start, stop in left), LINES) as advance:
            for batch in processes.run(partial(play_some, plan), left, jobs):
                ledger.write(batch)
                for row in batch.rows:
                    tally.add(row)
                advance(len(batch.rows))
                if monotonic() - written > BETWEEN:
                    written = monotonic()
                    _write(out, result())
    except KeyboardInterrupt:
        interrupted = True
    found = result()
    _write(out, found)
    if found["failures"] and not interrupted:
        for failure in found["failures"][:MOST_KEPT]:
            failure |= _reduce(ledger, plan, failure, checked)
        _write(out, found)
    if as_json:
        print_json(found)
    else:
        _show(found, out)
    notices = console(stderr=True)
    if interrupted:
        words = f"Interrupted after {found['games']} of {games} games; the same command goes on."
        notices.print(Text(words, "yellow"))
    for failure in found["failures"]:
        notices.print(Text(_told(failure), "red"), soft_wrap=True)
    if interrupted or found["errors"]:
        raise typer.Exit(INTERRUPTED if interrupted else FAILED)


def _shares(given: Sequence[str]) -> dict[str, int]:
    """How often each game is played, all of them known."""
    if not given:
        return usual_shares()
    shares: dict[str, int] = {}
    for text in given:
        game, _, number = text.rpartition("=")
        if not game or not number.isdecimal() or not int(number):
            raise Refused(f"a share is written GAME=N with a whole number from 1, not {text[:60]!r}")
        if game in shares:
            raise Refused(f"the share of {game} is given twice")
        find(game)
        shares[game] = int(number)
    return shares


def _plan(game: str, seed: int, laws: Laws | None) -> Plan:
    """A game in all its varieties and editions, at random."""
    definition = find(game)
    set_ups = tuple([set_up_with(game, variety, ()) for variety in definition.varieties()])
    headers = [
        header_for(definition, set_up.seats, seed, edition, set_up.options | set_up.seating.options(seed))
        for set_up in set_ups
        for edition in definition.editions
    ]
    seats = max(header.seats for header in headers)
    return Plan(game, seed, set_ups, definition.editions, laws, (bots.RANDOM,) * seats)


def _reduce(ledger: Ledger, soak: Soak, failure: dict[str, Any], laws: Laws | None) -> dict[str, Any]:
    """Reduce the shortest of the records of a failure, and tell where both are; nothing if none is kept.

    One in which the rules fail is better than one in which they do when the laws try what could happen.
    """
    definition = next(find(plan.game) for plan in soak.plans if find(plan.game).name == failure["game"])
    files = [ledger.record(failure["game"], number) for number in failure["numbers"]]
    records = [(read_record(file.read_bytes()), file) for file in files if file.exists()]
    if not records:
        return {}
    record, file = min(records, key=lambda one: (fails(definition, one[0]) is None, len(one[0].answers)))
    told: dict[str, Any] = {"record": str(file), "answers": len(record.answers)}
    shorter = reduced(definition, record, laws)
    if shorter is None:
        return told
    place = file.with_suffix(".reduced.json")
    replace(place, shorter.to_json())
    return told | {"reduced": str(place), "reduced_answers": len(shorter.answers)}


def _told(failure: dict[str, Any]) -> str:
    """A failure in a line."""
    games = "1 game" if failure["games"] == 1 else f"{failure['games']:,} games"
    words = f"{failure['game']} failed in {games}: {failure['what']}"
    if "reduced" in failure:
        return f"{words}; {failure['reduced_answers']} of {failure['answers']} answers repeat it: {failure['reduced']}"
    return f"{words}; its record is {failure['record']}" if "record" in failure else words


def _write(out: Path, found: dict[str, Any]) -> None:
    replace(out / RESULT, json.dumps(found, indent=2).encode())


def _show(found: dict[str, Any], out: Path) -> None:
    """The table for people."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=f"Soak, seed {found['seed']}", title_justify="left")
    table.add_column("")
    columns = ("games", "varieties", "finished", "stopped", "errors", "decisions", "checks")
    for name in columns:
        table.add_column(name.capitalize(), justify="right")
    for game in found["by_game"]:
        table.add_row(game["game"], *[f"{_number(game[name]):,}" for name in columns])
    screen = console()
    screen.print(table)
    played = f"{found['games']:,} games in {found['seconds']:,.0f} s, {found['games_per_second']:,.1f} games/s"
    screen.print(Text(f"{played}, {found['errors']:,} errors. The result is {out / RESULT}"), soft_wrap=True)


def _number(value: int | list[Any]) -> int:
    return value if isinstance(value, int) else len(value)
