"""Combat: one attack on one target, and who assigns how much damage to what."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import attacks, begin, defends, passes

__all__ = ["GAME"]

ZONES = ("kingdom", "quest", "battlefield")


@rule("invasion.combat.one-attack")
def test_there_is_one_attack_in_a_battlefield_phase(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner", "Drummer"]),
        neutral(hand=["Taint"], battlefield=["Black Orc Squad"]),
    )
    attacks(table, "kingdom", "Mourner")
    assert table.bob.damage == (1, 0, 0)
    passes(table)
    assert (table.active, table.bob.damage) == (1, (1, 0, 0)), "the other did not attack any more"


@rule("invasion.combat.attack-target-choices")
def test_the_target_is_a_zone_or_a_legend_through_a_zone(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(legend=["Malekith"], kingdom=["Drummer"]))
    targets = [[f"target 1 {zone}", f"target Malekith 1 {zone}"] for zone in ZONES]
    assert table.ann.choices == ["pass", *[target for zone in targets for target in zone]]
    table.ann.chooses("target Malekith 1 kingdom")
    table.ann.chooses("Mourner")
    assert table.bob.choices == ["Drummer"], "units of that zone may defend it"


@rule("invasion.combat.attack-target-choices")
def test_zones_that_no_card_protects_can_be_attacked_beside_one_that_is(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(quest=["Doors of Karak Hirn"]))
    assert table.ann.choices == ["pass", "target 1 kingdom", "target 1 battlefield"]


@rule("invasion.combat.attackers-from-battlefield", "invasion.combat.defenders-from-attacked-zone")
@rule("invasion.corruption.no-attack-or-defend")
def test_why_a_card_cannot_attack_or_defend(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner", "Drummer {corrupted=true}", "Totem of Gork"], kingdom=["Herald"]),
        neutral(kingdom=["Scribe", "Watcher {corrupted=true}"], quest=["Healer"], legend=["Malekith"]),
    )
    table.ann.chooses("target 1 kingdom")
    assert table.ann.choices == ["Mourner"]
    assert table.ann.why_not("Drummer") == ["invasion.corruption.no-attack-or-defend"]
    assert table.ann.why_not("Totem of Gork") == ["invasion.card.type-unit"]
    assert table.ann.why_not("Herald") == ["invasion.combat.attackers-from-battlefield"]
    table.ann.chooses("Mourner")
    assert table.bob.choices == ["Scribe"]
    assert table.bob.why_not("Watcher") == ["invasion.corruption.no-attack-or-defend"]
    assert table.bob.why_not("Healer") == ["invasion.combat.defenders-from-attacked-zone"]
    assert table.bob.why_not("Malekith") == ["invasion.legend.no-innate-defence"]


@rule("invasion.combat.attacker-assigns-first")
def test_the_attacker_assigns_before_the_defender_does(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mountain Brigade", "Mourner"]),
        neutral(kingdom=["Drummer", "Scribe"], hand=["Taint"]),
    )
    attacks(table, "kingdom", "Mountain Brigade", "Mourner")
    defends(table, "Drummer", "Scribe")
    assert table.deciding == ["ann"]
    table.ann.distributes({"Drummer": 3})
    assert table.deciding == ["bob"]
    assert (table.piece("Drummer").assigned, table.piece("Drummer").damage) == (3, 0), "Bob sees what is assigned"
    table.bob.distributes({"Mourner": 2})
    assert (table.piece("Mourner").assigned, table.bob.asked) == (2, "act-or-pass")
    passes(table)
    assert (table.piece("Mourner").damage, table.bob.discard) == (2, ["Drummer"])


@rule("invasion.combat.overassign-allowed")
def test_more_damage_may_be_assigned_to_a_unit_than_destroys_it(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mountain Brigade", "Chaos Knights"]),
        neutral(kingdom=["Walking Sacrifice", "Ironclaw's Horde"], hand=["Taint"]),
    )
    attacks(table, "kingdom", "Mountain Brigade", "Chaos Knights")
    defends(table, "Walking Sacrifice", "Ironclaw's Horde")
    table.ann.says(0)
    table.ann.distributes({"Walking Sacrifice": 5})
    assert table.piece("Walking Sacrifice").assigned == 5
    table.bob.distributes({"Mountain Brigade": 4})
    passes(table)
    assert table.in_play("Ironclaw's Horde")
    assert table.bob.damage == (0, 0, 0)


@rule("invasion.combat.defender-damages-attackers-only")
def test_defenders_deal_damage_only_to_attackers(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mourner", "Drummer", "Herald"]),
        neutral(kingdom=["Ironclaw's Horde"]),
    )
    attacks(table, "kingdom", "Mourner", "Drummer")
    defends(table, "Ironclaw's Horde")
    if table.ann.asked == "damage-to-target":
        table.ann.says(0)
    assert (table.bob.asked, table.bob.choices) == ("assign-damage", ["Mourner", "Drummer"])
    table.bob.distributes({"Mourner": 4})
    assert (table.ann.damage, table.piece("Herald").damage) == ((0, 0, 0), 0)


@rule("decision.invasion.assigned-stays")
def test_damage_stays_assigned_when_the_unit_that_deals_it_leaves_play_or_moves(table: Scenario) -> None:
    for leaves in (True, False):
        own = neutral(battlefield=["Gladiator", "Mourner"], hand=["Shove"])
        begin(table, "battlefield", own, neutral(kingdom=["Drummer"]))
        attacks(table, "kingdom", "Gladiator", "Mourner")
        table.bob.chooses()
        table.ann.passes()
        assert (table.ann.asked, table.bob.assigned) == ("act-or-pass", (2, 0, 0))
        table.ann.chooses("use Gladiator" if leaves else "play Shove")
        table.ann.chooses("Drummer" if leaves else "Gladiator")
        if not leaves:
            table.ann.passes()
            table.ann.chooses("zone 0 quest")
        assert table.ann.battlefield == ["Mourner"]
        assert table.bob.assigned == (2, 0, 0)
        passes(table)
        assert table.bob.damage == (2, 0, 0)


@rule("invasion.combat.no-exhaustion")
def test_who_has_attacked_can_defend_in_the_next_turn(table: Scenario) -> None:
    begin(table, "battlefield", neutral(battlefield=["Mourner"]), neutral(battlefield=["Drummer"]))
    attacks(table, "kingdom", "Mourner")
    assert (table.active, table.piece("Mourner").corrupted) == (1, False)
    table.bob.chooses("target 0 battlefield")
    table.bob.chooses("Drummer")
    assert table.ann.choices == ["Mourner"]
