"""Performing a section of a card: its lines from top to bottom, with their gates and alternatives."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import ATTACK
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.sight import in_reach
from nefrit.senjutsu.state import Senjutsu, opponents, standing
from nefrit.senjutsu.trees import (
    ALL,
    EACH_OPPONENT,
    OTHERS,
    SELF,
    TARGET,
    Area,
    Block,
    Gate,
    Gated,
    IfSuccessful,
    Line,
    Lines,
    LookAtHand,
    OnMarked,
    Or,
    Pull,
    PullOrPush,
    Push,
    RotateTarget,
    Search,
    StealFocus,
    StepTarget,
    Strike,
    StrikeSlower,
    SwapPositions,
)


class Perform(Context):
    """Performing lines of a card (senjutsu.resolve.top-to-bottom).

    `initiative` is the value at which they resolve. `struck` are the fighters that the latest diagram has hit or means,
    `marked` the hexes with each mark, `aim` the fighter chosen where no diagram decides (NO_SEAT if nobody yet),
    `success` whether the latest attack or block succeeded, `dealt` how many wounds it dealt. `moved` counts the hexes
    moved. `found` is a card that was searched for.
    """

    __slots__ = ("aim", "dealt", "found", "initiative", "marked", "moved", "struck", "success")
    card_fields = ("found",)
    seat_fields = ("struck", "aim")
    order = ("check", "ask", "act", "again")

    def __init__(self, seat: int, card: int, lines: tuple[Effect, ...], initiative: int) -> None:
        super().__init__(seat, card, lines)
        self.initiative = initiative
        self.struck: tuple[int, ...] = ()
        self.marked: tuple[tuple[str, tuple[Hex, ...]], ...] = ()
        self.aim = NO_SEAT
        self.success = False
        self.dealt = 0
        self.moved = 0
        self.found: tuple[int, ...] = ()

    @step("senjutsu.collision.turn-end-scope")
    def check(self, game: Senjutsu) -> Flow:
        """Where the turn of a fighter has ended nothing more of its card is resolved."""
        if game.seats[self.seat].over:
            self.todo = ()
        return None

    @step("senjutsu.cards.top-to-bottom")
    def again(self, game: Senjutsu) -> Flow:
        """The next line, until there is none."""
        if self.todo:
            self.goto("check")
        return None

    def _carry_out(self, game: Senjutsu, again: int, after: int) -> Procedure | None:
        """As in every context, but after each line see whether the turn has ended."""
        flow = super()._carry_out(game, again, after)
        if self.next == again:
            self.goto("check")
        return flow

    def meant(self, game: Senjutsu, who: str) -> tuple[int, ...]:
        """The fighters that a line means."""
        if who == SELF:
            return (self.seat,)
        if who == EACH_OPPONENT:
            others = opponents(game, self.seat)
            return tuple([seat for seat in others if in_reach(game, self.seat, seat, self.reach(game))])
        if who == ALL:
            return tuple(standing(game))
        if who == OTHERS:
            return tuple([seat for seat in standing(game) if seat != self.seat])
        alive = standing(game)
        if self.struck:
            # senjutsu.diagram.target-effects
            return tuple([seat for seat in self.struck if seat in alive])
        return (self.aim,) if self.aim in alive else ()

    def reach(self, game: Senjutsu) -> int:
        """The range of the card, 0 if it has none (senjutsu.range.distance)."""
        return game.faces[self.source].range

    def is_attack(self, game: Senjutsu) -> bool:
        """Whether the golden rule of the full attack binds its player (senjutsu.fullattack.commit)."""
        return game.faces[self.source].type == ATTACK


def has_diagram(lines: tuple[Line, ...]) -> bool:
    """Whether lines have a diagram that decides who is meant."""
    return any(isinstance(line, Strike | StrikeSlower | Area | Block) for line in lines)


def candidates(game: Senjutsu, perform: Perform) -> list[int]:
    """Whom a card without a diagram may be aimed at: any other fighter in reach.

    senjutsu.diagram.no-diagram-target
    """
    others = [seat for seat in standing(game) if seat != perform.seat]
    return [seat for seat in others if in_reach(game, perform.seat, seat, perform.reach(game))]


@dataclass(frozen=True)
class Aiming(Line):
    """Choosing whom a card without a diagram is aimed at, before its first line."""


@asks(Aiming)
def ask_aim(line: Aiming, game: Senjutsu, perform: Perform) -> Decision | None:
    """Whom, if there is a choice."""
    seats = candidates(game, perform)
    if len(seats) < 2:
        return None
    moves = [("aim", -1, seat) for seat in seats]
    return choose(perform.seat, moves, "answer", "senjutsu.diagram.no-diagram-target", "aim-at", perform.source)


@does(Aiming)
def aim(line: Aiming, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Remember it."""
    seats = candidates(game, perform)
    if isinstance(perform.answer, tuple):
        perform.aim = perform.answer[2]
    elif seats:
        perform.aim = seats[0]
    return None


AIMING = Aiming()


def needs_aim(line: object) -> bool:
    """Whether some line means a target that no diagram gives."""
    if isinstance(line, tuple):
        return any(needs_aim(part) for part in line)
    if isinstance(line, Gated):
        return needs_aim(line.line)
    if isinstance(line, Lines | Or | IfSuccessful):
        return needs_aim(line.lines)
    if isinstance(line, Search) and line.where == "target discard":
        return True
    return getattr(line, "who", None) == TARGET or isinstance(line, _ON_TARGET)


_ON_TARGET = (Push, Pull, PullOrPush, RotateTarget, StepTarget, SwapPositions, StealFocus, LookAtHand)


# ---- Gates, alternatives, conditions


def opens(game: Senjutsu, perform: Perform, gate: Gate) -> bool:
    """Whether a gate can be opened: the position fits, and there is focus enough to pay."""
    fighter = game.seats[perform.seat]
    return (not gate.kamae or fighter.kamae in gate.kamae) and fighter.focus >= gate.focus


@asks(Gated)
def ask_gate(line: Gated, game: Senjutsu, perform: Perform) -> Decision | None:
    """Whether to pay, where the gate costs focus; a Kamae alone opens it by itself.

    senjutsu.focus.optional.always-optional, senjutsu.focus.optional.decline, senjutsu.kamae.effects-mandatory
    """
    if not line.gate.focus or not opens(game, perform, line.gate):
        return None
    from nefrit.senjutsu.planning import answers_that_hit

    answers = answers_that_hit(game, perform, line)
    rule = "senjutsu.focus.optional.pay-to-use" if len(answers) == 2 else "senjutsu.fullattack.pay-optional-costs"
    return choose(perform.seat, answers, "answer", rule, "pay-focus", perform.source)


@does(Gated)
def pass_gate(line: Gated, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Do the line behind it next, if it is open (senjutsu.focus.combined-band)."""
    if not opens(game, perform, line.gate) or (line.gate.focus and perform.answer != "yes"):
        return None
    if line.gate.focus:
        from nefrit.senjutsu.kamae import lose_focus

        lose_focus(game, perform.seat, line.gate.focus)
    perform.first_do(line.line)
    return None


@does(Lines)
def do_lines(line: Lines, game: Senjutsu, perform: Perform) -> Procedure | None:
    """One after the other."""
    perform.first_do(*line.lines)
    return None


def alternatives(line: Or, kamae: str, focus: int) -> list[int]:
    """Which alternatives a fighter in this Kamae with so much focus may choose.

    One whose Kamae gate is met must be chosen (senjutsu.or.kamae-forced).
    """
    open_ones = [
        number
        for number, option in enumerate(line.lines)
        if not isinstance(option, Gated)
        or ((not option.gate.kamae or kamae in option.gate.kamae) and focus >= option.gate.focus)
    ]
    forced = [number for number in open_ones if isinstance(option := line.lines[number], Gated) and option.gate.kamae]
    return forced or open_ones


@asks(Or)
def ask_alternative(line: Or, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which one, if there is a choice."""
    from nefrit.senjutsu.planning import alternatives_that_hit

    numbers = alternatives_that_hit(game, perform, line)
    if len(numbers) < 2:
        return None
    moves = [("option", -1, number) for number in numbers]
    return choose(perform.seat, moves, "answer", "senjutsu.or.choose-one", "choose-option", perform.source)


@does(Or)
def do_alternative(line: Or, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Do the chosen one; its price is paid with the choice."""
    from nefrit.senjutsu.planning import alternatives_that_hit

    numbers = alternatives_that_hit(game, perform, line)
    if not numbers:
        return None
    number = perform.answer[2] if isinstance(perform.answer, tuple) else numbers[0]
    option = line.lines[number]
    if isinstance(option, Gated):
        from nefrit.senjutsu.kamae import lose_focus

        lose_focus(game, perform.seat, option.gate.focus)
        option = option.line
    perform.first_do(option)
    return None


@does(IfSuccessful)
def do_if_successful(line: IfSuccessful, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Only after a success (senjutsu.timing.attack.7-if-successful)."""
    if perform.success:
        perform.first_do(*line.lines)
    return None


@dataclass(frozen=True)
class Means(Line):
    """From here on these fighters are meant. Made during play."""

    seats: tuple[int, ...]


@does(Means)
def mean(line: Means, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Remember them."""
    perform.struck = line.seats
    return None


@does(OnMarked)
def do_on_marked(line: OnMarked, game: Senjutsu, perform: Perform) -> Procedure | None:
    """The line applies to everybody on the marked hexes that the diagram has hit."""
    hexes = [hex for mark, marked in perform.marked if mark == line.mark for hex in marked]
    seats = tuple([seat for seat in perform.struck if game.seats[seat].hex in hexes])
    if not seats:
        return None
    perform.first_do(Means(seats), line.line, Means(perform.struck))
    return None
