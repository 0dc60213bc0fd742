"""Where it is good to stand: near, face to face with opponents, and best behind them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from nefrit.senjutsu.hexes import MOST_KNOWN, distance
from nefrit.senjutsu.movement import Pose
from nefrit.senjutsu.solo.routes import looks_away, pose_of
from nefrit.senjutsu.state import Senjutsu, opponents

WANTED: Final = 2
"""As near as this most attacks begin."""


@lru_cache(maxsize=MOST_KNOWN)
def pose_worth(pose: Pose, foe: Pose) -> float:
    """What a pose is worth against an opponent who stands so: the contrary is worth as much to that one."""
    away = distance(pose.hex, foe.hex)
    near = max(0.0, 1.0 - 0.25 * max(0, away - WANTED))
    return near * 0.5 * (looks_away(foe, pose.hex) - looks_away(pose, foe.hex))


def foes(game: Senjutsu, seat: int) -> list[Pose]:
    """How the opponents of a fighter stand."""
    return [pose_of(game, other) for other in opponents(game, seat) if game.seats[other].hex is not None]


def standing_so(pose: Pose, among: list[Pose]) -> float:
    """What it would be worth to stand so among these opponents."""
    return sum([pose_worth(pose, foe) for foe in among])


def nearest(pose: Pose, among: list[Pose]) -> int:
    """How far the nearest of these opponents is; 0 if there is none."""
    return min([distance(pose.hex, foe.hex) for foe in among], default=0)


def far_off(pose: Pose, among: list[Pose]) -> int:
    """How many hexes the nearest of these opponents is too far away."""
    return max(0, nearest(pose, among) - WANTED)
