"""The draw phase: the honor bid, the transfer of honor, and drawing."""

from __future__ import annotations

from nefrit.l5r.state import HAND
from nefrit.testing import Scenario, rule, side
from tests.l5r.cards import GAME

__all__ = ["GAME"]

DECK = ["9x Silence"]


def begin(table: Scenario, ann: list[str], bob: list[str], *, first: int = 0) -> None:
    """The draw phase with these cards in play: each player has 10 honor and nine cards to draw."""
    sides = [side(play=play, honor=10, **{"conflict-deck": DECK}) for play in (ann, bob)]
    table.position("draw", ann=sides[0], bob=sides[1], round=1, first=first)


def bids(table: Scenario, ann: int, bob: int) -> None:
    """Both players set their dials."""
    table.ann.says(ann)
    table.bob.says(bob)


@rule("l5r.step-2-2.secret-bid", "decision.all.simultaneous-order")
def test_each_player_secretly_bids_from_1_to_5(table: Scenario) -> None:
    begin(table, [], [])
    assert table.deciding == ["ann", "bob"]
    assert (table.ann.decision.least, table.ann.decision.most) == (1, 5)
    table.ann.says(5)
    assert table.deciding == ["bob"]
    assert "5" not in str(table.game.view(1)["seats"]), "the dial does not show the bid before both are ready"
    table.bob.says(1)
    assert (table.ann.dial, table.bob.dial) == (5, 1)


@rule("l5r.step-2-3.simultaneous-reveal", "l5r.step-2-3.dial-stays")
def test_the_dials_are_revealed_together_and_keep_their_setting(table: Scenario) -> None:
    begin(table, ["Braggart"], [])
    bids(table, 3, 2)
    assert table.ann.choices == ["pass", "respond Braggart 0 0"]
    assert (table.ann.dial, table.bob.dial) == (3, 2)
    table.ann.passes()
    assert table.phase == "dynasty", "of the next round"
    assert (table.ann.dial, table.bob.dial) == (3, 2)


@rule("l5r.step-2-4.give-difference", "l5r.give.tokens")
def test_the_higher_bidder_gives_the_difference(table: Scenario) -> None:
    begin(table, [], [])
    bids(table, 1, 4)
    assert (table.ann.honor, table.bob.honor) == (13, 7)


@rule("l5r.step-2-4.tie")
def test_equal_bids_move_no_honor(table: Scenario) -> None:
    begin(table, [], [])
    bids(table, 4, 4)
    assert (table.ann.honor, table.bob.honor) == (10, 10)
    assert not [entry for entry in table.match.log.read(0) if entry["message"] == "bid-honor-given"]


@rule("l5r.step-2-5.draw-bid", "l5r.draw.from-conflict-deck", "l5r.draw.to-hand")
def test_each_player_draws_as_many_cards_as_they_bid_from_the_top(table: Scenario) -> None:
    deck = ["Katana", "Fan", "Curse", "Tattoo"]
    sides = [side(honor=10, hand=["Silence"], **{"conflict-deck": deck}) for _ in (0, 1)]
    table.position("draw", ann=sides[0], bob=sides[1], round=1)
    bids(table, 3, 1)
    assert table.ann.hand == ["Silence", "Katana", "Fan", "Curse"]
    assert table.bob.hand == ["Silence", "Katana"]
    assert getattr(table.ann, "conflict-deck") == ["Tattoo"]
    assert [table.game.knows(1, card) for card in table.game.zone(HAND, 0)] == [False] * 4


@rule("l5r.draw.simultaneous")
def test_the_players_draw_at_the_same_time(table: Scenario) -> None:
    begin(table, ["Scribe"], [])
    bids(table, 3, 2)
    assert table.ann.choices == ["pass", "respond Scribe 0 0", "respond Scribe 0 1"], "one window for both draws"
    assert (len(table.ann.hand), len(table.bob.hand)) == (3, 2)


@rule("l5r.draw.no-limit", "l5r.draw.no-hand-size")
def test_there_is_no_limit_to_drawing_and_no_maximum_hand(table: Scenario) -> None:
    mine = side(play=["Student"], honor=10, hand=["20x Silence"], **{"conflict-deck": ["30x Silence"]})
    table.position("draw", ann=mine, bob=side(honor=10, **{"conflict-deck": DECK}), round=1)
    bids(table, 5, 5)
    for _ in range(7):
        table.ann.chooses("use Student 0")
    assert len(table.ann.hand) == 20 + 5 + 21
    table.ann.passes()
    assert len(table.ann.hand) == 20 + 5 + 21


@rule("l5r.bid.modified-value", "l5r.bid.range", "l5r.bid.dial-not-adjusted")
def test_a_raised_bid_counts_as_raised_and_leaves_the_dial(table: Scenario) -> None:
    begin(table, ["Braggart"], [])
    bids(table, 5, 5)
    table.ann.chooses("respond Braggart 0 0")
    assert (table.ann.honor, table.bob.honor) == (8, 12)
    assert (len(table.ann.hand), len(table.bob.hand)) == (7, 5)
    assert table.ann.dial == 5


@rule("l5r.bid.modified-value", "l5r.bid.range")
def test_a_bid_falls_to_zero_and_no_lower(table: Scenario) -> None:
    begin(table, ["Modest One"], [])
    bids(table, 2, 1)
    table.ann.chooses("respond Modest One 0 0")
    assert (table.ann.honor, table.bob.honor) == (11, 9)
    assert (len(table.ann.hand), len(table.bob.hand)) == (0, 1)
    assert table.ann.dial == 2


def test_a_changed_bid_is_forgotten_with_the_next_bid(table: Scenario) -> None:
    sides = [side(honor=10, bid_change=3, **{"conflict-deck": DECK}) for _ in (0, 1)]
    table.position("draw", ann=sides[0], bob=side(honor=10, **{"conflict-deck": DECK}), round=1)
    bids(table, 2, 2)
    assert (len(table.ann.hand), len(table.bob.hand)) == (2, 2)


@rule("l5r.round.draw-steps", "l5r.step-2-1.begins-phase", "l5r.step-2-6.ends-phase")
def test_the_steps_of_the_draw_phase_come_in_order(table: Scenario) -> None:
    begin(table, ["Student"], [])
    assert table.phase == "draw"
    bids(table, 2, 1)
    assert table.ann.choices == ["pass", "use Student 0"], "an action window after drawing"
    table.ann.passes()
    told = [entry["message"] for entry in table.match.log.read(0)]
    assert told[:7] == [
        "phase-begins",
        "dials-revealed",
        "bid-honor-given",
        "drawn",
        "drawn",
        "phase-ends",
        "phase-begins",
    ]
    assert table.phase == "conflict"


@rule("l5r.first-player.first-in-action-windows", "l5r.first-player.default-tiebreak")
def test_the_first_player_acts_first_in_an_action_window(table: Scenario) -> None:
    begin(table, ["Student"], ["Student"], first=1)
    bids(table, 1, 1)
    assert table.deciding == ["bob"]


@rule("l5r.pass.definition", "l5r.pass.can-rejoin", "l5r.pass.consecutive-ends-sequence")
def test_who_passes_may_act_again_until_both_pass_in_a_row(table: Scenario) -> None:
    begin(table, ["Student"], ["Student"])
    bids(table, 1, 1)
    table.ann.passes()
    table.bob.chooses("use Student 0")
    assert table.deciding == ["ann"], "the opportunity returns"
    table.ann.chooses("use Student 0")
    table.bob.passes()
    assert table.deciding == ["ann"]
    table.ann.passes()
    assert table.phase == "conflict"


@rule("l5r.window.alternate-until-both-pass", "l5r.player-order.keeps-alternating")
def test_opportunities_alternate_in_an_action_window(table: Scenario) -> None:
    begin(table, ["Student"], ["Student"])
    bids(table, 1, 1)
    for name in ("ann", "bob", "ann", "bob"):
        assert table.deciding == [name]
        getattr(table, name).chooses("use Student 0")


@rule("l5r.window.actions-only-in-windows")
def test_actions_are_used_in_action_windows_only(table: Scenario) -> None:
    begin(table, ["Student", "Braggart"], [])
    assert table.ann.asked == "bid-honor"
    bids(table, 1, 1)
    assert table.ann.choices == ["pass", "respond Braggart 0 0"], "no action while others react"
    table.ann.passes()
    assert table.ann.choices == ["pass", "use Student 0"]


@rule("l5r.bid.dial-not-adjusted")
def test_what_has_changed_a_bid_does_not_change_the_next(table: Scenario) -> None:
    sides = [side(honor=10, bid_change=change, **{"conflict-deck": DECK}) for change in (2, 0)]
    table.position("draw", ann=sides[0], bob=sides[1], round=1)
    bids(table, 1, 1)
    assert (len(table.ann.hand), table.ann.honor) == (1, 10)
