"""Errata of the Core Set, each with what the card does by it; and, where that was another, as printed."""

from __future__ import annotations

from typing import Any

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import HIDDEN, begin, capital, dwarfs, orcs, passes, power_of, resolves

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"
FAQ, PRINTED = "faq-2.2", "printed"
WAITS: dict[str, Any] = {"resources": 3, "hand": ["Demoralise"]}


@rule("invasion.errata.dwarf-cannon-crew")
def test_dwarf_cannon_crew_may_leave_what_it_finds(table: Scenario) -> None:
    for edition, least in ((FAQ, 0), (PRINTED, 1)):
        begin(
            table,
            "capital",
            dwarfs(
                resources=9,
                hand=["Dwarf Cannon Crew", "Pillage"],
                deck=["4x Runesmith", "Keystone Forge", "Rune of Fortitude", "9x Runesmith"],
            ),
            orcs(),
            edition=edition,
        )
        table.ann.chooses("play Dwarf Cannon Crew quest")
        resolves(table)
        assert table.ann.choices == ["Keystone Forge"], "of the top five cards"
        assert table.ann.decision.least == least
        table.ann.chooses("Keystone Forge")
        assert table.ann.quest == ["Dwarf Cannon Crew", "Keystone Forge"]


@rule("invasion.errata.burying-the-grudge")
def test_burying_the_grudge_counts_units_however_and_whosever(table: Scenario) -> None:
    """One was sacrificed by Bob, one discarded from Ann's hand; a support card does not count."""
    begin(
        table,
        "capital",
        dwarfs(
            resources=9,
            kingdom=["Runesmith"],
            hand=["Burying the Grudge", "Sacrifice to Khaine", "Doubling of the Guard", "Durgnar the Bold", "Pillage"],
        ),
        orcs(kingdom=["Boar Boyz"], quest=["Grimgor's Camp"]),
    )
    table.ann.chooses("play Sacrifice to Khaine")
    resolves(table)
    table.ann.chooses("play Doubling of the Guard")
    table.ann.chooses("Durgnar the Bold")
    resolves(table)
    left = table.ann.resources
    table.ann.chooses("play Burying the Grudge")
    resolves(table)
    assert table.ann.resources == left + 2


@rule("invasion.errata.the-greatswords")
def test_the_greatswords_grow_by_their_own_coming(table: Scenario) -> None:
    begin(table, "capital", capital("Empire", resources=9, hand=["The Greatswords", "Peasant Militia"]), orcs())
    table.ann.chooses("play The Greatswords kingdom")
    assert power_of(table, "The Greatswords") == 2


@rule("invasion.errata.warrior-priests")
def test_warrior_priests_redirect_to_another_unit(table: Scenario) -> None:
    """In the battlefield they are a unit in a battlefield themselves: as printed they may be chosen."""
    for edition, targets in (
        (FAQ, ["Boar Boyz", "Dark Zealot"]),
        (PRINTED, ["Boar Boyz", "Dark Zealot", "Warrior Priests"]),
    ):
        begin(
            table,
            "capital",
            capital(
                "Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"], battlefield=["Boar Boyz", "Dark Zealot"]
            ),
            capital("Empire", battlefield=["Warrior Priests"]),
            edition=edition,
        )
        table.ann.chooses("play Flames of Tzeentch")
        table.ann.says(1)
        table.ann.chooses("Warrior Priests")
        resolves(table)
        assert table.bob.choices == targets
        table.bob.chooses("Boar Boyz")
        assert table.piece("Boar Boyz").damage == 1


@rule("invasion.errata.warrior-priests")
def test_without_another_unit_warrior_priests_take_the_damage(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"], kingdom=["Boar Boyz"]),
        capital("Empire", battlefield=["Warrior Priests"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(1)
    table.ann.chooses("Warrior Priests")
    resolves(table)
    assert table.bob.discard == ["Warrior Priests"]


@rule("invasion.errata.redirect-wording")
def test_redirected_damage_was_never_dealt_to_the_first_unit(table: Scenario) -> None:
    """Silver Helm Brigade draws a card when it is dealt damage."""
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"]),
        dwarfs(resources=9, battlefield=["Silver Helm Brigade", "Mountain Brigade"], hand=["Blessing of Valaya"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Silver Helm Brigade")
    table.bob.chooses("play Blessing of Valaya")
    table.bob.chooses("Silver Helm Brigade")
    table.bob.chooses("Mountain Brigade")
    resolves(table)
    assert table.piece("Mountain Brigade").damage == 2
    assert table.piece("Silver Helm Brigade").damage == 0
    assert table.bob.hand == []


@rule("invasion.errata.church-of-sigmar")
def test_church_of_sigmar_protects_units_out_of_play(table: Scenario) -> None:
    for resources, able in ((4, True), (3, False)):
        begin(
            table,
            "capital",
            capital("Dark Elf", resources=resources, hand=["Seeking New Slaves", "Pillage"]),
            capital("Empire", kingdom=["Church of Sigmar"], battlefield=["Peasant Militia {damage=3}"]),
            edition=PRINTED,
        )
        assert table.bob.discard == ["Peasant Militia"]
        assert ("play Seeking New Slaves" in table.ann.choices) is able


@rule("invasion.errata.church-of-sigmar")
def test_church_of_sigmar_protects_a_unit_that_is_being_played(table: Scenario) -> None:
    for resources, able in ((2, True), (1, False)):
        begin(
            table,
            "capital",
            capital("Empire", resources=9, kingdom=["Church of Sigmar"], hand=["Pistoliers", "Pillage"]),
            capital("High Elf", resources=resources, hand=["Asuryan's Cleansing"]),
        )
        table.ann.chooses("play Pistoliers quest")
        if not able:
            assert table.bob.asked is None
            continue
        table.bob.chooses("play Asuryan's Cleansing")
        table.bob.chooses("Pistoliers")
        assert table.bob.resources == 0


@rule("invasion.errata.twin-tailed-comet-x", "invasion.errata.twin-tailed-comet-example")
def test_the_copy_of_a_tactic_with_x_has_x_zero(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"], kingdom=["Dark Zealot"]),
        capital("Empire", resources=9, hand=["Twin-Tailed Comet"], kingdom=["Peasant Militia"]),
    )
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(2)
    table.ann.chooses("Peasant Militia")
    table.bob.chooses("play Twin-Tailed Comet")
    table.bob.chooses("Flames of Tzeentch")
    resolves(table)
    table.bob.chooses("Dark Zealot")
    assert table.piece("Dark Zealot").damage == 0
    assert table.piece("Peasant Militia").damage == 2, "the original"


@rule("invasion.errata.franzs-decree")
def test_franzs_decree_does_not_stop_who_attacks_already(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Boar Boyz"]),
        capital("Empire", resources=3, hand=["Franz's Decree"]),
    )
    table.bob.passes()
    table.ann.chooses("target 1 kingdom")
    table.bob.passes()
    table.ann.chooses("Boar Boyz")
    table.bob.chooses("play Franz's Decree")
    table.bob.chooses("Boar Boyz")
    passes(table)
    assert table.bob.damage == (1, 0, 0)


@rule("invasion.errata.urguck")
def test_urguck_pays_with_his_damage_only_in_the_capital_phase(table: Scenario) -> None:
    things: dict[str, Any] = {"kingdom": ["Urguck {damage=2}"], "hand": ["Crooked Teef Goblins", "Rip Dere 'eads Off!"]}
    begin(table, "capital", orcs(**things), dwarfs(kingdom=[STONE]))
    table.ann.chooses("play Crooked Teef Goblins battlefield")
    table.ann.distributes({"Urguck": 1})
    assert table.piece("Urguck").damage == 1
    begin(table, "quest", orcs(**things, resources=0), dwarfs(kingdom=[STONE], **WAITS))
    assert "play Rip Dere 'eads Off!" not in (table.ann.choices if table.ann.asked else [])


@rule("invasion.errata.doom-divers")
def test_doom_divers_leave_each_player_the_choice_at_the_beginning_of_the_turn(table: Scenario) -> None:
    begin(
        table,
        "turn",
        orcs(battlefield=["Doom Divers"], kingdom=[STONE], hand=["Pillage"]),
        dwarfs(kingdom=["Runesmith"], quest=[STONE]),
    )
    table.ann.chooses("Pillage")
    table.bob.chooses("otherwise")
    assert (table.ann.damage, table.bob.damage) == ((0, 0, 0), (1, 1, 1))
    assert table.ann.kingdom == []
    begin(table, "turn", orcs(kingdom=["Doom Divers"]), dwarfs(quest=[STONE]))
    assert table.bob.asked is None, "only in the battlefield"


@rule("invasion.errata.rip-dere-eads-off-not-entering")
def test_a_unit_that_is_turned_faceup_does_not_enter_play(table: Scenario) -> None:
    """Dwarf Cannon Crew searches when it enters play."""
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Rip Dere 'eads Off!", "Pillage"]),
        dwarfs(kingdom=[f"Dwarf Cannon Crew {HIDDEN}"], quest=["Keystone Forge"], deck=["9x Keystone Forge"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("Dwarf Cannon Crew")
    resolves(table)
    assert not table.piece("Dwarf Cannon Crew").development
    assert table.bob.asked is None


@rule("invasion.errata.rip-dere-eads-off-illegal-unit")
def test_a_hero_that_comes_to_another_is_sacrificed(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Rip Dere 'eads Off!", "Pillage"]),
        dwarfs(kingdom=["Durgnar the Bold", f"King Kazador {HIDDEN}"], quest=["Keystone Forge"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("King Kazador")
    resolves(table)
    assert table.bob.kingdom == ["Durgnar the Bold"]
    assert table.bob.discard == ["King Kazador"]


@rule("invasion.errata.slaaneshs-domination-x", "invasion.errata.slaaneshs-domination-example")
def test_a_tactic_with_x_that_is_played_from_an_opponents_hand_has_x_zero(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Slaanesh's Domination", "Pillage"]),
        capital("Chaos", hand=["Flames of Tzeentch"], kingdom=["Dark Zealot"]),
    )
    table.ann.chooses("play Slaanesh's Domination")
    table.ann.chooses("player 1")
    resolves(table)
    table.ann.says(1)
    table.ann.chooses("Flames of Tzeentch")
    table.ann.chooses("Dark Zealot")
    assert table.piece("Dark Zealot").damage == 0
    assert table.bob.discard == ["Flames of Tzeentch"]
    assert table.ann.discard == ["Slaanesh's Domination"]
