"""Caltrops and traps."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.lines import Line


@dataclass(frozen=True)
class PlaceCaltrops(Line):
    """Caltrops come onto empty hexes with a mark, as the player chooses (decision.senjutsu.caltrops)."""

    mark: str
    count: int = 1


@dataclass(frozen=True)
class PlaceTraps(Line):
    """Trap tokens come facedown onto empty hexes with a mark (decision.senjutsu.traps)."""

    mark: str
