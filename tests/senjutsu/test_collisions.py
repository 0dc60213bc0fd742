"""Collisions: what happens to a figure that must move where it cannot."""

from __future__ import annotations

from nefrit.testing import Scenario, rule, side
from nefrit.testing.scenario import Side
from tests.senjutsu.sparring import GAME, duel, spar

__all__ = ["GAME"]

AWAY = {"hex": [4, -4]}


@rule("senjutsu.collision.off-board", "senjutsu.collision.off-board-rest-lost", "senjutsu.collision.turn-end-scope")
def test_who_must_leave_the_board_stays_is_stunned_and_ends_the_turn(table: Scenario) -> None:
    duel(table, "Retreat", ann_={"hex": [0, 4]}, bob_=AWAY)
    assert table.ann.choices == ["step 3"]
    table.ann.chooses("step 3")
    assert table.ann.hex == (0, 4)
    assert (table.ann.stuns, table.ann.wounds) == (1, 0)
    assert table.ann.focus == 0, "neither the rest of the section nor the section below is resolved"
    assert table.round == 2


@rule("senjutsu.collision.terrain", "senjutsu.collision.terrain-rest-lost", "senjutsu.terrain.forced-entry")
def test_who_must_step_onto_terrain_stops_before_it_and_ends_the_turn(table: Scenario) -> None:
    duel(table, "Retreat", bob_=AWAY, terrain=[[[0, 2], "stone"]])
    table.ann.chooses("step 3")
    assert table.ann.hex == (0, 1)
    assert (table.ann.stuns, table.ann.wounds, table.ann.focus) == (0, 1, 0)
    assert table.round == 2


@rule(
    "senjutsu.collision.character-ends-turn",
    "senjutsu.collision.character-mover-penalty",
    "senjutsu.collision.character-other-penalty",
)
def test_who_must_step_onto_a_figure_stays_and_both_are_stunned(table: Scenario) -> None:
    # Of the two steps that must be made the second is not tried any more.
    duel(table, "March")
    table.ann.chooses("step 0")
    assert (table.round, table.ann.stuns, table.bob.stuns) == (2, 1, 1)
    duel(table, "Retreat", ann_={"hand": ["Cut"]}, bob_={"hex": [0, 2]})
    table.ann.chooses("step 3")
    assert table.ann.choices == ["Cut", "Stand"], "the player who collided chooses a card to discard"
    table.ann.chooses("Cut")
    assert (table.ann.hex, table.bob.hex) == ((0, 1), (0, 2))
    assert (table.ann.stuns, table.bob.stuns) == (1, 1)
    assert table.ann.discard == ["Retreat", "Cut"]
    assert table.ann.focus == 0


@rule("senjutsu.collision.character-mover-penalty")
def test_who_collides_without_a_card_to_discard_discards_none(table: Scenario) -> None:
    table.position(
        "choose",
        ann=_lonely("Retreat", [0, 1]),
        bob=_lonely("Stand", [0, 2]),
        board=[[0, 0], [0, 1], [0, 2]],
        track=[0, 1],
        round=1,
    )
    table.ann.chooses("Retreat")
    table.bob.chooses("Stand")
    table.ann.chooses("step 3")
    assert (table.ann.stuns, table.bob.stuns) == (1, 1)
    assert table.ann.discard == ["Retreat"]
    assert "Ronin Core Card" in table.ann.hand


def _lonely(card: str, hex: list[int]) -> Side:
    return side(hex=hex, hand=[card, "Ronin Core Card"], deck=["3x Stand"])


@rule("senjutsu.collision.turn-end-scope")
def test_a_collision_ends_the_card_with_the_sections_below(table: Scenario) -> None:
    duel(table, "March")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.stuns, table.ann.focus) == ((0, 1), 1, 0)
    assert table.round == 2


@rule("senjutsu.collision.turn-end-scope")
def test_after_a_collision_no_instants_are_played(table: Scenario) -> None:
    duel(table, "Sidestep", ann_={"hand": ["After Card Attack"]}, bob_=AWAY)
    table.ann.chooses("step 0")
    assert table.ann.choices == ["pass", "After Card Attack"]
    duel(table, "Retreat", ann_={"hand": ["After Card Attack"], "hex": [0, 4]}, bob_=AWAY)
    table.ann.chooses("step 3")
    assert table.round == 2


@rule("decision.senjutsu.double-defeat")
def test_two_figures_that_collide_are_stunned_at_the_same_moment(table: Scenario) -> None:
    duel(table, "March", ann_={"stuns": 4}, bob_={"stuns": 4})
    table.ann.chooses("step 0")
    assert table.winners == []


@rule("senjutsu.move.unavoidable-exception")
def test_where_every_way_collides_the_player_chooses_among_them(table: Scenario) -> None:
    spar(table, {"hand": ["Sidestep"]}, {}, terrain=[[[1, 0], "burning wagon"]])
    table.ann.chooses("Sidestep")
    table.bob.chooses("Stand")
    assert table.ann.choices == ["step 0", "step 1"]
    table.ann.chooses("step 1")
    assert (table.ann.wounds, table.ann.bleeding, table.bob.stuns) == (1, 1, 0)


@rule("senjutsu.move.then", "senjutsu.move.mandatory-in-full")
def test_what_must_come_first_comes_first_even_if_it_collides(table: Scenario) -> None:
    duel(table, "Must Step First")
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert (table.ann.stuns, table.ann.facing, table.round) == (1, 0, 2)
