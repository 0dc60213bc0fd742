"""OpenSpiel: every game of Nefrit as a game of that library, with information states and resampling.

import pyspiel
from nefrit.env import spiel

spiel.register("l5r")
game = pyspiel.load_game("nefrit_l5r", {"edition": "1.0"})

One chance node at the beginning draws the deal, of which there are `deals`; all chance of the game follows from it.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar, Final, TypeAlias, TypeVar
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from nefrit.env.knowledge import knowledge
from nefrit.env.layout import Floats
from nefrit.env.observing import Observer
from nefrit.env.recall import NO_ACTIONS, NOTHING, Recall, chained
from nefrit.env.setting import Setting
from nefrit.env.steps import Steps
from nefrit.kernel.chance import SEEDS, Chance
from nefrit.kernel.codec import digest
from nefrit.registry import find, names

T = TypeVar("T")

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
        provides_information_state_tensor=True,
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
        self.recall = Recall(self.observer)
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver | None:
        """Observations, or information states where all that has been seen is to be remembered.

        Each tells all that one player may know. None, as OpenSpiel wants it, where more or less is asked for.
        """
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        if iig_obs_type is None:
            return SpielObserver(self, recalls=False)
        if not iig_obs_type.public_info or iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, recalls=iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """Only the deal."""
        return 1

    # ---- Copies: a game never changes, so that one does for all

    def __copy__(self) -> SpielGame:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, (self.nefrit_game, str(self))


class SpielState(pyspiel.State):
    """A state: the steps of a game, and for each player what it remembers.

    `recalled` is a fingerprint of all that it has seen and done so far, `actions` its last actions as features, `seen`
    what it knows now. Before the deal there are no steps. A resampled state begins at `origin`. OpenSpiel lets nobody
    take a move out of its history: `undone` are the places of those in it that were taken back.

    Clones copy what stands here and nothing else, so nothing else may.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.steps: Steps | None = None
        self.recalled: tuple[str, ...] = ()
        self.actions: tuple[bytes, ...] = ()
        self.seen: tuple[str, ...] = ()
        self.origin: _Origin | None = None
        self.undone: tuple[int, ...] = ()

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

    @property
    def _recall(self) -> Recall:
        recall: Recall = self.get_game().recall
        return recall

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
            players = len(self._setting.players)
            self.recalled = self.seen = (NOTHING,) * players
            self.actions = (NO_ACTIONS,) * players
        else:
            player = self.current_player()
            recalled = chained(self.recalled[player], f"action {action}")
            self.recalled = _with(self.recalled, player, recalled)
            actions = self._recall.with_action(self.actions[player], self.steps, action)
            self.actions = _with(self.actions, player, actions)
            self.steps.step(action)
        self._look()

    def _look(self) -> None:
        """Everybody remembers what has changed for them."""
        assert self.steps is not None
        seen = tuple(knowledge(self.steps, seat) for seat in self._setting.players)
        self.recalled = tuple(
            trail if now == before else chained(trail, now)
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
        nobody = len(self._setting.players)
        new.recalled = _with((NOTHING,) * nobody, player, self.recalled[player])
        new.actions = _with((NO_ACTIONS,) * nobody, player, self.actions[player])
        new.seen = tuple(knowledge(new.steps, seat) for seat in self._setting.players)
        new.origin = (new.steps.clone(), new.recalled, new.actions, new.seen)
        return new

    # ---- Taking back

    def undo_action(self, player: int, action: int) -> None:
        """Take the last action back, which was this one of this player.

        All actions before it are played again, so that it takes as long as they did.
        """
        left = self._moves_left()
        moves = super().full_history()
        last = moves[left[-1]] if left else None
        if last is None or (last.player, last.action) != (player, action):
            raise ValueError(f"action {action} of player {player} was not the last one")
        self.undone = (*self.undone, left[-1])
        self.steps, self.recalled, self.actions, self.seen = None, (), (), ()
        if self.origin is not None:
            steps, self.recalled, self.actions, self.seen = self.origin
            self.steps = steps.clone()
        for place in left[:-1]:
            self._apply_action(moves[place].action)

    def _moves_left(self) -> list[int]:
        """The places in OpenSpiel's history of the moves that were not taken back."""
        undone = set(self.undone)
        return [place for place in range(len(super().history())) if place not in undone]

    def history(self) -> list[int]:
        """All actions that were taken and not taken back, with that of the deal."""
        return [move.action for move in self.full_history()]

    def full_history(self) -> list[Any]:
        """The same with their players."""
        moves = super().full_history()
        return [moves[place] for place in self._moves_left()] if self.undone else list(moves)

    def history_str(self) -> str:
        """The same as a text."""
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        """How many they are."""
        return len(self.full_history())

    def is_initial_state(self) -> bool:
        """Whether there are none."""
        return not self.full_history()

    # ---- Copies

    def __copy__(self) -> SpielState:
        copied: SpielState = self.clone()
        return copied

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.get_game()
        return _state_again, (game.nefrit_game, pyspiel.serialize_game_and_state(game, self))

    def __str__(self) -> str:
        if self.steps is None:
            return "before the deal"
        steps = self.steps
        return f"{steps.decisions} decisions, {steps.seat} acts, {steps.picked}, {steps.first}, {digest(steps.game)}"


class SpielObserver:
    """What OpenSpiel asks for observations and information states: `tensor` with its parts in `dict`, and strings."""

    def __init__(self, game: SpielGame, *, recalls: bool) -> None:
        self._observer = game.observer
        self._recall = game.recall
        self._players = game.setting.players
        self._recalls = recalls
        layout = self._recall.layout if recalls else self._observer.layout
        self.tensor: Floats = np.zeros(layout.size, np.float32)
        self.dict: dict[str, Floats] = {name: block.of(self.tensor) for name, block in layout.blocks.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player may know, and has to remember, into `tensor`."""
        if state.steps is None or player < 0:
            self.tensor.fill(0.0)
        elif self._recalls:
            seat = self._players[player]
            self._recall.write(state.steps, seat, state.actions[player], state.recalled[player], self.tensor)
        else:
            self._observer.observe(state.steps, self._players[player], self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, and behind it, where that is asked for, the fingerprint of all it has seen."""
        if state.steps is None:
            return ""
        known = state.seen[player]
        return f"{known} {state.recalled[player]}" if self._recalls else known


_Origin: TypeAlias = tuple[Steps, tuple[str, ...], tuple[bytes, ...], tuple[str, ...]]
"""The steps of a resampled state as it was made, and what its players remembered."""


def _with(kept: tuple[T, ...], player: int, new: T) -> tuple[T, ...]:
    """What each player keeps, with something else for one of them."""
    return (*kept[:player], new, *kept[player + 1 :])


def _game_again(game: str, saved: str) -> Any:
    """The game that was saved; it may not be registered yet where it is loaded."""
    register(game)
    return pyspiel.load_game(saved)


def _state_again(game: str, saved: str) -> Any:
    """The state that was saved."""
    register(game)
    return pyspiel.deserialize_game_and_state(saved)[1]
