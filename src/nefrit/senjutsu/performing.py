"""Performing a section of a card: its lines from top to bottom, with their gates and alternatives."""

from __future__ import annotations

from dataclasses import dataclass

from nefrit.kernel.decisions import NO, NO_CARD, YES, Decision, choose
from nefrit.kernel.effects import Context, Effect
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.state import NO_SEAT
from nefrit.senjutsu.constants import ATTACK, POISON
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.hexes import Hex
from nefrit.senjutsu.lines import WORTH, asks, does
from nefrit.senjutsu.remembered import Remembered
from nefrit.senjutsu.sight import in_reach
from nefrit.senjutsu.state import Senjutsu, decider, opponents, standing
from nefrit.senjutsu.trees.attacks import SetRange, Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import AddCounter, Block
from nefrit.senjutsu.trees.companion import BesidePartner
from nefrit.senjutsu.trees.constants import ALL, EACH_OPPONENT, OTHERS, SELF, TARGET
from nefrit.senjutsu.trees.contracts import PerContract
from nefrit.senjutsu.trees.diagrams import Area, OnMarked
from nefrit.senjutsu.trees.displacement import Pull, PullOrPush, Push, RotateTarget, StepTarget, SwapPositions
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.hands import LookAtHand, Search
from nefrit.senjutsu.trees.kamae import StealFocus
from nefrit.senjutsu.trees.lines import AfterSuccess, IfSuccessful, Line, Lines, May, Or
from nefrit.senjutsu.trees.sections import Section


def asked(game: Senjutsu, procedure: Procedure, decision: Decision) -> Decision | None:
    """A question as it is asked: an automated opponent is not asked, its answer is put where it belongs at once.

    senjutsu.solo.worst-case. For a companion the player of its partner is asked (decision.senjutsu.companion).
    """
    if not game.seats[decision.seat].automated:
        decision.seat = decider(game, decision.seat)
        return decision
    from nefrit.senjutsu.solo.deciding import decide

    setattr(procedure, decision.into, decide(game, procedure, decision))
    return None


def answering(game: Senjutsu, perform: Perform, step: str, *, at_end: bool = False) -> Procedure | None:
    """Asking the next who may answer to what has happened, if somebody may; `at_end` tells that a card is done."""
    if not game.table.calls:
        return None
    from nefrit.senjutsu.calls import ask_all

    return ask_all(game, perform, step, at_end=at_end)


class Perform(Context):
    """Performing lines of a card (senjutsu.resolve.top-to-bottom, senjutsu.cards.effects-on-resolution).

    `initiative` is the value at which they resolve. `struck` are the fighters that the latest diagram has hit or means,
    `marked` the hexes with each mark, `aim` the fighter chosen where no diagram decides (NO_SEAT if nobody yet),
    `success` whether the latest attack or block succeeded, `dealt` how many wounds it dealt to whom. `moved` counts the
    hexes moved, `drawn` the cards that were drawn at last. `found` are the cards that were searched for and taken.
    `after` tells what success an instant follows, `range` is another range than printed, 0 if it is as printed.
    """

    __slots__ = (
        "after",
        "aim",
        "dealt",
        "drawn",
        "found",
        "initiative",
        "marked",
        "moved",
        "range",
        "struck",
        "success",
    )
    card_fields = ("found",)
    seat_fields = ("struck", "aim")
    order = ("check", "ask", "act", "end")

    def __init__(self, seat: int, card: int, lines: tuple[Effect, ...], initiative: int) -> None:
        super().__init__(seat, card, lines)
        self.initiative = initiative
        self.struck: tuple[int, ...] = ()
        self.marked: tuple[tuple[str, tuple[Hex, ...]], ...] = ()
        self.aim = NO_SEAT
        self.success = False
        self.dealt: tuple[tuple[int, int], ...] = ()
        self.moved = 0
        self.drawn = 0
        self.found: tuple[int, ...] = ()
        self.after = ""
        self.range = 0

    @step("senjutsu.collision.turn-end-scope")
    def check(self, game: Senjutsu) -> Flow:
        """Where the turn of a fighter has ended nothing more of its card is resolved; poison works all the same.

        Before that it is asked who may answer to what has happened (see `calls`, decision.senjutsu.last-stand).
        """
        answer = answering(game, self, "check")
        if answer is not None:
            return answer
        if game.seats[self.seat].over and game.faces[self.source].card_class != POISON:
            self.todo = ()
        return None

    @step("senjutsu.cards.top-to-bottom")
    def ask(self, game: Senjutsu) -> Flow:
        """Ask what the next line needs to know; automated opponents are not asked."""
        question = self.todo[0].ask(game, self) if self.todo else None
        question = None if question is None else asked(game, self, question)
        return self._carry_out(game, self.at, self.at + 2) if question is None else question

    @step("senjutsu.instant.plain-timing-on-card")
    def end(self, game: Senjutsu) -> Flow:
        """When all lines are done, who may answer to the whole of them is asked (see `calls`)."""
        return answering(game, self, "end", at_end=True)

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
        # senjutsu.diagram.no-diagram-target
        return (self.aim,) if self.aim in alive else ()

    def reach(self, game: Senjutsu) -> int:
        """The range of the card, 0 if it has none (senjutsu.range.distance); contracts may make it greater.

        decision.senjutsu.own-contracts
        """
        face = game.faces[self.source]
        return (self.range or face.range) + face.farther * len(game.seats[self.seat].fulfilled)

    def is_attack(self, game: Senjutsu) -> bool:
        """Whether the golden rule of the full attack binds its player (senjutsu.fullattack.commit)."""
        return ATTACK in game.faces[self.source].types


def has_diagram(line: object) -> bool:
    """Whether a line, or one of several, has a diagram that decides who is meant."""
    if isinstance(line, tuple):
        return any(has_diagram(part) for part in line)
    if isinstance(line, Gated):
        return has_diagram(line.line)
    if isinstance(line, _HOLDERS):
        return has_diagram(line.lines)
    return isinstance(line, Strike | StrikeSlower | Area | Block)


def candidates(game: Senjutsu, perform: Perform, among: tuple[int, ...]) -> list[int]:
    """Whom a card without a diagram may be aimed at: any other fighter in reach.

    senjutsu.diagram.no-diagram-target, senjutsu.range.distance, senjutsu.los.required
    """
    # Automated opponents mean players only (senjutsu.solo.target.nearest).
    everybody = opponents(game, perform.seat) if game.seats[perform.seat].automated else standing(game)
    others = [seat for seat in everybody if seat != perform.seat and (not among or seat in among)]
    return [seat for seat in others if in_reach(game, perform.seat, seat, perform.reach(game))]


@dataclass(frozen=True)
class Aiming(Line):
    """Choosing whom a section without a diagram is aimed at, before the first line that means somebody.

    `among` are the only ones whom it can be aimed at: those whom the attack it is added to has hit, or the attacker
    who was blocked. Empty if anybody will do.
    """

    among: tuple[int, ...] = ()


@asks(Aiming)
def ask_aim(line: Aiming, game: Senjutsu, perform: Perform) -> Decision | None:
    """Whom, if there is a choice."""
    seats = candidates(game, perform, line.among)
    if len(seats) < 2:
        return None
    moves = [("aim", NO_CARD, seat) for seat in seats]
    return choose(perform.seat, moves, "answer", "senjutsu.diagram.no-diagram-target", "aim-at", perform.source)


@does(Aiming)
def aim(line: Aiming, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Remember it."""
    seats = candidates(game, perform, line.among)
    if isinstance(perform.answer, tuple):
        perform.aim = perform.answer[2]
    elif seats:
        perform.aim = seats[0]
    return None


def needs_aim(line: object) -> bool:
    """Whether some line means a target that no diagram gives."""
    if isinstance(line, tuple):
        return any(needs_aim(part) for part in line)
    if isinstance(line, Gated):
        return needs_aim(line.line)
    if isinstance(line, _HOLDERS):
        return needs_aim(line.lines)
    if isinstance(line, Search) and line.where == "target discard":
        return True
    return getattr(line, "who", None) == TARGET or isinstance(line, _ON_TARGET)


_ON_TARGET = (AddCounter, Push, Pull, PullOrPush, RotateTarget, StepTarget, SwapPositions, StealFocus, LookAtHand)
_HOLDERS = (Lines, Or, IfSuccessful, AfterSuccess, May, PerContract, BesidePartner)


def aimed(lines: tuple[Line, ...], among: tuple[int, ...] = ()) -> tuple[Line, ...]:
    """The lines of a section with the choice of a target where it is needed first and no diagram makes it.

    senjutsu.diagram.no-diagram-target. It is chosen as late as that because what stands above may move the figure, and
    with it what is in reach.
    """
    place = _aiming[lines]
    return lines if place is None else (*lines[:place], Aiming(among), *lines[place:])


def _first_aim(lines: tuple[Line, ...]) -> int | None:
    """The number of the line before which a target must be chosen, if one must be."""
    numbers = [] if has_diagram(lines) else [number for number, line in enumerate(lines) if needs_aim(line)]
    return numbers[0] if numbers else None


_aiming: Remembered[tuple[Line, ...], int | None] = Remembered(_first_aim)


@dataclass(frozen=True)
class NextSection(Line):
    """The beginning of another section of a card that is resolved all at once. Made during play."""


NEXT_SECTION = NextSection()


@does(NextSection)
def begin_next_section(line: NextSection, game: Senjutsu, perform: Perform) -> Procedure | None:
    """It depends on nothing that the one above it did (senjutsu.success.other-sections-independent)."""
    perform.struck = ()
    perform.success = False
    return None


def all_sections(sections: tuple[Section, ...], among: tuple[int, ...] = ()) -> tuple[Line, ...]:
    """The lines of all sections of a card, to be resolved one after the other."""
    found = aimed(sections[0].lines, among)
    for section in sections[1:]:
        found = (*found, NEXT_SECTION, *aimed(section.lines, among))
    return found


# ---- Gates, alternatives, conditions


@asks(Gated)
def ask_gate(line: Gated, game: Senjutsu, perform: Perform) -> Decision | None:
    """Whether to pay, where the gate costs focus; a Kamae alone opens it by itself.

    senjutsu.focus.optional.always-optional, senjutsu.focus.optional.decline, senjutsu.focus.optional.independent,
    senjutsu.kamae.effects-mandatory
    """
    if not line.gate.focus or not can_open(game, perform.seat, line.gate):
        return None
    if not is_worth(game, perform, line.line, line.gate.focus):
        # decision.senjutsu.found
        return None
    from nefrit.senjutsu.planning import answers_that_hit

    answers = answers_that_hit(game, perform, line)
    rule = "senjutsu.focus.optional.pay-to-use" if len(answers) == 2 else "senjutsu.fullattack.pay-optional-costs"
    return choose(perform.seat, answers, "answer", rule, "pay-focus", perform.source)


@does(Gated)
def pass_gate(line: Gated, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Do the line behind it next, if it is open (senjutsu.focus.combined-band)."""
    if not can_open(game, perform.seat, line.gate) or (line.gate.focus and perform.answer != YES):
        return None
    if line.gate.focus:
        from nefrit.senjutsu.kamae import lose_focus

        lose_focus(game, perform.seat, line.gate.focus)
    perform.first_do(line.line)
    return None


@does(Lines)
def do_lines(line: Lines, game: Senjutsu, perform: Perform) -> Procedure | None:
    """One after the other; after the word "then" only what follows something done in full."""
    if line.then and len(line.lines) > 1:
        perform.done = True
        perform.first_do(line.lines[0], OnceDone(Lines(line.lines[1:], then=True)))
    else:
        perform.first_do(*line.lines)
    return None


@dataclass(frozen=True)
class OnceDone(Line):
    """What follows the word "then" (decision.senjutsu.then). Made during play."""

    line: Line


@does(OnceDone)
def do_once_done(line: OnceDone, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Only if what stands before it was done in full."""
    if perform.done:
        perform.first_do(line.line)
    return None


def is_worth(game: Senjutsu, perform: Perform, line: Line, price: int) -> bool:
    """Whether a line could do something for so much focus, as far as its player knows."""
    judge = WORTH.get(type(line))
    return judge is None or judge(line, game, perform, price)


def alternatives(line: Or, kamae: str, focus: int, hidden: bool, desperate: bool, contracts: int) -> list[int]:
    """Which alternatives a fighter in this Kamae and state with so much focus may choose.

    Where one is met by the Kamae alone, one that is met by the Kamae must be chosen (senjutsu.or.kamae-forced).
    """
    open_ones = [
        number
        for number, option in enumerate(line.lines)
        if not isinstance(option, Gated)
        or (option.gate.fits(kamae, hidden, desperate, contracts) and focus >= option.gate.focus)
    ]
    by_kamae = [number for number in open_ones if isinstance(option := line.lines[number], Gated) and option.gate.kamae]
    return by_kamae if any(not price(line, number) for number in by_kamae) else open_ones


def price(line: Or, number: int) -> int:
    """How much focus an alternative costs."""
    option = line.lines[number]
    return option.gate.focus if isinstance(option, Gated) else 0


@asks(Or)
def ask_alternative(line: Or, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which one, if there is a choice; where all cost focus, perhaps none (senjutsu.focus.optional.always-optional)."""
    from nefrit.senjutsu.planning import alternatives_that_hit

    moves: list[Value] = [
        number if number == NO else ("option", NO_CARD, number)
        for number in alternatives_that_hit(game, perform, line, perform.todo[1:])
    ]
    if len(moves) < 2:
        return None
    return choose(perform.seat, moves, "answer", "senjutsu.or.choose-one", "choose-option", perform.source)


@does(Or)
def do_alternative(line: Or, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Do the chosen one; its price is paid with the choice."""
    from nefrit.senjutsu.planning import alternatives_that_hit

    numbers = alternatives_that_hit(game, perform, line, perform.todo)
    if not numbers or perform.answer == NO:
        return None
    number = perform.answer[2] if isinstance(perform.answer, tuple) else numbers[0]
    assert isinstance(number, int)
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


@does(AfterSuccess)
def do_after_success(line: AfterSuccess, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Only what belongs to the success that the instant follows."""
    if perform.after == line.what:
        perform.first_do(*line.lines)
    return None


@asks(May)
def ask_may(line: May, game: Senjutsu, perform: Perform) -> Decision | None:
    """Whether to."""
    return choose(perform.seat, (YES, NO), "answer", "senjutsu.golden.card-beats-rules", "may-do", perform.source)


@does(May)
def do_may(line: May, game: Senjutsu, perform: Perform) -> Procedure | None:
    """If the player wants to."""
    if perform.answer == YES:
        perform.first_do(*line.lines)
    return None


@does(SetRange)
def set_range(line: SetRange, game: Senjutsu, perform: Perform) -> Procedure | None:
    """From here on."""
    perform.range = line.reach
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
