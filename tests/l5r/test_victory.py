"""Winning and losing."""

from __future__ import annotations

from nefrit.l5r.victory import check_victory
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import DECKS, GAME

__all__ = ["GAME"]


def rule_of(table: Scenario) -> str:
    """The rule by which the game is over."""
    assert table.game.outcome is not None
    rule_id: str = table.game.outcome.rule
    return rule_id


@rule("l5r.win.25-honor", "l5r.win.immediate")
def test_25_honor_win_at_once(table: Scenario) -> None:
    table.position("conflict", ann=side(honor=24, play=["Diplomat", "Gloater"]), bob=side(honor=9), round=1)
    table.ann.chooses("use Diplomat 0")
    assert table.winners == ["ann"]
    assert rule_of(table) == "l5r.win.25-honor"
    assert table.deciding == [], "nobody reacts any more"


@rule("l5r.win.25-honor")
def test_24_honor_do_not_win(table: Scenario) -> None:
    table.position("conflict", ann=side(honor=23, play=["Diplomat", "Student"]), bob=side(honor=9), round=1)
    table.ann.chooses("use Diplomat 0")
    assert table.winners is None


@rule("l5r.win.zero-honor")
def test_who_has_no_honor_is_eliminated(table: Scenario) -> None:
    table.position("conflict", ann=side(honor=3, play=["Provoker"]), bob=side(honor=2), round=1)
    table.ann.chooses("use Provoker 0")
    assert table.winners == ["ann"]
    assert rule_of(table) == "l5r.win.zero-honor"


@rule("l5r.win.zero-honor", "l5r.step-2-4.give-difference")
def test_honor_given_for_a_bid_may_decide_the_game(table: Scenario) -> None:
    table.position("draw", ann=side(honor=4), bob=side(honor=9), round=1)
    table.ann.says(5)
    table.bob.says(1)
    assert table.winners == ["bob"]


@rule("l5r.win.simultaneous")
def test_where_both_win_the_first_player_wins(table: Scenario) -> None:
    for first, winner in ((0, "ann"), (1, "bob")):
        both = side(honor=24, play=["Diplomat"]), side(honor=24, play=["Diplomat"])
        table.position("conflict", ann=both[0], bob=both[1], round=1, first=first)
        getattr(table, winner).chooses("use Diplomat 0")
        assert table.winners == [winner]
    for first, winner in ((0, "ann"), (1, "bob")):
        table.position(
            "conflict", ann=side(honor=2, play=["Provoker"]), bob=side(honor=1, play=["Provoker"]), round=1, first=first
        )
        getattr(table, winner).chooses("use Provoker 0")
        assert table.winners == [winner]


@rule("l5r.win.break-stronghold")
def test_breaking_the_province_of_the_stronghold_wins(table: Scenario) -> None:
    theirs = side(provinces=["Void Province {slot=4}"], stronghold=["Fort"], honor=9, **{"province-1": ["Bushi"]})
    table.position("conflict", ann=side(play=["Champion"], honor=9), bob=theirs, round=1)
    table.ann.chooses("declare military air")
    table.ann.chooses("Void Province")
    table.ann.chooses("Champion")
    assert table.winners == ["ann"]
    assert rule_of(table) == "l5r.win.break-stronghold"


@rule("l5r.win.break-stronghold")
def test_who_is_not_the_first_player_wins_so_too(table: Scenario) -> None:
    lands = ["Air Province {slot=0}", "Void Province {slot=4}"]
    theirs = side(play=["Champion"], provinces=lands, honor=9)
    table.position("conflict", ann=side(provinces=["Void Province {slot=4}"], honor=9), bob=theirs, round=1)
    table.bob.chooses("declare military air")
    table.bob.chooses("Void Province")
    table.bob.chooses("Champion")
    assert (table.winners, rule_of(table)) == (["bob"], "l5r.win.break-stronghold")


def test_breaking_another_province_does_not_win(table: Scenario) -> None:
    theirs = side(provinces=["Air Province {slot=0}", "Void Province {slot=4}"], honor=9)
    table.position("conflict", ann=side(play=["Champion"], honor=9), bob=theirs, round=1)
    table.ann.chooses("declare military air")
    table.ann.chooses("Air Province")
    table.ann.chooses("Champion")
    assert table.piece("Air Province").broken
    assert table.winners is None


@rule("l5r.win.zero-honor")
def test_nobody_is_eliminated_before_the_starting_honor_is_taken(table: Scenario) -> None:
    table.begins(seed=1, **DECKS)
    assert (table.round, table.ann.honor, table.bob.honor) == (0, 0, 0)
    check_victory(table.game)
    assert table.winners is None
