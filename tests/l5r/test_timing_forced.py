"""Forced interrupts and reactions, and other abilities that nobody is asked about."""

from __future__ import annotations

import pytest

from nefrit.testing import Scenario, rule
from tests.l5r.conflicts import attacks
from tests.l5r.timing_cards import GAME, begin, makes_bow

__all__ = ["GAME"]


@rule("l5r.ability.mandatory-types")
def test_forced_interrupts_and_reactions_cannot_be_declined(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Wincer", "Groaner", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.bob.honor == 8
    assert table.deciding == ["ann"], "nobody was asked"


@rule("l5r.trigger.step-5-forced-reactions")
def test_forced_reactions_come_before_others(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Consoler", "Groaner", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Consoler 0 0"]
    assert table.bob.honor == 9


@rule("l5r.trigger.step-5-forced-reactions")
def test_the_first_player_orders_forced_reactions(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Groaner", "Groaner", "Bushi"]})
    makes_bow(table, "Bushi")
    assert table.ann.choices == ["respond Groaner 0 0", "respond Groaner 0 0"]
    table.ann.answers(0)
    assert table.bob.honor == 8


@rule("l5r.forced.first-player-orders-1-5", "l5r.forced.one-at-a-time")
def test_the_first_player_orders_forced_abilities_and_keywords(table: Scenario) -> None:
    deck = ["Silence"]
    begin(table, {"play": ["Assassin", "Bully"]}, {"play": ["Mourner", "Polite One"], "conflict-deck": deck, "fate": 0})
    table.ann.chooses("use Assassin 0")
    table.ann.chooses("Polite One")
    assert set(table.ann.choices) == {"respond Mourner 0 0", "respond Polite One 0 0", "respond Polite One 1 0"}
    table.ann.chooses("respond Polite One 1 0")
    assert (table.bob.hand, table.bob.fate, table.bob.honor) == (["Silence"], 0, 10), "sincerity first"
    assert set(table.ann.choices) == {"respond Mourner 0 0", "respond Polite One 0 0"}
    table.ann.chooses("respond Mourner 0 0")
    assert (table.bob.fate, table.bob.honor) == (1, 9)
    assert not table.in_play("Polite One")


@rule("l5r.forced.first-player-orders-1-0")
@pytest.mark.parametrize(("first", "who"), [(0, "ann"), (1, "bob")])
def test_the_first_player_orders_forced_abilities_whoever_controls_them(table: Scenario, first: int, who: str) -> None:
    begin(table, {"play": ["Weeper"]}, {"play": ["Weeper"]}, first=first, edition="1.0")
    orderer = table.ann if who == "ann" else table.bob
    assert orderer.choices == ["respond Weeper 0 0", "respond Weeper 0 0"]
    orderer.answers(1)
    assert (table.ann.honor, table.bob.honor) == (9, 9)


@rule("l5r.forced.one-at-a-time")
def test_a_forced_ability_is_resolved_with_all_that_follows_before_the_next(table: Scenario) -> None:
    begin(table, {"play": ["Smiler", "Bully"]}, {"play": ["Smiler", "Miser of Honor"]})
    assert table.ann.choices == ["respond Smiler 0 0", "respond Smiler 0 0"]
    table.ann.answers(0)
    assert table.bob.choices == ["pass", "respond Miser of Honor 0 0"], "the reaction to the first of them"
    assert (table.ann.honor, table.bob.honor) == (11, 10)
    table.bob.passes()
    assert (table.ann.honor, table.bob.honor) == (11, 11)


@rule("l5r.ability.keyword-otherwise-mandatory")
def test_a_keyword_without_may_is_applied_in_any_case(table: Scenario) -> None:
    begin(table, {"play": ["Assassin", "Bully"]}, {"play": ["Polite One"], "fate": 0})
    table.ann.chooses("use Assassin 0")
    table.ann.chooses("Polite One")
    table.ann.chooses("respond Polite One 0 0")
    assert (table.bob.fate, table.bob.hand) == (1, ["Silence"])


@rule("l5r.ability.keyword-may-optional")
def test_a_keyword_with_may_can_be_left_unused(table: Scenario) -> None:
    begin(table, {"play": ["Sneak"]}, {"play": ["Bushi"]})
    attacks(table.ann, "military air", "Sneak")
    assert table.ann.asked == "choose-evaded"
    table.ann.chooses()
    assert table.bob.choices == ["Bushi"], "who was not evaded can defend"
