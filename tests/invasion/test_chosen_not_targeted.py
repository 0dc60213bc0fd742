"""What is chosen without being targeted is chosen when the effect resolves; what is targeted, when it is used."""

from __future__ import annotations

import pytest

from nefrit.invasion.cards.legends import FALLS_OR_RETURNS
from nefrit.invasion.game import GAME
from nefrit.invasion.occurrences.leaving import TO_BOTTOM, TO_DISCARD, TO_HAND, TO_TOP, returning
from nefrit.kernel.effects import Context
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, in_the_zone, orcs, resolves

__all__ = ["GAME"]


@rule("invasion.term.just-played", "invasion.target.definition")
def test_which_tactic_is_cancelled_is_said_when_high_elfs_disdain_resolves(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage", "Waaagh!", "Choppa"]),
        capital("High Elf", resources=9, hand=["High Elf's Disdain"], kingdom=["Eatine Harbour"]),
    )
    table.ann.chooses("play Waaagh!")
    table.bob.passes()
    table.ann.chooses("play Pillage")
    table.ann.chooses("Eatine Harbour")
    table.bob.chooses("play High Elf's Disdain")
    resolves(table)
    assert table.bob.choices == ["Pillage", "Waaagh!"]
    table.bob.chooses("Waaagh!")
    assert table.bob.kingdom == [], "Pillage was not cancelled"


@rule("invasion.effect.resolution-fails-cancelled")
def test_high_elfs_disdain_comes_to_nothing_when_no_tactic_is_left(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Waaagh!", "Choppa"]),
        capital("High Elf", resources=9, hand=["2x High Elf's Disdain", "Second Sight"]),
    )
    table.ann.chooses("play Waaagh!")
    table.bob.chooses("play High Elf's Disdain")
    resolves(table)
    table.bob.chooses("Waaagh!")
    assert table.ann.discard == ["Waaagh!"]


@pytest.mark.parametrize("taken", [0, 1])
def test_blue_horrors_may_bring_another_from_the_hand(table: Scenario, taken: int) -> None:
    own = capital("Chaos", resources=9, hand=["Blue Horrors", "Seduced by Darkness"], kingdom=["Blue Horrors"])
    begin(table, "capital", orcs(resources=9, hand=["Troll Vomit", "Choppa"]), own)
    table.ann.chooses("play Troll Vomit")
    resolves(table)
    table.bob.chooses("use Blue Horrors")
    resolves(table)
    table.bob.chooses(*["Blue Horrors"] * taken)
    if taken:
        table.bob.chooses("zone 1 quest")
    assert table.bob.quest == ["Blue Horrors"] * taken


@rule("invasion.faq.targets-of-then-clause")
def test_arcane_power_needs_its_target_although_nothing_may_come_of_it(table: Scenario) -> None:
    for discard in ([], ["Runesmith"]):
        begin(table, "capital", dwarfs(resources=9, hand=["Arcane Power", "Demolition!"], discard=discard), orcs())
        assert ("play Arcane Power" in table.ann.choices) == bool(discard)
    table.ann.chooses("play Arcane Power")
    table.ann.chooses("Runesmith")
    resolves(table)
    assert table.ann.discard == ["Arcane Power", "Runesmith"], "there is no legend and no Artefact"


@rule("decision.invasion.cost-names-card")
def test_the_unit_for_return_to_glory_is_chosen_with_its_cost(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "High Elf",
            quest=["Return to Glory #1 {resources=2}", "Archmage of Saphery {quest=#1}"],
            discard=["Archmage of Saphery", "Silver Helm Brigade"],
            hand=["Pillage"],
        ),
        orcs(),
    )
    table.ann.chooses("use Return to Glory")
    assert table.ann.choices == ["Archmage of Saphery"], "the other costs more than there are tokens"
    table.ann.chooses("Archmage of Saphery")
    assert table.piece("Return to Glory").resources == 1
    resolves(table)
    table.ann.chooses("zone 0 kingdom")
    assert table.ann.kingdom == ["Archmage of Saphery"]


def test_volkmar_is_about_units_that_go_to_a_discard_pile_or_a_hand(table: Scenario) -> None:
    begin(table, "capital", capital("Empire", legend=["Volkmar the Grim"], kingdom=["Huntsmen"]), orcs())
    game, card = table.game, in_the_zone(table, "Huntsmen")
    for to, is_meant in ((TO_DISCARD, True), (TO_HAND, True), (TO_TOP, False), (TO_BOTTOM, False)):
        event = returning(game, card, to, 0)
        context = Context(0, in_the_zone(table, "Volkmar the Grim"), occurrence=event)
        assert FALLS_OR_RETURNS.matches(game, event, context) == is_meant
