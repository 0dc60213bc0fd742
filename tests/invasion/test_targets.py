"""Targets: what can be one, when that is asked, and what becomes of an effect whose targets are gone."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import attacks, begin, passes

__all__ = ["GAME"]

BLOOD = "Blood for the Blood God"


@rule("invasion.target.illegal-checked", "invasion.capital.burning-no-more-damage")
def test_where_units_and_zones_are_targets_each_must_be_legal(table: Scenario) -> None:
    """The Glittering Tower strikes units and zones of opponents."""
    begin(
        table,
        "capital",
        neutral(
            race="High Elf",
            resources=9,
            kingdom=["The Glittering Tower", "Silver Helm Brigade {damage=1}"],
            hand=["Greater Heal"],
        ),
        neutral(kingdom=["Boar Boyz", "Totem of Gork"], burning=[False, True, False]),
    )
    table.ann.chooses("play Greater Heal")
    assert table.ann.choices == ["Boar Boyz", "zone 1 kingdom", "zone 1 battlefield"]
    for card in ("Silver Helm Brigade", "Totem of Gork"):
        assert table.ann.why_not(card) == ["invasion.target.illegal-checked"]


@rule("invasion.target.illegal-checked", "invasion.target.checked-twice")
def test_a_target_must_be_legal_when_it_is_chosen_and_when_the_effect_resolves(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(resources=9, hand=[BLOOD]),
        neutral(resources=1, battlefield=["Pistoliers", "Black Orc Squad"], kingdom=["Mourner"]),
    )
    table.ann.chooses(f"play {BLOOD}")
    assert table.ann.choices == ["Pistoliers", "Black Orc Squad"]
    assert table.ann.why_not("Mourner") == ["invasion.target.illegal-checked"]
    table.ann.chooses("Pistoliers")
    table.bob.chooses("use Pistoliers")
    table.bob.chooses("zone 1 quest")
    assert (table.bob.quest, table.piece("Pistoliers").damage) == (["Pistoliers"], 0)
    assert table.ann.discard == [BLOOD]


@rule("invasion.target.in-play-only")
def test_only_cards_in_play_are_targets(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Taint", "Mourner"], discard=["Drummer"]),
        neutral(kingdom=["Black Orc Squad"], hand=["Herald"]),
    )
    table.ann.chooses("play Taint")
    assert table.ann.choices == ["Black Orc Squad"]
    for card in ("Mourner", "Drummer", "Herald", "Taint"):
        assert table.ann.why_not(card) == ["invasion.target.in-play-only"]


@rule("invasion.target.some-illegal-continue")
def test_an_effect_works_on_those_of_its_targets_that_are_left(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Gladiator", "Mountain Brigade"]),
        neutral(quest=["A Glorious Death #1 {resources=3}", "Mourner {quest=#1}"], kingdom=["Black Orc Squad"]),
    )
    attacks(table, "kingdom", "Gladiator", "Mountain Brigade")
    table.bob.chooses()
    table.ann.passes()
    table.bob.chooses("use A Glorious Death")
    table.bob.chooses("Gladiator", "Mountain Brigade")
    table.ann.chooses("use Gladiator")
    table.ann.chooses("Black Orc Squad")
    assert sorted(table.ann.discard) == ["Gladiator", "Mountain Brigade"]
    assert table.piece("Black Orc Squad").damage == 2


@rule("invasion.target.all-needed-at-activation")
def test_all_targets_must_be_there_when_an_effect_is_used(table: Scenario) -> None:
    two = ["Black Orc Squad", "Mountain Brigade"]
    begin(table, "capital", neutral(resources=9, hand=["Plague Bomb"]), neutral(kingdom=two))
    assert "play Plague Bomb" not in table.ann.choices
    assert table.ann.why_not("Plague Bomb") == ["invasion.target.all-needed-at-activation"]
    begin(table, "capital", neutral(resources=9, hand=["Plague Bomb"], quest=["Mourner"]), neutral(kingdom=two))
    assert "play Plague Bomb" in table.ann.choices


@rule("invasion.target.troll-vomit-king-kazador")
def test_what_does_not_say_target_needs_no_additional_payment(table: Scenario) -> None:
    begin(table, "capital", neutral(resources=0, hand=["Taint"]), neutral(kingdom=["King Kazador"]))
    assert table.ann.why_not("Taint") == ["invasion.target.all-needed-at-activation"], "3 resources more"
    begin(table, "capital", neutral(race="Orc", resources=5, hand=["Troll Vomit"]), neutral(kingdom=["King Kazador"]))
    table.ann.chooses("play Troll Vomit")
    passes(table)
    assert table.bob.discard == ["King Kazador"]
