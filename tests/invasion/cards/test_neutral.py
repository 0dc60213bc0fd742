"""The neutral cards, each used for real."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.constants import CHAOS, DARK_ELF, DWARF, EMPIRE, HIGH_ELF, ORC, RACES
from nefrit.invasion.game import GAME
from nefrit.invasion.values import symbols, zone_hit_points
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import (
    HIDDEN,
    attacks,
    begin,
    capital,
    dwarfs,
    in_the_zone,
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


def test_contested_village_is_limited(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["2x Contested Village"]), orcs())
    table.ann.chooses("play Contested Village kingdom")
    resolves(table)
    assert not [choice for choice in table.ann.choices if choice.startswith("play")]


def test_contested_fortress_cancels_one_damage_to_the_capital_each_turn(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Ironclaw's Horde"], hand=["Pillage"]),
        dwarfs(quest=["Contested Fortress"]),
    )
    attacks(table, "kingdom", "Ironclaw's Horde")
    assert table.bob.damage == (3, 0, 0)


def test_contested_stronghold_armoury_and_cemetery_grow_with_developments(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(
            kingdom=["Armoury", "Contested Stronghold", STONE, STONE],
            quest=["Forgotten Cemetery", STONE],
            hand=["Pillage"],
        ),
        orcs(),
    )
    assert power_of(table, "Contested Stronghold") == 3
    assert power_of(table, "Armoury") == 2
    assert power_of(table, "Forgotten Cemetery") == 1
    table.ann.chooses("develop Pillage quest")
    assert power_of(table, "Forgotten Cemetery") == 2


def test_units_enter_the_zone_of_warpstone_excavation_corrupted(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, kingdom=["Warpstone Excavation"], hand=["Runesmith", "Mountain Brigade", "Pillage"]),
        orcs(),
    )
    table.ann.chooses("play Runesmith kingdom")
    resolves(table)
    table.ann.chooses("play Mountain Brigade quest")
    resolves(table)
    assert table.piece("Runesmith").corrupted
    assert not table.piece("Mountain Brigade").corrupted


def test_pilgrimage_is_cheaper_with_developments_in_the_quest_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=2, quest=[STONE, STONE], hand=["Pilgrimage", "Pillage"]),
        orcs(kingdom=["Boar Boyz"]),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Boar Boyz")
    assert table.bob.hand == ["Boar Boyz"]
    assert table.ann.resources == 0


def test_burn_it_down_destroys_as_dear_a_support_as_the_battlefield_is_developed(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=2, battlefield=[STONE], hand=["Burn It Down", "Pillage"]),
        orcs(kingdom=["Totem of Gork", "Contested Village"]),
    )
    table.ann.chooses("play Burn It Down")
    assert table.ann.choices == ["Contested Village"]
    table.ann.chooses("Contested Village")
    assert table.bob.discard == ["Contested Village"]


def test_infiltrate_discards_from_the_decks_of_opponents(table: Scenario) -> None:
    begin(
        table,
        "turn",
        dwarfs(quest=["Infiltrate! #1 {resources=2}", "Runesmith {quest=#1}"], hand=["Pillage"]),
        orcs(),
    )
    table.ann.chooses("resolve Infiltrate!")
    assert len(table.bob.discard) in (2, 3), "the two effects come in an order that their player likes"
    assert table.piece("Infiltrate!").resources == 3


@rule("invasion.race.alliance-cards-give-symbols")
def test_alliances_give_symbols_of_two_races(table: Scenario) -> None:
    for one, other in (
        (DWARF, EMPIRE),
        (EMPIRE, HIGH_ELF),
        (DWARF, HIGH_ELF),
        (CHAOS, ORC),
        (CHAOS, DARK_ELF),
        (ORC, DARK_ELF),
    ):
        begin(table, "capital", capital(one, kingdom=[f"Alliance - {one} and {other}"], hand=["Pillage"]), orcs())
        assert symbols(table.game, 0, one) == 2
        assert symbols(table.game, 0, other) == 1
        assert [symbols(table.game, 0, race) for race in RACES if race not in (one, other)] == [0] * 4
        assert [symbols(table.game, 1, race) for race in RACES if race != ORC] == [0] * 5


def test_greyseer_thanquol_attacks_from_any_zone_with_all_skaven(table: Scenario) -> None:
    begin(table, "battlefield", chaos(kingdom=["Greyseer Thanquol", "Rat Ogres"]), dwarfs(hand=["Pillage"]))
    table.ann.chooses("target 1 kingdom")
    assert table.ann.choices == ["Greyseer Thanquol"]
    table.ann.chooses("Greyseer Thanquol")
    assert table.bob.damage == (3, 0, 0)


def test_warp_lightning_cannon_corrupts_its_unit_and_strengthens_it_in_combat(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=2, hand=["Warp Lightning Cannon", "Pillage"], kingdom=["Rat Ogres"]),
        dwarfs(),
    )
    table.ann.chooses("play Warp Lightning Cannon")
    table.ann.chooses("Rat Ogres")
    assert table.piece("Rat Ogres").corrupted
    begin(
        table,
        "battlefield",
        chaos(battlefield=["Rat Ogres #1", "Warp Lightning Cannon {on=#1}"]),
        dwarfs(hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Rat Ogres")
    assert table.bob.damage == (5, 0, 0)


def test_veteran_sellswords_change_sides_at_the_end_of_the_turn(table: Scenario) -> None:
    begin(table, "end", chaos(battlefield=["Veteran Sellswords"]), dwarfs(hand=["Pillage"]))
    table.ann.chooses("player 1")
    assert table.bob.battlefield == ["Veteran Sellswords"]
    assert table.piece("Veteran Sellswords").controller == 1


def test_rat_ogres_restore_all_skaven(table: Scenario) -> None:
    begin(
        table,
        "turn",
        chaos(
            kingdom=[
                "Rat Ogres {corrupted=true}",
                "Greyseer Thanquol {corrupted=true}",
                "Dark Zealot {corrupted=true}",
            ],
            hand=["Pillage"],
        ),
        dwarfs(),
    )
    table.ann.chooses("use Rat Ogres")
    assert not table.piece("Rat Ogres").corrupted
    assert not table.piece("Greyseer Thanquol").corrupted
    assert table.piece("Dark Zealot").corrupted


def test_shield_of_aeons_is_attached_although_it_has_not_that_trait(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Shield of Aeons", "Pillage"], kingdom=["King Kazador", "Runesmith"]),
        orcs(),
    )
    assert [choice for choice in table.ann.choices if choice.startswith("play Shield")] == ["play Shield of Aeons"]
    table.ann.chooses("play Shield of Aeons")
    assert table.ann.choices == ["King Kazador"]
    table.ann.chooses("King Kazador")
    resolves(table)
    assert table.piece("Shield of Aeons").on == in_the_zone(table, "King Kazador")


def test_scout_camp_lets_search_one_more_card(table: Scenario) -> None:
    deck = ["5x Runesmith", "Rune of Fortitude", "3x Runesmith"]
    begin(
        table,
        "capital",
        dwarfs(resources=3, hand=["Runesmith Apprentice", "Pillage"], deck=deck, kingdom=["Scout Camp"]),
        orcs(),
    )
    table.ann.chooses("play Runesmith Apprentice kingdom")
    table.ann.chooses("use Runesmith Apprentice")
    assert table.ann.asked == "search-how-many"
    table.ann.says(6)
    assert table.ann.choices == ["Rune of Fortitude"]


def test_who_has_a_scout_camp_need_not_search_more(table: Scenario) -> None:
    deck = ["5x Runesmith", "Rune of Fortitude", "3x Runesmith"]
    begin(
        table,
        "capital",
        dwarfs(resources=3, hand=["Runesmith Apprentice", "Pillage"], deck=deck, kingdom=["2x Scout Camp"]),
        orcs(),
    )
    table.ann.chooses("play Runesmith Apprentice kingdom")
    table.ann.chooses("use Runesmith Apprentice")
    assert (table.ann.decision.least, table.ann.decision.most) == (5, 7)
    table.ann.says(5)
    assert table.ann.asked == "act-or-pass", "no Rune is among the five"


def test_with_a_scout_camp_any_number_of_runes_is_six(table: Scenario) -> None:
    deck = ["6x Rune of Fortitude", "3x Runesmith"]
    begin(
        table,
        "capital",
        dwarfs(resources=3, hand=["Runesmith Apprentice"], deck=deck, kingdom=["Scout Camp"]),
        orcs(),
    )
    table.ann.chooses("play Runesmith Apprentice kingdom")
    table.ann.chooses("use Runesmith Apprentice")
    table.ann.says(6)
    table.ann.chooses(*["Rune of Fortitude"] * 6)
    assert table.ann.hand == ["Rune of Fortitude"] * 6


def test_deathmaster_sniktch_destroys_a_weak_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(kingdom=["Deathmaster Sniktch", "Rat Ogres"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", "Hammerer of Karak Azul"]),
    )
    table.ann.chooses("use Deathmaster Sniktch")
    assert table.ann.choices == ["Runesmith"], "fewer than two hit points"
    table.ann.chooses("Runesmith")
    assert table.bob.discard == ["Runesmith"]
    assert table.piece("Deathmaster Sniktch").corrupted


def test_fellblade_gathers_corruption_and_deals_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=2, hand=["Fellblade", "Seduced by Darkness"], kingdom=["Rat Ogres", "Dark Zealot"]),
        dwarfs(kingdom=["Runesmith"]),
    )
    table.ann.chooses("play Fellblade")
    assert table.ann.choices == ["Rat Ogres"]
    table.ann.chooses("Rat Ogres")
    resolves(table)
    assert table.piece("Rat Ogres").corrupted
    assert table.piece("Fellblade").resources == 1
    table.ann.chooses("play Seduced by Darkness")
    table.ann.chooses("Runesmith")
    assert table.piece("Fellblade").resources == 2
    begin(
        table,
        "battlefield",
        chaos(battlefield=["Rat Ogres #1", "Fellblade {on=#1, resources=3}"]),
        dwarfs(hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Rat Ogres")
    assert table.bob.damage == (5, 0, 0)


def test_innovation_gains_by_the_developments_in_the_kingdom(table: Scenario) -> None:
    begin(table, "capital", dwarfs(kingdom=[STONE, STONE], hand=["Innovation", "Pillage"]), orcs())
    table.ann.chooses("play Innovation")
    assert table.ann.resources == 2


def test_order_in_chaos_puts_cards_back_on_top(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=1, hand=["Order in Chaos", "Pillage"], discard=["Runesmith", "Demolition!", "Pillage"]),
        orcs(),
    )
    table.ann.chooses("play Order in Chaos")
    table.ann.chooses("player 0")
    assert table.ann.deck[:3] == ["Runesmith", "Demolition!", "Mountain Brigade"]


@rule("invasion.target.illegal-checked")
def test_mountain_brigands_take_a_resource(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=2, hand=["Mountain Brigands", "Pillage"]), orcs(resources=2))
    table.ann.chooses("play Mountain Brigands kingdom")
    table.ann.chooses("use Mountain Brigands")
    assert table.ann.choices == ["player 1"]
    table.ann.chooses("player 1")
    assert (table.ann.resources, table.bob.resources) == (1, 1)


def test_advanced_engineering_keeps_one_card_on_top(table: Scenario) -> None:
    deck = ["Runesmith", "Demolition!", "4x Mountain Brigade"]
    begin(table, "turn", dwarfs(kingdom=["Advanced Engineering"], deck=deck, resources=2, hand=["Demolition!"]), orcs())
    table.ann.chooses("use Advanced Engineering")
    resolves(table)
    table.ann.chooses("Demolition!")
    assert table.ann.deck[0] == "Demolition!"
    assert table.ann.deck[-1] == "Runesmith"


def test_crypt_ghouls_pay_when_they_leave(table: Scenario) -> None:
    begin(table, "capital", chaos(resources=4, hand=["Pilgrimage", "Pillage"], kingdom=["Crypt Ghouls"]), dwarfs())
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Crypt Ghouls")
    table.ann.chooses("use Crypt Ghouls")
    assert table.ann.resources == 2


def test_spellsinger_makes_a_unit_of_a_development(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(kingdom=["Spellsinger", STONE], hand=["Innovation"], battlefield=["Black Orc Squad"]),
        orcs(),
    )
    table.ann.chooses("develop Innovation quest")
    table.ann.chooses("use Spellsinger")
    table.ann.chooses("Pillage")
    assert (power_of(table, "Pillage"), life_of(table, "Pillage")) == (1, 2)


def test_track_the_prey_makes_a_unit_savage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Track the Prey", "Followers of Mork"], kingdom=["Mountain Brigade"]),
        orcs(kingdom=["Black Orc Squad"], quest=["Boar Boyz"]),
    )
    table.ann.chooses("play Track the Prey")
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    table.ann.chooses("play Followers of Mork quest")
    resolves(table)
    table.ann.chooses("player 0")
    table.ann.distributes({"Mountain Brigade": 2})
    table.bob.distributes({"zone 1 quest": 2})
    table.ann.chooses("yes")
    assert table.ann.choices == ["Mountain Brigade", "Black Orc Squad"]
    table.ann.chooses("Black Orc Squad")
    assert table.piece("Black Orc Squad").damage == 2


def test_protective_spites_may_be_spent_to_prevent_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(kingdom=["Mountain Brigade #1", "Protective Spites {on=#1, resources=3}"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(5)
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    table.bob.chooses("yes")
    assert table.piece("Mountain Brigade").damage == 0
    assert table.piece("Protective Spites").resources == 2


def test_chakax_wounds_a_savage_unit_that_enters(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Chakax", "Pillage"], kingdom=["Runesmith"]),
        orcs(kingdom=["Black Orc Squad"]),
    )
    table.ann.chooses("play Chakax kingdom")
    resolves(table)
    table.ann.chooses("use Chakax")
    resolves(table)
    table.ann.chooses("yes")
    table.ann.chooses("Black Orc Squad")
    assert table.piece("Chakax").damage == 1
    assert table.piece("Black Orc Squad").damage == 2


def test_hidden_sorceress_spoils_the_quests_of_opponents(table: Scenario) -> None:
    begin(
        table,
        "turn",
        dwarfs(quest=["A Glorious Death #1 {resources=1}", "Runesmith {quest=#1}"], hand=["Pillage"]),
        chaos(quest=["Hidden Sorceress"]),
    )
    assert table.piece("A Glorious Death").resources == 1


def test_drakenhof_castle_shields_the_undead(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=9, hand=["Flames of Tzeentch", "Pillage"]),
        chaos(kingdom=["Drakenhof Castle", "Crypt Ghouls", "Dark Zealot"], discard=["Dark Zealot", "Crypt Ghouls"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Crypt Ghouls")
    table.bob.chooses("use Drakenhof Castle")
    assert table.bob.choices == ["Crypt Ghouls"]
    table.bob.chooses("Crypt Ghouls")
    table.bob.chooses("Dark Zealot")
    resolves(table)
    assert table.piece("Crypt Ghouls").damage == 0
    assert table.bob.deck[-1] == "Dark Zealot"


def test_shield_of_aeons_cancels_the_damage_of_a_fighting_hero(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["King Kazador #1", "Shield of Aeons {on=#1}"], hand=["Pillage"]),
        orcs(kingdom=["Ironclaw's Horde"], resources=9),
    )
    attacks(table, "kingdom", "King Kazador")
    table.bob.chooses("Ironclaw's Horde")
    passes(table)
    table.ann.says(0)
    passes(table)
    assert table.piece("King Kazador").damage == 0


def test_shield_of_aeons_cannot_be_targeted(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage", "Waaagh!"]),
        dwarfs(kingdom=["King Kazador #1", "Shield of Aeons {on=#1}"]),
    )
    assert "play Pillage" not in table.ann.choices


def test_muster_for_war_costs_the_battlefield_phase(table: Scenario) -> None:
    begin(
        table,
        "quest",
        dwarfs(hand=["Muster for War"], battlefield=["Mountain Brigade"]),
        orcs(hand=["Pillage"], battlefield=["Black Orc Squad"]),
    )
    table.ann.chooses("play Muster for War")
    assert table.ann.resources == 2
    assert len(table.ann.hand) == 3
    passes(table)
    assert table.active == 1, "no attack was asked for"


def test_prepare_for_war_shuffles_cards_back_into_the_deck(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(
            quest=["Prepare for War! #1 {resources=2}", "Runesmith {quest=#1}"],
            discard=["Demolition!", "Troll Slayers", "Keystone Forge"],
            hand=["Pillage"],
        ),
        orcs(),
    )
    table.ann.chooses("use Prepare for War!")
    table.ann.chooses("Demolition!", "Keystone Forge")
    assert sorted(table.ann.discard) == ["Runesmith", "Troll Slayers"]
    assert len(table.ann.deck) == 11


def test_paranoia_keeps_disloyal_cards_out_and_an_opponent_may_end_it(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Runesmith", "Durgnar the Bold"], kingdom=["Mountain Brigade #1"]),
        orcs(kingdom=[]),
    )
    assert "play Runesmith kingdom" in table.ann.choices
    begin(
        table,
        "capital",
        dwarfs(
            resources=9,
            hand=["Runesmith", "Durgnar the Bold"],
            kingdom=["Mountain Brigade #1", "Paranoia {on=#1}"],
        ),
        orcs(),
    )
    assert "play Runesmith kingdom" not in table.ann.choices
    assert "play Durgnar the Bold kingdom" in table.ann.choices
    assert not [choice for choice in table.ann.choices if choice.startswith("use")]
    table.ann.chooses("play Runesmith quest")
    table.bob.chooses("use Paranoia")
    resolves(table)
    assert sorted(table.ann.discard) == ["Mountain Brigade", "Paranoia"]


def test_arcane_power_draws_and_returns_a_card_with_an_artefact(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(
            resources=1,
            hand=["Arcane Power", "Pillage"],
            kingdom=["King Kazador #1", "Shield of Aeons {on=#1}"],
            discard=["Runesmith", "Arcane Power"],
        ),
        orcs(),
    )
    table.ann.chooses("play Arcane Power")
    assert table.ann.choices == ["Runesmith"]
    table.ann.chooses("Runesmith")
    assert table.ann.hand == ["Pillage", "Mountain Brigade", "Runesmith"]


@rule("invasion.effect.multiple-resolve-all-possible")
def test_end_times_shuffle_decks_before_cards_are_revealed(table: Scenario) -> None:
    found = set()
    for seed in range(1, 6):
        deck = ["5x Pillage", "Runesmith", "Mountain Brigade", "Tunnel Fighter", "20x Pillage"]
        begin(
            table, "capital", dwarfs(resources=10, hand=["End Times"], deck=deck), orcs(deck=["30x Pillage"]), seed=seed
        )
        table.ann.chooses("play End Times")
        while table.ann.asked == "which-zone":
            table.ann.answers(0)
        found.add(tuple(sorted(table.ann.kingdom)))
    assert len(found) > 1


@rule("invasion.effect.multiple-resolve-all-possible")
def test_end_times_shuffle_discard_piles_and_bring_units_of_all_players(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=8, hand=["End Times", "Pillage"], discard=["2x Runesmith"], deck=["13x Runesmith"]),
        orcs(deck=["9x Waaagh!"], discard=["Waaagh!", "Waaagh!"]),
    )
    table.ann.chooses("play End Times")
    assert table.ann.resources == 0, "10, less 2 for the discard pile"
    for _ in range(10):
        table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Runesmith"] * 10
    assert table.ann.discard == ["End Times"]
    assert len(table.ann.deck) == 5
    assert len(table.bob.discard) == 10
    assert len(table.bob.deck) == 1


@rule("invasion.development.tree-kin-example")
def test_tree_kin_become_a_development_until_the_end_of_the_turn(table: Scenario) -> None:
    begin(
        table,
        "end",
        dwarfs(resources=9, kingdom=["Tree Kin {damage=1}"], hand=["Demolition!"]),
        chaos(battlefield=["Thief of Essence"], hand=["Pillage"]),
    )
    table.ann.chooses("use Tree Kin")
    resolves(table)
    kin = table.piece("Tree Kin")
    assert (kin.development, kin.facedown, kin.damage) == (True, False, 0)
    assert zone_hit_points(table.game, 0, 0) == 9
    assert table.bob.asked is None, "nothing has left play that Thief of Essence could use"
    passes(table)
    assert not table.piece("Tree Kin").development
