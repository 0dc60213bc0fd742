"""The hex duel, played through the scenario language: hidden choices, the initiative order, blocks and movement.

Where nothing else is said, ann stands in the middle of the board facing south, and bob before her facing north.
"""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.kernel.chance import Chance
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.game import AnyGame
from nefrit.kernel.record import Header
from nefrit.testing import Scenario, Side, play_at_random, side
from tests.kernel.models.duel import GAME

__all__ = ["GAME"]

NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST = range(6)

BLOCKED = ["Round", "InitiativeOrder", "Lines", "AttackSequence", "InOrder", "BlockSequence"]
"""What is running when a block has stopped an attack of the initiative order."""


def ann(*cards: str, **things: Any) -> Side:
    return side(**{"play": cards, "spot": (0, 0, SOUTH), "hand": ["Stand"], "deck": ["Stand"]} | things)


def bob(*cards: str, **things: Any) -> Side:
    return side(**{"play": cards, "spot": (0, 1, NORTH), "hand": ["Stand"], "deck": ["Stand"]} | things)


def cid(*cards: str, **things: Any) -> Side:
    return side(**{"play": cards, "spot": (-2, 2, NORTH), "hand": ["Stand"], "deck": ["Stand"]} | things)


def all_choose(table: Scenario, **cards: str) -> None:
    for name, card in cards.items():
        getattr(table, name).chooses(card)


def struck(table: Scenario) -> list[str]:
    """Who was struck so far, in order."""
    entries = table.match.log.read(0)
    return [table.name(seat) for entry in entries for seat in entry["arguments"]["seats"]]


def running(table: Scenario) -> list[str]:
    return [type(frame).__name__ for frame in table.game.stack]


def card_in(table: Scenario, seat: int, zone: str, owner: int) -> list[dict[str, Any]]:
    """The cards of a zone as a seat sees them."""
    zones = table.game.view(seat)["zones"]
    cards: list[dict[str, Any]] = next(z["cards"] for z in zones if z["zone"] == zone and z["seat"] == owner)
    return cards


# ---- The hidden choice


def test_nobody_learns_what_another_has_chosen_but_that_he_has(table: Scenario) -> None:
    table.position("choose", ann=side(hand=["Cut", "Guard", "Flow"]), bob=side(hand=["Charge", "Gather"]))
    assert table.deciding == ["ann", "bob"]
    before = table.game.view(1)
    other = table.game.clone()
    other.answer(0, 2)
    table.ann.chooses("Guard")
    after = table.game.view(1)
    assert after == other.view(1)
    assert (before.pop("answered"), after.pop("answered")) == ([], [0])
    assert [waiting["seat"] for waiting in before.pop("waiting")] == [0, 1]
    assert [waiting["seat"] for waiting in after.pop("waiting")] == [1]
    assert after == before
    assert table.bob.choices == ["Charge", "Gather"]


def test_all_chosen_cards_are_revealed_at_once(table: Scenario) -> None:
    table.position("choose", ann=side(hand=["Cut", "Guard"]), bob=side(hand=["Charge", "Guard"]))
    table.bob.chooses("Guard")
    assert card_in(table, 0, "play", 1) == []
    table.ann.chooses("Guard")
    for seat in (0, 1, 2):
        assert [card["face"] for owner in (0, 1) for card in card_in(table, seat, "play", owner)] == ["guard", "guard"]
    assert card_in(table, 0, "hand", 1) == [{}]
    assert card_in(table, 1, "hand", 0) == [{}]


# ---- The initiative order


def test_the_sections_of_a_card_are_separate_entries_of_the_order(table: Scenario) -> None:
    table.position("choose", ann=ann(hand=["Two Cuts"]), bob=bob(hand=["Cut"]))
    all_choose(table, ann="Two Cuts", bob="Cut")
    assert struck(table) == ["bob", "ann", "bob"]


def test_a_position_may_begin_in_the_middle_of_the_order(table: Scenario) -> None:
    # The first cut is done. The guard was chosen for the second one.
    table.position(
        "resolve", ann=ann("Two Cuts {resolved=[0]} [known to all]"), bob=bob("Guard {chosen=4} [known to all]")
    )
    assert table.bob.asked == "counterattack"
    table.bob.passes()
    assert table.bob.wounds == 0


def test_equal_initiative_goes_by_kind_defence_then_attack_then_meditation(table: Scenario) -> None:
    table.position(
        "reveal",
        ann=ann("Gather"),
        bob=bob("Cut", spot=(0, 1, SOUTH_WEST)),
        cid=cid("Wall", spot=(-1, 2, NORTH_EAST), hand=["Cut", "Stand"]),
    )
    # The wall was there before the cut.
    assert table.cid.asked == "counterattack"
    table.cid.passes()
    assert table.cid.asked == "may"
    table.cid.chooses("no")
    assert struck(table) == []
    # And the meditation comes only now.
    assert table.piece("Cut").resolved == (0,)
    assert table.ann.asked == "move"


def test_of_equal_kind_the_higher_on_the_advantage_track_decides_the_order(table: Scenario) -> None:
    table.position("reveal", ann=ann("Cut", wounds=2), bob=bob("Cut", wounds=2), track=["bob", "ann"])
    assert table.deciding == ["bob"]
    assert table.bob.choices == ["place Cut 1", "place Cut 2"]
    table.bob.chooses("place Cut 2")
    assert struck(table) == ["bob"]
    assert table.winners == ["ann"]


@pytest.mark.parametrize(
    ("first", "second", "order"),
    [("1", "2", "ann bob cid"), ("2", "1", "bob ann cid"), ("2", "3", "cid ann bob"), ("3", "1", "bob cid ann")],
)
def test_of_three_tied_the_highest_chooses_a_place_first_then_the_next(
    table: Scenario, first: str, second: str, order: str
) -> None:
    # Each cuts the next in a circle: cid cuts ann, ann cuts bob, bob cuts cid.
    table.position(
        "reveal",
        ann=ann("Cut", spot=(0, 0, NORTH_EAST)),
        bob=bob("Cut", spot=(1, -1, SOUTH)),
        cid=cid("Cut", spot=(1, 0, NORTH_WEST)),
        track=["cid", "ann", "bob"],
    )
    assert table.deciding == ["cid"]
    assert table.cid.choices == ["place Cut 1", "place Cut 2", "place Cut 3"]
    table.cid.chooses(f"place Cut {first}")
    assert table.deciding == ["ann"]
    assert table.ann.choices == [f"place Cut {place}" for place in "123" if place != first]
    table.ann.chooses(f"place Cut {second}")
    # The lowest has no choice.
    assert struck(table) == order.split()


# ---- Values that change on the way


def test_a_hobble_received_in_the_middle_moves_a_section_down_the_order(table: Scenario) -> None:
    # Bob's second cut, of 4, would come before the sweep, of 3. Hobbled twice it comes after it.
    table.position(
        "choose",
        ann=ann(hand=["Tendon Cut", "Gather"]),
        bob=bob(hand=["Two Cuts"]),
        cid=cid(hand=["Sweep"], spot=(0, 2, NORTH)),
    )
    all_choose(table, ann="Tendon Cut", bob="Two Cuts", cid="Sweep")
    assert struck(table) == ["ann", "bob", "bob", "ann"]


def test_without_the_hobble_the_section_comes_earlier(table: Scenario) -> None:
    table.position(
        "choose",
        ann=ann(hand=["Tendon Cut", "Cut"]),
        bob=bob(hand=["Two Cuts"]),
        cid=cid(hand=["Sweep"], spot=(0, 2, NORTH)),
    )
    all_choose(table, ann="Cut", bob="Two Cuts", cid="Sweep")
    assert struck(table) == ["ann", "bob", "ann", "bob"]


def test_a_hobble_may_bring_a_section_into_a_tie(table: Scenario) -> None:
    # Bob's second cut is hobbled from 4 to 2, where ann's charge has its attack.
    table.position(
        "reveal",
        ann=ann("Charge", spot=(0, -2, SOUTH)),
        bob=bob("Two Cuts"),
        cid=cid("Tendon Cut", spot=(0, 2, NORTH)),
    )
    table.ann.chooses("place Charge 1")
    assert struck(table) == ["ann", "bob"]
    assert table.bob.hobbles == 2
    assert table.ann.choices == ["place Charge 1", "place Charge 2"]
    table.ann.chooses("place Charge 2")
    assert struck(table) == ["ann", "bob", "ann", "bob"]


def test_who_falls_out_of_a_tie_by_a_hobble_is_tied_anew_where_he_falls_to(table: Scenario) -> None:
    table.position(
        "reveal",
        ann=ann("Tendon Cut"),
        bob=bob("Cut"),
        cid=cid("Cut", spot=(-1, 1, NORTH_EAST)),
        track=["ann", "cid", "bob"],
    )
    table.ann.chooses("place Tendon Cut 1")
    table.cid.chooses("place Cut 2")
    # Both were hobbled from 5 to 3. They are still tied, but the places they had at 5 are gone.
    assert (table.bob.hobbles, table.cid.hobbles, table.ann.wounds) == (2, 2, 0)
    table.cid.chooses("place Cut 2")
    assert table.ann.wounds == 2


def test_an_initiative_is_never_below_one(table: Scenario) -> None:
    table.position("reveal", ann=ann("Cut", hobbles=9), bob=bob("Cut", hobbles=4))
    assert table.ann.choices == ["place Cut 1", "place Cut 2"]


def test_sections_of_one_card_that_became_equal_go_from_top_to_bottom(table: Scenario) -> None:
    # Both sections of the charge have initiative 1 now: the figure comes near, and then strikes.
    table.position("reveal", ann=ann("Charge", hobbles=9, spot=(0, -2, SOUTH)), bob=bob("Cut", hobbles=3))
    assert table.ann.spot == (0, 0, SOUTH)
    assert table.bob.wounds == 2


# ---- Variable initiative


def test_variable_initiative_is_chosen_openly_the_lowest_on_the_track_first(table: Scenario) -> None:
    table.position("reveal", ann=ann("Guard"), bob=bob("Guard"), track=["ann", "bob"])
    assert table.deciding == ["bob"]
    assert (table.bob.decision.least, table.bob.decision.most) == (3, 6)
    table.bob.says(5)
    assert table.deciding == ["ann"]
    assert card_in(table, 0, "play", 1)[0]["piece"]["chosen"] == 5
    refusal = table.game.answer(0, 7)
    assert refusal is not None
    assert (refusal.rule, refusal.message) == ("senjutsu.reveal.step5-any-between", "out-of-range")
    table.ann.says(3)


def test_a_hobble_lowers_a_chosen_initiative(table: Scenario) -> None:
    # Chosen is 6, so with one hobble the guard stands at 5, when the cut comes.
    table.position("reveal", ann=ann("Cut"), bob=bob("Guard", hobbles=1))
    table.bob.says(6)
    assert table.bob.asked == "counterattack"


# ---- Attacks and blocks


@pytest.mark.parametrize(
    ("facing", "hit"), [(SOUTH, True), (SOUTH_EAST, True), (SOUTH_WEST, True), (NORTH_EAST, False), (NORTH, False)]
)
def test_a_diagram_is_relative_to_the_facing(table: Scenario, facing: int, hit: bool) -> None:
    table.position("reveal", ann=ann("Sweep", spot=(0, 0, facing)), bob=bob("Cut", hobbles=9, spot=(0, 1, SOUTH)))
    assert table.bob.wounds == hit


@pytest.mark.parametrize(("value", "wounds"), [(4, 1), (5, 0), (6, 1)])
def test_a_block_is_valid_at_its_one_initiative_only(table: Scenario, value: int, wounds: int) -> None:
    table.position("reveal", ann=ann("Cut"), bob=bob("Guard"))
    table.bob.says(value)
    if value == 5:
        table.bob.passes()
    assert table.bob.wounds == wounds


def test_a_block_covers_its_hexes_only(table: Scenario) -> None:
    table.position("reveal", ann=ann("Cut"), bob=bob("Guard", spot=(0, 1, SOUTH)))
    table.bob.says(5)
    assert table.bob.wounds == 1


def test_a_block_stays_on_its_hexes_when_the_figure_moves(table: Scenario) -> None:
    # Bob steps back after the first attack of the pursuit; the second one, from the same hex, is blocked as well.
    table.position("reveal", ann=ann("Pursuit"), bob=bob("Guard"))
    table.bob.says(5)
    table.bob.passes()
    assert table.bob.spot == (0, 2, NORTH)
    assert table.piece("Guard").blocked == ((0, 0),)
    table.bob.passes()
    assert table.bob.wounds == 0


def test_a_counterattack_is_resolved_completely_before_the_block_goes_on(table: Scenario) -> None:
    table.position(
        "reveal",
        ann=ann("Hit and Run"),
        bob=bob("Guard", hand=["Twist", "Charge", "Flow", "Stand"]),
        track=["ann", "bob"],
    )
    table.bob.says(5)
    # The charge is too fast, the others are no attacks.
    assert table.bob.choices == ["pass", "Twist"]
    assert running(table) == BLOCKED
    table.bob.chooses("Twist")
    # The counterattack asks; the block and, outside of it, the attack wait.
    assert table.bob.choices == ["pass", "turn left", "turn right"]
    assert running(table) == [*BLOCKED, "Lines"]
    assert (table.ann.wounds, table.bob.spot, table.track) == (0, (0, 1, NORTH), (0, 1))
    table.bob.passes()
    # It hit. Then the block was successful, so bob stepped back and took the advantage.
    assert (table.ann.wounds, table.bob.spot, table.track) == (1, (0, 2, NORTH), (1, 0))
    # The attack was not: it did no harm, and ann does not step back.
    assert (table.bob.wounds, table.ann.spot) == (0, (0, 0, SOUTH))
    assert [(e["arguments"]["seats"], e["depth"]) for e in table.match.log.read(0)] == [((0,), 5)]


def test_a_counterattack_is_optional(table: Scenario) -> None:
    table.position("reveal", ann=ann("Cut"), bob=bob("Guard", hand=["Twist", "Stand"], deck=["Cut"]))
    table.bob.says(5)
    table.bob.passes()
    assert table.bob.spot == (0, 2, NORTH)
    assert table.bob.hand == ["Twist", "Stand", "Cut"]
    assert struck(table) == []


def test_the_question_for_a_counterattack_does_not_tell_whether_there_is_one(table: Scenario) -> None:
    table.position("reveal", ann=ann("Cut"), bob=bob("Guard", hand=["Stand", "Flow"]))
    table.bob.says(5)
    assert table.bob.choices == ["pass"]


def test_a_counterattack_needs_a_counter_symbol_of_the_initiative_of_the_attack(table: Scenario) -> None:
    table.position("reveal", ann=ann("Sweep"), bob=bob("Guard", hand=["Twist", "Stand"]))
    table.bob.says(3)
    # Nobody was asked: the round is over.
    assert (table.bob.wounds, table.bob.spot) == (0, (0, 2, NORTH))
    assert (table.ann.asked, table.bob.asked) == ("choose-card", "choose-card")


def test_a_counterattack_can_be_blocked_and_countered_in_its_turn(table: Scenario) -> None:
    # Bob's sweep hits ann, who attacked him, and cid, who guards and counters it.
    table.position(
        "reveal",
        ann=ann("Cut", spot=(0, 0, SOUTH)),
        bob=bob("Guard", spot=(0, 1, NORTH), hand=["Sweep", "Stand"]),
        cid=cid("Guard", spot=(1, 0, SOUTH_WEST), hand=["Twist", "Stand"]),
        track=["ann", "bob", "cid"],
    )
    table.cid.says(5)
    table.bob.says(5)
    table.bob.chooses("place Guard 1")
    table.bob.chooses("Sweep")
    assert struck(table) == ["ann"]
    assert table.cid.choices == ["pass", "Twist"]
    assert running(table) == [*BLOCKED, "Lines", "AttackSequence", "InOrder", "BlockSequence"]
    table.cid.chooses("Twist")
    table.cid.passes()
    # The innermost first: cid's counter, cid's step back, then bob's step back.
    assert struck(table) == ["ann", "bob"]
    assert (table.cid.spot, table.bob.spot) == ((2, -1, SOUTH_WEST), (0, 2, NORTH))
    assert table.track == (1, 2, 0)


def test_below_a_block_that_stopped_nothing_only_if_successful_is_left_out(table: Scenario) -> None:
    table.position("reveal", ann=ann("Twist"), bob=bob("Guard"), track=["ann", "bob"])
    table.bob.says(5)
    # Initiative 5 has passed when ann, at 3, is asked: bob has the advantage, but did not step back.
    assert table.ann.asked == "move"
    assert table.track == (1, 0)
    assert table.bob.spot == (0, 1, NORTH)
    assert table.piece("Guard").blocked == ()


def test_what_is_below_a_block_waits_while_its_initiative_lasts(table: Scenario) -> None:
    table.position("reveal", ann=ann("Cut"), bob=bob("Cut"), cid=cid("Guard"), track=["ann", "bob", "cid"])
    table.cid.says(5)
    assert table.deciding == ["ann"]
    assert table.piece("Guard").blocked == ((-2, 1),)
    assert table.track == (0, 1, 2)
    table.ann.chooses("place Cut 1")
    assert table.track == (2, 0, 1)


def test_if_successful_follows_a_hit_and_not_a_miss(table: Scenario) -> None:
    table.position("reveal", ann=ann("Hit and Run"), bob=bob("Hit and Run", spot=(0, 1, SOUTH)))
    table.ann.chooses("place Hit and Run 1")
    assert table.ann.spot == (0, -1, SOUTH)
    assert table.bob.spot == (0, 1, SOUTH)


# ---- Movement


def test_steps_and_turns_of_one_line_are_interleaved_as_the_player_likes(table: Scenario) -> None:
    table.position("reveal", ann=ann("Flow", spot=(0, 0, NORTH)), bob=bob("Cut", spot=(-1, 2, SOUTH)))
    options = [("step", "forward"), ("step", "back"), ("turn", "left"), ("turn", "right")]
    assert table.ann.decision.options == tuple((verb, NO_CARD, way) for verb, way in options)
    table.ann.chooses("step forward")
    # Both steps go along the same arrow, each relative to the facing it is made with.
    assert table.ann.choices == ["step forward", "turn left", "turn right"]
    table.ann.chooses("turn right")
    assert table.ann.spot == (1, -2, NORTH_EAST)


def test_lines_of_movement_are_resolved_in_their_order(table: Scenario) -> None:
    table.position("reveal", ann=ann("Flow", spot=(0, 1, NORTH)), bob=bob("Cut", spot=(-2, 2, SOUTH)))
    table.ann.chooses("step forward")
    assert table.ann.choices == ["step forward", "turn left", "turn right"]
    table.ann.chooses("step forward")
    # What is left of the first line is optional; the second line is not.
    assert table.ann.choices == ["pass", "turn left", "turn right"]
    table.ann.passes()
    assert table.ann.choices == ["turn left", "turn right"]
    table.ann.chooses("turn left")
    assert table.ann.spot == (0, -1, NORTH_WEST)


def test_of_optional_steps_the_player_makes_as_many_as_he_likes_but_never_onto_a_figure(table: Scenario) -> None:
    table.position("reveal", ann=ann("Gather"), bob=bob("Stand"))
    assert table.ann.choices == ["pass", "step back"]
    table.ann.chooses("step back")
    assert table.ann.choices == ["pass", "step back"]
    table.ann.passes()
    assert table.ann.spot == (0, -1, SOUTH)


def test_a_collision_that_can_be_avoided_is_not_offered(table: Scenario) -> None:
    table.position("reveal", ann=ann("Flow", spot=(0, -1, NORTH)), bob=bob("Cut", spot=(-2, 2, SOUTH)))
    assert table.ann.choices == ["step back", "turn left", "turn right"]
    table.ann.chooses("turn right")
    assert table.ann.spot == (-2, 1, NORTH_EAST)


@pytest.mark.parametrize(("row", "stops"), [(-2, -2), (-1, -2)])
def test_a_collision_with_the_edge_ends_the_turn_and_loses_the_rest_of_the_card(
    table: Scenario, row: int, stops: int
) -> None:
    # The charge would end with an attack at 2, in the hexes before ann, where bob waits.
    table.position(
        "reveal", ann=ann("Charge", spot=(0, row, NORTH)), bob=bob("Cut", hobbles=9, spot=(-1, stops, SOUTH))
    )
    assert table.ann.spot == (0, stops, NORTH)
    assert table.ann.discard == ["Charge"]
    assert table.bob.wounds == 0


def test_a_collision_with_a_figure_ends_the_turn_and_loses_the_rest_of_the_card(table: Scenario) -> None:
    table.position("reveal", ann=ann("Charge", spot=(0, -1, SOUTH)), bob=bob("Flow"))
    # Ann stopped before bob. Her attack at 2 has left the order, but bob's card is still to come.
    assert table.ann.spot == (0, 0, SOUTH)
    assert table.ann.discard == ["Charge"]
    assert table.bob.asked == "move"
    table.bob.chooses("turn left")
    table.bob.chooses("turn left")
    assert table.bob.wounds == 0
    assert table.ann.asked == "choose-card"


def test_a_charge_that_meets_nobody_ends_with_its_attack(table: Scenario) -> None:
    table.position("reveal", ann=ann("Charge", spot=(0, -2, SOUTH)), bob=bob("Cut", spot=(0, 1, SOUTH)))
    assert table.ann.spot == (0, 0, SOUTH)
    assert table.bob.wounds == 2


def test_a_collision_in_a_counterattack_ends_the_counterattack_only(table: Scenario) -> None:
    # A charge, hobbled to 5, is slow enough to counter a cut; but ann stands in its way, so its attack is lost.
    table.position("reveal", ann=ann("Cut"), bob=bob("Guard", hobbles=1, hand=["Charge", "Stand"]))
    table.bob.says(6)
    table.bob.chooses("Charge")
    assert table.bob.discard == ["Charge", "Guard"]
    assert table.ann.wounds == 0
    # The block goes on: it was successful.
    assert table.bob.spot == (0, 2, NORTH)


# ---- Choices on cards


def test_an_option_that_would_change_nothing_is_not_offered(table: Scenario) -> None:
    table.position("reveal", ann=ann("Gather"), bob=bob("Gather", hobbles=1), track=["ann", "bob"])
    # Ann has the advantage already, so she may only move; bob has the choice.
    table.ann.passes()
    assert table.bob.choices == ["option 0", "option 1"]
    table.bob.chooses("option 0")
    assert table.track == (1, 0)


# ---- Wounds and the end


def test_the_last_one_standing_wins_at_once_in_the_middle_of_a_card(table: Scenario) -> None:
    table.position("reveal", ann=ann("Hit and Run"), bob=bob("Twist", wounds=2))
    assert table.winners == ["ann"]
    assert table.game.outcome is not None
    assert table.game.outcome.rule == "senjutsu.victory.last-standing"
    # She has not stepped back, and bob's card is not resolved.
    assert table.ann.spot == (0, 0, SOUTH)


def test_a_defeated_figure_leaves_the_order_and_the_board(table: Scenario) -> None:
    table.position(
        "reveal",
        ann=ann("Cut", deck=["Stand"]),
        bob=bob("Charge", wounds=2, hobbles=2),
        cid=cid("Flow", spot=(0, 2, NORTH)),
    )
    assert table.winners is None
    assert table.bob.discard == ["Charge"]
    # Cid may step to where bob was.
    assert table.cid.choices == ["step forward", "turn left", "turn right"]


def test_an_attacker_defeated_by_a_counterattack_loses_the_rest_of_his_card(table: Scenario) -> None:
    table.position(
        "reveal",
        ann=ann("Two Cuts", wounds=2),
        bob=bob("Guard", hand=["Twist", "Stand"]),
        cid=cid("Stand"),
    )
    table.bob.says(6)
    table.bob.chooses("Twist")
    table.bob.passes()
    assert table.ann.discard == ["Two Cuts"]
    assert table.bob.wounds == 0
    assert table.deciding == ["cid"]
    table.cid.passes()
    assert table.deciding == ["bob", "cid"]


def test_who_must_draw_from_an_empty_deck_takes_a_wound(table: Scenario) -> None:
    table.position("draw", ann=side(hand=["Stand"], wounds=1), bob=side(hand=["Stand"], deck=["Cut"]))
    assert (table.ann.wounds, table.bob.wounds) == (2, 0)
    assert table.bob.hand == ["Stand", "Cut"]


def test_simultaneous_defeat_is_a_draw(table: Scenario) -> None:
    table.position("draw", ann=side(hand=["Stand"], wounds=2), bob=side(hand=["Stand"], wounds=2))
    assert table.game.outcome is not None
    assert table.game.outcome.rule == "decision.senjutsu.double-defeat"
    assert table.winners == ["ann", "bob"]


def test_core_cards_return_to_hand_and_everybody_knows_it(table: Scenario) -> None:
    table.position("choose", ann=side(hand=["Stand", "Cut"], deck=["Cut"]), bob=side(hand=["Stand"], deck=["Cut"]))
    table.ann.chooses("Stand")
    table.bob.chooses("Stand")
    table.ann.chooses("place Stand 1")
    table.ann.passes()
    table.bob.passes()
    assert table.ann.hand == ["Cut", "Stand", "Cut"]
    assert [card.get("face") for card in card_in(table, 1, "hand", 0)] == [None, "stand", None]


def test_random_games_end_soon() -> None:
    for seed in range(60):
        seen: list[AnyGame] = []
        play_at_random(GAME, Header("duel", seed=seed, seats=2 + seed % 3), Chance(seed), seen.append)
        assert len(seen) < 200
