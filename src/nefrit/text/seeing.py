"""What a seat sees, with what its game computes for it: the one way in which views are made for people."""

from __future__ import annotations

from operator import is_
from typing import Any

from nefrit.kernel.cards import Library
from nefrit.kernel.chart import place_in
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Entry


def seen(game: AnyGame, seat: int) -> dict[str, Any]:
    """The view of a seat as plain data, with what the game adds to it; the seat `seat_count` is a spectator's.

    `where` is the place of the game in its timing chart.
    """
    definition = game.definition
    view = game.view(seat)
    definition.annotate(game, seat, view)
    phase, steps = place_in(definition.chart(), game)
    view["where"] = {"round": definition.round_of(game), "phase": phase, "steps": list(steps)}
    shown: dict[str, Any] = _plain(view, definition.library)
    return shown


def entry_seen(entry: Entry, seat: int) -> tuple[str, dict[str, Any]]:
    """The message of an entry of the log and its arguments as a seat may read them, as plain data."""
    read = entry.read(seat)
    return read["message"], {name: value for name, value in read["arguments"].items() if _is_plain(value)}


def _is_plain(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return all(map(_is_plain, value))
    return value is None or isinstance(value, bool | int | float | str)


_SIMPLE = frozenset((type(None), bool, int, float, str))


def _plain(value: Any, library: Library) -> Any:
    """Only what is plain data is shown. A part of a card that a game has put into a view goes by its address.

    Views are large, and nearly all of them is plain already: only what is not is made anew.
    """
    if isinstance(value, dict):
        if not value:
            return value
        others = {
            name: made
            for name, part in value.items()
            if type(part) not in _SIMPLE and (made := _plain(part, library)) is not part
        }
        return {**value, **others} if others else value
    if isinstance(value, list):
        parts = [part if type(part) in _SIMPLE else _plain(part, library) for part in value]
        return value if all(map(is_, parts, value)) else parts
    if isinstance(value, tuple):
        return [part if type(part) in _SIMPLE else _plain(part, library) for part in value]
    if value is None or isinstance(value, int | float | str):
        return value
    return library.address(value)
