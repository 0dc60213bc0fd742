"""Records played again: every step of them at hand, for as long as somebody looks at them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from hashlib import sha256
from threading import Lock

from nefrit.kernel.definition import BadHeader, Definition, check
from nefrit.kernel.game import AnyGame
from nefrit.kernel.log import Entry
from nefrit.kernel.match import parting, replay
from nefrit.kernel.record import Damaged, Record
from nefrit.server.service.trouble import BAD_REQUEST, no

log = logging.getLogger(__name__)

MOST_KEPT = 12
"""How many records are kept played; others are played again when somebody looks at them."""

MOST_AT_ONCE = 2
"""How many records are played again at the same time; others wait, so that tables do not."""


class Replayed:
    """A record with the state before each answer, and the one after the last.

    States share what does not change between them, so a whole game of them is small. `reading` is held by whoever
    looks at a state, because views are made in threads.
    """

    def __init__(self, definition: Definition, record: Record) -> None:
        match = replay(definition, record)
        self.definition = definition
        self.record = record
        self.faithful = parting(match, record) is None and record.keeps(record.commitment)
        self.reading = Lock()
        self._entries = list(match.log.entries)
        states: list[tuple[AnyGame, int]] = [(match.game, len(self._entries))]
        while match.undo():
            states.append((match.game, len(match.log.entries)))
        self._states = states[::-1]

    @property
    def count(self) -> int:
        """How many answers there are."""
        return len(self.record.answers)

    def state(self, number: int) -> AnyGame:
        """The state after so many answers. It is never changed."""
        return self._states[number][0]

    def entries(self, number: int) -> list[Entry]:
        """What followed from the answer of this number, the first being 1."""
        return self._entries[self._states[number - 1][1] : self._states[number][1]]


class Replays:
    """The records that were looked at last."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._room = asyncio.Semaphore(MOST_AT_ONCE)
        self._tasks: OrderedDict[bytes, asyncio.Task[Replayed]] = OrderedDict()

    async def of(self, definition: Definition, record: Record) -> Replayed:
        """A record played again. Refused if it cannot be played by the rules of today."""
        key = sha256(record.to_json()).digest()
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(self._replay(definition, record))
        self._tasks.move_to_end(key)
        while len(self._tasks) > self._most:
            self._tasks.popitem(last=False)
        try:
            # Others may wait for the same record: one who leaves does not end it for them.
            return await asyncio.shield(task)
        except (Damaged, BadHeader) as error:
            self._tasks.pop(key, None)
            raise no("bad-record", BAD_REQUEST, why=str(error)) from None
        except Exception:
            # Records come from outside: a game should say what is wrong with its options.
            self._tasks.pop(key, None)
            log.exception("%s could not play a record", definition.name)
            raise no("rules-failed", BAD_REQUEST) from None

    async def _replay(self, definition: Definition, record: Record) -> Replayed:
        async with self._room:
            # A long game takes a while to play again, and other tables shall not wait for it.
            return await asyncio.to_thread(_replayed, definition, record)


def _replayed(definition: Definition, record: Record) -> Replayed:
    check(definition, record.header)
    return Replayed(definition, record)
