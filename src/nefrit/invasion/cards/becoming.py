"""Developments that are units for a while, and still developments."""

from __future__ import annotations

from nefrit.invasion.constants import UNIT
from nefrit.invasion.trees import Grants, Modifies, Standing
from nefrit.kernel.values import SET_BASE


def unit_for_a_while(power: int, hit_points: int) -> tuple[Standing, ...]:
    """A unit with so much power and so many hit points."""
    return (
        Grants("type", granted=UNIT),
        Modifies("power", amount=power, operation=SET_BASE),
        Modifies("hit points", amount=hit_points, operation=SET_BASE),
    )
