"""Games in which the rules failed."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass
from pathlib import Path

MOST_KEPT = 20
"""Of so many games with errors the records are kept, those with the lowest numbers."""


@dataclass(frozen=True)
class Mishap:
    """A game in which the rules failed: its name and number, what happened, and the record that repeats it."""

    game: str
    number: int
    what: str
    record: bytes


def first_of(mishaps: list[Mishap]) -> list[Mishap]:
    """Those that are kept."""
    return sorted(mishaps, key=lambda mishap: mishap.number)[:MOST_KEPT]


def where(error: BaseException) -> str:
    """An error with the place where it was raised, in a few words."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    words = " ".join(str(error).split())
    return f"{type(error).__name__}{f': {words[:200]}' if words else ''}{place}"


def kind_of(what: str) -> str:
    """What failures have in common that differ only in numbers, such as those of cards; the place is not left out."""
    words, at, place = what.rpartition(" at ")
    return re.sub(r"\d+", "#", words) + at + place
