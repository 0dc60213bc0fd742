"""Whoever is faster than the page loses nothing: no press is lost, counts twice, or meets what is drawn anew."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Stages, Visits
from tests.web.holding import Held
from tests.web.people import Person
from tests.web.recording import positions
from tests.web.setting import PHONE
from tests.web.test_positions import single
from tests.web.test_replay import looks_back
from tests.web.test_stops import comes_to


def test_a_list_stays_as_it_is_while_its_question_stays(stages: Stages) -> None:
    stage = stages("l5r", **PHONE)
    position = single("l5r")[0]
    stage.opens(position)
    choices = stage.page.get_by_test_id("choices")
    if not choices.count():
        stage.page.get_by_test_id("all-choices").tap()
    entry = choices.get_by_test_id("option-0")
    entry.tap()
    expect(entry.locator(".again")).to_be_visible()
    stage.repeats(position)
    expect(stage.page.get_by_test_id("status-bar")).to_contain_text("Told again")
    expect(entry.locator(".again")).to_be_visible()
    entry.tap()
    expect(stage.page.locator("[data-decision]")).to_have_count(0)


def test_a_press_on_all_choices_means_what_it_said_when_it_began(stages: Stages) -> None:
    stage = stages("l5r")
    stage.opens(next(one for one in single("l5r") if one in positions("l5r")))
    if stage.page.get_by_test_id("choices").count():
        stage.page.keyboard.press("l")
    expect(stage.page.get_by_test_id("choices")).to_have_count(0)
    stage.page.get_by_test_id("all-choices").hover()
    stage.page.mouse.down()
    stage.page.keyboard.press("l")
    expect(stage.page.get_by_test_id("choices")).to_be_visible()
    stage.page.mouse.up()
    expect(stage.page.get_by_test_id("choices")).to_be_visible()


def test_two_flags_at_once_are_both_set(ann: Person) -> None:
    ann.plays("l5r")
    comes_to(ann, "Take an action")
    expect(ann.sees("flag-2.actions")).to_have_attribute("data-rule", "never")
    expect(ann.sees("flag-1.4")).to_have_attribute("data-rule", "always")
    ann.page.evaluate(
        "['flag-2.actions', 'flag-1.4'].forEach((id) => document.querySelector(`[data-testid='${id}']`).click())"
    )
    for _ in range(2):
        expect(ann.sees("flag-1.4")).to_have_attribute("data-rule", "never")
        expect(ann.sees("flag-2.actions")).to_have_attribute("data-rule", "can")
        ann.page.reload()


def test_who_presses_twice_opens_one_table(visits: Visits) -> None:
    bob = visits("Bob")
    held = Held(bob.page, "**/api/tables?*", "POST")
    bob.goes_to("/lobby")
    bob.says_name()
    with bob.page.expect_request(lambda request: request.method == "POST"):
        bob.sees("open-table").dblclick()
    held.let_go()
    expect(bob.sees("waiting-room")).to_be_visible()
    assert held.count == 1


def test_nothing_is_drawn_above_the_games_later(visits: Visits) -> None:
    ann = visits()
    held = Held(ann.page, "**/api/tables?*")
    with ann.page.expect_response("**/api/games?*") as games:
        ann.goes_to("/")
    games.value.finished()
    ann.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    expect(ann.sees("play-l5r")).to_have_count(0)
    held.let_go()
    expect(ann.sees("play-l5r")).to_be_visible()


def test_a_record_is_brought_again_after_the_server_was_away(ann: Person, tmp_path: Path) -> None:
    looks_back(ann, 2)
    with ann.page.expect_download() as download:
        ann.sees("export").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    ann.page.route("**/api/records/check*", lambda route: route.abort())
    ann.goes_to("/replay")
    ann.sees("record-file").set_input_files(file)
    expect(ann.sees("record-problem")).to_be_visible()
    ann.page.unroute("**/api/records/check*")
    ann.sees("record-file").set_input_files(file)
    expect(ann.sees("replay-board")).to_be_visible()
    ann.forgives_the_network()
