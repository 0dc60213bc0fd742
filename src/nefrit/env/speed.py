"""How fast an environment is: steps beside the bare game, observations, options, and what PettingZoo adds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from time import process_time
from typing import Any, Final

import numpy as np

from nefrit.env.observing import Observer
from nefrit.env.setting import Setting
from nefrit.env.steps import Steps
from nefrit.kernel.chance import Chance

POSITIONS: Final = 200
"""So many positions are observed, spread over the games."""
EVERY: Final = 7


@dataclass(frozen=True)
class Speed:
    """What a second of one processor is enough for, in random games; a clone in microseconds."""

    decisions: float
    """Decisions of the bare game, answered at random."""
    steps: float
    """Steps of it, each with its legal actions."""
    decisions_in_steps: float
    """The decisions that those steps answer, also where there was no choice."""
    observations: float
    option_matrices: float
    clone_microseconds: float
    pettingzoo_steps: float | None
    """Steps of the PettingZoo environment, each with its observation; None where that is not installed."""
    observed_steps: float
    """Native steps with the same observations, for comparison."""

    def to_data(self) -> dict[str, Any]:
        """The figures as data for JSON."""
        return asdict(self)


def speed_of(setting: Setting, seconds: float = 1.0) -> Speed:
    """Measure each of them for so many seconds."""
    observer = Observer(setting)
    decisions = _rate(lambda seed: _bare_game(setting, seed), seconds)
    answered: list[int] = []
    steps = _rate(lambda seed: _game_in_steps(setting, seed, answered), seconds)
    positions = _positions(setting)
    buffer = np.zeros(observer.size, np.float32)
    matrix = np.zeros((setting.actions, observer.option_size), np.float32)
    asked = [position for position in positions if not position.is_over]

    def observe(number: int) -> int:
        for position in asked:
            observer.observe(position, position.seat, buffer)
        return len(asked)

    def describe(number: int) -> int:
        for position in asked:
            observer.describe_options(position, matrix)
        return len(asked)

    def clone(number: int) -> int:
        for position in asked:
            position.clone()
        return len(asked)

    return Speed(
        decisions=decisions,
        steps=steps,
        decisions_in_steps=steps * answered[0] / answered[1],
        observations=_rate(observe, seconds),
        option_matrices=_rate(describe, seconds),
        clone_microseconds=1e6 / _rate(clone, seconds),
        pettingzoo_steps=_pettingzoo(setting, seconds),
        observed_steps=_rate(lambda seed: _observed_game(observer, seed, buffer), seconds),
    )


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """How many of a thing are done in a second; `work` does some of them and says how many."""
    # Once before, so that what faces and trees remember is not counted.
    work(0)
    done = 0
    number = 0
    start = process_time()
    taken = 0.0
    while taken < seconds:
        number += 1
        done += work(number)
        taken = process_time() - start
    return done / taken


def _bare_game(setting: Setting, seed: int) -> int:
    game = setting.definition.start(setting.header(seed))
    chance = Chance(seed)
    count = 0
    while game.pending:
        decision = game.pending[0]
        game.answer(decision.seat, decision.random(chance))
        count += 1
    return count


def _game_in_steps(setting: Setting, seed: int, answered: list[int]) -> int:
    steps = Steps(setting)
    choice = random.Random(seed).choice
    steps.reset(seed)
    while not steps.is_over:
        steps.step(choice(steps.legal()))
    answered[:] = [sum(answered[:1]) + steps.decisions, sum(answered[1:]) + steps.taken]
    return steps.taken


def _observed_game(observer: Observer, seed: int, buffer: Any) -> int:
    steps = Steps(observer.setting)
    choice = random.Random(seed).choice
    steps.reset(seed)
    while not steps.is_over:
        observer.observe(steps, steps.seat, buffer)
        steps.step(choice(steps.legal()))
    return steps.taken


def _positions(setting: Setting) -> list[Steps]:
    """Positions of random games."""
    found: list[Steps] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        steps = Steps(setting)
        choice = random.Random(seed).choice
        steps.reset(seed)
        while not steps.is_over and len(found) < POSITIONS:
            if steps.taken % EVERY == 0:
                found.append(steps.clone())
            steps.step(choice(steps.legal()))
    return found


def _pettingzoo(setting: Setting, seconds: float) -> float | None:
    try:
        # PettingZoo need not be installed.
        zoo = import_module("nefrit.env.zoo")
    except ModuleNotFoundError:
        return None
    table = zoo.Table(
        setting.game,
        seats=setting.seats,
        edition=setting.edition,
        options=setting.options,
        decks=setting.given_decks,
        room=setting.room,
        most_steps=setting.most_steps,
    )

    def play(seed: int) -> int:
        table.reset(seed=seed)
        choice = random.Random(seed).choice
        for agent in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
            else:
                assert observation is not None, f"{agent} acts and observes nothing"
                table.step(choice(np.flatnonzero(observation["action_mask"])))
        return int(table.steps.taken)

    return _rate(play, seconds)
