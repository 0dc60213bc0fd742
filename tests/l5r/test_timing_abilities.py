"""Abilities of all types: whose they are, from where and when they are used, and how often."""

from __future__ import annotations

import pytest

from nefrit.l5r.constants import MILITARY
from nefrit.l5r.initiating import Use
from nefrit.l5r.values import skill
from nefrit.testing import Scenario, rule
from tests.l5r.conflicts import attacks, nobody_acts
from tests.l5r.timing_cards import GAME, begin, card

__all__ = ["GAME"]


@rule("l5r.action.during-any-action-window", "l5r.round.draw-steps")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate", "regroup"])
def test_an_action_is_used_in_any_action_window(table: Scenario, phase: str) -> None:
    begin(table, {"play": ["Clerk {fate=2}"]}, {}, at=phase)
    if phase == "draw":
        table.ann.says(1)
        table.bob.says(1)
    assert table.phase == phase
    table.ann.chooses("use Clerk 0")
    assert table.ann.honor == 11


@rule("l5r.action.during-any-action-window")
def test_an_action_is_used_in_the_action_window_of_a_conflict(table: Scenario) -> None:
    begin(table, {"play": ["Bushi", "Clerk"]}, {"play": ["Clerk {bowed=true}"]})
    nobody_acts(table)
    attacks(table.ann, "military air", "Bushi")
    table.bob.chooses("use Clerk 0")
    assert table.bob.honor == 11


@rule("l5r.ability.source-must-be-in-play")
@pytest.mark.parametrize("zone", ["hand", "conflict-discard", "conflict-deck"])
def test_abilities_of_a_card_out_of_play_cannot_be_used(table: Scenario, zone: str) -> None:
    begin(table, {"play": ["Clerk"], zone: ["Whip"]}, {"play": ["Bushi"]})
    assert "use Whip 0" not in table.ann.choices
    begin(table, {"play": ["Clerk #1", "Whip {on=#1}"]}, {"play": ["Bushi"]})
    assert "use Whip 0" in table.ann.choices


@rule("l5r.ability.source-must-be-in-play")
def test_why_a_discarded_card_cannot_be_used(table: Scenario) -> None:
    begin(table, {"play": ["Clerk"], "dynasty-discard": ["Duelist"]}, {})
    assert "l5r.ability.source-must-be-in-play" in table.ann.why_not("Duelist")


@rule(
    "l5r.province.facedown-identity",
    "l5r.facedown-province.no-look-at-dynasty-cards",
    "l5r.play-restriction.permission",
)
@pytest.mark.parametrize(("known", "hidden"), [("", False), (" [known to nobody]", True)])
def test_abilities_of_facedown_cards_cannot_be_used(table: Scenario, known: str, hidden: bool) -> None:
    lie = {"province-1": [f"Waiting One{known}"], "provinces": [f"Rich Land {{slot=0}}{known}"]}
    begin(table, {"play": ["Clerk"], **lie}, {})
    for name, rule_id in (
        ("Waiting One", "l5r.facedown-province.no-look-at-dynasty-cards"),
        ("Rich Land", "l5r.province.facedown-identity"),
    ):
        use = Use(0, card(table.game, name), table.game.faces[card(table.game, name)].triggered[0])
        assert [refusal.rule for refusal in use.why_not(table.game)] == ([rule_id] if hidden else [])


@rule("l5r.ability.optional-controller-decides")
def test_nobody_uses_the_abilities_of_the_other_players_cards(table: Scenario) -> None:
    begin(table, {"play": ["Clerk"]}, {"play": ["Duelist"]})
    duelist = card(table.game, "Duelist")
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert [refusal.rule for refusal in table.game.why_not(0, duelist)] == ["l5r.ability.optional-controller-decides"]
    assert table.game.why_not(1, duelist) == []


@rule("l5r.constant.conditional")
def test_a_constant_ability_applies_only_while_its_condition_is_met(table: Scenario) -> None:
    begin(table, {"play": ["Lone Wolf", "Bushi"], "hand": ["Retreat"]}, {"play": ["Peasant"]})
    wolf = card(table.game, "Lone Wolf")
    assert skill(table.game, wolf, MILITARY) == 2
    attacks(table.ann, "military air", "Lone Wolf", "Bushi")
    assert skill(table.game, wolf, MILITARY) == 4
    table.bob.chooses()
    table.ann.chooses("use Retreat 0")
    table.ann.chooses("Lone Wolf")
    assert skill(table.game, wolf, MILITARY) == 2


@rule("l5r.play-restriction.must-be-observed")
def test_a_play_restriction_is_observed(table: Scenario) -> None:
    begin(table, {"play": ["Marcher", "Clerk"]}, {"play": ["Peasant"]})
    assert table.ann.why_not("Marcher") == ["l5r.play-restriction.must-be-observed"]
    nobody_acts(table)
    attacks(table.ann, "military air", "Marcher")
    table.bob.chooses()
    assert table.ann.choices == ["pass", "use Marcher 0", "use Clerk 0"]
    table.ann.chooses("use Marcher 0")
    assert table.ann.honor == 11


@rule("l5r.may.default-controller", "l5r.may.player-option")
@pytest.mark.parametrize(("answer", "honor"), [("yes", 11), ("no", 10)])
def test_what_may_be_done_is_the_controllers_choice(table: Scenario, answer: str, honor: int) -> None:
    begin(table, {"play": ["Gambler"]}, {"play": ["Clerk"]})
    table.ann.chooses("use Gambler 0")
    assert table.ann.hand == ["Silence"]
    assert table.deciding == ["ann"]
    table.ann.chooses(answer)
    assert table.ann.honor == honor


@rule("l5r.effect.non-targeting-as-many-as-possible")
def test_of_what_is_not_there_as_much_is_done_as_is(table: Scenario) -> None:
    begin(table, {"play": ["Student", "Clerk"], "conflict-deck": ["2x Silence"]}, {})
    table.ann.chooses("use Student 0")
    assert table.ann.hand == ["Silence", "Silence"]


@rule("l5r.simultaneous.constant-and-lasting-apply-together")
def test_constant_and_lasting_effects_apply_together(table: Scenario) -> None:
    begin(table, {"play": ["Captain", "Captain", "Bushi", "Drill Leader"]}, {"play": ["Clerk"]})
    table.ann.chooses("use Drill Leader 0")
    assert skill(table.game, card(table.game, "Bushi"), MILITARY) == 3 + 2 + 1
