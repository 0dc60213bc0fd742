"""Attacks, and what protects against them."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle

__all__ = ["GAME"]


def attacks(table: Scenario, card: str, bob: Any, cid: Any, **ann: object) -> None:
    """Ann attacks Bob and Cid."""
    table.position("turn", ann=side(hand=[card], **ann), bob=bob, cid=cid, **middle())
    table.ann.chooses("activate")
    table.ann.chooses(f"play {card}")


@rule("imperium.term-attack.protection", "imperium.term-attack.protection-only-user", "decision.imperium.reaction")
def test_only_who_uses_a_protecting_card_avoids_the_attack(table: Scenario) -> None:
    attacks(
        table,
        "Persian Gold",
        side(play=["Mounted Archers"]),
        side(play=["Scythians"]),
        empire=True,
    )
    assert table.deciding == ["bob"], "first the player on the attacker's left"
    assert table.bob.choices == ["pass", "respond Mounted Archers"]
    table.bob.chooses("respond Mounted Archers")
    assert table.bob.exhausts == 4, "its own exhaust token"
    table.cid.chooses("pass")
    assert (table.bob.hand, table.cid.hand) == ([], ["Unrest"])
    assert (table.ann.material, table.bob.material, table.cid.material) == (2, 0, 2), "all that it does is avoided"
    assert (table.ann.exhausts, table.cid.exhausts) == (5, 5)


def test_without_an_exhaust_token_there_is_no_protection(table: Scenario) -> None:
    attacks(table, "Persian Gold", side(play=["Mounted Archers"], exhausts=0), side(), empire=True)
    assert table.bob.hand == ["Unrest"]


def test_a_region_is_recalled_to_avoid_an_attack(table: Scenario) -> None:
    attacks(table, "Persian Gold", side(play=["Wilderness", "Cape"]), side(), empire=True)
    assert table.bob.choices == ["respond Wilderness", "respond Cape"]
    table.bob.chooses("respond Cape")
    table.bob.chooses("no")
    table.bob.chooses("yes")
    assert table.bob.hand == ["Wilderness"]
    assert table.bob.play == ["Cape"]


def test_a_fortified_region_costs_population(table: Scenario) -> None:
    attacks(
        table,
        "Persian Gold",
        side(play=["Fortified Region"]),
        side(play=["Fortified Region"], population=1),
        empire=True,
    )
    assert table.deciding == ["cid"], "Bob cannot pay"
    table.cid.chooses("respond Fortified Region")
    assert table.cid.population == 0
    assert (table.bob.hand, table.cid.hand) == (["Unrest"], [])


@rule("imperium.term-attack.protection")
def test_the_attacker_may_pay_off_a_standing_army(table: Scenario) -> None:
    attacks(table, "Persian Gold", side(play=["Standing Army"]), side(), empire=True, progress=1)
    assert table.deciding == ["ann"]
    table.ann.chooses("yes")
    assert table.bob.progress == 1
    assert table.bob.hand == ["Unrest"]
    attacks(table, "Persian Gold", side(play=["Standing Army"]), side(), empire=True, progress=1)
    table.ann.chooses("no")
    assert table.bob.hand == []
    attacks(table, "Persian Gold", side(play=["Standing Army"]), side(), empire=True)
    assert table.bob.hand == [], "with nothing to give there is no choice"


def test_daochang_costs_population_and_long_walls_are_recalled(table: Scenario) -> None:
    attacks(
        table,
        "Persian Gold",
        side(play=["Daochang"], population=1),
        side(play=["Long Walls II", "Long Walls III"]),
        empire=True,
    )
    table.bob.chooses("yes")
    assert table.bob.population == 0
    table.cid.chooses("yes")
    table.cid.chooses("Long Walls III")
    assert (table.bob.hand, table.cid.hand) == ([], ["Long Walls III"])


def test_who_attacks_gains_from_chainmail_and_longships(table: Scenario) -> None:
    attacks(table, "Uxians", side(), side(), play=["Chainmail", "Longships"])
    assert table.ann.progress == 1
    table.ann.chooses("respond Longships")
    assert table.ann.material == 2


def test_an_exhaust_effect_is_no_attack(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Armenians"], standing=["cel-power-a"]),
        bob=side(play=["Mounted Archers"]),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Armenians")
    table.ann.chooses("respond Celts")
    assert table.bob.hand == ["Unrest"]


def test_others_recall_and_abandon_what_they_choose(table: Scenario) -> None:
    attacks(
        table,
        "Boudicca",
        side(play=["Coast", "Hills", "Mysticism"]),
        side(play=["Mysticism"]),
    )
    assert table.bob.choices == ["Coast", "Hills"]
    table.bob.chooses("Hills")
    assert table.bob.discard == ["Hills"]
    assert table.cid.play == ["Mysticism"]
    assert table.ann.history == ["Boudicca"]


@rule("imperium.term.each-other-player")
def test_what_others_abandon_is_counted(table: Scenario) -> None:
    attacks(table, "Onager", side(play=["City of Rome"]), side(play=["Coast"]), empire=True)
    assert table.bob.discard == ["City of Rome"]
    assert table.ann.material == 2


@rule("imperium.term-attack.protection")
def test_a_second_protection_is_not_offered_once_the_attack_is_avoided(table: Scenario) -> None:
    archers = "respond Mounted Archers"
    attacks(table, "Persian Gold", side(play=["Mounted Archers", "Scythians"], exhausts=5), side(), empire=True)
    assert table.bob.choices == ["pass", archers, "respond Scythians"]
    table.bob.chooses(archers)
    assert table.bob.asked is None, "the tribe in play has nothing left to avoid"
    assert table.bob.exhausts == 4
    assert table.bob.hand == []


@rule("imperium.term-attack.protection")
@pytest.mark.parametrize("other", ["Scythians", "Fortified Region", "Daochang", "Long Walls II", "Cape"])
def test_no_other_card_protects_again(table: Scenario, other: str) -> None:
    bob = side(play=["Wilderness", other], population=2)
    attacks(table, "Persian Gold", bob, side(), empire=True)
    while table.bob.asked == "respond-or-pass" and "respond Wilderness" in table.bob.choices:
        table.bob.chooses("respond Wilderness")
    table.bob.chooses("yes")
    assert table.deciding == ["ann"], "nothing else is asked of Bob"
    assert table.bob.hand == ["Wilderness"]
    assert (table.bob.population, table.bob.exhausts) == (2, 5)


@rule("imperium.term-attack.protection")
def test_nothing_is_given_to_a_standing_army_whose_player_avoids_the_attack(table: Scenario) -> None:
    attacks(table, "Persian Gold", side(play=["Wilderness", "Standing Army"]), side(), empire=True, progress=1)
    table.bob.chooses("respond Wilderness")
    table.bob.chooses("yes")
    assert table.ann.asked == "place-token", "her turn is over: nothing was asked of her"
    assert table.bob.progress == 0
