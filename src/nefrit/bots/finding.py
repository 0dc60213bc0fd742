"""Which bots play which game."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from nefrit.bots.protocol import Bot
from nefrit.bots.search import MOST_LINES, MOST_SECONDS, Effort
from nefrit.kernel.cards import UnknownName, unknown

RANDOM = "random"
"""The bot that plays every game."""

SEARCH = "search"
"""The bot that searches. Behind a colon it may be said how hard: `search:200` lines of play, or `search:0.2s`."""

_RANDOM_PLACE = "nefrit.bots.chooser:Random"

BUILT_IN: dict[str, dict[str, str]] = {
    "imperium": {"greedy": "nefrit.imperium.bot:Greedy"},
    "invasion": {"greedy": "nefrit.invasion.bot:Greedy"},
    "l5r": {"greedy": "nefrit.l5r.bot:Greedy"},
    "senjutsu": {"greedy": "nefrit.senjutsu.bot:Greedy"},
}
"""The bots that play only one game: by the game's name and their own the `package:CLASS`, the usual one first."""

SEARCHES: dict[str, str] = {
    "imperium": "nefrit.imperium.bot:searching",
    "invasion": "nefrit.invasion.bot:searching",
    "l5r": "nefrit.l5r.bot:searching",
    "senjutsu": "nefrit.senjutsu.bot:searching",
}
"""The games that can be searched: by name the `package:FUNCTION` that makes the bot from an effort."""


def names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the usual one first; the last chooses at random."""
    return (*BUILT_IN.get(game, ()), *((SEARCH,) if game in SEARCHES else ()), RANDOM)


def all_names() -> tuple[str, ...]:
    """The names of the bots of all games, none twice."""
    return tuple(dict.fromkeys([name for game in BUILT_IN for name in names(game)]))


def usual(game: str) -> str:
    """The name of the bot that plays a game where nobody says another: a sensible one that answers at once."""
    return names(game)[0]


def find(game: str, name: str) -> Bot:
    """The bot of a game with this name; UnknownName if there is none."""
    word, _, effort = name.partition(":")
    if word == SEARCH and game in SEARCHES:
        made: Bot = _load(SEARCHES[game])(read_effort(effort))
        return made
    places = {**BUILT_IN.get(game, {}), RANDOM: _RANDOM_PLACE}
    if name not in places:
        raise unknown(f"bot for {game} called", name, names(game))
    bot: Bot = _load(places[name])()
    return bot


def _load(place: str) -> Any:
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)


def read_effort(text: str) -> Effort:
    """How hard to search: `200` lines of play, `0.2s` seconds, or nothing for what is usual; else UnknownName."""
    if not text:
        return Effort()
    if text.isdecimal() and 0 < int(text) <= MOST_LINES:
        return Effort(lines=int(text))
    number = text.removesuffix("s")
    if text.endswith("s") and number.replace(".", "", 1).isdecimal() and 0 < float(number) <= MOST_SECONDS:
        return Effort(seconds=float(number))
    raise UnknownName(
        f"{SEARCH}:{text} is no effort: say lines of play as in {SEARCH}:200 (at most {MOST_LINES}), "
        f"or seconds for a decision as in {SEARCH}:0.2s (at most {MOST_SECONDS})"
    )
