"""Errata that limit cards: Limited, unique, once in a turn or a phase; and the same cards as printed."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, resolves

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"
FAQ, PRINTED = "faq-2.2", "printed"


def is_limited(table: Scenario, name: str, edition: str) -> bool:
    """Whether a card cannot be played any more when Temple of Ulric, which is Limited, has been."""
    begin(
        table,
        "capital",
        capital("Empire", resources=40, hand=["Temple of Ulric", name, "Pillage"]),
        orcs(kingdom=["Boar Boyz"]),
        edition=edition,
    )
    table.ann.chooses("play Temple of Ulric kingdom")
    resolves(table)
    return "invasion.keyword.limited" in table.ann.why_not(name)


@rule("invasion.errata.order-in-chaos")
def test_order_in_chaos_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Order in Chaos", FAQ)
    assert not is_limited(table, "Order in Chaos", PRINTED)


@rule("invasion.errata.fists-of-mork")
def test_fists_of_mork_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Fists of Mork", FAQ)
    assert not is_limited(table, "Fists of Mork", PRINTED)


@rule("invasion.errata.pigeon-bombs")
def test_pigeon_bombs_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Pigeon Bombs", FAQ)
    assert not is_limited(table, "Pigeon Bombs", PRINTED)


@rule("invasion.errata.convocation-of-eagles")
def test_convocation_of_eagles_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Convocation of Eagles", FAQ)
    assert not is_limited(table, "Convocation of Eagles", PRINTED)


@rule("invasion.errata.doubling-of-the-guard")
def test_doubling_of_the_guard_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Doubling of the Guard", FAQ)
    assert not is_limited(table, "Doubling of the Guard", PRINTED)


@rule("invasion.errata.snotling-invasion")
def test_snotling_invasion_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Snotling Invasion", FAQ)
    assert not is_limited(table, "Snotling Invasion", PRINTED)


@rule("invasion.errata.arcane-power-limited")
def test_arcane_power_is_limited(table: Scenario) -> None:
    assert is_limited(table, "Arcane Power", FAQ)
    assert not is_limited(table, "Arcane Power", PRINTED)


@rule("invasion.errata.offering-to-hekarti")
def test_offering_to_hekarti_is_unique(table: Scenario) -> None:
    for edition, there in ((FAQ, False), (PRINTED, True)):
        name = "Offering to Hekarti"
        begin(table, "capital", capital("Dark Elf", resources=9, quest=[name], hand=[name]), orcs(), edition=edition)
        assert (f"play {name} quest" in table.ann.choices) is there


def uses_left(table: Scenario, name: str) -> bool:
    """Whether Ann may use a card once more when she has done so, and somebody has answered what is asked."""
    table.ann.chooses(f"use {name}")
    if table.ann.asked == "which-player":
        table.ann.chooses("player 1")
    resolves(table)
    if table.bob.asked == "indirect":
        table.bob.distributes({"zone 1 quest": 2})
    return f"use {name}" in table.ann.choices


@rule("invasion.errata.repeater-bolt-thrower")
def test_repeater_bolt_thrower_shoots_once_a_turn(table: Scenario) -> None:
    for edition, again in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital("High Elf", resources=9, battlefield=["Repeater Bolt Thrower", STONE, STONE], hand=["Pillage"]),
            dwarfs(),
            edition=edition,
        )
        assert uses_left(table, "Repeater Bolt Thrower") is again
        assert (table.ann.resources, table.bob.damage) == (7, (0, 2, 0))


@rule("invasion.errata.reaper-bolt-thrower")
def test_reaper_bolt_thrower_shoots_once_a_turn_from_the_battlefield(table: Scenario) -> None:
    for edition, again in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital("Dark Elf", resources=9, battlefield=["Reaper Bolt Thrower"], hand=["Pillage"]),
            dwarfs(),
            edition=edition,
        )
        assert uses_left(table, "Reaper Bolt Thrower") is again
        assert table.bob.damage == (0, 2, 0)
    begin(table, "capital", capital("Dark Elf", resources=9, quest=["Reaper Bolt Thrower"], hand=["Pillage"]), dwarfs())
    assert "use Reaper Bolt Thrower" not in table.ann.choices


@rule("invasion.errata.werner-ludenhof")
def test_werner_ludenhof_moves_once_a_turn(table: Scenario) -> None:
    for edition, again in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital(
                "Empire",
                kingdom=["Werner Ludenhof"],
                quest=["Defend the Border", "Prepare for War!"],
                hand=["Pillage"],
                resources=2,
            ),
            orcs(kingdom=["Grimgor's Camp"]),
            edition=edition,
        )
        table.ann.chooses("use Werner Ludenhof")
        resolves(table)
        table.ann.chooses("Defend the Border")
        assert ("use Werner Ludenhof" in table.ann.choices) is again


@rule("invasion.errata.the-imperial-zoo")
def test_the_imperial_zoo_grows_once_a_phase_for_as_much_as_it_has(table: Scenario) -> None:
    for edition, again in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital("Empire", resources=9, kingdom=["The Imperial Zoo {resources=2}"], hand=["Peasant Militia"]),
            orcs(),
            edition=edition,
        )
        assert uses_left(table, "The Imperial Zoo") is again
        assert (table.ann.resources, table.piece("The Imperial Zoo").resources) == (7, 3)


@rule("invasion.errata.war-machine-emplacement")
def test_war_machine_emplacement_shoots_once_at_an_attacker(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz", "Black Orc Squad"], resources=3, hand=["Demoralise"]),
        capital("Empire", resources=9, battlefield=["War Machine Emplacement"]),
    )
    table.ann.passes()
    table.ann.chooses("target 1 kingdom")
    table.ann.passes()
    table.ann.chooses("Boar Boyz")
    table.ann.passes()
    table.bob.chooses("use War Machine Emplacement")
    assert table.bob.choices == ["Boar Boyz"]
    table.bob.chooses("Boar Boyz")
    table.ann.passes()
    assert (table.ann.piece("Boar Boyz").damage, table.bob.resources) == (2, 7)
    assert table.bob.asked is None


@rule("invasion.errata.temple-of-ulric")
def test_temple_of_ulric_switches_once_a_turn_and_moves_tokens_and_unit(table: Scenario) -> None:
    for edition, again in ((FAQ, False), (PRINTED, True)):
        begin(
            table,
            "capital",
            capital(
                "Empire",
                resources=2,
                kingdom=["Temple of Ulric"],
                quest=["Defend the Border #5 {resources=2}", "Huntsmen {quest=#5}"],
                hand=["Prepare for War!", "Pillage"],
            ),
            orcs(kingdom=["Grimgor's Camp"]),
            edition=edition,
        )
        table.ann.chooses("use Temple of Ulric")
        table.ann.chooses("Defend the Border")
        resolves(table)
        table.ann.chooses("Prepare for War!")
        assert table.ann.hand == ["Pillage", "Defend the Border"]
        assert table.piece("Prepare for War!").resources == 2
        assert table.game.faces[table.piece("Huntsmen").quest].name == "Prepare for War!"
        assert ("use Temple of Ulric" in table.ann.choices) is again
