"""Limits: how often an address or a connection may ask for something, and from which web pages."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""
MOST_ADDRESSES = 10_000
"""How many addresses are remembered; the one that has been quiet for the longest time is forgotten."""


class Bucket:
    """So many things per minute: it is full at first, and fills again steadily."""

    def __init__(self, per_minute: int, now: Callable[[], float] = time.monotonic) -> None:
        self.per_minute = per_minute
        self.now = now
        self._left = float(per_minute)
        self._at = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self.now()
        self._left = min(self.per_minute, self._left + (now - self._at) * self.per_minute / 60)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """What each address may still do. Each process counts for itself."""

    def __init__(self, per_minute: int, connections: int) -> None:
        self.per_minute = per_minute
        self.connections = connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def may_ask(self, address: str) -> bool:
        """Whether one more request from an address is allowed now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.per_minute)
        self._buckets.move_to_end(address)
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take()

    def connect(self, address: str) -> bool:
        """Whether one more connection from an address is allowed; if so it is counted."""
        if self._open[address] >= self.connections:
            return False
        self._open[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection that was counted is closed."""
        self._open[address] -= 1
        if self._open[address] == 0:
            del self._open[address]


class Origins:
    """Which web pages may use the server: its own, and those that are named."""

    def __init__(self, named: tuple[str, ...]) -> None:
        self.named = frozenset(origin.rstrip("/").casefold() for origin in named)

    def allow(self, headers: Mapping[str, str]) -> bool:
        """Whether a request comes from such a page. A program that is no browser sends no origin, and has no cookies.

        Nothing here is done by cookies: a token is sent by the page itself, in a header or in the first message.
        So no other site can act for a player, and forms need no further secret against forgery.
        """
        origin = headers.get("origin")
        if origin is None:
            return True
        if origin.casefold() in self.named:
            return True
        return bool(origin) and urlsplit(origin).netloc.casefold() == headers.get("host", "").casefold()


class Gate(ASGIMiddleware):
    """Stops requests that come too often, or that would change something from a page that may not."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, addresses: Addresses, origins: Origins) -> None:
        self.addresses = addresses
        self.origins = origins

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or not."""
        if not self.addresses.may_ask(address_of(scope)):
            raise TooManyRequestsException("too many requests from this address")
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if scope.get("method") not in SAFE and not self.origins.allow(headers):
            raise PermissionDeniedException("this web page may not use the server")
        await next_app(scope, receive, send)


def address_of(scope: Scope) -> str:
    """The address of whoever is at the other end."""
    client = scope.get("client")
    return client[0] if client else ""
