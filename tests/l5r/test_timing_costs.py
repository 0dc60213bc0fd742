"""Costs: all at once, before targets are chosen, and what becomes of a card whose cost could not be paid."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.l5r.timing_cards import GAME, begin

__all__ = ["GAME"]


@rule("l5r.cost.simultaneous")
def test_all_costs_are_paid_at_the_same_time(table: Scenario) -> None:
    begin(table, {"play": ["Penitent", "Consoler"]}, {"play": ["Bushi"]})
    table.ann.chooses("use Penitent 0")
    assert table.ann.choices == ["pass", "respond Consoler 0 0"], "the reaction to the bowing"
    assert table.ann.honor == 9, "the honor is lost too by then"


@rule("l5r.initiate.step-4-pay-costs", "l5r.initiate.interrupts-and-reactions-throughout")
def test_costs_are_paid_and_reacted_to_before_targets_are_chosen(table: Scenario) -> None:
    begin(table, {"play": ["Penitent", "Consoler"]}, {"play": ["Bushi"]})
    table.ann.chooses("use Penitent 0")
    assert table.piece("Penitent").bowed
    table.ann.chooses("respond Consoler 0 0")
    assert table.ann.honor == 10
    assert table.ann.choices == ["Consoler", "Bushi"], "only now targets are chosen"
    table.ann.chooses("Bushi")
    assert table.piece("Bushi").bowed


@rule("l5r.cost.prevented-payment-card-stays")
def test_an_event_whose_cost_was_not_paid_stays_in_hand(table: Scenario) -> None:
    begin(table, {"play": ["Bushi #1", "Amulet {on=#1}"], "hand": ["Offering"]}, {"play": ["Bully"]})
    table.ann.chooses("use Offering 0")
    table.ann.chooses("Bushi")
    table.ann.chooses("respond Amulet 0 0")
    assert table.in_play("Bushi")
    assert table.ann.hand == ["Offering"]
    assert table.ann.cards_in("conflict-discard") == ["Amulet"]


@rule("l5r.initiate.step-3-apply-cost-modifiers", "l5r.initiate.step-2-determine-cost")
def test_a_modified_fate_cost_is_what_is_paid(table: Scenario) -> None:
    begin(table, {"play": ["Clerk"], "hand": ["Heirloom"], "fate": 0}, {})
    assert table.ann.why_not("Heirloom") == ["l5r.initiate.step-2-determine-cost"]
    begin(table, {"play": ["Quartermaster", "Clerk"], "hand": ["Heirloom"], "fate": 1}, {"play": ["Clerk"]})
    table.ann.chooses("play Heirloom")
    table.ann.chooses("Clerk")
    assert table.ann.fate == 1


@rule("l5r.cost.modifiers-affect-fate-only")
def test_what_lowers_costs_lowers_the_fate_cost_only(table: Scenario) -> None:
    begin(table, {"play": ["Quartermaster", "Penitent", "Bushi"], "hand": ["Offering"]}, {"play": ["Clerk"]})
    table.ann.chooses("use Penitent 0")
    table.ann.chooses("Bushi")
    assert (table.ann.honor, table.piece("Penitent").bowed) == (9, True)
    table.bob.passes()
    table.ann.chooses("use Offering 0")
    table.ann.chooses("Bushi")
    assert not table.in_play("Bushi")


@rule("l5r.initiate.step-4-pay-costs", "l5r.initiate.step-2-determine-cost", "l5r.fate.spent-or-lost-returns")
def test_the_fate_cost_of_an_event_is_paid(table: Scenario) -> None:
    begin(table, {"hand": ["Bribe"], "play": ["Clerk"], "fate": 2}, {})
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert table.ann.why_not("Bribe") == ["l5r.initiate.step-2-determine-cost"]
    begin(table, {"hand": ["Bribe"], "play": ["Clerk"], "fate": 5}, {})
    table.ann.chooses("use Bribe 0")
    assert table.ann.fate == 2


@rule("l5r.initiate.step-3-apply-cost-modifiers", "l5r.cost.modifiers-affect-fate-only")
def test_what_makes_an_event_cheaper_changes_its_fate_cost_only(table: Scenario) -> None:
    begin(table, {"hand": ["Bribe"], "play": ["Clerk", "Quartermaster"], "fate": 2}, {"hand": ["Silencer"]})
    table.ann.chooses("use Bribe 0")
    assert table.deciding == ["bob"]
    assert (table.ann.fate, table.ann.honor) == (0, 9)


@rule("l5r.cancel.event-still-played")
def test_the_fate_cost_of_a_cancelled_event_stays_paid(table: Scenario) -> None:
    begin(table, {"hand": ["Bribe"], "play": ["Clerk"]}, {"hand": ["Silencer"]})
    table.ann.chooses("use Bribe 0")
    table.bob.chooses("respond Silencer 0 0")
    assert (table.ann.fate, table.ann.honor) == (2, 9)
    assert table.ann.cards_in("conflict-discard") == ["Bribe"]


@rule("l5r.bow.bow-cost-unpayable", "l5r.triggered.cost-must-be-payable")
def test_a_bowed_card_cannot_bow_to_pay_a_cost(table: Scenario) -> None:
    begin(table, {"play": ["Squire {bowed=true}", "Clerk"]}, {"play": ["Bushi {bowed=true}"]})
    assert table.ann.choices == ["pass", "use Clerk 0"]
    assert table.ann.why_not("Squire") == ["l5r.triggered.cost-must-be-payable"]
    begin(table, {"play": ["Squire", "Clerk"]}, {"play": ["Bushi {bowed=true}"]})
    assert table.ann.choices == ["pass", "use Squire 0", "use Clerk 0"]


@rule("l5r.bow.cannot-bow-again")
def test_a_bowed_card_bows_again_only_after_it_was_readied(table: Scenario) -> None:
    begin(table, {"play": ["Bully", "Squire"]}, {"play": ["Bushi", "Clerk"]})
    table.ann.chooses("use Bully 0")
    table.ann.chooses("Bushi")
    table.bob.passes()
    table.ann.chooses("use Bully 0")
    assert table.ann.choices == ["Bully", "Squire", "Clerk"], "the second time nobody bows who is bowed"
    table.ann.chooses("Clerk")


@rule("l5r.triggered.potential-ignores-costs", "l5r.triggered.must-change-game-state")
def test_what_only_its_cost_would_make_possible_cannot_be_initiated(table: Scenario) -> None:
    begin(table, {"play": ["Restless One", "Clerk"]}, {})
    assert table.ann.why_not("Restless One") == ["l5r.triggered.must-change-game-state"]


@rule("l5r.triggered.potential-ignores-costs", "l5r.limit.definition")
def test_what_its_cost_makes_impossible_can_be_initiated(table: Scenario) -> None:
    begin(table, {"play": ["Zealot", "Peasant"]}, {"play": ["Clerk"]})
    table.ann.chooses("use Zealot 0")
    table.ann.chooses("Peasant")
    assert table.ann.play == ["Zealot"]
    assert table.ann.why_not("Zealot")[0] == "l5r.limit.definition", "it was used although nobody was left to discard"
