"""One attack, step by step: who is asked what, and what is left when it is over."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.chain_cards import GAME
from tests.invasion.made_up_cards import neutral
from tests.invasion.sides import attacks, begin, defends, passes, power_of

__all__ = ["GAME"]


@rule("invasion.turn.4-declare-attackers", "invasion.turn.4-no-attack-ends-phase")
def test_who_has_no_attacker_left_after_declaring_a_target_is_not_asked(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(hand=["Taint"], kingdom=["Drummer"]))
    table.bob.passes()
    table.ann.chooses("target 1 kingdom")
    table.bob.chooses("play Taint")
    table.bob.chooses("Mourner")
    assert (table.active, table.combat, table.bob.damage) == (1, None, (0, 0, 0)), "the turn is over"


@rule("invasion.turn.4-declare-defenders")
def test_defenders_are_declared_even_if_there_are_none(table: Scenario) -> None:
    """Bob may use his Planner until then, and not in the window after that."""
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner"], hand=["Taint"]),
        neutral(quest=["Planner"], hand=["Taint"]),
    )
    table.ann.passes()
    table.bob.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.bob.passes()
    table.ann.chooses("Mourner")
    seen = []
    while table.combat is not None:
        table.ann.passes()
        seen.append("use Planner" in table.bob.choices)
        table.bob.passes()
    assert seen == [True, True, False, False], "after attackers and ambushers, then after defenders and damage"


@rule("invasion.combat.defenders-before-capital", "invasion.combat.attacker-assigns-first")
def test_nobody_is_asked_where_all_damage_is_needed_for_the_defenders(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["3x Mourner"]), neutral(kingdom=["Drummer"]))
    attacks(table, "kingdom", "Mourner", "Mourner", "Mourner")
    table.bob.chooses("Drummer")
    assert table.deciding == ["bob"]
    table.bob.distributes({"Mourner": 1})
    assert (table.bob.discard, table.bob.damage) == (["Drummer"], (0, 0, 0)), "3 for 3 hit points"


@rule("invasion.turn.4-apply-damage")
def test_no_damage_stays_assigned_when_it_has_been_applied(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["2x Mourner"]), neutral(kingdom=["Scribe {damage=2}"]))
    attacks(table, "kingdom", "Mourner", "Mourner")
    table.bob.chooses("Scribe")
    table.ann.says(1)
    table.bob.distributes({"Mourner": 1})
    assert (table.bob.damage, table.bob.assigned) == ((1, 0, 0), (0, 0, 0))
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(kingdom=["Scribe"]))
    attacks(table, "kingdom", "Mourner")
    defends(table, "Scribe")
    for name in ("Mourner", "Scribe"):
        assert (table.piece(name).damage, table.piece(name).assigned) == (1, 0)


@rule("invasion.turn.4-combat-ends")
def test_what_lasts_until_the_end_of_combat_is_over_then(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["2x Mourner"], hand=["War Cry", "Charge", "Taint"], kingdom=["Scribe"]),
        neutral(),
    )
    passes(table)
    table.ann.chooses("target 1 kingdom")
    for tactic in ("War Cry", "Charge"):
        table.ann.chooses(f"play {tactic}")
        table.ann.chooses("Scribe")
    table.ann.passes()
    assert power_of(table, "Scribe") == 7
    table.ann.passes()
    table.ann.chooses("Mourner")
    while table.combat is not None:
        table.ann.passes()
    assert power_of(table, "Scribe") == 1


@rule("invasion.combat.damage-totals")
def test_what_adds_to_the_damage_in_combat_counts_for_the_cards_it_is_about(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Bruiser", "Mourner"]), neutral(quest=["Bruiser"]))
    attacks(table, "kingdom", "Bruiser", "Mourner")
    assert table.bob.damage == (4, 0, 0), "1 and 1, and 2 for the one who attacks"
