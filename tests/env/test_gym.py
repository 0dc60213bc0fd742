"""Gymnasium: one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from nefrit.env.gym import Versus
from nefrit.kernel.position import write_position
from tests.env.settings import ASKING, GOOFSPIEL, every_game


@every_game
def test_gymnasium_accepts_it(game: str, said: dict[str, Any]) -> None:
    check_env(gymnasium.make("nefrit/Versus-v0", game=game, **said, most_steps=30).unwrapped)


@every_game
def test_a_game_is_rendered_as_text(game: str, said: dict[str, Any]) -> None:
    table = gymnasium.make("nefrit/Versus-v0", game=game, render_mode="ansi", **said)
    table.reset(seed=1)
    inner = table.unwrapped
    assert isinstance(inner, Versus)
    assert table.render_mode == "ansi"
    for _ in range(3):
        text: Any = table.render()
        assert text == write_position(inner.steps.game)
        table.step(np.int64(inner.steps.legal()[0]))


def test_a_game_for_people_is_printed_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = Versus(GOOFSPIEL, render_mode="human")
    table.reset(seed=1)
    assert capsys.readouterr().out.count("hand ann:") == 1
    table.step(np.int64(0))
    assert capsys.readouterr().out.count("hand ann:") == 1
    assert Versus(GOOFSPIEL).render() is None
    with pytest.raises(ValueError, match="render mode"):
        Versus(GOOFSPIEL, render_mode="rgb_array")


def play(table: Versus, seed: int) -> tuple[float, int]:
    """Play the seat by its first legal action; what it got, and in how many steps."""
    table.reset(seed=seed)
    steps = 0
    over = False
    reward = 0.0
    while not over:
        steps += 1
        _, reward, terminated, truncated, _ = table.step(np.int64(np.flatnonzero(table.action_masks())[0]))
        over = terminated or truncated
    return reward, steps


def test_the_seat_acts_and_bots_play_the_others() -> None:
    table = Versus(GOOFSPIEL, options={"cards": 5}, seats=3)
    seats = set()
    results = set()
    for seed in range(20):
        reward, steps = play(table, seed)
        # The last card is no choice.
        assert steps == 4
        seats.add(table.seat)
        results.add(reward)
    assert seats == {0, 1, 2}
    assert {1.0, -0.5} <= results


def test_the_seat_and_the_bots_can_be_chosen() -> None:
    table = gymnasium.make("nefrit/Versus-v0", game="senjutsu", seat=1, bot=("greedy", "random"), most_steps=12)
    table.reset(seed=1)
    unwrapped = table.unwrapped
    assert isinstance(unwrapped, Versus)
    assert unwrapped.steps.seat == 1
    assert play(unwrapped, 2)[0] == 0.0
    with pytest.raises(ValueError, match="a bot for each"):
        Versus(GOOFSPIEL, bot=("random",))
    with pytest.raises(ValueError, match="a seat is one of"):
        Versus(GOOFSPIEL, seat=2)


def test_a_game_that_is_broken_off_is_truncated() -> None:
    table = Versus(ASKING, seat=0, most_steps=1)
    table.reset(seed=1)
    _, reward, terminated, truncated, _ = table.step(np.int64(0))
    assert (reward, terminated, truncated) == (0.0, False, True)


def test_an_illegal_action_loses() -> None:
    table = Versus(ASKING, seat=0)
    observation, _ = table.reset(seed=1)
    _, reward, terminated, _, info = table.step(np.int64(7))
    assert not observation["action_mask"][7]
    assert (reward, terminated, info) == (-1.0, True, {"illegal": 7})
    assert [table.steps.reward(seat) for seat in (0, 1)] == [-1.0, 1.0]
    assert not table.action_masks().any()
    # Afterwards every action only tells again how it ended.
    assert table.step(np.int64(0))[1:] == (-1.0, True, False, {})


def test_options_are_described_where_that_is_asked_for() -> None:
    table = Versus(ASKING, seat=0, option_features=True)
    observation, _ = table.reset(seed=1)
    assert observation["options"][:, 0].tolist() == observation["action_mask"].tolist()
    assert table.observation_space.contains(observation)
