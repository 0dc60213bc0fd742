"""Where the movement of a card can lead an automated opponent, and the way there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from heapq import heappop, heappush

from nefrit.kernel.effects import Effect
from nefrit.senjutsu.constants import CORPSE
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.hexes import MOST_KNOWN, SIDES, Hex, distance, neighbour, ways_closer
from nefrit.senjutsu.movement import (
    Choice,
    Going,
    Pose,
    beginning,
    choices,
    ends,
    is_complete,
    is_open,
    not_cancelled,
    open_hexes,
)
from nefrit.senjutsu.opponents import KINDS
from nefrit.senjutsu.state import Senjutsu, terrain_at
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.lines import Lines
from nefrit.senjutsu.trees.movement import Movement, Rotation, Step

Route = tuple[Pose, ...]
"""The poses in which the movements of a card end, one after the other."""


def flat(game: Senjutsu, seat: int, lines: Iterable[Effect]) -> list[Effect]:
    """The lines that an opponent will resolve: groups taken apart, and of gated lines those whose gate is met now."""
    found: list[Effect] = []
    for line in lines:
        if isinstance(line, Lines):
            found.extend(flat(game, seat, line.lines))
        elif isinstance(line, Gated):
            found.extend(flat(game, seat, (line.line,)) if can_open(game, seat, line.gate) else ())
        else:
            found.append(line)
    return found


def movement_of(game: Senjutsu, seat: int, line: Movement) -> Movement:
    """A movement as an opponent makes it: as far as it is not cancelled; for some kinds each step is a part of its own.

    senjutsu.solo.special.wakou-movement
    """
    left = not_cancelled(game, seat, line)
    if not KINDS[game.seats[seat].automated].free_steps:
        return left
    parts: list[Step | Rotation] = []
    for part in left.parts:
        parts.extend([replace(part, count=1)] * part.count if isinstance(part, Step) else [part])
    return Movement(tuple(parts), left.order)


def pose_of(game: Senjutsu, seat: int) -> Pose:
    """How a figure stands now."""
    fighter = game.seats[seat]
    assert fighter.hex is not None, "who moves stands on the board"
    return Pose(fighter.hex, fighter.facing)


def routes(game: Senjutsu, seat: int, movements: Iterable[Movement]) -> dict[Pose, Route]:
    """Every pose in which these movements can end, with the shortest way to it; empty if all ways collide."""
    found: dict[Pose, tuple[int, Route]] = {pose_of(game, seat): (0, ())}
    for movement in movements:
        further: dict[Pose, tuple[int, Route]] = {}
        for pose, (effort, route) in found.items():
            for end in ends(game, seat, movement, beginning(movement, pose)):
                more = distance(pose.hex, end.hex) + turns_between(pose.facing, end.facing)
                way = effort + more, (*route, end)
                further[end] = min(way, further.get(end, way))
        found = further
    return {pose: route for pose, (_, route) in found.items()}


def way_to(game: Senjutsu, seat: int, movement: Movement, goal: Pose) -> list[tuple[Choice, Pose]]:
    """The bits of a movement that lead to a pose: over as few corpses, then with as few bits as possible."""
    start = beginning(movement, pose_of(game, seat))
    waiting: list[tuple[int, int, Going, tuple[tuple[Choice, Pose], ...]]] = [(0, 0, start, ())]
    seen: set[Going] = set()
    while waiting:
        corpses, bits, going, way = heappop(waiting)
        if going.pose == goal and is_complete(movement, going):
            return list(way)
        if going in seen:
            continue
        seen.add(going)
        for choice, then in choices(game, seat, movement, going):
            if choice[0] == "step" and not is_open(game, seat, then.pose.hex):
                continue
            entered = int(choice[0] == "step" and terrain_at(game, then.pose.hex) == CORPSE)
            heappush(waiting, (corpses + entered, bits + 1, then, (*way, (choice, then.pose))))
    return []


def steps_to(game: Senjutsu, seat: int, goals: Iterable[Hex]) -> dict[Hex, int]:
    """For each hex how many steps over open hexes it is from the nearest goal; hexes without a path are not there."""
    hexes = open_hexes(game, seat)
    edge = [goal for goal in goals if goal in hexes]
    steps = dict.fromkeys(edge, 0)
    while edge:
        next_edge: list[Hex] = []
        for hex in edge:
            for side in range(SIDES):
                near = neighbour(hex, side)
                if near not in steps and near in hexes:
                    steps[near] = steps[hex] + 1
                    next_edge.append(near)
        edge = next_edge
    return steps


@lru_cache(maxsize=MOST_KNOWN)
def turns_between(one: int, other: int) -> int:
    """By how many sides two directions differ."""
    return min((one - other) % SIDES, (other - one) % SIDES)


@lru_cache(maxsize=MOST_KNOWN)
def looks_away(pose: Pose, hex: Hex) -> int:
    """By how many sides a figure would have to be turned to face a hex (senjutsu.solo.move.face-you)."""
    return min((turns_between(pose.facing, way) for way in ways_closer(pose.hex, hex)), default=0)
