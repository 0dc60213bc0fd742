"""Legends: how they are played, attack, are attacked and defend; with made-up ones, whose power differs by zone."""

from __future__ import annotations

from typing import Any

from nefrit.testing import Scenario, rule
from tests.invasion.legend_cards import GAME
from tests.invasion.sides import attacks, begin, dwarfs, orcs, passes, resolves

__all__ = ["GAME"]

WAITS: dict[str, Any] = {"resources": 3, "hand": ["Demoralise"]}
"""A player who could do something in every window, as soon as there is a unit."""


@rule("invasion.legend.played-like-unit")
def test_a_legend_is_played_in_the_own_capital_phase_and_not_in_response(table: Scenario) -> None:
    hand = ["Old King", "Demolition!"]
    begin(table, "quest", dwarfs(resources=9, hand=hand), orcs(kingdom=["Grimgor's Camp"]))
    assert table.ann.choices == ["pass", "play Demolition!"]
    begin(table, "capital", dwarfs(resources=9, hand=hand), orcs(kingdom=["Grimgor's Camp"]))
    assert "play Old King" in table.ann.choices
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Grimgor's Camp")
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Old King", "2x Demolition!"]),
        orcs(kingdom=["Grimgor's Camp"]),
    )
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Grimgor's Camp")
    assert table.ann.choices == ["pass", "play Demolition!"], "not while a chain is built"
    assert table.ann.why_not("Old King") == ["invasion.play.permanents-not-in-response"]


@rule("invasion.legend.played-like-unit")
def test_a_legend_is_not_played_in_the_turn_of_an_opponent(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(battlefield=["Black Orc Squad"]),
        dwarfs(resources=9, hand=["Old King", "Demolition!"]),
        active=0,
    )
    assert table.bob.why_not("Old King") == ["invasion.play.permanents-owner-capital-phase"]


@rule("invasion.legend.race-must-match-capital")
def test_a_legend_is_of_the_race_of_the_capital(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["Great Warlord", "Old King"]), orcs())
    assert "play Old King" in table.ann.choices
    assert "play Great Warlord" not in table.ann.choices
    assert table.ann.why_not("Great Warlord") == ["invasion.legend.race-must-match-capital"]


@rule("invasion.legend.one-at-a-time")
def test_a_player_has_one_legend(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, legend=["Young King"], hand=["Old King"]), orcs())
    assert table.ann.why_not("Old King") == ["invasion.legend.one-at-a-time"]
    begin(table, "capital", dwarfs(resources=9, hand=["Old King"]), orcs(legend=["Great Warlord"]))
    table.ann.chooses("play Old King")
    assert table.ann.legend == ["Old King"], "each player may have one"


@rule("invasion.legend.may-attack")
def test_a_legend_attacks_with_its_battlefield_power(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(legend=["Old King"], kingdom=["Runesmith"]), orcs(hand=["Pillage"]))
    table.ann.chooses("target 1 quest")
    assert table.ann.choices == ["Old King"], "as though it were in the battlefield"
    table.ann.chooses("Old King")
    assert table.bob.damage == (0, 3, 0)


@rule("invasion.legend.attacked-through-zone")
def test_a_legend_is_attacked_through_a_zone_whose_units_defend_it(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(legend=["Old King"], kingdom=["Runesmith"], quest=["Mountain Brigade"], hand=["Pillage"]),
    )
    zones = ("kingdom", "quest", "battlefield")
    targets = [f"target {who}1 {zone}" for zone in zones for who in ("", "Old King ")]
    assert table.ann.choices == ["pass", *targets]
    table.ann.chooses("target Old King 1 kingdom")
    table.ann.chooses("Boar Boyz")
    assert table.bob.choices == ["Runesmith"], "of that zone only"


@rule("invasion.legend.defenders-first")
def test_defenders_are_destroyed_before_the_legend_is_dealt_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Grimgor Ironhide"]),
        dwarfs(legend=["Old King"], kingdom=["Zhufbar Engineers {damage=1}"]),
    )
    table.ann.chooses("target Old King 1 kingdom")
    table.ann.chooses("Grimgor Ironhide")
    table.bob.chooses("Zhufbar Engineers")
    assert table.ann.asked == "damage-to-target"
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 1), "two of three destroy the defender"
    table.ann.says(1)
    assert table.bob.discard == ["Zhufbar Engineers"]
    assert table.piece("Old King").damage == 1


@rule("invasion.legend.destroyed", "invasion.turn.4-assign-damage")
def test_a_legend_is_destroyed_by_damage_and_no_zone_burns(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Grimgor Ironhide"], **WAITS),
        dwarfs(legend=["Old King {damage=2}"], damage=[7, 0, 0]),
    )
    passes(table)
    table.ann.chooses("target Old King 1 kingdom")
    passes(table)
    table.ann.chooses("Grimgor Ironhide")
    passes(table)
    assert (table.bob.legend, table.bob.discard) == ([], ["Old King"])
    assert (table.bob.damage, table.bob.burning) == ((7, 0, 0), (False, False, False))


@rule("invasion.legend.no-innate-defence")
def test_a_legend_does_not_defend_a_zone(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(legend=["Old King"], kingdom=["Runesmith"], hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Boar Boyz")
    assert table.bob.choices == ["Runesmith"]


@rule("invasion.legend.auto-defends-itself", "invasion.legend.defending-power")
def test_an_attacked_legend_defends_itself_with_its_power_in_that_zone(table: Scenario) -> None:
    for zone, power in (("kingdom", 1), ("quest", 2), ("battlefield", 3)):
        begin(table, "battlefield", orcs(battlefield=["Boar Boyz"], **WAITS), dwarfs(legend=["Old King"]))
        passes(table)
        table.ann.chooses(f"target Old King 1 {zone}")
        passes(table)
        table.ann.chooses("Boar Boyz")
        for _ in range(4):
            table.ann.passes()
        assert (table.piece("Boar Boyz").damage, table.piece("Old King").damage) == (power, 1)


@rule("invasion.legend.corrupted")
def test_a_corrupted_legend_neither_attacks_nor_defends(table: Scenario) -> None:
    corrupted = "Old King {corrupted=true}"
    begin(table, "battlefield", dwarfs(legend=[corrupted], battlefield=["Runesmith"]), orcs(hand=["Pillage"]))
    table.ann.chooses("target 1 quest")
    assert table.ann.choices == ["Runesmith"]
    begin(table, "battlefield", orcs(battlefield=["Boar Boyz"], **WAITS), dwarfs(legend=[corrupted]))
    passes(table)
    table.ann.chooses("target Old King 1 battlefield")
    passes(table)
    table.ann.chooses("Boar Boyz")
    for _ in range(4):
        table.ann.passes()
    assert (table.piece("Boar Boyz").damage, table.piece("Old King").damage) == (0, 1)


@rule("invasion.legend.kingdom-and-quest-power")
def test_a_legend_counts_in_every_zone(table: Scenario) -> None:
    begin(table, "kingdom", dwarfs(legend=["Old King"], resources=5), orcs())
    resolves(table)
    assert table.ann.resources == 3 + 1
    assert len(table.ann.hand) == 1 + 2


@rule("invasion.combat.damage-totals", "invasion.legend.may-attack")
def test_a_legend_attacks_with_its_power_in_the_battlefield(table: Scenario) -> None:
    """The Great Warlord has a power of 2, 2 and 4."""
    begin(table, "battlefield", orcs(legend=["Great Warlord"]), dwarfs())
    attacks(table, "kingdom", "Great Warlord")
    assert table.bob.damage == (4, 0, 0)
