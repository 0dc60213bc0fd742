"""Fulcrums: who attacks and defends them, and what they count as."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, capital, dwarfs, in_the_zone, orcs, passes
from tests.invasion.test_cataclysm import TOR, attacks_fulcrum, in_cataclysm, passes_to_the_fulcrums

__all__ = ["GAME"]


@rule("invasion.faq.scout-raider-uncontrolled-fulcrum")
def test_scouts_find_nothing_at_a_fulcrum_of_nobody(table: Scenario) -> None:
    """A unit with Scout survives an attack on a fulcrum that nobody controls. Does anybody discard a card?

    No: Scout and Raider have no effect there.
    """
    mine = capital("Empire", battlefield=["Free Company"])
    in_cataclysm(table, "battlefield", mine, dwarfs(hand=["Runesmith"]), fulcrum=[TOR])
    attacks_fulcrum(table, TOR, "Free Company")
    assert table.bob.discard == []


@rule("invasion.faq.scout-raider-controlled-fulcrum")
def test_scouts_work_at_a_fulcrum_that_somebody_controls(table: Scenario) -> None:
    """A unit with Scout survives an attack on a fulcrum that an opponent controls. Does the opponent discard a card?

    Yes, as after any attack.
    """
    mine = capital("Empire", battlefield=["Free Company"])
    in_cataclysm(table, "battlefield", mine, dwarfs(hand=["Runesmith"], battlefield=[TOR]))
    attacks_fulcrum(table, TOR, "Free Company")
    assert table.bob.discard == ["Runesmith"]


@rule("invasion.faq.cataclysm-two-attacks")
def test_what_works_by_attacking_works_in_both_attacks(table: Scenario) -> None:
    """A unit with Scout survives both attacks of a battlefield phase of Cataclysm. How often does it scout?

    Twice: once in each attack.
    """
    mine = capital("Empire", battlefield=["Free Company"])
    in_cataclysm(table, "battlefield", mine, dwarfs(hand=["2x Runesmith"], battlefield=[TOR]))
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Free Company")
    passes(table)
    assert table.bob.discard == ["Runesmith"]
    table.ann.chooses(f"fulcrum {TOR}")
    passes(table)
    table.ann.chooses("Free Company")
    passes(table)
    assert table.bob.discard == ["Runesmith", "Runesmith"]


@rule("invasion.faq.legends-attack-fulcrums")
def test_a_legend_attacks_a_fulcrum(table: Scenario) -> None:
    """Can a legend attack a fulcrum?

    Yes.
    """
    mine = capital("Dark Elf", legend=["Malekith"], battlefield=["2x Chaos Knights"])
    in_cataclysm(table, "battlefield", mine, dwarfs(), fulcrum=[TOR])
    attacks_fulcrum(table, TOR, "Malekith", "Chaos Knights", "Chaos Knights")
    assert table.piece(TOR).controller == 0


@rule("invasion.faq.legends-defend-fulcrums")
def test_a_legend_defends_a_fulcrum_only_with_descendant_of_gods(table: Scenario) -> None:
    """Can a legend defend a fulcrum? And if Descendant of Gods is attached to it?

    It cannot, unless it has that attachment.
    """
    for attached in (False, True):
        legend = ["Malekith #1", "Descendant of Gods {on=#1}"] if attached else ["Malekith"]
        theirs = capital("Dark Elf", legend=legend, battlefield=[TOR, "Mountain Brigade"])
        in_cataclysm(table, "battlefield", capital("Chaos", battlefield=["Chaos Knights"]), theirs)
        attacks_fulcrum(table, TOR, "Chaos Knights")
        assert ("Malekith" in table.bob.choices) == attached
        assert "Mountain Brigade" in table.bob.choices


@rule("invasion.faq.fulcrum-attack-only-cataclysm-attacks")
def test_an_attack_outside_the_battlefield_phase_is_not_made_against_a_fulcrum(table: Scenario) -> None:
    """Can a fulcrum be attacked by an attack outside the battlefield phase, such as that of Wolves of the North?

    No. Fulcrums are attacked only with the attacks that Cataclysm gives.
    """
    mine = capital("Chaos", quest=["Wolves of the North #1", "Bloodsworn {quest=#1}"])
    in_cataclysm(table, "quest", mine, orcs(battlefield=[TOR]), fulcrum=["Balewind Vortex"])
    table.ann.chooses("use Wolves of the North")
    assert table.ann.asked == "attack-target"
    assert table.ann.choices == ["pass", "target 1 kingdom", "target 1 quest", "target 1 battlefield"]


@rule("invasion.faq.fulcrum-attack-is-zone-attack")
def test_an_attack_on_a_controlled_fulcrum_attacks_its_zone(table: Scenario) -> None:
    """A fulcrum in a player's battlefield is attacked. Can that player use what waits for an attack on the capital?

    Yes: such an attack is an attack on the zone in which the fulcrum lies, too.
    """
    theirs = capital(
        "High Elf", resources=4, hand=["Strike from the Shadows"], battlefield=[TOR, f"Silver Helm Brigade {HIDDEN}"]
    )
    in_cataclysm(table, "battlefield", orcs(battlefield=["Boar Boyz"]), theirs, fulcrum=["Balewind Vortex"])
    table.ann.chooses("pass")
    table.ann.chooses(f"fulcrum {TOR}")
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("play Strike from the Shadows")
    table.bob.chooses("Silver Helm Brigade")
    assert table.bob.choices == ["pass", "Silver Helm Brigade"]


@rule("invasion.faq.fulcrum-immune")
def test_a_fulcrum_is_not_removed_by_an_effect_that_does_not_name_it(table: Scenario) -> None:
    """Beastman Incursion makes its player sacrifice a card in a zone where a fulcrum lies. Can it be the fulcrum?

    No. Fulcrums do not leave play by effects that are not about them.
    """
    mine = dwarfs(battlefield=["Beastman Incursion", TOR, "Runesmith", "Mountain Brigade"])
    in_cataclysm(table, "turn", mine, orcs())
    assert table.ann.choices == ["Runesmith", "Mountain Brigade"]
    table.ann.chooses("Runesmith")
    assert in_the_zone(table, TOR)


@rule("invasion.cataclysm.take-fulcrum-by-attack")
def test_nobody_attacks_a_fulcrum_of_their_own(table: Scenario) -> None:
    """Can a player attack a fulcrum that they control?

    No; it is theirs as long as nobody else takes it.
    """
    in_cataclysm(
        table,
        "battlefield",
        capital("Chaos", battlefield=["Chaos Knights", TOR]),
        dwarfs(),
        fulcrum=["Balewind Vortex"],
    )
    passes_to_the_fulcrums(table)
    assert table.ann.choices == ["pass", "fulcrum Balewind Vortex"]
