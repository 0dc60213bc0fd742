"""Costs: the number in the corner, loyalty on top of it, what lowers it, and cards played for no cost."""

from __future__ import annotations

import pytest

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, power_of, resolves

__all__ = ["GAME"]


# ---- Loyalty


@rule("invasion.cost.loyalty-example", "invasion.term.loyalty-increases")
def test_thyrus_gorman_costs_four_with_two_symbols_of_the_empire(table: Scenario) -> None:
    for resources, reasons in ((3, ["invasion.cost.total"] * 3), (4, [])):
        side = capital("Empire", resources=resources, hand=["Thyrus Gorman"], quest=["Huntsmen"])
        begin(table, "capital", side, orcs())
        assert table.ann.why_not("Thyrus Gorman") == reasons
    table.ann.chooses("play Thyrus Gorman battlefield")
    assert table.ann.resources == 0


@rule("invasion.term.cost-ignores-loyalty-example")
def test_what_asks_for_a_cost_does_not_ask_for_loyalty(table: Scenario) -> None:
    """Of the five cards Keystone Forge and Grudge Thrower cost at most 2; what loyalty they have does not matter."""
    deck = ["Grudge Thrower", "Runesmith", "Keystone Forge", "Master Rune of Dismay", "Demolition!", "9x Runesmith"]
    begin(table, "capital", dwarfs(resources=3, hand=["Dwarf Cannon Crew"], deck=deck), orcs())
    table.ann.chooses("play Dwarf Cannon Crew quest")
    assert table.ann.choices == ["Grudge Thrower", "Keystone Forge"]
    table.ann.chooses("Grudge Thrower")
    assert table.ann.quest == ["Dwarf Cannon Crew", "Grudge Thrower"]


# ---- Lower costs


@rule("invasion.term.cost-zero-not-reducible")
def test_what_costs_nothing_cannot_be_lowered_so_that_loyalty_is_paid(table: Scenario) -> None:
    hand = ["We'z Bigga!", "Peasant Militia"]
    begin(table, "capital", orcs(resources=1, hand=hand), dwarfs())
    assert "play Peasant Militia kingdom" in table.ann.choices, "0, and 1 for loyalty"
    table.ann.chooses("play We'z Bigga!")
    resolves(table)
    table.ann.chooses("play Peasant Militia kingdom")
    assert table.ann.resources == 0


@rule("invasion.term.reduction-floor")
def test_power_and_hit_points_do_not_fall_below_nothing(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", hand=["2x Demoralise"], quest=["Runefang of Solland {on=#1}", "Huntsmen #1"]),
        orcs(kingdom=["Squig Herders", "Boar Boyz"]),
    )
    for _ in range(2):
        table.ann.chooses("play Demoralise")
        table.ann.chooses("Squig Herders")
        resolves(table)
    assert power_of(table, "Squig Herders") == 0, "1, less 2, less 2"
    assert power_of(table, "Boar Boyz") == 1


# ---- For no cost


@rule("invasion.term.for-no-cost-text-costs-remain", "invasion.term.for-no-cost")
@pytest.mark.parametrize("units", [[], ["Cold One Riders"]])
def test_a_card_played_for_no_cost_still_asks_for_what_its_text_says(table: Scenario, units: list[str]) -> None:
    """Culling the Weak asks for a unit; neither its 2 resources nor its loyalty are paid."""
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=4, hand=["Slaanesh's Domination", "Hate"], battlefield=units),
        orcs(hand=["Culling the Weak"]),
    )
    table.ann.chooses("play Slaanesh's Domination")
    table.ann.chooses("player 1")
    assert table.ann.resources == 0
    resolves(table)
    table.ann.says(1)
    if not units:
        assert table.ann.asked == "act-or-pass", "nothing could be sacrificed"
        return
    assert table.ann.choices == ["pass", "Culling the Weak"]
    table.ann.chooses("Culling the Weak")
    table.ann.chooses("Cold One Riders")
    assert table.ann.discard == ["Slaanesh's Domination", "Cold One Riders"]
    assert table.bob.discard == ["Culling the Weak"]
