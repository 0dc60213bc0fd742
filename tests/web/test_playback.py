"""What others do is shown one thing after the other; the clock of the page is the test's own."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Stages, Visits
from tests.web.recording import Position, positions
from tests.web.stage import Stage

SHORTEST = 400
"""No beat that is told is shown for less, in milliseconds."""

ME, OTHER = 0, 1

COUNTING = """
    window.travelled = 0
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
        window.travelled += 1
        return animate.apply(this, how)
    }
"""
"""Counts how often something is let travel."""

MOVES = """() => document.getAnimations().filter((one) => {
    const ways = ['transform', 'translate', 'rotate', 'scale']
    const lasts = one.playState === 'running' && one.effect.getComputedTiming().activeDuration > 1
    return lasts && one.effect.getKeyframes().some((frame) => ways.some((way) => way in frame))
}).map((one) => one.effect.target.outerHTML.slice(0, 200))"""
"""The elements that move now."""


def position(kind: str = "one respond-or-pass") -> Position:
    """A position of L5R in which cards of both players are in play."""
    return next(one for one in positions("l5r") if one["name"].startswith(kind))


def in_play(shown: Position, seat: int) -> list[int]:
    """The cards of a player that are in play."""
    zones = shown["view"]["view"]["zones"]
    return [card["card"] for zone in zones if zone["zone"] == "play" and zone["seat"] == seat for card in zone["cards"]]


def entry(message: str, beat: str, line: int, **more: Any) -> dict[str, Any]:
    """An entry of the log in which the opponent does something."""
    told = {"message": message, "arguments": {"seat": OTHER, "by": OTHER}, "beat": beat, "line": line}
    return told | {"seats": ["seat", "by"]} | more


def after(shown: Position, *entries: dict[str, Any], window: str | None = "3.2.2") -> Position:
    """A position to which these entries have led, each with a line that is called by its number."""
    found = copy.deepcopy(shown)
    lines = [{"depth": 0, "text": f"Beat {at}."} for at in range(1, len(entries) + 1)]
    found["view"]["log"]["steps"] = [{"sequence": 0, "lines": lines, "entries": list(entries)}]
    found["view"]["asked"].pop("window", None)
    if window is not None:
        found["view"]["asked"]["window"] = window
    return found


def three(shown: Position) -> list[dict[str, Any]]:
    """Three things that the opponent does."""
    target, source = in_play(shown, ME)[0], in_play(shown, OTHER)[0]
    return [
        entry("initiated", "declare", 0, handles={"card": source}),
        entry("bowed", "status", 1, handles={"card": target, "source": source}),
        entry("honor-lost", "number", 2),
    ]


def still_clock(stage: Stage, shown: Position) -> None:
    """Show a position, and let time stand still then."""
    stage.page.clock.install()
    stage.opens(shown)
    stage.page.clock.pause_at(stage.page.evaluate("Date.now() + 1000"))


def caption(page: Page, text: str) -> None:
    """Wait until this is the beat that is shown."""
    expect(page.get_by_test_id("caption")).to_have_text(text)


def is_over(page: Page) -> None:
    """Wait until nothing is played back."""
    expect(page.locator("[data-beat-key]")).to_have_count(0)


def chips(page: Page) -> list[str]:
    """What the strip tells, the oldest first."""
    return list(reversed(page.get_by_test_id("since").locator("li").all_inner_texts()))


@pytest.mark.parametrize(("speed", "time"), [("slow", 1600), ("normal", 900), ("quick", SHORTEST)])
def test_every_beat_is_seen_long_enough_and_stands_in_the_strip(stages: Stages, speed: str, time: int) -> None:
    stage, shown = stages("l5r", playback=speed), position()
    still_clock(stage, shown)
    page = stage.page
    stage.tells(after(shown, *three(shown)))
    for number in (1, 2, 3):
        caption(page, f"Beat {number}.")
        page.clock.run_for(time - 1)
        caption(page, f"Beat {number}.")
        page.clock.run_for(1)
    is_over(page)
    assert chips(page) == ["Beat 1.", "Beat 2.", "Beat 3."]


def test_a_key_skips_a_beat_and_twice_all(stages: Stages) -> None:
    stage, shown = stages("l5r", playback="slow"), position()
    still_clock(stage, shown)
    page = stage.page
    stage.tells(after(shown, *three(shown)))
    caption(page, "Beat 1.")
    page.keyboard.press("Space")
    caption(page, "Beat 2.")
    page.keyboard.press("Space")
    is_over(page)
    assert chips(page) == ["Beat 1.", "Beat 2.", "Beat 3."]
    page.clock.run_for(1000)
    stage.tells(after(shown, *three(shown)))
    caption(page, "Beat 1.")
    page.keyboard.press("Space")
    page.clock.run_for(1000)
    page.keyboard.press("Space")
    caption(page, "Beat 3.")


def test_a_beat_lights_what_it_comes_from_and_what_it_happens_to(stages: Stages) -> None:
    stage, shown = stages("l5r", playback="slow"), position()
    still_clock(stage, shown)
    page = stage.page
    target, source = in_play(shown, ME)[0], in_play(shown, OTHER)[0]
    stage.tells(after(shown, *three(shown)))
    expect(page.locator(f"main [data-card='{source}'][data-beat=source]")).to_be_visible()
    expect(page.locator("main [data-beat=target]")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.locator(f"main [data-card='{target}'][data-beat=target]")).to_be_visible()
    expect(page.locator("svg.threads path")).to_have_count(1)
    page.clock.run_for(1600)
    expect(page.locator(f"main [data-seat='{OTHER}'][data-beat=target]")).to_be_visible()
    page.clock.run_for(1600)
    expect(page.locator("main [data-beat]")).to_have_count(0)
    # Its chip lights it again.
    page.get_by_test_id("since").get_by_text("Beat 2.").hover()
    expect(page.locator(f"main [data-card='{target}'][data-beat=target]")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("main [data-beat]")).to_have_count(0)


def test_the_board_shows_the_moment_of_the_beat(stages: Stages) -> None:
    stage, shown = stages("l5r", playback="slow"), position()
    honor = shown["view"]["view"]["seats"][OTHER]["honor"]
    before = copy.deepcopy(shown)
    before["view"]["view"]["seats"][OTHER]["honor"] = honor + 2
    still_clock(stage, before)
    steps = [
        entry(
            "honor-lost",
            "number",
            at,
            figures=[{"card": None, "seat": OTHER, "fact": "honor", "before": 0, "after": n}],
        )
        for at, n in enumerate((honor + 1, honor))
    ]
    count = stage.page.get_by_test_id(f"player-{OTHER}")
    expect(count).to_contain_text(f"{honor + 2}")
    stage.tells(after(shown, *steps))
    expect(count).to_contain_text(f"{honor + 1}")
    stage.page.clock.run_for(1600)
    expect(count).to_contain_text(f"{honor}")


def test_who_may_pass_may_answer_while_it_is_shown_and_that_skips_the_rest(stages: Stages) -> None:
    stage, shown = stages("l5r", playback="slow"), position()
    still_clock(stage, shown)
    page = stage.page
    number = stage.tells(after(shown, *three(shown)))
    caption(page, "Beat 1.")
    expect(page.locator(f"[data-decision='{number}']")).to_have_count(1)
    page.keyboard.press("p")
    stage.has_answered()
    is_over(page)
    assert chips(page) == [], "the next answer empties the strip"


def test_a_question_that_hangs_on_what_is_shown_waits_for_it(stages: Stages) -> None:
    stage, shown = stages("l5r", playback="slow"), position()
    still_clock(stage, shown)
    page = stage.page
    number = stage.tells(after(shown, *three(shown), window=None))
    caption(page, "Beat 1.")
    expect(page.locator("[data-decision]")).to_have_count(0)
    page.get_by_test_id("skip").click()
    caption(page, "Beat 2.")
    page.get_by_test_id("skip").click()
    is_over(page)
    expect(page.locator(f"[data-decision='{number}']")).to_have_count(1)


def test_it_can_be_watched_again(stages: Stages) -> None:
    stage, shown = stages("l5r", playback="slow"), position()
    still_clock(stage, shown)
    page = stage.page
    number = stage.tells(after(shown, *three(shown)))
    caption(page, "Beat 1.")
    page.clock.run_for(3 * 1600)
    is_over(page)
    page.keyboard.press("r")
    caption(page, "Beat 1.")
    page.clock.run_for(1600)
    caption(page, "Beat 2.")
    assert chips(page) == ["Beat 1.", "Beat 2.", "Beat 3."]
    page.clock.run_for(2 * 1600)
    is_over(page)
    expect(page.locator(f"[data-decision='{number}']")).to_have_count(1)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_with_reduced_motion_nothing_moves_and_everything_is_told(stages: Stages, motion: str) -> None:
    """Without it cards travel, so what is looked for is there to be found."""
    stage, shown = stages("l5r", playback="slow", reduced_motion=motion), position()
    mover = in_play(shown, ME)[0]
    before = copy.deepcopy(shown)
    zones = before["view"]["view"]["zones"]
    play = next(zone for zone in zones if zone["zone"] == "play" and zone["seat"] == ME)
    hand = next(zone for zone in zones if zone["zone"] == "hand" and zone["seat"] == ME)
    card = next(card for card in play["cards"] if card.get("card") == mover)
    play["cards"].remove(card)
    hand["cards"].append({"card": mover, "face": card["face"]})
    stage.context.add_init_script(COUNTING)
    stage.opens(before)
    page = stage.page
    stage.tells(
        after(
            shown,
            entry(
                "entered",
                "move",
                0,
                handles={"card": mover},
                moves=[{"card": mover, "face": card["face"], "from": f"hand/{ME}", "to": f"play/{ME}"}],
            ),
        )
    )
    caption(page, "Beat 1.")
    expect(page.locator(f".region-board [data-card='{mover}'][data-beat]")).to_be_visible()
    if motion == "reduce":
        assert (page.evaluate("window.travelled"), page.evaluate(MOVES)) == (0, [])
    else:
        assert page.evaluate("window.travelled") > 0


def test_switched_off_it_is_in_the_strip_at_once(stages: Stages) -> None:
    stage, shown = stages("l5r"), position()
    stage.opens(shown)
    number = stage.tells(after(shown, *three(shown), window=None))
    expect(stage.page.locator(f"[data-decision='{number}']")).to_have_count(1)
    is_over(stage.page)
    assert chips(stage.page)[-3:] == ["Beat 1.", "Beat 2.", "Beat 3."]


def test_the_pace_and_the_sounds_are_settings_that_are_kept(stages: Stages) -> None:
    stage = stages("l5r")
    stage.opens(position())
    page = stage.page
    page.keyboard.press("m")
    expect(page.get_by_text("Sounds are off.")).to_be_visible()
    page.get_by_test_id("preferences").click()
    expect(page.get_by_test_id("setting-sound")).to_have_value("off")
    page.get_by_test_id("setting-playback").select_option("quick")
    page.get_by_test_id("setting-volume").fill("70")
    kept = json.loads(page.evaluate("localStorage.getItem('nefrit.settings')"))
    assert {name: kept[name] for name in ("playback", "sound", "volume")} == {
        "playback": "quick",
        "sound": "off",
        "volume": 70,
    }


@pytest.mark.parametrize("game", ["invasion", "senjutsu"])
def test_a_bot_is_watched(visits: Visits, game: str) -> None:
    """Against a real server: the beats of a bot are captions, and the strip has them."""
    ann = visits("Ann", playback="quick")
    ann.page.add_init_script(
        """
        window.captions = []
        new MutationObserver(() => {
            const shown = document.querySelector('[data-beat-key]')
            const text = shown?.textContent.trim()
            if (text && window.captions.at(-1) !== text) window.captions.push(text)
        }).observe(document, { subtree: true, childList: true, attributes: true })
        """
    )
    ann.plays(game)
    for _ in range(5):
        asked = ann.is_asked()
        assert asked is not None
        ann.answers(asked, on_board=True)
    ann.is_asked()
    told = [
        line["text"]
        for view in ann.told
        if view["type"] == "view"
        for step in view["log"]["steps"]
        for line in step["lines"]
    ]
    captions = ann.page.evaluate("window.captions")
    assert captions
    assert set(captions) <= {text.strip() for text in told}
