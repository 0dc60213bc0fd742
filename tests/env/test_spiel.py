"""OpenSpiel: its own tests, information states, resampling and saving."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from nefrit.env import spiel
from tests.env.settings import ASKING, GOOFSPIEL, every_game


def loaded(game: str, **said: Any) -> Any:
    """A game as OpenSpiel loads it."""
    said.pop("room", None)
    if "options" in said:
        said["options"] = json.dumps(said["options"])
    if "decks" in said:
        said["decks"] = "/".join(said["decks"])
    return pyspiel.load_game(spiel.register(game), said)


def dealt(game: Any, deal: int = 0) -> Any:
    """A state behind the deal."""
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@every_game
def test_openspiel_accepts_it(game: str, said: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(game, **said, deals=3, most_steps=12), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_resampled_state_looks_the_same_to_the_player(game: str, said: dict[str, Any]) -> None:
    chance = random.Random(5)
    spiel_game = loaded(game, **said, deals=3, most_steps=16)
    state = dealt(spiel_game, 1)
    hidden = False
    while not state.is_terminal():
        for player in range(spiel_game.num_players()):
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            assert not any(trail for number, trail in enumerate(other.recalled) if number != player)
            hidden |= str(other) != str(state)
            while not other.is_terminal():
                other.apply_action(chance.choice(other.legal_actions()))
        state.apply_action(chance.choice(state.legal_actions()))
    assert hidden


def test_a_game_is_known_by_its_parameters() -> None:
    game = loaded(GOOFSPIEL, seats=3, options={"cards": 4}, deals=6, seed=10)
    assert (game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()) == (3, 32, 6)
    assert pyspiel.load_game(str(game)).setting.options == {"cards": 4}
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, dealt(game)))[1]
    assert str(again) == str(dealt(game))
    assert str(dealt(game, 2)) == str(dealt(loaded(GOOFSPIEL, seats=3, options={"cards": 4}, seed=12)))
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert pyspiel.load_game(str(loaded("l5r", edition="1.0"))).setting.edition == "1.0"


def test_players_against_the_game_itself_do_not_play_for_a_fixed_sum() -> None:
    game = loaded("senjutsu", options={"mode": "horde"}, most_steps=3)
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_every_registered_game_is_there() -> None:
    assert {"nefrit_l5r", "nefrit_senjutsu", "nefrit_imperium", "nefrit_invasion"} <= set(spiel.register_all())
    assert spiel.register("l5r") == "nefrit_l5r"


def test_an_information_state_remembers_what_an_observation_does_not() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 4}, deals=1)
    one, other = dealt(game), dealt(game)
    # In both games the same cards are spent after two rounds, in another order.
    for state, actions in ((one, (0, 0, 0, 0)), (other, (1, 1, 0, 0))):
        for action in actions:
            state.apply_action(action)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)


def test_players_remember_what_they_did_and_what_they_saw() -> None:
    game = loaded(ASKING)
    one, other = dealt(game), dealt(game)
    one.apply_action(0)
    other.apply_action(3)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    game = loaded(GOOFSPIEL, options={"cards": 4}, deals=1)
    one, other = dealt(game), dealt(game)
    for state, bid in ((one, 2), (other, 3)):
        state.apply_action(0)
        state.apply_action(bid)
    assert one.recalled[0] != other.recalled[0]


def test_an_information_state_does_not_tell_what_another_has_chosen_at_the_same_time() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 4}, deals=1)
    texts = set()
    for action in range(4):
        state = dealt(game)
        state.apply_action(action)
        texts.add(state.information_state_string(1))
    assert len(texts) == 1


def test_games_that_look_alike_are_one_information_state_whatever_their_deal() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 2}, deals=50)
    assert len({dealt(game, deal).information_state_string(0) for deal in range(50)}) == 2


def test_the_parts_of_a_tensor_have_names() -> None:
    game = loaded(ASKING)
    observation = make_observation(game)
    observation.set_from(dealt(game), 0)
    assert observation.dict["seats"].shape == (2, 18)
    assert observation.dict["decision"][0] == 1.0
    assert np.concatenate([part.ravel() for part in observation.dict.values()]).tolist() == observation.tensor.tolist()
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"public": True})


def test_search_of_openspiel_plays_it() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 3}, deals=4)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.0, evaluator=evaluator, max_simulations=8, random_state=np.random.RandomState(2)
    )
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0.0
