"""Sumerians: unrest that is returned at the end of the game."""

from __future__ import annotations

from nefrit.imperium.definition import GAME
from nefrit.testing import Scenario, rule, side
from tests.imperium.tables import middle

__all__ = ["GAME"]


@rule("imperium.ruling-sumerians.return")
def test_sumerians_return_up_to_two_unrest_cards_from_anywhere(table: Scenario) -> None:
    """The game ends. Which unrest cards can the owner of the Sumerians return?

    Up to 2, from hand, play area, discard pile, deck or history.
    """
    places = {"hand": ["Unrest"], "play": ["Unrest"], "discard": ["Unrest"], "history": ["Unrest"]}
    ann = side(deck=["Sumerians", "Unrest"], **places)
    table.position("round", ann=ann, bob=side(), rounds_left=1, **middle())
    assert table.ann.choices == ["Unrest"] * 5
    assert (table.ann.decision.least, table.ann.decision.most) == (0, 2)
    table.ann.chooses("Unrest", "Unrest")
    assert len(table.unrest) == 8 + 2


@rule("imperium.ruling-sumerians.before-scoring")
def test_sumerians_work_before_points_are_counted(table: Scenario) -> None:
    """Ann has the Sumerians and two unrest cards, and Bob has 2 points. Does the unrest that Ann returns count?

    No, it is returned before anything is counted: Ann has 3 points for the Sumerians and wins.
    """
    ann = side(deck=["Sumerians", "Unrest"], hand=["Unrest"])
    table.position("round", ann=ann, bob=side(progress=2), rounds_left=1, **middle())
    table.ann.chooses("Unrest", "Unrest")
    assert table.winners == ["ann"]


@rule("imperium.ruling-sumerians.collapse-stands", "imperium.ruling-sumerians.before-scoring")
def test_sumerians_do_not_undo_a_collapse(table: Scenario) -> None:
    """The last unrest card has left the pile, and Ann returns two with the Sumerians. How does the game end?

    By collapse all the same. But the unrest is returned before it is compared: Ann, who has none left, wins.
    """
    table.position(
        "turn",
        ann=side(hand=["Persian Gold"], deck=["2x Unrest", "Sumerians"], empire=True),
        bob=side(progress=30),
        **middle(unrest=["Unrest"]),
    )
    table.ann.chooses("activate")
    table.ann.chooses("play Persian Gold")
    table.ann.chooses("Unrest", "Unrest")
    assert len(table.unrest) == 2
    assert table.game.outcome is not None
    assert table.game.outcome.message == "collapse"
    assert table.winners == ["ann"]
