"""How values are computed."""

from __future__ import annotations

import pytest

from nefrit.kernel.values import (
    ADD,
    DIVIDE,
    MULTIPLY,
    MULTIPLY_BASE,
    SET,
    SET_BASE,
    Modifier,
    evaluate,
)


@pytest.mark.parametrize(
    ("base", "modifiers", "value"),
    [
        (3, [], 3),
        (3, [(ADD, 2), (ADD, -1)], 4),
        (3, [(MULTIPLY, 2), (ADD, 1)], 8),
        (5, [(DIVIDE, 2)], 3),
        (3, [(ADD, -9)], 0),
        (3, [(ADD, -9), (ADD, 8)], 2),
        (3, [(SET, 1), (ADD, 5), (MULTIPLY, 3)], 1),
        (3, [(SET, 1), (SET, 7)], 7),
        (3, [(SET_BASE, 4), (ADD, 1)], 5),
        (3, [(ADD, 1), (MULTIPLY_BASE, 2)], 7),
        (3, [(SET_BASE, 4), (MULTIPLY_BASE, 2)], 8),
        (3, [(MULTIPLY_BASE, 2), (SET_BASE, 4)], 4),
        (3, [(MULTIPLY_BASE, 2), (MULTIPLY_BASE, 2)], 12),
    ],
)
def test_base_then_additions_then_multiplication_then_rounding_and_floor(
    base: int, modifiers: list[Modifier], value: int
) -> None:
    assert evaluate(base, modifiers) == value


def test_bounds_are_the_games_to_say() -> None:
    assert evaluate(1, [(ADD, -4)], least=None) == -3
    assert evaluate(1, [(ADD, -4)], least=1) == 1
    assert evaluate(8, [(ADD, 4)], most=10) == 10
