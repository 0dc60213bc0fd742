"""Every page can be used by everybody: no serious finding of axe, light and dark, and nothing in the console."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.processes import ROOT
from tests.web.conftest import Visits
from tests.web.people import Person
from tests.web.places import PAGES
from tests.web.setting import GAMES

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
LIKE_OTHERS = "main :is(li, article):nth-child(n + 13)"
"""Of a long list the first dozen stands for all."""

colours = pytest.mark.parametrize("scheme", ["light", "dark"])


class Judge:
    """Looks at pages with axe, and remembers what is wrong with them."""

    def __init__(self, person: Person, scheme: str) -> None:
        self.person = person
        # Only colours are others in the dark.
        self.rules = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
        self.findings: list[str] = []

    def looks(self, what: str) -> None:
        """Look at what is shown now."""
        page = self.person.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text())
        found: list[dict[str, Any]] = page.evaluate(
            "async ([where, how]) => (await axe.run(where, {resultTypes: ['violations'], ...how})).violations",
            [{"include": ["html"], "exclude": [LIKE_OTHERS]}, self.rules],
        )
        for one in found:
            if one["impact"] in GRAVE:
                node = one["nodes"][0]
                about = f"{one['id']} ({len(one['nodes'])}x): {node['html'][:200]} {node['failureSummary']}"
                self.findings.append(f"{what}: {about}")


@colours
def test_pages_have_no_serious_finding(visits: Visits, scheme: str) -> None:
    ann = visits("Ann", color_scheme=scheme)
    judge = Judge(ann, scheme)
    for path in PAGES:
        ann.reads(path)
        judge.looks(path)
    ann.goes_to("/")
    ann.sees("game-senjutsu").locator("summary").click()
    judge.looks("all that can be chosen at the door")
    ann.sees("preferences").click()
    judge.looks("preferences")
    assert judge.findings == []


@colours
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_serious_finding(visits: Visits, game: str, scheme: str) -> None:
    ann = visits("Ann", color_scheme=scheme)
    judge = Judge(ann, scheme)
    ann.plays(game)
    kinds = set()
    for _ in range(8):
        asked = ann.is_asked()
        assert asked is not None
        if asked.kind not in kinds:
            kinds.add(asked.kind)
            judge.looks(f"a decision of kind {asked.kind}")
        ann.answers(asked)
    ann.is_asked()
    judge.looks("the board")
    ann.page.get_by_role("tab").nth(1).click()
    judge.looks("the chart")
    ann.page.locator("main [data-card] > button").last.click(button="right")
    judge.looks("the card viewer")
    ann.sees("why").click()
    judge.looks("why not")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    ann.concedes()
    judge.looks("the end")
    ann.sees("to-replay").click()
    expect(ann.sees("replay-board").locator("section").first).to_be_visible()
    judge.looks("the replay")
    assert judge.findings == []


@colours
def test_waiting_and_joining_have_no_serious_finding(visits: Visits, scheme: str) -> None:
    ann, bob = visits("Ann", color_scheme=scheme), visits("Bob", color_scheme=scheme)
    link = ann.invites("l5r")
    waiting = Judge(ann, scheme)
    waiting.looks("the waiting room")
    bob.page.goto(link)
    expect(bob.sees("sit")).to_be_visible()
    joining = Judge(bob, scheme)
    joining.looks("the invitation")
    assert waiting.findings + joining.findings == []
