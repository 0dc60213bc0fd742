"""How much faster several processes play together than one alone."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.synchronize import Barrier
from time import perf_counter

from nefrit.bench.figures import Scaling
from nefrit.bench.measure import play_at_random
from nefrit.kernel.chance import Chance
from nefrit.kernel.record import Header
from nefrit.registry import find

SECONDS = 3.0
"""Each process plays for so long."""

_gates: list[Barrier] = []
"""In a process that plays: where it waits for the others."""


def scaling_of(game: str, headers: Sequence[Header], processes: int, seconds: float = SECONDS) -> Scaling:
    """Let one process play these games at random, and then so many at the same time, each all of them in turn."""
    alone, together = (_games_per_second(game, headers, count, seconds) for count in (1, processes))
    return Scaling(processes, round(alone, 2), round(together, 2))


def _games_per_second(game: str, headers: Sequence[Header], processes: int, seconds: float) -> float:
    context = multiprocessing.get_context("spawn")
    gate = context.Barrier(processes)
    with ProcessPoolExecutor(processes, mp_context=context, initializer=_begin, initargs=(gate,)) as pool:
        # Each waits for all others, so each process gets one.
        playing = [pool.submit(_play, game, headers, seconds) for _ in range(processes)]
        return sum(games / taken for games, taken in (one.result() for one in playing))


def _begin(gate: Barrier) -> None:
    _gates.append(gate)


def _play(game: str, headers: Sequence[Header], seconds: float) -> tuple[int, float]:
    """Play all games once, wait for the others, then play for so long: how many games, in how many seconds."""
    [gate] = _gates
    try:
        definition = find(game)
        for header in headers:
            play_at_random(definition.start(header), Chance(header.seed))
    except BaseException:
        # Nobody need wait for this one.
        gate.abort()
        raise
    gate.wait()
    games = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        header = headers[games % len(headers)]
        play_at_random(definition.start(header), Chance(header.seed))
        games += 1
    return games, perf_counter() - start
