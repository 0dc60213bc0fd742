"""Takes the pictures of this folder: `make pictures`.

Every page at the desk and on a phone, light and dark. The tables have always the same seed, so that a picture changes
only when a page does.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from docs.table.moments import MOMENTS, take_moments
from PIL import Image
from playwright.sync_api import Browser, expect

from tests.server.processes import Server, serving
from tests.web.people import PATIENCE, UNGUARDED, Person
from tests.web.setting import DESK, PHONE, chromium, new_server

HERE = Path(__file__).parent
SIZES: dict[str, dict[str, Any]] = {"desk": DESK, "phone": PHONE}
SCHEMES = ("light", "dark")
DOOR = HERE.parents[1] / "web/public/boards"
"""The pictures of boards that the door shows."""
DOOR_SIZE = (640, 344)
BOARDS = {
    "l5r": (392, 164, 690),
    "senjutsu": (268, 210, 580),
    "imperium": (196, 214, 700),
    "invasion": (176, 84, 740),
}
"""What of each board is shown there: the upper left corner of a piece, and its width."""
QUALITY = 72


def door(ann: Person) -> None:
    """Where everybody comes in: a game waits, and another is new."""
    _answers_until(ann, "l5r", 3)
    ann.reads("/")
    expect(ann.sees("own")).to_be_visible()


def play(ann: Person) -> None:
    """The page of a game."""
    ann.reads("/play/l5r")


def lobby(ann: Person) -> None:
    """The public tables."""
    ann.reads("/lobby")


def decks(ann: Person) -> None:
    """The deck builder with a deck."""
    ann.reads("/decks")


def cards(ann: Person) -> None:
    """The card browser."""
    ann.reads("/cards/l5r")


def card(ann: Person) -> None:
    """One card with its rulings."""
    ann.reads("/cards/l5r/01-akodo-toturi")


def rules(ann: Person) -> None:
    """The rule browser."""
    ann.reads("/rules/l5r/l5r.unopposed.definition")


def l5r(ann: Person) -> None:
    """Declaring a conflict."""
    _answers_until(ann, "l5r", 17)


def senjutsu(ann: Person) -> None:
    """In the middle of a duel."""
    _answers_until(ann, "senjutsu", 9)


def imperium(ann: Person) -> None:
    """The second turn of a civilisation."""
    _answers_until(ann, "imperium", 8)


def invasion(ann: Person) -> None:
    """A capital that is under attack."""
    ann.plays("invasion")
    while True:
        asked = ann.is_asked()
        assert asked is not None
        if "defend" in asked.prompt:
            return
        ann.answers(asked, on_board=True)


def replay(ann: Person) -> None:
    """A game to look back at."""
    _answers_until(ann, "senjutsu", 9)
    ann.concedes()
    ann.presses(ann.sees("to-replay"))
    expect(ann.sees("replay-board").get_by_test_id("senjutsu-board")).to_be_visible()
    ann.sees("slider").fill("14")
    expect(ann.sees("number")).to_contain_text("14 /")
    # The number is there at once, the position and what was answered when they have been read.
    expect(ann.sees("figure-0")).to_be_visible()
    expect(ann.page.get_by_text("…", exact=True)).to_have_count(0)


def _answers_until(ann: Person, game: str, count: int) -> None:
    """Play against a bot, always on the board, as far as the page is worth a picture."""
    ann.plays(game)
    for _ in range(count):
        asked = ann.is_asked()
        assert asked is not None
        ann.answers(asked, on_board=not ann.finger)
    ann.is_asked()


PICTURES: tuple[Callable[[Person], None], ...] = (
    door,
    play,
    lobby,
    decks,
    cards,
    card,
    rules,
    l5r,
    senjutsu,
    imperium,
    invasion,
    replay,
)


def take(server: Server, browser: Browser, picture: Callable[[Person], None], size: str, scheme: str) -> None:
    """One picture of one page."""
    context = browser.new_context(**SIZES[size], locale="en", color_scheme=scheme, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(UNGUARDED)
    ann = Person(context, "Ann", server.url, finger=size == "phone")
    picture(ann)
    ann.page.wait_for_load_state("networkidle")
    # Nothing is pointed at.
    ann.page.mouse.move(0, 0)
    shown = Image.open(io.BytesIO(ann.page.screenshot()))
    path = HERE / f"{picture.__name__}-{size}-{scheme}.webp"
    shown.convert("RGB").save(path, quality=QUALITY, method=6)
    print(path.name, path.stat().st_size // 1024, "KB")
    context.close()


def take_board(server: Server, browser: Browser, game: Callable[[Person], None], scheme: str) -> None:
    """The picture of a board for the door: cut where most happens."""
    context = browser.new_context(**DESK, locale="en", color_scheme=scheme, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(UNGUARDED)
    ann = Person(context, "Ann", server.url)
    game(ann)
    ann.page.mouse.move(0, 0)
    ann.page.wait_for_load_state("networkidle")
    left, top, width = BOARDS[game.__name__]
    height = width * DOOR_SIZE[1] / DOOR_SIZE[0]
    shown = Image.open(io.BytesIO(ann.page.screenshot(clip={"x": left, "y": top, "width": width, "height": height})))
    path = DOOR / f"{game.__name__}-{scheme}.webp"
    path.parent.mkdir(exist_ok=True)
    shown.convert("RGB").resize(DOOR_SIZE, Image.Resampling.LANCZOS).save(path, quality=60, method=6)
    print(path.name, path.stat().st_size // 1024, "KB")
    context.close()


def main(wanted: Sequence[str]) -> None:
    """Take these pictures, or all."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(new_server(Path(folder))) as (server,),
        chromium() as browser,
    ):
        server.post("/tables", game="senjutsu", name="Bob", seat=0)
        server.post("/tables", game="l5r", name="Chiyo", seat=0, against="")
        for picture in PICTURES:
            if wanted and picture.__name__ not in wanted:
                continue
            for size in SIZES:
                for scheme in SCHEMES:
                    take(server, browser, picture, size, scheme)
        for game in (l5r, senjutsu, imperium, invasion):
            if not wanted or "boards" in wanted:
                for scheme in SCHEMES:
                    take_board(server, browser, game, scheme)
        for game in MOMENTS:
            if not wanted or "moments" in wanted:
                take_moments(server, browser, game)


if __name__ == "__main__":
    main(sys.argv[1:])
