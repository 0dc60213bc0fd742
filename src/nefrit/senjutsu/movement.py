"""Movement: the stages of the steps and rotations of a line, and where they can lead a figure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import SEATS, TABLE
from nefrit.kernel.plain import Value
from nefrit.senjutsu.constants import BOAT, CALTROPS, CORPSE, MOVEMENT, ROTATION
from nefrit.senjutsu.hexes import MOST_KNOWN, SIDES, Hex, neighbour
from nefrit.senjutsu.node_cache import NodeCache
from nefrit.senjutsu.state import Senjutsu
from nefrit.senjutsu.trees.movement import THEN, Movement, Rotation, Step

OPEN_TERRAIN = ("", BOAT, CORPSE, CALTROPS)
"""What characters may enter (senjutsu.terrain.boat-normal-hex, senjutsu.terrain.corpse-normal-hex)."""
UNDECIDED: Final = -1
CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = 5


class Pose(NamedTuple):
    """Where a figure stands and how it faces (senjutsu.facing.forward)."""

    hex: Hex
    facing: int


class Going(NamedTuple):
    """A movement under way: the pose, and of each part how much is done and which way was chosen for it.

    All steps of a part go along one arrow, all rotations of a part one way: senjutsu.move.same-direction-steps,
    senjutsu.move.same-direction-rotations, decision.senjutsu.same-arrow.
    """

    pose: Pose
    done: tuple[int, ...]
    ways: tuple[int, ...]


Choice = tuple[str, int]
"""A next bit of a movement: ("step", direction of the arrow) or ("rotate", by how many sides)."""


def not_cancelled(game: Senjutsu, seat: int, movement: Movement) -> Movement:
    """What is left of a movement if the movement or the rotations of the fighter's card have been cancelled."""
    cancelled = game.seats[seat].cancelled
    if MOVEMENT in cancelled:
        return Movement((), movement.order)
    if ROTATION in cancelled:
        return replace(movement, parts=tuple([part for part in movement.parts if isinstance(part, Step)]))
    return movement


def own_movement(game: Senjutsu, seat: int, movement: Movement) -> Movement:
    """A movement as a fighter makes it: what has not been cancelled, and not straight if it is drunk."""
    left = not_cancelled(game, seat, movement)
    if game.seats[seat].drunk:
        return staggering(left)
    return left


def beginning(movement: Movement, pose: Pose) -> Going:
    """A movement that has not begun."""
    return Going(pose, *not_begun(movement))


def not_begun(movement: Movement) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Of each part of a movement that has not begun how much is done, and which way was chosen."""
    parts = len(movement.parts)
    return (0,) * parts, (UNDECIDED,) * parts


# ---- Open hexes


@lru_cache(maxsize=256)
def _ground(board: tuple[Hex, ...], terrain: tuple[tuple[Hex, str], ...]) -> frozenset[Hex]:
    """The hexes of a battlefield that can be entered, whoever stands there."""
    return frozenset(board).difference([hex for hex, kind in terrain if kind not in OPEN_TERRAIN])


def open_hexes(game: Senjutsu, seat: int) -> frozenset[Hex]:
    """The hexes to which a figure may be moved voluntarily.

    senjutsu.move.no-voluntary-terrain, senjutsu.move.no-voluntary-character, senjutsu.move.no-voluntary-off-board,
    senjutsu.move.off-board-definition, senjutsu.terrain.cannot-enter
    """
    memo = game.memo
    known = memo.open_hexes
    if known is None:
        known = memo.open_hexes = {}
        memo.known |= SEATS | TABLE
    found = known.get(seat)
    if found is None:
        table, fighters = game.table, game.seats
        # Who is defeated stands nowhere.
        taken = {fighter.hex for other, fighter in enumerate(fighters) if other != seat}
        if table.lord is not None and fighters[seat].automated:
            # senjutsu.horde.lord.friendly
            taken.add(table.lord)
        found = known[seat] = _ground(table.board, table.terrain).difference(taken)
    return found


def corpses(game: Senjutsu) -> frozenset[Hex]:
    """The hexes with a corpse, which costs all focus (senjutsu.terrain.corpse-focus)."""
    return frozenset([hex for hex, kind in game.table.terrain if kind == CORPSE])


def is_open(game: Senjutsu, seat: int, hex: Hex) -> bool:
    """Whether a figure may be moved to a hex voluntarily."""
    return hex in open_hexes(game, seat)


# ---- What may come next


@lru_cache(maxsize=MOST_KNOWN)
def stepped(pose: Pose, arrow: int) -> Pose:
    """The pose after a step, which goes by the facing of the moment (senjutsu.move.relative-to-current-facing)."""
    return Pose(neighbour(pose.hex, pose.facing + arrow), pose.facing)


@lru_cache(maxsize=MOST_KNOWN)
def rotated(pose: Pose, sides: int) -> Pose:
    """The pose after a rotation, clockwise by so many sides."""
    return Pose(pose.hex, (pose.facing + sides) % SIDES)


class Bit:
    """What may come next in a movement, wherever the figure stands.

    `then` is the stage after it, `go` tells the pose after it; `move` is how it is offered. It is `mandatory` as the
    part is that it belongs to.
    """

    __slots__ = ("choice", "go", "is_step", "mandatory", "move", "then", "way")

    def __init__(self, part: Step | Rotation, way: int, then: Stage) -> None:
        self.is_step = isinstance(part, Step)
        self.choice: Choice = ("step" if self.is_step else "rotate", way)
        self.move: tuple[Value, ...] = (self.choice[0], NO_CARD, way)
        self.way = way
        self.go: Callable[[Pose, int], Pose] = stepped if self.is_step else rotated
        self.mandatory = part.mandatory
        self.then = then


class Stage:
    """How far a movement has come, wherever the figure stands: of each part how much is done, and which way.

    It is complete when all that is mandatory has been done; of the rest any part may be
    (senjutsu.move.mandatory-in-full, senjutsu.move.optional-any-part). `bits` is every next bit, whether or not it
    leads onto an open hex.
    """

    __slots__ = ("bits", "done", "is_complete", "ways")

    def __init__(self, movement: Movement, done: tuple[int, ...], ways: tuple[int, ...]) -> None:
        self.done = done
        self.ways = ways
        parts = zip(movement.parts, done, strict=True)
        self.is_complete = all(count >= part.count or not part.mandatory for part, count in parts)
        self.bits: tuple[Bit, ...] = ()


class Course:
    """A movement with all its stages."""

    def __init__(self, movement: Movement) -> None:
        self.movement = movement
        self._stages: dict[tuple[tuple[int, ...], tuple[int, ...]], Stage] = {}

    def stage(self, done: tuple[int, ...], ways: tuple[int, ...]) -> Stage:
        """The stage at which so much of each part is done."""
        found = self._stages.get((done, ways))
        if found is None:
            found = self._stages[done, ways] = Stage(self.movement, done, ways)
            found.bits = tuple(self._bits(found))
        return found

    def _bits(self, stage: Stage) -> Iterator[Bit]:
        """Each step goes from hex to hex, so that nobody passes over what stands in the way.

        senjutsu.terrain.no-passing. The word "then" fixes the order (senjutsu.move.then): what comes later waits for
        what must be done before it, and when a later part has begun the earlier ones are over.
        """
        in_order = self.movement.order == THEN
        for number, part in enumerate(self.movement.parts):
            if in_order and any(stage.done[number + 1 :]):
                continue
            is_left = stage.done[number] < part.count
            if is_left:
                usual = part.directions if isinstance(part, Step) else (CLOCKWISE, COUNTERCLOCKWISE)
                for way in usual if stage.ways[number] == UNDECIDED else (stage.ways[number],):
                    yield Bit(part, way, self._after(stage, number, way))
            if in_order and is_left and part.mandatory:
                return

    def _after(self, stage: Stage, number: int, way: int) -> Stage:
        """The stage after one more bit of a part."""
        done = (*stage.done[:number], stage.done[number] + 1, *stage.done[number + 1 :])
        return self.stage(done, (*stage.ways[:number], way, *stage.ways[number + 1 :]))


# Movements that are made during play are equal to others made before, but not the same.
_courses: NodeCache[Movement, Course] = NodeCache(lru_cache(maxsize=1024)(Course))


def stage_at(movement: Movement, done: tuple[int, ...], ways: tuple[int, ...]) -> Stage:
    """The stage of a movement at which so much of each part is done."""
    return _courses[movement].stage(done, ways)


def is_complete(movement: Movement, going: Going) -> bool:
    """Whether all that is mandatory has been done."""
    return stage_at(movement, going.done, going.ways).is_complete


def choices(game: Senjutsu, seat: int, movement: Movement, going: Going) -> list[tuple[Choice, Going]]:
    """The bits of movement that a player may choose next, and what follows each."""
    pose = going.pose
    bits = open_bits(stage_at(movement, going.done, going.ways), pose, open_hexes(game, seat))
    return [(bit.choice, Going(bit.go(pose, bit.way), bit.then.done, bit.then.ways)) for bit in bits]


def open_bits(stage: Stage, pose: Pose, hexes: frozenset[Hex]) -> list[Bit]:
    """The bits of movement that may be chosen next.

    A way that ends in a collision is open only where all do (senjutsu.move.unavoidable-exception): then every bit may
    be chosen, but of what is optional still none that collides.
    """
    free: list[Bit] = []
    found: list[Bit] = []
    for bit in stage.bits:
        then = bit.go(pose, bit.way)
        if not bit.is_step or then.hex in hexes:
            free.append(bit)
            if bit.then.is_complete or _can_complete(bit.then, then, hexes):
                found.append(bit)
    if found or stage.is_complete:
        return found
    return [bit for bit in stage.bits if bit.mandatory or bit in free]


def _can_complete(stage: Stage, pose: Pose, hexes: frozenset[Hex]) -> bool:
    """Whether what is mandatory can still be done without a collision."""
    if stage.is_complete:
        return True
    for bit in stage.bits:
        then = bit.go(pose, bit.way)
        if (not bit.is_step or then.hex in hexes) and _can_complete(bit.then, then, hexes):
            return True
    return False


def ends(game: Senjutsu, seat: int, movement: Movement, going: Going) -> set[Pose]:
    """Every pose in which a movement may end from here without a collision."""
    return ends_from(stage_at(movement, going.done, going.ways), going.pose, open_hexes(game, seat))


def ends_from(stage: Stage, pose: Pose, hexes: frozenset[Hex]) -> set[Pose]:
    """Every pose in which a movement at a stage may end over these hexes."""
    found: set[Pose] = set()
    start = stage, pose
    seen = {start}
    waiting = [start]
    while waiting:
        stage, pose = waiting.pop()
        if stage.is_complete:
            found.add(pose)
        for bit in stage.bits:
            then = bit.go(pose, bit.way)
            if not bit.is_step or then.hex in hexes:
                node = bit.then, then
                if node not in seen:
                    seen.add(node)
                    waiting.append(node)
    return found


class Leading:
    """Which bits of a movement still lead to one of these poses."""

    def __init__(self, goals: Set[Pose], hexes: frozenset[Hex]) -> None:
        self.goals = goals
        self.hexes = hexes
        self._known: dict[tuple[Stage, Pose], bool] = {}

    def leads(self, stage: Stage, pose: Pose) -> bool:
        """Whether a movement at a stage can end in one of the poses."""
        if stage.is_complete and pose in self.goals:
            return True
        key = stage, pose
        known = self._known.get(key)
        if known is None:
            known = False
            for bit in stage.bits:
                if self.goes_on(bit, pose):
                    known = True
                    break
            self._known[key] = known
        return known

    def goes_on(self, bit: Bit, pose: Pose) -> bool:
        """Whether a bit collides with nothing and leads to one of them."""
        then = bit.go(pose, bit.way)
        return (not bit.is_step or then.hex in self.hexes) and self.leads(bit.then, then)


@lru_cache(maxsize=256)
def staggering(movement: Movement) -> Movement:
    """A movement of a drunk fighter: all of it is mandatory, and each step and rotation may go another way."""
    parts: list[Step | Rotation] = []
    for part in movement.parts:
        parts += [replace(part, count=1, mandatory=True)] * part.count
    return replace(movement, parts=tuple(parts))
