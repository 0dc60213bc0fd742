"""Moving across large battlefields: the core ability card takes a fighter farther where no opponent is near."""

from __future__ import annotations

from nefrit.testing import Scenario, rule
from tests.senjutsu.plain_cards import GAME, both_choose, duel

__all__ = ["GAME"]

LANE = [[q, r] for q in (-1, 0, 1) for r in range(-8, 9)]


def apart(table: Scenario, hexes: int, card: str = "March") -> None:
    """Ann plays a card so many hexes from bob, whom she faces."""
    duel(table, {"hand": [card], "hex": [0, hexes - 4]}, {"hand": ["Slide"], "hex": [0, -4]}, board=LANE)
    both_choose(table, card, "Slide")


@rule("senjutsu.large.trigger")
def test_from_seven_hexes_on_the_core_card_moves_up_to_three(table: Scenario) -> None:
    apart(table, 9)
    for _ in range(3):
        table.ann.chooses("step 0")
    assert table.ann.hex == (0, 2)
    assert table.ann.choices == ["done", "rotate 1", "rotate 5"]


@rule("senjutsu.large.trigger")
def test_fewer_steps_are_enough(table: Scenario) -> None:
    apart(table, 9)
    table.ann.chooses("done")
    assert table.ann.hex == (0, 5)


@rule("senjutsu.large.trigger")
def test_nearer_the_printed_number_holds(table: Scenario) -> None:
    apart(table, 6)
    table.ann.chooses("step 3")
    assert table.ann.choices == ["done", "rotate 1", "rotate 5"]


@rule("senjutsu.large.trigger")
def test_other_cards_move_as_printed(table: Scenario) -> None:
    apart(table, 9, "Walk")
    table.ann.chooses("step 0")
    assert (table.ann.hex, table.round) == ((0, 4), 2)


@rule("senjutsu.large.ends-at-six")
def test_the_movement_ends_six_hexes_away(table: Scenario) -> None:
    apart(table, 7)
    table.ann.chooses("step 0")
    assert table.ann.choices == ["done", "rotate 1", "rotate 5"]
    apart(table, 8)
    table.ann.chooses("step 0")
    assert "step 0" in table.ann.choices
    table.ann.chooses("step 0")
    assert "step 0" not in table.ann.choices


@rule("senjutsu.large.rest-normal")
def test_the_rest_of_the_card_resolves_as_always(table: Scenario) -> None:
    apart(table, 7)
    table.ann.chooses("step 0")
    table.ann.chooses("rotate 1")
    assert (table.ann.facing, table.ann.asked) == (1, "draw-up-to")
