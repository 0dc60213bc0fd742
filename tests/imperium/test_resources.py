"""Gaining, paying and stealing tokens."""

from __future__ import annotations

import pytest

from nefrit.imperium.definition import GAME
from nefrit.imperium.occurrences import Gained
from nefrit.imperium.resources import payments
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, plays, told

__all__ = ["GAME"]


@rule("imperium.term-gain.tokens")
def test_gained_tokens_come_from_the_supply(table: Scenario) -> None:
    plays(table, "Independent", material=1, bob=side(material=5))
    assert (table.ann.material, table.ann.population) == (4, 2)
    assert table.bob.material == 5
    assert [(one.seat, one.material, one.population) for one in told(table, Gained)] == [(0, 3, 2)]


def test_for_each_icon_counts_repeated_ones(table: Scenario) -> None:
    plays(table, "Nomads", play=["Oasis", "Coast", "Jungle"])
    assert table.ann.material == 3


# ---- Paying


@rule("imperium.term-pay.return-to-supply")
def test_tokens_are_paid(table: Scenario) -> None:
    plays(table, "Diplomacy", material=4)
    table.ann.chooses("Aksumites")
    assert table.ann.material == 1


@rule("imperium.term-pay.progress-as-population")
def test_progress_may_be_paid_for_population(table: Scenario) -> None:
    plays(table, "Conquer", population=2, progress=1)
    table.ann.chooses("option 0")
    assert table.ann.choices == ["pay 0 2 0", "pay 0 1 1"]
    assert table.ann.decision.rule == "imperium.term-pay.progress-as-population"
    table.ann.chooses("pay 0 1 1")
    table.ann.chooses("Oasis")
    assert (table.ann.population, table.ann.progress) == (1, 0)


@rule("imperium.term-pay.progress-as-material", "imperium.term-pay.no-change", "decision.imperium.overpay")
def test_progress_pays_for_two_material_and_no_change_is_given(table: Scenario) -> None:
    plays(table, "Diplomacy", material=3, progress=4)
    assert table.ann.choices == ["pay 3 0 0", "pay 1 0 1", "pay 0 0 2"], "a third progress would not be needed"
    assert table.ann.decision.rule == "imperium.term-pay.progress-as-material"
    table.ann.chooses("pay 0 0 2")
    table.ann.chooses("Aksumites")
    assert (table.ann.material, table.ann.progress) == (3, 2)


@rule("imperium.term-pay.one-way", "imperium.term-pay.no-free-exchange")
@pytest.mark.parametrize(
    ("have", "cost", "ways"),
    [
        ((9, 0, 0), (0, 1, 0), []),
        ((0, 9, 0), (1, 0, 0), []),
        ((9, 9, 0), (0, 0, 1), []),
        ((0, 0, 2), (2, 1, 0), [(0, 0, 2)]),
        ((0, 0, 2), (2, 1, 1), []),
        ((2, 1, 0), (2, 1, 0), [(2, 1, 0)]),
    ],
)
def test_only_progress_stands_in_for_other_tokens(
    table: Scenario, have: tuple[int, int, int], cost: tuple[int, int, int], ways: list[tuple[int, int, int]]
) -> None:
    material, population, progress = have
    table.position(
        "turn", ann=side(material=material, population=population, progress=progress), bob=side(), **middle()
    )
    assert payments(table.game, 0, cost) == ways


def test_the_cost_of_unrest_is_reduced_to_no_less_than_one(table: Scenario) -> None:
    plays(table, "Unrest", material=1, play=["Pyramids", "Long Walls I"])
    assert table.ann.material == 0, "3 less 1 and less 2, but at least 1"
    assert len(table.unrest) == 9
    plays(table, "Unrest", play=["Pyramids"], discard=["Berbers"])
    assert table.ann.discard == ["Berbers", "Unrest"], "with nothing to pay it is only discarded"


def test_unrest_costs_fewer_cards_with_help(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Unrest", "Berbers"], play=["Pyramids"]), bob=side(), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Unrest")
    assert table.ann.discard == ["Berbers"]
    assert len(table.unrest) == 9


@rule("imperium.card.sample-unrest")
def test_unrest_is_returned_for_population_cards_or_material(table: Scenario) -> None:
    for option, left in ((0, (3, 0, 2)), (1, (3, 1, 0)), (2, (0, 1, 2))):
        table.position(
            "turn",
            ann=side(hand=["Unrest", "Berbers", "Aksumites"], material=3, population=1),
            bob=side(),
            **middle(),
        )
        table.ann.chooses("activate")
        table.ann.chooses("play Unrest")
        table.ann.chooses(f"option {option}")
        assert (table.ann.material, table.ann.population, len(table.ann.hand)) == left
        assert len(table.unrest) == 9


# ---- Stealing


@rule("imperium.term-steal.take-from-players")
def test_tokens_are_stolen_from_each_other_player(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Greek Mercenaries"], deck=["Berbers"]),
        bob=side(material=3),
        cid=side(material=2),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Greek Mercenaries")
    assert (table.ann.material, table.bob.material, table.cid.material) == (4, 1, 0)


@rule("imperium.term-steal.as-many-as-possible")
def test_who_has_too_little_loses_what_there_is(table: Scenario) -> None:
    plays(table, "Uxians", bob=side(material=1))
    assert (table.ann.material, table.bob.material) == (1, 0)
    assert table.bob.hand == [], "and nothing else happens"


@rule("imperium.term-steal.as-many-as-possible")
def test_who_cannot_pay_takes_unrest(table: Scenario) -> None:
    table.position("turn", ann=side(hand=["Go a'Viking"]), bob=side(material=1), cid=side(material=2), **middle())
    table.ann.chooses("activate")
    table.ann.chooses("play Go a'Viking")
    assert (table.bob.hand, table.cid.hand) == (["Unrest"], [])
    assert (table.ann.material, table.bob.material, table.cid.material) == (3, 0, 0)


@rule("imperium.term-steal.take-from-players")
def test_it_may_be_stolen_from_some_players_only(table: Scenario) -> None:
    table.position(
        "turn",
        ann=side(hand=["Cattle Raid"]),
        bob=side(material=2, progress=2, play=["Coast"]),
        cid=side(material=2, progress=2, empire=True),
        **middle(),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Cattle Raid")
    assert (table.bob.material, table.bob.progress) == (1, 2)
    assert (table.cid.material, table.cid.progress) == (2, 1)


# ---- Developing


@rule("imperium.term-develop.pay-and-discard", "imperium.term-develop.despite-exhaust-token")
@rule("imperium.term-develop.no-exhaust-token")
def test_a_card_lets_its_player_develop(table: Scenario) -> None:
    plays(
        table,
        "Development",
        empire=True,
        development=["Legions", "The Senate"],
        population=3,
        material=4,
        development_exhausted=True,
        exhausts=5,
    )
    table.ann.chooses("option 0")
    assert table.ann.choices == ["Legions", "The Senate"]
    table.ann.chooses("The Senate")
    assert table.ann.material == 0
    assert sorted(table.ann.discard) == ["Development", "The Senate"]
    assert table.ann.exhausts == 5


@rule("imperium.term-develop.nations-without")
def test_quests_are_not_developed(table: Scenario) -> None:
    plays(table, "Glorious", empire=True, development=["Excalibur"], material=9, population=9, progress=9)
    assert table.ann.development == ["Excalibur"]


@rule("imperium.term-develop.pay-and-discard")
def test_developing_costs_less_with_help(table: Scenario) -> None:
    plays(
        table,
        "Egyptians",
        empire=True,
        development=["Architecture"],
        play=["Vast Wealth", "Medicine", "Architecture"],
        material=3,
        progress=1,
    )
    assert sorted(table.ann.discard) == ["Architecture"]
    assert (table.ann.material, table.ann.progress) == (0, 0)
