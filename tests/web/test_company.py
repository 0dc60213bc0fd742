"""People with each other: an invitation, somebody who watches, taking back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.people import Person, whoever_is_asked


def answers_next(person: Person) -> None:
    asked = person.is_asked()
    assert asked is not None
    person.answers(asked)


def views(person: Person) -> list[dict[str, Any]]:
    """The views that the person's browser was told."""
    return [message["view"] for message in person.told if message["type"] == "view"]


def cards_in_hand(view: dict[str, Any], seat: int) -> list[int]:
    """The numbers of the cards that a view shows in a hand."""
    hands = [zone["cards"] for zone in view["zones"] if zone["zone"] == "hand" and zone["seat"] == seat]
    return [card["card"] for hand in hands for card in hand if "card" in card]


def test_two_browsers_meet_through_an_invitation_and_undo_by_agreement(visits: Visits) -> None:
    ann, bob = visits("Ann"), visits("Bob")
    link = ann.invites("l5r")
    bob.accepts(link)
    expect(ann.sees("status-bar")).to_contain_text("Bob")
    before = ann.is_asked()
    assert before is not None
    assert before.kind == "order"
    for person in (ann, bob):
        answers_next(person)
    expect(ann.page.locator("[data-decision]")).to_be_visible()

    ann.sees("undo").click()
    bob.sees("undo-decline").click()
    expect(bob.sees("undo-asked")).to_have_count(0)
    bob.sees("undo").click()
    expect(bob.sees("undo-asked")).to_be_visible()
    assert not bob.sees("undo-agree").count()
    ann.sees("undo-agree").click()
    expect(bob.page.locator("[data-kind=order]")).to_be_visible()


def test_who_gives_up_can_have_a_rematch(visits: Visits) -> None:
    ann, bob = visits("Ann"), visits("Bob")
    bob.accepts(ann.invites("senjutsu"))
    ann.concedes()
    expect(bob.sees("over")).to_be_visible()
    ann.sees("rematch").click()
    bob.sees("rematch").click()
    for person in (ann, bob):
        expect(person.sees("over")).to_have_count(0)
        expect(person.sees("decision-bar")).to_be_visible()
        person.last = ""
    assert ann.table == bob.table
    whoever_is_asked(ann, bob)


@pytest.mark.parametrize("game", ["l5r", "senjutsu"])
def test_who_watches_sees_only_what_is_public(visits: Visits, game: str) -> None:
    ann, bob, eve = visits("Ann"), visits("Bob"), visits("Eve")
    link = ann.invites(game)
    bob.accepts(link)
    eve.page.goto(link)
    eve.sees("watch").click()
    expect(eve.sees("log")).to_be_visible()
    expect(ann.sees("status-bar")).to_contain_text("1 spectator")
    for _ in range(6):
        answers_next(whoever_is_asked(ann, bob))
    expect(eve.page.locator("main [data-card]").first).to_be_visible()
    assert not eve.sees("decision-bar").count()
    assert not eve.sees("undo").count()

    # Some games begin with cards that everybody is shown.
    shown = {card for seat in (0, 1) for card in cards_in_hand(views(eve)[0], seat)}
    secret = {card for view in views(ann) for card in cards_in_hand(view, 0)} - shown
    assert secret
    for view in views(eve) + views(bob):
        assert not secret & set(cards_in_hand(view, 0))
    for view in views(eve):
        assert view["decision"] is None
        assert set(cards_in_hand(view, 1)) <= shown
    for card in set(cards_in_hand(views(ann)[-1], 0)) - shown:
        assert ann.sees(f"card-{card}").count() == 1
        assert not eve.sees(f"card-{card}").count()
        assert not bob.sees(f"card-{card}").count()


def test_whoever_has_no_invitation_does_not_find_the_table(visits: Visits) -> None:
    ann, eve = visits("Ann"), visits("Eve")
    link = ann.invites("senjutsu")
    eve.page.goto(link.partition("#")[0])
    expect(eve.page.get_by_role("alert")).to_be_visible()
    assert not eve.sees("sit").count()
    eve.problems = [problem for problem in eve.problems if "404" not in problem]


def test_undo_against_a_bot_is_at_once(ann: Person) -> None:
    ann.plays("senjutsu")
    before = ann.answers_some(3)
    ann.answers(before)
    assert ann.is_asked() is not None
    ann.sees("undo").click()
    expect(ann.sees("prompt")).to_have_text(before.prompt)
    again = ann.is_asked()
    assert again is not None
    assert (again.kind, again.options) == (before.kind, before.options)
    ann.answers(again)
