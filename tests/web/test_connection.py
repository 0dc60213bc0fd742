"""What a player loses when the connection, the page or the server is lost: nothing."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.processes import Server, serving, wait_for
from tests.web.conftest import Visits
from tests.web.people import Person, whoever_is_asked
from tests.web.setting import new_server
from tests.web.wires import wired

MINUTE = 60_000
"""In milliseconds, as browsers count."""


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
        expect(ann.sees("log")).to_have_text(log, use_inner_text=True)
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


class Two:
    """Two people at a table of their own, who play with each other."""

    def __init__(self, ann: Person, bob: Person) -> None:
        self.people = (ann, bob)

    def play(self, answers: int) -> None:
        """So many answers, by whoever is asked."""
        for _ in range(answers):
            person = whoever_is_asked(*self.people)
            asked = person.is_asked()
            assert asked is not None
            person.answers(asked, on_board=True)

    @staticmethod
    def reads_up_to(person: Person) -> int:
        """The sequence number of the last view that a page was told and has drawn."""
        person.page.evaluate("new Promise((done) => setTimeout(done))")
        found: int = next(message["sequence"] for message in reversed(person.told) if message["type"] == "view")
        return found

    def settled(self) -> list[tuple[str, str]]:
        """What both see, as soon as one of them is asked: the question and the log."""
        for person in self.people:
            person.last = ""
        whoever_is_asked(*self.people)
        wait_for(lambda: len({self.reads_up_to(person) for person in self.people}) == 1, "common view")
        return [(person.sees("prompt").inner_text(), person.log) for person in self.people]

    def see(self, before: list[tuple[str, str]]) -> None:
        """Both see again what they saw before, and one of them can answer."""
        for person, (prompt, log) in zip(self.people, before, strict=True):
            expect(person.sees("lost")).to_have_count(0)
            expect(person.sees("prompt")).to_have_text(prompt)
            expect(person.sees("log")).to_have_text(log, use_inner_text=True)
            person.last = ""
        whoever_is_asked(*self.people)


def test_two_people_lose_nothing_whatever_is_lost(visits: Visits, tmp_path: Path) -> None:
    """They meet through an invitation. One loads the page again, has no network for a minute, and the server dies."""
    with serving(new_server(tmp_path / "killed")) as (server,), wired(server.port) as wire:
        ann, bob = visits("Ann", at=server.url), visits("Bob", at=wire.url)
        bob.page.clock.install()
        bob.accepts(ann.invites("l5r").replace(server.url, wire.url))
        table = Two(ann, bob)
        table.play(8)

        before = table.settled()
        bob.page.reload()
        table.see(before)
        table.play(4)

        before = table.settled()
        wire.cut()
        expect(bob.sees("lost")).to_be_visible()
        expect(ann.sees("status-bar")).to_contain_text("is away")
        bob.page.clock.fast_forward(MINUTE)
        wire.mend()
        bob.page.clock.fast_forward(MINUTE)
        table.see(before)
        table.play(4)

        before = table.settled()
        server.kill()
        for person in table.people:
            expect(person.sees("lost")).to_be_visible()
        server.start()
        bob.page.clock.fast_forward(MINUTE)
        table.see(before)
        table.play(4)
        for person in table.people:
            person.page.goto("about:blank")
    for person in table.people:
        person.forgives_the_network()
