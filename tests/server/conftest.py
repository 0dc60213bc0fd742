"""One server for all tests that do not end it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.processes import GOOFSPIEL, Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with some games, limits that tests do not reach, and no pauses."""
    folder = tmp_path_factory.mktemp("server")
    games = f"{GOOFSPIEL},l5r,senjutsu"
    one = Server(folder, games=games, requests_per_minute=100_000, messages_per_minute=100_000, pause_seconds=0)
    with serving(one):
        yield one
        assert "Traceback" not in one.output.read_text()
