"""PettingZoo: its own tests, and what they do not look at."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

from nefrit.env import IllegalAction
from nefrit.env.zoo import Guard, Table, env, parallel_env
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
def test_pettingzoo_accepts_its_state(game: str, said: dict[str, Any]) -> None:
    state_test(env(game, **said), parallel_env(game, **said), num_cycles=5)


@every_game
def test_pettingzoo_accepts_how_it_renders(game: str, said: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, **said))
    assert capsys.readouterr().out


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


@every_game
def test_an_illegal_action_loses_to_all_others(game: str, said: dict[str, Any]) -> None:
    for table in (env(game, **said), Guard(Table(game, **said))):
        table.reset(seed=1)
        loser = table.agent_selection
        illegal = next(action for action in range(100) if not table.observe(loser)["action_mask"][action])
        table.step(illegal)
        others = [agent for agent in table.possible_agents if agent != loser]
        assert table.rewards == {loser: -1.0, **dict.fromkeys(others, 1.0 / max(1, len(others)))}
        assert set(table.terminations.values()) == {True}
        assert set(table.truncations.values()) == {False}
        assert table.infos[loser] == {"illegal": illegal}
        assert sum(table.steps.reward(seat) for seat in range(table.setting.seats)) == pytest.approx(0.0)
        assert "forfeited" in table.render()
        for agent in table.agent_iter():
            assert table.last()[1] == (-1.0 if agent == loser else 1.0 / len(others))
            table.step(None)
        assert table.agents == []


@every_game
def test_a_parallel_table_guards_against_illegal_actions_as_well(game: str, said: dict[str, Any]) -> None:
    table = parallel_env(game, **said)
    table.reset(seed=1)
    inner = table.unwrapped
    assert isinstance(inner, Table)
    loser = inner.agent_selection
    illegal = next(action for action in range(100) if not inner.steps.is_legal(action))
    _, rewards, terminations, _, infos = table.step(dict.fromkeys(table.agents, illegal))
    assert rewards[loser] == -1.0
    assert sum(rewards.values()) == pytest.approx(0.0 if len(rewards) > 1 else -1.0)
    assert set(terminations.values()) == {True}
    assert infos[loser]["illegal"] == illegal
    assert table.agents == []


def test_without_a_guard_an_illegal_action_is_refused() -> None:
    table = Table(GOOFSPIEL)
    table.reset(seed=1)
    with pytest.raises(IllegalAction):
        table.step(31)
    assert table.agent_selection == "seat_0"


@every_game
def test_the_state_is_what_all_agents_know(game: str, said: dict[str, Any]) -> None:
    for table in (env(game, **said), parallel_env(game, **said)):
        table.reset(seed=2)
        assert table.state_space.contains(table.state())
        seen = [table.unwrapped.observe(agent)["observation"] for agent in table.possible_agents]
        assert np.array_equal(table.state(), np.concatenate(seen))


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
    assert "hand ann:" in (table.render() or "")
    play(table, 1)
    assert (table.render() or "").startswith("over: most-points")
    assert Table(GOOFSPIEL, render_mode=None).render() is None
    with pytest.raises(ValueError, match="a render mode is one of human, ansi"):
        Table(GOOFSPIEL, render_mode="rgb_array")


def test_a_table_for_people_is_printed_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = Table(GOOFSPIEL, render_mode="human")
    table.reset(seed=1)
    assert "hand ann:" in capsys.readouterr().out
    table.step(0)
    assert "hand ann:" in capsys.readouterr().out
