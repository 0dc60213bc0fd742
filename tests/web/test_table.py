"""The table stands still, nothing is cut or covered, every answer is offered once, and no slip answers a question."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import wait_for
from tests.web.conftest import Visits
from tests.web.people import MOST, ON_BOARD, Asked, Person
from tests.web.setting import GAMES, PHONE
from tests.web.stage import AT_REST

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LARGEST = SIZES["desk"]
POSITIONS = 10
"""So many different questions of each game are looked at, at every size."""

HEIGHTS = {"desk": 86, "tablet": 76, "phone": 114}
"""The height of the dock is one, whatever it asks."""


@dataclass
class Seen:
    """What was measured at one size, to be compared with what is measured next."""

    regions: dict[str, list[float]] = field(default_factory=dict)
    zones: Any = None
    cards: dict[str, list[float]] = field(default_factory=dict)


def resizes(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has taken it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(
        """async ([width, height]) => {
            const taken = () => document.querySelector('.table').getBoundingClientRect().height === height
            while (innerWidth !== width || innerHeight !== height || !taken()) await new Promise(requestAnimationFrame)
            // What is measured by the page itself follows in the next frames.
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
        }""",
        [width, height],
    )


class Looker:
    """Looks at every new kind of question at all sizes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.before = {size: Seen() for size in SIZES}
        self.findings: list[str] = []

    def looks(self, asked: Asked) -> None:
        """Measure the question at every size; the page is not loaded anew, only its window changes."""
        page = self.person.page
        view = next(message["view"] for message in reversed(self.person.told) if message["type"] == "view")
        page.mouse.move(0, 0)
        for size, (width, height) in SIZES.items():
            resizes(page, width, height)
            found = measured(page)
            problems = self.judges(asked, size, found, view)
            self.findings += [f"{size}, {asked.prompt!r}: {problem}" for problem in problems]
        resizes(page, *LARGEST)

    def judges(self, asked: Asked, size: str, found: dict[str, Any], view: dict[str, Any]) -> list[str]:
        """What is wrong with a table at this size."""
        problems = [
            f"{name}: {found[name]}" for name in ("covered", "small", "clipped", "broken", "spilled") if found[name]
        ]
        before = self.before[size]
        if before.regions and before.regions != found["regions"]:
            problems.append(f"regions moved: {before.regions} {found['regions']}")
        if before.zones == view["zones"]:
            moved = {card: box for card, box in found["cards"].items() if before.cards.get(card, box) != box}
            if moved:
                problems.append(f"cards moved: {moved}")
        if found["regions"]["dock"][3] != HEIGHTS[size]:
            problems.append(f"the dock is {found['regions']['dock'][3]} high")
        if max(found["scrolls"]) > 0:
            problems.append(f"the page scrolls: {found['scrolls']}")
        problems += self.judges_answers(asked, found)
        if size == "phone" and found["targets"]:
            problems.append(f"too small for a finger: {found['targets']}")
        self.before[size] = Seen(found["regions"], view["zones"], found["cards"])
        return problems

    def judges_answers(self, asked: Asked, found: dict[str, Any]) -> list[str]:
        """Every answer is on the board or in the dock, once; what the dock has no room for is in the open list."""
        if asked.kind == "number":
            return []
        twice = [index for index, count in found["offered"].items() if count > 1]
        missing = set(range(asked.options)) - {int(index) for index in found["offered"]}
        return [
            *([f"offered twice: {twice}"] if twice else []),
            *([f"offered nowhere: {missing}"] if missing and not found["listed"] else []),
        ]


def measured(page: Page) -> dict[str, Any]:
    """The table as it is measured when it has come to rest."""
    page.wait_for_load_state("networkidle")
    found: dict[str, Any] = page.evaluate(AT_REST)
    return found


def shows_the_hand(person: Person) -> None:
    """No card of the hand is covered, as soon as the table has come to rest."""
    wait_for(lambda: measured(person.page)["covered"] == [], "hand in full sight")


def lists_all(person: Person, asked: Asked) -> None:
    """All choices hold every answer, and cover neither hand nor dock."""
    if not person.sees("choices").count():
        person.page.keyboard.press("l")
    expect(person.sees("choices").locator("li")).to_have_count(asked.options)
    shows_the_hand(person)
    person.page.keyboard.press("l")
    expect(person.sees("choices")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stands_still_and_offers_every_answer_once(visits: Visits, game: str) -> None:
    ann = visits("Ann")
    ann.plays(game)
    ann.is_asked()
    expect(ann.sees("preview")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    looker = Looker(ann)
    kinds: set[tuple[str, str]] = set()
    for _ in range(MOST):
        asked = ann.is_asked()
        if asked is None or len(kinds) == POSITIONS:
            break
        view = next(message["view"] for message in reversed(ann.told) if message["type"] == "view")
        kind = (asked.kind, view["decision"]["prompt"])
        if kind not in kinds:
            kinds.add(kind)
            looker.looks(asked)
            if asked.kind != "number":
                lists_all(ann, asked)
        ann.answers(asked, on_board=True)
    assert len(kinds) >= 5
    assert not looker.findings, "\n".join(looker.findings)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_tap_reads_and_the_second_acts(visits: Visits, game: str) -> None:
    ann = visits("Ann", **PHONE)
    ann.plays(game)
    read = 0
    for _ in range(8):
        asked = ann.is_asked()
        assert asked is not None
        places = ann.page.locator(ON_BOARD)
        if asked.kind == "one" and places.count():
            sent = len(ann.answers_sent)
            ann.reads_thing(places.last)
            shows_the_hand(ann)
            assert len(ann.answers_sent) == sent
            read += 1
            ann.presses(ann.sees("preview").get_by_role("button", name="Close"))
        ann.answers(asked, on_board=True)
        wait_for(lambda: ann.page.evaluate("true") and int(asked.decision) in ann.answers_sent, "answer")  # noqa: B023
        assert ann.answers_sent.count(int(asked.decision)) == 1
    assert read > 0


def waits_to_pass(person: Person) -> Asked:
    """Play until there is a button to pass, and input counts."""
    for _ in range(MOST):
        asked = person.is_asked()
        assert asked is not None
        expect(person.page.locator("[data-guarded]")).to_have_count(0)
        if person.page.locator("button.pass").count():
            return asked
        person.answers(asked)
    raise AssertionError("nobody can pass")


HASTY = """(answered) => {
    const observer = new MutationObserver(() => {
        const dock = document.querySelector(`[data-decision]:not([data-decision='${answered}'])[data-guarded]`)
        const place = document.querySelector('[data-decision] button:not(:disabled), main [data-choosable] > button')
        if (!dock || !place) return
        observer.disconnect()
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            place.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, detail: 1, button: 0 }))
        window.hasty = true
    })
    observer.observe(document.querySelector('.table'), { subtree: true, attributes: true, childList: true })
}"""
"""Presses something in the moment in which the question after this one is shown."""


def test_a_double_click_a_held_key_and_a_hasty_click_answer_once(visits: Visits) -> None:
    ann = visits("Ann", guarded=True)
    ann.plays("l5r")
    asked = waits_to_pass(ann)
    sent = len(ann.answers_sent)
    # Whatever stands there in the moment in which the next question is shown is not meant.
    ann.page.evaluate(HASTY, asked.decision)
    ann.page.locator("button.pass").dblclick()
    ann.answered(asked)
    wait_for(lambda: ann.page.evaluate("window.hasty"), "hasty click")
    ann.has_sent(sent + 1)

    asked = waits_to_pass(ann)
    sent = len(ann.answers_sent)
    ann.page.keyboard.down("p")
    ann.answered(asked)
    for _ in range(3):
        ann.page.keyboard.down("p")
    asked = ann.is_asked()
    assert asked is not None
    ann.page.keyboard.down("p")
    assert len(ann.answers_sent) == sent + 1
    ann.page.keyboard.up("p")
    asked = waits_to_pass(ann)
    sent = len(ann.answers_sent)
    ann.page.keyboard.press("p")
    ann.answered(asked)
    assert len(ann.answers_sent) == sent + 1


def test_what_is_chosen_so_far_can_be_given_up(ann: Person) -> None:
    ann.plays("l5r")
    asked = ann.is_asked()
    assert asked is not None
    assert asked.kind == "order"
    ann.page.locator(ON_BOARD).first.click()
    expect(ann.sees("decision-bar")).to_contain_text("1 of 5 placed")
    ann.page.keyboard.press("Escape")
    expect(ann.sees("decision-bar")).to_contain_text("0 of 5 placed")
    expect(ann.sees("cancel")).to_have_count(0)
    assert ann.answers_sent == []


def test_arrows_go_from_thing_to_thing_and_enter_acts(ann: Person) -> None:
    ann.plays("l5r")
    assert ann.is_asked() is not None
    expect(ann.page.locator(ON_BOARD).first).to_be_visible()
    ann.page.keyboard.press("ArrowRight")
    first = ann.page.evaluate("document.activeElement.closest('[data-card]').dataset.card")
    ann.page.keyboard.press("ArrowRight")
    second = ann.page.evaluate("document.activeElement.closest('[data-card]').dataset.card")
    assert first != second
    expect(ann.sees("preview").locator("h3")).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".card.chosen")).to_have_count(1)
    ann.page.keyboard.press("Alt+1")
    assert ann.page.evaluate("document.activeElement.closest('[data-region=dock]') !== null")
