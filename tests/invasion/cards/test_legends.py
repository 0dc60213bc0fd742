"""Legends, each used for real, and what is attached to them."""

from __future__ import annotations

from nefrit.invasion.constants import LEGEND
from nefrit.invasion.faces import InvasionFace
from nefrit.invasion.game import GAME
from nefrit.invasion.state import KEPT
from nefrit.invasion.values import hit_points, zone_power
from nefrit.kernel.cards import RECONSTRUCTED
from nefrit.rulebook import catalog
from nefrit.testing import Scenario, rule
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


@rule("decision.invasion.legends")
def test_legends_have_reconstructed_numbers_and_the_faq_names_each_of_them() -> None:
    legends = [face for face in GAME.library.faces.values() if isinstance(face, InvasionFace) and face.type == LEGEND]
    assert len(legends) == 9
    rules = " ".join(catalog("invasion").entries)
    for face in legends:
        assert face.provenance == RECONSTRUCTED
        assert any(word in rules for word in face.name.lower().split() if len(word) > 3), (
            f"no rule is about {face.name}"
        )


@rule("invasion.legend.power-malekith", "invasion.legend.kingdom-and-quest-power")
def test_malekith_takes_a_unit_of_an_opponent_each_turn(table: Scenario) -> None:
    begin(
        table,
        "turn",
        capital("Dark Elf", legend=["Malekith"], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith", "Mountain Brigade"]),
    )
    assert power_of(table, "Malekith") == 2
    assert zone_power(table.game, 0, 0) == 5
    table.ann.chooses("use Malekith")
    table.bob.chooses("Runesmith")
    assert table.bob.discard == ["Runesmith"]


def test_kairos_fateweaver_makes_units_of_developments(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Chaos", legend=["Kairos Fateweaver"], battlefield=[STONE]),
        dwarfs(hand=["Demolition!"], kingdom=[f"Runesmith {HIDDEN}"]),
    )
    assert (power_of(table, "Pillage"), life_of(table, "Pillage")) == (2, 2)
    assert power_of(table, "Runesmith") == 0
    attacks(table, "kingdom", "Pillage")
    assert table.bob.damage == (2, 0, 0)


def test_crone_hellebron_discards_a_card_for_each_damage_to_the_capital(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Dark Elf", legend=["Crone Hellebron"], battlefield=["Cold One Riders"]),
        dwarfs(hand=["Pillage"]),
    )
    attacks(table, "kingdom", "Crone Hellebron", "Cold One Riders")
    assert table.bob.damage == (4, 0, 0)
    assert len(table.bob.discard) == 4


def test_who_plays_such_a_legend_must_burn_three_zones(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Dark Elf", resources=4, hand=["Crone Hellebron", "Pillage"]),
        dwarfs(),
    )
    table.ann.chooses("play Crone Hellebron")
    resolves(table)
    assert table.ann.zones_to_win == 3
    assert table.ann.legend == ["Crone Hellebron"]


@rule("invasion.chain.slaaneshs-domination-example")
def test_wurrzag_plays_an_orc_tactic_for_free_when_he_attacks(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(legend=["Wurrzag"], hand=["Waaagh!", "Pillage", "Demolition!"], battlefield=["Boar Boyz"]),
        dwarfs(kingdom=["Keystone Forge"], hand=["Pillage"]),
    )
    table.ann.chooses("target 1 quest")
    table.ann.chooses("Boar Boyz", "Wurrzag")
    table.ann.chooses("use Wurrzag")
    assert table.ann.choices == ["Waaagh!", "Pillage"]
    table.ann.chooses("Pillage")
    table.ann.chooses("Keystone Forge")
    assert table.bob.discard == ["Keystone Forge"]
    assert table.bob.damage == (0, 3, 0)


def test_thorek_ironbrow_brings_a_support_as_dear_as_the_pool_is_rich(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(legend=["Thorek Ironbrow"], resources=2, hand=["Keystone Forge", "Master Rune of Dismay"]),
        orcs(hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Thorek Ironbrow")
    table.ann.chooses("use Thorek Ironbrow")
    assert table.ann.choices == ["Keystone Forge"]
    table.ann.chooses("Keystone Forge")
    table.ann.chooses("zone 0 quest")
    assert table.ann.quest == ["Keystone Forge"]


def test_sigvald_the_magnificent_is_as_fierce_as_a_discarded_card_is_dear(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Chaos", legend=["Sigvald the Magnificent"]),
        dwarfs(hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Sigvald the Magnificent")
    table.ann.chooses("use Sigvald the Magnificent")
    assert table.ann.discard == ["Mountain Brigade"]
    assert table.bob.damage == (2 + 4, 0, 0)


def test_descendant_of_gods_lets_a_legend_defend_and_makes_it_hardier(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"], hand=["Pillage"]),
        capital("Dark Elf", legend=["Malekith #1", "Descendant of Gods {on=#1}"]),
    )
    assert hit_points(table.game, in_the_zone(table, "Malekith")) == 10
    attacks(table, "kingdom", "Boar Boyz")
    assert table.bob.choices == ["Malekith"]
    table.bob.chooses("Malekith")
    passes(table)
    assert table.piece("Boar Boyz").damage == 2
    assert table.bob.damage == (0, 0, 0)


@rule("invasion.faq.volkmar-replacement")
def test_volkmar_puts_units_that_leave_play_under_the_deck(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", legend=["Volkmar the Grim"], resources=9, hand=["Pilgrimage", "Pillage"]),
        orcs(kingdom=["Boar Boyz"], resources=9, hand=["Pillage"]),
    )
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Boar Boyz")
    resolves(table)
    assert table.ann.choices == ["yes", "no"]
    table.ann.chooses("yes")
    assert table.bob.hand == ["Pillage"]
    assert table.bob.deck[-1] == "Boar Boyz"


@rule("invasion.faq.volkmar-replacement", "decision.invasion.only-where-it-goes")
def test_a_unit_that_volkmar_puts_under_the_deck_was_sacrificed_all_the_same(table: Scenario) -> None:
    begin(
        table,
        "turn",
        capital("Dark Elf", legend=["Malekith"], hand=["Pillage"]),
        capital("Empire", legend=["Volkmar the Grim"], kingdom=["Sigmar's Blessed", "Garden of Morr"]),
    )
    table.ann.chooses("use Malekith")
    table.bob.chooses("yes")
    assert table.bob.discard == []
    assert table.bob.deck[-1] == "Sigmar's Blessed"


@rule("invasion.keyword.experience")
def test_balthasar_gelt_gains_experience_and_makes_the_first_card_cheaper(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        capital("Empire", legend=["Balthasar Gelt"], hand=["Pillage"]),
        orcs(),
    )
    passes(table)
    table.ann.chooses("target 1 kingdom")
    passes(table)
    table.ann.chooses("Balthasar Gelt")
    table.ann.chooses("use Balthasar Gelt")
    resolves(table)
    assert table.ann.kept == ["Mountain Brigade"]
    assert not table.game.knows(0, table.game.zone(KEPT, 0)[0])
    begin(
        table,
        "capital",
        capital(
            "Empire",
            legend=['Balthasar Gelt {kept=["#7", "#8"]}'],
            kept=["Pillage #7", "Pillage #8"],
            resources=9,
            hand=["Pistoliers", "Free Company"],
        ),
        orcs(),
    )
    table.ann.chooses("play Pistoliers kingdom")
    resolves(table)
    assert table.ann.resources == 9
    table.ann.chooses("play Free Company kingdom")
    resolves(table)
    assert table.ann.resources == 6
