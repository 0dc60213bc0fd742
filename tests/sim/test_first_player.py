"""Who is the first player is told by the games that have one, before anybody decides anything."""

from __future__ import annotations

import pytest

from nefrit.cli.seating import seat_decks
from nefrit.registry import find
from nefrit.sim.mass import Plan, SetUp
from tests.sim.conftest import GOOFSPIEL


def first_players(game: str) -> set[int | None]:
    definition = find(game)
    set_up = SetUp(2, {}, seat_decks(game, {}, (), 2, every=True))
    plan = Plan(game, 1, (set_up,), definition.editions[:1])
    games = [definition.start(plan.header(definition.name, number)) for number in range(12)]
    return {definition.first_of(started) for started in games}


@pytest.mark.parametrize("game", ["l5r", "imperium", "invasion"])
def test_each_seat_is_first_in_some_games(game: str) -> None:
    assert first_players(game) == {0, 1}


@pytest.mark.parametrize("game", [GOOFSPIEL, "senjutsu"])
def test_some_games_have_no_first_player(game: str) -> None:
    assert first_players(game) == {None}
