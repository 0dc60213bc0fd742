"""Bots are found by the name of a game and their own."""

from __future__ import annotations

import pytest

from nefrit import bots
from nefrit.bots.finding import BUILT_IN
from nefrit.kernel.cards import UnknownName
from nefrit.l5r.bot import Greedy


def test_every_game_can_be_played_at_random() -> None:
    assert bots.names("goofspiel") == ("random",)
    assert bots.best("goofspiel") == "random"
    assert isinstance(bots.find("goofspiel", "random"), bots.Random)


def test_a_game_may_have_better_bots() -> None:
    assert bots.names("l5r") == ("greedy", "random")
    assert bots.best("l5r") == "greedy"
    assert isinstance(bots.find("l5r", "greedy"), Greedy)
    assert bots.all_names() == ("greedy", "random")


def test_every_bot_that_is_named_is_there() -> None:
    for game in BUILT_IN:
        for name in bots.names(game):
            assert isinstance(bots.find(game, name).imagines, bool)


def test_an_unknown_name_gets_a_kind_answer() -> None:
    with pytest.raises(UnknownName, match="there is no bot for l5r called 'gredy'; did you mean greedy"):
        bots.find("l5r", "gredy")
    with pytest.raises(UnknownName, match="there is no bot for goofspiel called 'greedy'"):
        bots.find("goofspiel", "greedy")
