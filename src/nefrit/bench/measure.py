"""Measuring: everything is timed in turn with a plain method call, again and again, and the medians are taken."""

from __future__ import annotations

import gc
import platform
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from types import FrameType
from typing import Any

import msgspec

import nefrit.kernel.game
from nefrit import __version__
from nefrit.bench.figures import FORMAT, TARGETS, Figures, Measure
from nefrit.bench.toy import TOY, Idle, PlainActions
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.kernel.match import replay
from nefrit.kernel.record import Header, Record

SEED = 5
LARGE = {"cards": 95, "in_play": 12, "depth": 6}
"""A state as large as those of the real games: 190 cards, 24 of them in play, six procedures nested."""
UNITS = 6
"""How many units each seat has in the smallest action window."""
SHORTEST = 0.01
"""How many seconds one timing takes at least."""

Played = list[tuple[int, Answer]]
Work = Callable[[], object]


class _Thing:
    """Something with a plain method: the unit in which everything is told."""

    def method(self, argument: int) -> int:
        return argument


def run(repetitions: int = 9) -> dict[str, Any]:
    """Measure everything, and return the figures as data for JSON."""
    answers = _one_game()
    work = _work(answers)
    timings: dict[str, list[tuple[float, float]]] = {name: [] for name in work}
    calls: list[float] = []
    speeds: list[float] = []
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
            speeds.append(_random_games())
            gc.collect()
    finally:
        if collecting:
            gc.enable()
    measures = {
        name: Measure(
            calls=round(median(taken / call for taken, call in pairs), 1),
            microseconds=round(median(taken for taken, _ in pairs) * 1e6, 3),
            target=TARGETS.get(name),
        )
        for name, pairs in timings.items()
    }
    figures = Figures(
        bench=FORMAT,
        version=__version__,
        python=f"{platform.python_implementation()} {platform.python_version()}",
        compiled=not str(nefrit.kernel.game.__file__).endswith(".py"),
        call_nanoseconds=round(median(calls) * 1e9, 2),
        calls_per_decision=round(calls_per_decision(answers), 2),
        decisions_per_second=round(median(speeds), 0),
        measures=measures,
    )
    data: dict[str, Any] = msgspec.to_builtins(figures)
    return data


# ---- What is measured


def _one_game() -> Played:
    """The answers of one game of the toy, the same every time."""
    game = TOY.start(Header(TOY.name, seed=SEED))
    chance = Chance(SEED)
    answers: Played = []
    while game.pending:
        decision = game.pending[0]
        answer = decision.random(chance)
        answers.append((decision.seat, answer))
        game.answer(decision.seat, answer)
    return answers


def _work(answers: Played) -> dict[str, tuple[Work, int]]:
    """What is timed: for each a function, and how many of the thing it does at once.

    A `decision` is one of the smallest action window: offer, answer, resolve. A `toy decision` is one of the whole toy,
    with its costs and reasons. A `window` is a decision in which the rules cost nothing.
    """
    start = TOY.start(Header(TOY.name, seed=SEED))
    large = TOY.start(Header(TOY.name, seed=SEED, options=LARGE))
    data = encode(large)
    chance = Chance(SEED)
    idle = TOY.empty(Header(TOY.name, seed=SEED))
    idle.begin(Idle((0, 1)))
    plain = TOY.empty(Header(TOY.name, seed=SEED, options={"in_play": UNITS}))
    TOY.set_up(plain)
    plain.begin(PlainActions((0, 1)))
    one_by_one: Played = [(number % 2, 1) for number in range(len(answers))]
    nothing: Played = [(number % 2, 1) for number in range(len(answers))]
    record = Record(Header(TOY.name, seed=SEED), answers)
    return {
        "decision": (lambda: _play(plain.clone(), one_by_one), len(one_by_one)),
        "toy decision": (lambda: _play(start.clone(), answers), len(answers)),
        "window": (lambda: _play(idle.clone(), nothing), len(answers)),
        "clone": (large.clone, 1),
        "view": (lambda: large.view(0), 1),
        "imagine": (lambda: large.imagine(0, chance), 1),
        "encode": (lambda: encode(large), 1),
        "decode": (lambda: decode(TOY, data), 1),
        "replay": (lambda: replay(TOY, record), len(answers)),
    }


def _play(game: AnyGame, answers: Played) -> None:
    for seat, answer in answers:
        game.answer(seat, answer)


def _random_games() -> float:
    """Decisions per second of whole random games, with their set-up."""
    decisions = 0
    start = perf_counter()
    taken = 0.0
    seed = 0
    while taken < SHORTEST:
        chance = Chance(seed)
        game = TOY.start(Header(TOY.name, seed=seed))
        while game.pending:
            decision = game.pending[0]
            game.answer(decision.seat, decision.random(chance))
            decisions += 1
        seed += 1
        taken = perf_counter() - start
    return decisions / taken


def calls_per_decision(answers: Played | None = None) -> float:
    """How many Python functions are called per decision of the toy. Compiled ones are not seen, and not counted."""
    played = _one_game() if answers is None else answers
    game = TOY.start(Header(TOY.name, seed=SEED))
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        _play(game, played)
    finally:
        sys.setprofile(before)
    # The function that plays is itself one of them.
    return (calls - 1) / len(played)


# ---- Timing

CALLS = 100
"""How many plain calls are timed at once; the loop around them counts as part of them, as it does elsewhere."""


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
    start = perf_counter()
    for _ in rounds:
        work()
    return (perf_counter() - start) / count
