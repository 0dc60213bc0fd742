"""OpenSpiel: its own tests, information states, resampling and saving."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

from nefrit.env import spiel, words
from nefrit.env.recall import REMEMBERED
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
def test_openspiel_simulates_it(game: str, said: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(game, **said, deals=2, most_steps=17))
    assert "terminated with" in capsys.readouterr().out


@every_game
def test_information_states_have_a_tensor(game: str, said: dict[str, Any]) -> None:
    spiel_game = loaded(game, **said, deals=3, most_steps=12)
    observed, remembered = make_observation(spiel_game), make_observation(spiel_game, INFO_STATE_OBS_TYPE)
    assert spiel_game.information_state_tensor_shape() == [remembered.tensor.size]
    chance = random.Random(3)
    state = dealt(spiel_game, 1)
    acted = [0] * spiel_game.num_players()
    while not state.is_terminal():
        for player in range(spiel_game.num_players()):
            observed.set_from(state, player)
            remembered.set_from(state, player)
            assert state.information_state_tensor(player) == remembered.tensor.tolist()
            assert np.array_equal(remembered.tensor[: observed.tensor.size], observed.tensor)
            option = remembered.dict["actions"][:, words.BITS]
            assert option.tolist() == [1.0] * acted[player] + [0.0] * (REMEMBERED - acted[player])
            assert set(remembered.dict["fingerprint"].tolist()) == {1.0, -1.0}
            other = state.resample_from_infostate(player, chance.random)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
        acted[state.current_player()] += 1
        state.apply_action(chance.choice(state.legal_actions()))


def test_the_last_actions_are_remembered_feature_by_feature() -> None:
    game = loaded(ASKING, most_steps=100)
    remembered = make_observation(game, INFO_STATE_OBS_TYPE)
    state = dealt(game)
    latest = []
    while not state.is_terminal():
        steps, player = state.steps, state.current_player()
        if player == 0:
            action = steps.legal()[-1]
            option = game.observer.describe_options(steps)[action]
            latest.insert(0, [*words.coded(steps.decision.prompt), *option.tolist()])
        state.apply_action(steps.legal()[-1])
    remembered.set_from(state, 0)
    assert remembered.dict["actions"][: len(latest)].tolist() == latest
    assert not remembered.dict["actions"][len(latest) :].any()
    assert len(latest) == 12


def test_no_more_than_the_last_actions_are_remembered() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 13}, deals=1)
    state = dealt(game)
    kept = [state.actions[0]]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
        kept.append(state.actions[0])
    sizes = [len(actions) for actions in kept]
    assert sizes == sorted(sizes)
    assert state.actions[0] == kept[-1]
    row = 4 * game.recall.layout["actions"].shape[1]
    assert sizes[-1] == min(12, REMEMBERED) * row
    longer = kept[-1] + bytes(row * REMEMBERED)
    assert len(game.recall.with_action(longer, dealt(game).steps, 0)) == REMEMBERED * row


def test_information_states_that_differ_have_different_tensors() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 3}, deals=6)
    found: dict[str, set[tuple[float, ...]]] = {}
    todo = [dealt(game, deal) for deal in range(6)]
    while todo:
        state = todo.pop()
        for player in (0, 1):
            tensor = tuple(state.information_state_tensor(player))
            found.setdefault(state.information_state_string(player), set()).add(tensor)
        todo += [state.child(action) for action in state.legal_actions()]
    assert {len(tensors) for tensors in found.values()} == {1}
    assert len({tensor for tensors in found.values() for tensor in tensors}) == len(found)


def test_nothing_tells_more_or_less_than_a_player_knows() -> None:
    game = loaded(GOOFSPIEL)
    for seen in (
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
        pyspiel.IIGObservationType(perfect_recall=True, public_info=False),
    ):
        assert make_observation(game, seen) is None


# ---- Taking back


def told(state: Any) -> list[Any]:
    players = range(state.get_game().num_players())
    known = [(state.information_state_string(player), state.information_state_tensor(player)) for player in players]
    return [str(state), state.history(), state.history_str(), state.move_number(), state.is_initial_state(), known]


@every_game
def test_actions_are_taken_back(game: str, said: dict[str, Any]) -> None:
    spiel_game = loaded(game, **said, deals=3, most_steps=8)
    for state in (spiel_game.new_initial_state(), dealt(spiel_game).resample_from_infostate(0, lambda: 0.3)):
        chance = random.Random(2)
        before = []
        while not state.is_terminal():
            before.append((told(state), state.current_player(), chance.choice(state.legal_actions())))
            state.apply_action(before[-1][2])
            # Once more, by another way and back.
            if len(before) == 3:
                state.undo_action(before[-1][1], before[-1][2])
                assert told(state) == before[-1][0]
                state.apply_action(before[-1][2])
        end = told(state)
        with pytest.raises(ValueError, match="was not the last one"):
            state.undo_action(before[-1][1], before[-1][2] + 1)
        assert told(state) == end
        for was, player, action in reversed(before):
            state.undo_action(player, action)
            assert told(state) == was
        with pytest.raises(ValueError, match="was not the last one"):
            state.undo_action(0, 0)
        for _, _, action in before:
            state.apply_action(action)
        assert told(state) == end
        assert told(pickle.loads(pickle.dumps(state))) == told(state.clone()) == end


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
            while not other.is_terminal() and state.move_number() % 4 == 0:
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


def test_openspiel_writes_down_how_it_is_played() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 3}, deals=3)
    lines = generate_playthrough.playthrough_lines(str(game), action_sequence=[], seed=1)
    assert "GameType.provides_information_state_tensor = True" in lines
    assert any(line.startswith("InformationStateTensor(1).fingerprint") for line in lines)


def test_learners_of_openspiel_are_given_information_states() -> None:
    game = loaded(GOOFSPIEL, options={"cards": 3}, deals=3)
    start = rl_environment.Environment(game).reset()
    assert [len(seen) for seen in start.observations["info_state"]] == [game.information_state_tensor_size()] * 2
    assert all(any(seen) for seen in start.observations["info_state"])


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
