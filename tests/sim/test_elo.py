"""Intervals and ratings."""

from __future__ import annotations

from math import log10

import pytest

from nefrit.sim.elo import ratings
from nefrit.sim.intervals import wilson


@pytest.mark.parametrize(
    ("points", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_wilson_interval_is_that_of_the_textbooks(points: int, games: int, low: float, high: float) -> None:
    assert wilson(points, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0, 0) == (0, 1)


def test_two_players_are_as_far_apart_as_their_points_say() -> None:
    weaker, stronger = ratings(2, {(0, 1): (25, 100)}, 0)
    assert (weaker.elo, weaker.low, weaker.high) == (0, 0, 0)
    assert stronger.elo == pytest.approx(400 * log10(3))
    # The variance of the difference is 1 / (100 * 0.25 * 0.75) on the logistic scale.
    half = 1.959964 * (100 * 0.25 * 0.75) ** -0.5 * 400 / 2.302585
    assert (stronger.low, stronger.high) == pytest.approx((stronger.elo - half, stronger.elo + half), rel=1e-5)


def test_points_that_fit_a_scale_give_that_scale() -> None:
    true = [0.0, 150.0, -80.0, 420.0]
    games = 1000
    scores = {
        (one, other): (games / (1 + 10 ** ((true[other] - true[one]) / 400)), games)
        for one in range(4)
        for other in range(one)
    }
    assert [rating.elo for rating in ratings(4, scores, 0)] == pytest.approx(true, abs=1e-6)
    shifted = [rating.elo for rating in ratings(4, scores, 3)]
    assert shifted == pytest.approx([value - 420 for value in true], abs=1e-6)


def test_no_likelihood_is_higher_than_at_the_ratings() -> None:
    # Each beats the next: no scale fits, and all are equally good.
    scores = {(0, 1): (7.0, 10), (1, 2): (7.0, 10), (0, 2): (3.0, 10)}
    assert [rating.elo for rating in ratings(3, scores, 0)] == pytest.approx([0, 0, 0], abs=1e-6)


def test_who_makes_every_point_has_a_finite_rating() -> None:
    won = ratings(2, {(0, 1): (0, 20)}, 0)[1]
    assert won.elo == pytest.approx(400 * log10(20 / 0.5))
    assert ratings(2, {(0, 1): (20, 20)}, 0)[1].elo == pytest.approx(-won.elo)
    best = ratings(3, {(0, 1): (0, 500), (0, 2): (0, 500), (1, 2): (0, 500)}, 0)
    assert 0 < best[1].elo < best[2].elo < 5000
