"""Hexes: flat-topped, in axial coordinates, with the six directions numbered clockwise from the front."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final

Hex = tuple[int, int]
"""A hex of the battlefield, or the offset from one to another."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Front, front right, back right, back, back left, front left of a figure that faces up (senjutsu.facing.six-sides).

Each leads through a side of the hex, none through a corner (senjutsu.facing.points-to-hex-side).
"""
NAMES: Final = ("F", "FR", "BR", "B", "BL", "FL")
"""How cards call the directions."""
SIDES: Final = 6
MOST_KNOWN: Final = 1 << 16
"""So many answers to a question about hexes are remembered at most: more than a battlefield asks for."""


@lru_cache(maxsize=MOST_KNOWN)
def turned(offset: Hex, facing: int) -> Hex:
    """An offset of a diagram as it lies for a figure with this facing (senjutsu.facing.relative-resolution)."""
    q, r = offset
    for _ in range(facing % SIDES):
        q, r = -r, q + r
    return q, r


def added(hex: Hex, offset: Hex) -> Hex:
    """The hex at an offset."""
    return hex[0] + offset[0], hex[1] + offset[1]


@lru_cache(maxsize=MOST_KNOWN)
def neighbour(hex: Hex, direction: int) -> Hex:
    """The adjacent hex in a direction of the board."""
    q, r = DIRECTIONS[direction % SIDES]
    return hex[0] + q, hex[1] + r


@lru_cache(maxsize=MOST_KNOWN)
def distance(one: Hex, other: Hex) -> int:
    """How many steps apart two hexes are."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def ways_closer(start: Hex, goal: Hex) -> list[int]:
    """The directions in which a step leads nearer to a goal: one, or two where it lies between them."""
    return list(_closer(start, goal))


@lru_cache(maxsize=MOST_KNOWN)
def _closer(start: Hex, goal: Hex) -> tuple[int, ...]:
    here = distance(start, goal)
    return tuple([direction for direction in range(SIDES) if distance(neighbour(start, direction), goal) < here])


def ways_away(start: Hex, source: Hex) -> list[int]:
    """The directions that lead directly away from a hex: the contraries of those that lead to it."""
    return sorted((direction + 3) % SIDES for direction in ways_closer(start, source))


@lru_cache(maxsize=MOST_KNOWN)
def lanes(start: Hex, goal: Hex, board: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """All shortest paths between two hexes of a board, each without its ends."""
    return tuple(paths(start, goal, frozenset(board)))


def paths(start: Hex, goal: Hex, board: Collection[Hex]) -> list[tuple[Hex, ...]]:
    """All shortest paths between two hexes over hexes of the board, each without its ends.

    senjutsu.block.lane-definition, senjutsu.block.several-lanes, decision.senjutsu.lanes
    """
    steps = _steps_to(goal, board)
    found: list[tuple[Hex, ...]] = []
    if start in steps:
        _extend(start, goal, steps, (), found)
    return found


def _extend(here: Hex, goal: Hex, steps: dict[Hex, int], so_far: tuple[Hex, ...], found: list[tuple[Hex, ...]]) -> None:
    if here == goal:
        found.append(so_far[:-1])
        return
    for direction in range(SIDES):
        near = neighbour(here, direction)
        if steps.get(near, -1) == steps[here] - 1:
            _extend(near, goal, steps, (*so_far, near), found)


def _steps_to(goal: Hex, board: Collection[Hex]) -> dict[Hex, int]:
    """For each hex of the board how many steps it is from the goal."""
    steps = {goal: 0}
    edge = [goal]
    while edge:
        next_edge: list[Hex] = []
        for hex in edge:
            for direction in range(SIDES):
                near = neighbour(hex, direction)
                if near in board and near not in steps:
                    steps[near] = steps[hex] + 1
                    next_edge.append(near)
        edge = next_edge
    return steps


# ---- Lines of sight

Point = tuple[int, int]
"""A point in a grid in which all corners of hexes have whole numbers; straight lines stay straight in it."""

_CORNERS: Final[tuple[Point, ...]] = ((-1, -1), (1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0))
"""The corners of a hex around its centre, clockwise from the upper left."""


def corners(hex: Hex) -> tuple[Point, ...]:
    """The six corners of a hex, clockwise from the upper left; the front side lies between the first two."""
    x, y = 3 * hex[0], 2 * hex[1] + hex[0]
    return tuple([(x + dx, y + dy) for dx, dy in _CORNERS])


def front_corners(hex: Hex, facing: int) -> tuple[Point, Point]:
    """The ends of the side through which a figure faces (senjutsu.los.front-corners)."""
    all_corners = corners(hex)
    return all_corners[facing % SIDES], all_corners[(facing + 1) % SIDES]


@lru_cache(maxsize=MOST_KNOWN)
def sees(start: Hex, facing: int, goal: Hex, obstacles: frozenset[Hex]) -> bool:
    """Whether a straight line leads from a front corner of one hex to a corner of another past all obstacles.

    senjutsu.los.geometry. A line that touches a hex with an obstacle is interrupted (senjutsu.los.interrupted).
    """
    in_the_way = [corners(hex) for hex in obstacles if hex not in (start, goal)]
    return any(
        not any(_touches(one, other, polygon) for polygon in in_the_way)
        for one in front_corners(start, facing)
        for other in corners(goal)
    )


def _touches(start: Point, end: Point, polygon: tuple[Point, ...]) -> bool:
    """Whether a line between corners of hexes has a point in common with another hex: it crosses or touches an edge."""
    count = len(polygon)
    return any(_cross(start, end, polygon[index], polygon[(index + 1) % count]) for index in range(count))


def _side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from a to b the point c lies: positive, negative, or 0 on it."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines have a point in common."""
    one, two = _side(a, b, c), _side(a, b, d)
    three, four = _side(c, d, a), _side(c, d, b)
    if (one > 0) != (two > 0) and (three > 0) != (four > 0) and 0 not in (one, two, three, four):
        return True
    return (
        (one == 0 and _between(a, b, c))
        or (two == 0 and _between(a, b, d))
        or (three == 0 and _between(c, d, a))
        or (four == 0 and _between(c, d, b))
    )


def _between(a: Point, b: Point, c: Point) -> bool:
    """Whether a point on the line through a and b lies between them."""
    return min(a[0], b[0]) <= c[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
