"""The cards of Chaos, each used for real."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.game import GAME
from nefrit.invasion.state import DECK
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
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


def chaos(**things: Any) -> Side:
    """A player with a capital of Chaos."""
    return capital("Chaos", **things)


def test_servants_of_khorne_are_for_the_battlefield_only(table: Scenario) -> None:
    begin(table, "capital", chaos(resources=1, hand=["Servants of Khorne"]), dwarfs())
    assert [one for one in table.ann.choices if one.startswith("play")] == ["play Servants of Khorne battlefield"]


def test_festering_nurglings_corrupt_a_unit_of_a_corresponding_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=2, hand=["Festering Nurglings", "Pillage"]),
        dwarfs(kingdom=["Runesmith"], quest=["Mountain Brigade"]),
    )
    table.ann.chooses("play Festering Nurglings kingdom")
    assert table.ann.choices == ["Festering Nurglings", "Runesmith"]
    table.ann.chooses("Runesmith")
    assert table.piece("Runesmith").corrupted


def test_nurgle_sorcerer_hits_corrupted_units_harder(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=6, quest=["Nurgle Sorcerer"], hand=["Pillage"]),
        dwarfs(kingdom=["Mountain Brigade {corrupted=true}", "Troll Slayers"]),
    )
    table.ann.chooses("use Nurgle Sorcerer")
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert table.piece("Mountain Brigade").damage == 2
    table.ann.chooses("use Nurgle Sorcerer")
    table.ann.chooses("Troll Slayers")
    resolves(table)
    assert table.piece("Troll Slayers").damage == 1


def test_cultist_of_slaanesh_destroys_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=4, quest=["Cultist of Slaanesh"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", STONE]),
    )
    table.ann.chooses("use Cultist of Slaanesh")
    assert table.ann.choices == ["Pillage"]
    table.ann.chooses("Pillage")
    assert table.bob.discard == ["Pillage"]


def test_melekh_the_changer_grows_with_each_corrupted_card_of_opponents(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(kingdom=["Melekh the Changer", "Dark Zealot {corrupted=true}"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith {corrupted=true}", "Keystone Forge {corrupted=true}"]),
    )
    assert power_of(table, "Melekh the Changer") == 3


def test_fledgling_chaos_spawn_damages_a_unit_when_it_is_destroyed_in_the_battlefield(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=6, hand=["Nurgle's Pestilence", "Pillage"], battlefield=["Fledgling Chaos Spawn"]),
        dwarfs(battlefield=["Mountain Brigade"], kingdom=["Troll Slayers"]),
    )
    table.ann.chooses("play Nurgle's Pestilence")
    table.ann.chooses("Mountain Brigade")
    assert table.piece("Mountain Brigade").damage == 2


def test_savage_gors_deal_more_damage_with_two_developments(table: Scenario) -> None:
    begin(table, "battlefield", chaos(battlefield=["Savage Gors", STONE, STONE]), dwarfs(hand=["Pillage"]))
    attacks(table, "kingdom", "Savage Gors")
    assert table.bob.damage == (3, 0, 0)


def test_bloodthirster_lets_no_damage_be_cancelled_and_takes_units(table: Scenario) -> None:
    begin(
        table,
        "turn",
        chaos(kingdom=["Bloodthirster", "Dark Zealot"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade"], quest=["Troll Slayers"]),
    )
    assert table.ann.choices == ["Bloodthirster", "Dark Zealot"]
    table.ann.chooses("Dark Zealot")
    assert table.bob.choices == ["Runesmith", "Mountain Brigade"]
    table.bob.chooses("Runesmith")
    assert (table.ann.discard, table.bob.discard) == (["Dark Zealot"], ["Runesmith"])
    begin(
        table,
        "capital",
        chaos(kingdom=["Bloodthirster"], resources=1, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Hammerer of Karak Azul"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.chooses("Hammerer of Karak Azul")
    assert life_of(table, "Hammerer of Karak Azul") == 2


def test_cloud_of_flies_may_damage_its_unit_and_another(table: Scenario) -> None:
    begin(
        table,
        "turn",
        chaos(kingdom=["Dark Zealot #1", "Cloud of Flies {on=#1}"], hand=["Pillage"]),
        dwarfs(kingdom=["Hammerer of Karak Azul"]),
    )
    table.ann.chooses("yes")
    table.ann.chooses("Hammerer of Karak Azul")
    assert table.piece("Hammerer of Karak Azul").damage == 1
    assert table.piece("Dark Zealot").damage == 1


def test_horrific_mutation_weakens_defenders_while_its_unit_attacks(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        chaos(battlefield=["Dark Zealot #1", "Horrific Mutation {on=#1}"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade"]),
    )
    attacks(table, "kingdom", "Dark Zealot")
    defends(table, "Runesmith")
    assert table.bob.discard == ["Runesmith"]
    assert table.piece("Dark Zealot").damage == 0, "it was gone before damage was dealt"


def test_warpstone_meteor_corrupts_a_unit_or_damages_the_capital(table: Scenario) -> None:
    begin(
        table,
        "turn",
        chaos(kingdom=["Warpstone Meteor", "Dark Zealot"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    table.ann.chooses("Dark Zealot")
    table.bob.chooses("otherwise")
    table.bob.chooses("zone 1 quest")
    assert table.piece("Dark Zealot").corrupted
    assert table.bob.damage == (0, 1, 0)


def test_journey_to_the_gate_discards_the_hands_of_opponents(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(quest=["Journey to the Gate #1 {resources=3}", "Dark Zealot {quest=#1}"], hand=["Pillage"]),
        dwarfs(hand=["Runesmith", "Demolition!"]),
    )
    table.ann.chooses("use Journey to the Gate")
    assert table.bob.hand == []
    assert table.ann.hand == ["Pillage"]


def test_shrine_to_nurgle_corrupts_units_damaged_in_combat(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        chaos(kingdom=["Shrine to Nurgle"], battlefield=["Dark Zealot"], hand=["Pillage"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    attacks(table, "kingdom", "Dark Zealot")
    defends(table, "Mountain Brigade")
    assert table.piece("Mountain Brigade").corrupted
    assert not table.piece("Dark Zealot").corrupted


def test_seduced_by_darkness_corrupts_a_unit(table: Scenario) -> None:
    begin(table, "capital", chaos(hand=["Seduced by Darkness", "Pillage"]), dwarfs(kingdom=["Runesmith"]))
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Runesmith")
    assert table.piece("Runesmith").corrupted


def test_will_of_tzeentch_replaces_all_hands(table: Scenario) -> None:
    begin(table, "capital", chaos(resources=5, hand=["Will of Tzeentch", "Pillage"]), dwarfs(hand=["Runesmith"]))
    table.ann.chooses("play Will of Tzeentch")
    assert len(table.ann.hand) == len(table.bob.hand) == 3
    assert table.bob.discard == ["Runesmith"]


def test_flames_of_tzeentch_deal_x_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=5, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    assert table.ann.decision.most == 3, "5, and 2 for loyalty"
    table.ann.says(3)
    table.ann.chooses("Mountain Brigade")
    assert table.piece("Mountain Brigade").damage == 3
    assert table.ann.resources == 0


def test_blood_for_the_blood_god_turns_power_against_its_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=3, hand=["Blood for the Blood God", "Pillage"]),
        dwarfs(battlefield=["Mountain Brigade"], kingdom=["Runesmith"]),
    )
    table.ann.chooses("play Blood for the Blood God")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    assert table.piece("Mountain Brigade").damage == 2


def test_culling_the_weak_strengthens_the_battlefield_for_a_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=2, hand=["Culling the Weak", "Pillage"], battlefield=["Savage Gors"], kingdom=["Dark Zealot"]),
        dwarfs(),
    )
    table.ann.chooses("play Culling the Weak")
    table.ann.chooses("Dark Zealot")
    assert power_of(table, "Savage Gors") == 2


def test_bolt_of_change_makes_a_unit_of_a_development(table: Scenario) -> None:
    begin(
        table, "capital", chaos(resources=2, hand=["Bolt of Change", "Pillage"]), dwarfs(kingdom=[STONE, "Runesmith"])
    )
    table.ann.chooses("play Bolt of Change")
    table.ann.chooses("Pillage")
    assert (power_of(table, "Pillage"), life_of(table, "Pillage")) == (2, 2)
    assert table.piece("Pillage").facedown
    table.ann.chooses("develop Pillage kingdom")
    passes(table)
    assert power_of(table, "Pillage") == 0, "only until the end of the turn"


def test_bloodsworn_is_healed_when_a_unit_of_an_opponent_falls(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Flames of Tzeentch", "Pillage"], kingdom=["Bloodsworn {damage=2}"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Runesmith")
    resolves(table)
    assert table.piece("Bloodsworn").damage == 0


def test_bloodsworn_does_not_care_for_what_returns_to_a_hand(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=4, hand=["Pilgrimage", "Pillage"], kingdom=["Bloodsworn {damage=2}"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Runesmith")
    assert table.piece("Bloodsworn").damage == 2


def test_blue_horrors_are_followed_by_others(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Pilgrimage", "Blue Horrors", "Pillage"], kingdom=["Blue Horrors"]),
        dwarfs(),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Blue Horrors")
    resolves(table)
    table.ann.chooses("use Blue Horrors")
    table.ann.chooses("Blue Horrors")
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Blue Horrors"]


def test_stone_to_skin_makes_a_unit_of_a_building(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=2, hand=["Stone to Skin", "Pillage"], kingdom=["Shrine to Nurgle", "Warpstone Meteor"]),
        dwarfs(),
    )
    table.ann.chooses("play Stone to Skin")
    assert table.ann.choices == ["Shrine to Nurgle"]
    table.ann.chooses("Shrine to Nurgle")
    assert (power_of(table, "Shrine to Nurgle"), life_of(table, "Shrine to Nurgle")) == (1, 4)


def test_plague_bomb_hits_three_different_units(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=5, hand=["Plague Bomb", "Pillage"], kingdom=["Chaos Knights"]),
        dwarfs(kingdom=["Mountain Brigade", "Troll Slayers"]),
    )
    table.ann.chooses("play Plague Bomb")
    table.ann.chooses("Mountain Brigade")
    table.ann.chooses("Troll Slayers")
    assert table.ann.choices == ["Chaos Knights"]
    table.ann.chooses("Chaos Knights")
    assert [table.piece(name).damage for name in ("Mountain Brigade", "Troll Slayers", "Chaos Knights")] == [1, 2, 3]


def test_sorcerer_of_tzeentch_grows_with_developments(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(kingdom=["Sorcerer of Tzeentch {resources=1}"], hand=["Pillage"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("develop Pillage kingdom")
    table.ann.chooses("use Sorcerer of Tzeentch")
    table.ann.chooses("Mountain Brigade")
    assert table.piece("Mountain Brigade").damage == 2


def test_call_the_brayherd_brings_cheap_units(table: Scenario) -> None:
    deck = ["Dark Zealot", "Pillage", "Chaos Knights", "Savage Gors", "Pillage", "Savage Marauders", "Pillage"]
    begin(table, "capital", chaos(resources=6, hand=["Call the Brayherd", "Pillage"], deck=deck), dwarfs())
    table.ann.chooses("play Call the Brayherd")
    assert table.ann.battlefield == ["Dark Zealot", "Savage Gors"]
    assert len(table.ann.deck) == 5


def test_bloodletter_doubles_damage_to_units(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=4, hand=["Flames of Tzeentch", "Pillage"], kingdom=["Bloodletter"]),
        dwarfs(kingdom=["Mountain Brigade"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert table.piece("Mountain Brigade").damage == 4


def test_mounted_marauders_take_a_card_of_the_attacked_zone(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        chaos(battlefield=["Mounted Marauders"], hand=["Pillage"]),
        dwarfs(kingdom=["Keystone Forge", "Mining Tunnels"], quest=["Rune of Fortitude"]),
    )
    attacks(table, "kingdom", "Mounted Marauders")
    assert table.bob.choices == ["Keystone Forge", "Mining Tunnels"]
    table.bob.chooses("Mining Tunnels")
    assert table.bob.discard == ["Mining Tunnels"]


def test_shaggoth_champion_is_as_strong_as_the_smallest_hand(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        chaos(battlefield=["Shaggoth Champion"]),
        orcs(hand=["3x Pillage"]),
    )
    assert (power_of(table, "Shaggoth Champion"), life_of(table, "Shaggoth Champion")) == (3, 3)
    attacks(table, "kingdom", "Shaggoth Champion")
    assert table.bob.damage == (4, 0, 0), "each player has drawn a card"


def test_valkia_the_bloody_moves_her_wounds_to_a_corrupted_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=2, quest=["Valkia the Bloody {damage=3}"], hand=["Pillage"]),
        dwarfs(kingdom=["Mountain Brigade {corrupted=true}", "Troll Slayers"]),
    )
    table.ann.chooses("use Valkia the Bloody")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    table.ann.says(2)
    assert table.piece("Valkia the Bloody").damage == 1
    assert table.piece("Mountain Brigade").damage == 2


def test_sadistic_mutation_strikes_after_its_unit_has_dealt_damage_in_combat(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        chaos(battlefield=["Savage Marauders #1", "Sadistic Mutation {on=#1}"], hand=["Pillage"]),
        dwarfs(kingdom=["Mountain Brigade"], quest=["Runesmith"]),
    )
    attacks(table, "kingdom", "Savage Marauders")
    defends(table, "Mountain Brigade")
    assert "Runesmith" in table.ann.choices, "it was in play when the damage was dealt"
    table.ann.chooses("Runesmith")
    assert table.bob.discard == ["Runesmith"]
    assert sorted(table.ann.discard) == ["Sadistic Mutation", "Savage Marauders"]


def test_slaaneshs_domination_plays_tactics_of_an_opponents_hand(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=3, hand=["Slaanesh's Domination", "Pillage"]),
        dwarfs(hand=["Demolition!", "Runesmith"], kingdom=["Keystone Forge", "Mining Tunnels"]),
    )
    table.ann.chooses("play Slaanesh's Domination")
    assert table.ann.choices == ["player 1"]
    table.ann.chooses("player 1")
    table.ann.says(2)
    assert table.ann.choices == ["pass", "Demolition!"]
    table.ann.chooses("Demolition!")
    table.ann.chooses("Keystone Forge")
    assert sorted(table.bob.discard) == ["Demolition!", "Keystone Forge"]
    assert table.ann.discard == ["Slaanesh's Domination"]


def test_iron_throneroom_puts_units_of_hand_and_discard_pile_into_play(table: Scenario) -> None:
    begin(
        table,
        "turn",
        chaos(
            kingdom=["Iron Throneroom {resources=1}"],
            hand=["Dark Zealot", "Runesmith"],
            discard=["Savage Gors", "Pillage"],
        ),
        dwarfs(),
    )
    table.ann.chooses("use Iron Throneroom")
    assert table.ann.choices == ["Dark Zealot", "Savage Gors"]
    table.ann.chooses("Dark Zealot", "Savage Gors")
    table.ann.chooses("zone 0 quest")
    table.ann.chooses("zone 0 battlefield")
    assert (table.ann.quest, table.ann.battlefield) == (["Dark Zealot"], ["Savage Gors"])


@rule("invasion.effect.multiple-resolve-all-possible")
def test_summons_of_chaos_brings_a_unit_as_dear_as_the_number_named(table: Scenario) -> None:
    deck = ["Savage Gors", "Chaos Knights", "Runesmith", "Pillage", "4x Pillage"]
    begin(table, "capital", chaos(resources=5, hand=["Summons of Chaos", "Pillage"], deck=deck), dwarfs())
    table.ann.chooses("play Summons of Chaos")
    table.ann.says(3)
    assert table.ann.choices == ["Savage Gors"]
    table.ann.chooses("Savage Gors")
    assert table.ann.battlefield == ["Savage Gors"]
    table.ann.orders("Chaos Knights", "Runesmith")
    assert table.ann.discard == ["Summons of Chaos", "Runesmith", "Chaos Knights"]


@rule("invasion.effect.multiple-resolve-all-possible")
def test_summons_of_chaos_brings_no_second_copy_of_a_unique_unit(table: Scenario) -> None:
    deck = ["Melekh the Changer", "Savage Gors", "Dark Zealot", "Pillage", "9x Pillage"]
    own = chaos(resources=9, hand=["Summons of Chaos", "Pillage"], kingdom=["Melekh the Changer"], deck=deck)
    begin(table, "capital", own, dwarfs())
    table.ann.chooses("play Summons of Chaos")
    resolves(table)
    table.ann.says(4)
    assert "Savage Gors" in table.ann.choices
    assert "Melekh the Changer" not in table.ann.choices


def test_beastman_incursion_takes_cards_until_a_battlefield_phase_is_skipped(table: Scenario) -> None:
    begin(
        table,
        "turn",
        dwarfs(kingdom=["Beastman Incursion", "Runesmith", "Rune of Fortitude", STONE], hand=["Pillage"]),
        chaos(),
    )
    assert table.ann.choices == ["Runesmith", "Rune of Fortitude"]
    table.ann.chooses("Rune of Fortitude")
    assert table.ann.discard == ["Rune of Fortitude"]
    begin(
        table,
        "battlefield",
        dwarfs(kingdom=["Beastman Incursion #1", "Runesmith {quest=#1}"], battlefield=["Troll Slayers"]),
        chaos(hand=["Pillage"]),
    )
    table.ann.chooses("use Beastman Incursion")
    assert table.ann.kingdom == ["Runesmith"]
    assert table.active == 1, "no attack was asked for"


@rule("invasion.faq.draw-simultaneously", "invasion.zone.play-from-elsewhere")
def test_lord_of_change_shows_the_top_cards_and_lets_the_own_one_be_played(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(
            resources=20,
            kingdom=["Lord of Change"],
            deck=["Flames of Tzeentch", "Seduced by Darkness", "9x Mountain Brigade"],
        ),
        dwarfs(kingdom=["Mountain Brigade"], deck=["Demolition!", "9x Pillage"]),
    )
    assert [table.game.knows(0, card) for card in table.game.zone(DECK, 1)[:2]] == [True, False]
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert table.ann.discard == ["Flames of Tzeentch"]
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert [table.game.knows(1, card) for card in table.game.zone(DECK, 0)[:2]] == [True, False]
    assert "develop Mountain Brigade quest" in table.ann.choices
    assert not any("Pillage" in choice or "Demolition!" in choice for choice in table.ann.choices)
    begin(
        table,
        "capital",
        chaos(kingdom=["Lord of Change", "Warpstone Excavation"]),
        dwarfs(resources=9, hand=["Demolition!"], deck=["Pillage", "9x Mountain Brigade"]),
    )
    table.ann.passes()
    assert table.bob.choices == ["pass", "play Demolition!"], "his own top card is not his to play"
