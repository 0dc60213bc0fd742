"""Developments that are units for a while, and still developments."""

from __future__ import annotations

from nefrit.invasion.constants import UNIT
from nefrit.invasion.trees import Standing
from nefrit.invasion.words.continuous import hit_points, is_a
from nefrit.invasion.words.numbers import power


def unit_for_a_while(strength: int, endurance: int) -> tuple[Standing, ...]:
    """A unit with so much power and so many hit points."""
    return (
        is_a(UNIT),
        power.base_becomes(strength),
        hit_points.base_becomes(endurance),
    )
