"""Gymnasium: one seat of a game as a single-agent environment, the others played by bots.

import gymnasium, nefrit.env.gym

table = gymnasium.make("nefrit/Versus-v0", game="senjutsu", bot="greedy")
observation, info = table.reset(seed=1)
observation, reward, terminated, truncated, info = table.step(0)
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from nefrit import bots
from nefrit.env.observing import Observer
from nefrit.env.rendering import HUMAN, MODES, check_mode, rendered
from nefrit.env.setting import Setting
from nefrit.env.spaces import Observation, observation, observation_space
from nefrit.env.steps import OVER, Mask, Steps
from nefrit.kernel.chance import Chance

METADATA: Final[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}
"""What Gymnasium asks of the class, before there is an environment."""


class Versus(gymnasium.Env[Observation, np.int64]):
    """A seat against bots: `bot` is the name of a bot of the game, or of one for each seat in order.

    Where no `seat` is said it is another one in every game, drawn by the seed. An action that is not legal loses the
    game at once. `action_masks` is what masking algorithms ask for. All else is as in `Setting`. Copies and pickles
    play on as the environment itself would, at any moment.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        *,
        bot: str | tuple[str, ...] = bots.RANDOM,
        seat: int | None = None,
        option_features: bool = False,
        render_mode: str | None = None,
        **setting: Any,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.setting = Setting(game, **setting)
        self.observer = Observer(self.setting)
        self.steps = Steps(self.setting)
        names = (bot,) * self.setting.seats if isinstance(bot, str) else bot
        self._bot_names = tuple(names)
        self._find_bots()
        self._fixed_seat = seat
        self.seat = self.setting.players[0] if seat is None else seat
        if self.seat not in self.setting.players or len(names) != self.setting.seats:
            raise ValueError(f"a seat is one of {self.setting.players}, and there is a bot for each or one for all")
        self._chance = Chance(0)
        self._option_features = option_features
        self.observation_space = observation_space(self.observer, option_features=option_features)
        self.action_space = spaces.Discrete(self.setting.actions)

    def _find_bots(self) -> None:
        self._bots = [bots.find(self.setting.definition.name, name) for name in self._bot_names]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, and play it to the first decision of the seat."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(1 << 62))
        self._chance = Chance(drawn)
        if self._fixed_seat is None:
            self.seat = self._chance.one_of(self.setting.players)
        self.steps.reset(drawn)
        self._play_others()
        self._show()
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action of the seat, and play on to its next.

        A game can be over before the seat is asked anything: then every action only tells how it ended.
        """
        info: dict[str, Any] = {}
        if self.steps.is_legal(int(action)):
            self.steps.step(int(action))
            self._play_others()
        elif not self.steps.is_over:
            self.steps.forfeit()
            info["illegal"] = int(action)
        self._show()
        over, broken_off = self.steps.is_over, self.steps.is_broken_off
        return self._observation(), self.steps.reward(self.seat), over and not broken_off, broken_off, info

    def render(self) -> Any:
        """The true position as a text, for people who look into what happens; never for an agent."""
        return rendered(self.steps, self.render_mode)

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _play_others(self) -> None:
        while self.steps.seat not in (self.seat, OVER):
            self.steps.play_bot(self._bots[self.steps.seat], self._chance)

    def _observation(self) -> Observation:
        return observation(self.observer, self.steps, self.seat, option_features=self._option_features)

    def action_masks(self) -> Mask:
        """Which actions are legal now."""
        return self.steps.mask()

    # Bots keep nothing from one question to the next, so they are found again by their names.

    def __getstate__(self) -> dict[str, Any]:
        state = {name: part for name, part in self.__dict__.items() if name not in ("_bots", "observation_space")}
        return {**state, "_chance": self._chance.state}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._chance = Chance(state["_chance"])
        self._find_bots()
        self.observation_space = observation_space(self.observer, option_features=self._option_features)

    def __copy__(self) -> Versus:
        # Two environments cannot share one game.
        return deepcopy(self)


gymnasium.register("nefrit/Versus-v0", entry_point="nefrit.env.gym:Versus")
