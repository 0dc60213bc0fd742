"""Any game as a sequence of single discrete actions."""

from __future__ import annotations

import pickle
import random
from copy import deepcopy
from itertools import chain, combinations
from typing import Any

import numpy as np
import pytest

from nefrit.bots import find
from nefrit.env import OVER, IllegalAction, Setting, Steps
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import to_data
from nefrit.kernel.decisions import Decision
from nefrit.kernel.definition import BadHeader
from nefrit.kernel.plain import Value
from nefrit.kernel.state import Outcome
from tests.env.asking import HAND, Questions
from tests.env.settings import ASKING, GOOFSPIEL, every_game, played


def at_question(number: int, room: int = 30) -> Steps:
    """The asking game at one of its questions, with the first answer given to those before."""
    steps = Steps(Setting(ASKING, room=room))
    steps.reset(1)
    asked = steps.decision
    while number:
        steps.step(steps.legal()[0])
        if steps.decision is not asked:
            asked = steps.decision
            number -= 1
    return steps


def values_from(steps: Steps, decision: Decision, number: int) -> list[Value]:
    """What every sequence of actions makes of the decision in a question."""
    if steps.decision is not decision:
        return [steps.game.innermost(Questions).answers[number]]
    found: list[Value] = []
    for action in steps.legal():
        tried = steps.clone()
        tried.step(action)
        found += values_from(tried, decision, number)
    return found


@pytest.mark.parametrize("room", [1, 2, 3, 30])
@pytest.mark.parametrize("number", range(5), ids=("one", "some", "order", "number", "distribute"))
def test_every_answer_can_be_given_in_steps_and_no_other(number: int, room: int) -> None:
    steps = at_question(number, room)
    decision = steps.decision
    assert decision is not None
    reached = values_from(steps, decision, number)
    assert set(reached) == {decision.value(answer) for answer in decision.answers()}
    if decision.prompt in ("choose-one", "choose-number", "choose-order"):
        assert len(reached) == len(set(reached))


def test_options_that_do_not_fit_are_on_further_pages() -> None:
    steps = at_question(3, room=3)
    assert steps.legal() == [0, 1, 2, 3]
    assert steps.name_of(0) == "-2"
    assert steps.name_of(3) == "more"
    steps.step(3)
    steps.step(3)
    assert steps.legal() == [0, 1]
    assert [steps.name_of(action) for action in (0, 1)] == ["4", "5"]
    with pytest.raises(IllegalAction):
        steps.step(3)


def test_a_page_begins_at_the_same_option_whatever_has_been_taken_of_it() -> None:
    steps = at_question(1, room=2)
    steps.step(2)
    steps.step(0)
    assert steps.picked == (2,)
    assert steps.legal() == [0, 1, 2, 3]
    steps.step(2)
    assert steps.first == 2
    assert steps.legal() == [1, 3]


def test_of_some_enough_are_chosen_before_one_may_stop() -> None:
    steps = at_question(1)
    assert steps.legal() == [0, 1, 2, 3]
    steps.step(2)
    assert steps.legal() == [0, 1, 3, steps.room + 1]
    steps.step(steps.room + 1)
    assert steps.game.innermost(Questions).answers[-1] == ("blue",)


def test_an_order_is_complete_with_the_last_but_one() -> None:
    steps = at_question(2)
    steps.step(1)
    assert steps.legal() == [0, 2]
    steps.step(2)
    assert steps.game.innermost(Questions).answers[-1] == ("second", "third", "first")


def test_points_are_given_one_by_one_until_there_is_only_one_way_left() -> None:
    steps = at_question(4)
    steps.step(0)
    steps.step(0)
    assert steps.legal() == [1, 2]
    steps.step(2)
    assert steps.game.innermost(Questions).answers[-3:] == ((2, 1, 1), "only", ("both", "of them"))


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    steps = at_question(5)
    assert steps.decision is not None
    assert steps.decision.rule == "asking.joint"
    assert (steps.taken, steps.decisions) == (10, 7)


def test_seats_that_decide_at_the_same_time_are_asked_one_after_the_other() -> None:
    steps = at_question(5)
    card = steps.game.zone(HAND, 0)[0]
    assert steps.seat == 0
    assert steps.step(0) == 1
    assert steps.step(1) == 0
    assert steps.game.innermost(Questions).answers[-1] == (card, "none")
    assert steps.step(1) == 0
    assert steps.step(0) == 1
    assert steps.step(steps.room + 1) == OVER
    assert steps.game.innermost(Questions).answers[-1] == (("up", "down"), ())


def test_an_illegal_action_changes_nothing() -> None:
    steps = at_question(1)
    before = to_data(steps.game)
    for action in (-1, 4, 29, 30, 31, 32, 1000):
        assert not steps.is_legal(action)
        with pytest.raises(IllegalAction):
            steps.step(action)
    assert to_data(steps.game) == before
    assert steps.picked == ()


def test_who_wins_alone_gets_one_and_all_get_nothing_together() -> None:
    for steps in played(Setting(ASKING), 1, 1000):
        if not steps.is_over:
            assert [steps.reward(seat) for seat in (0, 1)] == [0.0, 0.0]
    assert [steps.reward(seat) for seat in (0, 1)] == [-1.0, 1.0]
    assert not steps.is_broken_off
    *_, steps = played(Setting(GOOFSPIEL, seats=3, options={"cards": 3}), 4, 1000)
    assert sum(steps.reward(seat) for seat in range(3)) == pytest.approx(0.0)
    with pytest.raises(IllegalAction):
        steps.step(0)


@every_game
def test_rewards_of_a_game_add_up_to_nothing(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said)
    seats = range(setting.seats)
    steps = Steps(setting)
    steps.reset(1)
    for winners in chain.from_iterable(combinations(seats, count) for count in range(setting.seats + 1)):
        ended = steps.clone()
        ended.game.outcome = Outcome(winners, "rule", "message")
        rewards = [ended.reward(seat) for seat in seats]
        assert sum(rewards) == pytest.approx(0.0)
        assert all(-1.0 <= reward <= 1.0 for reward in rewards)
        if 0 < len(winners) < setting.seats:
            assert sum(reward for reward in rewards if reward > 0) == pytest.approx(1.0)
            assert all(rewards[seat] >= 0 for seat in winners)
        else:
            assert set(rewards) == {0.0}
    for _ in range(5):
        forfeited = steps.clone()
        forfeited.forfeit()
        assert forfeited.is_over
        assert not forfeited.is_broken_off
        assert forfeited.reward(steps.seat) == -1.0
        assert sum(forfeited.reward(seat) for seat in seats) == pytest.approx(0.0)
        steps.step(steps.legal()[-1])


def test_who_plays_against_the_game_itself_wins_or_loses_all() -> None:
    steps = Steps(Setting("senjutsu", options={"mode": "horde"}))
    steps.reset(1)
    rewards = {}
    for winners in ((0,), (1, 2, 3, 4)):
        steps.game.outcome = Outcome(winners, "rule", "message")
        rewards[winners] = [steps.reward(seat) for seat in range(5)]
    assert rewards == {(0,): [1.0, *[-0.25] * 4], (1, 2, 3, 4): [-1.0, *[0.25] * 4]}


def test_a_companion_neither_wins_nor_loses_beside_its_player() -> None:
    steps = Steps(Setting("senjutsu", decks=("ashigaru", "yojimbo")))
    steps.reset(1)
    steps.game.outcome = Outcome((0, 2), "rule", "message")
    assert [steps.reward(seat) for seat in range(3)] == [1.0, -1.0, 0.0]


def test_nobody_forfeits_a_game_that_is_over() -> None:
    *_, steps = played(Setting(ASKING), 1, 1000)
    with pytest.raises(IllegalAction):
        steps.forfeit()
    steps.reset(1)
    steps.forfeit()
    steps.reset(2)
    assert steps.reward(0) == 0.0


def test_a_game_is_broken_off_after_so_many_steps() -> None:
    *_, steps = played(Setting(ASKING, most_steps=4), 1, 1000)
    assert steps.taken == 4
    assert steps.is_broken_off
    assert steps.legal() == []
    assert steps.reward(0) == 0.0


@every_game
def test_masks_say_what_is_legal_and_every_legal_action_is_accepted(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said)
    buffer = np.ones(setting.actions, np.int8)
    for number, steps in enumerate(played(setting, 2, 60)):
        legal = steps.legal()
        assert steps.mask(buffer) is buffer
        assert [action for action in range(setting.actions) if buffer[action]] == legal
        assert [action for action in range(-2, setting.actions + 2) if steps.is_legal(action)] == legal
        assert len({steps.name_of(action) for action in legal}) == len(legal)
        if number % 10 == 0:
            for action in legal:
                steps.clone().step(action)
    assert steps.taken


@every_game
def test_clones_are_independent_and_can_be_gone_back_to(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said)
    *_, steps = played(setting, 3, 20)
    saved = steps.clone()
    before = to_data(saved.game)
    ends = []
    for copy in (steps, saved.clone(), deepcopy(saved), pickle.loads(pickle.dumps(saved))):
        chance = random.Random(7)
        for _ in range(15):
            if not copy.is_over:
                copy.step(chance.choice(copy.legal()))
        ends.append((to_data(copy.game), copy.seat, copy.picked, copy.taken))
    assert to_data(saved.game) == before
    assert all(end == ends[0] for end in ends)
    steps.restore(saved)
    assert to_data(steps.game) == before
    assert steps.legal() == saved.legal()


@every_game
def test_the_same_seed_gives_the_same_game(game: str, said: dict[str, Any]) -> None:
    one, other = ([(steps.seat, steps.legal()) for steps in played(Setting(game, **said), 5, 40)] for _ in range(2))
    assert one == other


def test_bots_answer_whole_decisions() -> None:
    steps = at_question(1)
    steps.play_bot(find("asking", "random"), Chance(3))
    assert steps.decision is not None
    assert steps.decision.rule == "asking.order"


@pytest.mark.parametrize("room", [1, 2, 3, 30])
@pytest.mark.parametrize("number", range(5), ids=("one", "some", "order", "number", "distribute"))
def test_every_answer_is_known_as_actions(number: int, room: int) -> None:
    steps = at_question(number, room)
    decision = steps.decision
    assert decision is not None
    for answer in decision.answers():
        tried = steps.clone()
        for action in steps.actions_for(answer):
            assert tried.decision is decision
            tried.step(action)
        assert tried.game.innermost(Questions).answers[number] == decision.value(answer)
    steps.step(steps.legal()[0])
    if steps.decision is decision:
        with pytest.raises(IllegalAction, match="a part of this decision"):
            steps.actions_for(answer)


@every_game
def test_bots_tell_their_answers_as_actions(game: str, said: dict[str, Any]) -> None:
    setting = Setting(game, **said, **({} if "room" in said else {"room": 4}))
    bot = find(setting.definition.name, "random")
    steps = Steps(setting)
    steps.reset(2)
    chance = Chance(5)
    for _ in range(40):
        if steps.is_over:
            break
        before = chance.state
        actions = steps.bot_actions(bot, chance)
        played_by_bot = steps.clone()
        played_by_bot.play_bot(bot, Chance(before))
        for action in actions:
            assert steps.is_legal(action)
            steps.step(action)
        assert to_data(steps.game) == to_data(played_by_bot.game)
    *_, over = played(Setting(ASKING), 1, 1000)
    for ask in (lambda: over.bot_actions(bot, chance), lambda: over.actions_for(0)):
        with pytest.raises(IllegalAction):
            ask()


def test_decks_are_drawn_by_the_seed_or_chosen_by_name() -> None:
    setting = Setting("l5r")
    drawn = {str(setting.header(seed).options["decks"]) for seed in range(12)}
    assert len(drawn) > 6
    assert setting.header(3).options == setting.header(3).options
    chosen = Setting("l5r", decks=("crane", "lion"))
    assert chosen.header(1).options == chosen.header(2).options


def test_a_setting_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadHeader, match="2 seats and 1 decks"):
        Setting("l5r", decks=("crane",))
    with pytest.raises(BadHeader, match="nobody builds decks"):
        Setting("imperium", decks=("crane", "lion"))
    with pytest.raises(BadHeader, match="not both"):
        Setting("senjutsu", options={"fighters": []}, decks=("ronin", "master"))
    with pytest.raises(BadHeader, match="no option"):
        Setting(GOOFSPIEL, options={"card": 4})
    with pytest.raises(UnknownName):
        Setting("chess")
    with pytest.raises(ValueError, match="room"):
        Setting(GOOFSPIEL, room=0)


def test_seats_that_the_game_plays_itself_are_no_players() -> None:
    setting = Setting("senjutsu", options={"mode": "horde"})
    assert setting.players == (0,)
    assert setting.seats > 1
