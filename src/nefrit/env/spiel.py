"""OpenSpiel: every game of Nefrit as a game of that library, with information states and resampling.

import pyspiel
from nefrit.env import spiel

spiel.register("l5r")
game = pyspiel.load_game("nefrit_l5r", {"edition": "1.0"})

One chance node at the beginning draws the deal, of which there are `deals`; all chance of the game follows from it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, ClassVar, Final
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from nefrit.env.knowledge import knowledge
from nefrit.env.layout import Floats
from nefrit.env.observing import Observer
from nefrit.env.setting import Setting
from nefrit.env.steps import Steps
from nefrit.kernel.chance import SEEDS, Chance
from nefrit.kernel.codec import digest
from nefrit.registry import find, names

DEALS: Final = 1000
MOST_STEPS: Final = 20_000
_WORD: Final = "edition-"
"""Stands before an edition in the name of a saved game, so that none is taken for a number there."""
PARAMETERS: Final = {
    "seats": 0,
    "edition": "",
    "options": "",
    "decks": "",
    "deals": DEALS,
    "seed": 0,
    "most_steps": MOST_STEPS,
}
"""The parameters of every game: `options` as JSON, `decks` as names of ready decks with slashes between them, `seed`
the first of the deals; 0 seats and empty words are what is usual in the game."""


def register(game: str) -> str:
    """Make a game known to OpenSpiel, by its name or its file; the name it has there."""
    definition = find(game)
    name = f"nefrit_{definition.name}"
    if name not in pyspiel.registered_names():
        # A class and not a function: OpenSpiel holds on to it until after the end of Python.
        made = type(f"{definition.name}_in_spiel", (SpielGame,), {"nefrit_game": game})
        pyspiel.register_game(_type(name, definition.title, *definition.seats, zero_sum=False), made)
    return name


def register_all() -> list[str]:
    """Make all registered games known to OpenSpiel; the names they have there."""
    return [register(game) for game in names()]


def _type(name: str, title: str, least: int, most: int, *, zero_sum: bool) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel loads it. Players are the seats that decide anything, in order."""

    nefrit_game: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = unquote(given["options"])
        self.setting = Setting(
            self.nefrit_game,
            seats=given["seats"] or None,
            edition=given["edition"].removeprefix(_WORD) or None,
            options=json.loads(options) if options else None,
            decks=given["decks"].split("/") if given["decks"] else None,
            most_steps=given["most_steps"],
        )
        self.observer = Observer(self.setting)
        self.seed = given["seed"]
        self.deals = [(deal, 1.0 / given["deals"]) for deal in range(given["deals"])]
        # The parameters are written into the name of a saved game, where commas, brackets and numbers have a meaning.
        params = {**(params or {}), "options": quote(options)}
        params["edition"] = f"{_WORD}{self.setting.edition}" if self.setting.edition else ""
        zero_sum = len(self.setting.players) == self.setting.seats
        count = len(self.setting.players)
        title = self.setting.definition.title
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=len(self.deals),
            num_players=count,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=self.setting.most_steps,
        )
        name = f"nefrit_{self.setting.definition.name}"
        super().__init__(_type(name, title, *self.setting.definition.seats, zero_sum=zero_sum), info, params)

    def new_initial_state(self) -> SpielState:
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Observations, or information states where all that has been seen is to be remembered."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.observer, self.setting.players, recalls=recalls)

    def max_chance_nodes_in_history(self) -> int:
        """Only the deal."""
        return 1


class SpielState(pyspiel.State):
    """A state: the steps of a game, and for each player a fingerprint of all that it has seen and done so far.

    Clones copy what stands here and nothing else, so nothing else may. Before the deal there are no steps.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.steps: Steps | None = None
        self.recalled: tuple[str, ...] = ()
        self.seen: tuple[str, ...] = ()

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.steps is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.steps.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._setting.players.index(self.steps.seat)

    @property
    def _setting(self) -> Setting:
        setting: Setting = self.get_game().setting
        return setting

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.steps is None else self.steps.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each as likely."""
        deals: list[tuple[int, float]] = self.get_game().deals
        return deals

    def _apply_action(self, action: int) -> None:
        if self.steps is None:
            self.steps = Steps(self._setting)
            self.steps.reset((self.get_game().seed + action) % SEEDS)
            self.recalled = self.seen = ("",) * len(self._setting.players)
        else:
            player = self.current_player()
            self.recalled = tuple(
                _chained(trail, f"action {action}") if number == player else trail
                for number, trail in enumerate(self.recalled)
            )
            self.steps.step(action)
        self._look()

    def _look(self) -> None:
        """Everybody remembers what has changed for them."""
        assert self.steps is not None
        seen = tuple(knowledge(self.steps, seat) for seat in self._setting.players)
        self.recalled = tuple(
            trail if now == before else _chained(trail, now)
            for trail, before, now in zip(self.recalled, self.seen, seen, strict=True)
        )
        self.seen = seen

    def _action_to_string(self, player: int, action: int) -> str:
        if self.steps is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.steps.name_of(action)

    def is_terminal(self) -> bool:
        """Whether nobody acts any more."""
        return self.steps is not None and self.steps.is_over

    def returns(self) -> list[float]:
        """What each player has got: nothing before the end."""
        if self.steps is None:
            return [0.0] * len(self._setting.players)
        return [self.steps.reward(seat) for seat in self._setting.players]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, with all it does not know dealt again.

        What the others have seen before is unknown, too: they remember from now on. It has no history, because the
        actions of a history are those of the true game.
        """
        assert self.steps is not None, "before the deal there is nothing to resample"
        new: SpielState = self.get_game().new_initial_state()
        new.steps = self.steps.imagine(self._setting.players[player], Chance(int(sampler() * SEEDS)))
        new.recalled = tuple(trail if number == player else "" for number, trail in enumerate(self.recalled))
        new.seen = tuple(knowledge(new.steps, seat) for seat in self._setting.players)
        return new

    def __str__(self) -> str:
        if self.steps is None:
            return "before the deal"
        steps = self.steps
        return f"{steps.decisions} decisions, {steps.seat} acts, {steps.picked}, {steps.first}, {digest(steps.game)}"


class SpielObserver:
    """What OpenSpiel asks for observations: `tensor` with its parts in `dict`, and strings."""

    def __init__(self, observer: Observer, players: tuple[int, ...], *, recalls: bool) -> None:
        self._observer = observer
        self._players = players
        self._recalls = recalls
        self.tensor: Floats | None = None if recalls else np.zeros(observer.size, np.float32)
        self.dict: dict[str, Floats] = {}
        if self.tensor is not None:
            self.dict = {name: block.of(self.tensor) for name, block in observer.layout.blocks.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation of a player into `tensor`."""
        if self.tensor is None:
            return
        if state.steps is None or player < 0:
            self.tensor.fill(0.0)
        else:
            self._observer.observe(state.steps, self._players[player], self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, and behind it, where that is asked for, the fingerprint of all it has seen."""
        if state.steps is None:
            return ""
        known = state.seen[player]
        return f"{known} {state.recalled[player]}" if self._recalls else known


def _chained(trail: str, event: str) -> str:
    return hashlib.blake2b(f"{trail} {event}".encode(), digest_size=12).hexdigest()
