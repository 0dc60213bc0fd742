"""Moving cards: where they can go, and what becomes of combat, quests and damage."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import attacks, begin, passes

__all__ = ["GAME"]

AT_REST = 0


@rule("invasion.move.different-zone")
def test_a_card_moves_to_another_zone_than_its_own(table: Scenario) -> None:
    begin(table, "battlefield", neutral(resources=1, battlefield=["Pistoliers"]), neutral())
    table.ann.chooses("use Pistoliers")
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest"]
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Pistoliers"]


@rule("invasion.move.not-to-opponents-zone")
def test_cards_stay_in_the_capital_in_which_they_are(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Shove"]), neutral(kingdom=["Totem of Gork"]))
    table.ann.chooses("play Shove")
    table.ann.chooses("Totem of Gork")
    assert table.ann.choices == ["zone 1 quest", "zone 1 battlefield"]


@rule("invasion.combat.no-voluntary-zone-change")
def test_nobody_moves_cards_without_an_effect(table: Scenario) -> None:
    begin(table, "capital", neutral(kingdom=["Mourner"], battlefield=["Totem of Gork"], hand=["Taint"]), neutral())
    assert table.ann.choices == [
        "pass",
        "play Taint",
        *[f"develop Taint {zone}" for zone in ("kingdom", "quest", "battlefield")],
    ]
    table.everybody_passes()
    assert (table.ann.kingdom, table.ann.battlefield) == (["Mourner"], ["Totem of Gork"])


@rule("invasion.move.attacker-leaves-combat")
def test_an_attacker_that_leaves_the_battlefield_no_longer_attacks(table: Scenario) -> None:
    begin(table, "battlefield", neutral(resources=1, battlefield=["Pistoliers", "Mourner"]), neutral())
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.ann.chooses("Pistoliers", "Mourner")
    table.ann.chooses("use Pistoliers")
    table.ann.chooses("zone 0 kingdom")
    assert table.piece("Pistoliers").side == AT_REST
    passes(table)
    assert table.bob.damage == (1, 0, 0), "only the other dealt damage"


@rule("invasion.move.defender-leaves-combat")
def test_a_defender_that_leaves_the_attacked_zone_no_longer_defends(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mountain Brigade"]),
        neutral(resources=1, kingdom=["Pistoliers"]),
    )
    attacks(table, "kingdom", "Mountain Brigade")
    table.bob.chooses("Pistoliers")
    table.bob.chooses("use Pistoliers")
    table.bob.chooses("zone 1 quest")
    passes(table)
    assert table.piece("Mountain Brigade").damage == 0
    assert table.bob.damage == (2, 0, 0)


@rule("invasion.move.combat-exception")
def test_who_may_attack_from_any_zone_attacks_on(table: Scenario) -> None:
    begin(table, "battlefield", neutral(hand=["Shove"], battlefield=["Greyseer Thanquol"]), neutral())
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.ann.chooses("Greyseer Thanquol")
    table.ann.chooses("play Shove")
    table.ann.chooses("Greyseer Thanquol")
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Greyseer Thanquol"]
    assert table.bob.damage == (2, 0, 0)


@rule("invasion.move.quest-or-unit-breaks-questing")
def test_a_unit_or_a_quest_that_moves_ends_the_questing_and_the_tokens_are_lost(table: Scenario) -> None:
    for moved in ("Mourner", "A Glorious Death"):
        quest = ["A Glorious Death #1 {resources=2}", "Mourner {quest=#1}"]
        begin(table, "battlefield", neutral(hand=["Shove"], quest=quest), neutral())
        table.ann.chooses("play Shove")
        table.ann.chooses(moved)
        table.ann.chooses("zone 0 kingdom")
        assert (table.ann.kingdom, len(table.ann.quest)) == ([moved], 1)
        assert table.piece("Mourner").quest == -1
        assert table.piece("A Glorious Death").resources == 0


@rule("invasion.move.assigned-damage-follows")
def test_damage_that_was_assigned_to_a_unit_that_moves_is_still_dealt(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mountain Brigade"]),
        neutral(kingdom=["Black Orc Squad"], hand=["Shove"]),
    )
    attacks(table, "kingdom", "Mountain Brigade")
    table.bob.chooses("Black Orc Squad")
    while table.piece("Black Orc Squad").assigned == 0:
        table.bob.passes()
    table.bob.chooses("play Shove")
    table.bob.chooses("Black Orc Squad")
    table.bob.chooses("zone 1 quest")
    assert table.piece("Black Orc Squad").side == AT_REST
    assert (table.bob.quest, table.piece("Black Orc Squad").damage) == (["Black Orc Squad"], 2)
    assert table.piece("Mountain Brigade").damage == 1, "so is what it had been counted for"
