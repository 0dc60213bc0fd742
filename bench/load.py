"""How much the server bears: tables at which clients play at random over the loopback, each answer as soon as it can.

    python bench/load.py --tables 10 100 500 --seconds 20
    python bench/load.py --tables 500 --seconds 20 --think 10

For each number of tables: answers per second, how long it takes from an answer to the update of the other seat, how
much of a processor the server needs for an answer, and how much memory a table takes. Clients that answer at once keep
the server busy whatever their number is, and each waits for all others: then only the answers per second say something
of the server. With `--think` they take their time as people do, and how long they wait is what people would feel.

Nothing is sent to any other machine, and every run is bounded in tables and in time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
MOST_TABLES = 1000
MOST_SECONDS = 300.0
PATIENCE = 60.0
WARM_UP = 2.0
AT_ONCE = 20
"""So many tables are opened at the same time."""


class Decision(msgspec.Struct):
    """What a client needs to know of a question to answer it."""

    kind: str
    options: list[msgspec.Raw]
    least: int
    most: int
    limits: list[int]


class Seen(msgspec.Struct):
    """What it needs to know of a view."""

    decision: Decision | None
    outcome: Any = None


class Asked(msgspec.Struct):
    """The number of its decision."""

    decision: int


class Message(msgspec.Struct):
    """A message of the server; most of it is not looked at."""

    type: str
    sequence: int = 0
    view: Seen | None = None
    asked: Asked | None = None
    rule: str = ""


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What was measured with so many tables."""

    tables: int
    game: str
    seconds: float
    answers: int
    answers_per_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    cpu_ms: float
    kb_per_table: float
    refused: int


@dataclass
class Counts:
    """What all clients have seen together."""

    delays: list[float] = field(default_factory=list)
    refused: int = 0
    worked: float = 0.0


class Server:
    """A server process of its own, with a database in a folder."""

    def __init__(self, folder: Path, game: str) -> None:
        self.output = folder / "output.txt"
        own = {name: value for name, value in os.environ.items() if not name.startswith("NEFRIT_")}
        settings = {
            "DATABASE": f"sqlite:///{folder / 'tables.db'}",
            "GAMES": game,
            "PAUSE_SECONDS": 0,
            "CONNECTIONS": 10 * MOST_TABLES,
            "REQUESTS_PER_MINUTE": 10_000_000,
            "MESSAGES_PER_MINUTE": 10_000_000,
        }
        environment = own | {f"NEFRIT_{name}": str(value) for name, value in settings.items()}
        with self.output.open("wb") as output:
            command = [sys.executable, "-m", "nefrit.cli", "serve", "--port", "0"]
            self.process = subprocess.Popen(command, env=environment, stdout=output, stderr=subprocess.STDOUT)
        self.port = self._port()

    def _port(self) -> int:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(r"running on http://127\.0\.0\.1:(\d+)", self.output.read_text())
            if found:
                return int(found[1])
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise SystemExit(f"the server did not start:\n{self.output.read_text()}")

    def memory(self) -> int:
        """The memory that the process holds, in bytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024

    def spent(self) -> float:
        """How many seconds of a processor the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait(PATIENCE)


class Refused(Exception):
    """The server refused an answer by this rule."""


class Seat:
    """One client at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last = Message("none")

    async def receive(self, after: int) -> None:
        """Read until a view comes that is newer than this sequence number."""
        while self.last.sequence <= after:
            message = _decoder.decode(await self.socket.recv())
            if message.type == "refused":
                raise Refused(message.rule)
            if message.type == "view":
                self.last = message


def random_answer(decision: Decision, chance: Random) -> Any:
    """A legal answer to a decision."""
    count = len(decision.options)
    if decision.kind == "one":
        return chance.randrange(count)
    if decision.kind == "number":
        return chance.randint(decision.least, decision.most)
    if decision.kind == "distribute":
        points, left = [], decision.most
        for limit in decision.limits:
            points.append(min(limit, left))
            left -= points[-1]
        return points
    order = chance.sample(range(count), count)
    return order if decision.kind == "order" else sorted(order[: chance.randint(decision.least, decision.most)])


async def open_table(client: httpx.AsyncClient, game: str, gate: asyncio.Semaphore) -> tuple[str, list[str]]:
    """A table with two people: its id and their tokens."""
    async with gate:
        opened = (await client.post("/api/tables", json={"game": game, "name": "Ann"})).json()
        joined = (await client.post(f"/api/tables/{opened['table']}/join", json={"name": "Bob"})).json()
    return opened["table"], [opened["token"], joined["token"]]


async def sit(port: int, table: str, token: str, gate: asyncio.Semaphore) -> Seat:
    """Connect to a seat and wait for the first view."""
    async with gate:
        url = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        socket = await connect(url, max_size=None, compression=None, open_timeout=PATIENCE)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    seat = Seat(socket)
    await seat.receive(0)
    return seat


async def play(seats: Sequence[Seat], end: float, chance: Random, counts: Counts, think: float = 0.0) -> None:
    """Play at random until the time is over or the game is, and note how long the other seat waits for each answer.

    Before each answer somebody thinks, up to twice as long as `think`. Whoever still thinks when the time is over does
    not answer: all would do so in the same moment.
    """
    while True:
        thought = chance.uniform(0, 2 * think)
        left = end - time.monotonic()
        if thought >= left:
            await asyncio.sleep(max(0.0, left))
            return
        await asyncio.sleep(thought)
        asked = [seat for seat in seats if seat.last.asked is not None]
        if not asked:
            return
        seat = chance.choice(asked)
        [other] = [one for one in seats if one is not seat]
        decision = seat.last.view.decision if seat.last.view is not None else None
        assert seat.last.asked is not None
        assert decision is not None
        known = max(one.last.sequence for one in seats)
        answer = {"type": "answer", "decision": seat.last.asked.decision, "value": random_answer(decision, chance)}
        began = time.perf_counter()
        await seat.socket.send(json.dumps(answer))

        async def wait(other: Seat = other, known: int = known, began: float = began) -> None:
            await other.receive(known)
            counts.delays.append(time.perf_counter() - began)

        # What is refused is told to the one who answered, and then nobody hears of anything.
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(wait(), seat.receive(known))


async def measure(server: Server, tables: int, seconds: float, think: float) -> Figures:
    """Let so many tables play for a while, after one that warms the server up."""
    gate, counts = asyncio.Semaphore(AT_ONCE), Counts()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as client:
        game = (await client.get("/api/games")).json()[0]["name"]
        table, tokens = await open_table(client, game, gate)
        first = [await sit(server.port, table, token, gate) for token in tokens]
        await play(first, time.monotonic() + WARM_UP, Random(0), Counts())
        before = server.memory()
        opened = await asyncio.gather(*(open_table(client, game, gate) for _ in range(tables)))
    pairs = await asyncio.gather(
        *(asyncio.gather(*(sit(server.port, table, token, gate) for token in tokens)) for table, tokens in opened)
    )
    began, worked = time.monotonic(), server.spent()
    results = await asyncio.gather(
        *(play(pair, began + seconds, Random(number), counts, think) for number, pair in enumerate(pairs)),
        return_exceptions=True,
    )
    spent = time.monotonic() - began
    counts.worked = server.spent() - worked
    after = server.memory()
    await asyncio.gather(*(seat.socket.close() for pair in (first, *pairs) for seat in pair))
    for result in results:
        if isinstance(result, Refused):
            counts.refused += 1
        elif isinstance(result, BaseException):
            raise result
    return figures(tables, game, spent, counts, (after - before) / 1024 / tables)


def figures(tables: int, game: str, seconds: float, counts: Counts, kilobytes: float) -> Figures:
    """What came of it."""
    delays = sorted(counts.delays) or [0.0]

    def quantile(share: float) -> float:
        return round(1000 * delays[min(len(delays) - 1, int(share * len(delays)))], 1)

    answers = len(counts.delays)
    return Figures(
        tables,
        game,
        round(seconds, 1),
        answers,
        round(answers / seconds, 1),
        quantile(0.5),
        quantile(0.95),
        quantile(0.99),
        round(1000 * counts.worked / max(1, answers), 2),
        round(kilobytes, 1),
        counts.refused,
    )


def told(figures: Figures) -> str:
    """The figures in one line."""
    return (
        f"{figures.tables:5d} tables of {figures.game}: {figures.answers_per_second:8.1f} answers/s, "
        f"p50 {figures.p50_ms:.1f} ms, p95 {figures.p95_ms:.1f} ms, p99 {figures.p99_ms:.1f} ms, "
        f"{figures.cpu_ms:.2f} ms of a processor per answer, "
        f"{figures.kb_per_table:.0f} kB per table, {figures.refused} refused"
    )


def main(arguments: Sequence[str] | None = None) -> list[Figures]:
    """Measure with each number of tables, with a fresh server for each."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500], metavar="N")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each number of tables plays")
    parser.add_argument("--think", type=float, default=0.0, metavar="SECONDS", help="how long clients think on average")
    parser.add_argument("--game", default="l5r", help="a game for two players")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    chosen = parser.parse_args(arguments)
    if not all(0 < tables <= MOST_TABLES for tables in chosen.tables) or not 0 < chosen.seconds <= MOST_SECONDS:
        parser.error(f"at most {MOST_TABLES} tables and {MOST_SECONDS:.0f} seconds")
    measured: list[Figures] = []
    for tables in chosen.tables:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder), chosen.game)
            try:
                measured.append(asyncio.run(measure(server, tables, chosen.seconds, chosen.think)))
            finally:
                server.stop()
        if not chosen.json:
            print(told(measured[-1]), flush=True)
    if chosen.json:
        print(json.dumps([asdict(one) for one in measured], indent=2))
    return measured


if __name__ == "__main__":
    main()
