"""Bots are found by the name of a game and their own."""

from __future__ import annotations

import re

import pytest

from nefrit import bots
from nefrit.bots.finding import read_effort
from nefrit.bots.search import SECONDS, Search
from nefrit.cli.seating import seat_decks
from nefrit.kernel.cards import UnknownName
from nefrit.kernel.chance import Chance
from nefrit.kernel.record import Header
from nefrit.l5r.bot import Greedy
from nefrit.manifest import own_names
from nefrit.registry import find

DECISIONS = 16


def test_every_game_can_be_played_at_random() -> None:
    assert bots.names("goofspiel") == ("random",)
    assert bots.usual("goofspiel") == "random"
    assert isinstance(bots.find("goofspiel", "random"), bots.Random)


def test_a_game_may_have_better_bots() -> None:
    assert bots.names("l5r") == ("greedy", "search", "random")
    assert bots.usual("l5r") == "greedy"
    assert isinstance(bots.find("l5r", "greedy"), Greedy)
    assert bots.names("imperium") == bots.names("invasion") == bots.names("senjutsu") == bots.names("l5r")
    assert {"greedy", "search", "random"} <= set(bots.all_names())


def test_every_bot_that_is_named_is_there() -> None:
    for game in own_names():
        for name in bots.names(game):
            assert isinstance(bots.find(game, name).imagines, bool)


def test_an_unknown_name_gets_a_kind_answer() -> None:
    with pytest.raises(UnknownName, match="there is no bot for l5r called 'gredy'; did you mean greedy"):
        bots.find("l5r", "gredy")
    with pytest.raises(UnknownName, match="there is no bot for goofspiel called 'greedy'"):
        bots.find("goofspiel", "greedy")


def test_a_search_is_told_how_hard_to_think() -> None:
    assert read_effort("").seconds == SECONDS
    assert read_effort("200").lines == 200
    assert read_effort("0.2s").seconds == 0.2
    for game in own_names():
        assert isinstance(bots.find(game, "search:50"), Search)


@pytest.mark.parametrize("game", own_names())
def test_every_game_can_be_searched_and_lines_give_the_same_anywhere(game: str) -> None:
    definition = find(game)
    options = seat_decks(game, {}, (), 2, every=True).options(3)
    bot = bots.find(game, "search:8")
    answers = []
    for _ in range(2):
        state = definition.start(Header(game, seats=2, seed=3, edition=definition.editions[0], options=options))
        chance = Chance(3)
        given = []
        for _ in range(DECISIONS):
            decision = state.pending[0]
            given.append(bots.ask(bot, state, decision, chance))
            assert state.answer(decision.seat, given[-1]) is None
        answers.append(given)
    assert answers[0] == answers[1]


@pytest.mark.parametrize("effort", ["0", "-3", "s", "0s", "1.2.3s", "many", "9999999999", "4000s", "²"])
def test_an_effort_that_is_none_gets_a_kind_answer(effort: str) -> None:
    with pytest.raises(UnknownName, match=f"search:{re.escape(effort)} is no effort: say lines of play"):
        bots.find("l5r", f"search:{effort}")
