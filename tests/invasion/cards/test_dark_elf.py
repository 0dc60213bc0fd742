"""The cards of the Dark Elves, each used for real."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.game import GAME
from nefrit.invasion.state import KINGDOMS
from nefrit.testing import Scenario, rule
from nefrit.testing.scenario import Side
from tests.invasion.sides import attacks, begin, capital, defends, dwarfs, life_of, orcs, resolves

__all__ = ["GAME"]


def elves(**things: Any) -> Side:
    """A player with a capital of the Dark Elves."""
    return capital("Dark Elf", **things)


def chaos(**things: Any) -> Side:
    """A player with a capital of Chaos."""
    return capital("Chaos", **things)


def test_vile_sorceress_takes_a_hit_point(table: Scenario) -> None:
    begin(
        table,
        "turn",
        elves(quest=["Vile Sorceress"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade"]),
    )
    table.ann.chooses("Runesmith")
    assert table.bob.discard == ["Runesmith"]


def test_cold_one_riders_strike_back_at_once(table: Scenario) -> None:
    begin(table, "battlefield", dwarfs(battlefield=["Runesmith"]), elves(kingdom=["Cold One Riders"], hand=["Hate"]))
    attacks(table, "kingdom", "Runesmith")
    defends(table, "Cold One Riders")
    assert table.ann.discard == ["Runesmith"]
    assert table.piece("Cold One Riders").damage == 0


def test_cauldron_of_blood_damages_an_attacker_of_its_zone(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Mountain Brigade", "Runesmith"]),
        elves(kingdom=["Cauldron of Blood"], hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Mountain Brigade", "Runesmith")
    assert table.bob.choices == ["Mountain Brigade", "Runesmith"]
    table.bob.chooses("Runesmith")
    assert table.ann.discard == ["Runesmith"]


def test_hate_takes_a_resource_from_each_opponent(table: Scenario) -> None:
    begin(table, "capital", elves(resources=0, hand=["Hate", "Pillage"]), dwarfs(resources=3))
    table.ann.chooses("play Hate")
    assert (table.ann.resources, table.bob.resources) == (1, 2)


def test_war_hydra_loses_tokens_instead_of_taking_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=4, hand=["Flames of Tzeentch", "Pillage"]),
        elves(kingdom=["War Hydra {resources=5}"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("War Hydra")
    assert (table.piece("War Hydra").resources, table.piece("War Hydra").damage) == (3, 0)
    assert table.bob.resources == 2
    begin(table, "capital", elves(resources=5, hand=["War Hydra", "Pillage"]), dwarfs())
    table.ann.chooses("play War Hydra kingdom")
    assert table.piece("War Hydra").resources == 5


def test_reaper_bolt_thrower_deals_two_indirect_damage_once_a_turn(table: Scenario) -> None:
    begin(table, "capital", elves(resources=4, battlefield=["Reaper Bolt Thrower"], hand=["Pillage"]), dwarfs())
    table.ann.chooses("use Reaper Bolt Thrower")
    resolves(table)
    table.bob.distributes({"zone 1 quest": 2})
    assert table.bob.damage == (0, 2, 0)
    assert "use Reaper Bolt Thrower" not in table.ann.choices


def test_caught_the_scent_looks_at_a_hand_and_discards_a_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=4, hand=["Caught the Scent", "Pillage"]),
        dwarfs(hand=["Runesmith", "Demolition!"]),
    )
    table.ann.chooses("play Caught the Scent")
    assert table.ann.choices == ["pass", "Runesmith", "Demolition!"]
    table.ann.chooses("Demolition!")
    assert table.bob.discard == ["Demolition!"]


def test_walking_sacrifice_draws_a_card_when_it_leaves(table: Scenario) -> None:
    begin(table, "capital", elves(resources=4, hand=["Pilgrimage", "Pillage"], kingdom=["Walking Sacrifice"]), dwarfs())
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Walking Sacrifice")
    assert table.ann.hand == ["Pillage", "Walking Sacrifice", "Mountain Brigade"]


def test_harpies_discard_from_a_big_hand_in_the_quest_phase(table: Scenario) -> None:
    begin(table, "quest", dwarfs(hand=["6x Runesmith"]), elves(quest=["Harpies"]))
    table.bob.chooses("use Harpies")
    assert len(table.ann.hand) == 6
    assert table.piece("Harpies").corrupted


def test_harpies_wait_for_the_draw_of_the_quest_phase_and_for_no_other(table: Scenario) -> None:
    hand = ["Doubling of the Guard", "The Greatswords", "7x Huntsmen"]
    begin(table, "quest", capital("Empire", resources=5, hand=hand), elves(quest=["Harpies"]))
    assert table.bob.choices == ["pass", "use Harpies"]
    table.bob.passes()
    table.ann.chooses("play Doubling of the Guard")
    table.ann.chooses("The Greatswords")
    resolves(table)
    assert len(table.ann.hand) == 10, "one of the phase, two of the tactic"
    assert table.bob.asked is None


def test_altar_of_khaine_returns_a_unit_that_would_be_destroyed(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=5, hand=["Flames of Tzeentch", "Pillage"]),
        elves(resources=1, kingdom=["Altar of Khaine", "Harpies"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Harpies")
    table.bob.chooses("yes")
    assert table.bob.hand == ["Harpies"]
    assert table.bob.discard == []
    assert table.bob.resources == 0


@rule("invasion.errata.seeking-new-slaves")
def test_seeking_new_slaves_takes_a_unit_that_fell_this_turn(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=9, hand=["Sacrifice to Khaine", "Seeking New Slaves"]),
        dwarfs(kingdom=["Mountain Brigade"], discard=["Runesmith"]),
    )
    table.ann.chooses("play Sacrifice to Khaine")
    resolves(table)
    assert table.bob.discard == ["Mountain Brigade", "Runesmith"]
    table.ann.chooses("play Seeking New Slaves")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    table.ann.chooses("zone 0 battlefield")
    assert table.ann.battlefield == ["Mountain Brigade"]
    assert table.piece("Mountain Brigade").corrupted


@rule("invasion.resources.pool")
def test_sack_tor_aendris_pays_with_its_tokens(table: Scenario) -> None:
    quest = ["Sack Tor Aendris #1 {resources=2}", "Dark Elf Infiltrator {quest=#1}"]
    begin(table, "capital", elves(resources=1, hand=["Mountain Brigade"], quest=quest), dwarfs(kingdom=["Runesmith"]))
    assert table.ann.choices == [
        "pass",
        *[f"develop Mountain Brigade {zone}" for zone in ("kingdom", "quest", "battlefield")],
    ]
    begin(table, "capital", elves(resources=1, hand=["Peasant Militia"], quest=quest), dwarfs(kingdom=["Runesmith"]))
    table.ann.chooses("play Peasant Militia kingdom")
    table.ann.distributes({"Sack Tor Aendris": 1})
    resolves(table)
    assert (table.ann.resources, table.piece("Sack Tor Aendris").resources) == (1, 1)
    assert table.ann.kingdom == ["Peasant Militia"]


def test_offering_to_hekarti_gathers_by_the_dead_and_kills(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(
            resources=9,
            hand=["Sacrifice to Khaine", "Pillage"],
            quest=["Offering to Hekarti #1 {resources=1}", "Harpies {quest=#1}"],
        ),
        dwarfs(kingdom=["Mountain Brigade", "Troll Slayers"]),
    )
    table.ann.chooses("play Sacrifice to Khaine")
    resolves(table)
    table.bob.chooses("Mountain Brigade")
    assert table.piece("Offering to Hekarti").resources == 2
    table.ann.chooses("use Offering to Hekarti")
    table.ann.chooses("Troll Slayers")
    table.ann.says(2)
    resolves(table)
    assert life_of(table, "Troll Slayers") == 1


def test_soul_stealer_takes_control_of_a_unit(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=9, hand=["Soul Stealer", "Pillage"]),
        dwarfs(quest=["Mountain Brigade"], kingdom=["King Kazador"]),
    )
    table.ann.chooses("play Soul Stealer")
    assert table.ann.choices == ["Mountain Brigade"]
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert table.ann.quest == ["Mountain Brigade", "Soul Stealer"]
    assert table.piece("Mountain Brigade").controller == 0


def test_dark_elf_infiltrator_takes_two_resources(table: Scenario) -> None:
    begin(table, "capital", elves(resources=2, hand=["Dark Elf Infiltrator", "Pillage"]), dwarfs(resources=3))
    table.ann.chooses("play Dark Elf Infiltrator kingdom")
    table.ann.chooses("use Dark Elf Infiltrator")
    assert table.ann.choices == ["player 1"]
    table.ann.chooses("player 1")
    table.ann.says(2)
    assert (table.ann.resources, table.bob.resources) == (2, 1)


@rule("decision.all.impossible-excess")
def test_dark_elf_infiltrator_takes_up_to_two_resources_and_no_more_than_there_are(table: Scenario) -> None:
    for there, most in ((3, 2), (1, 1)):
        things = {"resources": 2, "hand": ["Dark Elf Infiltrator", "Pillage"]}
        begin(table, "capital", elves(**things), dwarfs(resources=there))
        table.ann.chooses("play Dark Elf Infiltrator kingdom")
        table.ann.chooses("use Dark Elf Infiltrator")
        table.ann.chooses("player 1")
        assert (table.ann.decision.least, table.ann.decision.most) == (0, most)
        table.ann.says(1)
        assert (table.ann.resources, table.bob.resources) == (1, there - 1)


def test_thief_of_essence_draws_once_for_units_that_leave_together(table: Scenario) -> None:
    begin(
        table,
        "capital",
        chaos(resources=6, hand=["Nurgle's Pestilence", "Pillage"], kingdom=["Savage Gors", "Savage Gors"]),
        elves(kingdom=["Thief of Essence #1", "Protective Spites {on=#1, resources=3}"]),
    )
    table.ann.chooses("play Nurgle's Pestilence")
    resolves(table)
    table.bob.chooses("yes")
    table.bob.chooses("use Thief of Essence")
    resolves(table)
    assert table.bob.hand == ["Mountain Brigade"]
    assert table.bob.asked is None


def test_monster_of_the_deep_keeps_two_units_from_fighting(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        elves(battlefield=["Harpies"], kingdom=["Monster of the Deep"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade", "Troll Slayers"]),
    )
    table.ann.chooses("use Monster of the Deep")
    table.ann.chooses("Runesmith", "Mountain Brigade")
    assert table.piece("Monster of the Deep").corrupted
    attacks(table, "kingdom", "Harpies")
    assert table.bob.choices == ["Troll Slayers"]


def test_court_of_the_witch_king_discards_ten_cards(table: Scenario) -> None:
    begin(
        table,
        "turn",
        elves(kingdom=["Court of the Witch King {resources=1}"], hand=["Pillage"]),
        dwarfs(deck=["15x Runesmith"]),
    )
    table.ann.chooses("use Court of the Witch King")
    assert table.ann.choices == ["player 1"]
    table.ann.chooses("player 1")
    assert len(table.bob.discard) == 10


def test_temple_of_spite_takes_a_hit_point_for_a_card_of_the_deck(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(quest=["Temple of Spite"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade"]),
    )
    table.ann.chooses("use Temple of Spite")
    table.ann.chooses("Mountain Brigade")
    assert table.ann.discard == ["Mountain Brigade"]
    assert life_of(table, "Mountain Brigade") == 5
    assert table.piece("Temple of Spite").resources == 1
    assert "use Temple of Spite" not in table.ann.choices


def test_disciple_of_khaine_redirects_assigned_combat_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Troll Slayers"], hand=["Pillage"]),
        elves(resources=2, kingdom=["Disciple of Khaine"]),
    )
    attacks(table, "kingdom", "Troll Slayers")
    table.bob.chooses("Disciple of Khaine")
    table.bob.chooses("use Disciple of Khaine")
    assert table.bob.choices == ["Troll Slayers"]
    table.bob.chooses("Troll Slayers")
    assert table.piece("Disciple of Khaine").damage == 0
    assert table.piece("Troll Slayers").damage == 2


def test_sack_tor_aendris_lets_its_unit_attack_and_its_tokens_be_spent(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        elves(quest=["Sack Tor Aendris #1", "Harpies {quest=#1}", "Walking Sacrifice"]),
        dwarfs(hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    assert table.ann.choices == ["Harpies"]
    table.ann.chooses("Harpies")
    assert table.piece("Sack Tor Aendris").resources == 1
    begin(
        table,
        "capital",
        elves(resources=1, quest=["Sack Tor Aendris #1 {resources=2}", "Harpies {quest=#1}"], hand=["Harpies"]),
        dwarfs(),
    )
    table.ann.chooses("play Harpies kingdom")
    table.ann.distributes({"Sack Tor Aendris": 2})
    assert table.ann.kingdom == ["Harpies"]
    assert table.ann.resources == 1


def test_pleasure_cults_corrupt_the_units_that_enter_their_zone(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=3, kingdom=["Pleasure Cults"], hand=["Runesmith", "Pillage"]),
        elves(),
    )
    table.ann.chooses("play Runesmith kingdom")
    resolves(table)
    table.ann.chooses("Pleasure Cults")
    assert table.piece("Runesmith").corrupted
    assert table.piece("Runesmith").quest >= 0
    begin(
        table,
        "turn",
        dwarfs(kingdom=["Pleasure Cults #1 {resources=1}", "Runesmith {quest=#1}"], hand=["Pillage"]),
        elves(),
    )
    table.ann.chooses("yes")
    assert table.ann.kingdom == ["Runesmith"]


@rule("invasion.effect.multiple-resolve-all-possible")
def test_jealous_eyes_ends_the_chain_and_takes_tokens(table: Scenario) -> None:
    begin(
        table,
        "capital",
        elves(resources=9, hand=["Jealous Eyes", "Pillage"], kingdom=["Boss Pit {resources=1}"]),
        orcs(resources=9, kingdom=["Warpstone Excavation", "Boss Pit {resources=3}"], hand=["Pillage"]),
    )
    table.ann.chooses("play Jealous Eyes")
    assert table.ann.choices == ["Boss Pit"]
    table.ann.chooses("Boss Pit")
    assert table.ann.choices == ["Boss Pit"], "nobody could respond"
    table.ann.chooses("Boss Pit")
    table.ann.says(2)
    assert [table.game.pieces[card].resources for card in table.game.zone(KINGDOMS, 0)] == [3]
    assert [table.game.pieces[card].resources for card in table.game.zone(KINGDOMS, 1)] == [0, 1]
