"""Bots think in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from nefrit import bots
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.registry import find
from nefrit.server.service.limits import Limiter
from nefrit.server.service.queueing import Asker, FairQueue

log = logging.getLogger(__name__)

NOBODY = Asker()
"""Who asks is not said."""
TRIES = 2
"""A worker that was killed is replaced, and asked once more."""


class Thinkers:
    """The workers. They are started when the first bot must decide; whose bot is next the queue says."""

    def __init__(self, processes: int, limiter: Limiter | None = None) -> None:
        self.processes = processes
        self.queue = FairQueue(processes, limiter)
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, place: str, game: AnyGame, seat: int, bot: str, seed: int, asker: Asker = NOBODY) -> Answer:
        """What a bot answers for a seat. `place` is where a worker finds the game.

        If the bot fails, a legal answer at random keeps the table going; the failure is in the server's log.
        """
        state = encode(game)
        for _ in range(TRIES):
            await self.queue.enter(asker)
            seconds = 0.0
            try:
                answer, seconds = await self._ask(place, state, seat, bot, seed)
                return answer
            except BrokenProcessPool:
                log.warning("a process in which bots think has died; there is a new one")
                self.close()
            except Exception:
                log.exception("the bot %s of %s failed", bot, game.definition.name)
                break
            finally:
                self.queue.leave(asker, seconds)
        decision = game.decision(seat)
        assert decision is not None
        return decision.random(Chance(seed))

    async def _ask(self, place: str, state: bytes, seat: int, bot: str, seed: int) -> tuple[Answer, float]:
        if self._pool is None:
            # A copy of this process, with its threads and sockets, would be no good worker.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=end_with_parent)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, place, state, seat, bot, seed)

    def close(self) -> None:
        """End the workers."""
        self.queue.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def end_with_parent() -> None:
    """Runs in a worker: it ends when the process that started it does, even if that was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def think(place: str, state: bytes, seat: int, bot: str, seed: int) -> tuple[Answer, float]:
    """Runs in a worker: what a bot answers in a state, from nothing but what its seat knows; and the processor time."""
    began = time.process_time()
    definition = find(place)
    game = decode(definition, state)
    decision = game.decision(seat)
    assert decision is not None
    answer = bots.ask(bots.find(definition.name, bot), game, decision, Chance(seed))
    return answer, time.process_time() - began
