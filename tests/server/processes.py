"""Real server processes on loopback ports, and what they need."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx

ROOT = Path(__file__).parents[2]
GOOFSPIEL = str(ROOT / "examples" / "goofspiel.py")

PATIENCE = 30.0
"""No wait in these tests is longer than so many seconds."""


def wait_for(what: Callable[[], Any], about: str, seconds: float = PATIENCE) -> Any:
    """Wait until there is something, and return it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"in {seconds} seconds there was no {about}")


class Server:
    """One process of the server."""

    program: tuple[str, ...] = ("-m", "nefrit.cli")
    usual: ClassVar[dict[str, str]] = {
        "NEFRIT_GAMES": GOOFSPIEL,
        # Tests do what people do in months.
        "NEFRIT_LIMITS": ",".join(f"{name}=100000/60" for name in ("open", "open_daily", "join", "records", "connect")),
    }

    def __init__(self, folder: Path, database: str = "", **settings: object) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.output = folder / f"output-{time.monotonic_ns()}.txt"
        self.settings = {f"NEFRIT_{name.upper()}": str(value) for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0

    def start(self) -> Server:
        """Start the process and wait until it listens."""
        self.launch()
        return self.ready()

    def launch(self) -> None:
        """Start the process."""
        own = {name: value for name, value in os.environ.items() if not name.startswith("NEFRIT_")}
        environment = own | self.usual | {"NEFRIT_DATABASE": self.database} | self.settings
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [sys.executable, *self.program, "serve", "--port", str(self.port)],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )

    def ready(self) -> Server:
        """Wait until the process listens."""
        self.port = int(wait_for(self._listens, "server"))
        return self

    def children(self) -> list[int]:
        """The processes that the server has started."""
        assert self.process is not None
        place = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(child) for child in place.read_text().split()]

    def _listens(self) -> str | None:
        assert self.process is not None
        assert self.process.poll() is None, self.output.read_text()
        found = re.search(r"running on http://127\.0\.0\.1:(\d+)", self.output.read_text())
        return found[1] if found else None

    def kill(self) -> None:
        """End the process as nothing and nobody could prepare for."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask the process to end."""
        self._end(signal.SIGTERM)

    def _end(self, by: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(by)
            self.process.wait(PATIENCE)
            self.process = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def request(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        return httpx.request(method, f"{self.url}/api{path}", timeout=PATIENCE, **arguments)

    def get(self, path: str, **arguments: Any) -> Any:
        answer = self.request("GET", path, **arguments)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.request("POST", path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()


@contextmanager
def serving(*servers: Server) -> Iterator[tuple[Server, ...]]:
    """Servers for a while. They start at the same time."""
    try:
        for server in servers:
            server.launch()
        yield tuple([server.ready() for server in servers])
    finally:
        for server in servers:
            server.stop()


# ---- The servers of others: `make services` installs them

POSTGRES = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
REDIS = shutil.which("redis-server")


def free_port() -> int:
    """A port that nobody listens on just now."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL of our own; its URL."""
    assert POSTGRES is not None, "PostgreSQL is not installed: make services"
    # PostgreSQL refuses to run as root, and another user may not see the folders of pytest.
    user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
    with tempfile.TemporaryDirectory(prefix="nefrit-postgresql-") as place:
        folder, port = Path(place), free_port()
        if user:
            shutil.chown(folder, "postgres", "postgres")
        data = folder / "data"
        quiet: dict[str, Any] = {
            "check": True,
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "cwd": folder,
        }
        initdb = [*user, str(POSTGRES / "initdb"), "-D", str(data), "-U", "nefrit", "--auth=trust", "--no-sync"]
        subprocess.run(initdb, **quiet)
        started = [*user, str(POSTGRES / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log")]
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        subprocess.run([*started, "-o", options, "start"], **quiet)
        try:
            yield f"postgresql://nefrit@127.0.0.1:{port}/postgres"
        finally:
            subprocess.run([*started, "-m", "immediate", "stop"], **quiet)


@contextmanager
def redis(folder: Path, port: int | None = None) -> Iterator[str]:
    """A Redis of our own; its URL."""
    assert REDIS is not None, "Redis is not installed: make services"
    folder.mkdir(parents=True, exist_ok=True)
    port = free_port() if port is None else port
    command = [REDIS, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    output = folder / "redis.txt"
    with output.open("wb") as file:
        process = subprocess.Popen(command, stdout=file, stderr=subprocess.STDOUT)
    try:
        wait_for(lambda: "Ready to accept connections" in output.read_text(), "Redis")
        yield f"redis://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
