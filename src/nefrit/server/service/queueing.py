"""Whose bot thinks next: there are few processes for all of them, and no client shall fill them alone."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import NamedTuple

from nefrit.server.service.limits import Limiter, Limits

CLOSE = 0.05
"""Whoever waits for its budget is looked at again after so many seconds at the earliest."""


class Asker(NamedTuple):
    """For which table a bot thinks, which client has opened it, and whether people sit there."""

    table: str = ""
    client: str = ""
    people: bool = True


class FairQueue:
    """Lets so many think at once.

    Bots at tables with people come first, then those at tables without. Each table and each client has a budget of
    processor time: who has spent it comes after the others, and without people has to wait until some has come back.
    Among equals comes first whose client, and then whose table, had the fewest turns that still count: those since the
    queue was empty.
    """

    def __init__(self, at_once: int, limiter: Limiter | None = None) -> None:
        self.limiter = limiter or Limiter(Limits())
        self._free = at_once
        self._number = 0
        self._waiting: dict[int, tuple[Asker, asyncio.Future[None]]] = {}
        self._turns: Counter[tuple[str, str]] = Counter()
        self._later: asyncio.TimerHandle | None = None

    @property
    def length(self) -> int:
        """How many wait."""
        return len(self._waiting)

    async def enter(self, asker: Asker) -> None:
        """Wait for a turn, which must be ended with `leave`."""
        self._number += 1
        number, turn = self._number, asyncio.get_running_loop().create_future()
        self._waiting[number] = asker, turn
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            self._waiting.pop(number, None)
            if turn.done() and not turn.cancelled():
                # It was admitted in the same moment.
                self._end()
            raise

    def leave(self, asker: Asker, seconds: float) -> None:
        """A turn is over, which took so many seconds of processor time."""
        self.limiter.spend("table_thinking", asker.table, seconds)
        if asker.client:
            self.limiter.spend("client_thinking", asker.client, seconds)
        self._end()

    def _end(self) -> None:
        self._free += 1
        self._admit()
        if not self._waiting:
            self._turns.clear()

    def _rest(self, asker: Asker) -> float:
        """After how many seconds a table and its client have processor time to spend."""
        of_client = self.limiter.wait("client_thinking", asker.client) if asker.client else 0.0
        return max(of_client, self.limiter.wait("table_thinking", asker.table))

    def _rank(self, number: int) -> tuple[int, int, int, int]:
        asker = self._waiting[number][0]
        group = 2 if not asker.people else 1 if self._rest(asker) else 0
        return group, self._turns["client", asker.client], self._turns["table", asker.table], number

    def _admit(self) -> None:
        while self._free and self._waiting:
            able = [number for number, (asker, _) in self._waiting.items() if asker.people or not self._rest(asker)]
            if not able:
                self._look_later()
                return
            asker, turn = self._waiting.pop(min(able, key=self._rank))
            if turn.cancelled():
                continue
            self._turns["client", asker.client] += 1
            self._turns["table", asker.table] += 1
            self._free -= 1
            turn.set_result(None)

    def _look_later(self) -> None:
        if self._later is not None:
            self._later.cancel()
        rest = min(self._rest(asker) for asker, _ in self._waiting.values())
        self._later = asyncio.get_running_loop().call_later(max(CLOSE, rest), self._admit)

    def close(self) -> None:
        """Look at nobody any more."""
        if self._later is not None:
            self._later.cancel()
