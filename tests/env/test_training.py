"""The example that learns."""

from __future__ import annotations

import pytest

from examples.training import train


def test_the_policy_learns_to_beat_a_random_player(capsys: pytest.CaptureFixture[str]) -> None:
    learned = train(cards=6, games=1000, rate=4.0, seed=1)
    printed = capsys.readouterr().out.splitlines()
    without = train(cards=6, games=1000, rate=0.0, seed=1)
    assert sum(learned[-3:]) / 3 > 0.3
    assert abs(sum(without[-3:]) / 3) < 0.1
    assert len(learned) == 10
    assert len(printed) == 11
    assert printed[-1].endswith("games a second")


def test_the_same_seed_gives_the_same_curve() -> None:
    one, other = (train(cards=3, games=40, rate=2.0, seed=5, batch=10) for _ in range(2))
    assert one == other
