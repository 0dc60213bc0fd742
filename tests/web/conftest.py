"""A server with the built pages, a browser, and people who sit before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.server.processes import Server, serving
from tests.web.people import PATIENCE, Person, settled
from tests.web.setting import DESK, chromium, new_server
from tests.web.stage import Stage

Visits = Callable[..., Person]
Stages = Callable[..., Stage]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server of all tests that do not end it."""
    with serving(new_server(tmp_path_factory.mktemp("web"))) as (one,):
        assert httpx.get(one.url).status_code == 200, "the pages are not built: make pages"
        yield one
        assert "Traceback" not in one.output.read_text()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one module: other tests want the event loop of the thread for themselves."""
    with chromium() as one:
        yield one


@pytest.fixture
def visits(server: Server, browser: Browser) -> Iterator[Visits]:
    """Somebody comes with a browser of their own. In the end no page may have complained about anything."""
    people: list[tuple[BrowserContext, Person]] = []

    def visit(
        name: str = "Ann", *, at: str = "", guarded: bool = False, playback: str = "off", **options: Any
    ) -> Person:
        # What moves is waited for by every click: most tests are about something else.
        context = browser.new_context(**{**DESK, "locale": "en", "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(settled(guard="on" if guarded else "off", playback=playback))
        person = Person(context, name, at or server.url, finger="has_touch" in options)
        people.append((context, person))
        return person

    yield visit
    for context, _ in people:
        context.close()
    assert [problem for _, person in people for problem in person.problems] == []


@pytest.fixture
def stages(server: Server, browser: Browser) -> Iterator[Stages]:
    """Pages on which recorded positions are shown. In the end none may have complained about anything."""
    made: list[Stage] = []

    def stage(game: str, *, guarded: bool = False, playback: str = "off", **options: Any) -> Stage:
        context = browser.new_context(**{**DESK, "locale": "en", "reduced_motion": "reduce", **options})
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(settled(guard="on" if guarded else "off", playback=playback))
        made.append(Stage(server, context, game))
        return made[-1]

    yield stage
    for one in made:
        one.context.close()
    assert [problem for one in made for problem in one.problems] == []


@pytest.fixture
def ann(visits: Visits) -> Person:
    """Ann at her desk."""
    return visits("Ann")
