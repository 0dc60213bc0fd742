"""Compares the pictures of cards in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

COMPARE = Path(__file__).with_name("pictures.js").read_text()
LEAST = 9.0
"""Two cards of one deck are at least so many percent apart, at the size of a tile."""
EMBLEM = 4.0
"""Another emblem counts as so many of them."""


def compared(page: Page, game: str, *, least: float = LEAST, resolve: bool = False) -> dict[str, Any]:
    """All pairs of cards of a deck that are too near, in a page of the server; or suffixes with which none are."""
    asked = {"game": game, "least": least, "emblem": EMBLEM, "suffixes": {} if resolve else None, "resolve": resolve}
    found: dict[str, Any] = page.evaluate(COMPARE, asked)
    return found
