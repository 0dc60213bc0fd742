"""The sequence around a triggering condition, and sequences nested in it."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, makes_bow

__all__ = ["GAME"]


@rule("l5r.nested.base-sequence", "l5r.would.priority", "l5r.trigger.step-2-would-interrupts")
def test_interrupts_then_the_thing_itself_then_reactions(table: Scenario) -> None:
    theirs = ["Groaner", "Consoler", "Watcher", "Wincer", "Unbent", "Bushi"]
    begin(table, {"play": ["Bully"]}, {"play": theirs})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Unbent 0 0"], "first what would happen"
    assert table.bob.honor == 10
    table.bob.passes()
    assert table.bob.honor == 9, "then the forced interrupt"
    assert table.bob.choices == ["pass", "respond Watcher 0 0"], "then others"
    assert not table.piece("Bushi").bowed
    table.bob.chooses("respond Watcher 0 0")
    assert table.piece("Bushi").bowed
    assert table.bob.honor == 9, "then the forced reaction"
    assert table.bob.choices == ["pass", "respond Consoler 0 0"], "then others"


@rule("l5r.nested.resume-outer")
def test_after_a_nested_sequence_the_outer_one_goes_on(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Consoler"]}, {"play": ["Avenger", "Consoler", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Avenger 0 0", "respond Consoler 0 0"]
    table.bob.chooses("respond Avenger 0 0")
    table.bob.chooses("Bully")
    assert table.ann.choices == ["pass", "respond Consoler 0 0"], "nested: the reaction to the Bully's bowing"
    table.ann.chooses("respond Consoler 0 0")
    assert table.bob.choices == ["pass", "respond Consoler 0 0"], "again the reactions to the Bushi's bowing"


@rule("l5r.nested.unlimited-depth")
def test_sequences_nest_as_deep_as_they_are_spawned(table: Scenario) -> None:
    mine, theirs = ["Bully", "Avenger", "Courtier", "Clerk {bowed=true}"], ["Avenger", "Bushi", "Sneak"]
    begin(table, {"play": mine}, {"play": theirs})
    makes_bow(table, "Bushi")
    for avenger, target in (
        (table.bob, "Bully"),
        (table.ann, "Sneak"),
        (table.bob, "Courtier"),
        (table.ann, "Avenger"),
    ):
        avenger.chooses("respond Avenger 0 0")
        avenger.chooses(target)
    assert [table.piece(name).bowed for name in ("Bushi", "Bully", "Sneak", "Courtier")] == [True] * 4
    assert table.bob.piece("Avenger").bowed
    assert table.bob.choices == ["pass", "respond Avenger 0 0"], "a bowed one may still avenge, one level deeper"
    table.bob.chooses("respond Avenger 0 0")
    table.bob.chooses("Avenger")
    assert table.ann.piece("Avenger").bowed
    assert table.ann.asked == "act-or-pass", "all sequences are complete, from the inside out"


@rule("l5r.action.resolves-fully")
def test_no_other_action_is_used_while_one_is_resolved(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Clerk"]}, {"play": ["Consoler", "Clerk", "Bushi"]})
    table.ann.chooses("use Bully 0")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "respond Consoler 0 0"]
    table.bob.passes()
    assert table.bob.choices == ["pass", "use Clerk 0"]
