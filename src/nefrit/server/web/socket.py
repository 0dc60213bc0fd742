"""The WebSocket of a seat or a spectator. The messages are in `nefrit.server.service.messages`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from nefrit.server.config import Config
from nefrit.server.service import messages
from nefrit.server.service.entries import (
    Answered,
    Conceded,
    Entry,
    PolicySet,
    RematchAsked,
    Retracted,
    StartedOver,
    UndoAgreed,
    UndoAsked,
    UndoDeclined,
    WentOn,
)
from nefrit.server.service.games import spoken
from nefrit.server.service.limits import Limiter
from nefrit.server.service.lobby import admit
from nefrit.server.service.messages import NotUnderstood
from nefrit.server.service.tables import Loaded
from nefrit.server.service.telling import Reader, words_of
from nefrit.server.service.trouble import Refused, refusal_of
from nefrit.server.web.house import House
from nefrit.server.web.limits import CONNECTING, client_at, take_all

log = logging.getLogger(__name__)

AnyWebSocket = WebSocket[Any, Any, Any]

HELLO_SECONDS = 10.0
"""How long a client may take to say hello."""

POLICY = 1008
TOO_BIG = 1009
FAILED = 1011
"""Codes with which a WebSocket is closed."""

SIMPLE: dict[type, type] = {
    messages.Undo: UndoAsked,
    messages.Retract: Retracted,
    messages.StartOver: StartedOver,
    messages.Agree: UndoAgreed,
    messages.Decline: UndoDeclined,
    messages.Concede: Conceded,
    messages.Rematch: RematchAsked,
}
"""What a message without contents writes into the log of the table."""


class Leave(Exception):
    """The connection is closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@websocket("/api/tables/{table:str}/socket", limits=CONNECTING)
async def table_socket(socket: AnyWebSocket, house: House, table: FromPath[str]) -> None:
    """One seat or spectator at a table."""
    client = client_at(socket.scope)
    try:
        take_all(house.limiter, socket.scope)
    except Refused as refused:
        await socket.close(POLICY, refused.refusal.rule)
        return
    welcome = house.origins.allow(socket.headers) and house.hosts.allow(socket.headers.get("host", ""))
    if not welcome or not house.limiter.hold("connections", client):
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await _serve(socket, house, table)
    except WebSocketDisconnect:
        log.debug("a client has left table %s", table)
    except Leave as leave:
        await _close(socket, leave.code, str(leave))
    except Exception:
        log.exception("a connection to table %s failed", table)
        await _close(socket, FAILED)
    finally:
        house.limiter.let_go("connections", client)


async def _serve(socket: AnyWebSocket, house: House, table: str) -> None:
    hello = await _hello(socket, house.config)
    language = spoken(hello.language)
    try:
        loaded = await house.tables.load(table)
        seat = admit(loaded, hello.token, hello.invitation)
    except Refused as refused:
        words = words_of(house.games, refused.refusal, language)
        await _send(socket, messages.Refused(refused.refusal.rule, words))
        raise Leave(POLICY, refused.refusal.rule) from None
    reader = Reader(house.games, loaded.table, seat, language, hello.since)
    await _Connection(socket, house, loaded, reader).run()


async def _hello(socket: AnyWebSocket, config: Config) -> messages.Hello:
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            message = messages.read(await _receive(socket, config))
    except TimeoutError:
        raise Leave(POLICY, "no hello") from None
    except NotUnderstood as error:
        raise Leave(POLICY, f"not understood: {error}"[:100]) from None
    if not isinstance(message, messages.Hello):
        raise Leave(POLICY, "hello comes first")
    return message


async def _receive(socket: AnyWebSocket, config: Config) -> str | bytes:
    """The next message of the client, if it is a text and not too long."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="the client has left", code=event.get("code") or 1000)
    data = event.get("text")
    if data is None:
        raise Leave(POLICY, "messages are text")
    text: str = data
    if len(text.encode("utf-8", "replace")) > config.message_bytes:
        raise Leave(TOO_BIG, "message too long")
    return text


async def _send(socket: AnyWebSocket, message: messages.ToClient) -> None:
    try:
        await socket.send_text(messages.write(message))
    except OSError:
        # This is how servers say that the client has left before it could be told.
        raise WebSocketDisconnect(detail="the client has left") from None


async def _close(socket: AnyWebSocket, code: int, reason: str | None = None) -> None:
    with suppress(OSError, RuntimeError):
        # Whoever has left already needs no farewell.
        await socket.close(code, reason)


class _Connection:
    """Reads what the client sends, and tells it what is new."""

    def __init__(self, socket: AnyWebSocket, house: House, loaded: Loaded, reader: Reader) -> None:
        self.socket = socket
        self.house = house
        self.loaded = loaded
        self.reader = reader
        self.limiter = Limiter(house.limiter.limits)
        self.changed = asyncio.Event()
        self.sending = asyncio.Lock()
        self.told: messages.Presence | None = None
        self.state: tuple[int, bool, int, bool] | None = None

    async def run(self) -> None:
        """Serve the client until one side has enough."""
        table, seat = self.loaded.table.id, self.reader.seat
        self.house.tables.watch(self.loaded, self.changed.set)
        self.changed.set()
        await self.house.come(self.loaded, seat)
        both = [asyncio.create_task(self._listen()), asyncio.create_task(self._tell())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.loaded.watchers.pop(self.changed.set, None)
            for task in both:
                task.cancel()
            ended = await asyncio.gather(*both, return_exceptions=True)
            await self.house.go(table, seat)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _send(self, message: messages.ToClient) -> None:
        async with self.sending:
            await _send(self.socket, message)

    async def _tell(self) -> None:
        """Tell what is new, always as it is now: whoever reads slowly misses only what is past."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            table = self.loaded.table
            if self.reader.state != self.state:
                self.state = self.reader.state
                for message in self.reader.news():
                    await self._send(message)
            present, spectators = self.house.presence.at(table.id)
            presence = messages.Presence([seat in present for seat in range(len(table.seats))], spectators)
            if presence != self.told:
                self.told = presence
                await self._send(presence)

    async def _listen(self) -> None:
        while True:
            data = await _receive(self.socket, self.house.config)
            if not self.limiter.take("message", ""):
                raise Leave(POLICY, "too many messages")
            try:
                await self._heed(messages.read(data))
            except NotUnderstood as error:
                await self._send(messages.Refused("table.not-understood", str(error)))
            except Refused as refused:
                await self._send(self.reader.refused(refused.refusal))

    async def _heed(self, message: messages.ClientMessage) -> None:
        if isinstance(message, messages.Ping):
            await self._send(messages.Pong(self.loaded.table.reading(self.reader.seat).sequence))
        elif isinstance(message, messages.Hello):
            raise Refused(refusal_of("hello-again"))
        elif isinstance(message, messages.Why):
            await self._send(self._told(lambda: self.reader.why(message.card, message.place)))
        elif isinstance(message, messages.Preview):
            await self._send(self._told(lambda: self.reader.preview(message.card)))
        else:
            await self.house.tables.write(self.loaded, self._entry(message))

    def _told(self, tell: Callable[[], messages.ToClient]) -> messages.ToClient:
        """What the rules have to say of a card or a place."""
        try:
            return tell()
        except Refused:
            raise
        except Exception:
            log.exception("the rules failed to tell of a card at table %s", self.loaded.table.id)
            return self.reader.refused(refusal_of("rules-failed"))

    def _entry(self, message: messages.ClientMessage) -> Entry:
        """What a message of a seat writes into the log."""
        seat = self.reader.seat
        if seat is None:
            raise Refused(refusal_of("not-your-seat"))
        if isinstance(message, messages.Answer):
            return Answered(seat, message.decision, message.value)
        if isinstance(message, messages.Policy):
            return _policy(seat, message)
        if isinstance(message, messages.GoOn):
            if not self.loaded.table.stops(seat):
                raise Refused(refusal_of("no-pause"))
            return WentOn()
        entry: Entry = SIMPLE[type(message)](seat)
        return entry


def _policy(seat: int, message: messages.Policy) -> PolicySet:
    """What a seat says of when it wants to be asked."""
    stops: dict[str, tuple[str, str]] | None = None
    if message.stops is not None:
        stops = {
            window: (rule, rule) if isinstance(rule, str) else (rule.mine, rule.theirs)
            for window, rule in message.stops.items()
        }
    return PolicySet(seat, message.stop or "", message.until, stops, message.cards, message.ask, message.quiet)
