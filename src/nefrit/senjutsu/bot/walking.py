"""Moving: where a movement under way can end, and the way there."""

from __future__ import annotations

from nefrit.kernel.decisions import Decision
from nefrit.senjutsu.bot.poses import far_off, foes, standing_so
from nefrit.senjutsu.full_attack import leading_to_hits
from nefrit.senjutsu.movement import Leading, Pose, ends_from, open_hexes, stage_at
from nefrit.senjutsu.moves import DONE, Moving
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.state import Senjutsu

NEARER = 0.3
"""What a hex nearer to the opponents counts."""


class Walk:
    """The movement under way: who moves, and how far it has come."""

    def __init__(self, game: Senjutsu) -> None:
        moving = game.stack[-1]
        assert isinstance(moving, Moving), "a movement is under way"
        self.seat = moving.seat
        self.stage = stage_at(moving.movement, moving.done, moving.ways)
        self.pose = moving.pose(game)


def goals(game: Senjutsu, walk: Walk) -> list[Pose]:
    """The poses in which the movement may end, those that look best first; on an attack card those that lead to hits.

    Empty if it can only collide.
    """
    perform = game.innermost_or_none(Perform)
    if perform is None or not perform.is_attack(game):
        good = []
    else:
        good = leading_to_hits(game, perform, walk.stage, walk.pose)
    poses = {pose for leading in good for pose in leading.goals}
    found = poses or ends_from(walk.stage, walk.pose, open_hexes(game, walk.seat))
    among = foes(game, walk.seat)
    return sorted(found, key=lambda pose: (-looks(pose, among), pose))


def looks(pose: Pose, among: list[Pose]) -> float:
    """How good a place among these opponents looks at first sight."""
    return standing_so(pose, among) - NEARER * far_off(pose, among)


def towards(game: Senjutsu, decision: Decision, goal: Pose) -> int:
    """The next bit on the way to a pose; the first option if none leads there."""
    walk = Walk(game)
    if walk.pose == goal and DONE in decision.options:
        return decision.options.index(DONE)
    leading = Leading({goal}, open_hexes(game, walk.seat))
    for bit in walk.stage.bits:
        if bit.move in decision.options and leading.goes_on(bit, walk.pose):
            return decision.options.index(bit.move)
    return 0


def promising_bits(game: Senjutsu, decision: Decision, most: int) -> list[int]:
    """The next bits towards the places that look best."""
    found: list[int] = []
    for goal in goals(game, Walk(game))[: 2 * most]:
        bit = towards(game, decision, goal)
        if bit not in found and len(found) < most:
            found.append(bit)
    return found or [0]


def usual_bit(game: Senjutsu, decision: Decision) -> int:
    """The next bit towards where it looks best to stand, found without looking further."""
    walk = Walk(game)
    perform = game.innermost_or_none(Perform)
    if perform is not None and perform.is_attack(game):
        return _best_looking(game, decision, walk)
    poses = ends_from(walk.stage, walk.pose, open_hexes(game, walk.seat))
    if not poses:
        return 0
    among = foes(game, walk.seat)
    return towards(game, decision, max(poses, key=lambda pose: (looks(pose, among), pose)))


def _best_looking(game: Senjutsu, decision: Decision, walk: Walk) -> int:
    """Whatever bit may be chosen leads to a hit: the one after which it looks best."""
    after = {bit.move: bit.go(walk.pose, bit.way) for bit in walk.stage.bits}
    poses = [after[move] if isinstance(move, tuple) else walk.pose for move in decision.options]
    among = foes(game, walk.seat)
    values = [looks(pose, among) for pose in poses]
    return values.index(max(values))
