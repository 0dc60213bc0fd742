"""A ladder: every bot plays every other, the same deals from both sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from nefrit.bots import RANDOM
from nefrit.bots import find as find_bot
from nefrit.kernel.record import Header
from nefrit.registry import find
from nefrit.sim import processes
from nefrit.sim.elo import Rating, ratings
from nefrit.sim.failures import MOST_KEPT, Mishap, first_of
from nefrit.sim.intervals import wilson
from nefrit.sim.mass import SetUp
from nefrit.sim.playing import mishap, play
from nefrit.sim.seeds import derived

SIDES = 2
"""A deal is played so often by a pair: once from each side."""


@dataclass(frozen=True)
class Ladder:
    """What is played: the game, how two are seated, and how many games (an even number) each pair of bots plays.

    All pairs play the same deals, and what comes out for a pair does not depend on which others there are.
    """

    game: str
    seed: int
    set_up: SetUp
    edition: str
    bots: tuple[str, ...]
    games: int

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """All pairs of bots, by their numbers."""
        return list(combinations(range(len(self.bots)), 2))

    @property
    def total(self) -> int:
        """How many games are played in all."""
        return len(self.pairs) * self.games

    def header(self, game: str, number: int) -> Header:
        """The header of the game with this number: two after each other have the same deal."""
        deal = number % self.games // SIDES
        options = self.set_up.options | self.set_up.seating.options(self.seed, deal)
        seats = find(self.game).seats_with(self.set_up.seats, options)
        return Header(game, seats=seats, seed=derived(self.seed, deal)[0], edition=self.edition, options=options)


@dataclass
class Score:
    """What the first of a pair made against the second: games won, drawn and lost."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """How many games came to an end."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """A point for a game that is won, half a point for a draw."""
        return self.wins + self.draws / 2

    @property
    def turned(self) -> Score:
        """The same from the other's side."""
        return Score(self.losses, self.draws, self.wins)

    def add(self, other: Score) -> None:
        """Add what was made in other games."""
        self.wins += other.wins
        self.draws += other.draws
        self.losses += other.losses


@dataclass
class Standing:
    """The results of some games of a ladder. Adding them up in any order gives the same."""

    scores: dict[tuple[int, int], Score] = field(default_factory=dict)
    stopped: int = 0
    errors: int = 0
    decisions: int = 0
    mishaps: list[Mishap] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.errors + sum(score.games for score in self.scores.values())

    def score(self, one: int, other: int) -> Score:
        """What a bot made against another."""
        if (other, one) in self.scores:
            return self.scores[other, one].turned
        return self.scores.get((one, other), Score())

    def overall(self, bot: int) -> Score:
        """What a bot made against all others."""
        whole = Score()
        for one, other in self.scores:
            if bot in (one, other):
                whole.add(self.score(bot, other if bot == one else one))
        return whole

    def ratings(self, bots: tuple[str, ...]) -> list[Rating] | None:
        """The ratings of the bots, 0 for the random one, else for the first; None as long as a pair has not played."""
        if any(not self.score(*pair).games for pair in combinations(range(len(bots)), 2)):
            return None
        zero = bots.index(RANDOM) if RANDOM in bots else 0
        return ratings(len(bots), {pair: (score.points, score.games) for pair, score in self.scores.items()}, zero)

    def add(self, other: Standing) -> None:
        """Add the results of other games."""
        for pair, score in other.scores.items():
            self.scores.setdefault(pair, Score()).add(score)
        self.stopped += other.stopped
        self.errors += other.errors
        self.decisions += other.decisions
        self.mishaps = first_of(self.mishaps + other.mishaps)


def climb(ladder: Ladder, jobs: int) -> Iterator[Standing]:
    """Play all games in this many processes; what has been played is told piece by piece."""
    return processes.run(partial(play_some, ladder), processes.chunks_of(ladder.total, jobs), jobs)


def play_some(ladder: Ladder, start: int, stop: int) -> Standing:
    """Play the games from number `start` up to, not including, `stop`."""
    definition = find(ladder.game)
    bots = [find_bot(definition.name, name) for name in ladder.bots]
    # Whatever has a seat of its own beside the two is played by nobody in particular.
    beside = find_bot(definition.name, RANDOM)
    standing = Standing()
    for number in range(start, stop):
        pair = ladder.pairs[number // ladder.games]
        side = number % SIDES
        header = ladder.header(definition.name, number)
        players = [bots[pair[side]], bots[pair[1 - side]], *[beside] * (header.seats - SIDES)]
        choices = derived(ladder.seed, number % ladder.games)[1]
        try:
            played = play(definition, header, players, choices)
        except Exception as error:
            standing.errors += 1
            if len(standing.mishaps) < MOST_KEPT:
                standing.mishaps.append(mishap(number, error, definition, header, players, choices))
            continue
        standing.decisions += played.decisions
        standing.stopped += played.outcome.stopped
        first, second = side in played.outcome.winners, 1 - side in played.outcome.winners
        score = Score(wins=first and not second, draws=first == second, losses=second and not first)
        standing.scores.setdefault(pair, Score()).add(score)
    return standing


def results(game: str, ladder: Ladder, standing: Standing) -> dict[str, Any]:
    """Everything that came out, for programs."""
    rated = standing.ratings(ladder.bots)
    table: list[dict[str, Any]] = []
    for number, bot in enumerate(ladder.bots):
        elo = None if rated is None else {key: round(value, 1) for key, value in rated[number]._asdict().items()}
        table.append({"bot": bot, "elo": elo} | _told(standing.overall(number)))
    return {
        "game": game,
        "seed": ladder.seed,
        "edition": ladder.edition,
        "equal_decks": ladder.set_up.seating.equal,
        "games": standing.games,
        "stopped": standing.stopped,
        "errors": standing.errors,
        "decisions": standing.decisions,
        "bots": table,
        "pairs": [
            {"bots": [ladder.bots[one], ladder.bots[other]]} | _told(standing.score(one, other))
            for one, other in ladder.pairs
        ],
    }


def _told(score: Score) -> dict[str, Any]:
    low, high = wilson(score.points, score.games)
    return {
        "games": score.games,
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "share": {
            "value": round(score.points / score.games, 6) if score.games else None,
            "low": round(low, 6),
            "high": round(high, 6),
        },
    }
