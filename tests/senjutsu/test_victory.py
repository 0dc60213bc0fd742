"""Defeat by wounds and by stuns, the last who stands, teams, and nobody left."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.testing import Scenario, rule, side
from tests.senjutsu.plain_cards import FIELD, GAME, both_choose, duel, fighter

__all__ = ["GAME"]


@rule("senjutsu.victory.wounds", "senjutsu.overview.objective", "senjutsu.victory.last-standing")
def test_who_has_as_many_wounds_as_the_limit_is_defeated(table: Scenario) -> None:
    near = {"hex": [0, 0], "facing": 0}
    duel(table, {"hand": ["Cut"], **near}, {"hex": [0, -1], "wounds": 4})
    both_choose(table, "Cut", "Breath")
    assert table.winners == ["ann"]
    duel(table, {"hand": ["Cut"], **near}, {"hex": [0, -1], "wounds": 4, "hand": ["Ponder"]})
    both_choose(table, "Cut", "Ponder")
    assert (table.winners, table.round, table.initiative) == (["ann"], 1, 5), "at once"
    duel(table, {"hand": ["Cut"], **near}, {"hex": [0, -1], "wounds": 3})
    both_choose(table, "Cut", "Breath")
    assert table.winners is None


@rule("senjutsu.victory.wounds")
def test_bleeding_wounds_count_too(table: Scenario) -> None:
    duel(table, {"hand": ["Cut"], "hex": [0, 0]}, {"hex": [0, -1], "wounds": 2, "bleeding": 2})
    both_choose(table, "Cut", "Breath")
    assert table.winners == ["ann"]


@pytest.mark.parametrize(
    ("things", "near"),
    [
        ({"wounds": 1}, False),
        ({"wounds": 2}, True),
        ({"wounds": 1, "bleeding": 1}, True),
        ({"bleeding": 1}, False),
        ({"stuns": 3}, False),
        ({"stuns": 4}, True),
    ],
)
@rule("senjutsu.victory.wounds")
def test_a_duel_can_be_lost_where_a_few_more_wounds_or_a_stun_defeat(
    table: Scenario, things: dict[str, int], near: bool
) -> None:
    duel(table, {}, things)
    assert GAME.could_lose(table.game, 1) == near
    assert not GAME.could_lose(table.game, 0)


@rule("senjutsu.victory.stuns", "senjutsu.stun.defeat")
def test_who_holds_as_many_stuns_as_the_hand_limit_loses_at_once(table: Scenario) -> None:
    duel(table, {"hand": ["Daze"]}, {"stuns": 4})
    both_choose(table, "Daze", "Breath")
    assert table.winners == ["ann"]
    assert table.bob.focus == 0


@rule("senjutsu.status.not-wounds")
def test_status_cards_are_no_wounds(table: Scenario) -> None:
    duel(table, {"hand": ["Daze"]}, {"wounds": 4, "hobbles": [0, 1]})
    both_choose(table, "Daze", "Breath")
    assert table.winners is None


@rule("senjutsu.victory.last-standing")
def test_with_several_players_the_last_one_wins(table: Scenario) -> None:
    sides: dict[str, Any] = {
        "ann": side(**fighter(hand=["Hurt All"], hex=[0, 0])),
        "bob": side(**fighter(hex=[0, 2], wounds=4)),
        "cid": side(**fighter(hex=[2, 0], wounds=3)),
    }
    table.position("choose", **sides, board=FIELD, track=[0, 1, 2], round=1)
    for player, card in ((table.ann, "Hurt All"), (table.bob, "Breath"), (table.cid, "Breath")):
        player.chooses(card)
    assert table.winners is None
    assert (table.bob.defeated, table.bob.hex, table.bob.focus) == (True, None, 0)
    assert table.deciding == ["ann", "cid"]


@rule("senjutsu.victory.last-standing")
def test_a_team_wins_together(table: Scenario) -> None:
    fighters = [{"character": name, "team": team} for name, team in (("ronin", 0), ("warrior", 1), ("student", 0))]
    sides: dict[str, Any] = {
        "ann": side(**fighter(hand=["Cut"], hex=[0, 0])),
        "bob": side(**fighter(hex=[0, -1], wounds=4)),
        "cid": side(**fighter(hex=[2, 0], defeated=True)),
    }
    options = {"fighters": fighters}
    table.position("choose", **sides, board=FIELD, track=[0, 1, 2], round=1, options=options)
    table.ann.chooses("Cut")
    table.bob.chooses("Breath")
    assert table.winners == ["ann", "cid"]


@rule("decision.senjutsu.double-defeat")
def test_who_falls_at_the_same_moment_draws(table: Scenario) -> None:
    duel(table, {"hand": ["Hurt All"], "wounds": 4}, {"wounds": 4})
    both_choose(table, "Hurt All", "Breath")
    assert table.winners == []
    outcome = table.game.outcome
    assert outcome is not None
    assert (outcome.rule, table.round) == ("decision.senjutsu.double-defeat", 1), "at once, not when rounds run out"
    duel(table, {"deck": [], "wounds": 4}, {"deck": [], "wounds": 4}, at="round")
    assert table.winners == []
