"""PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

from nefrit.env.zoo import Table, env, parallel_env
from tests.env.settings import ASKING, GOOFSPIEL, every_game

# PettingZoo knows by name which of its own environments have observations with masks, and warns of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@every_game
def test_pettingzoo_accepts_it(game: str, said: dict[str, Any]) -> None:
    said = {**said, "most_steps": 30}
    api_test(env(game, **said), num_cycles=30)
    seed_test(partial(env, game, **said), num_cycles=30)


@every_game
def test_pettingzoo_accepts_it_in_parallel(game: str, said: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, **said, most_steps=20), num_cycles=30)


def play(table: Table, seed: int) -> dict[str, float]:
    """Play a random game, and say what each agent got in all."""
    table.reset(seed=seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    chance = np.random.default_rng(seed)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated or truncated else int(chance.choice(legal)))
    return got


def test_rewards_come_at_the_end() -> None:
    table = Table(GOOFSPIEL, options={"cards": 4})
    results = [play(table, seed) for seed in range(10)]
    assert {tuple(got.values()) for got in results} == {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}
    assert table.agents == []


def test_a_game_that_is_broken_off_is_truncated() -> None:
    table = Table("imperium", most_steps=5)
    table.reset(seed=1)
    for _ in range(5):
        table.step(table.steps.legal()[0])
    assert table.truncations == {"seat_0": True, "seat_1": True}
    assert table.terminations == {"seat_0": False, "seat_1": False}
    assert set(table.rewards.values()) == {0.0}


def test_only_the_agent_that_acts_has_legal_actions_and_options() -> None:
    table = Table(ASKING, option_features=True)
    table.reset(seed=1)
    acts, waits = table.observe("seat_0"), table.observe("seat_1")
    assert np.flatnonzero(acts["action_mask"]).tolist() == [0, 1, 2, 3, 4]
    assert acts["options"][:, 0].tolist() == acts["action_mask"].tolist()
    assert not waits["action_mask"].any()
    assert not waits["options"].any()
    assert table.observation_space("seat_0").contains(acts)
    assert table.state().shape == (2 * table.observer.size,)


def test_an_illegal_action_loses() -> None:
    table = env(GOOFSPIEL)
    table.reset(seed=1)
    table.step(31)
    assert table.rewards["seat_0"] == -1
    assert table.terminations["seat_0"]


def test_a_table_goes_back_to_what_was_cloned() -> None:
    table = Table(GOOFSPIEL)
    table.reset(seed=1)
    table.step(2)
    saved = table.clone()
    before = table.observe("seat_1")
    while table.agents:
        done = table.terminations[table.agent_selection]
        table.step(None if done else table.steps.legal()[0])
    table.restore(saved)
    assert table.agent_selection == "seat_1"
    assert table.agents == ["seat_0", "seat_1"]
    after = table.observe("seat_1")
    assert all(np.array_equal(before[part], after[part]) for part in before)


def test_a_table_shows_the_position_to_people() -> None:
    table = Table(GOOFSPIEL)
    table.reset(seed=1)
    assert "hand ann:" in table.render()
    play(table, 1)
    assert table.render().startswith("over: most-points")


def test_a_table_can_be_sent_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(Table(GOOFSPIEL, options={"cards": 4})))
    assert again.setting.options == {"cards": 4}
    assert play(again, 1) == play(Table(GOOFSPIEL, options={"cards": 4}), 1)
