"""Cancelling: before everything else, once, and what it leaves as it is."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.conflicts import attacks, nobody_acts
from tests.l5r.timing_cards import GAME, begin, makes_bow

__all__ = ["GAME"]


@rule("l5r.trigger.step-2-cancel-is-separate-condition", "l5r.cancel.priority-over-all-interrupts")
def test_that_effects_initiate_comes_before_what_they_do(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Unbent", "Wincer", "Watcher", "Bushi"], "hand": ["Silencer"]})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Silencer 0 0"]
    assert table.bob.honor == 10, "even what is forced waits"
    table.bob.passes()
    assert table.bob.choices == ["pass", "respond Unbent 0 0"]


@rule("l5r.cancel.no-longer-imminent")
def test_what_is_cancelled_cannot_be_cancelled_again(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Clerk"]}, {"play": ["Unbent", "Wincer", "Bushi"], "hand": ["2x Silencer"]})
    makes_bow(table, "Bushi")
    assert table.bob.choices == ["pass", "respond Silencer 0 0", "respond Silencer 0 0"]
    table.bob.answers(1)
    assert table.bob.hand == ["Silencer"]
    assert table.ann.asked == "act-or-pass", "nor is there anything left to interrupt"
    assert table.bob.honor == 10


@rule("l5r.cancel.prevents-initiation")
def test_a_cancel_that_is_cancelled_cancels_nothing(table: Scenario) -> None:
    begin(table, {"play": ["Bully"], "hand": ["Silencer"]}, {"play": ["Bushi"], "hand": ["Silencer"]})
    makes_bow(table, "Bushi")
    table.bob.chooses("respond Silencer 0 0")
    table.ann.chooses("respond Silencer 0 0")
    assert table.piece("Bushi").bowed


@rule("l5r.cancel.ring-still-claimed")
def test_the_ring_is_claimed_although_its_effect_was_cancelled(table: Scenario) -> None:
    begin(table, {"play": ["Bushi"]}, {"play": ["Unbent {bowed=true}", "Courtier"]})
    attacks(table.ann, "military water", "Bushi")
    table.bob.chooses()
    nobody_acts(table)
    table.ann.chooses("water-bow Courtier")
    table.bob.chooses("respond Unbent 0 0")
    assert not table.piece("Courtier").bowed
    assert table.ring_owner[4] == 0


@rule("l5r.initiate.step-6-counts-as-played")
def test_an_event_counts_as_played_when_its_effects_attempt_to_initiate(table: Scenario) -> None:
    begin(table, {"hand": ["Shove"], "play": ["Clerk"]}, {"play": ["Applauder", "Bushi"], "hand": ["Silencer"]})
    table.ann.chooses("use Shove 0")
    table.ann.chooses("Bushi")
    table.bob.chooses("respond Silencer 0 0")
    assert table.bob.choices == ["pass", "respond Applauder 0 1"], "cancelled or not, it was played"
    table.bob.chooses("respond Applauder 0 1")
    assert table.bob.honor == 11
    assert not table.piece("Bushi").bowed


@rule("l5r.max.cancelled-counts", "l5r.max.counts-for-all-copies")
def test_what_was_cancelled_counts_toward_a_maximum(table: Scenario) -> None:
    begin(table, {"hand": ["2x Shove"], "play": ["Clerk"]}, {"play": ["Bushi"], "hand": ["Silencer"]})
    table.ann.answers(2)
    table.ann.chooses("Bushi")
    table.bob.chooses("respond Silencer 0 0")
    assert table.ann.hand == ["Shove"]
    assert table.ann.why_not("Shove") == ["l5r.max.counts-for-all-copies"]
