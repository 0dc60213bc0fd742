"""Goofspiel gets bots whose play is easily foretold."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from nefrit.sim.simulation import Batch
from tests.cli.conftest import GOOFSPIEL, Nefrit, nefrit
from tests.manifests import give_bots

__all__ = ["GOOFSPIEL", "Nefrit", "nefrit"]


@pytest.fixture
def goofspiel_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process only: other processes know those that come with the games."""
    give_bots(monkeypatch, "goofspiel", {"first": "tests.sim.bots:First", "last": "tests.sim.bots:Last"})


class Interrupted:
    """Plays games in the place of a command's `play_some`, until it is interrupted at a certain one."""

    def __init__(self, play: Callable[[Any, int, int], Batch], stop_at: int) -> None:
        self.play = play
        self.stop_at = stop_at
        self.played: list[int] = []

    def __call__(self, plan: Any, start: int, stop: int) -> Batch:
        if start == self.stop_at:
            raise KeyboardInterrupt
        self.played.append(start)
        return self.play(plan, start, stop)


def interrupt(monkeypatch: pytest.MonkeyPatch, command: ModuleType, stop_at: int) -> Interrupted:
    """Let a command that plays many games be interrupted at one of them."""
    interrupted = Interrupted(command.play_some, stop_at)
    monkeypatch.setattr(command, "play_some", interrupted)
    return interrupted
