"""Timing: everything is timed in turn with a plain method call, again and again, and the medians are taken.

What counts is the time of the processor, so that other work on the machine disturbs less.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Mapping
from statistics import median
from time import process_time
from types import FrameType

from nefrit.bench.figures import Measure

SHORTEST = 0.01
"""How many seconds one timing takes at least."""
CALLS = 100
"""How many plain calls are timed at once; the loop around them counts as part of them, as it does elsewhere."""

Work = Callable[[], object]


class _Thing:
    """Something with a plain method: the unit in which everything is told."""

    def method(self, argument: int) -> int:
        return argument


def measured(
    work: Mapping[str, tuple[Work, int]], repetitions: int, targets: Mapping[str, float], between: Work
) -> tuple[dict[str, Measure], float]:
    """How long each of these takes, and how many seconds a plain call took.

    Each is a function, and how many of the thing it does at once. `between` is done once in every repetition.
    """
    timings: dict[str, list[tuple[float, float]]] = {name: [] for name in work}
    calls: list[float] = []
    counts = {name: _how_often(one) for name, (one, _) in work.items()}
    how_often = _how_often(_many_calls)
    collecting = gc.isenabled()
    gc.disable()
    try:
        for _ in range(repetitions):
            for name, (one, units) in work.items():
                # The call is timed again each time, because the speed of a busy machine changes from moment to moment.
                call = _time(_many_calls, how_often) / CALLS
                timings[name].append((_time(one, counts[name]) / units, call))
                calls.append(call)
            between()
            gc.collect()
    finally:
        if collecting:
            gc.enable()
    measures = {
        name: Measure(
            calls=round(median(taken / call for taken, call in pairs), 1),
            microseconds=round(median(taken for taken, _ in pairs) * 1e6, 3),
            target=targets.get(name),
        )
        for name, pairs in timings.items()
    }
    return measures, median(calls)


def calls_of(work: Work) -> int:
    """How many Python functions are called by something. Compiled ones are not seen, and not counted."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        work()
    finally:
        sys.setprofile(before)
    # The function itself is one of them.
    return calls - 1


def _many_calls() -> None:
    thing = _Thing()
    for number in range(CALLS):
        thing.method(number)


def _how_often(work: Work) -> int:
    """How often something is done for one timing."""
    count = 1
    while _time(work, count) * count < SHORTEST:
        count *= 2
    return count


def _time(work: Work, count: int) -> float:
    """Seconds for doing something once, when it is done this often."""
    rounds = range(count)
    start = process_time()
    for _ in rounds:
        work()
    return (process_time() - start) / count
