"""The course of a game: what each answer was, as far as stops and taking back depend on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from nefrit.kernel.chart import place_in
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Opportunity

SOLE = "sole"
"""The table gave the only answer there was."""
STOPS = "stops"
"""The table passed for a seat that did not want to be asked."""


class Moment(NamedTuple):
    """An answer, and the game after it.

    `deed` if it was anything else than passing; `joint` if others answered at the same time; `by` is empty if the seat
    itself gave it. `window` is the window of the chart that is open, `since` the number of answers before it opened.
    `told` if another seat was asked something, or might have been. `declined` is the round in which the seat itself
    passed where it was asked for a card alone; 0 if it did not.
    """

    seat: int
    deed: bool = False
    joint: bool = False
    by: str = ""
    phase: tuple[int, str] = (0, "")
    window: str = ""
    since: int = 0
    turn: int | None = None
    told: bool = True
    declined: int = 0


class Begun(NamedTuple):
    """Something that a seat has begun and others are not shown yet: with which answer, at which depth of the stack."""

    seat: int
    number: int
    depth: int


class Course:
    """All answers so far. It is turned back when answers are taken back."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []

    def __len__(self) -> int:
        return len(self.moments)

    def add(self, game: AnyGame, seat: int, by: str, *, deed: bool, joint: bool, told: bool, declined: int = 0) -> None:
        """Note an answer, after which the game is as it is now."""
        definition = game.definition
        phase = (definition.round_of(game), place_in(definition.chart(), game)[0])
        window = open_window(game)
        last = self.moments[-1] if self.moments else None
        same = last is not None and bool(window) and (last.phase, last.window) == (phase, window)
        since = last.since if last is not None and same else len(self.moments) + 1
        turn = definition.turn_of(game)
        self.moments.append(Moment(seat, deed, joint, by, phase, window, since, turn, told, declined))

    def tell(self) -> None:
        """Note that others have learnt something by the last answer."""
        self.moments[-1] = self.moments[-1]._replace(told=True)

    def add_past(self, seats: Collection[int]) -> None:
        """Note answers of a game from which this one goes on: nobody can take them back."""
        self.moments.extend([Moment(seat) for seat in seats])

    def take_back(self, number: int) -> None:
        """Forget all answers from this number on."""
        del self.moments[number:]

    def last_own(self, seat: int, first: int = 0) -> int | None:
        """The number of the last answer that a seat gave itself; not before the one with the number `first`."""
        for number in range(len(self.moments) - 1, first - 1, -1):
            moment = self.moments[number]
            if moment.seat == seat and not moment.by:
                return number
        return None

    def acted_here(self, seat: int) -> bool:
        """Whether anybody acted in the window that is open, since a seat last passed in it."""
        if not self.moments or not self.moments[-1].window:
            return False
        here = self.moments[self.moments[-1].since :]
        passed = [number for number, moment in enumerate(here) if moment.seat == seat and not moment.deed]
        return any(moment.deed for moment in here[passed[-1] + 1 if passed else 0 :])

    def happened(self, seat: int) -> bool:
        """Whether another seat has done anything in this phase since a seat last answered or was passed over."""
        for moment in reversed(self.moments):
            if moment.seat == seat or moment.phase != self.moments[-1].phase:
                return False
            if moment.deed and not moment.joint:
                return True
        return False

    def deeds(self, since: int, seat: int) -> Sequence[int]:
        """The numbers of the answers from `since` on by which another seat acted, or this one itself decided."""
        return [
            number
            for number, moment in enumerate(self.moments[since:], start=since)
            if moment.deed and not moment.joint and (moment.seat != seat or not moment.by)
        ]

    def has_declined(self, seat: int, round: int) -> bool:
        """Whether a seat passed in this round where it was asked for a card alone."""
        return any(moment.seat == seat and moment.declined == round for moment in self.moments)

    def turn_came(self, since: int, seat: int) -> bool:
        """Whether a turn of a seat has begun after so many answers."""
        turns = [moment.turn for moment in self.moments[max(0, since - 1) :]]
        if since == 0:
            turns = [None, *turns]
        return any(now == seat != before for before, now in pairwise(turns))


def open_window(game: AnyGame) -> str:
    """The window of the chart that is open, whatever is being done in it; empty if none is."""
    chart = game.definition.chart()
    windows = {step.number for phase in chart for step in phase.steps if step.window}
    steps = [number for number in place_in(chart, game)[1] if number in windows]
    return steps[-1] if steps else ""


def others_told(game: AnyGame, seat: int, opportunities: Sequence[Opportunity], asked: Collection[int]) -> bool:
    """Whether an answer of a seat has led to a question to others, or might have for all that anybody knows.

    `opportunities` are those since the answer, `asked` are the seats that were asked before it.
    """
    if any(one.seat != seat for one in opportunities):
        return True
    return any(decision.seat != seat and decision.seat not in asked for decision in game.pending)


def nothing_learnt(before: AnyGame, now: AnyGame, *, by: int | None = None) -> bool:
    """Whether between two states nothing was left to chance, and nobody, or not this seat, came to know a card."""
    if before.chance.state != now.chance.state or len(before.known_to) != len(now.known_to):
        return False
    eyes = -1 if by is None else 1 << by
    return all(not new & ~old & eyes for old, new in zip(before.known_to, now.known_to, strict=True))


def is_begun(before: AnyGame, now: AnyGame, begun: Begun) -> bool:
    """Whether a seat is still about what it has begun: it alone is asked, and has learnt nothing by it."""
    if now.outcome is not None or [decision.seat for decision in now.pending] != [begun.seat]:
        return False
    return len(now.stack) > begun.depth and nothing_learnt(before, now, by=begun.seat)
