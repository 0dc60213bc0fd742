"""How much memory states take."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Sequence

from nefrit.bench.figures import Memory
from nefrit.bench.measure import Played
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.definition import Definition
from nefrit.kernel.game import AnyGame


def memory_of(
    definition: Definition, starts: Sequence[AnyGame], records: Sequence[Played], positions: Sequence[AnyGame]
) -> Memory:
    """What a state takes: one more of these games while all are kept, as for undo; and one of the positions alone."""
    played = [*zip(starts, records, strict=False)]
    kept = _bytes_for(lambda: [_all_states(start, answers) for start, answers in played])
    saved = [encode(game) for game in positions]
    alone = _bytes_for(lambda: [decode(definition, data) for data in saved])
    return Memory(kept=round(kept / sum(len(answers) for _, answers in played), 1), alone=round(alone / len(saved), 1))


def _all_states(start: AnyGame, answers: Played) -> list[AnyGame]:
    """A state for each answer."""
    game = start.clone()
    states: list[AnyGame] = []
    for seat, answer in answers:
        game.answer(seat, answer)
        states.append(game.clone())
    return states


def _bytes_for(make: Callable[[], object]) -> int:
    """How many bytes something takes as long as it is there. It is made once before, so that what is remembered is."""
    make()
    gc.collect()
    tracing = tracemalloc.is_tracing()
    if not tracing:
        tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        made = make()
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0] - before
        del made
        return taken
    finally:
        if not tracing:
            tracemalloc.stop()
