"""Scenarios that stop at every window, and what is told of windows."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import to_data
from nefrit.registry import find
from nefrit.testing import Scenario, side
from tests.positions.test_every_step import CONFLICT, GAMES, imperium, invasion, l5r, senjutsu


def passing(table: Scenario, count: int) -> list[tuple[str, str]]:
    """Pass so often; the windows in which that was, with their steps."""
    for _ in range(count):
        table.answer(table.game.pending[0].seat, 0)
    return [(window.name, window.at) for window in table.windows]


def test_without_stops_windows_that_nobody_can_use_are_skipped(mode: str) -> None:
    table = Scenario(find("l5r"), mode)
    quiet: dict[str, Any] = {"ann": side(honor=10), "bob": side(honor=10, provinces=["Shameful Display #9 {slot=0}"])}
    table.position("3.2.2", conflict=CONFLICT, **quiet)
    assert "3.2.2" not in [window.at for window in table.windows]
    table.position("3.2.2", conflict=CONFLICT, **quiet, stops="every window")
    assert [(window.name, window.at) for window in table.windows] == [("ActionWindow", "3.2.2")]
    assert (table.deciding, table.bob.choices) == (["bob"], ["pass"])
    table.bob.passes()
    assert (table.deciding, table.ann.choices) == (["ann"], ["pass"])
    # It is still the same window.
    assert table.windows == []


def test_windows_of_one_kind_that_follow_each_other_are_told_apart(mode: str) -> None:
    table = Scenario(find("l5r"), mode)
    table.position("3.2.3", **l5r("3.2.3"), stops="every window")
    assert passing(table, 4) == [("WouldInterrupt", "3.2.3"), ("Interrupt", "3.2.3"), ("Reaction", "3.2.3")]
    opened = table.match.log.windows
    assert opened is not None
    assert {window.about for window in opened} == {("conflict-won",)}
    assert opened[-1].rule == "l5r.reaction.alternates-until-both-pass"


def test_a_window_that_was_taken_back_is_told_once() -> None:
    table = Scenario(find("l5r"))
    table.position("3.2.3", **l5r("3.2.3"), stops="every window")
    passing(table, 4)
    before = list(table.match.log.windows or ())
    table.match.undo(3)
    assert len(table.match.log.windows or ()) < len(before)
    table.match.redo(3)
    assert table.match.log.windows == before


def test_both_parts_of_a_window_of_invasion_are_asked(mode: str) -> None:
    table = Scenario(find("invasion"), mode)
    table.position("1.5", **invasion("1.5"), stops="every window")
    # Chart B: what was triggered, then actions; each player passes in each.
    assert passing(table, 4) == [("AddTriggered", "1.5"), ("AddActions", "1.5"), ("AddTriggered", "2.3")]


def test_instants_of_senjutsu_are_asked_for(mode: str) -> None:
    table = Scenario(find("senjutsu"), mode)
    table.position("draw.instants", **senjutsu("draw.instants"), stops="every window")
    windows = table.windows
    assert [(window.name, window.at, window.about) for window in windows] == [
        ("PlayingInstant", "draw.instants", ("start_of_round_before_choose",))
    ]
    assert table.deciding == ["bob"]
    # The next fighter has an opportunity of its own.
    assert passing(table, 1) == [("PlayingInstant", "draw.instants")]
    assert table.ann.choices == ["pass"]


def test_an_activation_without_anything_to_do_is_asked_for(mode: str) -> None:
    table = Scenario(find("imperium"), mode)
    things = imperium("turn.activate") | {"ann": side()}
    table.position("turn.activate", **things)
    assert "turn.activate" not in [window.at for window in table.windows]
    table.position("turn.activate", **things, stops="every window")
    assert [(window.name, window.at) for window in table.windows] == [("Activation", "turn.activate")]
    assert table.ann.choices == ["pass"]


def test_there_is_nothing_else_to_stop_at() -> None:
    with pytest.raises(ValueError, match="a scenario stops at 'every window', not at 'noon'"):
        Scenario(find("l5r")).position("1.4", ann=side(), bob=side(), stops="noon")


BEGINNINGS = {"l5r": "3.actions", "invasion": "1.1", "imperium": "turn.choose", "senjutsu": "draw.start"}


@pytest.mark.parametrize("name", GAMES)
def test_what_nobody_uses_changes_nothing(name: str) -> None:
    """Who only passes in the windows where nothing else can be done comes to the same state as without them."""
    game, things = GAMES[name]
    plain, stopping = Scenario(game), Scenario(game)
    number = BEGINNINGS[name]
    plain.position(number, **things(number))
    stopping.position(number, **things(number), stops="every window")
    chance = Chance(3)
    for _ in range(40):
        for table in (plain, stopping):
            while table.game.pending and table.game.pending[0].options == ("pass",):
                table.answer(table.game.pending[0].seat, 0)
        assert state(plain) == state(stopping)
        if not plain.game.pending:
            break
        decision = plain.game.pending[0]
        answer = decision.random(chance)
        plain.answer(decision.seat, answer)
        stopping.answer(decision.seat, answer)


def state(table: Scenario) -> dict[str, Any]:
    """What everybody can see happened: cards, records and chance; not the windows through which it came about."""
    data = to_data(table.game)
    return {key: data[key] for key in ("zones", "pieces", "seats", "chance", "outcome", "lasting")}


@pytest.mark.parametrize("name", GAMES)
def test_games_that_stop_at_every_window_can_be_played(name: str) -> None:
    game, things = GAMES[name]
    table = Scenario(game)
    number = BEGINNINGS[name]
    table.position(number, **things(number), stops="every window")
    chance = Chance(8)
    for _ in range(400):
        if table.game.pending:
            decision = chance.one_of(table.game.pending)
            table.answer(decision.seat, decision.random(chance))
    table._check_replay()
