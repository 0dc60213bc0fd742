"""Takes the pictures of two moments of every game at every size, from recorded positions: part of `make pictures`."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from tests.server.processes import Server
from tests.web.people import PATIENCE, settled
from tests.web.recording import positions
from tests.web.setting import DESK
from tests.web.stage import SIZES, Stage

HERE = Path(__file__).parent
QUALITY = 72

MOMENTS = {
    "l5r": {"conflict": "one act-or-pass", "attack": "some choose-attackers"},
    "senjutsu": {"card": "one choose-card", "move": "one move"},
    "imperium": {"turn": "one play-or-exhaust", "market": "one acquire"},
    "invasion": {"attack": "one attack-target", "defence": "some choose-defenders"},
}
"""The moments by the beginning of the name of their position."""


def take_moments(server: Server, browser: Browser, game: str) -> None:
    """The pictures of one game: light ones at every size, of the first moment a dark one at the desk, too."""
    context = browser.new_context(**DESK, locale="en", reduced_motion="reduce", color_scheme="light")
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(settled(playback="off"))
    stage = Stage(server, context, game)
    for at, (moment, kind) in enumerate(MOMENTS[game].items()):
        position = next(one for one in positions(game) if one["name"].startswith(kind))
        for size in SIZES:
            stage.resizes(size)
            stage.opens(position)
            _save(stage, f"{game}-{moment}-{size}")
        if at == 0:
            stage.resizes("desk")
            stage.page.emulate_media(color_scheme="dark")
            _save(stage, f"{game}-{moment}-desk-dark")
            stage.page.emulate_media(color_scheme="light")
    context.close()


def _save(stage: Stage, name: str) -> None:
    stage.measures()
    shown = Image.open(io.BytesIO(stage.page.screenshot()))
    path = HERE / "moments" / f"{name}.webp"
    path.parent.mkdir(exist_ok=True)
    shown.convert("RGB").save(path, quality=QUALITY, method=6)
