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
from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env_logger import EnvLogger

from nefrit.env.layout import Floats
from nefrit.env.observing import Observer
from nefrit.env.rendering import ANSI, HUMAN, MODES, check_mode, rendered
from nefrit.env.setting import Setting
from nefrit.env.spaces import Observation, observation, observation_space, state_space
from nefrit.env.steps import Steps


def env(game: str, **setting: Any) -> AECEnv[str, Observation, Any]:
    """The environment with PettingZoo's usual guards: an illegal action loses the game at once."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(Guard(Table(game, **setting))))


def parallel_env(game: str, **setting: Any) -> ParallelEnv[str, Observation, Any]:
    """The environment for programs that want an action of every agent: only that of the one who acts is taken."""
    return turn_based_aec_to_parallel(env(game, **setting))


class Guard(wrappers.BaseWrapper[str, Observation, Any]):
    """A table at which an illegal action loses the game at once.

    PettingZoo's own guard gives nothing to the others, so that rewards would not add up to 0.
    """

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table

    def step(self, action: int | None) -> None:
        """Take an action, or forfeit the game if it is not legal."""
        table = self._table
        if action is None or table.steps.is_over or table.steps.is_legal(int(action)):
            table.step(action)
            return
        EnvLogger.warn_on_illegal_move()
        table.forfeit(int(action))


class Table(AECEnv[str, Observation, Any]):
    """A game as an environment, without guards. Agents are the seats that decide anything: `seat_0`, `seat_1`, ...

    With `option_features` an observation has the matrix of options too; it is 0 for everybody but the agent that acts.
    All else is as in `Setting`. Rewards come at the end, as `Steps.reward` gives them. Copies and pickles play on as
    the table itself would, at any moment.
    """

    def __init__(
        self,
        game: str,
        *,
        options: Any = None,
        option_features: bool = False,
        render_mode: str | None = ANSI,
        **setting: Any,
    ) -> None:
        check_mode(render_mode)
        self.metadata = {"name": f"nefrit_{game}", "render_modes": list(MODES), "is_parallelizable": False}
        self.setting = Setting(game, options=options, **setting)
        self.observer = Observer(self.setting)
        self.steps = Steps(self.setting)
        self.render_mode = render_mode
        self.possible_agents = [_name(seat) for seat in self.setting.players]
        self.agents: list[str] = []
        self._option_features = option_features
        self._action_spaces = {agent: spaces.Discrete(self.setting.actions) for agent in self.possible_agents}
        self._make_spaces()

    def _make_spaces(self) -> None:
        self._spaces = {
            agent: observation_space(self.observer, option_features=self._option_features)
            for agent in self.possible_agents
        }
        self.state_space = state_space(self.observer)

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
        self._show()

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
        self._stepped()

    def forfeit(self, action: int) -> None:
        """The agent whose turn it is loses the game by an illegal action: all others win together."""
        agent = self.agent_selection
        self.steps.forfeit()
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["illegal"] = action
        self._stepped()

    def _stepped(self) -> None:
        self._clear_rewards()
        self._turn()
        self._accumulate_rewards()
        if self.steps.is_over:
            self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now, in arrays of its own."""
        seat = self.setting.players[self.possible_agents.index(agent)]
        return observation(self.observer, self.steps, seat, option_features=self._option_features)

    def state(self) -> Floats:
        """What all agents together know, one after the other: for training in which critics see more than actors."""
        return np.concatenate([self.observer.observe(self.steps, seat) for seat in self.setting.players])

    def render(self) -> str | None:
        """The true position as a text, for people who look into what happens; never for an agent."""
        return rendered(self.steps, self.render_mode)

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

    # The spaces of observations are large and follow from the rest, so they are made again.

    def __getstate__(self) -> dict[str, Any]:
        return {name: part for name, part in self.__dict__.items() if name not in ("_spaces", "state_space")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._make_spaces()

    def __copy__(self) -> Table:
        # Two tables cannot share one game.
        return deepcopy(self)


def _name(seat: int) -> str:
    return f"seat_{seat}"
