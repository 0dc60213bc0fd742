"""The cards of the hex duel: movement and the other words of which they are made, and the game."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace

from nefrit.kernel.cards import Library
from nefrit.kernel.decisions import NO_CARD, PASS, Decision, choose
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Effect, May, Node, OneOf, Sequence, Then
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.kernel.record import Header
from tests.kernel.models.duel.attacks import TURNS, Attack, Block, moved
from tests.kernel.models.duel.timing import (
    ATTACK,
    CORE,
    DECK,
    DEFENCE,
    DISCARD,
    HAND,
    MEDITATION,
    PLAY,
    Card,
    CardInPlay,
    Duel,
    Fighter,
    Hex,
    Round,
    Section,
    Spot,
    Track,
    discard,
    standing,
)

BOARD = frozenset((q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2)
STARTS = ((0, 1, 0), (0, 0, 3), (1, 0, 5), (-1, 1, 1))


@dataclass(frozen=True)
class Part(Node):
    """Steps or turns, as many as `count`, all the same way: one of `ways`, chosen with the first of them."""

    ways: tuple[str, ...]
    count: int = 1
    optional: bool = False


@dataclass(frozen=True)
class Move(Effect):
    """A line of movement. Its parts are carried out in any order, also interleaved; mandatory parts stand first."""

    parts: tuple[Part, ...]
    rule = "senjutsu.move.same-line-free-order"

    @property
    def optional(self) -> bool:
        return all(part.optional for part in self.parts)

    def ways(self, spot: Spot) -> Iterator[tuple[str, Part, Move, Spot]]:
        """Every next step or turn: the way, the part it belongs to, what is left of the line, and where it leads."""
        for index, part in enumerate(self.parts):
            for way in part.ways:
                left = (replace(part, ways=(way,), count=part.count - 1),) if part.count > 1 else ()
                yield way, part, Move(self.parts[:index] + left + self.parts[index + 1 :]), moved(spot, way)

    def safe(self, spot: Spot, free: frozenset[Hex]) -> bool:
        """Whether all that is mandatory can be done without a collision."""
        return spot[:2] in free and (self.optional or any(rest.safe(to, free) for _, _, rest, to in self.ways(spot)))

    def free(self, game: Duel, seat: int) -> frozenset[Hex]:
        return BOARD - {game.seats[other].spot[:2] for other in standing(game) if other != seat}

    def moves(self, game: Duel, seat: int) -> dict[Value, tuple[Move, Spot]]:
        """The legal moves, each with what is left and where it leads. Only an unavoidable collision is legal."""
        spot, free = game.seats[seat].spot, self.free(game, seat)
        ways = list(self.ways(spot))
        safe = [found for found in ways if found[2].safe(found[3], free)]
        moves: dict[Value, tuple[Move, Spot]] = {PASS: (Move(()), spot)} if self.optional else {}
        for way, _, rest, to in safe or [found for found in ways if not found[1].optional]:
            moves.setdefault(("turn" if way in TURNS else "step", NO_CARD, way), (rest, to))
        return moves

    def ask(self, game: Duel, context: Context) -> Decision | None:
        moves = self.moves(game, context.seat)
        values = tuple(moves.values())
        return context.choice(choose(context.seat, tuple(moves), "answer", self.rule, "move", context.source, values))

    def apply(self, game: Duel, context: Context) -> None:
        assert isinstance(context.answer, tuple)
        rest, spot = context.answer
        if spot[:2] in self.free(game, context.seat):
            game.edit_seat(context.seat).spot = spot
            context.first_do(*([rest] if rest.parts else []))
        else:
            discard(game, (context.source,))


@dataclass(frozen=True)
class Advantage(Effect):
    """Move to the top of the advantage track."""

    def can(self, game: Duel, context: Context) -> bool:
        return game.table.track[0] != context.seat

    def apply(self, game: Duel, context: Context) -> None:
        others = [seat for seat in game.table.track if seat != context.seat]
        game.edit_table().track = (context.seat, *others)


# ---- The game


def section(low: int, *lines: Effect, high: int = 0) -> Section:
    return Section(Sequence(lines), low=low, high=high)


BEFORE, FRONT = ("forward",), ("forward-left", "forward", "forward-right")
TURN, MAY_TURN = Part(("left", "right")), Part(("left", "right"), optional=True)
STEP_BACK, MAY_STEP = Move((Part(("back",)),)), Move((Part(("forward", "back"), 2, optional=True),))
MAY_ADVANCE = May(Advantage(), "senjutsu.advantage.effect-on-card")
FACES = (
    Card("Stand", CORE, section(0, Move((MAY_TURN,)))),
    Card("Cut", ATTACK, section(5, Attack(BEFORE))),
    Card("Two Cuts", ATTACK, section(6, Attack(BEFORE)), section(4, Attack(BEFORE))),
    Card("Hit and Run", ATTACK, section(5, Then(Attack(BEFORE), STEP_BACK))),
    Card("Pursuit", ATTACK, section(5, Attack(BEFORE), Attack(("forward forward",)))),
    Card("Tendon Cut", ATTACK, section(5, Attack(FRONT, wounds=0, hobbles=2))),
    Card("Twist", ATTACK, section(3, Move((MAY_TURN,)), Attack(BEFORE))),
    Card("Sweep", ATTACK, section(3, Attack(FRONT))),
    Card("Charge", ATTACK, section(6, Move((Part(("forward",), 2),))), section(2, Attack(FRONT, wounds=2))),
    Card("Guard", DEFENCE, section(3, Then(Block(BEFORE, counters=(4, 5, 6)), STEP_BACK), Advantage(), high=6)),
    Card("Wall", DEFENCE, section(5, Block(FRONT, counters=(5,)), MAY_ADVANCE)),
    Card("Flow", MEDITATION, section(4, Move((Part(("forward", "back"), 2), MAY_TURN)), Move((TURN,)))),
    Card("Gather", MEDITATION, section(5, OneOf((Advantage(), MAY_STEP), "senjutsu.or.choose-one"))),
)


class HexDuel(Definition):
    """The hex duel, for two to four."""

    rulebook = "senjutsu"

    def new_seat(self, header: Header, seat: int) -> Fighter:
        return Fighter(STARTS[seat])

    def new_table(self, header: Header) -> Track:
        return Track(header.seats)

    def new_piece(self, game: Duel, card: int, controller: int) -> CardInPlay:
        return CardInPlay(controller, len(game.faces[card].sections))

    def set_up(self, game: Duel) -> Procedure:
        """Everybody has the core card and four others in hand, four in the deck; the advantage is random."""
        game.edit_table().track = game.chance.shuffled(range(game.seat_count))
        for seat in range(game.seat_count):
            faces = (FACES[0], *game.chance.shuffled(FACES[1:])[:8])
            game.deal((face, seat, HAND if number < 5 else DECK, seat) for number, face in enumerate(faces))
        return Round()

    def pool(self, game: Duel, card: int) -> Hashable:
        """Everybody knows that each player has a core card, and where it is."""
        return game.owners[card], game.faces[card].kind == CORE


MOMENTS = {name: (Round, name) for name in ("draw", "choose", "reveal", "resolve")}
ZONES, LIBRARY = (DECK, HAND, PLAY, DISCARD), Library(FACES)
GAME = HexDuel("duel", "Hex duel", seats=(2, 4), zones=ZONES, library=LIBRARY, moments=MOMENTS)
