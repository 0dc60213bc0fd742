"""Playing cards: which, into which zones, when, and what can be used at once."""

from __future__ import annotations

import pytest

from nefrit.invasion.game import GAME
from nefrit.testing import Scenario, rule
from tests.invasion.sides import begin, capital, dwarfs, orcs, resolves

__all__ = ["GAME"]


# ---- Into which zone


@rule("invasion.play.quest-into-quest-zone")
def test_a_quest_is_played_into_the_quest_zone(table: Scenario) -> None:
    begin(table, "capital", dwarfs(resources=2, hand=["A Glorious Death"]), orcs())
    plays = [choice for choice in table.ann.choices if choice.startswith("play")]
    assert plays == ["play A Glorious Death quest"]
    table.ann.chooses("play A Glorious Death quest")
    resolves(table)
    assert table.ann.quest == ["A Glorious Death"]


@rule("invasion.play.quest-into-quest-zone")
@pytest.mark.parametrize("zone", ["kingdom", "quest", "battlefield"])
def test_some_quests_are_played_into_an_opponents_zone_under_their_control(table: Scenario, zone: str) -> None:
    begin(table, "capital", orcs(resources=2, hand=["Snotling Invasion"]), dwarfs())
    table.ann.chooses(f"play Snotling Invasion {zone}")
    resolves(table)
    assert table.bob.cards_in(zone) == ["Snotling Invasion"]
    assert table.piece("Snotling Invasion").controller == 1


@rule("invasion.play.not-into-opponents-zone")
@pytest.mark.parametrize("zone", ["kingdom", "quest", "battlefield"])
def test_units_and_supports_are_played_into_own_zones(table: Scenario, zone: str) -> None:
    begin(table, "capital", dwarfs(resources=6, hand=["Runesmith", "Keystone Forge"]), orcs())
    for name in ("Runesmith", "Keystone Forge"):
        assert [choice for choice in table.ann.choices if choice.startswith(f"play {name}")] == [
            f"play {name} kingdom",
            f"play {name} quest",
            f"play {name} battlefield",
        ]
    table.ann.chooses(f"play Runesmith {zone}")
    resolves(table)
    table.ann.chooses(f"play Keystone Forge {zone}")
    resolves(table)
    assert table.ann.cards_in(zone) == ["Runesmith", "Keystone Forge"]
    assert table.bob.cards_in(zone) == []


# ---- When


@rule("invasion.play.tactics-any-window")
@pytest.mark.parametrize("at", ["turn", "kingdom", "quest", "capital", "battlefield", "end"])
@pytest.mark.parametrize("active", [0, 1])
def test_tactics_and_actions_are_for_both_players_in_every_window(table: Scenario, at: str, active: int) -> None:
    both = {"resources": 9, "quest": ["Runesmith"], "hand": ["Demolition!"], "kingdom": ["Keystone Forge"]}
    begin(table, at, dwarfs(**both), dwarfs(**both), active=active)
    players = (table.ann, table.bob) if active == 0 else (table.bob, table.ann)
    for player in players:
        if at != "kingdom":
            assert {"play Demolition!", "use Runesmith"} <= set(player.choices)
        else:
            assert "use Runesmith" in player.choices
        player.passes()


@rule("invasion.play.tactics-any-window")
def test_what_a_card_says_of_its_time_still_counts(table: Scenario) -> None:
    begin(table, "capital", dwarfs(), orcs(resources=9, hand=["Troll Vomit"], kingdom=["Lobber Crew"]))
    assert table.bob.choices == ["pass", "use Lobber Crew"]
    assert table.bob.why_not("Troll Vomit") == ["invasion.zone.play-definition"]


@rule("invasion.play.action-source-in-play")
def test_an_action_is_used_only_while_its_card_is_in_play(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        dwarfs(resources=9, hand=["Runesmith"], discard=["Runesmith"], quest=["Zhufbar Engineers"]),
        orcs(resources=9, hand=["Favour of Mork"], kingdom=["Boar Boyz"]),
    )
    assert table.deciding == ["bob"], "Ann could do nothing"
    begin(table, "battlefield", dwarfs(resources=9, quest=["Runesmith"]), orcs())
    assert table.ann.choices == ["pass", "use Runesmith"]


@rule("invasion.play.no-summoning-delay")
def test_a_unit_acts_and_attacks_in_the_turn_in_which_it_entered_play(table: Scenario) -> None:
    begin(table, "capital", capital("Empire", resources=3, hand=["Pistoliers"]), orcs())
    table.ann.chooses("play Pistoliers kingdom")
    table.ann.chooses("use Pistoliers")
    table.ann.chooses("zone 0 battlefield")
    table.ann.chooses("target 1 quest")
    assert table.ann.choices == ["Pistoliers"]


# ---- Forced effects


@rule("invasion.play.forced-not-cancellable-by-actions")
def test_nobody_acts_between_a_forced_effect_and_its_trigger(table: Scenario) -> None:
    """Dwarf Masons put a card into their zone as soon as they enter play; Bob acts before that, or later."""
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Dwarf Masons"]),
        orcs(resources=9, hand=["Pillage"], kingdom=["Lobber Crew"]),
    )
    table.ann.chooses("play Dwarf Masons kingdom")
    assert table.bob.choices == ["pass", "use Lobber Crew"]
    assert table.ann.kingdom == []
    table.bob.passes()
    assert table.ann.kingdom == ["Dwarf Masons", "Mountain Brigade"]
    assert table.bob.choices == ["pass", "use Lobber Crew"]


@rule("invasion.play.forced-not-cancellable-by-actions")
def test_what_cancels_actions_does_not_cancel_forced_effects(table: Scenario) -> None:
    begin(
        table,
        "capital",
        dwarfs(resources=9, hand=["Dwarf Masons"]),
        capital("Empire", resources=9, quest=["Bright Wizard Apprentice"]),
    )
    table.ann.chooses("play Dwarf Masons kingdom")
    assert table.ann.kingdom == ["Dwarf Masons", "Mountain Brigade"], "Bob was not even asked"
    assert table.bob.why_not("Bright Wizard Apprentice") == ["invasion.target.all-needed-at-activation"]
