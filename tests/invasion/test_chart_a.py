"""Chart A: what a trigger condition triggers at once - constant effects, then forced ones, in turn order."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, marks, neutral
from tests.invasion.sides import begin

__all__ = ["GAME"]

BOTH = ["Drummer", "Herald", "Second Drummer", "Second Herald"]


def taints(table: Scenario, card: str) -> None:
    """Ann corrupts a unit with a tactic, and nobody responds."""
    table.ann.chooses("play Taint")
    table.ann.chooses(card)


@rule("invasion.timing.a-after-trigger", "invasion.timing.a1-constant-active-player")
@rule("invasion.effect.simultaneous-same-kind-only")
def test_constant_effects_come_before_forced_ones(table: Scenario) -> None:
    begin(
        table, "capital", neutral(hand=["Taint"], kingdom=["Drummer", "Herald"]), neutral(kingdom=["Black Orc Squad"])
    )
    taints(table, "Black Orc Squad")
    assert marks(table) == ["Herald", "Drummer"], "nobody was asked: they are not simultaneous"


@rule("invasion.timing.a-after-trigger")
def test_what_follows_happens_where_nothing_waits_for_it(table: Scenario) -> None:
    own, theirs = neutral(hand=["Plague"], kingdom=["Mourner"]), neutral(kingdom=["Herald"])
    begin(table, "capital", own, theirs)
    table.ann.chooses("play Plague quest")
    assert (table.ann.kingdom, table.ann.quest, table.bob.kingdom) == ([], ["Plague"], [])


@rule("invasion.timing.a1-constant-active-player", "invasion.timing.a1-constant-next-player")
@rule("invasion.timing.a2-forced-active-player", "invasion.timing.a2-forced-next-player")
def test_the_active_player_comes_first_with_each_kind(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(kingdom=["Drummer", "Herald"]),
        neutral(hand=["Taint"], kingdom=["Second Drummer", "Second Herald"]),
        active=1,
    )
    table.bob.chooses("play Taint")
    table.bob.chooses("Drummer")
    assert marks(table) == ["Second Herald", "Herald", "Second Drummer", "Drummer"]


@rule("invasion.effect.simultaneous-order", "invasion.timing.a2-forced-active-player")
@rule("invasion.timing.a1-constant-active-player")
def test_each_player_orders_simultaneous_effects_of_the_same_kind(table: Scenario) -> None:
    begin(table, "capital", neutral(hand=["Taint"], kingdom=BOTH), neutral(kingdom=BOTH))
    taints(table, "Drummer")
    for player, first in ((table.ann, "Second "), (table.bob, "")):
        assert player.choices == ["resolve Herald", "resolve Second Herald"]
        player.chooses(f"resolve {first}Herald")
    for player, first in ((table.ann, ""), (table.bob, "Second ")):
        assert player.choices == ["resolve Drummer", "resolve Second Drummer"]
        player.chooses(f"resolve {first}Drummer")
    assert marks(table)[:4] == ["Second Herald", "Herald", "Herald", "Second Herald"]
    assert marks(table)[4:] == ["Drummer", "Second Drummer", "Second Drummer", "Drummer"]


@rule("invasion.timing.a2-independent", "invasion.effect.independent-of-source")
def test_a_forced_effect_that_was_triggered_does_not_need_its_source(table: Scenario) -> None:
    begin(
        table,
        "capital",
        neutral(hand=["Taint"], kingdom=["Martyr", "Avenger", "Herald"], quest=["Watcher"]),
        neutral(kingdom=["Black Orc Squad"]),
    )
    taints(table, "Black Orc Squad")
    table.ann.chooses("resolve Martyr")
    assert table.ann.choices == ["Avenger", "Herald", "Watcher"]
    table.ann.chooses("Avenger")
    assert table.ann.discard == ["Taint", "Avenger"]
    assert (table.piece("Martyr").damage, table.piece("Herald").damage) == (1, 1), "in the zone where it was"
    assert table.piece("Watcher").damage == 0


@rule("invasion.timing.a1-independent", "invasion.effect.independence-includes-constants-and-keywords")
def test_a_keyword_that_was_triggered_does_not_need_its_source(table: Scenario) -> None:
    """A unit that is dealt damage strikes although it is destroyed by that damage."""
    begin(
        table,
        "capital",
        neutral(hand=["Pillage"], resources=4, kingdom=["Gladiator"]),
        neutral(kingdom=["Chakax {damage=1}", "Black Orc Squad"]),
    )
    table.ann.chooses("use Gladiator")
    table.ann.chooses("Chakax")
    assert table.bob.discard == ["Chakax"]
    table.bob.chooses("yes")
    assert table.bob.choices == ["Black Orc Squad"]
    table.bob.chooses("Black Orc Squad")
    assert table.piece("Black Orc Squad").damage == 2


@rule("invasion.effect.keywords-and-conditional-as-constant")
def test_keywords_count_as_constant_effects(table: Scenario) -> None:
    """Counterstrike comes before the forced effect of the attacker, who is the active player."""
    begin(
        table,
        "battlefield",
        neutral(battlefield=["Mountain Brigade"], kingdom=["Onlooker"]),
        neutral(kingdom=["Reiksguard Knights"]),
    )
    table.ann.chooses("target 1 kingdom")
    table.ann.chooses("Mountain Brigade")
    table.bob.chooses("Reiksguard Knights")
    entries = [entry["message"] for entry in table.match.log.read(0)]
    assert entries.index("damaged") < entries.index("tokens-placed")


@rule("invasion.effect.keywords-and-conditional-as-constant")
def test_what_an_action_has_delayed_counts_as_a_constant_effect(table: Scenario) -> None:
    """Troll units of Bob are sacrificed at the end of the turn before forced effects of the end of the turn."""
    begin(
        table,
        "capital",
        neutral(resources=9, hand=["Rip Dere 'eads Off!"], kingdom=["Last One", "Mourner"]),
        neutral(kingdom=["Black Orc Squad {development=true, facedown=true}"]),
    )
    table.ann.chooses("play Rip Dere 'eads Off!")
    table.ann.chooses("Black Orc Squad")
    table.everybody_passes()
    assert marks(table)[:2] == ["Mourner", "Last One"]
