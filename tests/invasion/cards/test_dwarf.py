"""The cards of the Dwarfs, each used for real."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    defends,
    dwarfs,
    life_of,
    orcs,
    passes,
    power_of,
    resolves,
)

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def test_defender_of_the_hold_is_for_the_battlefield_only(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=1, hand=["Defender of the Hold"]), orcs())
    plays = [choice for choice in table.ann.choices if choice.startswith("play")]
    assert plays == ["play Defender of the Hold battlefield"]


def test_zhufbar_engineers_take_a_unit_of_the_corresponding_zone_with_them(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Pilgrimage", "Pillage"], quest=["Zhufbar Engineers"]),
        orcs(quest=["Black Orc Squad", "Boar Boyz"], kingdom=["Squig Herders"]),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Zhufbar Engineers")
    assert table.bob.choices == ["Black Orc Squad", "Boar Boyz"]
    table.bob.chooses("Boar Boyz")
    assert table.bob.discard == ["Boar Boyz"]


def test_hammerer_of_karak_azul_cancels_one_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=4, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Hammerer of Karak Azul"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Hammerer of Karak Azul")
    assert life_of(table, "Hammerer of Karak Azul") == 1


def test_troll_slayers_are_stronger_with_two_developments_in_the_battlefield(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Pillage"], battlefield=["Troll Slayers", STONE]), orcs())
    assert power_of(table, "Troll Slayers") == 1
    table.ann.chooses("develop Pillage battlefield")
    assert power_of(table, "Troll Slayers") == 3
    begin(table, "capital", dwarfs(hand=["Pillage"], kingdom=["Troll Slayers", STONE, STONE]), orcs())
    assert power_of(table, "Troll Slayers") == 1, "not in the battlefield"


def test_runesmith_strengthens_a_unit_from_the_quest_zone(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=5, quest=["Runesmith"], battlefield=["Mountain Brigade"]), orcs())
    table.ann.chooses("use Runesmith")
    assert table.ann.choices == ["Runesmith", "Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert power_of(table, "Mountain Brigade") == 3
    assert table.ann.resources == 3
    begin(table, "capital", dwarfs(resources=5, kingdom=["Runesmith"], hand=["Pillage"]), orcs())
    assert not [choice for choice in table.ann.choices if choice.startswith("use")]


def test_durgnar_the_bold_is_stronger_while_a_zone_burns(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Pillage"], kingdom=["Durgnar the Bold"]), orcs(burning=[True, False, False]))
    assert power_of(table, "Durgnar the Bold") == 2
    begin(
        table, "capital", dwarfs(hand=["Pillage"], kingdom=["Durgnar the Bold"], burning=[False, True, False]), orcs()
    )
    assert power_of(table, "Durgnar the Bold") == 4


def test_king_kazador_is_a_target_of_opponents_only_for_three_more_resources(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=2, hand=["Seduced by Darkness", "Pillage"], kingdom=["Dark Zealot"]),
        dwarfs(kingdom=["King Kazador"]),
    )
    table.ann.chooses("play Seduced by Darkness")
    assert table.ann.choices == ["Dark Zealot"]
    begin(
        table,
        "capital",
        capital("Chaos", resources=4, hand=["Seduced by Darkness", "Pillage"], kingdom=["Dark Zealot"]),
        dwarfs(kingdom=["King Kazador"]),
    )
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("King Kazador")
    assert table.piece("King Kazador").corrupted
    assert table.ann.resources == 1


def test_dwarf_cannon_crew_finds_a_cheap_support_card(table: Scenario) -> None:
    deck = [
        "Keystone Forge",
        "Master Rune of Dismay",
        "Rune of Fortitude",
        "2x Runesmith",
        "Grudge Thrower",
        "Runesmith",
    ]
    begin(table, "capital", dwarfs(resources=3, hand=["Dwarf Cannon Crew", "Pillage"], deck=deck), orcs())
    table.ann.chooses("play Dwarf Cannon Crew battlefield")
    assert table.ann.choices == ["Keystone Forge", "Rune of Fortitude"], "of the top five, at most 2"
    table.ann.chooses("Rune of Fortitude")
    assert table.ann.battlefield == ["Dwarf Cannon Crew", "Rune of Fortitude"]
    assert len(table.ann.deck) == 6


def test_dwarf_masons_bring_a_development(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=4, hand=["Dwarf Masons", "Pillage"]), orcs())
    table.ann.chooses("play Dwarf Masons quest")
    assert table.ann.quest == ["Dwarf Masons", "Mountain Brigade"]
    assert table.piece("Mountain Brigade").facedown


def test_dwarf_ranger_avenges_other_dwarfs_from_the_quest_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Pilgrimage", "Pillage"], quest=["Dwarf Ranger"], kingdom=["Runesmith"]),
        orcs(kingdom=["Black Orc Squad"], burning=[False, False, True]),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Runesmith")
    assert table.ann.choices == [
        "Black Orc Squad",
        "Dwarf Ranger",
        "zone 0 kingdom",
        "zone 0 quest",
        "zone 0 battlefield",
        "zone 1 kingdom",
        "zone 1 quest",
    ]
    table.ann.chooses("zone 1 kingdom")
    assert table.bob.damage == (1, 0, 0)


def test_dwarf_ranger_scouts_when_it_survives_combat(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Dwarf Ranger"]), orcs(hand=["2x Pillage"]))
    attacks(table, "kingdom", "Dwarf Ranger")
    assert table.bob.discard == ["Pillage"]


def test_ironbreakers_of_ankhor_are_as_tough_as_their_zone_is_developed(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=5, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Ironbreakers of Ankhor", STONE, STONE]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(3)
    table.ann.chooses("Ironbreakers of Ankhor")
    assert life_of(table, "Ironbreakers of Ankhor") == 2


def test_rune_of_fortitude_weakens_attackers_unless_their_player_pays_for_each(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(resources=1, battlefield=["Black Orc Squad", "Boar Boyz"]),
        dwarfs(kingdom=["Rune of Fortitude"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Black Orc Squad", "Boar Boyz")
    table.bob.chooses("resolve Rune of Fortitude")
    table.ann.chooses("pay")
    assert table.bob.damage == (1, 0, 0), "there was nothing left to pay for the other one with"


def test_keystone_forge_heals_the_capital_from_the_kingdom(table: Scenario) -> None:
    begin(table, "turn", dwarfs(kingdom=["Keystone Forge"], damage=[2, 1, 0], hand=["Pillage"]), orcs())
    assert table.ann.choices == ["zone 0 kingdom", "zone 0 quest"]
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.damage == (1, 1, 0)
    begin(table, "turn", dwarfs(quest=["Keystone Forge"], damage=[2, 1, 0], hand=["Pillage"]), orcs())
    assert table.ann.damage == (2, 1, 0)


def test_organ_gun_strengthens_a_defender(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        dwarfs(kingdom=["Mountain Brigade #1", "Organ Gun {on=#1}"], resources=3, hand=["Striking the Grudge"]),
    )
    assert power_of(table, "Mountain Brigade") == 2
    attacks(table, "kingdom", "Boar Boyz")
    table.bob.chooses("Mountain Brigade")
    assert power_of(table, "Mountain Brigade") == 4


def test_organ_gun_is_attached_when_it_is_played(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=2, hand=["Organ Gun", "Pillage"], kingdom=["Mountain Brigade"]), orcs())
    table.ann.chooses("play Organ Gun")
    table.ann.chooses("Mountain Brigade")
    assert table.ann.kingdom == ["Mountain Brigade", "Organ Gun"]


def test_master_rune_of_dismay_makes_units_of_opponents_dearer(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=3, hand=["Black Orc Squad", "Squig Herders"]),
        dwarfs(kingdom=["Master Rune of Dismay"]),
    )
    assert "play Black Orc Squad kingdom" not in table.ann.choices
    table.ann.chooses("play Squig Herders kingdom")
    assert table.ann.resources == 0


def test_a_glorious_death_destroys_two_attackers_for_the_unit_on_it(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Black Orc Squad", "Boar Boyz", "Squig Herders"]),
        dwarfs(quest=["A Glorious Death #1 {resources=3}", "Runesmith {quest=#1}"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Black Orc Squad", "Boar Boyz")
    table.bob.chooses("use A Glorious Death")
    assert table.bob.choices == ["Black Orc Squad", "Boar Boyz"]
    table.bob.chooses("Black Orc Squad", "Boar Boyz")
    assert sorted(table.ann.discard) == ["Black Orc Squad", "Boar Boyz"]
    assert table.bob.discard == ["Runesmith"]


@rule("invasion.resources.pool")
def test_a_glorious_death_gathers_tokens_and_needs_three(table: Scenario) -> None:
    begin(
        table,
        "turn",
        dwarfs(quest=["A Glorious Death #1 {resources=1}", "Runesmith {quest=#1}"], hand=["Pillage"]),
        orcs(),
    )
    assert table.piece("A Glorious Death").resources == 2
    assert "use A Glorious Death" not in table.ann.choices


def test_grudge_thrower_strengthens_all_participants_for_a_unit(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(resources=1, battlefield=["Grudge Thrower", "Mountain Brigade", "Runesmith"]),
        orcs(kingdom=["Black Orc Squad"]),
    )
    attacks(table, "kingdom", "Mountain Brigade")
    table.bob.chooses("Black Orc Squad")
    table.ann.chooses("use Grudge Thrower")
    table.ann.chooses("Runesmith")
    assert table.piece("Black Orc Squad").damage == 3
    assert table.piece("Mountain Brigade").damage == 2
    assert table.ann.discard == ["Runesmith"]


def test_burying_the_grudge_pays_for_each_unit_that_fell(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Troll Vomit", "Pillage"], kingdom=["Black Orc Squad"]),
        dwarfs(hand=["Burying the Grudge"], kingdom=["Runesmith", "Mountain Brigade", "Keystone Forge"], resources=0),
    )
    table.ann.chooses("play Troll Vomit")
    table.bob.passes()
    table.bob.orders("Runesmith", "Mountain Brigade")
    table.bob.chooses("play Burying the Grudge")
    assert table.bob.resources == 3


def test_stubborn_refusal_moves_damage_to_a_unit_in_a_corresponding_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=3, hand=["Stubborn Refusal", "Pillage"], kingdom=["Mountain Brigade {damage=4}"]),
        orcs(kingdom=["Black Orc Squad"], quest=["Boar Boyz"]),
    )
    table.ann.chooses("play Stubborn Refusal")
    table.ann.chooses("Mountain Brigade")
    assert table.ann.choices == ["Black Orc Squad"]
    table.ann.chooses("Black Orc Squad")
    assert table.piece("Mountain Brigade").damage == 0
    assert table.bob.discard == ["Black Orc Squad"]


def test_striking_the_grudge_strengthens_a_participant(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(resources=3, hand=["Striking the Grudge"], battlefield=["Mountain Brigade", "Runesmith"]),
        orcs(),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Mountain Brigade")
    table.ann.chooses("play Striking the Grudge")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    passes(table)
    assert table.bob.damage == (4, 0, 0)


@rule("invasion.turn.4-assign-damage")
def test_grudge_thrower_assault_is_played_after_damage_was_assigned(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Black Orc Squad", "Boar Boyz"]),
        dwarfs(resources=4, hand=["Grudge Thrower Assault"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Black Orc Squad")
    assert table.bob.assigned == (1, 0, 0)
    table.bob.chooses("play Grudge Thrower Assault")
    assert table.bob.choices == ["Black Orc Squad"]
    table.bob.chooses("Black Orc Squad")
    assert table.ann.discard == ["Black Orc Squad"]
    assert table.bob.damage == (1, 0, 0), "what is assigned stays so"


def test_demolition_destroys_a_support_card_or_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=2, hand=["Demolition!", "Pillage"], kingdom=["Runesmith"]),
        orcs(kingdom=["Totem of Gork", f"Boar Boyz {HIDDEN}"]),
    )
    table.ann.chooses("play Demolition!")
    assert table.ann.choices == ["Totem of Gork", "Boar Boyz"]
    table.ann.chooses("Boar Boyz")
    assert table.bob.discard == ["Boar Boyz"]


def test_wake_the_mountain_places_three_developments_in_one_zone(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=4, hand=["Wake the Mountain", "Pillage"]), orcs())
    table.ann.chooses("play Wake the Mountain")
    table.ann.chooses("option 1")
    assert table.ann.kingdom == ["Mountain Brigade"] * 3
    assert table.piece("Mountain Brigade").facedown


def test_master_rune_of_valaya_cancels_the_damage_of_the_battlefield_phase(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], hand=["Pillage"]),
        dwarfs(resources=2, hand=["Master Rune of Valaya"], kingdom=["Runesmith"]),
    )
    table.bob.chooses("play Master Rune of Valaya")
    attacks(table, "kingdom", "Boar Boyz")
    defends(table, "Runesmith")
    assert table.in_play("Runesmith")
    assert table.piece("Boar Boyz").damage == 0


def test_stand_your_ground_brings_back_a_dwarf_that_fell_this_turn(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=4, hand=["Troll Vomit", "Pillage"], kingdom=["Black Orc Squad"]),
        dwarfs(
            resources=9,
            hand=["Stand Your Ground"],
            kingdom=["Mountain Brigade", "Peasant Militia"],
            discard=["Runesmith"],
        ),
    )
    table.ann.chooses("play Troll Vomit")
    table.bob.orders("Peasant Militia", "Mountain Brigade")
    table.bob.passes()
    table.ann.chooses("develop Pillage kingdom")
    table.bob.chooses("play Stand Your Ground")
    assert table.bob.choices == ["Mountain Brigade"]
    table.bob.chooses("Mountain Brigade")
    table.bob.chooses("zone 1 quest")
    assert table.bob.quest == ["Mountain Brigade"]


def test_mining_tunnels_draw_a_card_for_a_development(table: Scenario) -> None:
    begin(table, "capital", dwarfs(hand=["Pillage"], kingdom=["Mining Tunnels"]), orcs())
    table.ann.chooses("develop Pillage kingdom")
    table.ann.chooses("use Mining Tunnels")
    assert table.ann.hand == ["Mountain Brigade"]


def test_runesmith_apprentice_searches_for_runes(table: Scenario) -> None:
    deck = ["Rune of Fortitude", "Runesmith", "Master Rune of Dismay", "4x Runesmith"]
    begin(table, "capital", dwarfs(resources=3, hand=["Runesmith Apprentice", "Pillage"], deck=deck), orcs())
    table.ann.chooses("play Runesmith Apprentice kingdom")
    table.ann.chooses("use Runesmith Apprentice")
    assert table.ann.choices == ["Rune of Fortitude", "Master Rune of Dismay"]
    table.ann.chooses("Rune of Fortitude", "Master Rune of Dismay")
    assert sorted(table.ann.hand) == ["Master Rune of Dismay", "Pillage", "Rune of Fortitude"]
    assert len(table.ann.deck) == 5


def test_grudgebearer_grows_with_each_other_dwarf_that_leaves(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Pilgrimage", "Pillage"], kingdom=["Grudgebearer", "Runesmith"]),
        orcs(),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Runesmith")
    assert power_of(table, "Grudgebearer") == 2


def test_duregan_thorgrimson_and_a_unit_damage_each_other(table: Scenario) -> None:
    begin(
        table,
        "turn",
        dwarfs(kingdom=["Duregan Thorgrimson", "Runesmith"], hand=["Pillage"]),
        orcs(kingdom=["Savage Marauders"]),
    )
    table.ann.chooses("use Duregan Thorgrimson")
    assert table.ann.choices == ["Runesmith", "Savage Marauders"]
    table.ann.chooses("Savage Marauders")
    assert table.bob.discard == ["Savage Marauders"]
    assert table.piece("Duregan Thorgrimson").damage == 2


def test_the_great_guild_hall_finds_supports_with_its_last_token(table: Scenario) -> None:
    deck = ["Rune of Fortitude", "Totem of Gork", "Keystone Forge", "4x Runesmith"]
    begin(table, "turn", dwarfs(kingdom=["The Great Guild Hall {resources=1}"], deck=deck, hand=["Pillage"]), orcs())
    table.ann.chooses("use The Great Guild Hall")
    assert table.ann.choices == ["Rune of Fortitude", "Keystone Forge"]
    table.ann.chooses("Keystone Forge")
    assert "Keystone Forge" in table.ann.hand
    begin(table, "turn", dwarfs(kingdom=["The Great Guild Hall {resources=2}"], deck=deck, hand=["Pillage"]), orcs())
    table.ann.chooses("use The Great Guild Hall")
    assert table.piece("The Great Guild Hall").resources == 1


def test_doors_of_karak_hirn_keep_attackers_from_their_zone(table: Scenario) -> None:
    begin(table, "battlefield", orcs(battlefield=["Boar Boyz"]), dwarfs(kingdom=["Doors of Karak Hirn"]))
    assert table.ann.choices == ["pass", "target 1 quest", "target 1 battlefield"]
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], zones_to_win=3),
        dwarfs(kingdom=["Doors of Karak Hirn"], burning=[False, True, True]),
    )
    assert "target 1 kingdom" in table.ann.choices


def test_blessing_of_valaya_redirects_the_next_two_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"], kingdom=["Dark Zealot"]),
        dwarfs(resources=9, hand=["Blessing of Valaya"], kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(3)
    table.ann.chooses("Mountain Brigade")
    table.bob.chooses("play Blessing of Valaya")
    table.bob.chooses("Mountain Brigade")
    table.bob.chooses("Dark Zealot")
    resolves(table)
    assert table.piece("Mountain Brigade").damage == 1
    assert table.piece("Dark Zealot").damage == 2
    assert not table.game.lasting


def test_reclaiming_the_fallen_brings_all_units_back_until_the_end_of_the_phase(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(
            resources=6,
            hand=["Reclaiming the Fallen", "Pillage"],
            discard=["Runesmith", "Demolition!", "Mountain Brigade"],
        ),
        orcs(),
    )
    table.ann.chooses("play Reclaiming the Fallen")
    table.ann.chooses("option 0")
    assert sorted(table.ann.kingdom) == ["Mountain Brigade", "Runesmith"]
    passes(table)
    table.ann.chooses("resolve Reclaiming the Fallen")
    assert table.ann.kingdom == []


def test_tunnel_fighter_is_played_for_three_developments(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=1, hand=["Tunnel Fighter", "Pillage"], kingdom=[STONE, STONE, STONE, "Runesmith"]),
        orcs(),
    )
    table.ann.chooses("trade Tunnel Fighter quest")
    table.ann.chooses("Pillage", "Pillage", "Pillage")
    assert table.ann.quest == ["Tunnel Fighter"]
    assert table.ann.kingdom == ["Runesmith"]
    assert table.ann.resources == 0, "loyalty is paid"
