"""Varieties of a game: the ways to set it up that whoever plays very many games goes through."""

from __future__ import annotations

from typing import Any, NamedTuple


class Variety(NamedTuple):
    """A way to set a game up: how many seats, and which options."""

    seats: int
    options: dict[str, Any]
