"""The pytest plugin: the fixture `table`, the marks, and the switch that runs every scenario harshly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from nefrit.kernel.definition import Definition
from nefrit.testing.scenario import MODES, PLAIN, Scenario


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the switch."""
    parser.addoption(
        "--harsh",
        action="store_true",
        help="run every scenario again, at each decision also cloned, encoded, undone and replayed",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a scenario once in each mode."""
    if "mode" in metafunc.fixturenames:
        metafunc.parametrize("mode", MODES if metafunc.config.getoption("--harsh") else (PLAIN,))


@pytest.fixture
def table(request: pytest.FixtureRequest, mode: str) -> Iterator[Scenario]:
    """A table for a scenario of the game that the test module names as `GAME`."""
    definition = request.module.GAME
    assert isinstance(definition, Definition), "a module with scenarios names its game: GAME = ..."
    scenario = Scenario(definition, mode)
    yield scenario
    scenario.finished()
