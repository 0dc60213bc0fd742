"""The gate: how often a client may ask for something, and from which web pages."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from nefrit.server.service.limits import Limiter, client_of
from nefrit.server.service.trouble import MISDIRECTED, TOO_MANY, no
from nefrit.server.web.hosts import Hosts
from nefrit.server.web.problems import LEFT

SAFE = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""


READING = ("request",)
"""The limits of routes that only read."""
SEATING = ("join",)
OPENING = ("open", "open_daily")
RECORDS = ("records",)
DECKS = ("decks",)
CONNECTING = ("connect",)


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

    def __init__(self, limiter: Limiter, origins: Origins, hosts: Hosts) -> None:
        self.limiter = limiter
        self.origins = origins
        self.hosts = hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or not."""
        take_all(self.limiter, scope)
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not self.hosts.allow(headers.get("host", "")):
            raise no("other-host", MISDIRECTED)
        if scope.get("method") not in SAFE and not self.origins.allow(headers):
            raise PermissionDeniedException("this web page may not use the server")

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope["state"][LEFT] = True
            return message

        await next_app(scope, hear, send)


def limits_of(handler: Any) -> tuple[str, ...]:
    """The limits against which a request is counted, by the `limits` that its route names."""
    return ("request", *[name for name in handler.opt.get("limits", ()) if name != "request"])


def take_all(limiter: Limiter, scope: Scope) -> None:
    """Count a request against the limits of its route; Refused if it comes too often."""
    client = client_at(scope)
    for name in limits_of(scope["route_handler"]):
        if not limiter.take(name, client):
            raise no("too-often", TOO_MANY, seconds=math.ceil(limiter.wait(name, client)))


def client_at(scope: Scope) -> str:
    """The client at the other end."""
    return client_of(address_of(scope))


def address_of(scope: Scope) -> str:
    """The address of whoever is at the other end."""
    client = scope.get("client")
    return client[0] if client else ""
