"""How automated opponents move: melee and ranged, and what else decides where a movement ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from nefrit.kernel.effects import Effect
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.constants import CORPSE
from nefrit.senjutsu.hexes import SIDES, Hex, distance, sees, ways_closer
from nefrit.senjutsu.internal_lines import Aiming
from nefrit.senjutsu.movement import Choice, Going, Pose, beginning, choices, is_open
from nefrit.senjutsu.moves import Rotated, collide, enter
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.sight import obstacles
from nefrit.senjutsu.solo.attack import best_attack
from nefrit.senjutsu.solo.behaviour import preferred_hex, preferred_side
from nefrit.senjutsu.solo.defence import open_attacks
from nefrit.senjutsu.solo.routes import (
    Route,
    flat,
    looks_away,
    movement_of,
    pose_of,
    routes,
    steps_to,
    turns_between,
    way_to,
)
from nefrit.senjutsu.solo.target import Foe, target_of
from nefrit.senjutsu.state import Senjutsu, figure_at, players, terrain_at
from nefrit.senjutsu.trees.attacks import Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import Block
from nefrit.senjutsu.trees.movement import Movement

RANGED: Final = 3
"""From this preferred distance on an opponent fights from afar."""
FAR: Final = 1000
"""Further than any board."""


def walk(game: Senjutsu, perform: Perform, line: Movement) -> Procedure | None:
    """An automated opponent moves as its rules say; it decides nothing (senjutsu.solo.behaviour.governs).

    Where it cannot help it, it collides like a player (senjutsu.solo.move.no-voluntary-collision). What its card does
    may depend on how far it has gone (senjutsu.cards.effects-on-resolution).
    """
    movement = movement_of(game, perform.seat, line)
    goal = next_pose(game, perform, movement)
    if goal is None:
        return stumble(game, perform.seat, movement)
    for choice, pose in way_to(game, perform.seat, movement, goal):
        if choice[0] == "rotate":
            game.occur(Rotated(perform.seat, choice[1]))
        else:
            enter(game, perform.seat, pose.hex)
            perform.moved += 1
    return None


def stumble(game: Senjutsu, seat: int, movement: Movement) -> Procedure | None:
    """A movement that must be made and cannot: it ends in a collision, with a player's figure if that can be.

    senjutsu.move.unavoidable-exception, senjutsu.solo.worst-case
    """
    ways = ways_to_collide(game, seat, movement, beginning(movement, pose_of(game, seat)))
    *before, (_, collision) = min(ways, key=lambda way: figure_at(game, way[-1][1].pose.hex) not in players(game))
    for choice, then in before:
        if choice[0] == "rotate":
            game.occur(Rotated(seat, choice[1]))
        else:
            enter(game, seat, then.pose.hex)
    return collide(game, seat, collision.pose.hex)


def ways_to_collide(
    game: Senjutsu, seat: int, movement: Movement, going: Going
) -> Iterator[tuple[tuple[Choice, Going], ...]]:
    """Every way in which a movement that can only collide does so, bit by bit; it steps where it can and then turns."""
    bits = choices(game, seat, movement, going)
    steps = [(choice, then) for choice, then in bits if choice[0] == "step"]
    for choice, then in steps or bits:
        if choice[0] == "step" and not is_open(game, seat, then.pose.hex):
            yield ((choice, then),)
        else:
            for rest in ways_to_collide(game, seat, movement, then):
                yield ((choice, then), *rest)


def next_pose(game: Senjutsu, perform: Perform, movement: Movement) -> Pose | None:
    """Where this movement ends, seen together with what follows on the card; None if it can only collide."""
    rest = flat(game, perform.seat, perform.todo)
    purpose = next((line for line in rest if isinstance(line, Strike | StrikeSlower | Block)), None)
    before = rest if purpose is None else rest[: rest.index(purpose)]
    found = routes(game, perform.seat, [movement, *further(game, perform.seat, before)])
    if not found:
        found = routes(game, perform.seat, [movement])
    if not found:
        return None
    if isinstance(purpose, Strike | StrikeSlower):
        attack = best_attack(game, perform, (movement, *rest))
        if attack is not None:
            return found[attack.pose][0]
    elif isinstance(purpose, Block):
        return found[best_guard(game, perform, purpose, found)][0]
    is_aimed = any(isinstance(line, Aiming) for line in rest)
    return found[best_place(game, perform.seat, found, perform.reach(game), is_aimed=is_aimed)][0]


def further(game: Senjutsu, seat: int, lines: list[Effect]) -> list[Movement]:
    """The movements among lines, as far as they have not been cancelled."""
    return [movement_of(game, seat, line) for line in lines if isinstance(line, Movement)]


def best_guard(game: Senjutsu, perform: Perform, block: Block, found: dict[Pose, Route]) -> Pose:
    """Where a block leaves the fewest ways open for the players' attacks at its initiative.

    senjutsu.solo.worst-case
    """
    places = Places(game, perform.seat, found)
    return min(found, key=lambda pose: (open_attacks(game, perform, block, pose), *places.rank(pose), pose))


def best_place(game: Senjutsu, seat: int, found: dict[Pose, Route], reach: int = 0, *, is_aimed: bool = False) -> Pose:
    """Where a movement that leads to no attack should end, by a card with this range, which may be aimed afterwards."""
    places = Places(game, seat, found, reach, is_aimed=is_aimed)
    return min(found, key=lambda pose: (*places.rank(pose), pose))


class Places:
    """How good the places in which it can end are for an automated opponent at this moment.

    senjutsu.solo.move.goal, senjutsu.solo.distance.seek. `reach` is the range of a shot that it could not make
    (decision.senjutsu.ai-range), or of what the card does after the movement if it `is_aimed`; 0 if there is none.
    """

    def __init__(
        self, game: Senjutsu, seat: int, found: Iterable[Pose], reach: int = 0, *, is_aimed: bool = False
    ) -> None:
        self.game = game
        self.seat = seat
        self.reach = reach
        self.is_aimed = is_aimed
        self.here = pose_of(game, seat)
        self.away = game.seats[seat].distance
        self.is_ranged = self.away >= RANGED
        self.foe = target_of(game, seat)
        self.obstacles = obstacles(game)
        self.steps: dict[Hex, int] = {}
        self.is_cornered = False
        if self.foe is not None:
            self.is_cornered = self.cannot_get_away(self.foe, found)
            self.steps = self.ranged(self.foe) if self.is_ranged else self.melee(self.foe)

    def rank(self, pose: Pose) -> tuple[int, ...]:
        """The rank of a pose: the lower, the better (senjutsu.solo.distance.seek, decision.senjutsu.ai-cornered).

        What is left equal is no corpse, which would hobble it (senjutsu.solo.worst-case), and as near as can be.
        """
        corpse = pose.hex != self.here.hex and terrain_at(self.game, pose.hex) == CORPSE
        moved = int(corpse), distance(self.here.hex, pose.hex), turns_between(self.here.facing, pose.facing)
        if self.foe is None:
            return moved
        off, hidden = self.off_distance(pose.hex, self.foe), int(self.is_ranged and not self.sees(pose, self.foe))
        if self.is_ranged and self.is_content(self.foe):
            # Who must move all the same stays far enough away and in sight.
            return off, hidden, *moved
        # senjutsu.solo.move.face-you
        facing = looks_away(pose, self.foe.hex), int(self.is_aimed and not self.aims(pose, self.foe))
        if self.is_cornered and self.sees(self.here, self.foe):
            return off, hidden, self.off_side(pose.hex, self.foe), *facing, *moved
        nearness = self.steps.get(pose.hex, FAR + distance(pose.hex, self.foe.hex))
        return nearness, hidden, off, *facing, *moved

    def off_distance(self, hex: Hex, foe: Foe) -> int:
        """How far a hex is from the preferred distance; from afar, further away is good as well."""
        missing = self.away - distance(hex, foe.hex)
        return max(0, missing) if self.is_ranged else abs(missing)

    def melee(self, foe: Foe) -> dict[Hex, int]:
        """Steps to the preferred side; if no clear path leads there, to the nearest hex at the right distance.

        senjutsu.solo.move.melee-1, senjutsu.solo.move.melee-2, senjutsu.solo.move.preferred-side
        """
        side = preferred_hex(foe.hex, foe.facing, self.game.seats[self.seat].behaviour, self.away)
        steps = steps_to(self.game, self.seat, [side])
        if self.here.hex in steps:
            return steps
        ring = [hex for hex in self.game.table.board if distance(hex, foe.hex) == self.away]
        return steps_to(self.game, self.seat, ring)

    def sees(self, pose: Pose, foe: Foe) -> bool:
        """Whether it would have the character in line of sight."""
        return sees(pose.hex, pose.facing, foe.hex, self.obstacles)

    def aims(self, pose: Pose, foe: Foe) -> bool:
        """Whether what the card does then would reach the character (senjutsu.solo.worst-case)."""
        return not self.reach or (distance(pose.hex, foe.hex) <= self.reach and self.sees(pose, foe))

    def cannot_get_away(self, foe: Foe, found: Iterable[Pose]) -> bool:
        """Whether an archer is too near, and none of these places is further away (decision.senjutsu.ai-cornered)."""
        away = distance(self.here.hex, foe.hex)
        return self.is_ranged and away < self.away and all(distance(pose.hex, foe.hex) <= away for pose in found)

    def is_content(self, foe: Foe) -> bool:
        """In sight and far enough away, but not too far: it does not move.

        senjutsu.solo.move.ranged-1, senjutsu.solo.move.ranged-2, decision.senjutsu.ai-range
        """
        away = distance(self.here.hex, foe.hex)
        return self.sees(self.here, foe) and away >= self.away and not 0 < self.reach < away

    def off_side(self, hex: Hex, foe: Foe) -> int:
        """How far a hex is from the one on the preferred side that is as far away from the character."""
        behaviour = self.game.seats[self.seat].behaviour
        return distance(hex, preferred_hex(foe.hex, foe.facing, behaviour, distance(hex, foe.hex)))

    def ranged(self, foe: Foe) -> dict[Hex, int]:
        """Away from a character that is too near, else to where it is in sight.

        senjutsu.solo.move.ranged-2, senjutsu.solo.move.ranged-3, senjutsu.solo.move.ranged-4,
        senjutsu.solo.move.ranged-seek-los, senjutsu.solo.move.ranged-no-closer, decision.senjutsu.ai-range
        """
        side = preferred_side(foe.facing, self.game.seats[self.seat].behaviour)
        board = self.game.table.board
        if distance(self.here.hex, foe.hex) < self.away and not self.is_cornered:
            # Far enough is far enough; at the same distance it keeps to the preferred side.
            return {hex: FAR * max(0, self.away - distance(hex, foe.hex)) + self.off_side(hex, foe) for hex in board}
        seeing = [hex for hex in board if any(self.sees(Pose(hex, facing), foe) for facing in range(SIDES))]
        if self.sees(self.here, foe):
            # Too far away for its shot: no closer than needed.
            return steps_to(self.game, self.seat, [hex for hex in seeing if distance(hex, foe.hex) <= self.reach])
        following = [hex for hex in seeing if side in ways_closer(foe.hex, hex)]
        for goals in (following, [hex for hex in seeing if distance(hex, foe.hex) >= self.away]):
            steps = steps_to(self.game, self.seat, goals)
            if self.here.hex in steps:
                return steps
        return steps_to(self.game, self.seat, seeing)
