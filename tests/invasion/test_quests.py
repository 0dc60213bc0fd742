"""Quests: units on them, and the resource tokens that stay only as long as somebody is questing."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, power_of, resolves

__all__ = ["GAME"]


@rule("invasion.quest.tokens-lost-when-unit-leaves", "invasion.quest.tokens-removed-without-unit")
def test_tokens_are_removed_when_the_questing_unit_leaves_play_and_the_quest_stays(table: Scenario) -> None:
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Pillage"]),
        dwarfs(quest=["A Glorious Death #1 {resources=2}", "Runesmith {quest=#1}"]),
    )
    assert table.piece("A Glorious Death").resources == 2
    table.ann.chooses("play Troll Vomit")
    assert table.bob.quest == ["A Glorious Death"]
    assert table.piece("A Glorious Death").resources == 0


@rule("invasion.quest.tokens-lost-when-unit-leaves")
def test_tokens_are_removed_when_the_unit_stops_questing(table: Scenario) -> None:
    begin(
        table,
        "capital",
        capital("Empire", resources=9, quest=["Prepare for War! #1 {resources=2}", "Pistoliers {quest=#1}"]),
        dwarfs(),
    )
    table.ann.chooses("use Pistoliers")
    resolves(table)
    table.ann.chooses("zone 0 kingdom")
    assert table.piece("Prepare for War!").resources == 0


@rule("invasion.quest.tokens-removed-without-unit")
def test_tokens_that_are_placed_on_a_quest_without_a_unit_are_removed(table: Scenario) -> None:
    begin(table, "capital", dwarfs(quest=["A Glorious Death {resources=3}"], hand=["Runesmith"]), orcs())
    table.ann.chooses("develop Runesmith kingdom")
    resolves(table)
    assert table.piece("A Glorious Death").resources == 0


@rule("invasion.quest.tokens-not-spendable-before-removal")
def test_nobody_spends_tokens_between_the_leaving_of_the_unit_and_their_removal(table: Scenario) -> None:
    """Offering to Hekarti could be used before the chain resolves, and has no tokens any more when it has."""
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Troll Vomit", "Pillage"]),
        capital("Dark Elf", quest=["Offering to Hekarti #1 {resources=2}", "Cold One Riders {quest=#1}"]),
    )
    table.ann.chooses("play Troll Vomit")
    assert table.bob.choices == ["pass", "use Offering to Hekarti"]
    table.bob.passes()
    assert table.deciding == ["ann"]
    assert table.piece("Offering to Hekarti").resources == 0
    assert "invasion.effect.cannot-trigger-if-unmet" in table.bob.why_not("Offering to Hekarti")


@rule("invasion.quest.effects-without-unit")
def test_a_quest_works_without_a_unit_where_its_text_does_not_ask_for_one(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["Runesmith"], kingdom=["Pleasure Cults"]), orcs())
    table.ann.chooses("play Runesmith kingdom")
    table.ann.chooses("pass")
    assert table.piece("Runesmith").corrupted


@rule("invasion.zone.new-object")
def test_a_unit_whose_quest_has_left_play_is_not_questing_any_more(table: Scenario) -> None:
    """War Boar makes support cards of quests, so that Pillage destroys one; Werner is stronger while he is questing."""
    own = ["Prepare for War! #1", "Werner Ludenhof {quest=#1}"]
    begin(
        table,
        "capital",
        orcs(resources=9, hand=["Pillage"], battlefield=["War Boar"]),
        capital("Empire", quest=own),
    )
    assert power_of(table, "Werner Ludenhof") == 3
    table.ann.chooses("play Pillage")
    table.ann.chooses("Prepare for War!")
    resolves(table)
    assert table.bob.discard == ["Prepare for War!"]
    assert power_of(table, "Werner Ludenhof") == 1


@rule("invasion.draw.top-of-deck")
def test_cards_are_drawn_from_the_top_and_all_of_them(table: Scenario) -> None:
    deck = ["Runesmith", "Pillage", "Demolition!", "9x Waaagh!"]
    begin(table, "quest", dwarfs(deck=deck, quest=["Keystone Forge", "Mountain Brigade"], resources=9), orcs())
    assert table.ann.hand == ["Runesmith", "Pillage", "Demolition!", "Waaagh!"], "1, and 1, and 2; nobody was asked"


@rule("invasion.draw.top-of-deck")
def test_the_log_tells_how_many_cards_were_drawn_and_not_how_many_should_have_been(table: Scenario) -> None:
    begin(table, "quest", dwarfs(deck=["Runesmith", "Pillage"], quest=["Keystone Forge", "Mountain Brigade"]), orcs())
    assert table.ann.hand == ["Runesmith", "Pillage"]
    assert [told.arguments["amount"] for told in table.log if told.message == "drew"] == [2], "of 4"


@rule("invasion.draw.top-of-deck")
def test_an_effect_draws_from_the_top_too(table: Scenario) -> None:
    own = capital("High Elf", resources=1, hand=["Second Sight", "Pillage"], deck=["Runesmith", "9x Mountain Brigade"])
    begin(table, "capital", own, orcs(hand=["Boar Boyz"]))
    table.ann.chooses("play Second Sight")
    assert table.ann.hand == ["Pillage", "Runesmith"]
    assert table.bob.hand == ["Boar Boyz"]
