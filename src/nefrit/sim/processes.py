"""Work on games by number, in one process or in several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from typing import TypeVar

MOST_IN_A_CHUNK = 200
CHUNKS_PER_JOB = 40
"""A process is given games in chunks: small enough that the progress is seen, large enough to cost nothing."""

T = TypeVar("T")

Chunk = tuple[int, int]
"""Games by their numbers: from the first up to, not including, the second."""


def chunks_of(games: int, jobs: int) -> list[Chunk]:
    """So many games in chunks for so many processes; where there is only one, each game alone."""
    size = 1 if jobs == 1 else max(1, min(MOST_IN_A_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    return [(start, min(start + size, games)) for start in range(0, games, size)]


def run(work: Callable[[int, int], T], chunks: Sequence[Chunk], jobs: int) -> Iterator[T]:
    """What the work gives for each of the chunks, as soon as it is done; with several processes in any order."""
    if jobs == 1:
        for chunk in chunks:
            yield work(*chunk)
    elif chunks:
        yield from _run_in_processes(work, chunks, jobs)


def _run_in_processes(work: Callable[[int, int], T], chunks: Sequence[Chunk], jobs: int) -> Iterator[T]:
    coming = iter(chunks)
    others = set(multiprocessing.active_children())
    ignored = signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        min(jobs, len(chunks)), mp_context=context, initializer=_begin_worker, initargs=(ignored,)
    )
    try:
        with _interrupts_ignored():
            # Processes are started here, and must not be interrupted before they are ready for it.
            waiting = {pool.submit(work, *chunk) for _, chunk in zip(range(2 * jobs), coming, strict=False)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = next(coming, None)
                if chunk is not None:
                    waiting.add(pool.submit(work, *chunk))
                yield future.result()
    except BaseException:
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _begin_worker(interrupts_ignored: bool) -> None:
    """Let Ctrl-C end a process without a word, unless the one that started it is not to be ended by it either."""
    signal.signal(signal.SIGINT, signal.SIG_IGN if interrupts_ignored else signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the one that started it is killed: nobody would want what it does."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:
        # Only the main thread may do so, and only there an interrupt arrives.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
