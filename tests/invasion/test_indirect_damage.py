"""Indirect damage: the players who take it assign it, within what their cards and zones can take."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.invasion.made_up_cards import GAME, neutral
from tests.invasion.sides import HIDDEN, begin, capital

__all__ = ["GAME"]

BOLT = "Reaper Bolt Thrower"
WAR_ROOM = "Eataine War Room"
ZONES = ("kingdom", "quest", "battlefield")


def shoots(table: Scenario, **bobs: object) -> dict[str, int]:
    """Ann deals 10 indirect damage to Bob; how much he may assign to what."""
    begin(table, "turn", capital("High Elf", kingdom=[f"{WAR_ROOM} {{resources=1}}"]), neutral(**bobs))
    table.ann.chooses(f"use {WAR_ROOM}")
    table.ann.chooses("player 1")
    return dict(zip(table.bob.choices, table.bob.decision.limits, strict=True))


@rule("invasion.damage.indirect-assigned-by-recipient")
def test_who_takes_indirect_damage_assigns_it_among_units_and_zones(table: Scenario) -> None:
    begin(
        table,
        "battlefield",
        neutral(resources=2, battlefield=[BOLT], kingdom=["Mourner"]),
        neutral(kingdom=["Black Orc Squad", "Totem of Gork"]),
    )
    table.ann.chooses(f"use {BOLT}")
    assert table.bob.choices == ["Black Orc Squad", *[f"zone 1 {zone}" for zone in ZONES]]
    table.bob.distributes({"Black Orc Squad": 1, "zone 1 quest": 1})
    assert (table.piece("Black Orc Squad").damage, table.bob.damage) == (1, (0, 1, 0))


@rule("invasion.damage.indirect-not-burning", "invasion.damage.indirect-zone-maximum")
def test_a_burning_zone_takes_none_and_others_no_more_than_burns_them(table: Scenario) -> None:
    limits = shoots(
        table, burning=[True, False, False], damage=[0, 6, 0], battlefield=["Contested Fortress", f"Pillage {HIDDEN}"]
    )
    assert limits == {"zone 1 quest": 2 + 1, "zone 1 battlefield": 9 + 1}, "of which one point would be cancelled"


@rule("invasion.damage.indirect-unit-maximum")
def test_a_unit_takes_no_more_than_destroys_it_with_all_that_is_cancelled(table: Scenario) -> None:
    limits = shoots(table, kingdom=["Hammerer of Karak Azul", "Black Orc Squad {damage=1}", "War Hydra {resources=2}"])
    assert [limits[card] for card in ("Hammerer of Karak Azul", "Black Orc Squad", "War Hydra")] == [2 + 1, 3, 1 + 2]


@rule("invasion.keyword.toughness-not-vs-uncancellable")
def test_what_would_be_cancelled_does_not_count_where_nothing_is_cancelled(table: Scenario) -> None:
    hurt = ["Hammerer of Karak Azul", "Black Orc Squad {damage=1}", "War Hydra {resources=2}"]
    begin(table, "capital", neutral(hand=["Hail"]), neutral(kingdom=hurt))
    table.ann.chooses("play Hail")
    limits = dict(zip(table.bob.choices, table.bob.decision.limits, strict=True))
    assert [limits[card] for card in ("Hammerer of Karak Azul", "Black Orc Squad", "War Hydra")] == [2, 3, 1]


@rule("invasion.damage.indirect-several-players")
def test_the_active_player_says_who_assigns_first_and_all_is_applied_at_once(table: Scenario) -> None:
    for first, second in (("ann", "bob"), ("bob", "ann")):
        begin(
            table,
            "capital",
            neutral(race="Orc", resources=2, hand=["Followers of Mork", "Pillage"], kingdom=["Mourner {damage=1}"]),
            neutral(kingdom=["Drummer {damage=1}"]),
        )
        table.ann.chooses("play Followers of Mork quest")
        assert table.ann.choices == ["player 0", "player 1"]
        table.ann.chooses(f"player {0 if first == 'ann' else 1}")
        assert table.deciding == [first]
        cards = {"ann": "Mourner", "bob": "Drummer"}
        getattr(table, first).distributes({cards[first]: 2})
        assert table.in_play(cards[first]), "it waits for the other"
        assert table.deciding == [second]
        getattr(table, second).distributes({cards[second]: 2})
        assert (table.in_play("Mourner"), table.in_play("Drummer")) == (False, False)


@rule("decision.invasion.indirect-excess")
def test_what_nothing_can_take_is_lost(table: Scenario) -> None:
    limits = shoots(table, burning=[True, False, False], damage=[0, 6, 7], kingdom=["Mourner {damage=1}"])
    assert sum(limits.values()) < 10
    assert table.bob.decision.most == sum(limits.values())


@rule("decision.invasion.double-loss")
def test_nobody_wins_when_both_capitals_burn_at_the_same_moment(table: Scenario) -> None:
    nearly = {"burning": [True, False, False], "damage": [0, 7, 7]}
    begin(
        table,
        "capital",
        neutral(race="Orc", resources=2, hand=["Followers of Mork"], **nearly),
        neutral(**nearly),
    )
    table.ann.chooses("play Followers of Mork quest")
    table.ann.chooses("player 0")
    for player, seat in ((table.ann, 0), (table.bob, 1)):
        assert table.winners is None, "it is applied at once"
        player.distributes({f"zone {seat} quest": 1, f"zone {seat} battlefield": 1})
    assert table.game.outcome.winners == ()
    assert table.game.outcome.message == "both-lose"
    assert table.game.outcome.rule == "decision.invasion.double-loss"
