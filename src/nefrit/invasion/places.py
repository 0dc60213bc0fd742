"""Zones of capitals and players as targets: where a card number may stand, they are numbers below any card's."""

from __future__ import annotations

from typing import Final

from nefrit.invasion.constants import SECTION_NAMES
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.plain import Value

_FIRST: Final = -10
_FIRST_PLAYER: Final = -100


def place(seat: int, section: int) -> int:
    """The number that stands for a zone of a player's capital among targets."""
    return _FIRST - 3 * seat - section


def is_place(target: int) -> bool:
    """Whether a target is a zone, and no card."""
    return _FIRST_PLAYER < target <= _FIRST


def seat_and_section(target: int) -> tuple[int, int]:
    """Whose zone it is, and which."""
    return divmod(_FIRST - target, 3)


def player(seat: int) -> int:
    """The number that stands for a player among targets."""
    return _FIRST_PLAYER - seat


def is_player(target: int) -> bool:
    """Whether a target is a player, and no card."""
    return target <= _FIRST_PLAYER


def seat_of(target: int) -> int:
    """Which player it is."""
    return _FIRST_PLAYER - target


def shown(target: int) -> Value:
    """How a target stands among the options of a decision."""
    if is_player(target):
        return ("player", NO_CARD, seat_of(target))
    if not is_place(target):
        return target
    seat, section = seat_and_section(target)
    return ("zone", NO_CARD, seat, SECTION_NAMES[section])
