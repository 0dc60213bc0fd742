"""Every kind of decision of every game, at every size: the table stands still, nothing is cut or offered twice.

The positions are recorded from real games (`recording.py`); a page shows one after the other. Fifty of them, or all
with `NEFRIT_ALL_POSITIONS`, are measured in the light scheme at every size. At one size each, in turn, they are seen
in the dark and with all choices listed, too, and at one the prompt that follows in the same step is compared.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import expect

from nefrit.manifest import own_names
from tests.web.conftest import Stages
from tests.web.people import ON_BOARD
from tests.web.recording import FEW, LEAST, Position, kind_of, positions
from tests.web.setting import GAMES, PHONE
from tests.web.stage import SIZES, Stage

HEIGHTS = {"desk": 86, "tablet": 76, "phone": 114}
"""The height of the dock is one, whatever it asks."""

FAULTS = ("covered", "small", "clipped", "broken", "spilled")
"""What is measured and may not be there at all."""


def faults(position: Position, size: str, found: dict[str, Any]) -> list[str]:
    """What is wrong with a position at a size (A1, A3 to A7)."""
    problems = [f"{name}: {found[name]}" for name in FAULTS if found[name]]
    if found["regions"]["dock"][3] != HEIGHTS[size]:
        problems.append(f"the dock is {found['regions']['dock'][3]} high")
    if max(found["scrolls"]) > 0:
        problems.append(f"the page scrolls: {found['scrolls']}")
    if size == "phone" and found["targets"]:
        problems.append(f"too small for a finger: {found['targets']}")
    decision = position["view"]["view"]["decision"]
    if decision is None or decision["kind"] == "number":
        return problems
    twice = [index for index, count in found["offered"].items() if count > 1]
    missing = set(range(len(decision["options"]))) - {int(index) for index in found["offered"]}
    if twice:
        problems.append(f"offered twice: {twice}")
    if missing and not found["listed"]:
        problems.append(f"offered nowhere: {sorted(missing)}")
    return problems


def unmoved(position: Position, after: Position) -> set[str]:
    """The cards of the zones in which nothing changes between two positions.

    What is put under a card in play takes room beside it: where that changes, the whole side of the seat may move.
    """
    zones = [{(zone["zone"], zone["seat"]): zone for zone in one["view"]["view"]["zones"]} for one in (position, after)]
    same = {place for place, zone in zones[0].items() if zones[1].get(place) == zone}
    restless = {seat for zone, seat in zones[0] if zone == "garrison" and (zone, seat) not in same}
    still = [zones[0][zone, seat] for zone, seat in same if seat not in restless]
    return {str(card["card"]) for zone in still for card in zone["cards"] if "card" in card}


def moved(position: Position, after: Position, before: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """What has moved between two prompts although the rules did not move it (A2)."""
    problems = []
    if before["regions"] != found["regions"]:
        problems.append(f"regions moved: {before['regions']} {found['regions']}")
    still = unmoved(position, after) if position["view"]["view"]["table"] == after["view"]["view"]["table"] else set()
    cards = {
        card: (before["cards"][card], found["cards"][card])
        for card in still & {*before["cards"], *found["cards"]}
        if before["cards"].get(card) != found["cards"].get(card)
    }
    if cards:
        problems.append(f"cards moved: {cards}")
    return problems


def follows(position: Position) -> Position | None:
    """The next prompt to the same seat, if it belongs to the same step."""
    after = position["next"]
    same = after is not None and after["view"]["where"] == position["view"]["view"]["where"]
    return {"view": after} if same else None


def lists_all(stage: Stage, position: Position) -> list[str]:
    """All choices hold every answer, and cover neither hand nor dock (A1, A6)."""
    decision = position["view"]["view"]["decision"]
    if decision is None or decision["kind"] == "number":
        return []
    choices = stage.page.get_by_test_id("choices")
    if not choices.count():
        stage.page.get_by_test_id("all-choices").click()
    expect(choices.locator("li")).to_have_count(len(decision["options"]))
    found = stage.measures()
    stage.page.get_by_test_id("all-choices").click()
    expect(choices).to_have_count(0)
    return [f"with all choices, {name}: {found[name]}" for name in FAULTS if found[name]]


def test_positions_of_every_kind_are_recorded() -> None:
    assert set(GAMES) == set(own_names())
    for game in GAMES:
        recorded = positions(game)
        assert len(recorded) >= LEAST.get(game, FEW)
        kinds = [kind_of(position) for position in recorded]
        assert "over" in kinds
        assert len({kind.split()[0] for kind in kinds}) >= 4


def chosen_positions(game: str) -> list[int]:
    """The numbers of the positions that are measured, from all over the list."""
    count = len(positions(game))
    wanted = count if os.environ.get("NEFRIT_ALL_POSITIONS") else LEAST.get(game, FEW)
    return [at * count // wanted for at in range(wanted)]


def looks(stage: Stage, size: str, turn: int, position: Position) -> list[str]:
    """What is wrong with a position at a size, and with what follows it; `turn` says whether more is looked at."""
    stage.opens(position)
    seen = stage.measures()
    problems = faults(position, size, seen)
    if turn == 0:
        problems += lists_all(stage, position)
        stage.page.emulate_media(color_scheme="dark")
        dark = stage.measures()
        problems += [f"in the dark, {name}: {dark[name]}" for name in FAULTS if dark[name] != seen[name]]
        stage.page.emulate_media(color_scheme="light")
    after = follows(position) if turn == 1 else None
    if after is not None:
        stage.opens(after)
        problems += moved(position, after, seen, stage.measures())
    return problems


@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_position_fits_at_every_size(stages: Stages, game: str) -> None:
    stage = stages(game)
    findings: list[str] = []
    measured = chosen_positions(game)
    stage.page.mouse.move(0, 0)
    for shift, size in enumerate(SIZES):
        stage.resizes(size)
        for at, position in enumerate(positions(game)):
            if at not in measured:
                continue
            problems = looks(stage, size, (at + shift) % len(SIZES), position)
            findings += [f"{game}, {position['name']}, {size}: {problem}" for problem in problems]
    assert not findings, "\n".join(findings)


TOUCHABLE = """(places) => {
    const shown = [...document.querySelectorAll(places)].filter((place) => place.checkVisibility())
    const wanted = [...new Set([0, shown.length >> 1, shown.length - 1])].filter((at) => at >= 0 && shown[at])
    return wanted.map((at) => {
        const { left, top, width, height } = shown[at].getBoundingClientRect()
        // From the middle outwards.
        for (const down of [4, 3, 5, 2, 6, 1, 7])
            for (const across of [4, 3, 5, 2, 6, 1, 7]) {
                const [x, y] = [left + (width * across) / 8, top + (height * down) / 8]
                if (shown[at].contains(document.elementFromPoint(x, y))) return [x, y]
            }
        return shown[at].closest('[data-choosable]').outerHTML.slice(0, 200)
    })
}"""
"""Where the first, the middle and the last thing that can be chosen can be touched; what it is if it is covered."""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_tap_never_answers(stages: Stages, game: str) -> None:
    stage = stages(game, **PHONE)
    findings: list[str] = []
    shown = stage.page.locator("[data-testid=preview], dialog[open]")
    touched = 0
    recorded = positions(game)
    asking = [recorded[at] for at in chosen_positions(game) if recorded[at]["view"]["asked"] is not None]
    for position in asking:
        stage.opens(position)
        stage.measures()
        for place in stage.page.evaluate(TOUCHABLE, ON_BOARD):
            if isinstance(place, str):
                findings.append(f"{game}, {position['name']}: covered: {place}")
                continue
            stage.page.touchscreen.tap(*place)
            expect(shown.first).to_be_visible()
            touched += 1
            covered = [] if stage.page.locator("dialog[open]").count() else stage.measures()["covered"]
            if covered:
                findings.append(f"{game}, {position['name']}: what is read covers the hand: {covered}")
            shown.first.get_by_role("button", name="Close").tap()
            expect(shown).to_have_count(0)
        if stage.answers:
            findings.append(f"{game}, {position['name']}: the first tap answers")
            stage.answers.clear()
    assert touched > len(asking) / 2
    assert not findings, "\n".join(findings)


def single(game: str) -> list[Position]:
    """Positions in which one thing on the board or in the hand is one answer, and no card asks for it."""
    return [
        position
        for position in positions(game)
        if position["view"]["asked"]
        and position["view"]["view"]["decision"]["kind"] == "one"
        and position["view"]["view"]["decision"]["source"] is None
        and len(position["view"]["view"]["decision"]["options"]) > 1
    ]


AT_ONCE = """(number) => new Promise((done) => {
    const press = () => {
        const dock = document.querySelector(`[data-decision='${number}'][data-guarded]`)
        if (!dock) return false
        const place = document.querySelector(`[data-decision] button:not(:disabled), main [data-choosable] > button`)
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
            place.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, detail: 1, button: 0 }))
        done(true)
        return true
    }
    if (press()) return
    const observer = new MutationObserver(() => press() && observer.disconnect())
    observer.observe(document.querySelector('.table'), { subtree: true, attributes: true, childList: true })
})"""
"""Presses something that answers in the moment in which the next question is shown."""


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_a_held_key_and_a_hasty_click_answer_one_decision(stages: Stages, game: str) -> None:
    stage = stages(game, guarded=True)
    first, second = single(game)[:2]
    unguarded = stage.page.locator("[data-decision]:not([data-guarded])")

    # A double click: the second click finds the next question.
    stage.opens(first)
    expect(unguarded).to_have_count(1)
    stage.page.keyboard.press("l")
    stage.replies = [second, first]
    stage.page.get_by_test_id("choices").get_by_test_id("option-0").dblclick()
    stage.has_answered()
    expect(stage.page.locator(f"[data-decision='{stage.told}']")).to_have_count(1)
    assert len(stage.answers) == 1

    # A click in the moment in which a question is shown.
    stage.answers.clear()
    stage.replies = []
    stage.tells(first)
    stage.page.evaluate(AT_ONCE, stage.told)
    assert stage.answers == []

    # A key that is held: it counts once, however often it repeats.
    expect(unguarded).to_have_count(1)
    stage.replies = [second, first]
    for _ in range(4):
        stage.page.keyboard.down("1")
    stage.has_answered()
    expect(stage.page.locator(f"[data-decision='{stage.told}']")).to_have_count(1)
    stage.page.keyboard.down("1")
    assert len(stage.answers) == 1
    stage.page.keyboard.up("1")
