"""Interrupts: when they can be used, in which order, and when no longer."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, makes_bow

__all__ = ["GAME"]


@rule("l5r.interrupt.window-opens", "l5r.interrupt.before-consequences", "l5r.trigger.step-3-interrupt-window")
def test_an_interrupt_comes_before_what_it_interrupts(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Watcher", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Watcher 0 0"]
    assert table.bob.decision.rule == "l5r.interrupt.alternates-until-both-pass"
    table.bob.chooses("respond Watcher 0 0")
    assert table.bob.honor == 11
    assert table.piece("Bushi").bowed


@rule("l5r.trigger.step-1-imminent", "l5r.trigger.step-4-resolves")
def test_what_is_imminent_has_not_happened_and_is_the_next_thing_that_does(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Watcher", "Bushi"]})
    makes_bow(table, "Bushi")
    assert not table.piece("Bushi").bowed
    table.bob.passes()
    assert table.piece("Bushi").bowed


@rule("l5r.interrupt.only-on-condition")
def test_an_interrupt_is_no_action_and_needs_its_condition(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Courtier"]}, {"play": ["Watcher", "Clerk", "Bushi"]})
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Clerk 0"]
    table.bob.chooses("use Clerk 0")
    makes_bow(table, "Courtier")
    assert table.ann.asked == "act-or-pass", "the character that bowed is not bob's"
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Watcher 0 0"]


@rule("l5r.interrupt.may-cancel-or-change")
def test_an_interrupt_may_prevent_what_it_interrupts(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Unbent", "Bushi"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Unbent 0 0")
    assert not table.piece("Bushi").bowed


@rule("l5r.interrupt.may-cancel-or-change")
def test_an_interrupt_may_change_what_it_interrupts(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Shamer", "Bushi"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Shamer 0 0")
    assert (table.piece("Bushi").bowed, table.piece("Bushi").status) == (False, -1)


@rule("l5r.interrupt.first-player-first")
@pytest.mark.parametrize(("first", "who"), [(0, "ann"), (1, "bob")])
def test_the_first_player_is_asked_first_for_interrupts(table: Scenario, first: int, who: str) -> None:
    begin(table, {"play": ["Bully", "Onlooker"]}, {"play": ["Onlooker", "Bully", "Bushi"]}, first=first)
    assert table.deciding == [who]
    active = table.ann if who == "ann" else table.bob
    active.chooses("use Bully 0")
    active.chooses("Bushi")
    assert table.deciding == [who]
    assert active.choices == ["pass", "respond Onlooker 0 0"]


@rule("l5r.interrupt.first-player-first")
def test_the_first_player_is_asked_first_even_about_what_the_other_does(table: Scenario) -> None:
    begin(table, {"play": ["Onlooker"]}, {"play": ["Onlooker", "Bully", "Bushi"]})
    table.bob.chooses("use Bully 0")
    table.bob.chooses("Bushi")
    assert table.deciding == ["ann"]


@rule("l5r.interrupt.alternates-until-both-pass", "l5r.interrupt.pass-not-final")
def test_who_passed_may_interrupt_when_the_other_has_acted(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Onlooker"]}, {"play": ["Onlooker", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.chooses("respond Onlooker 0 0")
    assert table.ann.choices == ["pass", "respond Onlooker 0 0"]
    table.ann.chooses("respond Onlooker 0 0")
    assert (table.ann.honor, table.bob.honor) == (11, 11)


@rule("l5r.interrupt.alternates-until-both-pass")
def test_the_passes_that_close_a_window_for_interrupts_are_consecutive(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Onlooker", "Onlooker"]}, {"play": ["Onlooker", "Onlooker", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.answers(1)
    table.ann.answers(1)
    table.bob.passes()
    assert table.ann.choices == ["pass", "respond Onlooker 0 0"], "both have passed, but not in a row"


@rule("l5r.interrupt.alternates-until-both-pass")
def test_interrupts_are_used_in_turn(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Onlooker", "Onlooker"]}, {"play": ["Onlooker", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.answers(1)
    assert table.deciding == ["bob"], "although ann has another interrupt"
    table.bob.passes()
    assert table.deciding == ["ann"]


@rule("l5r.interrupt.closed-window")
def test_after_both_have_passed_nothing_can_be_interrupted_any_more(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Onlooker"]}, {"play": ["Onlooker", "Bushi", "Bully"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.passes()
    assert table.piece("Bushi").bowed
    assert table.bob.choices == ["pass", "use Bully 0"]


@rule("l5r.interrupt.multi-use-each-occurrence")
def test_an_interrupt_with_a_higher_limit_can_be_used_each_time(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Watcher", "Bushi", "Courtier"]})
    for name in ("Bushi", "Courtier"):
        makes_bow(table, name)
        table.bob.chooses("respond Watcher 0 0")
    assert table.bob.honor == 12


@rule("l5r.interrupt.multi-use-once-per-occurrence")
def test_an_interrupt_with_a_higher_limit_is_used_once_for_each_occurrence(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Onlooker"]}, {"play": ["Watcher", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.chooses("respond Watcher 0 0")
    table.ann.chooses("respond Onlooker 0 0")
    assert table.piece("Bushi").bowed, "bob is not asked again"
    assert table.bob.honor == 11


@rule("l5r.interrupt.multi-use-once-per-occurrence")
def test_of_two_things_at_the_same_moment_each_can_be_interrupted(table: Scenario) -> None:
    begin(table, {"hand": ["Uproar"]}, {"play": ["Watcher", "Bushi"]})
    table.ann.chooses("use Uproar 0")
    assert table.bob.choices == ["pass", "respond Watcher 0 0", "respond Watcher 0 1"]
    table.bob.chooses("respond Watcher 0 1")
    assert table.bob.choices == ["pass", "respond Watcher 0 0"]
    table.bob.chooses("respond Watcher 0 0")
    assert table.bob.honor == 12
