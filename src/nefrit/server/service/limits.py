"""Limits: all that a client may do only so often, in one table, and the one class that keeps count."""

from __future__ import annotations

import ipaddress
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import NamedTuple

MOST_REMEMBERED = 30_000
"""How many counts are kept; the one that has not been touched for the longest time is forgotten."""


class Limit(NamedTuple):
    """So many at once; what was used comes back steadily, all of it in so many seconds."""

    most: float
    seconds: float

    def __str__(self) -> str:
        return f"{self.most:g}/{self.seconds:g}"


class Limits(NamedTuple):
    """The limits of a client, which is an address, if nothing else is said. Each process counts for itself.

    `request` is every request and connection; routes that cost more name another limit beside it. `message` is counted
    for each connection. `table_thinking` and `client_thinking` are seconds of processor time: of the bots of a table,
    and of those of all tables that a client has opened. `connections` are WebSockets that are open at the same time,
    `sockets` all other connections.
    """

    request: Limit = Limit(600, 60)
    open: Limit = Limit(20, 600)
    open_daily: Limit = Limit(150, 86_400)
    join: Limit = Limit(30, 60)
    records: Limit = Limit(60, 60)
    decks: Limit = Limit(60, 60)
    connect: Limit = Limit(60, 60)
    message: Limit = Limit(240, 60)
    table_thinking: Limit = Limit(120, 600)
    client_thinking: Limit = Limit(300, 600)
    connections: Limit = Limit(64, 0)
    sockets: Limit = Limit(128, 0)


NAMES = Limits._fields
HELD = ("connections", "sockets")
"""Limits of what is done at the same time."""


def limits_from(text: str, usual: Limits | None = None) -> Limits:
    """Limits from a text such as `open=20/600, join=60/60`; ValueError if something in it is none."""
    found: dict[str, Limit] = {}
    for part in filter(None, [part.strip() for part in text.split(",")]):
        match = re.fullmatch(r"(\w+)=(\d{1,9})/(\d{1,9})", part)
        if match is None or match[1] not in NAMES:
            raise ValueError(f"{part!r} is no limit; one is written as NAME=NUMBER/SECONDS, NAME is {', '.join(NAMES)}")
        limit = Limit(float(match[2]), float(match[3]))
        if limit.most < 1 or (limit.seconds < 1 and match[1] not in HELD):
            raise ValueError(f"{part!r} allows nothing")
        found[match[1]] = limit
    return (usual or Limits())._replace(**found)


class _Count:
    """What is left of a limit, and when that was so."""

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limiter:
    """Counts what clients do against the limits. `now` is a clock."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.now = now
        self._counts: OrderedDict[tuple[str, str], _Count] = OrderedDict()
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, name: str, client: str) -> bool:
        """Whether one more is allowed now; if so it is counted."""
        count = self._count(name, client)
        if count.left < 1:
            return False
        count.left -= 1
        return True

    def spend(self, name: str, client: str, cost: float) -> None:
        """Count what has been used already, even if that was more than there was."""
        self._count(name, client).left -= cost

    def wait(self, name: str, client: str) -> float:
        """After how many seconds one more is allowed."""
        limit = self._limit(name)
        missing = 1 - self._count(name, client).left
        return max(0.0, missing * limit.seconds / limit.most)

    def _limit(self, name: str) -> Limit:
        limit: Limit = getattr(self.limits, name)
        return limit

    def _count(self, name: str, client: str) -> _Count:
        limit = self._limit(name)
        now, key = self.now(), (name, client)
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = _Count(limit.most, now)
        self._counts.move_to_end(key)
        if len(self._counts) > MOST_REMEMBERED:
            self._counts.popitem(last=False)
        count.left = min(limit.most, count.left + (now - count.at) * limit.most / limit.seconds)
        count.at = now
        return count

    def hold(self, name: str, client: str) -> bool:
        """Whether one more is allowed at the same time; if so it is counted until it is let go."""
        limit = self._limit(name)
        if self._held[name, client] >= limit.most:
            return False
        self._held[name, client] += 1
        return True

    def let_go(self, name: str, client: str) -> None:
        """What was held is over."""
        self._held[name, client] -= 1
        if self._held[name, client] == 0:
            del self._held[name, client]


def client_of(address: str) -> str:
    """The client behind an address. Of the long addresses each has so many that only their first half counts."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is None:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)
