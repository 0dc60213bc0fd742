"""Playing events: from hand, for all to see, and where they go."""

from __future__ import annotations

import pytest

from nefrit.l5r import playing
from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin, card

__all__ = ["GAME"]


@rule("l5r.event.triggered-from-hand")
@pytest.mark.parametrize("zone", ["conflict-discard", "conflict-deck"])
def test_an_event_is_played_from_hand_only(table: Scenario, zone: str) -> None:
    begin(table, {zone: ["Shove"], "play": ["Clerk"]}, {"play": ["Bushi"]})
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert table.ann.why_not("Shove") == ["l5r.event.triggered-from-hand"]
    begin(table, {"hand": ["Shove"], "play": ["Clerk"]}, {"play": ["Bushi"]})
    assert "use Shove 0" in table.ann.choices


@rule("l5r.event.triggered-from-hand")
def test_the_ability_type_of_an_event_says_when_it_is_played(table: Scenario) -> None:
    begin(table, {"hand": ["Silencer"], "play": ["Clerk"]}, {"play": ["Clerk"]})
    assert table.ann.choices == ["pass", "use Clerk 0"]
    table.ann.passes()
    table.bob.chooses("use Clerk 0")
    assert table.ann.choices == ["pass", "respond Silencer 0 0"]


@rule("l5r.initiate.declare-intent")
def test_who_plays_an_event_shows_it(table: Scenario) -> None:
    begin(table, {"hand": ["Shove", "Cheer"]}, {"play": ["Bushi"]})
    shove, cheer = card(table.game, "Shove"), card(table.game, "Cheer")
    assert not table.game.knows(1, shove)
    table.ann.chooses("use Shove 0")
    assert table.game.knows(1, shove)
    assert not table.game.knows(1, cheer)
    assert table.ann.asked == "choose-target", "the intent is declared before anything else"


@rule("l5r.event.play-sequence")
@pytest.mark.parametrize(("use", "silenced", "times"), [("Shove", False, 1), ("Shove", True, 0), ("Bully", False, 0)])
def test_only_an_event_that_was_not_cancelled_has_resolved(
    table: Scenario, use: str, silenced: bool, times: int
) -> None:
    begin(table, {"hand": ["Shove"], "play": ["Bully"]}, {"play": ["Bushi"], "hand": ["Silencer"]})
    table.ann.chooses(f"use {use} 0")
    table.ann.chooses("Bushi")
    if silenced:
        table.bob.chooses("respond Silencer 0 0")
    else:
        table.bob.passes()
    assert [one.arguments["card"] for one in table.log if one.message == "event-resolved"].count(use) == times
    assert table.piece("Bushi").bowed != silenced


@rule("l5r.event.play-sequence")
def test_an_event_lies_on_the_table_until_its_effects_have_resolved(table: Scenario) -> None:
    begin(table, {"hand": ["Offering"], "play": ["Peasant", "Clerk"]}, {"hand": ["Silencer"]})
    table.ann.chooses("use Offering 0")
    table.ann.chooses("Peasant")
    assert table.ann.cards_in("being-played") == ["Offering"]
    assert table.ann.cards_in("dynasty-discard") == ["Peasant"], "its cost is paid first"
    assert table.ann.hand == []
    table.bob.passes()
    assert table.ann.hand == ["Silence"]
    assert table.ann.cards_in("conflict-discard") == ["Offering"]


@rule("l5r.initiate.step-6-counts-as-played")
def test_that_an_event_was_played_is_reacted_to_before_its_effects_resolve(table: Scenario) -> None:
    begin(table, {"hand": ["Shove"]}, {"play": ["Applauder", "Bushi"]})
    table.ann.chooses("use Shove 0")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "respond Applauder 0 1"]
    assert not table.piece("Bushi").bowed
    table.bob.chooses("respond Applauder 0 1")
    assert table.piece("Bushi").bowed


@rule("l5r.event.cannot-enter-play")
def test_an_event_is_never_played_into_play(table: Scenario) -> None:
    begin(table, {"hand": ["Cheer", "Recruit"]}, {})
    assert table.ann.choices == ["pass", "play Recruit"]
    refused = playing.refusals(table.game, 0, card(table.game, "Cheer"))
    assert [refusal.rule for refusal in refused] == ["l5r.play.definition"]


@rule("l5r.initiate.declare-intent")
def test_an_event_is_shown_before_its_costs_are_paid(table: Scenario) -> None:
    begin(table, {"hand": ["Offering"], "play": ["Peasant", "Clerk"]}, {})
    table.ann.chooses("use Offering 0")
    assert table.ann.choices == ["Peasant", "Clerk"]
    assert table.game.knows(1, card(table.game, "Offering"))
