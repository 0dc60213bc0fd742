"""Forced effects that change damage, and damage that is prevented: when they come, and what takes them away."""

from __future__ import annotations

import pytest

from nefrit.invasion.constants import FAQ_2_2, PRINTED_TEXT
from nefrit.invasion.damage import DamageChange
from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.card_texts import FACES, sentences
from tests.invasion.sides import HIDDEN, attacks, begin, capital, defends, dwarfs, orcs, passes, resolves

__all__ = ["GAME"]

STONE = f"Pillage {HIDDEN}"


def burns(table: Scenario, amount: int, unit: str) -> None:
    """Ann deals damage to a unit of Bob's."""
    table.ann.chooses("play Flames of Tzeentch")
    table.ann.says(amount)
    table.ann.chooses(unit)
    resolves(table)


def test_every_forced_change_of_damage_says_so() -> None:
    forced = {face.name: node.forced for face in FACES for node in face.abilities if isinstance(node, DamageChange)}
    assert [name for name, is_forced in forced.items() if is_forced] == ["Warrior Priests", "War Hydra"]
    for face in FACES:
        for node, text in zip(face.abilities, sentences(face), strict=True):
            if isinstance(node, DamageChange):
                assert text.startswith("Forced: ") == node.forced


@rule("invasion.errata.eatine-harbour", "invasion.errata.war-hydra", "invasion.errata.warrior-priests")
@pytest.mark.parametrize("edition", [FAQ_2_2, PRINTED_TEXT])
@pytest.mark.parametrize("developments", [0, 1])
def test_eatine_harbour_takes_the_forced_redirection_away(table: Scenario, developments: int, edition: str) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch"], kingdom=["Eatine Harbour"]),
        capital("Empire", quest=["Warrior Priests", *[STONE] * developments], battlefield=["Peasant Militia"]),
        edition=edition,
    )
    burns(table, 1, "Warrior Priests")
    assert (table.bob.discard == ["Warrior Priests"]) == (developments == 0)


@rule("invasion.errata.eatine-harbour", "invasion.errata.war-hydra")
@pytest.mark.parametrize("developments", [0, 1])
def test_eatine_harbour_takes_the_tokens_of_a_war_hydra_away(table: Scenario, developments: int) -> None:
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch", "Pillage"], kingdom=["Eatine Harbour"]),
        capital("Dark Elf", quest=["War Hydra {resources=5}", *[STONE] * developments]),
    )
    burns(table, 1, "War Hydra")
    assert (table.bob.discard == ["War Hydra"]) == (developments == 0)


@rule("invasion.errata.eatine-harbour", "invasion.faq.combat-damage-count-active-cancellation")
def test_who_assigns_damage_need_not_reckon_with_a_forced_effect_that_is_lost(table: Scenario) -> None:
    for developments, needed in ((0, 1), (1, 3)):
        begin(
            table,
            "battlefield",
            orcs(battlefield=["Ironclaw's Horde"], kingdom=["Eatine Harbour"]),
            capital("Dark Elf", quest=["War Hydra {resources=2}", *[STONE] * developments]),
        )
        attacks(table, "quest", "Ironclaw's Horde")
        defends(table, "War Hydra")
        assert table.ann.decision.most == 4 - needed


@rule("decision.invasion.assign-modifiers", "invasion.timing.a2-forced-active-player")
def test_constant_effects_change_damage_before_forced_ones(table: Scenario) -> None:
    spites = "Protective Spites {on=#1, resources=1}"
    begin(
        table,
        "capital",
        capital("Chaos", resources=9, hand=["Flames of Tzeentch"]),
        capital("Empire", kingdom=["Warrior Priests #1", spites], battlefield=["Peasant Militia"]),
    )
    burns(table, 2, "Warrior Priests")
    assert table.bob.asked == "may", "nobody is asked for the order, for the constant effect comes first"
    table.bob.chooses("no")
    assert (table.piece("Peasant Militia").damage, table.bob.discard) == (1, ["Protective Spites", "Warrior Priests"])


@rule("decision.invasion.prevented-damage", "invasion.errata.protective-spites-text")
@pytest.mark.parametrize("edition", [FAQ_2_2, PRINTED_TEXT])
def test_damage_that_cannot_be_cancelled_can_be_prevented(table: Scenario, edition: str) -> None:
    begin(
        table,
        "turn",
        capital("Chaos", battlefield=["Dark Zealot #1", "Cloud of Flies {on=#1}", "Bloodthirster"]),
        dwarfs(kingdom=["Mountain Brigade #2", "Protective Spites {on=#2, resources=3}"]),
        edition=edition,
    )
    table.ann.chooses("yes")
    table.ann.chooses("Mountain Brigade")
    if edition == FAQ_2_2:
        table.bob.chooses("yes")
    assert (table.piece("Mountain Brigade").damage, table.piece("Protective Spites").resources) == (0, 2)


@rule("decision.invasion.prevented-damage")
@pytest.mark.parametrize("edition", [FAQ_2_2, PRINTED_TEXT])
def test_who_assigns_damage_need_not_reckon_with_prevention(table: Scenario, edition: str) -> None:
    begin(
        table,
        "battlefield",
        orcs(battlefield=["Ironclaw's Horde"]),
        dwarfs(kingdom=["Runesmith #2", "Protective Spites {on=#2, resources=3}"]),
        edition=edition,
    )
    attacks(table, "kingdom", "Ironclaw's Horde")
    defends(table, "Runesmith")
    assert table.ann.decision.most == 3
    table.ann.says(3)
    passes(table)
