"""The command `nefrit games`: which games there are."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from nefrit.cli.console import console, print_json
from nefrit.cli.options import AsJson
from nefrit.kernel.cards import UnknownName
from nefrit.registry import CannotLoad, find, names, planned
from nefrit.rulebook import BrokenCatalog, Rule, UnreadableSource, catalog, has_catalog, links


def games(as_json: AsJson = False) -> None:
    """List the games that can be played, and those of which only the rules are there yet.

    A game that is not installed can be played from its file, whose path is given instead of a name.

    Examples:

    nefrit games

    nefrit games --json
    """
    found = [_playable(name) for name in names()]
    found += [_planned(name) for name in planned()]
    if as_json:
        print_json(found)
    else:
        console().print(_table(found))


def _playable(name: str) -> dict[str, Any]:
    try:
        definition = find(name)
    except (UnknownName, CannotLoad) as error:
        return _game(name, name, problem=str(error))
    game = _game(name, definition.title, playable=True, seats=definition.seats, editions=definition.editions)
    return game | {"rules": _progress(name) if has_catalog(name) else None}


def _planned(name: str) -> dict[str, Any]:
    try:
        return _game(name, catalog(name).title) | {"rules": _progress(name)}
    except (BrokenCatalog, UnreadableSource) as error:
        return _game(name, name, problem=str(error))


def _game(
    name: str,
    title: str,
    *,
    playable: bool = False,
    seats: tuple[int, int] | None = None,
    editions: tuple[str, ...] = (),
    problem: str | None = None,
) -> dict[str, Any]:
    """What is said of every game; `rules` tells how many of its rules are done, where it has a catalog."""
    return {
        "name": name,
        "title": title,
        "playable": playable,
        "seats": None if seats is None else list(seats),
        "editions": [edition for edition in editions if edition],
        "rules": None,
        "problem": problem,
    }


def _progress(name: str) -> dict[str, int]:
    rules = [link for link in links(name) if isinstance(link.entry, Rule)]
    return {"done": sum(link.missing is None for link in rules), "all": len(rules)}


def _table(found: list[dict[str, Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Game", style="bold cyan", no_wrap=True)
    table.add_column("Title")
    table.add_column("Seats", no_wrap=True)
    table.add_column("Editions")
    table.add_column("Rules done", justify="right", no_wrap=True)
    table.add_column("Status")
    for game in found:
        rules = game["rules"]
        table.add_row(
            game["name"],
            Text(game["title"]),
            _seats(game["seats"]),
            Text(", ".join(game["editions"]) or "-"),
            "-" if rules is None else f"{rules['done']} of {rules['all']}",
            _status(game),
        )
    table.add_section()
    table.add_row("FILE.py", "any game in a file, such as examples/goofspiel.py", "", "", "", Text("playable", "green"))
    return table


def _seats(seats: list[int] | None) -> str:
    if seats is None:
        return "-"
    least, most = seats
    return str(least) if least == most else f"{least}-{most}"


def _status(game: dict[str, Any]) -> Text:
    if game["problem"] is not None:
        return Text(game["problem"], "red")
    return Text("playable", "green") if game["playable"] else Text("not playable yet", "yellow")
