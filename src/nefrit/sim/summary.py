"""What very many games say: who wins, how they end, how long they are, what going first and each card are worth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import permutations
from statistics import fmean, quantiles
from typing import Any

from nefrit.sim.intervals import wilson
from nefrit.sim.simulation import Row, Simulation

KINDS = ("bots", "decks")
"""By what games are told apart."""


class _Count:
    """Points in some games, with the points that were to be expected."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0.0
        self.expected = 0.0

    def add(self, points: float, expected: float) -> None:
        """Count a game."""
        self.games += 1
        self.points += points
        self.expected += expected

    def told(self) -> dict[str, Any]:
        """The share of the points with its interval."""
        low, high = wilson(self.points, self.games)
        value = self.points / self.games if self.games else None
        expected = self.expected / self.games if self.games else None
        return {"games": self.games} | {
            key: None if number is None else round(number, 6)
            for key, number in {"value": value, "low": low, "high": high, "expected": expected}.items()
        }


def summary(
    game: str, simulation: Simulation, rows: Sequence[Row], cards: Mapping[str, AbstractSet[str]]
) -> dict[str, Any]:
    """Everything that games say together; `cards` are the names of those in each deck. A game is worth one point.

    Those who win share it, in a draw all do. Games that failed are only counted.
    """
    ended = [row for row in rows if row["error"] is None]
    return {
        "game": game,
        "seed": simulation.seed,
        "edition": simulation.edition,
        "seats": simulation.seats,
        "pairings": simulation.pairings,
        "games": len(rows),
        "errors": len(rows) - len(ended),
        "stopped": sum(row["stopped"] for row in ended),
        "draws": sum(len(row["winners"]) in (0, simulation.seats) for row in ended),
        "bots": _shares(ended, "bots"),
        "decks": _shares(ended, "decks"),
        "matrices": {kind: _matrix(ended, kind) for kind in KINDS},
        "seats_won": _by_seat(ended, simulation.seats),
        "first_player": _first(ended),
        "lengths": {name: _length([row[name] for row in ended]) for name in ("decisions", "rounds")},
        "endings": _endings(ended),
        "cards": _cards(ended, cards),
    }


def points(row: Row) -> list[float]:
    """What each seat gets of the one point."""
    seats, winners = len(row["bots"]), row["winners"]
    if not winners:
        return [1 / seats] * seats
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _told(counts: Mapping[str, _Count], name: str) -> list[dict[str, Any]]:
    """The counts by their names, what has most points beyond what was expected first."""
    told = [{name: key} | count.told() for key, count in counts.items()]
    return sorted(told, key=lambda row: (row["expected"] - row["value"], row[name]))


def _shares(rows: Iterable[Row], kind: str) -> list[dict[str, Any]]:
    """How often each bot, or each deck, wins against others; nothing where there is only one."""
    counts: defaultdict[str, _Count] = defaultdict(_Count)
    for row in rows:
        names = row[kind]
        if len(set(names)) > 1:
            made = points(row)
            for name in sorted(set(names)):
                mine = [seat for seat, other in enumerate(names) if other == name]
                counts[name].add(sum(made[seat] for seat in mine), len(mine) / len(names))
    return _told(counts, "name")


def _matrix(rows: Iterable[Row], kind: str) -> list[dict[str, Any]]:
    """How often each wins against each other, of the games that one of the two wins, a draw being half a game."""
    counts: defaultdict[tuple[str, str], _Count] = defaultdict(_Count)
    for row in rows:
        for (seat, name), (other_seat, other) in permutations(enumerate(row[kind]), 2):
            if name != other:
                won, lost = seat in row["winners"], other_seat in row["winners"]
                counts[name, other].add((won - lost + 1) / 2, 0.5)
    return [{"name": name, "against": other} | counts[name, other].told() for name, other in sorted(counts)]


def _by_seat(rows: Iterable[Row], seats: int) -> list[dict[str, Any]]:
    counts = [_Count() for _ in range(seats)]
    for row in rows:
        for count, made in zip(counts, points(row), strict=True):
            count.add(made, 1 / seats)
    return [{"seat": seat} | count.told() for seat, count in enumerate(counts)]


def _first(rows: Iterable[Row]) -> dict[str, Any] | None:
    """How often the first player wins; None if the game has none."""
    count = _Count()
    for row in rows:
        if row["first"] is not None and row["first"] < len(row["bots"]):
            count.add(points(row)[row["first"]], 1 / len(row["bots"]))
    return count.told() if count.games else None


def _length(lengths: Sequence[int]) -> dict[str, float] | None:
    """The spread of lengths; None if nothing was counted."""
    if not any(lengths):
        return None
    low, middle, high = quantiles(lengths, n=4, method="inclusive") if len(lengths) > 1 else [*lengths] * 3
    return {
        "mean": round(fmean(lengths), 3),
        "least": min(lengths),
        "quarter": low,
        "median": middle,
        "three_quarters": high,
        "most": max(lengths),
    }


def _endings(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """By which rules the games ended, the most frequent first."""
    counts = Counter((row["rule"], row["stopped"]) for row in rows)
    told: list[dict[str, Any]] = []
    for (rule, stopped), count in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
        low, high = wilson(count, len(rows))
        shares = {"value": round(count / len(rows), 6), "low": round(low, 6), "high": round(high, 6)}
        told.append({"rule": rule, "stopped": stopped, "games": count} | shares)
    return told


def _cards(rows: Iterable[Row], cards: Mapping[str, AbstractSet[str]]) -> list[dict[str, Any]]:
    """How often decks with a card win against decks without it."""
    counts: defaultdict[str, _Count] = defaultdict(_Count)
    for row in rows:
        made = points(row)
        held = [cards.get(deck, frozenset()) for deck in row["decks"]]
        for card in frozenset().union(*held).difference(frozenset(held[0]).intersection(*held)):
            having = [seat for seat, deck in enumerate(held) if card in deck]
            counts[card].add(sum(made[seat] for seat in having), len(having) / len(held))
    return _told(counts, "card")
