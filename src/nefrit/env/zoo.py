"""PettingZoo: a game as an AEC environment with action masks.

from nefrit.env.zoo import env

table = env("l5r", decks=("crane", "lion"))
table.reset(seed=1)
for agent in table.agent_iter():
    observation, reward, termination, truncation, info = table.last()
    done = termination or truncation
    table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from nefrit.env.layout import Floats
from nefrit.env.observing import Observer
from nefrit.env.setting import Setting
from nefrit.env.spaces import Observation, observation, observation_space
from nefrit.env.steps import Steps
from nefrit.kernel.position import write_position


def env(game: str, **setting: Any) -> AECEnv[str, Observation, Any]:
    """The environment with PettingZoo's usual guards: an illegal action loses the game at once."""
    guarded = wrappers.TerminateIllegalWrapper(Table(game, **setting), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(game: str, **setting: Any) -> ParallelEnv[str, Observation, Any]:
    """The environment for programs that want an action of every agent: only that of the one who acts is taken."""
    return turn_based_aec_to_parallel(Table(game, **setting))


class Table(AECEnv[str, Observation, Any], EzPickle):
    """A game as an environment, without guards. Agents are the seats that decide anything: `seat_0`, `seat_1`, ...

    With `option_features` an observation has the matrix of options too; it is 0 for everybody but the agent that acts.
    All else is as in `Setting`. Rewards come at the end: 1 for who wins alone, all rewards of a game add up to 0.
    """

    def __init__(self, game: str, *, options: Any = None, option_features: bool = False, **setting: Any) -> None:
        EzPickle.__init__(self, game, options=options, option_features=option_features, **setting)
        self.metadata = {"name": f"nefrit_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.setting = Setting(game, options=options, **setting)
        self.observer = Observer(self.setting)
        self.steps = Steps(self.setting)
        self.render_mode = "ansi"
        self.possible_agents = [_name(seat) for seat in self.setting.players]
        self.agents: list[str] = []
        self._option_features = option_features
        self._spaces = {
            agent: observation_space(self.observer, option_features=option_features) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same for every agent."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with this seed, or with any."""
        self.steps.reset(secrets.randbelow(1 << 32) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self._begin()

    def _begin(self) -> None:
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._turn()

    def _turn(self) -> None:
        """Whose turn it is; if nobody's, everybody learns how the game ended."""
        if not self.steps.is_over:
            self.agent_selection = _name(self.steps.seat)
            return
        over = self.truncations if self.steps.is_broken_off else self.terminations
        for agent, seat in zip(self.possible_agents, self.setting.players, strict=True):
            over[agent] = True
            self.rewards[agent] = self.steps.reward(seat)

    def step(self, action: int | None) -> None:
        """Take an action for the agent whose turn it is; None if it is out of the game."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.steps.step(int(action) if action is not None else -1)
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()
        if self.steps.is_over:
            self._deads_step_first()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, in arrays of its own."""
        seat = self.setting.players[self.possible_agents.index(agent)]
        return observation(self.observer, self.steps, seat, option_features=self._option_features)

    def state(self) -> Floats:
        """What all agents together know, one after the other: for training in which critics see more than actors."""
        return np.concatenate([self.observer.observe(self.steps, seat) for seat in self.setting.players])

    def render(self) -> str:
        """The true position as a text, for people who look into what happens; never for an agent."""
        outcome = self.steps.game.outcome
        return write_position(self.steps.game) if outcome is None else f"over: {outcome.message}, {outcome.winners}"

    def close(self) -> None:
        """Nothing is held open."""

    def clone(self) -> Steps:
        """The game as it is now, for `restore`."""
        return self.steps.clone()

    def restore(self, saved: Steps) -> None:
        """Go back to a game that was cloned before it was over; the clone can be used again."""
        self.steps.restore(saved)
        self.agents = list(self.possible_agents)
        self._begin()


def _name(seat: int) -> str:
    return f"seat_{seat}"
