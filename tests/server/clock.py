"""Clocks that make nobody wait: one that is set, and one that goes on to the moment at which the first wakes."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class _Leaping(selectors.DefaultSelector):  # type: ignore[misc, valid-type]
    """A selector that leaps over the time for which it would wait."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        found: list[Any] = super().select(0)
        if not found and timeout:
            self.now += timeout
        return found


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop in simulated time; nothing in it may come from other threads or processes."""

    def __init__(self) -> None:
        self.leaping = _Leaping()
        super().__init__(self.leaping)

    def time(self) -> float:
        return self.leaping.now


def run_simulated(play: Coroutine[Any, Any, None]) -> None:
    """Run something to its end in simulated time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        runner.run(play)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds
