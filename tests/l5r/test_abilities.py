"""Abilities: initiating them in steps, cancelling, costs, targets, limits and maximums."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.l5r.state import L5R
from nefrit.l5r.values import has_trait, skill
from nefrit.testing import Scenario, rule, side
from tests.l5r.ability_cards import GAME

__all__ = ["GAME"]


def begin(table: Scenario, ann: dict[str, Any], bob: dict[str, Any]) -> None:
    """An action window in the conflict phase, ann first; both have some honor, fate and cards."""
    defaults = {"honor": 10, "fate": 5, "conflict-deck": ["5x Silence"]}
    table.position("conflict", ann=side(**{**defaults, **ann}), bob=side(**{**defaults, **bob}))


def card(game: L5R, name: str) -> int:
    return next(number for number, face in enumerate(game.faces) if face.name == name)


@rule("l5r.initiate.step-5-choose-targets", "l5r.initiate.step-7-resolve", "l5r.target.controller-chooses")
def test_targets_are_chosen_and_then_the_effects_resolve(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Bushi", "Courtier"]})
    table.ann.chooses("use Bully 0")
    assert (table.ann.asked, table.ann.choices) == ("choose-target", ["Bully", "Bushi", "Courtier"])
    table.ann.chooses("Courtier")
    assert table.piece("Courtier").bowed


@rule("l5r.initiate.step-6-attempt", "l5r.cancel.prevents-initiation", "l5r.cancel.event-still-played")
def test_an_event_that_is_cancelled_still_counts_as_played(table: Scenario) -> None:
    begin(table, {"hand": ["Shove"]}, {"play": ["Bushi"], "hand": ["Voice"]})
    table.ann.chooses("use Shove 0")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "respond Voice 0 0"]
    table.bob.chooses("respond Voice 0 0")
    assert not table.piece("Bushi").bowed
    assert table.ann.cards_in("conflict-discard") == ["Shove"]


@rule("l5r.cancel.costs-stay-paid", "l5r.limit.cancelled-counts", "l5r.limit.definition")
def test_a_cancelled_ability_was_used_and_its_costs_stay_paid(table: Scenario) -> None:
    begin(table, {"play": ["Duelist"]}, {"hand": ["Voice"], "play": ["Bully"]})
    table.ann.chooses("use Duelist 0")
    table.bob.chooses("respond Voice 0 0")
    assert (table.ann.honor, table.bob.honor) == (9, 10)
    assert table.piece("Duelist").bowed
    assert "l5r.limit.definition" in table.ann.why_not("Duelist")


def test_of_several_reasons_the_most_decisive_comes_first(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Steward"]})
    [steward] = [card for card, face in enumerate(table.game.faces) if face.name == "Steward"]
    assert [reason.message for reason in table.game.why_not(1, steward)] == ["condition-not-met"]
    assert [reason.message for reason in table.game.why_not(0, steward)][:2] == ["not-yours", "condition-not-met"]


@rule("l5r.target.must-be-changeable", "l5r.target.bowed-character-example")
def test_what_would_not_change_is_no_target(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Bushi {bowed=true}", "Courtier"]})
    table.ann.chooses("use Bully 0")
    assert table.ann.choices == ["Bully", "Courtier"]


@rule("l5r.target.insufficient-targets")
def test_without_a_target_an_ability_cannot_be_initiated(table: Scenario) -> None:
    begin(table, {"play": ["Bully {bowed=true}"], "hand": ["Cheer"]}, {"play": ["Bushi {bowed=true}"]})
    assert table.ann.choices == ["pass", "use Cheer 0"]
    assert table.ann.why_not("Bully") == ["l5r.target.insufficient-targets"]


@rule("l5r.triggered.must-change-game-state")
def test_an_ability_that_changes_nothing_cannot_be_initiated(table: Scenario) -> None:
    begin(table, {"hand": ["Purge"], "play": ["Bully"]}, {"play": ["Bushi"]})
    assert table.ann.why_not("Purge") == ["l5r.triggered.must-change-game-state"]
    begin(table, {"hand": ["Purge"], "play": ["Peasant"]}, {"play": ["Peasant", "Bushi"]})
    table.ann.chooses("use Purge 0")
    assert (table.ann.play, table.bob.play) == ([], ["Bushi"])


@rule("l5r.triggered.cost-must-be-payable", "l5r.initiate.step-2-determine-cost")
def test_a_cost_that_cannot_be_paid_in_full_forbids_the_ability(table: Scenario) -> None:
    begin(table, {"play": ["Merchant", "Bully"], "fate": 1}, {})
    assert table.ann.why_not("Merchant") == ["l5r.triggered.cost-must-be-payable"]
    begin(table, {"play": ["Merchant", "Bully"], "fate": 2}, {})
    table.ann.chooses("use Merchant 0")
    assert table.ann.fate == 0
    assert table.ann.hand == ["Silence"]


@rule("l5r.cost.paid-with-controlled-elements", "l5r.sacrifice.procedure")
def test_costs_are_paid_with_what_one_controls(table: Scenario) -> None:
    begin(table, {"play": ["Butcher", "Peasant", "Bushi"]}, {"play": ["Courtier"]})
    table.ann.chooses("use Butcher 0")
    assert table.ann.choices == ["Peasant", "Bushi"]
    table.ann.chooses("Peasant")
    assert table.ann.cards_in("dynasty-discard") == ["Peasant"]
    assert table.ann.hand == ["Silence"]


@rule("l5r.cost.out-of-play-elements")
def test_a_card_of_ones_own_hand_pays_a_cost(table: Scenario) -> None:
    begin(table, {"play": ["Librarian"], "hand": ["Cheer", "Shove"]}, {"hand": ["Voice"]})
    table.ann.chooses("use Librarian 0")
    assert table.ann.choices == ["Cheer", "Shove"]
    table.ann.chooses("Shove")
    table.bob.passes()
    assert table.ann.hand == ["Cheer", "Silence"]


@rule("l5r.cost.prevented-payment-aborts", "l5r.sacrifice.prevented")
def test_a_sacrifice_that_is_prevented_does_not_pay_a_cost(table: Scenario) -> None:
    begin(table, {"play": ["Butcher", "Peasant #1", "Amulet {on=#1}"]}, {"play": ["Bully"]})
    table.ann.chooses("use Butcher 0")
    table.ann.chooses("Peasant")
    table.ann.chooses("respond Amulet 0 0")
    assert table.ann.play == ["Butcher", "Peasant"]
    assert table.ann.hand == [], "the ability did not resolve"
    table.bob.passes()
    assert "use Butcher 0" in table.ann.choices, "nor does it count as used"


@rule("l5r.would.before-is", "l5r.would.changed-condition-closes-original", "l5r.trigger.step-2-change-replaces")
def test_an_interrupt_to_what_would_happen_comes_first_and_changes_it(table: Scenario) -> None:
    begin(table, {"play": ["Assassin"]}, {"play": ["Bushi #1", "Amulet {on=#1}", "Mourner", "Bully"]})
    table.ann.chooses("use Assassin 0")
    table.ann.chooses("Bushi")
    assert table.bob.choices == ["pass", "respond Amulet 0 0"]
    assert table.bob.honor == 10, "the Mourner waits until it is known what happens"
    table.bob.chooses("respond Amulet 0 0")
    assert table.in_play("Bushi")
    assert not table.in_play("Amulet")
    assert table.bob.honor == 10, "nobody leaves whom it could mourn"


@rule("l5r.forced.must-resolve-immediately", "l5r.trigger.step-3-forced-interrupts-first")
def test_a_forced_interrupt_asks_nobody(table: Scenario) -> None:
    begin(table, {"play": ["Assassin"]}, {"play": ["Bushi", "Mourner", "Bully"]})
    table.ann.chooses("use Assassin 0")
    table.ann.chooses("Bushi")
    assert table.bob.honor == 9
    assert not table.in_play("Bushi")


@rule("l5r.triggered.once-per-round", "l5r.limit.definition", "l5r.limit.per-instance")
def test_a_limit_belongs_to_each_copy_and_once_per_round_is_the_default(table: Scenario) -> None:
    begin(table, {"play": ["Bully #0", "Bully #1", "Flatterer"]}, {"play": ["Bushi", "Courtier", "Sneak", "Peasant"]})
    for target in ("Bushi", "Courtier"):
        table.ann.answers(1)
        table.ann.chooses(target)
    assert [refusal.rule for refusal in table.game.why_not(0, 0)] == ["l5r.limit.definition"]
    assert table.game.why_not(0, 1) == []
    table.ann.chooses("use Flatterer 0")
    table.ann.chooses("Sneak")
    assert table.ann.why_not("Flatterer") == ["l5r.limit.definition"]


@rule("l5r.limit.per-instance")
def test_each_ability_of_a_card_has_a_limit_of_its_own(table: Scenario) -> None:
    begin(table, {"play": ["Jack of Trades"]}, {"play": ["Bully", "Bully"]})
    table.ann.chooses("use Jack of Trades 0")
    table.bob.passes()
    assert table.ann.choices == ["pass", "use Jack of Trades 1"]
    table.ann.chooses("use Jack of Trades 1")
    assert table.ann.honor == 11


@rule("l5r.max.definition", "l5r.max.counts-for-all-copies", "l5r.max.player-specific")
def test_a_maximum_counts_for_all_copies_of_one_player(table: Scenario) -> None:
    begin(table, {"hand": ["2x Shove"], "play": ["Bushi"]}, {"play": ["Courtier"], "hand": ["Shove"]})
    table.ann.chooses("use Shove 0")
    table.ann.chooses("Courtier")
    assert table.bob.choices == ["pass", "use Shove 0"]
    table.bob.passes()
    assert table.ann.why_not("Shove") == ["l5r.max.counts-for-all-copies"]


@rule("l5r.then.requires-full-success", "l5r.then.failure-stops")
def test_then_does_not_follow_what_was_prevented(table: Scenario) -> None:
    begin(table, {"play": ["Executioner"]}, {"play": ["Bushi #1", "Amulet {on=#1}", "Bully"]})
    table.ann.chooses("use Executioner 0")
    table.ann.chooses("Bushi")
    table.bob.chooses("respond Amulet 0 0")
    assert table.in_play("Bushi")
    assert table.bob.honor == 10


@rule("l5r.then.success-continues")
def test_then_follows_what_was_done(table: Scenario) -> None:
    begin(table, {"play": ["Executioner"]}, {"play": ["Bushi #1", "Amulet {on=#1}", "Bully"]})
    table.ann.chooses("use Executioner 0")
    table.ann.chooses("Bushi")
    table.bob.passes()
    assert not table.in_play("Bushi")
    assert table.bob.honor == 9


@rule("l5r.take.tokens")
def test_what_is_taken_changes_hands_as_far_as_there_is_any(table: Scenario) -> None:
    begin(table, {"play": ["Taxman"]}, {"play": ["Bully"], "honor": 1})
    table.ann.chooses("use Taxman 0")
    assert (table.ann.honor, table.bob.honor) == (11, 0)


@rule("l5r.fate.spent-to-ring", "l5r.triggered.cost-must-be-payable")
def test_fate_spent_to_a_ring_is_placed_on_it(table: Scenario) -> None:
    begin(table, {"play": ["Sage"], "fate": 1}, {"play": ["Bully"]})
    table.ann.chooses("use Sage 0")
    table.ann.chooses("void")
    assert table.ann.fate == 0
    assert table.ring_fate == (0, 0, 0, 1, 0)
    assert "l5r.triggered.cost-must-be-payable" in table.ann.why_not("Sage")


@pytest.mark.parametrize(
    ("name", "targets"),
    [
        ("Leveller", ["Bushi", "Champion"]),
        ("Arbiter", ["Bushi"]),
        ("Rumor", ["Peasant"]),
        ("Brawler", ["Peasant"]),
    ],
)
def test_requirements_of_targets(table: Scenario, name: str, targets: list[str]) -> None:
    theirs = ["Bushi", "Champion", "Peasant"] if name != "Arbiter" else ["Bushi", "Champion"]
    begin(table, {"play": [f"{name} {{status=-1}}"] if name == "Rumor" else [name]}, {"play": theirs})
    table.ann.chooses(f"use {name} 0")
    found = [choice for choice in table.ann.choices if choice != name]
    assert found == targets


@rule("l5r.play-restriction.must-be-observed")
def test_a_condition_on_what_is_in_play(table: Scenario) -> None:
    begin(table, {"play": ["Steward", "Bully"]}, {"holdings": ["Farm {slot=0}"]})
    assert table.ann.why_not("Steward") == ["l5r.play-restriction.must-be-observed"]
    begin(table, {"play": ["Steward", "Bully"], "holdings": ["Farm {slot=0}"]}, {})
    assert table.ann.why_not("Steward") == []


@rule("l5r.cannot.absolute")
def test_cannot_binds_the_opponent_only_where_it_says_so(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Stone", "Bully"]})
    table.ann.chooses("use Bully 0")
    assert table.ann.choices == ["Bully", "Bully"]
    table.ann.answers(0)
    table.bob.chooses("use Bully 0")
    assert "Stone" in table.bob.choices


@rule("l5r.reaction.after-condition-resolves", "l5r.reaction.window-opens")
def test_a_reaction_follows_what_it_reacts_to(table: Scenario) -> None:
    begin(table, {"play": ["Bully"]}, {"play": ["Sentry", "Bushi"]})
    table.ann.chooses("use Bully 0")
    table.ann.chooses("Bushi")
    assert table.piece("Bushi").bowed
    assert table.bob.choices == ["pass", "respond Sentry 0 0"]
    assert table.bob.decision.rule == "l5r.reaction.alternates-until-both-pass"
    table.bob.chooses("respond Sentry 0 0")
    assert table.bob.honor == 11


@rule("l5r.nested.new-condition-pauses-game", "l5r.nested.lifo")
def test_what_a_reaction_brings_about_is_resolved_inside_it(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Bushi"], "hand": ["Voice"]}, {"play": ["Sentry", "Courtier"]})
    table.ann.chooses("use Bully 0")
    table.ann.chooses("Courtier")
    table.ann.passes()
    table.bob.chooses("respond Sentry 0 0")
    assert table.ann.choices == ["pass", "respond Voice 0 0"], "the reaction itself can be cancelled"
    table.ann.chooses("respond Voice 0 0")
    assert table.bob.honor == 10


@rule("l5r.step-1-1.phase-start-timing-point", "l5r.framework.reaction-timing")
def test_the_beginning_of_a_phase_can_be_reacted_to(table: Scenario) -> None:
    begin(table, {"play": ["Early Bird"]}, {})
    table.ann.chooses("respond Early Bird 0 0")
    assert table.ann.honor == 11


@rule("l5r.constant.active-while-in-play", "l5r.constant.copies-stack")
def test_constant_abilities_apply_while_their_card_is_in_play(table: Scenario) -> None:
    begin(table, {"play": ["Captain", "Captain", "Bushi"], "hand": ["Cheer"]}, {"play": ["Assassin"]})
    bushi = card(table.game, "Bushi")
    assert skill(table.game, bushi, 0) == 5
    table.ann.passes()
    table.bob.chooses("use Assassin 0")
    table.bob.chooses("Captain")
    assert skill(table.game, bushi, 0) == 4


@rule("l5r.gain.characteristics")
def test_a_gained_trait_counts(table: Scenario) -> None:
    begin(table, {"play": ["Mentor", "Bushi"], "hand": ["Cheer"]}, {"play": ["Courtier"]})
    assert has_trait(table.game, card(table.game, "Bushi"), "scholar")
    assert not has_trait(table.game, card(table.game, "Courtier"), "scholar")


@rule("l5r.effect.resolve-as-much-as-possible")
def test_each_part_of_an_effect_resolves_as_far_as_it_can(table: Scenario) -> None:
    begin(table, {"hand": ["Promote"], "play": ["Bushi {status=1}"]}, {})
    table.ann.chooses("use Promote 0")
    table.ann.chooses("Bushi")
    assert (table.piece("Bushi").status, table.piece("Bushi").fate) == (1, 1)
