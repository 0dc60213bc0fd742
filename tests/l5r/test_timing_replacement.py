"""Replacement effects: when they are resolved, which of several, and what still counts as having happened."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, makes_bow

__all__ = ["GAME"]


@rule("l5r.replacement.timing")
def test_a_replacement_is_resolved_when_the_original_would_be(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Shamer", "Watcher", "Bushi"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Shamer 0 0")
    assert table.piece("Bushi").status == 0, "not before all have interrupted"
    assert table.bob.choices == ["pass", "respond Watcher 0 0"]
    table.bob.passes()
    assert (table.piece("Bushi").bowed, table.piece("Bushi").status) == (False, -1)


@rule("l5r.replacement.most-recent-wins")
def test_of_several_replacements_the_latest_counts(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Praiser"]}, {"play": ["Shamer", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.chooses("respond Praiser 0 0")
    table.bob.chooses("respond Shamer 0 0")
    assert (table.piece("Bushi").bowed, table.piece("Bushi").status) == (False, -1)


@rule("l5r.replacement.most-recent-wins")
def test_the_order_of_initiation_decides_which_is_latest(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Praiser"]}, {"play": ["Shamer", "Bushi"]})
    makes_bow(table, "Bushi")
    table.ann.passes()
    table.bob.chooses("respond Shamer 0 0")
    table.ann.chooses("respond Praiser 0 0")
    assert (table.piece("Bushi").bowed, table.piece("Bushi").status) == (False, 1)


@rule("l5r.replacement.condition-still-met")
def test_what_was_replaced_still_counts_as_having_happened(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Shamer", "Consoler", "Bushi"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Shamer 0 0")
    assert not table.piece("Bushi").bowed
    assert table.bob.choices == ["pass", "respond Consoler 0 0"]
    table.bob.chooses("respond Consoler 0 0")
    assert table.bob.honor == 11


@rule("decision.l5r.two-replacements")
def test_what_would_happen_is_changed_once_and_then_it_is_not_imminent_any_more(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Praiser"]}, {"play": ["Deflector", "Parrier", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Deflector 0 0", "respond Parrier 0 0"]
    table.bob.chooses("respond Deflector 0 0")
    assert (table.piece("Bushi").bowed, table.piece("Bushi").status) == (False, -1)
    assert table.ann.asked == "act-or-pass", "nobody was asked for a second replacement, nor Ann for hers"
