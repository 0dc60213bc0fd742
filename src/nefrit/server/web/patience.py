"""Connections that are slow, or too many: each has so long for a request, and a client has so many at once."""

from __future__ import annotations

import asyncio
import logging
import resource
from functools import cache
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from nefrit.server.config import Config, from_environment, limits_in
from nefrit.server.service.limits import Limiter, client_of

log = logging.getLogger(__name__)

BACKLOG = 64
"""So many connections may wait to be accepted, and are accepted at once."""
RESERVE = 2 * BACKLOG
"""So many files stay free for the database and for connections that are turned away."""


@cache
def _settings() -> tuple[Config, Limiter]:
    """What holds for all connections of this process."""
    config = from_environment()
    return config, Limiter(limits_in(config))


@cache
def most_files() -> int:
    """How many files this process may have open: as many as the system allows it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class PatientProtocol(H11Protocol):
    """HTTP for clients that may be slow on purpose: whoever takes too long, or has too many connections, is cut off."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._held = ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Turn a connection away if there are too many, of the client or altogether."""
        assert isinstance(transport, asyncio.Transport)
        config, limiter = _settings()
        super().connection_made(transport)
        address = get_remote_addr(transport)
        client = client_of(address[0]) if address else ""
        # Proxies bring the connections of many.
        if client and client not in config.proxies:
            if not limiter.hold("sockets", client):
                transport.abort()
                return
            self._held = client
        if len(self.connections) > max(RESERVE, most_files() - RESERVE):
            log.debug("too many connections: one is turned away")
            transport.abort()
            return
        self._wait(config.request_seconds)

    def data_received(self, data: bytes) -> None:
        """The whole request must come in time; then there is time to answer it, even for a slow reader."""
        config, _ = _settings()
        if self._deadline is None:
            self._wait(config.request_seconds)
        super().data_received(data)
        if self._is_complete and not self.transport.is_closing():
            self._wait(config.answer_seconds)

    @property
    def _is_complete(self) -> bool:
        """Whether a request has come and is not answered yet."""
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

    def on_response_complete(self) -> None:
        """From now on the connection may be idle for as long as the server keeps it."""
        self._stop_waiting()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A WebSocket has limits of its own."""
        self._let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._let_go()
        super().connection_lost(exc)

    def _let_go(self) -> None:
        self._stop_waiting()
        if self._held:
            _settings()[1].let_go("sockets", self._held)
            self._held = ""

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
