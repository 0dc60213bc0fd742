"""What a player loses when the connection, the page or the server is lost: nothing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.processes import Server, serving
from tests.web.conftest import Visits
from tests.web.people import Person
from tests.web.setting import new_server
from tests.web.wires import wired


def test_a_lost_network_comes_back_by_itself(server: Server, visits: Visits) -> None:
    with wired(server.port) as wire:
        ann = visits("Ann", at=wire.url)
        ann.plays("senjutsu")
        before = ann.answers_some(3)
        log = ann.log
        ann.context.set_offline(True)
        wire.cut()
        expect(ann.sees("lost")).to_be_visible()
        expect(ann.sees("connection")).not_to_be_empty()
        # What cannot be sent is not sent later either: the page says so.
        ann.page.keyboard.press("1")
        if before.kind == "some":
            ann.page.keyboard.press("Enter")
        expect(ann.sees("notice").first).to_be_visible()
        wire.mend()
        ann.context.set_offline(False)
        expect(ann.sees("lost")).to_have_count(0)
        assert ann.is_asked_anew() == before
        assert ann.log == log
        ann.answers_some(1)
        ann.context.close()
    ann.forgives_the_network()


def test_a_page_that_is_loaded_again_goes_on(ann: Person) -> None:
    ann.plays("senjutsu")
    before = ann.answers_some(3)
    log = ann.log
    ann.page.reload()
    assert ann.is_asked_anew() == before
    expect(ann.sees("log")).to_have_text(log, use_inner_text=True)
    ann.answers_some(1)


def test_a_killed_server_goes_on_from_the_last_answer(visits: Visits, tmp_path: Path) -> None:
    with serving(new_server(tmp_path / "killed")) as (server,):
        ann = visits("Ann", at=server.url)
        ann.plays("senjutsu")
        before = ann.answers_some(3)
        log = ann.log
        server.kill()
        expect(ann.sees("lost")).to_be_visible()
        server.start()
        expect(ann.sees("lost")).to_have_count(0)
        assert ann.is_asked_anew() == before
        assert ann.log == log
        ann.answers_some(2)
        ann.page.goto("about:blank")
    ann.forgives_the_network()
