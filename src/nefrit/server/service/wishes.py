"""What a seat has said of when it wants to be asked. Nobody else learns of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from nefrit.kernel.chart import Chart
from nefrit.kernel.stops import ALWAYS, CAN, NEVER, RESPONSES, STOP_RULES

OFFERED = "offered"
"""Asked wherever the seat can do anything: the rule of those who say nothing of stops."""

ASK_ME = "can"
PASS_FOR_ME = "pass"
OLD_RULES = {ASK_ME: OFFERED, ALWAYS: ALWAYS, PASS_FOR_ME: NEVER}
"""One rule for all windows, as it can be said, too."""

EVENT = "event"
TURN = "turn"
PHASE = "phase"
ROUND = "round"
UNTILS = ("", EVENT, TURN, PHASE, ROUND)
"""How long a seat is passed over: until something happens, its turn comes, or the phase or round is over."""

Rules = Mapping[str, tuple[str, str]]
"""For each window a rule on the seat's own turn, and one on that of others."""


@dataclass(frozen=True)
class Run:
    """A rule for all windows that holds for a while: for so many answers that were given, at a place in the round.

    `own` are the seat's cards in play when it began.
    """

    rule: str
    until: str
    since: int
    place: tuple[int, str]
    own: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Wishes:
    """When a seat wants to be asked.

    `rules` are those that it has set itself, None if it has one rule for all windows instead. `cards` says of faces, by
    their ids, whether it wants to be asked wherever they can be used. `ask` if it wants to answer even where there is
    one answer only. `quiet` are cards, each with the round in which it does not want to be asked about it again.
    """

    rules: Rules | None = None
    everywhere: str = OFFERED
    cards: Mapping[str, bool] = field(default_factory=dict)
    ask: bool = False
    quiet: frozenset[tuple[int, int]] = frozenset()
    run: Run | None = None


def usual_rules(chart: Chart) -> dict[str, tuple[str, str]]:
    """The rules that a game proposes for its windows; responses are asked for where there is one."""
    windows = [step for phase in chart for step in phase.steps if step.window]
    return {**{step.number: step.stops for step in windows if step.stops is not None}, RESPONSES: (CAN, CAN)}


def rule_on(rules: tuple[str, str], turn: int | None, seat: int) -> str:
    """The rule that holds on somebody's turn; where it is nobody's turn the one that asks more."""
    if turn is None:
        return max(rules, key=STOP_RULES.index)
    return rules[0] if turn == seat else rules[1]
