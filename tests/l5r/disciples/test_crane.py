"""The card of the Crane Clan in Disciples of the Void."""

from __future__ import annotations

from nefrit.l5r.game import GAME
from nefrit.testing import Scenario, rule
from tests.l5r.core.fights import quiet_fight, quiet_player

__all__ = ["GAME"]


@rule("decision.l5r.unlimited")
def test_doji_shigeru_costs_the_opponent_a_card_for_each_event(table: Scenario) -> None:
    bob = quiet_player(
        "Doji Whisperer",
        "Brash Samurai",
        hand=["2x Way of the Crane", "Fine Katana", "Ornate Fan", "Height of Fashion"],
    )
    ann = quiet_player("Doji Shigeru")
    quiet_fight(table, ann, bob, "political air", "Doji Shigeru", defenders=("Doji Whisperer",))
    table.bob.chooses("use Way of the Crane 0")
    table.bob.chooses("Doji Whisperer")
    table.ann.chooses("respond Doji Shigeru 0 1")
    assert table.bob.choices == ["Way of the Crane", "Fine Katana", "Ornate Fan", "Height of Fashion"]
    table.bob.chooses("Ornate Fan")
    assert table.bob.hand == ["Way of the Crane", "Fine Katana", "Height of Fashion"]
    table.bob.chooses("use Way of the Crane 0")
    table.bob.chooses("Brash Samurai")
    table.ann.chooses("respond Doji Shigeru 0 1")
    table.bob.chooses("Fine Katana")
    assert table.bob.hand == ["Height of Fashion"]


def test_doji_shigeru_does_not_mind_other_cards_nor_his_own_events(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", hand=["2x Fine Katana"])
    ann = quiet_player("Doji Shigeru", hand=["Way of the Crane", "Levy"])
    quiet_fight(table, ann, bob, "political air", "Doji Shigeru", defenders=("Doji Whisperer",))
    table.bob.chooses("play Fine Katana")
    table.bob.chooses("Doji Whisperer")
    assert table.ann.asked == "act-or-pass"
    table.ann.chooses("use Way of the Crane 0")
    table.ann.chooses("Doji Shigeru")
    assert table.bob.asked == "act-or-pass"


def test_doji_shigeru_at_home_minds_nothing(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", hand=["Way of the Crane", "Fine Katana"])
    ann = quiet_player("Doji Shigeru", "Savvy Politician")
    quiet_fight(table, ann, bob, "political air", "Savvy Politician", defenders=("Doji Whisperer",))
    table.bob.chooses("use Way of the Crane 0")
    table.bob.chooses("Doji Whisperer")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.triggered.must-change-game-state")
def test_doji_shigeru_asks_nothing_of_an_empty_hand(table: Scenario) -> None:
    bob = quiet_player("Doji Whisperer", hand=["Way of the Crane"])
    quiet_fight(
        table, quiet_player("Doji Shigeru"), bob, "political air", "Doji Shigeru", defenders=("Doji Whisperer",)
    )
    table.bob.chooses("use Way of the Crane 0")
    table.bob.chooses("Doji Whisperer")
    assert table.ann.asked != "respond-or-pass"


@rule("l5r.cancel.prevents-initiation")
def test_an_event_that_is_cancelled_was_played(table: Scenario) -> None:
    """Its cost is paid and it is discarded: Shigeru minds it all the same."""
    bob = quiet_player("Doji Whisperer", hand=["Way of the Crane", "2x Fine Katana"])
    ann = quiet_player("Doji Shigeru {status=1}", hand=["Voice of Honor"])
    quiet_fight(table, ann, bob, "political air", "Doji Shigeru", defenders=("Doji Whisperer",))
    table.bob.chooses("use Way of the Crane 0")
    table.bob.chooses("Doji Whisperer")
    table.ann.chooses("respond Voice of Honor 0 0")
    assert table.ann.choices == ["pass", "respond Doji Shigeru 0 1"]
    table.ann.chooses("respond Doji Shigeru 0 1")
    table.bob.chooses("Fine Katana")
    assert table.bob.hand == ["Fine Katana"]
