"""Combat: attackers and defenders, damage, burning zones, and the keywords that work there."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import attacks, begin, dwarfs, orcs, passes

__all__ = ["GAME"]


@rule("invasion.combat.attackers-from-battlefield", "invasion.corruption.no-attack-or-defend")
@rule("invasion.combat.defenders-from-attacked-zone")
def test_uncorrupted_units_attack_from_the_battlefield_and_defend_the_attacked_zone(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade", "Troll Slayers {corrupted=true}"], kingdom=["Runesmith"]),
        orcs(kingdom=["Black Orc Squad", "Squig Herders {corrupted=true}"], quest=["Boar Boyz"]),
    )
    table.ann.chooses("target 1 kingdom")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    assert table.bob.choices == ["Black Orc Squad"]


@rule(
    "invasion.combat.damage-totals",
    "invasion.combat.all-damage-must-be-assigned",
    "invasion.damage.stays",
    "invasion.turn.4-assign-damage",
)
@rule("invasion.turn.4-apply-damage")
def test_without_defenders_the_zone_takes_the_damage_of_all_attackers(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade", "Troll Slayers"]), orcs(hand=["Pillage"]))
    attacks(table, "quest", "Mountain Brigade", "Troll Slayers")
    assert table.bob.damage == (0, 3, 0)
    assert table.piece("Mountain Brigade").side == 0


@rule("invasion.capital.zone-burns", "invasion.capital.zone-hit-points", "invasion.capital.excess-damage-lost")
def test_a_zone_burns_when_its_damage_reaches_its_hit_points(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), orcs(damage=[0, 6, 0], hand=["Pillage"]))
    attacks(table, "quest", "Mountain Brigade")
    assert table.bob.burning == (False, True, False)
    assert table.bob.damage == (0, 0, 0)


@rule("invasion.victory.two-burning-zones")
def test_who_burns_two_zones_wins_at_once(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade"]),
        orcs(damage=[0, 6, 0], burning=[True, False, False]),
    )
    attacks(table, "quest", "Mountain Brigade")
    assert table.winners == ["ann"]


@rule("invasion.combat.defenders-before-capital", "invasion.combat.simultaneous-application")
@rule("invasion.damage.unit-destroyed")
def test_defenders_must_be_dealt_with_before_the_zone_takes_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade", "Mountain Brigade"]),
        orcs(kingdom=["Squig Herders"], hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Mountain Brigade", "Mountain Brigade")
    table.bob.chooses("Squig Herders")
    passes(table)
    assert table.ann.decision.most == 2, "4 damage, of which the unit needs 2"
    table.ann.says(2)
    table.bob.distributes({"Mountain Brigade": 1})
    passes(table)
    assert table.bob.discard == ["Squig Herders"]
    assert table.bob.damage == (2, 0, 0)


@rule("invasion.keyword.toughness", "invasion.damage.cancel-timing", "invasion.damage.cancelled-tokens-return")
def test_toughness_cancels_damage_before_it_is_applied(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Hammerer of Karak Azul"]),
        orcs(kingdom=["Squig Herders"], hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Hammerer of Karak Azul")
    table.bob.chooses("Squig Herders")
    passes(table)
    assert table.piece("Hammerer of Karak Azul").damage == 0
    assert table.piece("Squig Herders").damage == 1


@rule("invasion.keyword.counterstrike-value", "invasion.keyword.counterstrike-immediate")
@rule("invasion.keyword.counterstrike-uncancellable", "invasion.keyword.counterstrike-timing")
def test_counterstrike_damages_an_attacker_at_once_and_cannot_be_cancelled(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Hammerer of Karak Azul", "Mountain Brigade"]),
        dwarfs(race="Empire", kingdom=["Reiksguard Knights"]),
    )
    attacks(table, "kingdom", "Hammerer of Karak Azul", "Mountain Brigade")
    table.bob.chooses("Reiksguard Knights")
    table.bob.chooses("Hammerer of Karak Azul")
    assert not table.in_play("Hammerer of Karak Azul"), "two damage, and no toughness against it"


@rule("invasion.turn.4-no-attack-ends-phase", "invasion.combat.attack-optional")
def test_without_attackers_the_turn_goes_to_its_end(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Mountain Brigade"]), orcs(resources=2, hand=["Pillage"]))
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses()
    assert table.combat is None
    assert table.active == 1, "nobody could do anything else, so that it is already the turn of Bob"
