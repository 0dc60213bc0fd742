"""Very many games played by bots, in one process or in several. Same seed, same results, however many processes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import zip_longest
from typing import Any

from nefrit.bots import RANDOM, Bot
from nefrit.bots import find as find_bot
from nefrit.kernel.record import Header
from nefrit.kernel.state import Outcome
from nefrit.registry import find
from nefrit.sim import processes
from nefrit.sim.failures import MOST_KEPT, Mishap, first_of
from nefrit.sim.playing import Laws, mishap, play
from nefrit.sim.seating import Seating
from nefrit.sim.seeds import derived


@dataclass(frozen=True)
class SetUp:
    """How games are set up: with how many seats, which options, and which decks in turn."""

    seats: int
    options: dict[str, Any]
    seating: Seating


@dataclass(frozen=True)
class Plan:
    """What is played: the game (its name, or the path of its file), how it is set up, and the seed of the whole run.

    With several ways to set it up, or several editions, the games are played by them in turn. `bots` play the
    seats, one each; without any all choose at random.
    """

    game: str
    seed: int
    set_ups: tuple[SetUp, ...]
    editions: tuple[str, ...]
    laws: Laws | None = None
    bots: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        """The most seats that a game has."""
        return max(set_up.seats for set_up in self.set_ups)

    def players(self, game: str) -> list[Bot]:
        """The bots that play the seats."""
        return [find_bot(game, name) for name in self.bots or (RANDOM,) * self.seats]

    @property
    def varieties(self) -> int:
        """In how many ways games are set up, each by each of the editions."""
        return len(self.set_ups) * len(self.editions)

    def variety(self, number: int) -> dict[str, Any]:
        """How the game with this number is set up, as plain data without its decks."""
        way, edition = divmod(number % self.varieties, len(self.editions))
        set_up = self.set_ups[way]
        return {"edition": self.editions[edition], "seats": set_up.seats, "options": set_up.options}

    def header(self, game: str, number: int) -> Header:
        """The header of the game with this number.

        All combinations of decks are played in each of the ways to set it up, by each of the editions.
        """
        turn, edition = divmod(number, len(self.editions))
        turn, way = divmod(turn, len(self.set_ups))
        set_up = self.set_ups[way]
        options = set_up.options | set_up.seating.options(self.seed, turn)
        return Header(
            game,
            seats=find(self.game).seats_with(set_up.seats, options),
            seed=derived(self.seed, number)[0],
            edition=self.editions[edition],
            options=options,
        )


@dataclass
class Tally:
    """The results of some games. Adding up tallies in any order gives the same."""

    seats: int
    finished: int = 0
    stopped: int = 0
    errors: int = 0
    decisions: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    mishaps: list[Mishap] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Nobody has won yet."""
        self.wins = self.wins or [0] * self.seats

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.finished + self.stopped + self.errors

    def count(self, outcome: Outcome, seats: int) -> None:
        """Count a game of so many seats that ended: a draw if nobody won, or everybody did."""
        if outcome.stopped:
            self.stopped += 1
        else:
            self.finished += 1
        winners = outcome.winners
        if not winners or (len(winners) == seats > 1):
            self.draws += 1
        else:
            # What somebody brings may have a seat of its own, so there may be more than were meant.
            self.wins += [0] * (max(winners) + 1 - len(self.wins))
            for seat in winners:
                self.wins[seat] += 1

    def add(self, other: Tally) -> None:
        """Add the results of other games."""
        self.finished += other.finished
        self.stopped += other.stopped
        self.errors += other.errors
        self.decisions += other.decisions
        self.draws += other.draws
        self.wins = [mine + theirs for mine, theirs in zip_longest(self.wins, other.wins, fillvalue=0)]
        self.mishaps = first_of(self.mishaps + other.mishaps)


def run(plan: Plan, games: int, jobs: int) -> Iterator[Tally]:
    """Play this many games in this many processes; what has been played is told piece by piece."""
    return processes.run(partial(play_some, plan), processes.chunks_of(games, jobs), jobs)


def play_some(plan: Plan, start: int, stop: int) -> Tally:
    """Play the games from number `start` up to, not including, `stop`."""
    definition = find(plan.game)
    tally = Tally(plan.seats)
    players = plan.players(definition.name)
    for number in range(start, stop):
        header = plan.header(definition.name, number)
        choices = derived(plan.seed, number)[1]
        try:
            played = play(definition, header, players, choices, plan.laws)
        except Exception as error:
            tally.errors += 1
            if len(tally.mishaps) < MOST_KEPT:
                tally.mishaps.append(mishap(number, error, definition, header, players, choices, plan.laws))
        else:
            tally.decisions += played.decisions
            tally.count(played.outcome, header.seats)
    return tally
