"""Which bots play which game."""

from __future__ import annotations

from importlib import import_module

from nefrit.bots.protocol import Bot
from nefrit.kernel.cards import unknown

RANDOM = "random"
"""The bot that plays every game."""

_RANDOM_PLACE = "nefrit.bots.chooser:Random"

BUILT_IN: dict[str, dict[str, str]] = {
    "imperium": {"greedy": "nefrit.imperium.bot:Greedy"},
    "invasion": {"greedy": "nefrit.invasion.bot:Greedy"},
    "l5r": {"greedy": "nefrit.l5r.bot:Greedy"},
    "senjutsu": {"greedy": "nefrit.senjutsu.bot:Greedy"},
}
"""The bots that play only one game: by the game's name and their own the `package:CLASS`, from the best on."""


def names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the best first; the last chooses at random."""
    return (*BUILT_IN.get(game, ()), RANDOM)


def all_names() -> tuple[str, ...]:
    """The names of the bots of all games, none twice."""
    return tuple(dict.fromkeys([name for game in BUILT_IN for name in names(game)]))


def best(game: str) -> str:
    """The name of the bot that plays a game best."""
    return names(game)[0]


def find(game: str, name: str) -> Bot:
    """The bot of a game with this name; UnknownName if there is none."""
    places = {**BUILT_IN.get(game, {}), RANDOM: _RANDOM_PLACE}
    if name not in places:
        raise unknown(f"bot for {game} called", name, places)
    module, _, cls = places[name].partition(":")
    bot: Bot = getattr(import_module(module), cls)()
    return bot
