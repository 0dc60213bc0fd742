"""A card that has left play is a new card: nothing that was done to it, or by it, counts any longer."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, power_of, resolves

__all__ = ["GAME"]


@rule("invasion.zone.new-object", "invasion.zone.leaves-play-definition")
def test_what_changes_a_unit_is_over_when_it_leaves_play_even_if_it_comes_back(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Demoralise"]),
        dwarfs(resources=9, hand=["Stand Your Ground"], kingdom=["Mountain Brigade {damage=3, corrupted=true}"]),
    )
    table.ann.chooses("play Demoralise")
    table.ann.chooses("Mountain Brigade")
    resolves(table)
    assert power_of(table, "Mountain Brigade") == 0
    table.ann.chooses("play Troll Vomit")
    resolves(table)
    table.bob.chooses("play Stand Your Ground")
    table.bob.chooses("Mountain Brigade")
    resolves(table)
    table.bob.chooses("zone 1 kingdom")
    assert power_of(table, "Mountain Brigade") == 2
    assert (table.piece("Mountain Brigade").damage, table.piece("Mountain Brigade").corrupted) == (0, False)


@rule("invasion.zone.new-object", "invasion.limit.once-per-turn-per-copy", "decision.invasion.once-per-turn")
def test_a_limit_is_counted_for_each_copy_and_anew_for_one_that_came_back(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital(
            "Empire",
            resources=30,
            hand=["Pilgrimage", "2x Demoralise"],
            quest=["Prepare for War!", "Infiltrate!"],
            kingdom=["Werner Ludenhof", "Huntsmen"],
        ),
        orcs(),
    )
    table.ann.chooses("use Werner Ludenhof")
    resolves(table)
    table.ann.chooses("Infiltrate!")
    assert "use Werner Ludenhof" not in table.ann.choices
    assert table.ann.why_not("Werner Ludenhof") == ["invasion.limit.once-per-turn-per-copy"]
    table.ann.chooses("play Pilgrimage")
    table.ann.chooses("Werner Ludenhof")
    resolves(table)
    table.ann.chooses("play Werner Ludenhof kingdom")
    resolves(table)
    assert "use Werner Ludenhof" in table.ann.choices, "he is a new card"


@rule("invasion.play.action-unlimited-uses")
def test_an_action_without_a_limit_is_used_as_often_as_it_is_paid_for(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=6, quest=["Runesmith"], hand=["Pillage"]), orcs())
    for power in (2, 3, 4):
        table.ann.chooses("use Runesmith")
        table.ann.chooses("Runesmith")
        resolves(table)
        assert power_of(table, "Runesmith") == power
    assert table.ann.why_not("Runesmith") == ["invasion.effect.cannot-trigger-if-unmet"]


@rule("invasion.term.sacrifice-is-not-destroy", "invasion.term.sacrifice")
def test_a_sacrificed_unit_is_not_destroyed(table: Scenario) -> None:
    """Garden of Morr counts units that are destroyed."""
    for hand, tokens in (("Culling the Weak", 0), ("Flames of Tzeentch", 1)):
        begin(
            table,
            "capital",
            capital("Chaos", resources=9, hand=[hand, "Hate"], kingdom=["Savage Gors", "Garden of Morr"]),
            orcs(),
        )
        table.ann.chooses(f"play {hand}")
        if hand == "Flames of Tzeentch":
            table.ann.says(1)
        table.ann.chooses("Savage Gors")
        resolves(table)
        assert not table.in_play("Savage Gors")
        assert table.piece("Garden of Morr").resources == tokens


@rule("invasion.development.faceup-blank")
def test_a_faceup_development_has_nothing_of_what_is_printed_on_it(table: Scenario) -> None:
    """It has no text, no power, no race and no hit points; it is a development all the same."""
    own = ["Runesmith {development=true}", "Mountain Brigade {development=true}"]
    begin(table, "capital", dwarfs(resources=4, quest=own, hand=["Durgnar the Bold"]), orcs())
    assert "use Runesmith" not in table.ann.choices
    assert power_of(table, "Mountain Brigade") == 0
    assert table.ann.why_not("Durgnar the Bold") == ["invasion.cost.total"] * 3, "3, and 2 for loyalty"


@rule("invasion.cost.resources-persist")
def test_resources_stay_through_the_opponents_turn(table: Scenario) -> None:
    begin(table, "end", dwarfs(resources=4), dwarfs(resources=9, quest=["Runesmith"]))
    table.bob.passes()
    assert (table.active, table.ann.resources) == (1, 4)


@rule("invasion.capital.battlefield-base-not-damage")
def test_supports_and_the_capital_deal_no_damage(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(battlefield=["Runesmith", "Keystone Forge", "Mining Tunnels"]),
        orcs(hand=["Pillage"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Runesmith")
    assert table.bob.damage == (1, 0, 0)
