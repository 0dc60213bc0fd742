"""Simulations on a Ray cluster: a real one, with two processors of this machine."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

import nefrit.sim.cluster as clusters
from nefrit.sim.cluster import NoCluster
from nefrit.sim.keeping import GAMES
from tests.sim.conftest import GOOFSPIEL, Nefrit
from tests.sim.test_simulate import FILES, SMALL, results

LATE = 120


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class There(NamedTuple):
    """A cluster that somebody has started: its address, and the environment of those who have its token."""

    address: str
    admitted: dict[str, str]


@pytest.fixture(scope="module")
def cluster() -> Iterator[There]:
    port = free_port()
    ray = Path(sys.executable).parent / "ray"
    # Sockets have short names only, so it cannot be where pytest puts things.
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as place:
        token = Path(place) / "token"
        token.write_text(secrets.token_hex(32))
        admitted = os.environ | {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token)}
        line = [ray, "start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=2"]
        line += ["--include-dashboard=false", "--disable-usage-stats", f"--temp-dir={place}"]
        head = subprocess.Popen(line, env=admitted, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            late = time.monotonic() + LATE
            while not _answers(port) and head.poll() is None and time.monotonic() < late:
                time.sleep(0.1)
            yield There(f"127.0.0.1:{port}", admitted)
        finally:
            head.send_signal(signal.SIGTERM)
            head.wait(LATE)


def _answers(port: int) -> bool:
    with socket.socket() as one:
        return one.connect_ex(("127.0.0.1", port)) == 0


def run(*arguments: object, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Runs `nefrit` in a process of its own: Ray leaves traces in the one it was in."""
    line = [sys.executable, "-m", "nefrit.cli", *map(str, arguments)]
    return subprocess.run(line, capture_output=True, text=True, timeout=LATE, check=False, env=env)


def test_a_cluster_gives_the_same_results_and_goes_on_with_what_is_there(
    nefrit: Nefrit, cluster: There, tmp_path: Path
) -> None:
    assert nefrit(*SMALL, "--games", "40", "--out", tmp_path / "here").code == 0
    # Some games were already played here.
    assert nefrit(*SMALL, "--games", "7", "--out", tmp_path / "there").code == 0
    line = (*SMALL, "--games", "40", "--out", tmp_path / "there", "--engine", "ray", "--address", cluster.address)
    there = run(*line, env=cluster.admitted)
    assert (there.returncode, there.stderr) == (0, "")
    assert results(tmp_path / "there") == results(tmp_path / "here")
    assert all((tmp_path / "there" / name).exists() for name in FILES)
    assert len((tmp_path / "there" / GAMES).read_text().splitlines()) == 40


def test_what_goes_wrong_there_is_told_here(cluster: There, tmp_path: Path) -> None:
    """Played in a directory of its own, where the cluster does not find the game."""
    (tmp_path / "elsewhere.py").write_text(Path(GOOFSPIEL).read_text())
    line = [sys.executable, "-m", "nefrit.cli", "simulate", "./elsewhere.py", "--out", "out", "--engine", "ray"]
    told = subprocess.run(
        [*line, "--address", cluster.address],
        cwd=tmp_path,
        env=cluster.admitted,
        capture_output=True,
        text=True,
        timeout=LATE,
        check=False,
    )
    assert (told.returncode, told.stderr.strip()) == (2, "There is no file elsewhere.py.")


def test_a_cluster_lets_nobody_in_without_its_token(cluster: There, tmp_path: Path) -> None:
    refused = run(*SMALL, "--out", tmp_path, "--engine", "ray", "--address", cluster.address)
    assert refused.returncode == 2
    assert f"The Ray cluster at {cluster.address} wants a token: set RAY_AUTH_MODE=token" in refused.stderr


def test_without_an_address_a_cluster_is_started_and_ended(nefrit: Nefrit, tmp_path: Path) -> None:
    assert nefrit(*SMALL, "--games", "10", "--out", tmp_path / "here").code == 0
    own = run(*SMALL, "--games", "10", "--out", tmp_path / "own", "--engine", "ray", "--jobs", "2")
    assert (own.returncode, own.stderr) == (0, "")
    assert results(tmp_path / "own") == results(tmp_path / "here")


def test_a_cluster_with_another_version_is_not_used() -> None:
    assert clusters._work(clusters.__version__, range, (2, 5)) == range(2, 5)
    with pytest.raises(NoCluster, match=r"the cluster has nefrit .*, and here is 0\.0\.1"):
        clusters._work("0.0.1", range, (2, 5))


def test_a_cluster_that_is_not_there_is_refused(nefrit: Nefrit, tmp_path: Path) -> None:
    line = partial(nefrit, *SMALL, "--out", tmp_path, "--engine", "ray", "--address")
    nobody = f"127.0.0.1:{free_port()}"
    refused = line(nobody).refusal
    assert refused.startswith(f"There is no Ray cluster at {nobody}: ")
    for wrong in ("head", "ray://head:10001", "head:", ":6379", "head:port"):
        assert line(wrong).refusal == f"The address of a Ray cluster is HOST:PORT or auto, not {wrong!r}."
    assert "There is no Ray cluster at nowhere.invalid:6379: " in line("nowhere.invalid:6379").refusal
    assert "There is no Ray cluster at 127.0.0.1:99999: " in line("127.0.0.1:99999").refusal


def test_a_cluster_without_ray_is_refused(nefrit: Nefrit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError("No module named 'ray'", name="ray")

    monkeypatch.setattr(clusters, "import_module", missing)
    refused = nefrit(*SMALL, "--out", tmp_path, "--engine", "ray").refusal
    assert refused == "A cluster needs ray: pip install 'nefrit[ray]'."


def test_engines_are_known_and_only_a_cluster_has_an_address(nefrit: Nefrit, tmp_path: Path) -> None:
    line = (*SMALL, "--out", tmp_path)
    assert nefrit(*line, "--engine", "dask").refusal == "Engines are processes, ray, not 'dask'."
    assert nefrit(*line, "--address", "auto").refusal == "Only --engine ray has an --address."
