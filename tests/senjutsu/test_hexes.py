"""Hexes: distances, turning, lanes and lines of sight, compared with slow ways of finding the same."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as some

from nefrit.senjutsu.hexes import (
    DIRECTIONS,
    NAMES,
    SIDES,
    Hex,
    added,
    corners,
    distance,
    front_corners,
    neighbour,
    paths,
    sees,
    turned,
    ways_away,
    ways_closer,
)
from nefrit.testing import rule

CENTRE = (0, 0)
GRID = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
"""The grid of radius 3 that is printed on the boards."""

facings = some.integers(0, SIDES - 1)
offsets = some.tuples(some.integers(-9, 9), some.integers(-9, 9))
places = some.sampled_from(GRID)
boards = some.sets(places, max_size=25).map(set(GRID).difference)
obstacles = some.frozensets(places, max_size=5)


# ---- Slow ways of finding the same


def walked(start: Hex, steps: int, board: set[Hex] | None = None) -> list[list[Hex]]:
    """All walks of so many steps from a hex, over a board or anywhere."""
    walks = [[start]]
    for _ in range(steps):
        walks = [
            [*walk, (walk[-1][0] + q, walk[-1][1] + r)]
            for walk in walks
            for q, r in DIRECTIONS
            if board is None or (walk[-1][0] + q, walk[-1][1] + r) in board
        ]
    return walks


def shortest_walks(start: Hex, goal: Hex, board: set[Hex], most: int) -> set[tuple[Hex, ...]]:
    """The shortest walks over a board from one hex to another without their ends, if they are not too long."""
    for steps in range(most + 1):
        found = {tuple(walk[1:-1]) for walk in walked(start, steps, board) if walk[-1] == goal}
        if found:
            return found
    return set()


Place = tuple[Fraction, Fraction]


def middle(hex: Hex) -> Place:
    """The centre of a hex, where the sides of hexes are 1 long and heights are measured in halves of theirs."""
    return Fraction(3 * hex[0], 2), Fraction(2 * hex[1] + hex[0])


def corner(hex: Hex, direction: int) -> Place:
    """The corner on the left of the side in a direction: as far from this hex as from two of its neighbours."""
    around = [middle(hex), middle(neighbour(hex, direction)), middle(neighbour(hex, direction - 1))]
    return sum(x for x, _ in around) / Fraction(3), sum(y for _, y in around) / Fraction(3)


def meets(start: Place, end: Place, hex: Hex) -> bool:
    """Whether a line has a point in common with a hex, which is what lies between three pairs of parallels."""
    least, most = Fraction(0), Fraction(1)
    x, y = middle(hex)
    for a, b, width in ((Fraction(0), Fraction(1), 1), (Fraction(2), Fraction(1), 2), (Fraction(2), Fraction(-1), 2)):
        here = a * (start[0] - x) + b * (start[1] - y)
        change = a * (end[0] - start[0]) + b * (end[1] - start[1])
        if change == 0:
            if abs(here) > width:
                return False
        else:
            one, other = sorted(((-width - here) / change, (width - here) / change))
            least, most = max(least, one), min(most, other)
    return least <= most


def sees_by_fractions(start: Hex, facing: int, goal: Hex, obstacles: frozenset[Hex]) -> bool:
    lines = product([corner(start, facing), corner(start, facing + 1)], [corner(goal, side) for side in range(SIDES)])
    return any(not any(meets(*line, hex) for hex in obstacles - {start, goal}) for line in lines)


# ---- Directions, turning, distance


@rule("senjutsu.facing.six-sides", "senjutsu.facing.points-to-hex-side")
def test_the_six_directions_lead_clockwise_to_the_six_neighbours() -> None:
    assert [neighbour(CENTRE, number) for number in range(SIDES)] == list(DIRECTIONS)
    assert len(set(DIRECTIONS)) == SIDES
    assert all(distance(one, other) == 1 for one, other in pairwise((*DIRECTIONS, DIRECTIONS[0])))
    assert dict(zip(NAMES, DIRECTIONS, strict=True))["FR"] == (1, -1)


@rule("senjutsu.facing.relative-resolution")
@given(facing=facings, direction=facings)
def test_what_lies_in_front_turns_with_the_figure(facing: int, direction: int) -> None:
    assert turned(DIRECTIONS[direction], facing) == DIRECTIONS[(direction + facing) % SIDES]


@given(one=offsets, other=offsets, facing=some.integers(-6, 12))
def test_turning_keeps_distances_and_comes_round_again(one: Hex, other: Hex, facing: int) -> None:
    assert distance(turned(one, facing), turned(other, facing)) == distance(one, other)
    assert turned(turned(one, facing), -facing) == one


@given(start=offsets, offset=some.tuples(some.integers(-2, 2), some.integers(-2, 2)))
def test_the_distance_is_the_number_of_steps(start: Hex, offset: Hex) -> None:
    goal = added(start, offset)
    nearest = next(steps for steps in range(5) if any(walk[-1] == goal for walk in walked(start, steps)))
    assert distance(start, goal) == distance(goal, start) == nearest


@given(start=offsets, goal=offsets)
def test_one_or_two_ways_lead_closer_and_their_contraries_away(start: Hex, goal: Hex) -> None:
    far = distance(start, goal)
    closer, away = ways_closer(start, goal), ways_away(start, goal)
    assert len(closer) == len(away) == (0 if far == 0 else 1 if 0 in _differences(start, goal) else 2)
    assert all(distance(neighbour(start, way), goal) == far - 1 for way in closer)
    assert all(distance(neighbour(start, way), goal) == far + 1 for way in away)


def _differences(one: Hex, other: Hex) -> tuple[int, int, int]:
    q, r = other[0] - one[0], other[1] - one[1]
    return q, r, q + r


# ---- Lanes


@rule("senjutsu.block.lane-definition")
def test_a_lane_is_what_lies_between_the_ends() -> None:
    assert paths(CENTRE, (0, -3), GRID) == [((0, -1), (0, -2))]
    assert paths(CENTRE, (0, -1), GRID) == [()]


@rule("senjutsu.block.several-lanes")
def test_a_hex_between_two_directions_has_several_lanes() -> None:
    assert paths(CENTRE, (1, -2), GRID) == [((0, -1),), ((1, -1),)]
    assert len(paths((-1, 2), (1, -2), GRID)) == 6


@rule("decision.senjutsu.lanes")
def test_lanes_run_over_the_board_and_round_what_is_no_part_of_it() -> None:
    without_one = {hex for hex in GRID if hex != (0, -1)}
    assert paths(CENTRE, (1, -2), without_one) == [((1, -1),)]
    assert paths(CENTRE, (0, -2), without_one) == [((1, -1), (1, -2)), ((-1, 0), (-1, -1))]


@rule("decision.senjutsu.lanes")
def test_where_no_way_leads_there_are_no_lanes() -> None:
    assert paths(CENTRE, (0, -2), {CENTRE, (0, -2)}) == []


@given(start=places, goal=places)
def test_over_an_open_board_lanes_are_as_long_as_the_distance(start: Hex, goal: Hex) -> None:
    lanes = paths(start, goal, GRID)
    assert lanes
    assert len(lanes) == len(set(lanes))
    assert all(len(lane) == max(distance(start, goal) - 1, 0) for lane in lanes)


@given(board=boards, data=some.data())
def test_lanes_are_the_shortest_walks(board: set[Hex], data: some.DataObject) -> None:
    start, goal = data.draw(some.sampled_from(sorted(board))), data.draw(some.sampled_from(sorted(board)))
    lanes = paths(start, goal, board)
    most = 4
    if lanes and len(lanes[0]) >= most:
        # Too many walks to try: at least none is shorter.
        assert not shortest_walks(start, goal, board, most)
    else:
        assert set(lanes) == shortest_walks(start, goal, board, most)


# ---- Lines of sight


def test_neighbours_have_two_corners_in_common() -> None:
    for direction in range(SIDES):
        front = set(front_corners(CENTRE, direction))
        assert front == set(corners(CENTRE)) & set(corners(neighbour(CENTRE, direction)))
        assert len(front) == 2


@rule("senjutsu.los.front-corners")
def test_only_the_two_front_corners_are_looked_from() -> None:
    wall = frozenset({neighbour(CENTRE, 1), neighbour(CENTRE, 5)})
    # Both corners of the front side touch the hexes beside the front; those of the back side do not.
    assert not sees(CENTRE, 0, (0, -3), wall)
    assert sees(CENTRE, 3, (0, 3), wall)


@rule("senjutsu.los.geometry")
def test_one_free_line_between_corners_is_enough() -> None:
    assert sees(CENTRE, 0, (0, -3), frozenset())
    # The stone touches the lines from the right front corner; from the left one a line leads past it.
    assert sees(CENTRE, 0, (0, -3), frozenset({(1, -2)}))
    assert not sees(CENTRE, 0, (0, -3), frozenset({(0, -2)}))


@rule("senjutsu.los.interrupted")
def test_a_line_that_only_touches_terrain_is_interrupted() -> None:
    # Neither stone stands on the way straight ahead, but each has one of the front corners for its own.
    assert sees(CENTRE, 0, (0, -2), frozenset({(1, -1)}))
    assert not sees(CENTRE, 0, (0, -2), frozenset({(1, -1), (-1, 0)}))


def test_terrain_behind_the_target_or_under_the_ends_is_not_in_the_way() -> None:
    assert sees(CENTRE, 0, (0, -2), frozenset({(0, -3), (0, 1), CENTRE, (0, -2)}))


@pytest.mark.parametrize("facing", range(SIDES))
def test_sight_turns_with_the_figure(facing: int) -> None:
    stones = [(1, -2), (-1, 0), (0, -3)]
    for goal in GRID:
        straight = sees(CENTRE, 0, goal, frozenset(stones))
        assert sees(CENTRE, facing, turned(goal, facing), frozenset(turned(hex, facing) for hex in stones)) == straight


@rule("senjutsu.los.geometry", "senjutsu.los.front-corners", "senjutsu.los.interrupted")
@given(start=places, facing=facings, goal=places, obstacles=obstacles)
@example(start=(0, 0), facing=0, goal=(0, -2), obstacles=frozenset({(1, -2), (-1, -1)}))
@example(start=(0, 0), facing=0, goal=(1, -2), obstacles=frozenset({(0, -1)}))
@example(start=(0, 0), facing=1, goal=(0, 3), obstacles=frozenset({(0, 1), (1, 1)}))
def test_lines_of_sight_are_those_found_with_fractions(
    start: Hex, facing: int, goal: Hex, obstacles: frozenset[Hex]
) -> None:
    assert sees(start, facing, goal, obstacles) == sees_by_fractions(start, facing, goal, obstacles)
