"""Everything on a table explains itself: terms, rules by their titles, reasons why not; no id of a rule is in sight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.processes import wait_for
from tests.web.conftest import Stages, Visits
from tests.web.recording import positions
from tests.web.setting import GAMES, PHONE

ID = re.compile(r"\b(?:l5r|senjutsu|imperium|invasion|decision|table)(?:\.[a-z0-9-]+){2,}\b")
"""What looks like the id of a rule."""

SPEAKING = "[aria-label], [title], [placeholder], [alt]"
ATTRIBUTES = ("aria-label", "title", "placeholder", "alt", "aria-description")

sizes = pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])


def ids_in_sight(page: Page) -> list[str]:
    """The ids of rules in what is seen or heard of a page."""
    texts: list[str] = page.evaluate(
        """([speaking, attributes]) => [
            document.body.innerText,
            ...[...document.querySelectorAll(speaking)].flatMap((element) =>
                attributes.map((name) => element.getAttribute(name) ?? '')),
        ]""",
        [SPEAKING, list(ATTRIBUTES)],
    )
    return [found for text in texts for found in ID.findall(text)]


@sizes
def test_why_not_says_the_reason_its_rule_and_when(visits: Visits, window: dict[str, object]) -> None:
    ann = visits("Ann", **window)
    ann.plays("l5r")
    for _ in range(6):
        asked = ann.is_asked()
        assert asked is not None
        ann.passes(asked)
    ann.is_asked()
    pale = ann.page.locator("main .region-hand [data-card]:not([data-choosable]) > button")
    ann.reads_thing(pale.first)
    if not ann.sees("why-not").count():
        ann.presses(ann.sees("why"))
    box = ann.sees("why-not")
    expect(box.locator(".first")).to_be_visible()
    link = box.locator(".first a")
    href = link.get_attribute("href") or ""
    assert ID.search(href.rpartition("/")[2])
    title = link.inner_text()
    assert ids_in_sight(ann.page) == []
    assert 0 < len(title) <= 60
    assert title != href.rpartition("/")[2]


@sizes
def test_a_term_is_marked_and_explained(visits: Visits, window: dict[str, object]) -> None:
    ann = visits("Ann", **window)
    ann.plays("l5r")
    ann.answers_some(6)
    wait_for(lambda: bool(ann.page.evaluate("CSS.highlights.get('term')?.size")), "terms that are marked")
    ann.reads_thing(ann.page.locator("main .region-hand [data-card] > button").last)
    term = ann.sees("terms").locator("button").first
    name = term.inner_text()
    ann.presses(term)
    box = ann.sees("explained")
    expect(box).to_be_visible()
    assert box.inner_text().casefold().startswith(name.casefold())
    assert ID.search(box.locator("a").first.get_attribute("href") or "")
    assert ids_in_sight(ann.page) == []


def test_a_word_of_the_question_is_explained_where_it_stands(visits: Visits) -> None:
    ann = visits("Ann")
    ann.plays("l5r")
    for _ in range(12):
        asked = ann.is_asked()
        assert asked is not None
        at = ann.page.evaluate(
            """() => {
                const prompt = document.querySelector('[data-testid=prompt]')
                const found = [...(CSS.highlights.get('term') ?? [])].find((one) => prompt.contains(one.startContainer))
                if (!found) return null
                const { left, top, width, height } = found.getBoundingClientRect()
                return [left + width / 2, top + height / 2, found.toString()]
            }"""
        )
        if at is not None:
            break
        ann.passes(asked)
    assert at is not None
    ann.page.mouse.move(at[0], at[1])
    expect(ann.sees("explained")).to_be_visible()
    assert at[2].casefold()[:3] in ann.sees("explained").inner_text().casefold()


WITHOUT = """() => {
    const roles = { BUTTON: 'button', A: 'link', IMG: 'img', METER: 'meter', PROGRESS: 'progressbar', OUTPUT: 'status' }
    const found = { nameless: [], unexplained: [], keys: [] }
    for (const element of document.querySelectorAll('main *')) {
        const landmark = element.tagName === 'SECTION' || element.tagName === 'ARTICLE'
        const role = element.getAttribute('role') ?? roles[element.tagName] ?? (landmark ? 'region' : null)
        if (!role || role === 'presentation' || role === 'none' || !element.checkVisibility()) continue
        // What is only to be seen has no name.
        if (element.closest('[aria-hidden=true]') || element.getAttribute('alt') === '') continue
        const name = element.getAttribute('aria-label') ?? element.getAttribute('title') ?? element.textContent.trim()
        const told = element.closest('[data-explain], [data-card], [data-face]')
        const what = `${role} ${element.getAttribute('class')} ${name}`
        if (!name) found.nameless.push(what)
        if (!told) found.unexplained.push(what)
        else if (told.dataset.explain) found.keys.push(told.dataset.explain)
    }
    return found
}"""
"""All that has a role on a board: what has no name, what has no explanation, and the keys of the explanations."""

WORDS = Path(__file__).parents[2] / "web" / "src" / "words" / "en.ftl"


@sizes
@pytest.mark.parametrize("game", GAMES)
def test_everything_on_a_board_has_a_name_and_an_explanation_and_no_rule_its_id(
    stages: Stages, game: str, window: dict[str, object]
) -> None:
    stage = stages(game, **window)
    nameless, unexplained, keys = set(), set(), set()
    for position in positions(game):
        stage.opens(position)
        assert ids_in_sight(stage.page) == [], position["name"]
        found = stage.page.evaluate(WITHOUT)
        nameless.update(found["nameless"])
        unexplained.update(found["unexplained"])
        keys.update(key.partition(":")[0] for key in found["keys"])
    assert (nameless, unexplained) == (set(), set())
    words = WORDS.read_text(encoding="utf-8")
    assert len(keys) > 4
    known = set(re.findall(rf"(?m)^explain-(?:{game}-)?([a-z]+) =", words))
    assert keys - known == set()
    if window:
        stage.page.get_by_test_id("side").tap()
    stage.page.get_by_role("tab").nth(1).click()
    expect(stage.page.get_by_test_id("chart")).to_be_visible()
    assert ids_in_sight(stage.page) == []


@pytest.mark.parametrize(
    ("game", "place", "told"),
    [
        ("l5r", "[data-explain=honor]", "25 honor you win"),
        ("l5r", "[data-explain='ring:fire'] button", "honor or dishonor"),
        ("senjutsu", "[data-explain=life]", "wounds"),
        ("imperium", "[data-explain=material]", "Material"),
        ("invasion", "[data-explain=resources]", "kingdom"),
    ],
)
def test_an_icon_is_explained_where_the_pointer_rests(visits: Visits, game: str, place: str, told: str) -> None:
    ann = visits("Ann")
    ann.plays(game)
    for _ in range(8):
        asked = ann.is_asked()
        assert asked is not None
        if ann.page.locator(place).count():
            break
        ann.answers(asked, on_board=True)
    ann.page.locator(place).first.hover()
    expect(ann.sees("explained")).to_contain_text(told)
