"""Zones of capitals as targets: where a card number may stand, a zone is a number below any card's."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.constants import SECTION_NAMES
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Value

_FIRST: Final = -10


def place(seat: int, section: int) -> int:
    """The number that stands for a zone of a player's capital among targets."""
    return _FIRST - 3 * seat - section


def is_place(target: int) -> bool:
    """Whether a target is a zone, and no card."""
    return target <= _FIRST


def seat_and_section(target: int) -> tuple[int, int]:
    """Whose zone it is, and which."""
    return divmod(_FIRST - target, 3)


def shown(target: int) -> Value:
    """How a target stands among the options of a decision."""
    if not is_place(target):
        return target
    seat, section = seat_and_section(target)
    return ("zone", NO_CARD, seat, SECTION_NAMES[section])
