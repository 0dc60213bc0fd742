"""The companion of a fighter."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.lines import Line
from nefrit.senjutsu.trees.movement import Movement


@dataclass(frozen=True)
class CompanionMoves(Line):
    """The companion of the fighter moves."""

    movement: Movement


@dataclass(frozen=True)
class FlipCompanion(Line):
    """The Kamae card of the companion is turned over."""


@dataclass(frozen=True)
class BesidePartner(Line):
    """Lines that are done while fighter and companion stand on adjacent hexes."""

    lines: tuple[Line, ...]

    def inner(self) -> tuple[Line, ...]:
        """All of them."""
        return self.lines
