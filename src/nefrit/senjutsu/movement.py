"""Movement: steps and rotations of a line, one after the other as the player chooses; and collisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import BOAT, CALTROPS, CORPSE, MOVEMENT, ROTATION
from nefrit.senjutsu.hexes import SIDES, Hex, neighbour
from nefrit.senjutsu.state import Senjutsu, figure_at, terrain_at
from nefrit.senjutsu.trees import THEN, Movement, Step

OPEN_TERRAIN = ("", BOAT, CORPSE, CALTROPS)
"""What characters may enter (senjutsu.terrain.boat-normal-hex, senjutsu.terrain.corpse-normal-hex)."""

UNDECIDED = -1
CLOCKWISE = 1
COUNTERCLOCKWISE = 5


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
        return Movement(tuple([part for part in movement.parts if isinstance(part, Step)]), movement.order)
    return movement


def beginning(movement: Movement, pose: Pose) -> Going:
    """A movement that has not begun."""
    parts = len(movement.parts)
    return Going(pose, (0,) * parts, (UNDECIDED,) * parts)


def is_open(game: Senjutsu, seat: int, hex: Hex) -> bool:
    """Whether a figure may be moved to a hex voluntarily.

    senjutsu.move.no-voluntary-terrain, senjutsu.move.no-voluntary-character, senjutsu.move.no-voluntary-off-board,
    senjutsu.move.off-board-definition, senjutsu.terrain.cannot-enter
    """
    if hex not in game.table.board or terrain_at(game, hex) not in OPEN_TERRAIN:
        return False
    if hex == game.table.lord and game.seats[seat].automated:
        # senjutsu.horde.lord.friendly
        return False
    return figure_at(game, hex) in (NO_SEAT, seat)


def is_complete(movement: Movement, going: Going) -> bool:
    """Whether all that is mandatory has been done; of the rest any part may be.

    senjutsu.move.mandatory-in-full, senjutsu.move.optional-any-part
    """
    return all(done >= part.count or not part.mandatory for part, done in zip(movement.parts, going.done, strict=True))


def _nexts(movement: Movement, going: Going) -> Iterator[tuple[int, Choice, Going]]:
    """Every next bit, whether or not it leads onto an open hex: the number of the part, the choice and what follows.

    Each step goes by the facing of the moment (senjutsu.move.relative-to-current-facing) and from hex to hex, so that
    nobody passes over what stands in the way (senjutsu.terrain.no-passing).
    The word "then" fixes the order (senjutsu.move.then): what comes later waits for what must be done before it, and
    when a later part has begun the earlier ones are over.
    """
    for number, part in enumerate(movement.parts):
        if movement.order == THEN and any(going.done[number + 1 :]):
            continue
        if going.done[number] < part.count:
            way = going.ways[number]
            done = (*going.done[:number], going.done[number] + 1, *going.done[number + 1 :])
            hex, facing = going.pose
            if isinstance(part, Step):
                for arrow in part.directions if way == UNDECIDED else (way,):
                    pose = Pose(neighbour(hex, facing + arrow), facing)
                    yield number, ("step", arrow), Going(pose, done, _chosen(going.ways, number, arrow))
            else:
                for turn in (CLOCKWISE, COUNTERCLOCKWISE) if way == UNDECIDED else (way,):
                    pose = Pose(hex, (facing + turn) % SIDES)
                    yield number, ("rotate", turn), Going(pose, done, _chosen(going.ways, number, turn))
        if movement.order == THEN and going.done[number] < part.count and part.mandatory:
            return


def _chosen(ways: tuple[int, ...], number: int, way: int) -> tuple[int, ...]:
    return (*ways[:number], way, *ways[number + 1 :])


def choices(game: Senjutsu, seat: int, movement: Movement, going: Going) -> list[tuple[Choice, Going]]:
    """The bits of movement that a player may choose next.

    A way that ends in a collision is open only where all do (senjutsu.move.unavoidable-exception): then every bit may
    be chosen, but of what is optional still none that collides.
    """
    nexts = list(_nexts(movement, going))
    free = [(number, choice, then) for number, choice, then in nexts if _is_free(game, seat, choice, then)]
    found = [(choice, then) for _, choice, then in free if _can_complete(game, seat, movement, then)]
    if found or is_complete(movement, going):
        return found
    return [
        (choice, then)
        for number, choice, then in nexts
        if (number, choice, then) in free or movement.parts[number].mandatory
    ]


def _is_free(game: Senjutsu, seat: int, choice: Choice, then: Going) -> bool:
    """Whether a bit of movement collides with nothing."""
    return choice[0] == "rotate" or is_open(game, seat, then.pose.hex)


def _can_complete(game: Senjutsu, seat: int, movement: Movement, going: Going) -> bool:
    """Whether what is mandatory can still be done without a collision."""
    if is_complete(movement, going):
        return True
    return any(
        _is_free(game, seat, choice, then) and _can_complete(game, seat, movement, then)
        for _, choice, then in _nexts(movement, going)
    )


def ends(game: Senjutsu, seat: int, movement: Movement, going: Going) -> set[Pose]:
    """Every pose in which a movement may end from here without a collision."""
    found: set[Pose] = set()
    seen: set[Going] = set()
    waiting = [going]
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        if is_complete(movement, here):
            found.add(here.pose)
        for choice, then in choices(game, seat, movement, here):
            if _is_free(game, seat, choice, then):
                waiting.append(then)
    return found
