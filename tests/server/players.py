"""Players at the other end of a WebSocket, who choose from what they are offered."""

from __future__ import annotations

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.processes import PATIENCE, Server

Message = dict[str, Any]


class Player:
    """A seat, or a spectator without a token. It keeps its log as a client does: dropping and adding steps."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None = None,
        *,
        since: int = 0,
        language: str = "en",
        invitation: str | None = None,
        origin: str | None = None,
    ) -> None:
        self.stack = ExitStack()
        connecting = connect(
            f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket",
            open_timeout=PATIENCE,
            max_size=None,
            origin=None if origin is None else Origin(origin),
        )
        self.socket: ClientConnection = self.stack.enter_context(connecting)
        self.view: Message = {}
        self.seen: list[Message] = []
        self.log: dict[int, list[str]] = {}
        self.chance = Random(7)
        hello = {"type": "hello", "token": token, "from": since, "language": language, "invitation": invitation}
        self.send(**{name: value for name, value in hello.items() if value is not None})

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.stack.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.socket.recv(PATIENCE))
        self.seen.append(message)
        if message["type"] == "view":
            self.view = message
            kept = {sequence: lines for sequence, lines in self.log.items() if sequence <= message["log"]["keep"]}
            self.log = kept | {
                step["sequence"]: [line["text"] for line in step["lines"]] for step in message["log"]["steps"]
            }
        return message

    def expect(self, kind: str) -> Message:
        """The next message of this kind; others before it are only kept."""
        for _ in range(1000):
            message = self.receive()
            if message["type"] == kind:
                return message
        raise AssertionError(f"no {kind} came")

    def view_at(self, sequence: int) -> Message:
        """The view of this sequence number, or a later one."""
        while not self.view or self.view["sequence"] < sequence:
            self.expect("view")
        return self.view

    def refused(self) -> str:
        """The rule by which something is refused."""
        return str(self.expect("refused")["rule"])

    def closed(self) -> int:
        """The code with which the server closes the connection."""
        with pytest.raises(ConnectionClosed) as closed:
            self.expect("nothing any more")
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)

    # ---- Playing

    @property
    def asked(self) -> Message | None:
        found: Message | None = self.view.get("asked")
        return found

    def answer(self, value: Any = None) -> Any:
        """Answer the present question, with a legal answer at random if none is given."""
        assert self.asked is not None, "nobody asks"
        value = legal_answer(self.view["view"]["decision"], self.chance) if value is None else value
        self.send(type="answer", decision=self.asked["decision"], value=value)
        return value

    def answers_and_waits(self, value: Any = None) -> int:
        """Answer, and wait for the view that acknowledges it; its sequence number."""
        before = self.view["sequence"]
        self.answer(value)
        return int(self.view_at(before + 1)["sequence"])


def legal_answer(decision: Message, chance: Random) -> Any:
    """A legal answer to the decision in a view."""
    kind, count = decision["kind"], len(decision["options"])
    if kind == "one":
        return chance.randrange(count)
    if kind == "number":
        return chance.randint(decision["least"], decision["most"])
    if kind == "distribute":
        points, left = [], decision["most"]
        for limit in decision["limits"]:
            points.append(min(limit, left))
            left -= points[-1]
        return points
    order = chance.sample(range(count), count)
    return order if kind == "order" else sorted(order[: chance.randint(decision["least"], decision["most"])])


def play(players: list[Player], answers: int) -> int:
    """Let seats play until so many answers are given or the game is over; how many were."""
    last = max(player.view_at(1)["sequence"] for player in players)
    for given in range(answers):
        for player in players:
            player.view_at(last)
        asked = [player for player in players if player.asked is not None]
        if not asked:
            assert players[0].view["view"]["outcome"] is not None
            return given
        last = asked[given % len(asked)].answers_and_waits()
    for player in players:
        player.view_at(last)
    return answers


def opened(server: Server, *, seats: int = 2, game: str = "goofspiel", **more: Any) -> tuple[str, list[str]]:
    """A table with people at all seats: its id, and their tokens."""
    table = server.post("/tables", game=game, name="Ann", **more)
    names = ["Bob", "Cid", "Dan"][: seats - 1]
    joined = [
        server.post(f"/tables/{table['table']}/join", name=name, invitation=table["invitation"]) for name in names
    ]
    return table["table"], [table["token"], *(one["token"] for one in joined)]
