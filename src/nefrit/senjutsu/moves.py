"""Moving a figure: the steps and rotations of a movement one by one, what terrain does, and collisions."""

from __future__ import annotations

from nefrit.kernel.decisions import choose
from nefrit.kernel.occurrences import Occurrence
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.automaton import automaton_of
from nefrit.senjutsu.constants import BAMBOO, BLEED, CORPSE, HOBBLE, STUN, WAGON, WOUND
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.full_attack import leading_to_hits
from nefrit.senjutsu.hand_lines import DiscardFromHand
from nefrit.senjutsu.harm import harm
from nefrit.senjutsu.hexes import SIDES, Hex, distance, neighbour
from nefrit.senjutsu.large_battlefields import ended, farther, goes_farther, is_far
from nefrit.senjutsu.lines import does
from nefrit.senjutsu.movement import (
    OPEN_TERRAIN,
    Bit,
    Choice,
    Pose,
    is_open,
    open_bits,
    open_hexes,
    own_movement,
    stage_at,
)
from nefrit.senjutsu.perform import Perform, asked
from nefrit.senjutsu.state import Fighter, Senjutsu, figure_at, opponents, terrain_at
from nefrit.senjutsu.traps import tread
from nefrit.senjutsu.trees.movement import OPPONENT, Movement

DONE = "done"
HARM_OF_TERRAIN = {BAMBOO: (WOUND, STUN), WAGON: (WOUND, BLEED)}
"""What being forced onto terrain does beyond a wound (decision.senjutsu.terrain)."""
NO_WAY = -1
"""The direction in which a figure goes that is not moved to an adjacent hex."""


class Stepped(Occurrence):
    """A figure comes to another hex; `way` is the direction it went in, relative to its facing, or NO_WAY.

    It is `forced` where it is moved by what another fighter does.
    """

    __slots__ = ("forced", "hex", "seat", "way")
    message = "stepped"
    seat_fields = ("seat",)

    def __init__(self, seat: int, hex: Hex, *, forced: bool = False) -> None:
        self.seat = seat
        self.hex = hex
        self.forced = forced
        self.way = NO_WAY

    def happen(self, game: Senjutsu) -> None:
        """A step does not change the facing (senjutsu.move.step-keeps-facing)."""
        fighter = game.edit_seat(self.seat)
        self.way = way_to_neighbour(fighter, self.hex)
        fighter.hex = self.hex


def way_to_neighbour(fighter: Fighter, hex: Hex) -> int:
    """In which direction, relative to its facing, a fighter goes to a hex; NO_WAY if that is not adjacent."""
    ways = [way for way in range(SIDES) if fighter.hex is not None and neighbour(fighter.hex, way) == hex]
    return (ways[0] - fighter.facing) % SIDES if ways else NO_WAY


class Rotated(Occurrence):
    """A figure is turned, clockwise by so many sides; it is `forced` where another fighter turns it."""

    __slots__ = ("by", "forced", "seat")
    message = "rotated"
    seat_fields = ("seat",)

    def __init__(self, seat: int, by: int, *, forced: bool = False) -> None:
        self.seat = seat
        self.by = by
        self.forced = forced

    def happen(self, game: Senjutsu) -> None:
        """senjutsu.move.rotate-procedure."""
        fighter = game.edit_seat(self.seat)
        fighter.facing = (fighter.facing + self.by) % SIDES


class TerrainRemoved(Occurrence):
    """A piece of terrain is removed from the game."""

    __slots__ = ("hex", "what")
    message = "terrain-removed"

    def __init__(self, hex: Hex, what: str) -> None:
        self.hex = hex
        self.what = what

    def happen(self, game: Senjutsu) -> None:
        """senjutsu.terrain.bamboo-removed-by-collision, senjutsu.terrain.bamboo-removed-by-attack."""
        table = game.edit_table()
        table.terrain = tuple([(hex, kind) for hex, kind in table.terrain if hex != self.hex])


def enter(game: Senjutsu, seat: int, hex: Hex, *, forced: bool = False) -> None:
    """A figure enters a hex; a corpse there hobbles it and costs all its focus.

    senjutsu.terrain.corpse-effect, senjutsu.terrain.corpse-focus, decision.senjutsu.caltrops
    """
    game.occur(Stepped(seat, hex, forced=forced))
    if terrain_at(game, hex) == CORPSE:
        harm(game, seat, HOBBLE, 1)
        if game.seats[seat].owner == NO_SEAT:
            lose_focus(game, seat, game.seats[seat].focus, "lost")
    tread(game, seat, hex)


def hit_terrain(game: Senjutsu, seat: int, hex: Hex) -> None:
    """A figure is forced onto terrain: it stops before it and suffers what that terrain does.

    senjutsu.terrain.forced-entry, senjutsu.terrain.stones, senjutsu.terrain.shrine, senjutsu.terrain.torii-pillar,
    senjutsu.terrain.cherry-tree, senjutsu.terrain.bamboo, senjutsu.terrain.burning-wagon,
    senjutsu.terrain.bamboo-removed-by-collision
    """
    kind = terrain_at(game, hex)
    for what in HARM_OF_TERRAIN.get(kind, (WOUND,)):
        harm(game, seat, what, 1)
    if kind == BAMBOO:
        game.occur(TerrainRemoved(hex, kind))


class Moving(Procedure):
    """A movement of a line, bit by bit as the player chooses.

    senjutsu.move.same-line-free-order, senjutsu.move.same-line-example. `far` tells that it goes farther while no
    opponent is near (senjutsu.large.trigger).
    """

    __slots__ = ("chosen", "done", "far", "movement", "seat", "ways")
    seat_fields = ("seat",)

    def __init__(self, seat: int, movement: Movement, *, far: bool = False) -> None:
        super().__init__()
        self.seat = seat
        self.movement = movement
        self.far = far
        self.done = (0,) * len(movement.parts)
        self.ways = (-1,) * len(movement.parts)
        self.chosen: Value = DONE

    def pose(self, game: Senjutsu) -> Pose:
        """How the figure stands now."""
        fighter = game.seats[self.seat]
        assert fighter.hex is not None, "a fighter without a figure does not move"
        return Pose(fighter.hex, fighter.facing)

    def open_ways(self, game: Senjutsu) -> tuple[bool, list[Bit]]:
        """Whether the player may stop now, and what may be chosen next.

        On an attack card only what still leads to a hit, if something does (senjutsu.fullattack.commit); where it
        leads towards somebody, only what comes nearer (decision.senjutsu.towards).
        """
        pose, stage = self.pose(game), stage_at(self.movement, self.done, self.ways)
        may_stop = stage.is_complete
        bits = open_bits(stage, pose, open_hexes(game, self.seat))
        if self.movement.towards:
            bits = [bit for bit in bits if not bit.is_step or self.comes_nearer(game, bit.go(pose, bit.way).hex)]
        perform = game.innermost_or_none(Perform)
        if perform is not None and perform.seat == self.seat and perform.is_attack(game):
            good = leading_to_hits(game, perform, stage, pose)
            if good:
                bits = [bit for bit in bits if any(leading.goes_on(bit, pose) for leading in good)]
                may_stop = may_stop and any(pose in leading.goals for leading in good)
        return may_stop, bits

    def comes_nearer(self, game: Senjutsu, hex: Hex) -> bool:
        """Whether a hex is nearer to an opponent, or to the partner, than where the figure stands.

        decision.senjutsu.towards
        """
        here = self.pose(game).hex
        goals = opponents(game, self.seat) if self.movement.towards == OPPONENT else [game.seats[self.seat].owner]
        places = [game.seats[seat].hex for seat in goals]
        return any(place is not None and distance(hex, place) < distance(here, place) for place in places)

    def chosen_bit(self, game: Senjutsu, choice: Choice) -> Bit:
        """The bit that was chosen; of parts that go the same way the first."""
        bits = [bit for bit in stage_at(self.movement, self.done, self.ways).bits if bit.choice == choice]
        if len(bits) > 1:
            bits = [bit for bit in self.open_ways(game)[1] if bit.choice == choice]
        return bits[0]

    def options(self, game: Senjutsu) -> list[Value]:
        """What may be chosen next, as moves."""
        may_stop, bits = self.open_ways(game)
        found: dict[Value, None] = {DONE: None} if may_stop else {}
        for bit in bits:
            found[bit.move] = None
        return list(found)

    @step("senjutsu.move.made-of")
    def ask(self, game: Senjutsu) -> Flow:
        """What is next."""
        options = self.options(game)
        if options == [DONE] or not options:
            return None
        return asked(game, self, choose(self.seat, options, "chosen", "senjutsu.move.optional-any-part", "move"))

    @step("senjutsu.move.step-procedure")
    def go(self, game: Senjutsu) -> Flow:
        """Do it, and go on until the player stops or nothing is left."""
        if not isinstance(self.chosen, tuple):
            return None
        verb, _, number = self.chosen
        self.chosen = DONE
        bit = self.chosen_bit(game, (verb, number))
        pose = bit.go(self.pose(game), bit.way)
        self.done, self.ways = bit.then.done, bit.then.ways
        self.goto("ask")
        return self.carry_out(game, verb, pose, number)

    def carry_out(self, game: Senjutsu, verb: str, pose: Pose, number: int) -> Procedure | None:
        """Turn or step; a step that cannot be made is a collision (senjutsu.move.unavoidable-exception).

        decision.senjutsu.caltrops, senjutsu.large.ends-at-six, senjutsu.cards.effects-on-resolution,
        senjutsu.collision.character-ends-turn
        """
        if verb == "rotate":
            game.occur(Rotated(self.seat, number))
            return None
        if is_open(game, self.seat, pose.hex):
            enter(game, self.seat, pose.hex)
            if game.innermost_or_none(Perform) is not None:
                game.edit_innermost(Perform).moved += 1
            if game.seats[self.seat].hex is None:
                # The caltrops on that hex have defeated it.
                self.finish_after_this_step()
                return None
            if self.far and not is_far(game, self.seat):
                self.movement = ended(self.movement, self.done)
            return None
        self.finish_after_this_step()
        return collide(game, self.seat, pose.hex)


def collide(game: Senjutsu, seat: int, hex: Hex) -> Procedure | None:
    """A figure must move where it cannot: it does not move, and its turn ends.

    senjutsu.collision.off-board, senjutsu.collision.terrain, senjutsu.collision.character-ends-turn,
    senjutsu.collision.off-board-rest-lost, senjutsu.collision.terrain-rest-lost
    """
    game.edit_seat(seat).over = True
    if hex not in game.table.board:
        harm(game, seat, STUN, 1)
        return None
    if terrain_at(game, hex) not in OPEN_TERRAIN:
        hit_terrain(game, seat, hex)
        return None
    # senjutsu.collision.character-other-penalty, senjutsu.collision.character-mover-penalty: both at the same time.
    # The fallen lord is nobody's figure (senjutsu.horde.lord.friendly).
    both = [one for one in (figure_at(game, hex), seat) if one != NO_SEAT]
    harm(game, both, STUN, 1, seat)
    return DiscardFromHand(seat, 1, rule="senjutsu.collision.character-mover-penalty")


@does(Movement)
def move(line: Movement, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The player moves the own figure, as far as that has not been cancelled; automated opponents go by their rules."""
    left = own_movement(game, perform.seat, line)
    if not left.parts:
        return None
    if game.seats[perform.seat].automated:
        return automaton_of(game).move(game, perform, left)
    far = goes_farther(game, perform)
    return Moving(perform.seat, farther(left) if far else left, far=far)
