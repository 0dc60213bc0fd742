"""Elo ratings by maximum likelihood, from what each made against each."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import NamedTuple

from nefrit.sim.intervals import Z

SCALE = 400 / log(10)
"""What one unit of the logistic curve is in Elo: with 400 more, ten points are expected against one."""

MOST_ROUNDS = 100
CLOSE_ENOUGH = 1e-10
LONGEST_STEP = 2.0


class Rating(NamedTuple):
    """A rating with its interval of 95 %."""

    elo: float
    low: float
    high: float


def ratings(players: int, scores: Mapping[tuple[int, int], tuple[float, int]], zero: int) -> list[Rating]:
    """The ratings at which the scores are most likely, the player `zero` having 0.

    A score is the points of the first of a pair against the second, and the number of their games; a draw is half a
    point. Where one made every point no rating would be high enough, so half a point more is counted for the other.
    """
    counted = [(*pair, *_possible(points, games)) for pair, (points, games) in scores.items() if games]
    strengths = [0.0] * players
    free = [player for player in range(players) if player != zero]
    for _ in range(MOST_ROUNDS):
        slope = [0.0] * players
        for one, other, points, games in counted:
            missing = points - games * _expected(strengths[one] - strengths[other])
            slope[one] += missing
            slope[other] -= missing
        covariance = _inverse(_curvature(players, counted, strengths), free)
        steps = {row: sum(covariance[row, column] * slope[column] for column in free) for row in free}
        longest = max(map(abs, steps.values()), default=0.0)
        for player, step in steps.items():
            strengths[player] += step * min(1.0, LONGEST_STEP / max(longest, CLOSE_ENOUGH))
        if longest < CLOSE_ENOUGH:
            break
    covariance = _inverse(_curvature(players, counted, strengths), free)
    found: list[Rating] = []
    for player, strength in enumerate(strengths):
        half = 0.0 if player == zero else Z * sqrt(covariance[player, player])
        found.append(Rating(strength * SCALE, (strength - half) * SCALE, (strength + half) * SCALE))
    return found


def _possible(points: float, games: int) -> tuple[float, float]:
    if points <= 0:
        return 0.5, games + 0.5
    return points, games + 0.5 if points >= games else float(games)


def _expected(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _curvature(players: int, counted: list[tuple[int, int, float, float]], strengths: list[float]) -> list[list[float]]:
    """How sharply the likelihood falls off around these strengths (Fisher's information)."""
    matrix = [[0.0] * players for _ in range(players)]
    for one, other, _, games in counted:
        share = _expected(strengths[one] - strengths[other])
        weight = games * share * (1 - share)
        matrix[one][one] += weight
        matrix[other][other] += weight
        matrix[one][other] -= weight
        matrix[other][one] -= weight
    return matrix


def _inverse(matrix: list[list[float]], free: list[int]) -> dict[tuple[int, int], float]:
    """The inverse of the rows and columns that are free, by elimination with the largest pivot."""
    size = len(free)
    rows = [[matrix[row][column] for column in free] + [float(row == column) for column in free] for row in free]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for row in range(size):
            if row != place:
                factor = rows[row][place]
                rows[row] = [value - factor * taken for value, taken in zip(rows[row], rows[place], strict=True)]
    return {(free[row], free[column]): rows[row][size + column] for row in range(size) for column in range(size)}
