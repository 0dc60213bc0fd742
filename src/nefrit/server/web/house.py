"""Everything that one process of the server has, and what it does on its own."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar

from nefrit.server.config import Config, limits_in
from nefrit.server.service.games import Games
from nefrit.server.service.limits import Limiter
from nefrit.server.service.lobby import Lobby
from nefrit.server.service.pacing import Pauses
from nefrit.server.service.presence import Here, Presence
from nefrit.server.service.records import Records
from nefrit.server.service.storing import BOTS, OPEN, OVER, PLAYING
from nefrit.server.service.tables import Loaded, Tables
from nefrit.server.service.thinking import Thinkers
from nefrit.server.service.tokens import new_id
from nefrit.server.store import SqlStore
from nefrit.server.web.bell import Bell, News, channels_for
from nefrit.server.web.hosts import Hosts
from nefrit.server.web.limits import Origins
from nefrit.text.messages import LANGUAGES

log = logging.getLogger(__name__)

REPEATED = 30.0
"""After so many seconds a process says again who is connected to it."""


class House:
    """The tables with all that they need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.games = Games(config.games)
        self.limiter = Limiter(limits_in(config))
        self.store = SqlStore(config.database)
        self.channels = channels_for(config.redis)
        self.bell = Bell(self.channels)
        self.tables = Tables(
            self.games,
            self.store,
            Thinkers(config.bot_processes, self.limiter),
            self.bell.announce,
            patience=config.patience_seconds,
            pauses=Pauses(config.pause_seconds),
        )
        self.lobby = Lobby(self.tables)
        self.records = Records(self.lobby)
        self.presence = Presence(new_id())
        self.origins = Origins(config.origins)
        self.hosts = Hosts(config.hosts, (config.public_url, *config.origins))

    @asynccontextmanager
    async def open(self, _: Litestar) -> AsyncIterator[None]:
        """Run what runs beside the requests, for as long as the server does."""
        await self.store.start()
        # What has been loaded stays for good: it need not be looked through, time and again, for what can go.
        gc.collect()
        gc.freeze()
        running: list[asyncio.Task[Any]] = [
            asyncio.create_task(self.bell.listen(self._heard)),
            asyncio.create_task(self._look()),
            asyncio.create_task(self._repeat()),
            asyncio.create_task(self._forget()),
            asyncio.create_task(self._prepare()),
        ]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.tables.close()
            await self.store.close()

    async def come(self, loaded: Loaded, seat: int | None) -> None:
        """Somebody connects to a table."""
        here = self.presence.come(loaded.table.id, seat)
        _wake(loaded)
        await self.bell.tell(here)

    async def go(self, table: str, seat: int | None) -> None:
        """Somebody is gone from a table."""
        here = self.presence.go(table, seat)
        _wake(self.tables.in_memory(table))
        await self.bell.tell(here)

    async def _heard(self, news: News | Here) -> None:
        if isinstance(news, News):
            await self.tables.heard(news.table, news.sequence)
        elif self.presence.heard(news):
            _wake(self.tables.in_memory(news.table))
            if news.asks:
                await self.bell.tell(self.presence.told(news.table))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self.config.poll_seconds)
            try:
                await self.tables.look()
            except Exception:
                log.exception("the store could not be asked for news")

    async def _forget(self) -> None:
        """Remove what is too old, now and then."""
        config = self.config
        days = {OPEN: config.open_days, BOTS: config.bots_days, PLAYING: config.forget_days, OVER: config.keep_days}
        while True:
            try:
                gone = await self.tables.forget(days)
                if gone:
                    log.info("%s tables were too old and have been removed", gone)
            except Exception:
                log.exception("old tables could not be removed")
            await asyncio.sleep(self.config.forget_seconds)

    async def _prepare(self) -> None:
        """Put all cards into words before the first table wants them: that takes a second for each game."""
        for name in self.games.definitions:
            try:
                await asyncio.to_thread(self.games.cards, name, LANGUAGES[0])
            except Exception:
                log.exception("the cards of %s could not be put into words", name)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(REPEATED)
            for here in self.presence.all_told():
                await self.bell.tell(here)


def _wake(loaded: Loaded | None) -> None:
    for wake in list(loaded.watchers) if loaded is not None else ():
        wake()
