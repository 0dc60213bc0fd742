"""The cards of the Orcs, each used for real."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    dwarfs,
    life_of,
    orcs,
    passes,
    power_of,
    resolves,
)

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def plays(table: Scenario) -> list[str]:
    """What Ann may play."""
    return [choice for choice in table.ann.choices if choice.startswith("play")]


def test_goblins_and_the_horde_are_for_the_battlefield_only(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=9, hand=["Crooked Teef Goblins", "Ironclaw's Horde"]), dwarfs())
    assert plays(table) == ["play Crooked Teef Goblins battlefield", "play Ironclaw's Horde battlefield"]


def test_squig_herders_and_boar_boyz_are_stronger_while_a_unit_of_theirs_is_damaged(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(kingdom=["Squig Herders", "Boar Boyz"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith {damage=0}", "Mountain Brigade {damage=1}"]),
    )
    assert (power_of(table, "Squig Herders"), power_of(table, "Boar Boyz")) == (1, 1)
    begin(
        table,
        "capital",
        orcs(kingdom=["Squig Herders", "Boar Boyz", "Black Orc Squad {damage=1}"], hand=["Pillage"]),
        dwarfs(),
    )
    assert (power_of(table, "Squig Herders"), power_of(table, "Boar Boyz")) == (2, 3)


def test_followers_of_mork_deal_indirect_damage_to_each_player(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=2, hand=["Followers of Mork", "Pillage"]), dwarfs(kingdom=["Runesmith"]))
    table.ann.chooses("play Followers of Mork kingdom")
    table.ann.chooses("player 0")
    table.ann.distributes({"zone 0 quest": 2})
    table.bob.distributes({"Runesmith": 1, "zone 1 kingdom": 1})
    assert table.ann.damage == (0, 2, 0)
    assert table.bob.damage == (1, 0, 0)
    assert table.bob.discard == ["Runesmith"]


def test_grimgor_ironhide_destroys_supports_and_developments_in_corresponding_zones(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=20, hand=["Grimgor Ironhide", "Pillage"], kingdom=["Totem of Gork", STONE]),
        dwarfs(kingdom=["Keystone Forge", "Runesmith", STONE], quest=["Rune of Fortitude"]),
    )
    table.ann.chooses("play Grimgor Ironhide kingdom")
    resolves(table)
    assert table.ann.kingdom == ["Grimgor Ironhide"]
    assert table.bob.kingdom == ["Runesmith"]
    assert table.bob.quest == ["Rune of Fortitude"]


def test_night_goblins_destroy_an_attachment(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=2, hand=["Night Goblins", "Pillage"]),
        dwarfs(kingdom=["Runesmith #1", "Organ Gun {on=#1}"], quest=["Mountain Brigade #2", "Choppa {on=#2}"]),
    )
    table.ann.chooses("play Night Goblins kingdom")
    assert table.ann.choices == ["Organ Gun"]
    table.ann.chooses("Organ Gun")
    assert table.bob.discard == ["Organ Gun"]


@rule("invasion.term.or-choice")
def test_doom_divers_cost_each_player_a_development_or_damage(table: Scenario) -> None:
    begin(table, "turn", orcs(battlefield=["Doom Divers"], hand=["Pillage"]), dwarfs(kingdom=[STONE]))
    assert table.ann.damage == (0, 0, 0), "all choose first"
    table.bob.chooses("Pillage")
    assert table.bob.discard == ["Pillage"]
    assert table.ann.damage == (1, 1, 1)
    assert table.bob.damage == (0, 0, 0)


@rule("invasion.term.sacrifice")
def test_lobber_crew_trades_itself_for_a_unit_of_an_opponent(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(kingdom=["Lobber Crew"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith"], quest=["Mountain Brigade"]),
    )
    table.ann.chooses("use Lobber Crew")
    table.bob.chooses("Mountain Brigade")
    assert table.ann.discard == ["Lobber Crew"]
    assert table.bob.discard == ["Mountain Brigade"]


def test_big_uns_make_damaged_units_tough(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Nurgle's Pestilence", "Pillage"]),
        orcs(battlefield=["Big 'Uns"], kingdom=["Boar Boyz {damage=1}", "Black Orc Squad"]),
    )
    table.ann.chooses("play Nurgle's Pestilence")
    resolves(table)
    assert table.piece("Boar Boyz").damage == 1
    assert table.piece("Black Orc Squad").damage == 1


def test_rock_lobber_throws_once_a_turn_at_any_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(
            resources=4,
            battlefield=["Rock Lobber", "Boar Boyz", "Squig Herders"],
            hand=["Pillage"],
            kingdom=["Big 'Uns"],
        ),
        dwarfs(burning=[True, False, False]),
    )
    table.ann.chooses("use Rock Lobber")
    assert table.ann.choices == ["Boar Boyz", "Squig Herders"]
    table.ann.chooses("Squig Herders")
    resolves(table)
    assert table.ann.choices == [
        "zone 0 kingdom",
        "zone 0 quest",
        "zone 0 battlefield",
        "zone 1 quest",
        "zone 1 battlefield",
    ]
    table.ann.chooses("zone 1 quest")
    assert table.bob.damage == (0, 2, 0)
    assert table.ann.resources == 2
    assert "use Rock Lobber" not in table.ann.choices


def test_choppa_strengthens_a_unit_of_the_own_battlefield(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=2, hand=["Choppa", "Pillage"], battlefield=["Boar Boyz"], kingdom=["Big 'Uns"]),
        dwarfs(battlefield=["Runesmith"]),
    )
    table.ann.chooses("play Choppa")
    assert table.ann.choices == ["Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    assert power_of(table, "Boar Boyz") == 3


def test_totem_of_gork_strengthens_participants_of_its_zone(table: Scenario) -> None:
    begin(table, "battlefield", orcs(battlefield=["Boar Boyz", "Totem of Gork"]), dwarfs(hand=["Pillage"]))
    assert power_of(table, "Boar Boyz") == 1
    attacks(table, "kingdom", "Boar Boyz")
    assert table.bob.damage == (2, 0, 0)


def test_smash_em_all_destroys_the_supports_of_opponents(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(quest=["Smash 'Em All! #1 {resources=3}", "Boar Boyz {quest=#1}", "Totem of Gork"], hand=["Pillage"]),
        dwarfs(kingdom=["Keystone Forge", "Runesmith #2", "Organ Gun {on=#2}"]),
    )
    table.ann.chooses("use Smash 'Em All!")
    assert table.ann.quest == ["Smash 'Em All!", "Totem of Gork"]
    assert table.bob.kingdom == ["Runesmith"]


def test_grimgors_camp_makes_the_first_orc_of_a_turn_cheaper(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, kingdom=["Grimgor's Camp"], hand=["Squig Herders", "Big 'Uns", "Runesmith"]),
        dwarfs(),
    )
    table.ann.chooses("play Squig Herders kingdom")
    resolves(table)
    assert table.ann.resources == 8
    table.ann.chooses("play Big 'Uns kingdom")
    resolves(table)
    assert table.ann.resources == 5


def test_rip_dere_eads_off_turns_a_unit_faceup_until_the_end_of_the_turn(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(
            resources=9,
            hand=["2x Rip Dere 'eads Off!"],
            kingdom=[f"Boar Boyz {HIDDEN}"],
            battlefield=["Black Orc Squad"],
        ),
        dwarfs(kingdom=[f"Keystone Forge {HIDDEN}"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("Boar Boyz")
    resolves(table)
    assert not table.piece("Boar Boyz").development
    table.ann.chooses("play Rip Dere 'eads Off!")
    assert table.ann.choices == ["Keystone Forge"]
    table.ann.chooses("Keystone Forge")
    assert table.bob.discard == ["Keystone Forge"]
    passes(table)
    table.ann.passes()
    passes(table)
    assert "Boar Boyz" in table.ann.discard


def test_favour_of_mork_weakens_one_unit_and_strengthens_another(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=2, hand=["Favour of Mork", "Pillage"], kingdom=["Boar Boyz"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("play Favour of Mork")
    table.ann.chooses("Mountain Brigade")
    assert table.ann.choices == ["Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    assert (power_of(table, "Mountain Brigade"), power_of(table, "Boar Boyz")) == (1, 2)


def test_waaagh_strengthens_attackers(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(resources=9, hand=["Waaagh!"], battlefield=["Boar Boyz", "Big 'Uns"]),
        dwarfs(hand=["Pillage"]),
    )
    passes_to_attack(table)
    table.ann.chooses("play Waaagh!")
    passes(table)
    assert table.bob.damage == (3 + 3, 0, 0)


def passes_to_attack(table: Scenario) -> None:
    """Ann attacks the kingdom with both of her units."""
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Boar Boyz", "Big 'Uns")


def test_pillage_destroys_a_support_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=3, hand=["Pillage", "Waaagh!"]),
        dwarfs(kingdom=["Keystone Forge", "Runesmith"]),
    )
    table.ann.chooses("play Pillage")
    assert table.ann.choices == ["Keystone Forge"]
    table.ann.chooses("Keystone Forge")
    assert table.bob.discard == ["Keystone Forge"]


def test_troll_vomit_destroys_all_units_in_the_own_turn_only(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=5, hand=["Troll Vomit", "Pillage"], kingdom=["Boar Boyz"]),
        dwarfs(kingdom=["Keystone Forge", "King Kazador"], hand=["Troll Vomit"], resources=20),
    )
    table.ann.chooses("play Troll Vomit")
    assert table.bob.kingdom == ["Keystone Forge"]
    assert table.ann.kingdom == []


def test_forest_goblins_strengthen_a_unit_when_they_enter(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=4, hand=["Forest Goblins", "Pillage"], kingdom=["Boar Boyz"]), dwarfs())
    table.ann.chooses("play Forest Goblins kingdom")
    resolves(table)
    table.ann.chooses("use Forest Goblins")
    table.ann.chooses("Boar Boyz")
    assert power_of(table, "Boar Boyz") == 2


def test_troll_den_damages_a_unit_there_or_is_sacrificed(table: Scenario) -> None:
    begin(table, "turn", orcs(kingdom=["Troll Den", "Boar Boyz", "Black Orc Squad"], hand=["Pillage"]), dwarfs())
    table.ann.chooses("option 0")
    table.ann.chooses("Boar Boyz")
    assert life_of(table, "Boar Boyz") == 2
    begin(table, "turn", orcs(kingdom=["Troll Den"], quest=["Boar Boyz"], hand=["Pillage"]), dwarfs())
    assert table.ann.discard == ["Troll Den"]


def test_river_troll_heals_itself(table: Scenario) -> None:
    begin(table, "turn", orcs(kingdom=["River Troll {damage=3}"], hand=["Pillage"]), dwarfs())
    assert table.piece("River Troll").damage == 0


def test_boss_pit_draws_ten_cards_with_its_last_token(table: Scenario) -> None:
    begin(table, "turn", orcs(kingdom=["Boss Pit {resources=1}"], deck=["20x Boar Boyz"]), dwarfs())
    table.ann.chooses("use Boss Pit")
    assert len(table.ann.hand) >= 10
    begin(table, "turn", orcs(kingdom=["Boss Pit"], deck=["20x Boar Boyz"], hand=["Pillage"]), dwarfs())
    table.ann.chooses("use Boss Pit")
    assert len(table.ann.hand) < 10, "nothing was removed, so nothing follows"


def test_snotling_ambush_takes_as_many_resources_as_there_are(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Snotling Ambush", "Grimgor Ironhide", "Pillage"]),
        dwarfs(resources=3),
    )
    table.ann.chooses("play Snotling Ambush")
    table.ann.chooses("player 1")
    table.ann.chooses("Grimgor Ironhide")
    assert table.bob.resources == 0


def test_fists_of_mork_hit_each_player_and_come_back(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=1, hand=["Fists of Mork", "Pillage"]), dwarfs())
    table.ann.chooses("play Fists of Mork")
    table.ann.chooses("player 0")
    table.ann.distributes({"zone 0 quest": 2})
    table.bob.distributes({"zone 1 quest": 2})
    table.ann.chooses("yes")
    assert table.ann.deck[0] == "Fists of Mork"
    assert (table.ann.damage, table.bob.damage) == ((0, 2, 0), (0, 2, 0))


def test_war_boar_makes_support_cards_of_all_quests(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=2, hand=["Pillage", "Waaagh!"], battlefield=["War Boar"], quest=["Smash 'Em All!"]),
        dwarfs(quest=["A Glorious Death"]),
    )
    table.ann.chooses("play Pillage")
    assert table.ann.choices == ["Smash 'Em All!", "A Glorious Death"]
    table.ann.chooses("A Glorious Death")
    assert table.bob.discard == ["A Glorious Death"]


@rule("invasion.errata.urguck")
def test_urguck_pays_with_his_wounds_in_the_capital_phase(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=1, hand=["Squig Herders", "Big 'Uns"], kingdom=["Urguck {damage=2}"]),
        dwarfs(),
    )
    table.ann.chooses("play Big 'Uns kingdom")
    table.ann.distributes({"pool": 1, "Urguck": 2})
    assert table.ann.resources == 0
    assert table.piece("Urguck").damage == 0
    assert "Big 'Uns" in table.ann.kingdom


def test_banna_of_da_red_sunz_turns_a_resource_of_the_rich_into_damage(table: Scenario) -> None:
    begin(
        table,
        "kingdom",
        dwarfs(kingdom=["Mountain Brigade", "Mountain Brigade"], hand=["Demolition!"], race="Empire"),
        orcs(kingdom=["Banna of Da Red Sunz", "Black Orc Squad"]),
    )
    table.bob.chooses("Mountain Brigade")
    assert table.ann.resources == 6
    assert table.piece("Mountain Brigade").damage == 1


@rule("invasion.target.illegal-checked")
def test_smash_go_boom_destroys_x_developments_of_one_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=3, hand=["Smash-Go-Boom!", "Pillage"]),
        dwarfs(kingdom=[f"Runesmith {HIDDEN}", f"Troll Slayers {HIDDEN}", "Keystone Forge"], quest=[STONE]),
    )
    table.ann.chooses("play Smash-Go-Boom!")
    table.ann.says(2)
    assert table.ann.choices == ["Runesmith", "Troll Slayers"]
    table.ann.chooses("Runesmith")
    assert table.ann.choices == ["Troll Slayers"]
    table.ann.chooses("Troll Slayers")
    assert table.bob.kingdom == ["Keystone Forge"]
    assert table.bob.quest == ["Pillage"]


def test_wez_bigga_makes_the_next_unit_cheaper_and_wounded(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=9, hand=["We'z Bigga!", "Big 'Uns", "Squig Herders"]), dwarfs())
    table.ann.chooses("play We'z Bigga!")
    resolves(table)
    table.ann.chooses("play Big 'Uns kingdom")
    resolves(table)
    assert table.ann.resources == 7
    assert table.piece("Big 'Uns").damage == 1
    table.ann.chooses("play Squig Herders kingdom")
    resolves(table)
    assert table.ann.resources == 5
    assert table.piece("Squig Herders").damage == 0


def test_grimgors_spike_destroys_the_attackers_that_are_damaged(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade", "Troll Slayers"], hand=["Pillage"]),
        orcs(kingdom=["Black Orc Squad #1", "Grimgor's Spike {on=#1}"]),
    )
    attacks(table, "kingdom", "Mountain Brigade", "Troll Slayers")
    table.bob.chooses("Black Orc Squad")
    table.bob.distributes({"Mountain Brigade": 1})
    assert table.ann.discard == ["Mountain Brigade"]
    assert table.ann.battlefield == ["Troll Slayers"]


def test_orc_shaman_moves_damage_of_the_zone_to_a_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(kingdom=["Orc Shaman {resources=2}", "Squig Herders {damage=1}"], damage=[4, 0, 0], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    table.ann.chooses("develop Pillage quest")
    table.ann.chooses("use Orc Shaman")
    assert table.ann.choices == ["Orc Shaman", "Squig Herders"]
    table.ann.chooses("Squig Herders")
    table.ann.chooses("yes")
    assert table.ann.decision.most == 1, "no more than destroys it"
    table.ann.says(1)
    assert table.ann.damage == (3, 0, 0)
    assert table.ann.discard == ["Squig Herders"]


def test_snotling_invasion_plagues_a_zone_of_an_opponent(table: Scenario) -> None:
    begin(table, "capital", orcs(resources=1, hand=["Snotling Invasion", "Pillage"]), dwarfs())
    table.ann.chooses("play Snotling Invasion kingdom")
    resolves(table)
    assert table.bob.kingdom == ["Snotling Invasion"]
    assert table.piece("Snotling Invasion").controller == 1
    begin(table, "end", dwarfs(kingdom=["Snotling Invasion", STONE]), orcs(hand=["Pillage"]))
    assert table.ann.choices == ["Pillage", "otherwise"]
    table.ann.chooses("otherwise")
    assert table.ann.damage == (2, 0, 0)


def test_snotling_invasion_ends_for_three_tokens(table: Scenario) -> None:
    begin(
        table,
        "turn",
        dwarfs(kingdom=["Snotling Invasion #1 {resources=1}", "Mountain Brigade {quest=#1}"], hand=["Demolition!"]),
        orcs(),
    )
    table.ann.chooses("use Snotling Invasion")
    table.ann.chooses("yes")
    assert table.ann.kingdom == ["Mountain Brigade"]


def test_the_unending_horde_keeps_units_that_would_leave_and_brings_them_back(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(
            resources=9,
            kingdom=["The Unending Horde", "Boar Boyz", "Squig Herders", "Veteran Sellswords"],
            hand=["2x Pilgrimage", "Pillage"],
        ),
        dwarfs(),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Boar Boyz")
    resolves(table)
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert (table.ann.kept, table.ann.hand) == (["Boar Boyz"], ["Pilgrimage", "Pillage"])
    before = table.ann.resources
    table.ann.chooses("use The Unending Horde")
    resolves(table)
    assert table.ann.resources == before - 4
    assert table.ann.battlefield == ["Boar Boyz"]
    assert table.ann.kept == []
    assert "use The Unending Horde" not in table.ann.choices


@rule("invasion.errata.the-unending-horde")
def test_the_unending_horde_brings_only_those_it_had_when_its_action_was_triggered(table: Scenario) -> None:
    def uses_it(edition: str) -> None:
        begin(
            table,
            "capital",
            orcs(
                resources=9,
                kingdom=['The Unending Horde {kept=["#7"]}', "Squig Herders"],
                kept=["Boar Boyz #7"],
                hand=["Pillage"],
            ),
            capital("Empire", resources=9, hand=["Pilgrimage"]),
            edition=edition,
        )
        table.ann.chooses("use The Unending Horde")
        table.bob.chooses("play Pilgrimage")
        table.bob.chooses("Squig Herders")
        resolves(table)
        table.ann.chooses("yes")

    uses_it("faq-2.2")
    assert (table.ann.battlefield, table.ann.kept) == (["Boar Boyz"], ["Squig Herders"])
    assert len(table.piece("The Unending Horde").kept) == 1
    uses_it("printed")
    assert table.ann.battlefield == ["Boar Boyz", "Squig Herders"]


@rule("invasion.errata.the-unending-horde")
def test_the_unending_horde_is_used_for_exactly_what_its_cards_cost(table: Scenario) -> None:
    for resources, able in ((3, False), (4, True)):
        kingdom = ['The Unending Horde {kept=["#7"]}', "Squig Herders"]
        own = orcs(resources=resources, kingdom=kingdom, kept=["Boar Boyz #7"], hand=["Pillage"])
        begin(table, "capital", own, capital("Empire"))
        assert ("use The Unending Horde" in table.ann.choices) is able
        assert (table.ann.why_not("The Unending Horde") == []) is able


@rule("invasion.attachment.host-leaves")
def test_what_lies_under_a_card_is_discarded_when_that_leaves_play(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Demolition!", "Pillage"]),
        orcs(kingdom=['The Unending Horde {kept=["#7"]}'], kept=["Boar Boyz #7"]),
    )
    table.ann.chooses("play Demolition!")
    table.ann.chooses("The Unending Horde")
    resolves(table)
    assert table.bob.discard == ["Boar Boyz", "The Unending Horde"]
