"""Values: skill, power, cost, initiative and the like are computed whenever they are needed, never stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

ADD: Final = 0
MULTIPLY: Final = 1
DIVIDE: Final = 2
SET: Final = 3
SET_BASE: Final = 4
MULTIPLY_BASE: Final = 5

Modifier = tuple[int, int]
"""A change of a value: one of the operations above, and its number."""


def evaluate(base: int, modifiers: Iterable[Modifier], *, least: int | None = 0, most: int | None = None) -> int:
    """The value after all modifiers, given in the order in which they were established.

    First the base is replaced and multiplied, each time the base that there is then; then everything is added and
    subtracted, then multiplied, then divided; then rounding up, then the bounds. A modifier that sets the value
    overrides all others; of several the latest counts.
    """
    factor = 1
    divisor = 1
    added = 0
    fixed: int | None = None
    for operation, number in modifiers:
        if operation == ADD:
            added += number
        elif operation == MULTIPLY:
            factor *= number
        elif operation == DIVIDE:
            divisor *= number
        elif operation == SET:
            fixed = number
        elif operation == SET_BASE:
            base = number
        else:
            base *= number
    if fixed is not None:
        value = fixed
    else:
        total = (base + added) * factor
        value = -(-total // divisor)
    if least is not None and value < least:
        return least
    if most is not None and value > most:
        return most
    return value
