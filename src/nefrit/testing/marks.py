"""The mark that says which rules a test proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Marks a test with the rules that it proves: it would fail if one of them were not implemented."""

    def mark(test: F) -> F:
        # Only those who write tests need pytest; the laws are for everybody.
        import pytest

        marked: F = pytest.mark.rule(*ids)(test)
        return marked

    return mark
