"""Stops: in which windows a seat wants to be asked, and what a game says of them.

A window is named by the step of the timing chart that opens it; windows for responses, which open anywhere, share one
name. For each a rule says when the seat wants to be asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nefrit.kernel.chart import place_in
from nefrit.kernel.decisions import NO_CARD, PASS
from nefrit.kernel.plain import Value
from nefrit.kernel.windows import Window

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame

ALWAYS: Final = "always"
"""Asked always, and with a stop where the seat can do nothing."""
CAN: Final = "can"
"""Asked if the seat can do something that matters, or if somebody has acted in the window."""
HAPPENED: Final = "happened"
"""Asked only if somebody has acted in the window."""
NEVER: Final = "never"
"""Passed over."""
STOP_RULES: Final = (NEVER, HAPPENED, CAN, ALWAYS)
"""All rules, from the one that asks least."""

RESPONSES: Final = "responses"
"""The name of all windows in which something is responded to."""


def window_at(game: AnyGame, seat: int) -> str:
    """The window in which a seat is asked whether it acts or passes: a step of the chart, or RESPONSES.

    Empty where the seat is asked anything else, such as what it does in a turn that is its own alone.
    """
    decision = game.decision(seat)
    if decision is None or PASS not in decision.options:
        return ""
    top = game.stack[-1]
    if isinstance(top, Window):
        if len(top.turns) < 2:
            return ""
        if not top.opens_for_all:
            return RESPONSES
    elif not game.definition.conceals(game, seat):
        return ""
    return step_with_window(game) or RESPONSES


def step_with_window(game: AnyGame) -> str:
    """The innermost step of the chart that runs, if it is a window."""
    chart = game.definition.chart()
    steps = place_in(chart, game)[1]
    windows = [step.number for phase in chart for step in phase.steps if step.window]
    return steps[-1] if steps and steps[-1] in windows else ""


def card_of(option: Value) -> int:
    """The card of an option of a window; NO_CARD if it has none."""
    if isinstance(option, int):
        return option
    if isinstance(option, tuple) and len(option) > 1 and isinstance(option[1], int):
        return option[1]
    return NO_CARD
