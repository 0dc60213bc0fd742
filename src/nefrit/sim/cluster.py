"""Work on games by number on a Ray cluster: one that is there, or one of its own on this machine."""

from __future__ import annotations

import os
import secrets
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeVar

from nefrit import __version__
from nefrit.sim.processes import Chunk

T = TypeVar("T")

HERE = "auto"
"""The address of the cluster that runs on this machine."""
PATIENCE = 10.0
"""So many seconds a cluster may take to answer."""
IN_ADVANCE = 2
"""So many chunks are given out for each processor: one to work on, the others so that it never waits."""

TOKEN = "set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN_PATH to the file that holds it"
"""How to let Ray find the token of a cluster."""


class NoCluster(Exception):
    """There is no cluster to play on: the message says why."""


class Cluster:
    """A cluster that has been joined, with so many processors."""

    def __init__(self, ray: Any, processors: int) -> None:
        self.ray = ray
        self.processors = processors

    def run(self, work: Callable[[int, int], T], chunks: Sequence[Chunk]) -> Iterator[T]:
        """What the work gives for each of the chunks, as soon as it is done, in any order.

        When a machine is lost, what it was working on is done again elsewhere.
        """
        task = self.ray.remote(_work)
        shared = self.ray.put(work)
        coming = iter(chunks)
        first = zip(range(IN_ADVANCE * self.processors), coming, strict=False)
        waiting = [task.remote(__version__, shared, chunk) for _, chunk in first]
        try:
            while waiting:
                done, waiting = self.ray.wait(waiting)
                waiting += [task.remote(__version__, shared, chunk) for _, chunk in zip(done, coming, strict=False)]
                try:
                    yield from self.ray.get(done)
                except self.ray.exceptions.RayTaskError as error:
                    # Told as if it had happened here.
                    raise error.cause from error
        finally:
            for one in waiting:
                self.ray.cancel(one, force=True)


def _work(version: str, work: Callable[[int, int], T], chunk: Chunk) -> T:
    """On a machine of the cluster: do the work, if it would be the same here."""
    if version != __version__:
        raise NoCluster(f"the cluster has nefrit {__version__}, and here is {version}")
    return work(*chunk)


@contextmanager
def joined(address: str | None, jobs: int) -> Iterator[Cluster]:
    """Join the cluster at an address (HOST:PORT, or auto for that of this machine).

    Without an address one is started here for so many processes, and ended afterwards.
    """
    if address is None:
        # Ray looks at the environment when it is imported.
        _make_private()
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise NoCluster(f"a cluster needs {error.name}: pip install 'nefrit[ray]'") from error
    quiet = {"logging_level": "error", "log_to_driver": False}
    with tempfile.TemporaryDirectory(prefix="nefrit-", ignore_cleanup_errors=True) as place:
        if address is None:
            ray.init("local", num_cpus=jobs, include_dashboard=False, _temp_dir=place, **quiet)
        else:
            _reach(address)
            try:
                ray.init(address, **quiet)
            except (ConnectionError, ValueError, RuntimeError) as error:
                if "AuthenticationError" in f"{error} {error.__cause__}":
                    raise NoCluster(f"the Ray cluster at {address} wants a token: {TOKEN}") from error
                raise NoCluster(f"there is no Ray cluster at {address}: {error}") from error
        try:
            yield Cluster(ray, max(1, int(ray.cluster_resources().get("CPU", 1))))
        finally:
            ray.shutdown()


def _make_private() -> None:
    """Let a cluster that is started here tell nobody that it is used, and let nobody else in.

    It gets a token of its own, unless there is one: else Ray would leave one in the home directory.
    """
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_AUTH_MODE", "token")
    if not {"RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH"} & set(os.environ):
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def _reach(address: str) -> None:
    """Knock at an address: Ray itself would go on trying for minutes."""
    if address == HERE:
        return
    host, colon, port = address.rpartition(":")
    if not colon or not host or "/" in host or not port.isdecimal():
        raise NoCluster(f"the address of a Ray cluster is HOST:PORT or {HERE}, not {address!r}")
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error}") from error
