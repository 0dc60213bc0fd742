"""Stops in the browser: flags on the timing strip, passing until something, and taking back by Esc."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.people import Person
from tests.web.setting import PHONE

DYNASTY = "flag-1.4"
MOST = 40


def comes_to(person: Person, prompt: str) -> None:
    """Answer until this is asked."""
    for _ in range(MOST):
        asked = person.is_asked()
        assert asked is not None
        if prompt in asked.prompt:
            return
        person.answers(asked)
    raise AssertionError(f"nobody asks {prompt!r}")


def test_flags_are_set_by_mouse_key_and_menu_and_kept(ann: Person) -> None:
    ann.plays("l5r")
    comes_to(ann, "Take an action")
    flag = ann.sees(DYNASTY)
    expect(flag).to_have_attribute("data-rule", "always")
    expect(flag).to_have_attribute("aria-pressed", "true")
    expect(ann.sees("flag-2.actions")).to_have_attribute("data-rule", "never")
    ann.sees("flag-2.actions").click()
    expect(ann.sees("flag-2.actions")).to_have_attribute("data-rule", "can")
    flag.click(button="right")
    ann.sees("stop-theirs-happened").check()
    ann.sees("stop-mine-can").check()
    ann.page.keyboard.press("Escape")
    expect(flag).to_have_attribute("data-rule", "can")
    # Reloaded the table knows it, and so does the browser at the next one.
    ann.page.reload()
    expect(ann.sees(DYNASTY)).to_have_attribute("data-rule", "can")
    ann.page.goto(ann.url)
    ann.plays("l5r")
    comes_to(ann, "Take an action")
    expect(ann.sees(DYNASTY)).to_have_attribute("data-rule", "can")
    expect(ann.sees("flag-2.actions")).to_have_attribute("data-rule", "can")
    # The present window has a key.
    ann.page.keyboard.press("f")
    expect(ann.sees(DYNASTY)).to_have_attribute("data-rule", "never")


def test_passing_until_something_is_seen_and_stopped(ann: Person) -> None:
    ann.plays("l5r")
    comes_to(ann, "Take an action")
    ann.page.keyboard.press("n")
    expect(ann.sees("until-event")).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    expect(ann.sees("until-turn")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.sees("passing")).to_contain_text("Passing until your next conflict")
    # Passing for good in the dynasty phase is nobody's wish: the question stays.
    assert ann.is_asked_now
    ann.page.keyboard.press("Escape")
    expect(ann.sees("passing")).to_have_count(0)
    expect(ann.sees("pass-until")).to_be_visible()


def test_what_is_begun_is_taken_back_by_escape(ann: Person) -> None:
    ann.plays("l5r")
    comes_to(ann, "How much more fate")
    expect(ann.sees("undo")).to_have_attribute("data-way", "retract")
    ann.page.keyboard.press("Escape")
    asked = ann.is_asked_anew()
    assert asked is not None
    assert "Take an action" in asked.prompt
    expect(ann.sees("retract")).to_have_count(0)


def test_the_settings_tell_how_often_one_passed(ann: Person) -> None:
    ann.plays("l5r")
    comes_to(ann, "Take an action")
    asked = ann.is_asked()
    assert asked is not None
    ann.passes(asked)
    ann.is_asked()
    ann.sees("pass-until").click()
    ann.sees("stops-settings").click()
    expect(ann.sees("stops-meter")).to_contain_text("you passed 1 of")
    ann.sees("ask-anyway").check()
    expect(ann.sees("ask-anyway")).to_be_checked()
    ann.sees("rules-responses").click()
    ann.sees("stop-mine-never").check()
    expect(ann.sees("stop-mine-never")).to_be_checked()


def test_on_a_phone_the_present_window_has_its_flag(visits: Visits) -> None:
    bob = visits("Bob", **PHONE)
    bob.plays("l5r")
    comes_to(bob, "Take an action")
    bob.sees(DYNASTY).tap()
    expect(bob.sees(DYNASTY)).to_have_attribute("data-rule", "never")
    bob.sees("pass-until").tap()
    bob.sees("until-round").tap()
    expect(bob.sees("passing")).to_be_visible()
    bob.sees("stop-passing").tap()
    expect(bob.sees("passing")).to_have_count(0)
