"""Games of many in which the rules failed: their records are saved, and told."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from nefrit.sim.failures import MOST_KEPT, Mishap


def report(notices: Console, mishaps: Sequence[Mishap], errors: int, directory: Path | None = None) -> None:
    """Save the records of games that failed in a directory, else in a new one, and tell what happened in each."""
    for mishap, file in zip(mishaps, saved(mishaps, directory), strict=True):
        notices.print(Text(f"Game {mishap.number} failed: {mishap.what}; its record is {file}", "red"), soft_wrap=True)
    if errors > len(mishaps):
        notices.print(Text(f"{errors} games failed; the first {MOST_KEPT} are kept."), soft_wrap=True)


def saved(mishaps: Sequence[Mishap], directory: Path | None) -> list[Path]:
    """The files in which the records of games that failed have been saved."""
    place = Path(tempfile.mkdtemp(prefix="nefrit-")) if directory is None else directory
    files = [place / f"{mishap.game}-game-{mishap.number}.json" for mishap in mishaps]
    for file, mishap in zip(files, mishaps, strict=True):
        file.write_bytes(mishap.record)
    return files
