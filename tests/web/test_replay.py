"""Looking back at a game, and going on from the middle of it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.people import Person


def looks_back(ann: Person, answers: int) -> None:
    """Play a little, give up, and follow the link to the replay."""
    ann.plays("senjutsu")
    ann.answers_some(answers)
    ann.concedes()
    ann.sees("to-replay").click()
    expect(ann.sees("replay-board").get_by_test_id("senjutsu-board")).to_be_visible()


def test_a_game_is_looked_back_at_and_gone_on_with(ann: Person) -> None:
    looks_back(ann, 6)
    count = int(ann.sees("number").inner_text().partition("/")[2])
    assert count > 6
    ann.sees("on").click()
    expect(ann.sees("number")).to_have_text(f"1 / {count}")
    ann.page.keyboard.press("End")
    expect(ann.sees("number")).to_have_text(f"{count} / {count}")
    ann.sees("steps").get_by_role("button").nth(5).click()
    expect(ann.sees("number")).to_have_text(f"5 / {count}")
    ann.sees("eyes").select_option("0")
    ann.sees("play").click()
    expect(ann.sees("number")).to_have_text(re.compile(rf"^([7-9]|\d\d+) / {count}$"))

    ann.sees("play").click()
    ann.sees("continue").click()
    ann.sees("go-on-open").click()
    expect(ann.sees("decision-bar")).to_be_visible()
    assert ann.is_asked_anew() is not None
    ann.answers_some(1)


def test_a_record_is_taken_home_and_brought_back(ann: Person, tmp_path: Path) -> None:
    looks_back(ann, 2)
    number = ann.sees("number").inner_text()
    with ann.page.expect_download() as download:
        ann.sees("export").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    ann.goes_to("/replay")
    ann.sees("record-file").set_input_files(file)
    expect(ann.sees("number")).to_have_text(number)
