"""Clients that are slow, names that are too long, stores that are away: each is told, and nobody else waits."""

from __future__ import annotations

import signal
import socket
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from nefrit.cli import main
from nefrit.server.config import described
from nefrit.server.web.hosts import Hosts
from tests.server.players import Player, opened, play
from tests.server.processes import PATIENCE, Server, postgresql, serving, wait_for

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n"
HALF_BODY = (
    b"POST /api/tables/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
)


UPGRADE = "\r\n".join(
    [
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
)


def connection(server: Server, sent: bytes) -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    one.sendall(sent)
    return one


def is_closed(one: socket.socket) -> bool:
    try:
        return one.recv(1000) == b""
    except ConnectionError:
        return True


def health_from_elsewhere(server: Server) -> int:
    """The answer to another client."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=PATIENCE) as client:
        return client.get(f"{server.url}/api/health").status_code


def test_half_requests_are_cut_off_and_nobody_else_waits_for_them(tmp_path: Path) -> None:
    limits = f"{Server.usual['NEFRIT_LIMITS']},sockets=20/0"
    with serving(Server(tmp_path, limits=limits, request_seconds=1)) as (server,), ExitStack() as stack:
        held = [stack.enter_context(connection(server, HALF)) for _ in range(60)]
        assert health_from_elsewhere(server) == 200
        assert all(is_closed(one) for one in held), "those that were let in have so long for their request"
        slow = stack.enter_context(connection(server, HALF_BODY))
        assert is_closed(slow)
        assert server.get("/health")["version"], "what was held is let go"
        assert "Traceback" not in server.output.read_text()


def test_an_idle_connection_and_a_second_request_have_their_own_time(tmp_path: Path) -> None:
    with serving(Server(tmp_path, request_seconds=1)) as (server,):
        table, (ann, bob) = opened(server, options={"cards": 3})
        whole = HALF + b"\r\n"
        with connection(server, whole) as one:
            for _ in range(3):
                answer = b""
                while not answer.endswith(b"}"):
                    answer += one.recv(10_000)
                assert b"200 OK" in answer
                one.sendall(whole)
        with Player(server, table, ann) as first, Player(server, table, bob) as second:
            # WebSockets are open for longer than a request may take.
            with connection(server, HALF) as slow:
                assert is_closed(slow)
            play([first, second], 100)


def test_the_server_stops_though_half_a_request_is_there(tmp_path: Path) -> None:
    server = Server(tmp_path, stop_seconds=1, request_seconds=3600).start()
    with connection(server, HALF_BODY):
        assert server.get("/health")
        process = server.process
        assert process is not None
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
        server.process = None


NAMES = ["%00", "x" * 300, "x" * 3000, "a%00" * 6, "%F0%9F%98%80", "..%2f..", "0" * 24]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_name_makes_the_server_fail(kind: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(postgresql()) if kind == "postgresql" else ""
        [server] = stack.enter_context(serving(Server(tmp_path, database)))
        for name in NAMES:
            for path in (f"/tables/{name}", f"/tables/{name}/record", f"/games/{name}", f"/games/goofspiel/web/{name}"):
                answer = server.request("GET", path)
                assert answer.status_code == 404, (path, answer.text)
            assert httpx.get(f"{server.url}/{name}", timeout=PATIENCE).status_code == 200
            assert httpx.get(f"{server.url}/assets/{name}", timeout=PATIENCE).status_code == 404
        assert "Traceback" not in server.output.read_text()


def test_nothing_is_acknowledged_when_the_file_of_the_database_is_gone(tmp_path: Path) -> None:
    with serving(Server(tmp_path)) as (server,):
        assert server.get("/ready")
        for file in tmp_path.glob("tables.db*"):
            file.unlink()
        ready = server.request("GET", "/ready")
        assert (ready.status_code, ready.json()["rule"]) == (503, "table.store-away")
        assert server.request("GET", "/health").status_code == 200, "the server itself is there"
        answer = server.request("POST", "/tables", json={"game": "goofspiel", "name": "Ann"})
        assert (answer.status_code, answer.json()["rule"]) == (503, "table.store-away")


@pytest.mark.parametrize(
    "arguments",
    [
        ["--database", "sqlite:////nowhere/at/all/tables.db"],
        ["--database", "sqlite:///."],
        ["--database", "postgresql://nobody@127.0.0.1:1/nothing"],
        ["--redis", "nonsense"],
        ["--redis", "http://localhost"],
    ],
)
def test_what_cannot_be_opened_is_told_in_one_line(
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    for name, _, _ in described():
        monkeypatch.setenv(name, "")
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--port", "0", *arguments]) == 2
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert "Traceback" not in printed
    assert arguments[0].strip("-") in printed.casefold()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8000", "localhost.evil.example"])
def test_a_page_that_calls_the_server_by_its_own_name_is_refused(server: Server, host: str) -> None:
    for path in ("/api/games", "/lobby"):
        answer = httpx.get(f"{server.url}{path}", headers={"Host": host}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["rule"]) == (421, "table.other-host")
    table, _ = opened(server, options={"cards": 3})
    upgrade = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n{UPGRADE}\r\n\r\n"
    with connection(server, upgrade.encode()) as one:
        assert b" 403 " in one.recv(1000)


def test_the_names_of_a_server() -> None:
    hosts = Hosts(("cards.example",), ("https://table.example:8443/", ""))
    for known in ("", "localhost:8000", "127.0.0.1", "192.168.0.7:80", "[::1]:8000", "[2001:db8::1]", "CARDS.example"):
        assert hosts.allow(known), known
    assert hosts.allow("table.example")
    assert hosts.allow(socket.gethostname())
    for other in ("evil.example", "x.cards.example", "localhost.example", "1.2.3.4.example"):
        assert not hosts.allow(other), other
    assert Hosts(("*",), ()).allow("any.example")


def test_too_many_connections_altogether_are_turned_away_without_an_error(tmp_path: Path) -> None:
    server = Server(tmp_path, request_seconds=3600, limits=f"{Server.usual['NEFRIT_LIMITS']},sockets=100000/0")
    server.program = ("-c", RESTRICTED)
    with serving(server), ExitStack() as stack:
        for _ in range(400):
            stack.enter_context(connection(server, HALF))
        assert server.process is not None
        files = Path(f"/proc/{server.process.pid}/fd")
        wait_for(lambda: len(list(files.iterdir())) < 250, "free file")
        assert "Traceback" not in server.output.read_text()
        assert "out of system resource" not in server.output.read_text()


RESTRICTED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))
from nefrit.cli import main
sys.exit(main(sys.argv[1:]))
"""
