"""The mark that says which rules a test proves."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Marks a test with the rules that it proves: it would fail if one of them were not implemented."""

    def mark(test: F) -> F:
        # Where no pytest runs nobody reads the mark: a scenario is only played.
        pytest = sys.modules.get("pytest")
        marked: F = test if pytest is None else pytest.mark.rule(*ids)(test)
        return marked

    return mark
