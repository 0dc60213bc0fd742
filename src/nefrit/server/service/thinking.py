"""Bots think in processes of their own, so that no table waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait

from nefrit import bots
from nefrit.kernel.chance import Chance
from nefrit.kernel.codec import decode, encode
from nefrit.kernel.decisions import Answer
from nefrit.kernel.game import AnyGame
from nefrit.registry import find

log = logging.getLogger(__name__)

TRIES = 2
"""A worker that was killed is replaced, and asked once more."""


class Thinkers:
    """The workers. They are started when the first bot must decide."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, place: str, game: AnyGame, seat: int, bot: str, seed: int) -> Answer:
        """What a bot answers for a seat. `place` is where a worker finds the game.

        If the bot fails, a legal answer at random keeps the table going; the failure is in the server's log.
        """
        state = encode(game)
        for _ in range(TRIES):
            try:
                return await self._ask(place, state, seat, bot, seed)
            except BrokenProcessPool:
                log.warning("a process in which bots think has died; there is a new one")
                self.close()
            except Exception:
                log.exception("the bot %s of %s failed", bot, game.definition.name)
                break
        decision = game.decision(seat)
        assert decision is not None
        return decision.random(Chance(seed))

    async def _ask(self, place: str, state: bytes, seat: int, bot: str, seed: int) -> Answer:
        if self._pool is None:
            # A copy of this process, with its threads and sockets, would be no good worker.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=end_with_parent)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, place, state, seat, bot, seed)

    def close(self) -> None:
        """End the workers."""
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


def think(place: str, state: bytes, seat: int, bot: str, seed: int) -> Answer:
    """Runs in a worker: what a bot answers in a state, from nothing but what its seat knows."""
    definition = find(place)
    game = decode(definition, state)
    decision = game.decision(seat)
    assert decision is not None
    return bots.ask(bots.find(definition.name, bot), game, decision, Chance(seed))
