"""Lessons in the browser: the coach is heard, points at things, and lets a wrong answer be taken back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from nefrit.learning.lessons import lesson_called
from tests.web.conftest import Visits
from tests.web.people import Person
from tests.web.setting import PHONE

CARDS = f"lesson-{lesson_called('l5r', 'cards-in-a-conflict').number}"


def chooses_card(person: Person, name: str) -> None:
    """Act on a card in the hand or on the board, by its name."""
    person.presses_thing(person.page.get_by_role("button", name=re.compile(f"^{name}.*can be")).first)


def begins(person: Person) -> None:
    person.reads("/")
    person.sees("learn-l5r").click()
    person.sees(CARDS).get_by_role("button").click()
    expect(person.sees("said")).to_contain_text("Six against four")


@pytest.mark.parametrize("window", [{}, PHONE], ids=["desk", "phone"])
def test_a_lesson_is_learned_with_a_hint_and_a_wrong_turn(visits: Visits, window: dict[str, Any]) -> None:
    ann = visits("Ann", **window)
    begins(ann)
    expect(ann.page.locator("[data-region=middle].pointed")).to_have_count(1)
    ann.sees("hint").click()
    expect(ann.sees("said")).to_contain_text("A card is played from your hand in a conflict.")
    ann.page.get_by_test_id("decision-bar").get_by_role("button", name="Pass", exact=True).click()
    expect(ann.sees("said")).to_contain_text("You would win the conflict")
    expect(ann.sees("prompt")).to_have_text("Take it back and try something else.")
    assert ann.page.locator("main [data-choosable]").count() == 0
    ann.sees("dock-take-back").click()
    expect(ann.sees("said")).to_contain_text("Six against four")
    chooses_card(ann, "Banzai!")
    expect(ann.sees("said")).to_have_text(re.compile("Which of your characters gets the 2"))
    chooses_card(ann, "Vanguard Warrior")
    if not ann.finger:
        # The last part of an answer is confirmed; a finger's second tap does that, too.
        ann.page.keyboard.press("Enter")
    expect(ann.sees("said")).to_contain_text("Well done!")
    ann.sees("to-lessons").click()
    expect(ann.sees(CARDS)).to_contain_text("✓")


def test_starting_over_leads_back_to_the_first_step(visits: Visits) -> None:
    ann = visits("Ann")
    begins(ann)
    assert ann.sees("start-over").count() == 0
    chooses_card(ann, "Banzai!")
    expect(ann.sees("said")).to_have_text(re.compile("Which of your characters gets the 2"))
    ann.sees("start-over").click()
    expect(ann.sees("said")).to_contain_text("Six against four")


def test_a_lesson_is_still_there_when_the_page_is_loaded_anew(visits: Visits) -> None:
    ann = visits("Ann")
    begins(ann)
    chooses_card(ann, "Banzai!")
    expect(ann.sees("said")).to_have_text(re.compile("Which of your characters gets the 2"))
    ann.page.reload()
    expect(ann.sees("said")).to_have_text(re.compile("Which of your characters gets the 2"))
