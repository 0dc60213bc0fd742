"""What the tests of the pages need: a server with them, and a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from nefrit.manifest import own_names
from tests.server.processes import Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
PAGES = os.environ.get("NEFRIT_PAGES", "")
"""Another directory with built pages than the one of the package."""

GAMES = own_names()
"""The games with a board of their own."""

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Seeded(Server):
    """A server whose tables all have the same seed."""

    program = (str(Path(__file__).with_name("seeded.py")),)


def new_server(folder: Path, games: Sequence[str] = GAMES) -> Seeded:
    """A server with the pages, limits that tests do not reach, and no pauses."""
    return Seeded(
        folder,
        games=",".join(games),
        requests_per_minute=100_000,
        messages_per_minute=100_000,
        connections=1000,
        pause_seconds=0,
        pages=PAGES,
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium for a while. Meanwhile the thread belongs to its event loop."""
    assert CHROMIUM is not None, "Chromium is not installed: make services"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
        )
        yield browser
        browser.close()
