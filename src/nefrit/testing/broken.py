"""What is raised where a law does not hold."""

from __future__ import annotations


class Broken(AssertionError):
    """A law does not hold; the message says which, and for what."""


def require(condition: bool, law: str) -> None:
    """Raise Broken with the law unless it holds."""
    if not condition:
        raise Broken(law)
