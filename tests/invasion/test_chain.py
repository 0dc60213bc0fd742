"""The action chain: built until both pass, resolved from its end, targets checked twice."""

from __future__ import annotations

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, dwarfs, orcs

__all__ = ["GAME"]


@rule("invasion.timing.b3-lifo", "invasion.timing.b2-until-both-pass", "invasion.action.response-lifo")
@rule("invasion.timing.b3-recheck", "invasion.target.all-illegal-cancel", "invasion.action.cancelled-costs-stay-paid")
def test_the_last_action_resolves_first_and_one_without_a_target_is_cancelled(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=4, hand=["Striking the Grudge", "Demolition!"], kingdom=["Keystone Forge"]),
        orcs(resources=3, hand=["Pillage"], kingdom=["Totem of Gork"]),
    )
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Totem of Gork")
    table.bob.chooses("play Pillage")
    table.bob.chooses("Totem of Gork")
    assert table.bob.discard == ["Pillage", "Totem of Gork"]
    assert table.ann.discard == ["Demolition!"]
    assert table.ann.resources == 2, "paid, and not returned"


@rule("invasion.zone.being-played-is-nowhere", "invasion.zone.enters-at-end-of-chain", "invasion.timing.b2-actions")
def test_a_unit_that_is_played_waits_on_the_chain_and_can_be_answered(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=2, hand=["Runesmith"], kingdom=["Keystone Forge"]),
        orcs(resources=3, hand=["Pillage"]),
    )
    table.ann.chooses("play Runesmith quest")
    assert not table.in_play("Runesmith")
    assert table.ann.hand == []
    assert table.bob.choices == ["pass", "play Pillage"]
    table.bob.passes()
    assert table.ann.quest == ["Runesmith"]


@rule("invasion.play.permanents-not-in-response")
def test_nothing_that_stays_is_played_in_response(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Demolition!", "Demolition!", "Runesmith"]),
        orcs(resources=2, hand=["Pillage"], kingdom=["Totem of Gork", "Choppa {on=#1}", "Black Orc Squad #1"]),
    )
    assert "play Runesmith quest" in table.ann.choices
    table.ann.chooses("play Demolition!")
    table.ann.chooses("Totem of Gork")
    table.bob.chooses("play Pillage")
    table.bob.chooses("Choppa")
    assert table.ann.choices == ["pass", "play Demolition!"]
    assert table.ann.why_not("Runesmith") == ["invasion.play.permanents-not-in-response"] * 3


@rule("invasion.keyword.limited")
def test_only_one_limited_card_is_played_in_a_turn(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=9, hand=["Contested Village", "Armoury"]), orcs())
    table.ann.chooses("play Contested Village kingdom")
    assert "play Armoury kingdom" not in table.ann.choices
    assert "invasion.keyword.limited" in table.ann.why_not("Armoury")


@rule("invasion.term.hero-limit-own", "invasion.unique.one-copy-per-controller")
def test_one_hero_in_a_zone_and_one_copy_of_a_unique_card(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(
            resources=20,
            kingdom=["Durgnar the Bold", "Runesmith", "Runesmith"],
            hand=["King Kazador", "Durgnar the Bold"],
        ),
        orcs(),
    )
    plays = [choice for choice in table.ann.choices if choice.startswith("play")]
    assert plays == ["play King Kazador quest", "play King Kazador battlefield"]


def test_a_forced_effect_of_a_card_that_leaves_play_finds_nothing_to_do(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=4, kingdom=["Zhufbar Engineers"]),
        orcs(resources=9, hand=["Troll Vomit"], kingdom=["Black Orc Squad"]),
        active=1,
    )
    table.bob.chooses("play Troll Vomit")
    assert table.ann.discard == ["Zhufbar Engineers"]
    assert table.bob.discard == ["Troll Vomit", "Black Orc Squad"], "no unit is left to be sacrificed"
