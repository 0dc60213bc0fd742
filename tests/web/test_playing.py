"""Whole games and rounds by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.people import MOST, Person


def test_a_whole_senjutsu_duel_by_mouse(visits: Visits) -> None:
    """With everything moving as it moves for people."""
    ann = visits("Ann", reduced_motion="no-preference")
    ann.plays("senjutsu")
    for _ in range(MOST):
        asked = ann.is_asked()
        if asked is None:
            break
        ann.answers(asked, on_board=True)
    expect(ann.sees("over")).to_be_visible()
    assert ann.told[-1]["type"] == "over"
    table = ann.table
    ann.sees("rematch").click()
    expect(ann.sees("over")).to_have_count(0)
    assert ann.is_asked_anew() is not None
    assert ann.table != table


def test_a_whole_senjutsu_duel_by_keyboard_alone(ann: Person) -> None:
    """The door is on the network, but everything else is a key."""
    ann.goes_to("/")
    ann.tabs_to("name")
    ann.page.keyboard.type(ann.name)
    ann.tabs_to("play-senjutsu")
    ann.page.keyboard.press("Enter")
    for _ in range(MOST):
        asked = ann.is_asked()
        if asked is None:
            break
        ann.types(asked)
    expect(ann.sees("over")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.sees("over")).to_have_count(0)


def test_a_round_of_l5r_by_mouse(ann: Person) -> None:
    """From the provinces to the end of the first round, with a chart that follows."""
    ann.plays("l5r")
    kinds = set()
    for _ in range(MOST):
        if ann.told[-1].get("view", {}).get("where", {}).get("round", 0) > 1:
            break
        asked = ann.is_asked()
        assert asked is not None
        kinds.add(asked.kind)
        ann.answers(asked, on_board=True)
    expect(ann.sees("status-bar")).to_contain_text("2")
    assert {"one", "order", "number"} <= kinds
