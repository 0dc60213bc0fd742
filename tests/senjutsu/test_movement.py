"""Movement: steps and rotations, mandatory and optional, their order, and where a figure may not go."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.sparring import GAME, duel, spar

__all__ = ["GAME"]

AWAY = {"hex": [4, -4]}


@rule("senjutsu.move.mandatory-in-full", "senjutsu.move.step-procedure")
def test_mandatory_steps_are_made_in_full(table: Scenario) -> None:
    duel(table, "March", bob_=AWAY)
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert table.ann.hex == (0, -1)
    assert table.round == 2, "and no more"


@rule("senjutsu.move.optional-any-part")
def test_of_optional_steps_all_some_or_none_are_made(table: Scenario) -> None:
    for steps in range(3):
        duel(table, "Stroll", bob_=AWAY)
        for _ in range(steps):
            assert table.ann.choices == ["done", "step 0"]
            table.ann.chooses("step 0")
        if steps < 2:
            table.ann.chooses("done")
        assert table.ann.hex == (0, 1 - steps)


@rule("senjutsu.move.step-keeps-facing")
def test_a_step_to_the_side_keeps_the_facing(table: Scenario) -> None:
    duel(table, "Sidestep", bob_=AWAY)
    table.ann.chooses("step 1")
    assert (table.ann.hex, table.ann.facing) == ((1, 0), 0)
    assert "Ann steps to the front right." in table.sentences


@rule("senjutsu.move.rotation-either-way", "senjutsu.move.rotate-procedure")
def test_a_rotation_turns_the_figure_by_one_side_either_way(table: Scenario) -> None:
    for way, facing in (("rotate 1", 1), ("rotate 5", 5)):
        duel(table, "Turn")
        assert table.ann.choices == ["done", "rotate 1", "rotate 5"]
        table.ann.chooses(way)
        assert (table.ann.hex, table.ann.facing) == ((0, 1), facing)


@rule("senjutsu.move.relative-to-current-facing", "senjutsu.move.different-lines-in-order")
def test_lines_go_from_top_to_bottom_and_steps_by_the_facing_of_the_moment(table: Scenario) -> None:
    duel(table, "Turn And Step", bob_=AWAY)
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 1")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.facing) == ((1, 0), 1)
    duel(table, "Sidestep", ann_={"facing": 1}, bob_=AWAY)
    table.ann.chooses("step 1")
    assert table.ann.hex == (1, 1), "to the front right of who faces that way"


@rule("senjutsu.move.same-direction-steps", "decision.senjutsu.same-arrow")
def test_all_steps_go_along_the_arrow_chosen_first(table: Scenario) -> None:
    duel(table, "Wander", bob_=AWAY)
    assert table.ann.choices == ["done", "step 0", "step 1"]
    table.ann.chooses("step 1")
    assert table.ann.choices == ["done", "step 1"]
    table.ann.chooses("step 1")
    assert table.ann.hex == (2, -1)


@rule("senjutsu.move.same-direction-rotations")
def test_all_rotations_go_the_way_chosen_first(table: Scenario) -> None:
    duel(table, "Turn Twice")
    table.ann.chooses("rotate 5")
    assert table.ann.choices == ["done", "rotate 5"]
    table.ann.chooses("rotate 5")
    assert table.ann.facing == 4


@rule("senjutsu.move.same-line-free-order", "senjutsu.move.same-line-example", "decision.senjutsu.same-arrow")
def test_steps_and_rotations_of_a_line_may_be_interleaved(table: Scenario) -> None:
    duel(table, "Dance", bob_=AWAY)
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "step 0", "rotate 1", "rotate 5"]
    table.ann.chooses("rotate 1")
    # The same arrow, by the new facing.
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.facing) == ((1, -1), 1)


@rule("senjutsu.move.then")
def test_then_fixes_the_order_even_of_optional_parts(table: Scenario) -> None:
    duel(table, "First Step", bob_=AWAY)
    assert table.ann.choices == ["done", "step 0", "rotate 1", "rotate 5"]
    table.ann.chooses("rotate 1")
    assert table.ann.hex == (0, 1), "the step has been passed over"
    assert table.round == 2, "and nothing is left to do"
    duel(table, "Must Step First", bob_=AWAY)
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "rotate 1", "rotate 5"]


@rule("senjutsu.move.no-voluntary-terrain")
def test_nobody_steps_onto_terrain_by_choice(table: Scenario) -> None:
    duel(table, "Wander", bob_=AWAY, terrain=[[[0, 0], "stone"]])
    assert table.ann.choices == ["done", "step 1"]


@rule("senjutsu.move.no-voluntary-terrain", "senjutsu.move.no-voluntary-character")
def test_nobody_is_in_the_own_way(table: Scenario) -> None:
    # Behind ann is a stone: she goes ahead first, and back to where she was.
    duel(table, "There And Back", bob_={"hex": [3, 0]}, terrain=[[[0, 2], "stone"]])
    assert table.ann.choices == ["step 0"]
    table.ann.chooses("step 0")
    table.ann.chooses("step 3")
    assert (table.ann.hex, table.ann.wounds, table.ann.stuns) == ((0, 1), 0, 0)


@rule("senjutsu.move.optional-any-part")
def test_who_can_go_nowhere_is_not_asked(table: Scenario) -> None:
    duel(table, "Stroll", bob_={"hex": [0, 0]})
    assert (table.round, table.ann.hex) == (2, (0, 1))


@rule("senjutsu.move.unavoidable-exception")
def test_who_must_collide_may_still_do_what_is_free_but_collides_with_nothing_else(table: Scenario) -> None:
    around = [[0, 0], [1, 0], [1, 1], [0, 2], [-1, 2], [-1, 1]]
    duel(table, "Must Step Or Turn", bob_={"hex": [3, -3]}, terrain=[[hex, "stone"] for hex in around])
    assert table.ann.choices == ["step 0", "rotate 1", "rotate 5"]
    table.ann.chooses("rotate 1")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.facing, table.ann.wounds) == ((0, 1), 1, 1)


@rule("senjutsu.move.no-voluntary-character")
def test_nobody_steps_onto_another_figure_by_choice(table: Scenario) -> None:
    duel(table, "Wander")
    assert table.ann.choices == ["done", "step 1"]


@rule("senjutsu.move.no-voluntary-off-board")
def test_nobody_leaves_the_board_by_choice(table: Scenario) -> None:
    duel(table, "Wander", ann_={"hex": [-2, -2]}, bob_=AWAY)
    assert table.ann.choices == ["done", "step 1"]


@rule("senjutsu.move.unavoidable-exception")
def test_a_mandatory_step_takes_the_direction_that_does_not_collide(table: Scenario) -> None:
    duel(table, "Sidestep")
    assert table.ann.choices == ["step 1"]


@rule("senjutsu.move.unavoidable-exception")
def test_a_mandatory_step_takes_the_order_that_does_not_collide(table: Scenario) -> None:
    duel(table, "Step And Turn")
    assert table.ann.choices == ["rotate 1", "rotate 5"]
    table.ann.chooses("rotate 1")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.ann.stuns, table.ann.focus) == ((1, 0), 0, 1)


@rule("senjutsu.move.unavoidable-exception")
def test_the_first_of_two_steps_does_not_lead_where_the_second_would_collide(table: Scenario) -> None:
    spar(table, {"hand": ["Misdirection"], "hex": [0, 1], "focus": 1}, AWAY, terrain=[[[2, -1], "stone"]])
    table.ann.chooses("Misdirection")
    table.bob.chooses("Stand")
    assert table.ann.choices == ["step 5"], "the front right arrow ends at the stone"
