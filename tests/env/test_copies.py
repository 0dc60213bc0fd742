"""Copies and pickles of environments play on as the original does, whenever they are made."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import numpy as np

from nefrit import bots
from nefrit.env import Observer, Setting, Steps
from nefrit.env.gym import Versus
from nefrit.env.zoo import Table, env, parallel_env
from nefrit.kernel.codec import to_data
from nefrit.registry import find
from tests.env.settings import GOOFSPIEL, every_game
from tests.env.test_spiel import dealt, loaded

Trace = list[Any]
PLAYED_ON = 6
"""So many steps originals and copies play on."""


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def copies_of(thing: Any) -> list[Any]:
    return [made(thing) for made in (copy, deepcopy, pickled)]


def same_end(thing: Any, play_on: Callable[[Any], Trace], *, is_wrapped: bool = False) -> None:
    """Copies play on as the original does, and what one of them does is nothing to the others.

    The wrappers of other libraries share what they wrap with their shallow copies.
    """
    copies = copies_of(thing)[1 if is_wrapped else 0 :]
    traces = [play_on(one) for one in (*copies, thing)]
    assert traces[0]
    assert all(trace == traces[0] for trace in traces)


def in_bytes(observation: Any) -> Trace:
    return [part.tobytes() for part in observation.values()]


# ---- PettingZoo


def table_moves(table: Any, seed: int, most: int) -> Trace:
    """Steps of a table by random legal actions, with all that agents are told."""
    chance = random.Random(seed)
    trace: Trace = []
    for _ in range(most):
        if not table.agents:
            break
        observation, reward, terminated, truncated, info = table.last()
        told = (table.agent_selection, in_bytes(observation), reward, terminated, truncated, info)
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated or truncated else int(chance.choice(legal)))
        trace.append((*told, dict(table.rewards), dict(table.terminations), list(table.agents)))
    trace.append(to_data(table.unwrapped.steps.game))
    return trace


@every_game
def test_a_table_in_the_middle_of_a_game(game: str, said: dict[str, Any]) -> None:
    table = Table(game, **said, option_features=True)
    table.reset(seed=4)
    for moment in (0, 3, 14):
        table_moves(table, moment, moment)
        same_end(deepcopy(table), lambda one: table_moves(one, 5, PLAYED_ON))
    guarded = env(game, **said)
    guarded.reset(seed=4)
    table_moves(guarded, 5, 5)
    same_end(guarded, lambda one: table_moves(one, 5, PLAYED_ON), is_wrapped=True)


@every_game
def test_a_table_at_the_end_of_a_game(game: str, said: dict[str, Any]) -> None:
    table = Table(game, **said, most_steps=5)
    table.reset(seed=2)
    for _ in range(5):
        same_end(deepcopy(table), lambda one: table_moves(one, 8, 20))
        table_moves(table, 3, 1)
    assert table.steps.is_over
    same_end(table, lambda one: table_moves(one, 8, 20))
    assert table.agents == []


def test_a_table_that_was_never_reset() -> None:
    def play_on(table: Table) -> Trace:
        table.reset(seed=3)
        return table_moves(table, 1, 50)

    same_end(Table(GOOFSPIEL, options={"cards": 4}), play_on)


def test_a_table_that_somebody_forfeited() -> None:
    table = env(GOOFSPIEL, seats=3, options={"cards": 4})
    table.reset(seed=1)
    table.step(31)
    same_end(table, lambda one: table_moves(one, 1, 20), is_wrapped=True)


def test_the_actions_that_a_space_samples_are_copied_too() -> None:
    table = Table(GOOFSPIEL)
    table.reset(seed=1)
    table.action_space("seat_0").seed(7)
    same_end(table, lambda one: [int(one.action_space("seat_0").sample()) for _ in range(9)])


def test_spaces_are_the_same_in_a_copy() -> None:
    table = Table("l5r", option_features=True)
    for one in copies_of(table):
        assert one.observation_space("seat_1") == table.observation_space("seat_1")
        assert one.state_space == table.state_space
    assert len(pickle.dumps(table)) < 10_000


@every_game
def test_a_parallel_table(game: str, said: dict[str, Any]) -> None:
    def play_on(table: Any) -> Trace:
        chance = random.Random(6)
        trace: Trace = []
        while table.agents and len(trace) < PLAYED_ON:
            acts = table.unwrapped.agent_selection
            legal = table.unwrapped.steps.legal()
            actions = {agent: chance.choice(legal) if agent == acts else 0 for agent in table.agents}
            observations, *told = table.step(actions)
            trace.append(([in_bytes(seen) for seen in observations.values()], told))
        return trace

    table = parallel_env(game, **said)
    table.reset(seed=4)
    play_on(table)
    for made in (deepcopy, pickled):
        assert play_on(made(table)) == play_on(deepcopy(table))


def test_every_variety_of_every_game() -> None:
    count = 0
    asked = set()
    for game in ("l5r", "senjutsu", "imperium", "invasion"):
        for variety in find(game).varieties():
            count += 1
            steps = Steps(Setting(game, seats=variety.seats, options=variety.options))
            chance = random.Random(count)
            steps.reset(count)
            for _ in range(count % 12):
                steps.step(chance.choice(steps.legal()))
            asked.add(steps.decision.prompt if steps.decision is not None else "")

            def play_on(one: Steps) -> Trace:
                chance = random.Random(3)
                for _ in range(3):
                    one.step(chance.choice(one.legal()))
                return [to_data(one.game), one.seat, one.picked, one.first, one.taken, one.decisions, one.legal()]

            same_end(steps, play_on)
    assert count > 400
    assert len(asked) > 12


# ---- Gymnasium


def versus_moves(table: Versus, seed: int, most: int) -> Trace:
    chance = random.Random(seed)
    trace: Trace = []
    for _ in range(most):
        if table.steps.is_over:
            observation, info = table.reset()
            trace.append((in_bytes(observation), info))
        legal = np.flatnonzero(table.action_masks())
        observation, *told = table.step(np.int64(chance.choice(legal)))
        trace.append((in_bytes(observation), told, table.seat))
    return trace


@every_game
def test_an_environment_against_bots(game: str, said: dict[str, Any]) -> None:
    bot = bots.usual(find(game).name)
    table = Versus(game, **said, bot=bot, option_features=True, most_steps=12)
    table.reset(seed=6)
    for moment in (0, 2):
        versus_moves(table, moment, moment)
        same_end(deepcopy(table), lambda one: versus_moves(one, 9, 3))


def test_an_environment_against_bots_that_was_never_reset() -> None:
    def play_on(table: Versus) -> Trace:
        table.reset(seed=3)
        return versus_moves(table, 1, 20)

    same_end(Versus(GOOFSPIEL, options={"cards": 4}), play_on)


# ---- Observers


@every_game
def test_observers(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said)
    observer = Observer(setting, most_pieces=5)
    steps = Steps(setting)
    steps.reset(3)

    def look(one: Observer) -> Trace:
        seen = [one.observe(steps, seat).tobytes() for seat in setting.players]
        return [*seen, one.describe_options(steps).tobytes(), one.size]

    same_end(observer, look)


# ---- OpenSpiel


def spiel_moves(state: Any, seed: int, most: int) -> Trace:
    chance = random.Random(seed)
    trace: Trace = []
    players = range(state.get_game().num_players())
    for _ in range(most):
        if state.is_terminal():
            break
        action = chance.choice(state.legal_actions())
        trace.append((state.current_player(), state.action_to_string(action), str(state)))
        state.apply_action(action)
    for player in players:
        trace.append((state.information_state_string(player), state.information_state_tensor(player)))
    trace.append((str(state), state.history(), state.returns(), state.is_terminal(), state.move_number()))
    return trace


@every_game
def test_states_of_openspiel(game: str, said: dict[str, Any]) -> None:
    spiel_game = loaded(game, **said, deals=3, most_steps=24)
    state = spiel_game.new_initial_state()
    for moment in (0, 1, 2, 9):
        spiel_moves(state, moment, moment)
        same_end(state.clone(), lambda one: spiel_moves(one, 5, PLAYED_ON))
    state = dealt(spiel_game)
    spiel_moves(state, 8, 8)
    for player in range(spiel_game.num_players()):
        other = state.resample_from_infostate(player, random.Random(3).random)
        same_end(other, lambda one: spiel_moves(one, 5, PLAYED_ON))


def test_games_of_openspiel() -> None:
    game = loaded("l5r", decks=("crane", "lion"), edition="1.0", deals=5)
    for one in copies_of(game):
        assert str(one) == str(game)
        assert one.setting.edition == "1.0"
        assert str(dealt(one, 3)) == str(dealt(game, 3))
