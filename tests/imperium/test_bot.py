"""The greedy bot: sensible in plain positions, far better than chance, and at home with every number of players."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from nefrit import bots
from nefrit.imperium.bot import Greedy
from nefrit.imperium.bot.gains import OFTEN, Gains
from nefrit.imperium.bot.greedy import different
from nefrit.imperium.bot.outlook import outlook
from nefrit.imperium.bot.searching import NearMind, SearchingMind, discards_to_try
from nefrit.imperium.definition import GAME
from nefrit.imperium.places import owned
from nefrit.kernel.chance import Chance
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing import Player, Scenario, side
from tests.bots import asking
from tests.imperium.tables import middle, plays

__all__ = ["GAME"]

BOT = Greedy()
REGIONS = ["Jungle", "Coast", "Oasis"]
answer_of = partial(asking.answer_of, BOT)
chosen_by = partial(asking.chosen_by, BOT)


def turn(table: Scenario, **ann: Any) -> None:
    """It is Ann's turn."""
    table.position("turn", ann=side(**ann), bob=side(), **middle())


# ---- What kind of turn


def test_with_a_hand_full_of_unrest_it_revolts_and_returns_all_of_it(table: Scenario) -> None:
    turn(table, hand=["4x Unrest", "Prosperity"])
    assert chosen_by(table.ann) == "revolt"
    table.ann.chooses("revolt")
    assert chosen_by(table.ann) == ["Unrest"] * 4


def test_with_cards_that_do_something_it_activates(table: Scenario) -> None:
    turn(table, hand=["2x Prosperity", "Conquer", "Advance"], play=REGIONS, material=3, population=2)
    assert chosen_by(table.ann) == "activate"


def test_with_cards_that_do_nothing_it_innovates(table: Scenario) -> None:
    turn(table, hand=["3x Glory"])
    assert chosen_by(table.ann) == "innovate"


# ---- Actions


def test_it_does_not_end_its_turn_while_a_card_helps(table: Scenario) -> None:
    turn(table, hand=["Prosperity", "Glory"], play=["River"])
    table.ann.chooses("activate")
    assert chosen_by(table.ann) == "play Prosperity"


def test_it_ends_its_turn_when_all_that_is_left_does_harm(table: Scenario) -> None:
    nothing_to_gain = middle(fame=["com-king-of-kings-b"], **{"other-sides": ["King of Kings"]})
    table.position("turn", ann=side(hand=["Glory"], play=REGIONS, crowned=True), bob=side(), **nothing_to_gain)
    table.ann.chooses("activate")
    assert "play Glory" in table.ann.choices
    assert chosen_by(table.ann) == "pass"


def test_it_gets_rid_of_unrest_for_material(table: Scenario) -> None:
    turn(table, hand=["Unrest"], material=6)
    table.ann.chooses("activate")
    assert chosen_by(table.ann) == "play Unrest"


def test_it_takes_the_fame_card_that_is_worth_more(table: Scenario) -> None:
    plays(table, "Glory", play=REGIONS)
    assert table.ann.choices == ["Great", "Marvellous"]
    assert chosen_by(table.ann) == "Marvellous"


def test_it_chooses_the_option_that_gives_more(table: Scenario) -> None:
    plays(table, "Prosperity", play=["River", "Coast"])
    assert chosen_by(table.ann) == "option 0", "3 material rather than 2 population"
    plays(table, "Prosperity", play=["3x Marsh", "Coast"])
    assert chosen_by(table.ann) == "option 1"


# ---- Searching


def found_by(who: Player) -> str:
    """What the bot that searches would choose, by name."""
    answer = bots.ask(bots.find("imperium", "search:60"), who.scenario.game, who.decision, Chance(1))
    assert isinstance(answer, int)
    return who.choices[answer]


def test_a_search_does_not_end_its_turn_while_a_card_helps(table: Scenario) -> None:
    turn(table, hand=["Prosperity", "Glory"], play=["River"])
    table.ann.chooses("activate")
    assert found_by(table.ann) == "play Prosperity"


def test_a_search_sees_how_this_turn_and_the_next_go_on(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Glory"], play=REGIONS), bob=side(), **middle())
    mind = SearchingMind(table.game, 0)
    game = table.game.clone()
    game.answer(0, 0)
    while not mind.is_quiet(game):
        decision = game.pending[0]
        assert game.answer(decision.seat, mind.habit(game, decision)) is None
    assert (game.table.round, game.table.active) == (table.game.table.round + 2, 0)
    assert "Marvellous" in [game.faces[card].name for card in owned(game, 0)], "the card that gains something is played"


def test_what_the_rounds_bring_anyway_is_no_merit(table: Scenario) -> None:
    turn(table, hand=["Prosperity", "Glory"], play=REGIONS)
    mind = SearchingMind(table.game, 0)
    game = table.game.clone()
    while not mind.is_quiet(game):
        decision = game.pending[0]
        game.answer(decision.seat, mind.habit(game, decision))
    assert outlook(game, 0) > outlook(table.game, 0)
    assert mind.worth(game, 0) == pytest.approx(mind.worth(table.game, 0)), "the first line is what is expected"
    game.edit_seat(0).progress += 3
    assert mind.worth(game, 0) > mind.worth(table.game, 0) + 2.0


def test_what_an_answer_gains_is_tried_out_only_twice(table: Scenario) -> None:
    turn(table, hand=["Prosperity", "Glory"], play=["River"])
    table.ann.chooses("activate")
    decision = table.ann.decision
    gains = Gains(NearMind(), 0)
    tries = different(table.game, decision)
    best, gain = gains.best(table.game, decision, tries)
    assert table.ann.choices[best] == "play Prosperity"
    assert gain > 0.0
    for _ in range(3):
        gains.best(table.game, decision, tries)
    assert [len(known) for known in gains.known.values()] == [OFTEN] * len(tries)


def test_a_search_may_throw_away_any_part_of_the_hand(table: Scenario) -> None:
    turn(table, hand=["The Senate", "Great", "Prosperity"])
    table.ann.chooses("activate")
    table.ann.chooses("pass")
    table.ann.chooses("Jungle")
    tries = discards_to_try(table.game, table.ann.decision)
    thrown = [{table.ann.choices[index] for index in answer} for answer in tries if isinstance(answer, tuple)]
    assert thrown[0] == set()
    assert thrown[1] == {"The Senate"}, "it needs another state"
    assert thrown[-1] == {"The Senate", "Great", "Prosperity"}
    assert len(thrown) == 4


@pytest.mark.parametrize(
    "gained",
    [{"material": 2}, {"population": 2}, {"history": ["Great"]}, {"discard": ["Berbers"]}, {"play": ["River"]}],
)
def test_whoever_has_more_may_expect_more(table: Scenario, gained: dict[str, Any]) -> None:
    turn(table, hand=["Prosperity"])
    before = outlook(table.game, 0)
    turn(table, hand=["Prosperity"], **gained)
    assert outlook(table.game, 0) > before
    assert outlook(table.game, 1) < -before


def test_unrest_is_a_burden(table: Scenario) -> None:
    turn(table, hand=["Prosperity"])
    before = outlook(table.game, 0)
    turn(table, hand=["Prosperity"], discard=["Unrest"])
    assert outlook(table.game, 0) < before


# ---- The clean-up


def test_it_places_the_token_where_nobody_wants_it(table: Scenario) -> None:
    turn(table, hand=["Berbers"])
    table.ann.chooses("activate")
    table.ann.chooses("pass")
    assert table.ann.asked == "place-token"
    assert chosen_by(table.ann) == "Elders"


def test_it_discards_what_it_cannot_play_and_keeps_what_it_can(table: Scenario) -> None:
    turn(table, hand=["The Senate", "Great", "Unrest"])
    table.ann.chooses("activate")
    table.ann.chooses("pass")
    table.ann.chooses("Jungle")
    assert chosen_by(table.ann) == ["The Senate", "Unrest"]


# ---- Whole games


def played(names: tuple[str, ...], seed: int, **options: Any) -> AnyGame:
    """A game between bots, to its end."""
    game = GAME.start(Header("imperium", seats=len(names), seed=seed, options=options))
    seated = [bots.find("imperium", name) for name in names]
    chance = Chance(seed)
    while game.pending:
        decision = game.pending[0]
        assert game.answer(decision.seat, bots.ask(seated[decision.seat], game, decision, chance)) is None
    return game


@pytest.mark.parametrize(
    ("box", "names"),
    [
        ("classics", ("greedy", "random")),
        ("legends", ("random", "greedy")),
        ("combined", ("random", "greedy", "random")),
        ("combined", ("random", "random", "random", "greedy")),
    ],
)
def test_it_beats_chance_in_every_seat(box: str, names: tuple[str, ...]) -> None:
    game = played(names, 7, box=box)
    assert game.outcome is not None
    assert [names[seat] for seat in game.outcome.winners] == ["greedy"]


def test_it_chooses_a_nation_too() -> None:
    game = GAME.start(Header("imperium", seats=2, seed=3, options={"nations": "choose"}))
    while game.pending[0].prompt != "choose-turn":
        decision = game.pending[0]
        assert game.answer(decision.seat, bots.ask(BOT, game, decision, Chance(3))) is None
    assert len({player.nation_name for player in game.seats}) == 2


def test_against_itself_it_plays_the_last_round_to_its_end(table: Scenario) -> None:
    both = side(hand=["Prosperity", "Conquer", "Advance"], play=REGIONS, deck=["5x Berbers"], material=3, population=2)
    table.position("turn", ann=both, bob=both, rounds_left=1, **middle())
    while table.game.pending:
        who = table.ann if table.deciding == ["ann"] else table.bob
        who.answers(answer_of(who))
    assert table.winners
