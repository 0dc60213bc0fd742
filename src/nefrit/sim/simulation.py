"""A simulation: who meets whom with which deck, and what came out of each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from nefrit.bots import RANDOM
from nefrit.bots import find as find_bot
from nefrit.kernel.record import Header
from nefrit.registry import find
from nefrit.sim.failures import MOST_KEPT, Mishap, where
from nefrit.sim.playing import mishap, play
from nefrit.sim.seating import in_turn
from nefrit.sim.seeds import derived


class Entrant(NamedTuple):
    """Who sits at a table: a bot, with a deck by its name, which is empty where nobody chooses one."""

    bot: str
    deck: str


def _different(table: Sequence[Entrant]) -> bool:
    return len(set(table)) == len(table)


def _mirror(table: Sequence[Entrant]) -> bool:
    return len({entrant.deck for entrant in table}) == 1


PAIRINGS: dict[str, Callable[[Sequence[Entrant]], bool]] = {
    "all": lambda table: True,
    "different": _different,
    "mirror": _mirror,
}
"""Which tables are played: all, those at which nobody meets their like, those at which all play the same deck."""


@dataclass(frozen=True)
class Simulation:
    """What is played: every bot with every deck (by name the option of the game) in every seat, as the pairings say."""

    game: str
    seed: int
    seats: int
    edition: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    decks: dict[str, Any]
    pairings: str

    @cached_property
    def tables(self) -> list[tuple[Entrant, ...]]:
        """All tables, each as often as every other: for each seat who sits there."""
        entrants = [Entrant(bot, deck) for bot in self.bots for deck in self.decks or ("",)]
        return [table for table in product(entrants, repeat=self.seats) if PAIRINGS[self.pairings](table)]

    def table(self, number: int) -> tuple[Entrant, ...]:
        """Who plays the game with this number."""
        return self.tables[in_turn(len(self.tables), self.seed, number)]

    def options_at(self, table: Sequence[Entrant]) -> dict[str, Any]:
        """The options of a game that these play."""
        return self.options | ({"decks": [self.decks[one.deck] for one in table]} if self.decks else {})

    def header(self, game: str, number: int) -> Header:
        """The header of the game with this number."""
        options = self.options_at(self.table(number))
        seats = find(self.game).seats_with(self.seats, options)
        return Header(game, seats=seats, seed=derived(self.seed, number)[0], edition=self.edition, options=options)


Row = dict[str, Any]
"""What came out of a game, as plain data."""

COLUMNS = ("number", "seed", "bots", "decks", "winners", "first", "rule", "stopped", "decisions", "rounds", "error")


@dataclass(frozen=True)
class Batch:
    """Some games that were played, and those of them that failed."""

    rows: list[Row]
    mishaps: list[Mishap]


def play_some(simulation: Simulation, start: int, stop: int) -> Batch:
    """Play the games from number `start` up to, not including, `stop`."""
    definition = find(simulation.game)
    bots = {name: find_bot(definition.name, name) for name in (*simulation.bots, RANDOM)}
    batch = Batch([], [])
    for number in range(start, stop):
        table = simulation.table(number)
        header = simulation.header(definition.name, number)
        players = [*[bots[one.bot] for one in table], *[bots[RANDOM]] * (header.seats - len(table))]
        choices = derived(simulation.seed, number)[1]
        row: Row = dict.fromkeys(COLUMNS) | {
            "number": number,
            "seed": header.seed,
            "bots": [one.bot for one in table],
            "decks": [one.deck for one in table],
            "winners": [],
            "stopped": False,
        }
        try:
            played = play(definition, header, players, choices)
        except Exception as error:
            row["error"] = where(error)
            if len(batch.mishaps) < MOST_KEPT:
                batch.mishaps.append(mishap(number, error, definition, header, players, choices))
        else:
            row["winners"] = [seat for seat in played.outcome.winners if seat < simulation.seats]
            row["first"] = played.first
            row["rule"] = played.outcome.rule
            row["stopped"] = played.outcome.stopped
            row["decisions"] = played.decisions
            row["rounds"] = played.round
        batch.rows.append(row)
    return batch
