"""The cards of the Empire, each used for real."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    life_of,
    orcs,
    passes,
    power_of,
    resolves,
)

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def empire(**things: Any) -> Side:
    """A player with a capital of the Empire."""
    return capital("Empire", **things)


def test_bright_wizard_apprentice_cancels_the_action_of_another_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(kingdom=["Lobber Crew"], hand=["Pillage"]),
        empire(resources=4, quest=["Bright Wizard Apprentice"]),
    )
    table.ann.chooses("use Lobber Crew")
    table.bob.chooses("use Bright Wizard Apprentice")
    assert table.bob.choices == ["Lobber Crew"]
    table.bob.chooses("Lobber Crew")
    assert table.bob.quest == ["Bright Wizard Apprentice"]
    assert table.ann.discard == ["Lobber Crew"]
    assert table.bob.resources == 2


def test_nuln_tinkerers_make_the_first_support_card_of_a_turn_cheaper(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=4, kingdom=["Nuln Tinkerers"], hand=["City Gates", "Shrine to Taal", "Pillage"]),
        orcs(),
    )
    table.ann.chooses("play City Gates kingdom")
    resolves(table)
    assert table.ann.resources == 3
    table.ann.chooses("play Shrine to Taal kingdom")
    assert table.ann.resources == 1


def test_the_greatswords_grow_when_a_unit_enters_their_zone_and_when_they_do(table: Scenario) -> None:
    begin(table, "capital", empire(resources=9, hand=["The Greatswords", "Peasant Militia", "Pillage"]), orcs())
    table.ann.chooses("play The Greatswords kingdom")
    resolves(table)
    assert power_of(table, "The Greatswords") == 2
    table.ann.chooses("play Peasant Militia kingdom")
    resolves(table)
    assert power_of(table, "The Greatswords") == 3


def test_sigmars_blessed_returns_a_unit_of_a_corresponding_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=9, hand=["Pilgrimage", "Pillage"], quest=["Sigmar's Blessed"]),
        orcs(quest=["Boar Boyz"], kingdom=["Squig Herders"]),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Sigmar's Blessed")
    assert table.ann.choices == ["Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    assert table.bob.hand == ["Boar Boyz"]


def test_thyrus_gorman_is_damaged_when_his_turn_ends(table: Scenario) -> None:
    begin(table, "end", empire(kingdom=["Thyrus Gorman"]), orcs(hand=["Pillage"]))
    assert table.piece("Thyrus Gorman").damage == 1


def test_huntsmen_are_for_the_quest_zone_only(table: Scenario) -> None:
    begin(table, "capital", empire(resources=1, hand=["Huntsmen"]), orcs())
    assert [choice for choice in table.ann.choices if choice.startswith("play")] == ["play Huntsmen quest"]


def test_warrior_priests_redirect_one_damage_each_turn(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["2x Flames of Tzeentch", "Pillage"]),
        empire(kingdom=["Warrior Priests"], battlefield=["Peasant Militia", "Pistoliers"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Warrior Priests")
    resolves(table)
    table.bob.chooses("Peasant Militia")
    assert table.piece("Peasant Militia").damage == 1
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Warrior Priests")
    resolves(table)
    assert table.bob.discard == ["Warrior Priests"]


def test_free_company_scouts(table: Scenario) -> None:
    begin(table, "battlefield", empire(battlefield=["Free Company"]), orcs(hand=["2x Pillage"]))
    attacks(table, "kingdom", "Free Company")
    assert table.bob.discard == ["Pillage"]


def test_pistoliers_move_for_a_resource(table: Scenario) -> None:
    begin(table, "capital", empire(resources=1, battlefield=["Pistoliers"], hand=["Pillage"]), orcs())
    table.ann.chooses("use Pistoliers")
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Pistoliers"]


def test_johannes_broheim_may_move_at_the_end_of_each_phase(table: Scenario) -> None:
    begin(table, "quest", empire(quest=["Johannes Broheim"], hand=["Pillage"]), orcs())
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    table.ann.chooses("zone 0 battlefield")
    assert table.ann.battlefield == ["Johannes Broheim"]


def test_knight_training_is_attached_in_the_own_battlefield(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(
            resources=2,
            hand=["Knight Training", "Pillage"],
            battlefield=["Peasant Militia"],
            kingdom=["Huntsmen"],
        ),
        orcs(battlefield=["Boar Boyz"]),
    )
    table.ann.chooses("play Knight Training")
    assert table.ann.choices == ["Peasant Militia"]
    table.ann.chooses("Peasant Militia")
    assert power_of(table, "Peasant Militia") == 1


def test_church_of_sigmar_makes_opponents_pay_for_targeting_units(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=1, hand=["Seduced by Darkness", "Pillage"]),
        empire(kingdom=["Church of Sigmar", "Peasant Militia"]),
    )
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Peasant Militia")
    assert table.ann.resources == 0
    assert table.piece("Peasant Militia").corrupted
    begin(
        table,
        "capital",
        capital("Chaos", hand=["Seduced by Darkness", "Pillage"]),
        empire(kingdom=["Church of Sigmar", "Peasant Militia"]),
    )
    assert "play Seduced by Darkness" not in table.ann.choices


def test_city_gates_bring_a_development_each_turn(table: Scenario) -> None:
    begin(table, "turn", empire(quest=["City Gates"], hand=["Pillage"]), orcs())
    assert table.ann.quest == ["City Gates", "Mountain Brigade"]
    assert table.piece("Mountain Brigade").facedown


def test_shrine_to_taal_strengthens_a_unit_by_the_developments_there(table: Scenario) -> None:
    begin(
        table,
        "turn",
        empire(kingdom=["Shrine to Taal", "Peasant Militia", STONE, STONE], hand=["Pillage"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    assert table.ann.choices == ["Peasant Militia"]
    table.ann.chooses("Peasant Militia")
    assert power_of(table, "Peasant Militia") == 2


def test_temple_of_shallya_moves_a_unit_in_the_kingdom_phase(table: Scenario) -> None:
    begin(
        table,
        "kingdom",
        empire(kingdom=["Temple of Shallya"], battlefield=["Peasant Militia"], hand=["Pillage"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("yes")
    assert table.ann.choices == ["Peasant Militia"]
    table.ann.chooses("Peasant Militia")
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Peasant Militia"]


def test_defend_the_border_redirects_the_first_damage_to_the_capital(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz", "Black Orc Squad"], hand=["Pillage"]),
        empire(quest=["Defend the Border #1 {resources=3}", "Peasant Militia {quest=#1}"]),
    )
    attacks(table, "kingdom", "Boar Boyz", "Black Orc Squad")
    assert table.bob.choices == [
        "Peasant Militia",
        "Boar Boyz",
        "Black Orc Squad",
        "zone 0 kingdom",
        "zone 0 quest",
        "zone 0 battlefield",
    ]
    table.bob.chooses("zone 0 kingdom")
    assert table.bob.damage == (1, 0, 0)
    assert table.ann.damage == (1, 0, 0)


@rule("invasion.move.different-zone")
def test_will_of_the_electors_moves_two_developments_together(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=1, hand=["Will of the Electors", "Pillage"], kingdom=[STONE]),
        orcs(quest=[f"Boar Boyz {HIDDEN}", f"Squig Herders {HIDDEN}"], kingdom=[STONE]),
    )
    table.ann.chooses("play Will of the Electors")
    table.ann.chooses("Boar Boyz")
    assert table.ann.choices == ["Squig Herders"]
    table.ann.chooses("Squig Herders")
    assert table.ann.choices == ["zone 1 kingdom", "zone 1 battlefield"]
    table.ann.chooses("zone 1 battlefield")
    assert table.bob.battlefield == ["Boar Boyz", "Squig Herders"]
    assert table.piece("Boar Boyz").facedown


def test_twin_tailed_comet_copies_a_tactic_with_new_targets(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=2, hand=["Pillage", "Pillage"], kingdom=["Totem of Gork"]),
        empire(resources=5, hand=["Twin-Tailed Comet"], kingdom=["City Gates"]),
    )
    table.ann.chooses("play Pillage")
    table.ann.chooses("City Gates")
    table.bob.chooses("play Twin-Tailed Comet")
    table.bob.chooses("Pillage")
    assert table.bob.choices == ["Totem of Gork", "City Gates"]
    table.bob.chooses("Totem of Gork")
    assert table.ann.discard == ["Pillage", "Totem of Gork"]
    assert table.bob.kingdom == []


def test_demoralise_weakens_a_unit(table: Scenario) -> None:
    begin(table, "capital", empire(hand=["Demoralise", "Pillage"]), orcs(kingdom=["Boar Boyz {damage=1}"]))
    table.ann.chooses("play Demoralise")
    table.ann.chooses("Boar Boyz")
    assert power_of(table, "Boar Boyz") == 1


def test_franzs_decree_keeps_a_unit_from_defending(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        empire(resources=1, hand=["Franz's Decree"], battlefield=["Pistoliers"]),
        orcs(kingdom=["Boar Boyz", "Black Orc Squad"]),
    )
    table.ann.chooses("play Franz's Decree")
    table.ann.chooses("Boar Boyz")
    attacks(table, "kingdom", "Pistoliers")
    assert table.bob.choices == ["Black Orc Squad"]


@rule("invasion.move.different-zone")
def test_forced_march_moves_a_unit_of_any_player(table: Scenario) -> None:
    begin(table, "capital", empire(resources=3, hand=["Forced March", "Pillage"]), orcs(kingdom=["Boar Boyz"]))
    table.ann.chooses("play Forced March")
    table.ann.chooses("Boar Boyz")
    assert table.ann.choices == ["zone 1 quest", "zone 1 battlefield"], "it is in the kingdom"
    table.ann.chooses("zone 1 quest")
    assert table.bob.quest == ["Boar Boyz"]


def test_judgement_of_verena_spares_developed_zones(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=9, hand=["Judgement of Verena", "Pillage"], kingdom=["Peasant Militia", STONE]),
        orcs(kingdom=["Boar Boyz", "Totem of Gork"], quest=["Squig Herders", STONE]),
    )
    table.ann.chooses("play Judgement of Verena")
    resolves(table)
    assert table.bob.kingdom == []
    assert table.ann.kingdom == ["Peasant Militia", "Pillage"]
    assert table.bob.quest == ["Squig Herders", "Pillage"]


@rule("invasion.combat.attack-target-choices")
def test_sigmars_intervention_redirects_an_attack(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], hand=["Pillage"]),
        empire(resources=3, hand=["Sigmar's Intervention"], burning=[False, False, True]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("play Sigmar's Intervention")
    assert table.bob.damage == (0, 1, 0), "no other zone was left"


def test_derricksburg_forge_pays_or_draws_by_its_zone(table: Scenario) -> None:
    begin(table, "capital", empire(resources=2, hand=["Derricksburg Forge", "Pillage"]), orcs())
    table.ann.chooses("play Derricksburg Forge kingdom")
    table.ann.chooses("use Derricksburg Forge")
    assert table.ann.resources == 1
    begin(table, "capital", empire(resources=2, hand=["Derricksburg Forge", "Pillage"]), orcs())
    table.ann.chooses("play Derricksburg Forge quest")
    table.ann.chooses("use Derricksburg Forge")
    assert table.ann.hand == ["Pillage", "Mountain Brigade"]


def test_wilhelm_moves_a_unit_out_of_the_defending_zone(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        empire(battlefield=["Wilhelm of the Osterknacht"]),
        orcs(kingdom=["Boar Boyz"], quest=["Squig Herders"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Wilhelm of the Osterknacht")
    table.ann.chooses("use Wilhelm of the Osterknacht")
    assert table.ann.choices == ["Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    table.ann.chooses("zone 1 quest")
    assert table.bob.damage == (2, 0, 0)


def test_black_knights_of_morr_keep_a_unit_from_defending(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=5, kingdom=["Black Knights of Morr"], battlefield=["Pistoliers"], hand=["Peasant Militia"]),
        orcs(kingdom=["Boar Boyz", "Black Orc Squad"]),
    )
    table.ann.chooses("play Peasant Militia kingdom")
    resolves(table)
    table.ann.chooses("use Black Knights of Morr")
    table.ann.chooses("Boar Boyz")
    attacks(table, "kingdom", "Pistoliers")
    assert table.bob.choices == ["Black Orc Squad"]


def test_rodriks_raiders_turn_a_support_card_into_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=3, hand=["Rodrik's Raiders", "Pillage"]),
        orcs(kingdom=["Totem of Gork", "Boar Boyz"]),
    )
    table.ann.chooses("play Rodrik's Raiders kingdom")
    table.ann.chooses("use Rodrik's Raiders")
    assert table.ann.choices == ["Totem of Gork"]
    table.ann.chooses("Totem of Gork")
    assert table.piece("Totem of Gork").facedown
    assert table.piece("Totem of Gork").development


def test_war_machine_emplacement_shoots_once_at_an_attacker(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz", "Squig Herders"]),
        empire(resources=4, battlefield=["War Machine Emplacement"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Squig Herders")
    table.bob.chooses("use War Machine Emplacement")
    assert table.bob.choices == ["Squig Herders"]
    table.bob.chooses("Squig Herders")
    assert table.ann.discard == ["Squig Herders"]


def test_friedrich_hemmler_burns_all_participants_when_he_is_opposed(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        empire(battlefield=["Friedrich Hemmler"]),
        orcs(kingdom=["Boar Boyz", "Squig Herders"], resources=2, hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Friedrich Hemmler")
    table.bob.chooses("Boar Boyz")
    passes(table)
    table.ann.says(0)
    passes(table)
    assert table.bob.discard == ["Boar Boyz"]
    assert life_of(table, "Friedrich Hemmler") == 5 - 1 - 3


def test_garden_of_morr_grows_once_for_all_units_destroyed_together(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Troll Vomit", "Pillage"], kingdom=["Boar Boyz"]),
        empire(kingdom=["Garden of Morr", "Peasant Militia"]),
    )
    table.ann.chooses("play Troll Vomit")
    assert power_of(table, "Garden of Morr") == 2


def test_visit_the_haunted_city_gathers_by_developments_and_moves_cards(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(quest=["Visit the Haunted City #1 {resources=1}", "Peasant Militia {quest=#1}"], hand=["2x Pillage"]),
        orcs(kingdom=["Totem of Gork"]),
    )
    table.ann.chooses("develop Pillage kingdom")
    table.ann.chooses("use Visit the Haunted City")
    assert table.piece("Visit the Haunted City").resources == 2
    table.ann.chooses("use Visit the Haunted City 1")
    table.ann.chooses("Totem of Gork")
    table.ann.chooses("zone 1 quest")
    assert table.bob.quest == ["Totem of Gork"]
    assert table.piece("Visit the Haunted City").resources == 0


def test_van_klumpfs_buccaneers_damage_each_zone_without_units(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        empire(battlefield=["Van Klumpf's Buccaneers"], quest=["Peasant Militia"]),
        orcs(kingdom=["Boar Boyz"], hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Van Klumpf's Buccaneers")
    assert table.bob.damage == (0, 1, 1)
    assert table.ann.damage == (1, 0, 0)


def test_pigeon_bombs_come_back_on_top_of_the_deck(table: Scenario) -> None:
    begin(table, "capital", empire(resources=2, hand=["Pigeon Bombs", "Pillage"]), orcs())
    table.ann.chooses("play Pigeon Bombs")
    assert table.ann.choices == ["player 0", "player 1"]
    table.ann.chooses("player 1")
    table.bob.distributes({"zone 1 quest": 1})
    table.ann.chooses("yes")
    assert table.bob.damage == (0, 1, 0)
    assert table.ann.deck[0] == "Pigeon Bombs"


def test_werner_ludenhof_moves_onto_a_quest_and_is_stronger_there(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(battlefield=["Werner Ludenhof"], quest=["Defend the Border"], hand=["Pillage"]),
        orcs(),
    )
    table.ann.chooses("use Werner Ludenhof")
    table.ann.chooses("Defend the Border")
    assert table.ann.quest == ["Defend the Border", "Werner Ludenhof"]
    assert power_of(table, "Werner Ludenhof") == 3


@rule("invasion.resources.pool")
def test_the_imperial_zoo_grows_once_a_phase(table: Scenario) -> None:
    begin(table, "capital", empire(resources=5, kingdom=["The Imperial Zoo {resources=2}"], hand=["Pillage"]), orcs())
    table.ann.chooses("use The Imperial Zoo")
    assert table.ann.resources == 3
    assert power_of(table, "The Imperial Zoo") == 3
    assert "use The Imperial Zoo" not in table.ann.choices


def test_cathedral_of_sigmar_strengthens_the_empire_with_its_last_token(table: Scenario) -> None:
    begin(
        table,
        "turn",
        empire(kingdom=["Cathedral of Sigmar {resources=1}", "Peasant Militia", "Runesmith"], hand=["Demoralise"]),
        orcs(),
    )
    table.ann.chooses("use Cathedral of Sigmar")
    resolves(table)
    assert power_of(table, "Peasant Militia") == 1
    assert power_of(table, "Cathedral of Sigmar") == 4
    assert power_of(table, "Runesmith") == 1


def test_doubling_of_the_guard_draws_by_the_loyalty_of_a_discarded_card(table: Scenario) -> None:
    begin(table, "capital", empire(resources=2, hand=["Doubling of the Guard", "Thyrus Gorman", "Huntsmen"]), orcs())
    table.ann.chooses("play Doubling of the Guard")
    assert table.ann.choices == ["Thyrus Gorman", "Huntsmen"]
    table.ann.chooses("Thyrus Gorman")
    assert table.ann.hand == ["Huntsmen", *["Mountain Brigade"] * 3]


def test_runefang_of_solland_makes_the_next_tactic_free_for_its_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(
            resources=2,
            kingdom=["Peasant Militia #1", "Runefang of Solland {on=#1}"],
            hand=["Judgement of Verena", "Forced March"],
        ),
        orcs(kingdom=["Boar Boyz"]),
    )
    assert power_of(table, "Peasant Militia") == 2
    table.ann.chooses("use Runefang of Solland")
    resolves(table)
    assert sorted(table.ann.discard) == ["Peasant Militia", "Runefang of Solland"]
    table.ann.chooses("play Judgement of Verena")
    resolves(table)
    assert table.ann.resources == 1, "only loyalty was paid"
    assert table.bob.kingdom == []


@rule("invasion.zone.move-only-by-effects")
def test_sigmars_brilliance_rearranges_units_and_supports(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=12, hand=["Sigmar's Brilliance", "Pillage"], kingdom=["Pistoliers", "City Gates", "Huntsmen"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("play Sigmar's Brilliance")
    resolves(table)
    assert table.ann.choices == ["Pistoliers", "City Gates", "Huntsmen"]
    table.ann.chooses("Pistoliers", "City Gates")
    table.ann.chooses("zone 0 battlefield")
    table.ann.chooses("zone 0 quest")
    assert (table.ann.battlefield, table.ann.quest) == (["Pistoliers"], ["City Gates"])


def test_red_arrow_coach_takes_a_unit_along_onto_a_quest(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=1, kingdom=["Red Arrow Coach", "Pistoliers"], quest=["Defend the Border"], hand=["Pillage"]),
        orcs(),
    )
    table.ann.chooses("use Red Arrow Coach")
    table.ann.chooses("Pistoliers")
    table.ann.chooses("zone 0 quest")
    table.ann.chooses("yes")
    table.ann.chooses("Defend the Border")
    assert sorted(table.ann.quest) == ["Defend the Border", "Pistoliers", "Red Arrow Coach"]
    assert table.piece("Pistoliers").quest >= 0


def test_temple_of_ulric_switches_a_quest_with_one_of_the_hand(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(
            kingdom=["Temple of Ulric"],
            quest=["Defend the Border #1 {resources=2}", "Huntsmen {quest=#1}"],
            hand=["Infiltrate!", "A Glorious Death"],
        ),
        orcs(),
    )
    table.ann.chooses("use Temple of Ulric")
    table.ann.chooses("Defend the Border")
    assert table.ann.choices == ["Infiltrate!"]
    table.ann.chooses("Infiltrate!")
    assert sorted(table.ann.quest) == ["Huntsmen", "Infiltrate!"]
    assert table.piece("Infiltrate!").resources == 2
    assert sorted(table.ann.hand) == ["A Glorious Death", "Defend the Border"]


def iron_discipline_answers_seduction(table: Scenario) -> None:
    """Ann, who has 4 resources, plays Seduced by Darkness on a unit of Bob's; he plays Iron Discipline on that unit."""
    begin(
        table,
        "capital",
        capital("Chaos", resources=4, hand=["Seduced by Darkness", "Pillage"]),
        empire(resources=1, hand=["Iron Discipline"], kingdom=["Peasant Militia"]),
    )
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Peasant Militia")
    table.bob.chooses("play Iron Discipline")
    table.bob.chooses("Peasant Militia")


@rule("invasion.faq.sorcerer-iron-discipline")
def test_iron_discipline_cancels_actions_on_the_unit_that_are_not_paid_for(table: Scenario) -> None:
    iron_discipline_answers_seduction(table)
    assert table.ann.choices == ["pay", "no"]
    table.ann.chooses("no")
    assert not table.piece("Peasant Militia").corrupted
    assert table.ann.resources == 4


def test_whoever_pays_for_iron_discipline_acts_on_the_unit_all_the_same(table: Scenario) -> None:
    iron_discipline_answers_seduction(table)
    table.ann.chooses("pay")
    assert table.piece("Peasant Militia").corrupted
    assert table.ann.resources == 0


def test_who_cannot_pay_for_iron_discipline_is_not_asked(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(resources=3, hand=["Iron Discipline", "Demoralise", "Pillage"], kingdom=["Pistoliers"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("play Iron Discipline")
    table.ann.chooses("Boar Boyz")
    resolves(table)
    table.ann.chooses("play Demoralise")
    table.ann.chooses("Boar Boyz")
    resolves(table)
    assert power_of(table, "Boar Boyz") == 1
    assert table.ann.discard == ["Demoralise", "Iron Discipline"]


@rule("invasion.errata.voice-of-command")
def test_voice_of_command_brings_tactics_back_at_the_end_of_the_turn(table: Scenario) -> None:
    begin(
        table,
        "end",
        empire(resources=9, hand=["Voice of Command", "2x Demoralise", "Pillage"], kingdom=["Peasant Militia"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("play Voice of Command")
    resolves(table)
    left = table.ann.resources
    table.ann.chooses("play Demoralise")
    table.ann.chooses("Boar Boyz")
    table.ann.chooses("yes")
    resolves(table)
    table.ann.chooses("play Demoralise")
    table.ann.chooses("Boar Boyz")
    table.ann.chooses("no")
    resolves(table)
    assert table.ann.resources == left - 1
    assert sorted(table.ann.hand) == ["Demoralise", "Pillage"]
    assert table.ann.discard == ["Demoralise", "Voice of Command"]


@rule("invasion.errata.voice-of-command")
def test_voice_of_command_does_not_take_from_an_opponents_discard_pile(table: Scenario) -> None:
    """Slaanesh's Domination plays a tactic of Bob's hand, which goes to Bob's discard pile."""

    def plays_it(edition: str) -> None:
        begin(
            table,
            "end",
            capital(
                "Chaos",
                resources=20,
                hand=["Voice of Command", "Slaanesh's Domination", "Pillage"],
                kingdom=["Peasant Militia"],
            ),
            orcs(kingdom=["Boar Boyz"], hand=["Demolition!"], battlefield=["Totem of Gork"]),
            edition=edition,
        )
        table.ann.chooses("play Voice of Command")
        resolves(table)
        table.ann.chooses("play Slaanesh's Domination")
        table.ann.chooses("player 1")
        table.ann.chooses("no")
        resolves(table)
        table.ann.says(1)
        table.ann.chooses("Demolition!")
        table.ann.chooses("yes")
        table.ann.chooses("Totem of Gork")
        passes(table)

    plays_it("faq-2.2")
    assert table.bob.discard == ["Demolition!", "Totem of Gork"]
    plays_it("printed")
    assert "Demolition!" in table.bob.hand


@rule("invasion.errata.devoted-to-taal", "invasion.target.illegal-checked")
def test_devoted_to_taal_takes_the_place_of_an_experience(table: Scenario) -> None:
    hand = ["2x Devoted to Taal", "Order in Chaos", "Pillage"]
    begin(
        table,
        "capital",
        empire(
            resources=9, legend=['Balthasar Gelt {kept=["#7"]}'], hand=hand, kept=["Pistoliers #7 [known to nobody]"]
        ),
        orcs(),
    )
    table.ann.chooses("play Devoted to Taal")
    assert table.ann.choices == ["Pistoliers"]
    table.ann.chooses("Pistoliers")
    resolves(table)
    assert "Pistoliers" in table.ann.hand
    assert table.ann.kept == ["Devoted to Taal"]
    assert table.ann.discard == []
    assert not [choice for choice in table.ann.choices if "Devoted" in choice and "play" in choice]
    assert table.ann.why_not("Order in Chaos") == ["invasion.keyword.limited"]


@rule("invasion.keyword.experience")
def test_devoted_to_taal_takes_the_place_of_any_experience_for_it_lies_facedown(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(
            resources=9,
            legend=['Balthasar Gelt {kept=["#7"]}'],
            hand=["Devoted to Taal", "Pillage"],
            kept=["Church of Sigmar #7 [known to nobody]"],
        ),
        orcs(),
    )
    table.ann.chooses("play Devoted to Taal")
    table.ann.chooses("Church of Sigmar")
    resolves(table)
    assert "Church of Sigmar" in table.ann.hand


@rule("invasion.errata.devoted-to-taal")
def test_as_printed_devoted_to_taal_is_not_limited(table: Scenario) -> None:
    begin(
        table,
        "capital",
        empire(
            resources=9,
            legend=['Balthasar Gelt {kept=["#7"]}'],
            hand=["Devoted to Taal", "Muster for War", "Pillage"],
            kept=["Pistoliers #7"],
        ),
        orcs(),
        edition="printed",
    )
    table.ann.chooses("play Devoted to Taal")
    table.ann.chooses("Pistoliers")
    resolves(table)
    assert "invasion.keyword.limited" not in table.ann.why_not("Muster for War")
