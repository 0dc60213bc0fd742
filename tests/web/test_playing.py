"""Whole games and rounds by mouse and by keyboard."""

from __future__ import annotations

import pytest
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
    table = ann.table
    ann.sees("rematch").click()
    expect(ann.sees("over")).to_have_count(0)
    assert ann.is_asked_anew() is not None
    assert ann.table != table


def test_a_whole_senjutsu_duel_by_keyboard_alone(ann: Person) -> None:
    """The page of the game is on the network, but everything else is a key."""
    ann.goes_to("/play/senjutsu")
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


def round_of(person: Person) -> int:
    """The round in which the game is, as the browser was told."""
    found: int = next(
        message["view"].get("where", {}).get("round", 0)
        for message in reversed(person.told)
        if message["type"] == "view"
    )
    return found


def plays_to_the_end(person: Person, rounds: int) -> set[str]:
    """Play so many rounds on the board, then pass wherever that is possible; the kinds of questions there were."""
    kinds: set[str] = set()
    for _ in range(MOST):
        asked = person.is_asked()
        if asked is None:
            return kinds
        kinds.add(asked.kind)
        if round_of(person) <= rounds:
            person.answers(asked, on_board=True)
        else:
            person.passes(asked)
    raise AssertionError("the game has no end")


def test_a_whole_game_of_l5r_by_mouse(ann: Person) -> None:
    """From the provinces through a first round on the board, with a chart that follows, to the fall of a stronghold."""
    ann.plays("l5r")
    assert plays_to_the_end(ann, rounds=1) == {"one", "some", "order", "number"}
    assert ann.over["rule"] == "l5r.win.break-stronghold"
    expect(ann.sees("over")).to_contain_text(ann.over["words"])
    expect(ann.sees("timing")).to_contain_text("Round")


@pytest.mark.parametrize("people", [2, 3])
def test_a_whole_game_of_imperium_by_mouse(ann: Person, people: int) -> None:
    """Every point of everybody is shown in the end."""
    ann.plays("imperium", people=people)
    plays_to_the_end(ann, rounds=1)
    over = ann.over
    expect(ann.sees("over")).to_contain_text(over["words"])
    ann.page.keyboard.press("Escape")
    final = next(message["view"] for message in reversed(ann.told) if message["type"] == "view")
    assert len(final["seats"]) == people
    assert final["outcome"]["winners"] == over["winners"]
    for seat in range(people):
        score = ann.sees(f"score-{seat}")
        expect(score).to_be_visible()
        assert ("wins" in score.inner_text()) == (seat in over["winners"])


def fights_to_the_end(who: Person) -> int:
    """Play a game of Invasion on the table, and count the combats."""
    combats = 0
    for _ in range(MOST):
        asked = who.is_asked()
        if asked is None:
            break
        if asked.kind == "some" and who.sees("declaring").count():
            who.declares(asked)
            combats += 1
        else:
            who.answers(asked, on_board=True)
    return combats


def test_a_whole_game_of_invasion_by_mouse(ann: Person) -> None:
    """Everything on the table: cards, zones, attackers and defenders; until the capital of somebody burns."""
    ann.plays("invasion")
    combats = fights_to_the_end(ann)
    expect(ann.sees("over")).to_be_visible()
    assert ann.over["rule"] == "invasion.victory.two-burning-zones"
    expect(ann.sees("timing")).to_contain_text("Turn")
    assert combats >= 2
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("main .zone.burning").nth(1)).to_be_visible()


def test_three_fight_for_fulcrums_to_the_end(ann: Person) -> None:
    """Cataclysm: fulcrums lie in the middle, everybody has dominance, and that decides."""
    ann.plays("invasion", people=3, mode="cataclysm")
    expect(ann.page.get_by_role("group", name="Fulcrums").locator(".card")).to_have_count(4)
    for seat in range(3):
        expect(ann.sees(f"dominance-{seat}")).to_contain_text("3")
    fights_to_the_end(ann)
    expect(ann.sees("over")).to_be_visible()
    assert ann.over["rule"] == "invasion.cataclysm.victory-by-dominance"
