"""The same on a phone: fingers, and a narrow page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.people import Person
from tests.web.places import PAGES
from tests.web.setting import GAMES, PHONE


def fits(person: Person) -> None:
    """Nothing hangs out of the page."""
    wide = "[document.documentElement.scrollWidth, innerWidth]"
    total, seen = person.page.evaluate(wide)
    assert total <= seen, person.page.url


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_a_thumb(visits: Visits, game: str) -> None:
    ann = visits("Ann", **PHONE)
    ann.plays(game)
    for _ in range(5):
        asked = ann.is_asked()
        assert asked is not None
        fits(ann)
        if asked.kind == "some":
            # Every option can be reached, also where nothing has to be chosen.
            ann.presses_option(asked.options - 1)
            ann.presses(ann.sees("cancel"))
        ann.answers(asked)
    ann.is_asked()
    ann.sees("side").tap()
    expect(ann.sees("log")).to_be_visible()
    fits(ann)


def test_no_page_is_wider_than_a_phone(visits: Visits) -> None:
    ann = visits("Ann", **PHONE)
    for path in PAGES:
        ann.reads(path)
        fits(ann)
