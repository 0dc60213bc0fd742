"""The timing chart of a round: its phases and numbered steps, and which of them a game is at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nefrit.kernel.procedures import Procedure, steps_of

if TYPE_CHECKING:
    from nefrit.kernel.game import AnyGame


@dataclass(frozen=True)
class ChartStep:
    """A step of the chart under its number: the steps of procedures, by class and name, that carry it out.

    Words for it are under the message `chart-NUMBER`, with dashes for dots. `inner` if it is part of the step before
    it, `window` if players may act in it. Where `inside` is given, the procedure counts only if it was begun by that
    step of another one. `stops` says when players usually want to be asked in the window, on their own turn and on
    that of others; None where they are asked always, because passing ends a turn that is theirs alone.
    """

    number: str
    rule: str
    carried_out: tuple[tuple[type[Procedure], str], ...]
    inner: bool = False
    window: bool = False
    inside: tuple[type[Procedure], str] | None = None
    stops: tuple[str, str] | None = ("can", "can")


@dataclass(frozen=True)
class ChartPhase:
    """A phase of the chart, with its steps in order. Words for it are under `chart-NAME`."""

    name: str
    rule: str
    steps: tuple[ChartStep, ...]


Chart = tuple[ChartPhase, ...]


def place_in(chart: Chart, game: AnyGame) -> tuple[str, tuple[str, ...]]:
    """Where a game is in the chart: the phase and the numbers of the steps that run, from outer to inner."""
    found = {place: (phase.name, step) for phase in chart for step in phase.steps for place in step.carried_out}
    phase, numbers, outer = "", [], None
    for frame in game.stack:
        steps = steps_of(type(frame))
        place = (type(frame), steps[frame.at].__name__) if frame.at < len(steps) else None
        known = None if place is None else found.get(place)
        if known is not None and known[1].inside in (None, outer):
            phase = known[0]
            numbers.append(known[1].number)
        outer = place
    return phase, tuple(dict.fromkeys(numbers))
