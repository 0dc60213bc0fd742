"""Every page can be used by everybody: no serious finding of axe, light and dark, and nothing in the console."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.processes import ROOT
from tests.web.conftest import Visits
from tests.web.people import Person
from tests.web.places import PAGES
from tests.web.setting import DESK, GAMES, PHONE

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE}
GRAVE = ("serious", "critical")
LIKE_OTHERS = "main :is(li, article):nth-child(n + 13)"
"""Of a long list the first dozen stands for all."""

colours = pytest.mark.parametrize("scheme", ["light", "dark"])
sizes = pytest.mark.parametrize("size", ["desk", "phone"])


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


Judges = Callable[..., Judge]


@pytest.fixture
def judges(visits: Visits, size: str, scheme: str) -> Judges:
    """Somebody comes who looks at everything closely."""
    return lambda name="Ann": Judge(visits(name, color_scheme=scheme, **SIZES[size]), scheme)


@sizes
@colours
def test_pages_have_no_serious_finding(judges: Judges) -> None:
    judge = judges()
    ann = judge.person
    for path in PAGES:
        ann.reads(path)
        judge.looks(path)
    ann.sees("preferences").click()
    judge.looks("preferences")
    assert judge.findings == []


@sizes
@colours
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_no_serious_finding(judges: Judges, game: str) -> None:
    judge = judges()
    ann = judge.person
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
    if not ann.page.get_by_role("tab").count():
        ann.presses(ann.sees("side"))
    judge.looks("the log")
    ann.presses(ann.page.get_by_role("tab").nth(1))
    judge.looks("the chart")
    if ann.finger:
        ann.presses(ann.sees("side"))
    ann.reads_thing(ann.page.locator("main .region-hand [data-card] > button").last)
    judge.looks("the preview")
    if ann.sees("why").count():
        ann.presses(ann.sees("why"))
        expect(ann.sees("why-not")).to_be_visible()
        judge.looks("why not")
    ann.page.keyboard.press("Escape")
    if ann.page.locator("[data-decision]:not([data-kind=number])").count():
        ann.presses(ann.sees("all-choices"))
        judge.looks("all choices")
        ann.page.keyboard.press("Escape")
    ann.concedes()
    judge.looks("the end")
    ann.sees("to-replay").click()
    expect(ann.sees("replay-board").locator("section").first).to_be_visible()
    judge.looks("the replay")
    assert judge.findings == []


@sizes
@colours
def test_waiting_and_joining_have_no_serious_finding(judges: Judges) -> None:
    waiting, joining = judges("Ann"), judges("Bob")
    link = waiting.person.invites("l5r")
    waiting.looks("the waiting room")
    joining.person.page.goto(link)
    expect(joining.person.sees("sit")).to_be_visible()
    joining.looks("the invitation")
    assert waiting.findings + joining.findings == []


@pytest.mark.parametrize("card", ["l5r/01-akodo-toturi", "senjutsu/39", "imperium/com-king-of-kings-a"])
def test_nothing_is_told_twice_of_a_card(ann: Person, card: str) -> None:
    ann.reads(f"/cards/{card}")
    names = ann.sees("facts").locator("dt").all_inner_texts()
    assert len(names) > 4
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", ["pl", "cs", "fr"])
def test_the_language_can_be_chosen_everywhere(ann: Person, language: str) -> None:
    """At the door, and in the middle of a game; what has no words is said in English, and never by its id."""
    ann.plays("senjutsu")
    ann.is_asked()
    before = ann.page.locator("main").inner_text()
    ann.sees("preferences").click()
    ann.sees("language").select_option(language)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.page.locator("main")).not_to_have_text(before, use_inner_text=True)
    assert ann.is_asked_anew() is not None
    ann.goes_to("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.sees("game-senjutsu")).to_be_visible()
    assert "senjutsu-" not in ann.page.locator("main").inner_text()
