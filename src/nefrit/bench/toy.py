"""A tiny game on the kernel, played only to be measured: the yardstick of `nefrit bench`.

Two seats have units in play, each with an ability or two. In every round they use them in turn or pass, in one action
window; an ability has a cost and an effect. After some rounds the seat with more points wins. It has what the real
games have - a window, costs, effects, hidden hands and decks - and nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from nefrit.kernel.cards import Face, Library
from nefrit.kernel.definition import Definition
from nefrit.kernel.effects import Context, Cost, Effect
from nefrit.kernel.game import AnyGame, Game
from nefrit.kernel.memo import Memo
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.record import Header
from nefrit.kernel.refusals import Refusal, refuse
from nefrit.kernel.state import Piece, Seat, Table
from nefrit.kernel.windows import Window
from nefrit.kernel.zones import NOBODY, OWNER, Zone
from nefrit.parts.using import Ability

DECK = Zone("deck", NOBODY, ordered=True)
HAND = Zone("hand", OWNER)
FIELD = Zone("field", in_play=True, listens=True)
DISCARD = Zone("discard")

ENERGY = 6
ROUNDS = 8
HAND_SIZE = 5
DEFAULTS = {"cards": 30, "in_play": 5, "depth": 1}
"""The options: how many cards a seat has, how many of them are in play, and how deep the procedures are nested."""


# ---- Records


class Unit(Piece):
    """A unit in play."""

    __slots__ = ("strength", "tired")

    def __init__(self, controller: int) -> None:
        self.controller = controller
        self.serial = 0
        self.tired = False
        self.strength = 0

    def copy(self) -> Unit:
        """Written out, because it is copied at every change."""
        new = Unit.__new__(Unit)
        new.controller = self.controller
        new.serial = self.serial
        new.tired = self.tired
        new.strength = self.strength
        return new


class Side(Seat):
    """What a seat has."""

    __slots__ = ("energy", "points")

    def __init__(self) -> None:
        self.energy = ENERGY
        self.points = 0

    def copy(self) -> Side:
        """Written out, because it is copied at every change."""
        new = Side.__new__(Side)
        new.energy = self.energy
        new.points = self.points
        return new


class Clock(Table):
    """Which round it is."""

    __slots__ = ("round",)

    def __init__(self) -> None:
        self.round = 0


Toy = Game[Unit, Side, Clock, "UnitFace", Memo]


# ---- Costs and effects

# Why something is refused is asked at every decision, so the reasons are made once.
TIRED = (refuse("toy.tired", "tired"),)
TOO_LITTLE_ENERGY = (refuse("toy.energy", "too-little-energy"),)


@dataclass(frozen=True)
class Tire(Cost):
    """Tire the unit itself."""

    def refusals(self, game: Toy, context: Context) -> Iterable[Refusal]:
        """A tired unit cannot."""
        return TIRED if game.pieces[context.source].tired else ()

    def pay(self, game: Toy, context: Context) -> Procedure | None:
        """Tire it."""
        game.edit_piece(context.source).tired = True
        return None


@dataclass(frozen=True)
class Pay(Cost):
    """Pay energy."""

    energy: int

    def refusals(self, game: Toy, context: Context) -> Iterable[Refusal]:
        """There must be enough of it."""
        return TOO_LITTLE_ENERGY if game.seats[context.seat].energy < self.energy else ()

    def pay(self, game: Toy, context: Context) -> Procedure | None:
        """Pay it."""
        game.edit_seat(context.seat).energy -= self.energy
        return None


@dataclass(frozen=True)
class Score(Effect):
    """Gain points."""

    points: int

    def apply(self, game: Toy, context: Context) -> Procedure | None:
        """Gain them."""
        game.edit_seat(context.seat).points += self.points
        return None


@dataclass(frozen=True)
class Draw(Effect):
    """Draw a card."""

    def can(self, game: Toy, context: Context) -> bool:
        """There must be one."""
        return bool(game.zone(DECK, context.seat))

    def apply(self, game: Toy, context: Context) -> Procedure | None:
        """Draw it."""
        deck = game.zone(DECK, context.seat)
        if deck:
            game.move(deck[0], HAND, context.seat)
        return None


@dataclass(frozen=True)
class Train(Effect):
    """Make the unit itself stronger."""

    def apply(self, game: Toy, context: Context) -> Procedure | None:
        """Count it on the unit."""
        game.edit_piece(context.source).strength += 1
        return None


POINT = (Score(1),)
ABILITIES = (
    (Ability(Score(1), costs=(Tire(),)),),
    (Ability(Score(2), costs=(Pay(2),)),),
    (Ability(Draw(), costs=(Tire(),)), Ability(Score(1), costs=(Pay(1),))),
    (Ability(Train(), costs=(Tire(),)),),
    (Ability(Draw(), costs=(Pay(2),)),),
)


class UnitFace(Face):
    """What is printed on a unit."""

    __slots__ = ("uses",)

    def __init__(self, number: int) -> None:
        self.uses = ABILITIES[number % len(ABILITIES)]
        name = f"Unit {number}"
        super().__init__(f"unit-{number}", name, abilities=self.uses, listens=1 << number % 4, number=str(number))


FACES = [UnitFace(number) for number in range(100)]


# ---- The game


class Actions(Window):
    """Seats use abilities of their units, or pass."""

    __slots__ = ()
    rule = "toy.window"

    def options(self, game: Toy, seat: int) -> tuple[Value, ...]:
        """Every ability that can be used now."""
        found: list[Value] = []
        context = Context(seat)
        for card in game.zone(FIELD, seat):
            context.source = card
            for index, ability in enumerate(game.faces[card].uses):
                if usable(game, ability, context):
                    found.append(("use", card, index))
        return tuple(found)

    def act(self, game: Toy, seat: int, option: Value) -> Procedure | None:
        """Pay the costs, and carry the effect out."""
        assert isinstance(option, tuple)
        _, card, index = option
        ability = game.faces[card].uses[index]
        context = Context(seat, card, (ability.effect,))
        for cost in ability.costs:
            cost.pay(game, context)
        return context


def usable(game: Toy, ability: Ability, context: Context) -> bool:
    """Whether the costs can be paid and the effect would change anything."""
    for cost in ability.costs:
        if cost.refusals(game, context):
            return False
    return ability.effect.can(game, context)


class PlainActions(Window):
    """The smallest real action window: each ready unit may act, for a point and for strength of its own; or pass."""

    __slots__ = ()
    rule = "toy.window"

    def options(self, game: Toy, seat: int) -> tuple[Value, ...]:
        """The units that are not tired."""
        pieces = game.pieces
        return tuple([card for card in game.zone(FIELD, seat) if not pieces[card].tired])

    def act(self, game: Toy, seat: int, option: Value) -> Procedure | None:
        """The unit grows stronger, and its effect is carried out."""
        assert isinstance(option, int)
        game.edit_piece(option).strength += 1
        return Context(seat, option, POINT)


class Idle(Window):
    """A window in which the rules cost nothing, so that only the kernel is measured."""

    __slots__ = ()
    rule = "toy.window"

    def options(self, game: Toy, seat: int) -> tuple[Value, ...]:
        """Always the same."""
        return ("nothing",)

    def act(self, game: Toy, seat: int, option: Value) -> Procedure | None:
        """Nothing happens."""
        return None


class Rounds(Procedure):
    """All rounds of a game."""

    __slots__ = ()

    @step("toy.begin")
    def begin(self, game: Toy) -> Flow:
        """The next round begins, or the game is over."""
        if game.table.round == ROUNDS:
            points = [side.points for side in game.seats]
            winners = [seat for seat, mine in enumerate(points) if mine == max(points)]
            game.finish(winners, "toy.end", "most-points")
            return None
        game.edit_table().round += 1
        for seat in range(game.seat_count):
            game.edit_seat(seat).energy = ENERGY
        for card, unit in tuple(game.pieces.items()):
            if unit.tired:
                game.edit_piece(card).tired = False
        return None

    @step("toy.window")
    def window(self, game: Toy) -> Flow:
        """One action window."""
        first = game.table.round % 2
        return Actions((first, 1 - first))

    @step("toy.again")
    def again(self, game: Toy) -> Flow:
        """And so on."""
        self.goto("begin")
        return None


class Nested(Procedure):
    """A procedure that only runs another, to make the stack as deep as in the middle of a long chain of effects."""

    __slots__ = ("depth",)

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.depth = depth

    @step("toy.nested")
    def inner(self, game: Toy) -> Flow:
        """Run the one inside."""
        return Nested(self.depth - 1) if self.depth > 1 else Rounds()


class ToyDefinition(Definition):
    """The toy, for two."""

    def new_seat(self, header: Header, seat: int) -> Side:
        """A seat with all its energy."""
        return Side()

    def new_table(self, header: Header) -> Clock:
        """The first round comes."""
        return Clock()

    def new_piece(self, game: AnyGame, card: int, controller: int) -> Unit:
        """A fresh unit."""
        return Unit(controller)

    def problems(self, header: Header) -> Iterator[str]:
        """Nobody but the benchmark sets its options."""
        for option in header.options:
            if option not in DEFAULTS:
                yield f"toy has no option {option!r}"

    def set_up(self, game: Toy) -> Procedure:
        """Some units come into play, some cards into each hand, the rest is the deck."""
        options: dict[str, Any] = {**DEFAULTS, **game.header.options}
        for seat in range(game.seat_count):
            faces = [FACES[number % len(FACES)] for number in range(options["cards"])]
            game.deal((face, seat, DECK, seat) for face in faces)
            # The units in play are the same in every game; what is drawn is not.
            for card in sorted(game.zone(DECK, seat), key=lambda card: int(game.faces[card].number))[
                : options["in_play"]
            ]:
                game.put_into_play(card, Unit(seat), FIELD, seat)
            game.shuffle(DECK, seat)
            for card in game.zone(DECK, seat)[:HAND_SIZE]:
                game.move(card, HAND, seat)
        # The rounds and the window are two procedures themselves.
        depth = options["depth"] - 2
        return Nested(depth) if depth > 0 else Rounds()


TOY = ToyDefinition("toy", "Toy", seats=(2, 2), zones=(DECK, HAND, FIELD, DISCARD), library=Library(FACES))
"""The definition of the toy."""
