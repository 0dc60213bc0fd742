"""Which bots play which game: those that its manifest names, and the one that chooses at random."""

from __future__ import annotations

from nefrit.bots.chooser import Random
from nefrit.bots.protocol import Bot
from nefrit.bots.search import MOST_LINES, MOST_SECONDS, Effort
from nefrit.kernel.cards import UnknownName, unknown
from nefrit.manifest import load, manifest_of, manifests

RANDOM = "random"
"""The bot that plays every game."""

SEARCH = "search"
"""The bot that searches. Behind a colon it may be said how hard: `search:200` lines of play, or `search:0.2s`."""


def names(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, the usual one first; the last chooses at random."""
    return (*manifest_of(game).bots, RANDOM)


def all_names() -> tuple[str, ...]:
    """The names of the bots of all games, none twice."""
    return (*dict.fromkeys(name for manifest in manifests().values() for name in manifest.bots), RANDOM)


def usual(game: str) -> str:
    """The name of the bot that plays a game where nobody says another: a sensible one that answers at once."""
    return names(game)[0]


def find(game: str, name: str) -> Bot:
    """The bot of a game with this name; UnknownName if there is none."""
    word, _, effort = name.partition(":")
    places = manifest_of(game).bots
    if name == RANDOM:
        return Random()
    if word not in places or (word != SEARCH and word != name):
        raise unknown(f"bot for {game} called", name, names(game))
    bot: Bot = load(places[word])(read_effort(effort)) if word == SEARCH else load(places[word])()
    return bot


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
