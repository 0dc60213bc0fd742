"""Displacement: figures that are pushed, pulled, turned, driven or swapped by what another fighter does."""

from __future__ import annotations

from nefrit.kernel.decisions import NO_CARD, Decision, choose
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import STUN
from nefrit.senjutsu.harm import harm
from nefrit.senjutsu.hexes import SIDES, Hex, neighbour, ways_away, ways_closer
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.movement import CLOCKWISE, COUNTERCLOCKWISE, OPEN_TERRAIN, is_open
from nefrit.senjutsu.moves import Rotated, enter, hit_terrain
from nefrit.senjutsu.perform import Perform, asked
from nefrit.senjutsu.state import Senjutsu, figure_at, terrain_at
from nefrit.senjutsu.trees.displacement import Pull, PullOrPush, Push, RotateTarget, StepTarget, SwapPositions


class Displacing(Procedure):
    """Pushing or pulling figures hex by hex.

    senjutsu.displace.kinds, senjutsu.displace.push, senjutsu.displace.pull
    """

    __slots__ = ("away", "by", "chosen", "count", "left", "seats")
    seat_fields = ("seats", "by")

    def __init__(self, by: int, seats: tuple[int, ...], count: int, away: bool) -> None:
        super().__init__()
        self.by = by
        self.seats = seats
        self.count = count
        self.left = count
        self.away = away
        self.chosen: tuple[str, int, int] | None = None

    def ways(self, game: Senjutsu) -> list[int]:
        """The directions in which the next figure can go."""
        if not self.seats:
            return []
        hex, origin = game.seats[self.seats[0]].hex, game.seats[self.by].hex
        if hex is None or origin is None:
            return []
        return ways_away(hex, origin) if self.away else ways_closer(hex, origin)

    @step("senjutsu.displace.choice-of-hex")
    def ask(self, game: Senjutsu) -> Flow:
        """Which hex, if there are two."""
        ways = self.ways(game)
        if len(ways) < 2:
            return None
        moves = [("towards", NO_CARD, way) for way in ways]
        return asked(game, self, choose(self.by, moves, "chosen", "senjutsu.displace.choice-of-hex", "displace"))

    @step("senjutsu.displace.push")
    def go(self, game: Senjutsu) -> Flow:
        """Move it one hex; then the next hex, then the next figure.

        senjutsu.displace.stops-at-terrain, senjutsu.displace.choice-of-hex, senjutsu.displace.pull
        """
        ways = self.ways(game)
        if not self.seats:
            return None
        seat, *others = self.seats
        chosen, self.chosen = self.chosen, None
        self.left -= 1
        hex = game.seats[seat].hex
        # Where there is no way it stays.
        ways = ways if chosen is None else [chosen[2]]
        arrives = hex is not None and bool(ways) and shove(game, seat, neighbour(hex, ways[0]), self.by)
        if not arrives or not self.left:
            self.seats = tuple(others)
            self.left = self.count
        if self.seats:
            self.goto("ask")
        return None


def shove(game: Senjutsu, seat: int, hex: Hex, by: int = NO_SEAT) -> bool:
    """A figure is moved to a hex against its will; whether it got there.

    Into terrain it is treated as having collided with it and stops (senjutsu.displace.into-terrain,
    senjutsu.displace.stops-at-terrain); off the board or into a figure it stops and is stunned, and so is that figure
    (decision.senjutsu.pushed).
    """
    arrives = is_open(game, seat, hex)
    if arrives:
        enter(game, seat, hex, forced=True)
    elif hex in game.table.board and terrain_at(game, hex) not in OPEN_TERRAIN:
        hit_terrain(game, seat, hex)
    else:
        harm(game, [stunned for stunned in (seat, figure_at(game, hex)) if stunned != NO_SEAT], STUN, 1, by)
    return arrives


@does(Push)
def push(line: Push, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Away from the player's figure."""
    count = line.count + (perform.moved if line.moved else 0)
    return Displacing(perform.seat, perform.meant(game, "target"), count, away=True)


@does(Pull)
def pull(line: Pull, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Towards the player's figure."""
    return Displacing(perform.seat, perform.meant(game, "target"), line.count, away=False)


@asks(PullOrPush)
def ask_pull_or_push(line: PullOrPush, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which of both."""
    if not perform.meant(game, "target"):
        return None
    return choose(perform.seat, ("pull", "push"), "answer", "senjutsu.or.choose-one", "pull-or-push", perform.source)


@does(PullOrPush)
def pull_or_push(line: PullOrPush, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The chosen one."""
    return Displacing(perform.seat, perform.meant(game, "target"), line.count, away=perform.answer == "push")


@asks(RotateTarget)
def ask_rotation(line: RotateTarget, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which way the target is turned (senjutsu.displace.rotate-attacker-chooses)."""
    if len(perform.meant(game, "target")) != 1:
        return None
    moves = [("rotate", NO_CARD, CLOCKWISE), ("rotate", NO_CARD, COUNTERCLOCKWISE)]
    rule = "senjutsu.displace.rotate-attacker-chooses"
    return choose(perform.seat, moves, "answer", rule, "rotate-target", perform.source)


@does(RotateTarget)
def rotate_target(line: RotateTarget, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Turn it by so many sides that way; where there are several targets, one after the other."""
    seats = perform.meant(game, "target")
    if len(seats) > 1:
        perform.do_for_each(seats, line)
    elif isinstance(perform.answer, tuple):
        for seat in seats:
            game.occur(Rotated(seat, perform.answer[2] * line.count % SIDES, forced=True))
    return None


@asks(StepTarget)
def ask_step(line: StepTarget, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which way the target goes, if there are several (decision.senjutsu.step-target)."""
    seats = perform.meant(game, "target")
    if len(seats) != 1 or len(line.directions) < 2:
        return None
    facing = game.seats[seats[0]].facing
    moves = [("towards", NO_CARD, (facing + direction) % SIDES) for direction in line.directions]
    rule = "decision.senjutsu.step-target"
    return choose(perform.seat, moves, "answer", rule, "step-target", perform.source)


@does(StepTarget)
def step_target(line: StepTarget, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The target steps relative to its own facing; where there are several targets, one after the other."""
    seats = perform.meant(game, "target")
    if len(seats) > 1:
        perform.do_for_each(seats, line)
        return None
    for seat in seats:
        facing = game.seats[seat].facing
        way = perform.answer[2] if isinstance(perform.answer, tuple) else facing + line.directions[0]
        drive(game, seat, way, line.count, perform.seat)
    return None


def drive(game: Senjutsu, seat: int, way: int, count: int, by: int) -> None:
    """A figure is moved so many hexes in a direction of the board, until something stops it."""
    for _ in range(count):
        hex = game.seats[seat].hex
        if hex is None or not shove(game, seat, neighbour(hex, way), by):
            return


@does(SwapPositions)
def swap_positions(line: SwapPositions, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Both exchange their hexes and keep their facing."""
    for seat in perform.meant(game, "target")[:1]:
        mine, theirs = game.seats[perform.seat].hex, game.seats[seat].hex
        if mine is not None and theirs is not None:
            enter(game, perform.seat, theirs)
            enter(game, seat, mine, forced=True)
    return None
