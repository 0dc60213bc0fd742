"""The frame of the conflict phase: who has the opportunity to declare a conflict, and when there is none left."""

from __future__ import annotations

from nefrit.l5r.framework import active_player
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]

LANDS = ["Air Province {slot=0}", "Earth Province {slot=1}", "Fire Province {slot=2}", "Void Province {slot=4}"]


def begin(table: Scenario, *more: str, first: int = 0) -> None:
    """The conflict phase; each player has characters for both types of conflict, and ann perhaps more."""
    people = ["Bushi {fate=3}", "Courtier {fate=3}", "Hermit {fate=3}"]
    mine = side(play=[*people, *more], provinces=LANDS, honor=9)
    table.position("conflict", ann=mine, bob=side(play=people, provinces=LANDS, honor=9), round=1, first=first)


def types(table: Scenario, name: str) -> set[str]:
    """The types of conflict that a player may declare now."""
    return {choice.split()[1] for choice in getattr(table, name).choices if choice.startswith("declare")}


@rule("l5r.active-player.conflict")
def test_the_active_player_has_the_opportunity_or_resolves_their_conflict(table: Scenario) -> None:
    begin(table, first=0)
    assert table.name(active_player(table.game)) == "ann"
    table.ann.chooses("declare military air")
    table.ann.chooses("Air Province")
    table.ann.chooses("Bushi")
    assert table.deciding == ["bob"]
    assert table.name(active_player(table.game)) == "ann"
    table.bob.chooses()
    table.ann.chooses("pass")
    assert table.bob.asked == "declare-conflict"
    assert table.name(active_player(table.game)) == "bob"


@rule("l5r.step-3-2.alternate")
def test_who_alone_has_opportunities_left_declares_again(table: Scenario) -> None:
    people = ["Bushi {fate=3}", "Courtier {fate=3}", "Hermit {fate=3}"]
    mine, theirs = (side(play=people, provinces=LANDS, honor=9, conflicts=left) for left in (1, 2))
    table.position("3.2", ann=mine, bob=theirs, round=1, phase="conflict")
    for player in (table.ann, table.bob, table.bob):
        assert player.asked == "declare-conflict"
        player.passes()
    assert table.phase != "conflict"


@rule("l5r.pass.conflict-type-not-named")
def test_a_pass_uses_one_opportunity_up_without_naming_a_type(table: Scenario) -> None:
    begin(table)
    table.ann.passes()
    assert (table.ann.conflicts, table.ann.declared) == (1, ())
    table.bob.passes()
    assert types(table, "ann") == {"military", "political"}
    table.ann.passes()
    assert (table.ann.conflicts, table.ann.declared) == (0, ())


@rule("l5r.step-3-3.conflict-ends", "l5r.round.conflict-steps", "l5r.step-3-1.begins-phase")
def test_an_action_window_comes_before_each_opportunity_and_after_the_last(table: Scenario) -> None:
    begin(table, "Student {fate=3}")
    told = [entry["message"] for entry in table.match.log.read(0)]
    assert told == ["phase-begins"]
    for name in ("ann", "bob", "ann", "bob"):
        assert table.ann.choices == ["pass", "use Student 0"]
        table.ann.passes()
        assert getattr(table, name).asked == "declare-conflict"
        getattr(table, name).passes()
    assert table.ann.choices == ["pass", "use Student 0"]
    assert table.phase == "conflict"


@rule("l5r.step-3-5.ends-phase")
def test_without_opportunities_the_favor_is_determined_and_the_phase_ends(table: Scenario) -> None:
    begin(table, "Proud One {fate=3}")
    for name in ("ann", "bob", "ann", "bob"):
        getattr(table, name).passes()
    assert table.ann.asked == "favor-side"
    table.ann.chooses("political")
    told = [entry["message"] for entry in table.match.log.read(0)]
    start = told.index("favor-claimed")
    assert told[start : start + 3] == ["favor-claimed", "phase-ends", "phase-begins"]
