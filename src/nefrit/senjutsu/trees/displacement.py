"""Displacement: the target is moved and rotated."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.senjutsu.trees.lines import OnTarget


@dataclass(frozen=True)
class Push(OnTarget):
    """The target moves directly away, by so many hexes (senjutsu.displace.push, senjutsu.displace.push-example).

    With `moved` it goes further by as many hexes as the fighter has moved.
    """

    count: int
    moved: bool = False


@dataclass(frozen=True)
class Pull(OnTarget):
    """The target moves directly nearer, by so many hexes (senjutsu.displace.pull, senjutsu.displace.pull-example)."""

    count: int


@dataclass(frozen=True)
class PullOrPush(OnTarget):
    """One of both, as the player chooses."""

    count: int


@dataclass(frozen=True)
class RotateTarget(OnTarget):
    """The target is rotated; the attacker chooses the direction (senjutsu.displace.rotate-attacker-chooses)."""

    count: int


@dataclass(frozen=True)
class StepTarget(OnTarget):
    """The target makes a step relative to its own facing."""

    directions: tuple[int, ...]
    count: int


@dataclass(frozen=True)
class SwapPositions(OnTarget):
    """The target and you exchange your hexes."""
