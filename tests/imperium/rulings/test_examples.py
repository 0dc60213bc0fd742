"""The examples that the rulebook gives for scoring."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle, points

__all__ = ["GAME"]


@rule("imperium.scoring.conditional-example-history")
def test_points_for_the_history_are_given_only_there(table: Scenario) -> None:
    """Jade Mask gives 1 victory point in the history. What is it worth elsewhere?

    Nothing: in hand, in the deck and in the discard pile it gives 0.
    """
    for zone, worth in (("history", 1), ("hand", 0), ("deck", 0), ("discard", 0)):
        table.position("turn", ann=side(**{zone: ["Jade Mask"]}), bob=side(), **middle())
        assert points(table) == worth, zone


@rule("imperium.scoring.variable-example-rounding")
def test_only_complete_groups_give_points(table: Scenario) -> None:
    """The power card of the Macedonians gives 1 victory point for every 2 cards of a kind. What does it give for 7?

    3 points, since only complete groups count; and it never gives more than 10.
    """
    for count, worth in ((7, 3), (25, 10)):
        table.position("turn", ann=side(standing=["mac-power-a"], deck=[f"{count}x Orestis"]), bob=side(), **middle())
        assert points(table) == worth


@rule("imperium.scoring.not-used-up-example")
def test_two_cards_count_the_same_tributary(table: Scenario) -> None:
    """A player has one tributary, and Darius I and Daochang, which give 1 point for each. Do both count it?

    Yes, counting uses nothing up: each of the two gives 1 point.
    """
    table.position("turn", ann=side(hand=["Darius I", "Daochang", "Berbers"]), bob=side(), **middle())
    assert points(table) == 1 + 1
