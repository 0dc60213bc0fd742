"""Goofspiel gets bots whose play is easily foretold."""

from __future__ import annotations

import pytest

from nefrit.bots.finding import BUILT_IN
from tests.cli.conftest import GOOFSPIEL, Nefrit, nefrit

__all__ = ["GOOFSPIEL", "Nefrit", "nefrit"]


@pytest.fixture
def goofspiel_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process only: other processes know those that come with the games."""
    monkeypatch.setitem(BUILT_IN, "goofspiel", {"first": "tests.sim.bots:First", "last": "tests.sim.bots:Last"})
