"""A soak: random games of all kinds, very many of them, in which the rules must not fail."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from time import process_time
from typing import Any

from nefrit.manifest import manifests
from nefrit.registry import find
from nefrit.sim.failures import MOST_KEPT, kind_of, where
from nefrit.sim.mass import Plan
from nefrit.sim.playing import mishap, play
from nefrit.sim.seeds import derived
from nefrit.sim.simulation import Batch, Row


@dataclass(frozen=True)
class Soak:
    """What is played: several games, each by a plan of its own, as often as their shares say, evenly mixed."""

    plans: tuple[Plan, ...]
    shares: tuple[int, ...]

    @cached_property
    def turns(self) -> list[tuple[int, int]]:
        """One turn of all games: for each place in it which game, and the how many-th of that game it is."""
        places = [((turn + 0.5) / share, game, turn) for game, share in enumerate(self.shares) for turn in range(share)]
        return [(game, turn) for _, game, turn in sorted(places)]

    def game(self, number: int) -> tuple[int, int]:
        """The game with this number: which one, and its number in the plan of that one."""
        again, place = divmod(number, len(self.turns))
        game, turn = self.turns[place]
        return game, again * self.shares[game] + turn


def shares() -> dict[str, int]:
    """How many games are of each registered game, as their manifests say: the most first, few if they cost much."""
    said = {name: manifest.share for name, manifest in manifests().items() if manifest.share}
    return dict(sorted(said.items(), key=lambda one: -one[1]))


def play_some(soak: Soak, start: int, stop: int) -> Batch:
    """Play the games from number `start` up to, not including, `stop`."""
    batch = Batch([], [])
    for number in range(start, stop):
        place, turn = soak.game(number)
        plan = soak.plans[place]
        definition = find(plan.game)
        header = plan.header(definition.name, turn)
        players = plan.players(definition.name)
        choices = derived(plan.seed, turn)[1]
        row: Row = {"number": number, "game": place, "variety": turn % plan.varieties}
        began = process_time()
        try:
            played = play(definition, header, players, choices, plan.laws)
        except Exception as error:
            row["error"] = where(error)
            if len(batch.mishaps) < MOST_KEPT:
                batch.mishaps.append(mishap(number, error, definition, header, players, choices, plan.laws))
        else:
            row["rule"] = played.outcome.rule
            row["stopped"] = played.outcome.stopped
            row["decisions"] = played.decisions
            row["checks"] = played.checks
        row["seconds"] = round(process_time() - began, 4)
        batch.rows.append(row)
    return batch


@dataclass
class Counts:
    """What came out of the games of one kind."""

    decisions: int = 0
    checks: int = 0
    seconds: float = 0.0
    endings: Counter[tuple[str, bool]] = field(default_factory=Counter)
    varieties: Counter[int] = field(default_factory=Counter)
    errors: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, row: Row) -> None:
        """Count a game."""
        self.varieties[row["variety"]] += 1
        self.seconds += row["seconds"]
        if "error" in row:
            self.errors[row["error"]].append(row["number"])
            return
        self.decisions += row["decisions"]
        self.checks += row["checks"]
        self.endings[row["rule"], row["stopped"]] += 1


class Tally:
    """What came out of a soak so far."""

    def __init__(self, soak: Soak) -> None:
        self.soak = soak
        self.played: set[int] = set()
        self.counts = [Counts() for _ in soak.plans]

    def add(self, row: Row) -> None:
        """Count a game, once."""
        if row["number"] not in self.played:
            self.played.add(row["number"])
            self.counts[row["game"]].add(row)

    def failures(self) -> list[dict[str, Any]]:
        """What failed, each kind of failure once: in how many games, and in which first."""
        kinds: dict[tuple[str, str], tuple[str, list[int]]] = {}
        for plan, counts in zip(self.soak.plans, self.counts, strict=True):
            for what, numbers in counts.errors.items():
                kinds.setdefault((find(plan.game).name, kind_of(what)), (what, []))[1].extend(numbers)
        told = [
            {"game": game, "what": what, "games": len(numbers), "numbers": sorted(numbers)[:MOST_KEPT]}
            for (game, _), (what, numbers) in kinds.items()
        ]
        return sorted(told, key=lambda failure: failure["numbers"][0])

    def told(self, seconds: float) -> dict[str, Any]:
        """Everything that came out, for programs; it took so many seconds."""
        games = [self._game(place) for place in range(len(self.counts))]
        sums = ("games", "finished", "stopped", "errors", "decisions", "checks")
        return {name: sum(game[name] for game in games) for name in sums} | {
            "seconds": round(seconds, 3),
            "games_per_second": round(len(self.played) / max(seconds, 1e-9), 2),
            "by_game": games,
            "failures": self.failures(),
        }

    def _game(self, place: int) -> dict[str, Any]:
        plan, counts = self.soak.plans[place], self.counts[place]
        ended = counts.endings.total()
        stopped = sum(count for (_, stopped), count in counts.endings.items() if stopped)
        return {
            "game": find(plan.game).name,
            "share": self.soak.shares[place],
            "games": counts.varieties.total(),
            "finished": ended - stopped,
            "stopped": stopped,
            "errors": counts.varieties.total() - ended,
            "decisions": counts.decisions,
            "checks": counts.checks,
            "processor_seconds": round(counts.seconds, 1),
            "endings": [
                {"rule": rule, "stopped": stopped, "games": count}
                for (rule, stopped), count in counts.endings.most_common()
            ],
            "varieties": [
                plan.variety(number) | {"games": counts.varieties[number]} for number in sorted(counts.varieties)
            ],
        }
