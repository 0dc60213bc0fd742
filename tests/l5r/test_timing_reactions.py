"""Reactions: after what they react to, in turn, once for each occurrence."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, makes_bow

__all__ = ["GAME"]


@rule("l5r.reaction.only-on-condition")
def test_a_reaction_is_no_action_and_needs_its_condition(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Courtier"]}, {"play": ["Consoler", "Clerk", "Bushi"]})
    table.ann.passes()
    assert table.bob.choices == ["pass", "use Clerk 0"]
    table.bob.chooses("use Clerk 0")
    makes_bow(table, "Courtier")
    assert table.ann.asked == "act-or-pass", "the character that bowed is not bob's"
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Consoler 0 0"]


@rule("l5r.reaction.only-on-condition", "l5r.trigger.step-2-cancel-ends-sequence")
def test_what_was_prevented_cannot_be_reacted_to(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Unbent", "Bushi", "Consoler", "Groaner", "Wincer", "Watcher"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Unbent 0 0")
    assert table.bob.honor == 10, "nothing forced was triggered"
    assert table.deciding == ["ann"]
    assert table.ann.asked == "act-or-pass"


@rule("l5r.reaction.first-player-first", "l5r.trigger.step-6-reaction-window")
@pytest.mark.parametrize(("first", "who"), [(0, "ann"), (1, "bob")])
def test_the_first_player_is_asked_first_for_reactions(table: Scenario, first: int, who: str) -> None:
    begin(table, {"play": ["Bully", "Gossip"]}, {"play": ["Gossip", "Bully", "Bushi"]}, first=first)
    active = table.ann if who == "ann" else table.bob
    active.chooses("use Bully 0")
    active.chooses("Bushi")
    assert table.deciding == [who]
    assert active.choices == ["pass", "respond Gossip 0 0"]


@rule("l5r.reaction.alternates-until-both-pass", "l5r.reaction.pass-not-final")
def test_who_passed_may_react_when_the_other_has_reacted(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Gossip"]}, {"play": ["Gossip", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.chooses("respond Gossip 0 0")
    assert table.ann.choices == ["pass", "respond Gossip 0 0"]
    table.ann.chooses("respond Gossip 0 0")
    assert (table.ann.honor, table.bob.honor) == (11, 11)


@rule("l5r.reaction.alternates-until-both-pass")
def test_the_passes_that_close_a_window_for_reactions_are_consecutive(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Gossip", "Gossip"]}, {"play": ["Gossip", "Gossip", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.answers(1)
    table.ann.answers(1)
    table.bob.passes()
    assert table.ann.choices == ["pass", "respond Gossip 0 0"], "both have passed, but not in a row"


@rule("l5r.reaction.alternates-until-both-pass")
def test_reactions_are_used_in_turn(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Gossip", "Gossip"]}, {"play": ["Gossip", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.answers(1)
    assert table.deciding == ["bob"], "although ann has another reaction"
    table.bob.passes()
    assert table.deciding == ["ann"]


@rule("l5r.reaction.closed-window")
def test_after_both_have_passed_nobody_can_react_any_more(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Gossip"]}, {"play": ["Gossip", "Bushi", "Bully"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.passes()
    assert table.bob.choices == ["pass", "use Bully 0"]


@rule("l5r.reaction.multi-use-each-occurrence")
def test_a_reaction_with_a_higher_limit_can_be_used_each_time(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Consoler", "Bushi", "Courtier"]})
    for name in ("Bushi", "Courtier"):
        makes_bow(table, name)
        table.bob.chooses("respond Consoler 0 0")
    assert table.bob.honor == 12


@rule("l5r.reaction.multi-use-once-per-occurrence")
def test_a_reaction_with_a_higher_limit_is_used_once_for_each_occurrence(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Gossip"]}, {"play": ["Consoler", "Bushi", "Bully"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.chooses("respond Consoler 0 0")
    table.ann.chooses("respond Gossip 0 0")
    assert table.bob.choices == ["pass", "use Bully 0"], "bob is not asked for a reaction again"


@rule("l5r.triggered.optional-unless-forced", "l5r.ability.optional-controller-decides")
def test_a_reaction_may_be_left_unused_by_who_controls_it(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Consoler", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.deciding == ["bob"]
    table.bob.passes()
    assert table.bob.honor == 10
