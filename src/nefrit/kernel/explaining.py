"""Why a seat does not choose something now: the reasons, what is decided instead, and when it could be chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from nefrit.kernel.chart import Chart, place_in
from nefrit.kernel.decisions import NO_CARD, Decision
from nefrit.kernel.plain import Value
from nefrit.kernel.refusals import Refusal

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame

CAN_CHOOSE: Final = "can-choose"
"""It is among the options of the decision."""
REFUSED: Final = "refused"
"""Rules speak against it."""
NOT_AMONG: Final = "not-among"
"""No rule speaks against it, but it is not what the decision is about."""
OTHERS_DECIDE: Final = "others-decide"
"""No rule speaks against it, but the seat is not asked."""
OVER: Final = "over"
"""The game is over."""


@dataclass(frozen=True)
class WhyNot:
    """The answer to "why not?", which is never empty.

    `rule` is that of the decision, of the step that runs, or of how the game ended. `reasons` are all that speaks
    against the thing now, the most decisive first. `when` are numbers of steps of the timing chart: where it fits next.
    """

    verdict: str
    rule: str
    reasons: tuple[Refusal, ...] = ()
    when: tuple[str, ...] = ()


def why_not_card(game: AnyGame, seat: int, card: int, *, asked: bool = True) -> WhyNot:
    """Why a seat does not choose a card that it knows. Where it may not know whether anybody is `asked`, nobody is."""
    decision = game.decision(seat) if asked else None
    if decision is not None and any(_is_about(option, card) for option in decision.options):
        return WhyNot(CAN_CHOOSE, decision.rule)
    definition = game.definition
    reasons = () if game.outcome is not None else tuple(definition.why_not(game, seat, card))
    return _answer(game, decision, reasons, definition.steps_for(game, seat, card))


def why_not_place(game: AnyGame, seat: int, place: str, *, asked: bool = True) -> WhyNot:
    """Why a seat does not choose something on the table that is no card it knows, such as `ring/fire`."""
    decision = game.decision(seat) if asked else None
    definition = game.definition
    reasons = () if game.outcome is not None else tuple(definition.why_not_place(game, seat, place))
    return _answer(game, decision, reasons, definition.steps_for_place(game, seat, place))


def _answer(game: AnyGame, decision: Decision | None, reasons: tuple[Refusal, ...], steps: tuple[str, ...]) -> WhyNot:
    if game.outcome is not None:
        return WhyNot(OVER, game.outcome.rule)
    rule = _running_rule(game) if decision is None else decision.rule
    when = next_of(game.definition.chart(), game, steps)
    if reasons:
        return WhyNot(REFUSED, rule, tuple([one for at, one in enumerate(reasons) if one not in reasons[:at]]), when)
    return WhyNot(OTHERS_DECIDE if decision is None else NOT_AMONG, rule, (), when)


def _running_rule(game: AnyGame) -> str:
    """The rule of the innermost step that runs and has one, as everybody can see it."""
    rules = [frame.step_rule for frame in game.stack if "." in frame.step_rule]
    return rules[-1] if rules else ""


def _is_about(option: Value, card: int) -> bool:
    """Whether an option is a card, or a move with it."""
    return option == card if isinstance(option, int) else isinstance(option, tuple) and option[1] == card != NO_CARD


def next_of(chart: Chart, game: AnyGame, steps: tuple[str, ...]) -> tuple[str, ...]:
    """Of some steps of the chart the one that comes next after where the game is; none if there are no others."""
    if not steps:
        return ()
    order = [step.number for phase in chart for step in phase.steps]
    _, running = place_in(chart, game)
    here = max([order.index(number) for number in running], default=-1)
    others = [number for number in order if number in steps and number not in running]
    later = [number for number in others if order.index(number) > here]
    return tuple((later or others)[:1])
