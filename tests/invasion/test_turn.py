"""The turn: resources, cards, playing, winning and losing."""

from __future__ import annotations

from nefrit.invasion.constants import KINGDOM
from nefrit.invasion.game import GAME
from nefrit.invasion.playing import development_refusals
from nefrit.invasion.state import KINGDOMS, QUEST_ZONES
from nefrit.invasion.values import zone_hit_points
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, dwarfs, orcs, passes

__all__ = ["GAME"]


@rule("invasion.turn.1-return-resources", "invasion.turn.1-collect", "invasion.capital.base-power")
@rule("invasion.capital.zone-power-sum")
def test_resources_are_returned_and_collected_by_the_power_of_the_kingdom(table: Scenario) -> None:
    begin(table, "kingdom", dwarfs(resources=5, kingdom=["Mountain Brigade"], hand=["Pillage"]), orcs())
    assert table.ann.resources == 3 + 2


@rule("invasion.turn.1-restore-one", "invasion.corruption.restore")
def test_one_corrupted_unit_may_be_restored(table: Scenario) -> None:
    own = ["Mountain Brigade {corrupted=true}", "Runesmith {corrupted=true}"]
    begin(table, "kingdom", dwarfs(kingdom=own, battlefield=["Keystone Forge {corrupted=true}"]), orcs())
    assert table.ann.choices == ["pass", "Mountain Brigade", "Runesmith"]
    table.ann.chooses("Runesmith")
    assert not table.piece("Runesmith").corrupted
    assert table.piece("Mountain Brigade").corrupted


@rule("invasion.turn.2-draw")
def test_cards_are_drawn_by_the_power_of_the_quest_zone(table: Scenario) -> None:
    begin(table, "quest", dwarfs(quest=["Mountain Brigade"]), orcs())
    assert len(table.ann.hand) == 1 + 2


@rule("invasion.victory.empty-deck-eliminates")
def test_who_has_no_card_left_in_the_deck_loses_at_once(table: Scenario) -> None:
    begin(table, "quest", dwarfs(deck=["Runesmith"]), orcs())
    assert table.winners == ["bob"]
    assert table.game.outcome.rule == "invasion.victory.empty-deck-eliminates"


@rule("invasion.cost.total", "invasion.cost.loyalty-formula", "invasion.cost.loyalty-symbols-counted")
def test_a_card_costs_its_cost_and_the_loyalty_that_is_missing(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=4, hand=["Durgnar the Bold"]), orcs())
    assert "play Durgnar the Bold battlefield" not in table.ann.choices, "3 and 2 for loyalty"
    begin(table, "capital", dwarfs(resources=4, hand=["Durgnar the Bold"], kingdom=["Runesmith"]), orcs())
    table.ann.chooses("play Durgnar the Bold battlefield")
    passes(table)
    assert table.ann.resources == 0
    assert table.ann.battlefield == ["Durgnar the Bold"]


@rule("invasion.play.units-supports-own-capital-phase", "invasion.play.permanents-owner-capital-phase")
def test_units_are_played_only_in_the_own_capital_phase(table: Scenario) -> None:
    begin(
        table, "battlefield", dwarfs(resources=9, hand=["Runesmith", "Demolition!"], kingdom=["Keystone Forge"]), orcs()
    )
    assert table.ann.choices == ["pass", "play Demolition!"]
    assert table.ann.why_not("Runesmith") == ["invasion.play.permanents-owner-capital-phase"] * 3


@rule("invasion.play.zone-choice", "invasion.keyword.zone-only")
def test_a_unit_enters_the_zone_its_player_says_if_its_text_allows_that(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=3, hand=["Runesmith", "Defender of the Hold"]), orcs())
    plays = [choice for choice in table.ann.choices if choice.startswith("play")]
    assert plays == [
        "play Runesmith kingdom",
        "play Runesmith quest",
        "play Runesmith battlefield",
        "play Defender of the Hold battlefield",
    ]
    table.ann.chooses("play Runesmith quest")
    passes(table)
    assert table.ann.quest == ["Runesmith"]


@rule("invasion.development.one-per-turn", "invasion.cost.development-free", "invasion.development.any-card")
@rule("invasion.development.plus-one-hp", "invasion.development.owner-may-look")
def test_one_card_a_turn_is_played_facedown_as_a_development(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=2, hand=["Pillage", "Runesmith"]), orcs())
    assert "develop Runesmith battlefield" in table.ann.choices
    assert [*development_refusals(table.game, 0)] == []
    table.ann.chooses("develop Pillage kingdom")
    card = table.game.zone(KINGDOMS, 0)[0]
    assert table.game.pieces[card].facedown
    assert table.game.knows(0, card)
    assert not table.game.knows(1, card)
    assert zone_hit_points(table.game, 0, KINGDOM) == 9
    assert table.ann.resources == 2
    assert not [choice for choice in table.ann.choices if choice.startswith("develop")]
    assert [refused.rule for refused in development_refusals(table.game, 0)] == ["invasion.development.one-per-turn"]


@rule("invasion.quest.sending-a-unit", "invasion.quest.one-unit-per-quest")
def test_a_unit_played_into_the_zone_of_a_quest_may_be_placed_on_it(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=6, hand=["Runesmith", "Mountain Brigade"], quest=["A Glorious Death"]),
        orcs(),
    )
    table.ann.chooses("play Runesmith quest")
    passes(table)
    table.ann.chooses("A Glorious Death")
    quest = table.game.zone(QUEST_ZONES, 0)[0]
    assert table.piece("Runesmith").quest == quest
    table.ann.chooses("play Mountain Brigade quest")
    passes(table)
    assert table.piece("Mountain Brigade").quest == -1, "there is no free quest, so nobody was asked"


@rule("invasion.quest.sending-a-unit")
def test_a_unit_need_not_be_placed_on_a_quest(table: Scenario) -> None:
    own = dwarfs(resources=6, hand=["Runesmith", "Mountain Brigade"], quest=["A Glorious Death"])
    begin(table, "capital", own, orcs())
    table.ann.chooses("play Runesmith quest")
    passes(table)
    table.ann.passes()
    assert (table.ann.quest, table.piece("Runesmith").quest) == (["A Glorious Death", "Runesmith"], -1)
