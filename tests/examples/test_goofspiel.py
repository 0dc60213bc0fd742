"""The example game, played through the scenario language."""

from __future__ import annotations

from examples.goofspiel import GAME
from nefrit.testing import Scenario, side

__all__ = ["GAME"]


def test_the_highest_bid_wins_the_prize(table: Scenario) -> None:
    table.position(
        "prize",
        ann=side(hand=["King of Spades", "Two of Spades"]),
        bob=side(hand=["Queen of Hearts", "Three of Hearts"]),
        prizes=["Nine of Diamonds", "Ace of Diamonds"],
    )
    assert table.deciding == ["ann", "bob"]
    assert table.ann.choices == ["King of Spades", "Two of Spades"]
    table.bob.chooses("Queen of Hearts")
    assert table.deciding == ["ann"]
    table.ann.chooses("King of Spades")
    assert table.ann.points == 9
    assert table.bob.spent == ["Queen of Hearts"]


def test_a_bid_is_hidden_until_all_have_bid(table: Scenario) -> None:
    table.begins(seed=3, cards=4)
    before = table.game.view(1)
    table.ann.answers(2)
    after = table.game.view(1)
    assert after["answered"] == [0]
    assert [zone["cards"] for zone in after["zones"]] == [zone["cards"] for zone in before["zones"]]


def test_a_tie_wins_nothing_and_the_prize_waits_for_the_next_round(table: Scenario) -> None:
    table.position(
        "prize",
        ann=side(hand=["Four of Spades", "Two of Spades"]),
        bob=side(hand=["Four of Hearts", "Three of Hearts"]),
        prizes=["Nine of Diamonds", "Ace of Diamonds"],
    )
    table.ann.chooses("Four of Spades")
    table.bob.chooses("Four of Hearts")
    assert table.prize == ["Nine of Diamonds", "Ace of Diamonds"]
    table.ann.chooses("Two of Spades")
    table.bob.chooses("Three of Hearts")
    assert table.bob.points == 10
    assert table.winners == ["bob"]
