"""Lines that any section may have: gates, alternatives, groups, conditions, the choice of a target."""

from __future__ import annotations

from nefrit.kernel.decisions import NO, NO_CARD, YES, Decision, choose
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Procedure
from nefrit.senjutsu.focus import lose_focus
from nefrit.senjutsu.full_attack import alternatives_that_hit, answers_that_hit
from nefrit.senjutsu.gates import can_open
from nefrit.senjutsu.internal_lines import Aiming, Means, NextSection, OnceDone
from nefrit.senjutsu.lines import asks, does
from nefrit.senjutsu.perform import Perform
from nefrit.senjutsu.sight import in_reach
from nefrit.senjutsu.state import Senjutsu, opponents, standing
from nefrit.senjutsu.trees.attacks import SetRange
from nefrit.senjutsu.trees.diagrams import OnMarked
from nefrit.senjutsu.trees.gates import Gated
from nefrit.senjutsu.trees.lines import WORTH, AfterSuccess, IfSuccessful, Line, Lines, May, Or


def candidates(game: Senjutsu, perform: Perform, among: tuple[int, ...]) -> list[int]:
    """Whom a card without a diagram may be aimed at: any other fighter in reach.

    senjutsu.diagram.no-diagram-target, senjutsu.range.distance, senjutsu.los.required
    """
    # Automated opponents mean players only (senjutsu.solo.target.nearest).
    everybody = opponents(game, perform.seat) if game.seats[perform.seat].automated else standing(game)
    others = [seat for seat in everybody if seat != perform.seat and (not among or seat in among)]
    return [seat for seat in others if in_reach(game, perform.seat, seat, perform.reach(game))]


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


@does(NextSection)
def begin_next_section(line: NextSection, game: Senjutsu, perform: Perform) -> Procedure | None:
    """It depends on nothing that the one above it did (senjutsu.success.other-sections-independent)."""
    perform.struck = ()
    perform.success = False
    return None


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
    answers = answers_that_hit(game, perform, line)
    rule = "senjutsu.focus.optional.pay-to-use" if len(answers) == 2 else "senjutsu.fullattack.pay-optional-costs"
    return choose(perform.seat, answers, "answer", rule, "pay-focus", perform.source)


@does(Gated)
def pass_gate(line: Gated, game: Senjutsu, perform: Perform) -> Procedure | None:
    """Do the line behind it next, if it is open (senjutsu.focus.combined-band)."""
    if not can_open(game, perform.seat, line.gate) or (line.gate.focus and perform.answer != YES):
        return None
    if line.gate.focus:
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


@asks(Or)
def ask_alternative(line: Or, game: Senjutsu, perform: Perform) -> Decision | None:
    """Which one, if there is a choice; where all cost focus, perhaps none (senjutsu.focus.optional.always-optional)."""
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
    numbers = alternatives_that_hit(game, perform, line, perform.todo)
    if not numbers or perform.answer == NO:
        return None
    number = perform.answer[2] if isinstance(perform.answer, tuple) else numbers[0]
    assert isinstance(number, int)
    option = line.lines[number]
    if isinstance(option, Gated):
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
