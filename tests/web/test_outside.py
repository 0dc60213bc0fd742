"""A game of another package is played in the browser, on the board that it brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.examples.installing import installed
from tests.server.processes import Server, serving
from tests.web.conftest import Visits
from tests.web.setting import new_server

BROKEN = "export default () => { throw new Error('this board is broken') }"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a game of another package, which is installed for it alone."""
    with (
        installed(tmp_path_factory.mktemp("installed")),
        serving(new_server(tmp_path_factory.mktemp("outside"), ("skirmish",))) as (one,),
    ):
        yield one
        assert "Traceback" not in one.output.read_text()


def test_it_is_played_on_the_board_that_it_brings(visits: Visits, outside: Server) -> None:
    ann = visits("Ann", at=outside.url)
    ann.goes_to("/")
    expect(ann.sees("emblem-skirmish")).to_have_css(
        "mask-image", f'url("{outside.url}/api/games/skirmish/web/emblem.svg")'
    )
    ann.plays("skirmish")
    board = ann.sees("outside-board")
    expect(board.get_by_role("heading", name="Ann: 0")).to_be_visible()
    battles = 0
    while (asked := ann.is_asked()) is not None:
        expect(board.locator("[data-choosable]")).to_have_count(asked.options)
        ann.answers(asked, on_board=True)
        battles += 1
    assert battles == 6
    assert ann.over["words"]
    expect(board.locator(".fallen li")).to_have_count(12)


def test_the_plain_board_takes_the_place_of_a_broken_one(visits: Visits, outside: Server) -> None:
    def broken(route: Route) -> None:
        route.fulfill(body=BROKEN, content_type="text/javascript")

    ann = visits("Ann", at=outside.url)
    ann.page.route("**/api/games/skirmish/web/board.js", broken)
    ann.plays("skirmish")
    expect(ann.sees("zone-hand-0")).to_be_visible()
    expect(ann.sees("outside-board")).to_have_count(0)
    back = f'url("{outside.url}/api/games/skirmish/web/back.svg")'
    expect(ann.sees("zone-deck-1").locator(".back")).to_have_css("background-image", back)
    asked = ann.is_asked()
    assert asked is not None
    ann.answers(asked, on_board=True)
