"""Attacks that are redirected: where to, and what is said of units that attack a zone."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, passes, power_of, resolves

__all__ = ["GAME"]


@rule("invasion.core.cannot-is-absolute")
def test_an_attack_is_not_redirected_to_a_zone_that_cannot_be_attacked(table: Scenario) -> None:
    """Doors of Karak Hirn lies in the kingdom, and the quest zone is attacked. Where can Sigmar's Intervention lead?

    Only to the battlefield: the kingdom cannot be attacked.
    """
    own = capital("Empire", resources=9, kingdom=["Doors of Karak Hirn"], hand=["Sigmar's Intervention"])
    begin(table, "battlefield", orcs(battlefield=["Boar Boyz"]), own)
    passes(table)
    table.ann.chooses("target 1 quest")
    passes(table)
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("play Sigmar's Intervention")
    resolves(table)
    assert table.bob.damage == (0, 0, 1), "nobody was asked, for there is only one zone"


@rule("decision.invasion.redirected-attack")
def test_rune_of_fortitude_works_while_its_zone_is_attacked(table: Scenario) -> None:
    """A unit attacks the zone of Rune of Fortitude, and the attack is redirected. How much power has the unit?

    Its own again: it does not attack that zone any longer.
    """
    own = capital("Empire", resources=9, kingdom=["Rune of Fortitude"], hand=["Sigmar's Intervention"])
    begin(table, "battlefield", orcs(battlefield=["Black Orc Squad"]), own)
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Black Orc Squad")
    assert power_of(table, "Black Orc Squad") == 0
    table.bob.chooses("play Sigmar's Intervention")
    resolves(table)
    table.bob.chooses("zone 1 quest")
    assert power_of(table, "Black Orc Squad") == 1


@rule("decision.invasion.redirected-attack")
def test_rune_of_fortitude_is_over_when_combat_is(table: Scenario) -> None:
    """A unit has attacked the zone of Rune of Fortitude. How much power has it in the window after combat?

    Its own: it attacks nothing then.
    """
    own = orcs(battlefield=["Black Orc Squad"], resources=3, hand=["Favour of Mork"])
    begin(table, "battlefield", own, dwarfs(kingdom=["Rune of Fortitude", "Mountain Brigade"]))
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Black Orc Squad")
    table.ann.chooses("no")
    assert power_of(table, "Black Orc Squad") == 0
    passes(table)
    table.bob.chooses()
    while table.game.table.combat is not None:
        table.ann.passes()
    assert table.ann.asked == "act-or-pass"
    assert power_of(table, "Black Orc Squad") == 1


@rule("decision.invasion.redirected-attack")
def test_an_attack_that_is_redirected_to_rune_of_fortitude_meets_it(table: Scenario) -> None:
    """An attack is redirected to the zone of Rune of Fortitude. Does its player pay for the attackers?

    Yes, or they lose power: they attack that zone now.
    """
    own = capital("Empire", resources=9, kingdom=["Rune of Fortitude"], hand=["Sigmar's Intervention"])
    begin(table, "battlefield", orcs(battlefield=["Black Orc Squad"], resources=1), own)
    passes(table)
    table.ann.chooses("target 1 quest")
    passes(table)
    table.ann.chooses("Black Orc Squad")
    table.bob.chooses("play Sigmar's Intervention")
    resolves(table)
    table.bob.chooses("zone 1 kingdom")
    assert table.ann.asked == "unless-paid"
    table.ann.chooses("no")
    assert table.bob.damage == (0, 0, 0)


@rule("invasion.move.attacker-leaves-combat")
def test_a_unit_that_attacks_no_longer_has_its_power_again(table: Scenario) -> None:
    """Rune of Fortitude weakens an attacker, which then moves away. How much power has it?

    Its own: it does not attack any longer.
    """
    begin(
        table,
        "battlefield",
        capital("Empire", resources=9, battlefield=["Pistoliers"], hand=["Forced March"]),
        dwarfs(kingdom=["Rune of Fortitude"]),
    )
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Pistoliers")
    table.ann.chooses("no")
    assert power_of(table, "Pistoliers") == 0
    table.ann.chooses("use Pistoliers")
    resolves(table)
    table.ann.chooses("zone 0 quest")
    assert power_of(table, "Pistoliers") == 1


@rule("decision.invasion.redirected-attack")
def test_rune_of_fortitude_is_met_anew_when_the_attack_comes_back(table: Scenario) -> None:
    """An attack is redirected from the zone of Rune of Fortitude, and back again. Who pays now has paid for it?

    Yes: what the attackers lost at first was over when they attacked the other zone.
    """
    own = capital("Empire", resources=9, kingdom=["Rune of Fortitude"], hand=["2x Sigmar's Intervention"])
    begin(table, "battlefield", orcs(battlefield=["Black Orc Squad"], resources=1), own)
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Black Orc Squad")
    table.ann.chooses("no")
    for zone in ("quest", "kingdom"):
        table.bob.chooses("play Sigmar's Intervention")
        resolves(table)
        table.bob.chooses(f"zone 1 {zone}")
    table.ann.chooses("pay")
    assert table.bob.damage == (1, 0, 0)


@rule("invasion.play.constant-effect")
def test_rune_of_fortitude_works_only_while_it_is_in_play(table: Scenario) -> None:
    """Rune of Fortitude weakens an attacker, and then it is destroyed. How much power has the attacker?

    Its own: a constant effect is over when its card leaves play.
    """
    own = orcs(battlefield=["Black Orc Squad"], resources=9, hand=["Pillage"])
    begin(table, "battlefield", own, dwarfs(kingdom=["Rune of Fortitude"]))
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Black Orc Squad")
    table.ann.chooses("no")
    table.ann.chooses("play Pillage")
    table.ann.chooses("Rune of Fortitude")
    resolves(table)
    assert table.bob.damage == (1, 0, 0)
