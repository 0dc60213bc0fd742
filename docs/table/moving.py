"""Takes the moving picture of the README: a game of Legend of the Five Rings as it is really played.

`python -m docs.table.moving` plays at a table with a fixed seed and writes `docs/table/play.webp`.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator

from tests.server.processes import serving
from tests.web.people import PATIENCE, UNGUARDED, Person
from tests.web.setting import chromium, new_server

WRITTEN = Path(__file__).with_name("play.webp")
VIEW = {"width": 1280, "height": 720}
SIZE = (960, 540)
QUALITY = 62
BEFORE = 8
"""So many answers are given before the picture begins."""
ANSWERS = 12
READ, DONE = 900, 1100
"""How long each picture is shown, in milliseconds: while something is read, and when it is done."""


class Film:
    """Pictures one after the other."""

    def __init__(self, ann: Person) -> None:
        self.ann = ann
        self.pictures: list[Image.Image] = []
        self.times: list[int] = []

    def take(self, milliseconds: int) -> None:
        """Take a picture, unless nothing has changed."""
        self.ann.page.wait_for_timeout(250)
        shown = Image.open(io.BytesIO(self.ann.page.screenshot())).convert("RGB")
        shown = shown.resize(SIZE, Image.Resampling.LANCZOS)
        if self.pictures and self.pictures[-1].tobytes() == shown.tobytes():
            self.times[-1] += milliseconds
        else:
            self.pictures.append(shown)
            self.times.append(milliseconds)

    def save(self) -> None:
        """Write them as one file that begins again at its end."""
        first, *rest = self.pictures
        first.save(WRITTEN, save_all=True, append_images=rest, duration=self.times, loop=0, quality=QUALITY, method=6)
        print(WRITTEN.name, len(self.pictures), "pictures", WRITTEN.stat().st_size // 1024, "KB")


def reads(ann: Person) -> None:
    """Point at the first thing that can be chosen, as somebody does who thinks about it."""
    found: Locator = ann.page.locator("main [data-card][data-choosable]").locator("visible=true")
    if found.count():
        found.first.hover()


def main() -> None:
    """Play, and take a picture of every question and of every answer."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(new_server(Path(folder))) as (server,),
        chromium() as browser,
    ):
        context = browser.new_context(viewport=VIEW, locale="en", color_scheme="light", reduced_motion="reduce")
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(UNGUARDED)
        ann = Person(context, "Ann", server.url)
        ann.plays("l5r")
        film = Film(ann)
        for number in range(BEFORE + ANSWERS):
            asked = ann.is_asked()
            if asked is None:
                break
            if number >= BEFORE:
                reads(ann)
                film.take(READ)
            ann.answers(asked, on_board=True)
            if number >= BEFORE:
                ann.page.mouse.move(0, 0)
                film.take(DONE)
        film.save()
        context.close()


if __name__ == "__main__":
    main()
