"""The bell: processes tell each other that a table has news, and who is connected. What the news is, the store says."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from datetime import timedelta
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.redis import RedisChannelsStreamBackend
from redis.asyncio import from_url
from redis.exceptions import RedisError

from nefrit.server.service.presence import Here

log = logging.getLogger(__name__)

CHANNEL = "nefrit-tables"
"""One channel for all tables: a process is not late for the news of a table that it has just opened."""
KEPT = 1000
"""How many messages Redis keeps. Whoever missed more finds everything in the store."""
BLOCK = 1000
"""For so many milliseconds a process waits at Redis for news, before it asks again."""

AWAY = 2.0
"""For so many seconds Redis is waited for; without it, the store is looked at from time to time."""


class News(msgspec.Struct, frozen=True, tag_field="news", tag="entry"):
    """A table has an entry of this number."""

    table: str
    sequence: int


_decoder = msgspec.json.Decoder(News | Here)

Listen = Callable[[News | Here], Awaitable[None]]


class Redis(RedisChannelsStreamBackend):
    """Streams of Redis, which go on when Redis was away for a while."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """Events as they come, for ever."""
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except (RedisError, OSError) as error:
                log.warning("Redis cannot be heard: %s", error)
                await asyncio.sleep(AWAY)


def channels_for(redis: str) -> ChannelsPlugin:
    """Channels in memory, or in Redis by its URL."""
    return ChannelsPlugin(_backend(redis), channels=[CHANNEL])


def check_url(redis: str) -> None:
    """Raise ValueError if this is not the URL of a Redis."""
    if redis:
        try:
            from_url(redis)
        except ValueError as error:
            raise ValueError(f"NEFRIT_REDIS is not the URL of a Redis: {error}") from None


def _backend(redis: str) -> ChannelsBackend:
    if not redis:
        return MemoryChannelsBackend()
    return Redis(
        KEPT,
        redis=from_url(redis),
        stream_sleep_no_subscriptions=BLOCK,
        stream_ttl=timedelta(minutes=5),
        key_prefix="NEFRIT",
    )


class Bell:
    """Rings and listens. If nobody hears it, the store still has everything, and is looked at from time to time."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels

    async def announce(self, table: str, sequence: int) -> None:
        """A table has a new entry."""
        await self.tell(News(table, sequence))

    async def tell(self, news: News | Here) -> None:
        """Tell all processes, this one too."""
        try:
            async with asyncio.timeout(AWAY):
                await self.channels.wait_published(msgspec.json.encode(news), CHANNEL)
        except (RedisError, OSError, RuntimeError) as error:
            log.warning("the other processes could not be told of news: %s", error)

    async def listen(self, heard: Listen) -> None:
        """Hear news for ever."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for data in subscriber.iter_events():
                try:
                    await heard(_decoder.decode(data))
                except asyncio.CancelledError:
                    raise
                except Exception:
                    log.exception("news could not be followed")
