"""The same kind of run with another engine: ringteki, which plays Legend of the Five Rings in JavaScript.

`ringteki.mjs` lets two random players answer it with the same decks, as often as here, and counts the answers that it
accepts. It was written against github.com/ringteki/ringteki as of `server/game/game.js` of commit 037288a (2023): a
CommonJS `Game` with `selectDeck`, `initialise`, `menuButton` and `continue`, players with `currentPrompt()` and
`promptState`, a `pipeline` that takes clicks on cards and rings, and card data in `test/json/Card`. Where a checkout is
different, the script says what it misses.

The comparison is kind to ringteki: it offers windows in which nothing can be done but to pass, which count as answers
and cost it little, and a legal click is found by trying clicks in random order and stopping at the first.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

SCRIPT = Path(__file__).with_name("ringteki.mjs")
MOST_ANSWERS = 5_000
"""After so many a game is given up: random players can go on for long."""

DeckList = Mapping[str, int]
"""A deck: how often it holds the card of each title; stronghold, role and provinces too."""


class NoRingteki(Exception):
    """Ringteki cannot be run: the message says what is missing or different."""


class Rival(msgspec.Struct, frozen=True):
    """What the other engine did: games, answers it accepted, seconds, and how many games were given up."""

    games: int
    answers: int
    seconds: float
    unfinished: int

    @property
    def answers_per_second(self) -> float:
        """How fast it is."""
        return self.answers / self.seconds


class _Deck(msgspec.Struct):
    clan: str
    cards: dict[str, int]


class _Task(msgspec.Struct):
    checkout: str
    seed: int
    games: list[list[_Deck]]
    most: int = MOST_ANSWERS


def run_ringteki(checkout: Path, games: Sequence[Sequence[tuple[str, DeckList]]], seed: int = 1) -> Rival:
    """Let ringteki play games at random, each with these decks: for each seat a clan and a list.

    `checkout` is a checkout of it with its modules installed and, where it must be compiled, compiled.
    """
    node = shutil.which("node")
    if node is None:
        raise NoRingteki("Node.js is not installed: there is no `node` on the path")
    if not (checkout / "package.json").is_file():
        raise NoRingteki(f"{checkout} is no checkout of ringteki: it has no package.json")
    decks = [[_Deck(clan, dict(cards)) for clan, cards in game] for game in games]
    task = msgspec.json.encode(_Task(str(checkout.resolve()), seed, decks))
    done = subprocess.run([node, str(SCRIPT)], input=task, capture_output=True, check=False)
    if done.returncode != 0:
        reason = done.stderr.decode(errors="replace").strip().splitlines()
        raise NoRingteki(f"{checkout} cannot be measured: {reason[0] if reason else f'exit code {done.returncode}'}")
    try:
        # Ringteki may print lines of its own before the result.
        return msgspec.json.decode(done.stdout.strip().rsplit(b"\n", 1)[-1], type=Rival)
    except msgspec.DecodeError as error:
        raise NoRingteki(f"{checkout} cannot be measured: its result cannot be read ({error})") from None
