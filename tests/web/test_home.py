"""The door: what waits comes first, one click begins, and an invitation can be opened by others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Visits
from tests.web.holding import Held
from tests.web.people import Person, whoever_is_asked


def test_the_first_visit_leads_to_an_answer_in_two_clicks(visits: Visits) -> None:
    ann = visits()
    ann.reads("/")
    ann.sees("first-game").click()
    asked = ann.is_asked()
    assert asked is not None
    ann.page.locator("main [data-choosable]").locator("visible=true").first.click()
    expect(ann.sees("coach")).to_be_visible()
    ann.has_sent(1)


def test_a_first_visit_is_offered_one_thing_and_whoever_comes_back_goes_on(ann: Person) -> None:
    ann.reads("/")
    expect(ann.sees("first-game")).to_be_visible()
    assert not ann.sees("own").count()
    ann.plays("l5r")
    assert ann.is_asked() is not None
    table = ann.table
    ann.reads("/")
    assert not ann.sees("first-game").count()
    own = ann.sees(f"own-{table}")
    expect(own).to_have_attribute("data-state", "mine")
    expect(own).to_contain_text("Your turn")
    own.get_by_role("link").click()
    assert ann.is_asked_anew() is not None
    assert ann.table == table
    ann.concedes()
    ann.reads("/")
    expect(ann.sees("own").locator(f'a[href="/replay/{table}"]')).to_be_visible()
    assert not ann.sees(f"own-{table}").count()


def test_everything_that_waits_is_above_the_fold(visits: Visits) -> None:
    ann, bob = visits("Ann"), visits("Bob")
    bob.goes_to("/lobby")
    bob.says_name()
    bob.sees("open-table").click()
    expect(bob.sees("waiting-room")).to_be_visible()
    ann.plays("senjutsu")
    ann.is_asked()
    ann.reads("/")
    expect(ann.sees("open-tables").get_by_text("Bob").first).to_be_visible()
    for region in ("own", "open-tables"):
        box = ann.sees(region).bounding_box()
        assert box is not None
        assert box["y"] < 900 - 100


def test_a_click_before_the_games_are_known_opens_a_table(visits: Visits) -> None:
    bob = visits("Bob")
    held = Held(bob.page, "**/api/games?*")
    bob.goes_to("/lobby")
    bob.says_name()
    bob.sees("open-table").click()
    expect(bob.page.get_by_role("alert")).to_have_count(0)
    held.let_go()
    assert held.count > 0
    expect(bob.sees("waiting-room")).to_be_visible()


def test_somebody_without_a_name_sits_down_as_a_guest(visits: Visits) -> None:
    ann, bob = visits("Ann"), visits("Bob")
    link = ann.invites("senjutsu")
    bob.page.goto(link)
    bob.sees("sit").click()
    expect(bob.sees("decision-bar")).to_be_visible()
    expect(ann.sees("status-bar")).to_contain_text("Guest")


def test_the_title_tells_whose_turn_it_is(visits: Visits) -> None:
    ann, bob = visits("Ann"), visits("Bob")
    bob.accepts(ann.invites("l5r"))
    for person in (ann, bob):
        asked = person.is_asked()
        assert asked is not None
        person.answers(asked)
    asked_one = whoever_is_asked(ann, bob)
    other = bob if asked_one is ann else ann
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    expect(asked_one.page).to_have_title(re.compile("^● Your turn"))
    assert asked_one.page.evaluate(icon) == "/icon-asked.svg"
    expect(other.page).not_to_have_title(re.compile("Your turn"))
    assert other.page.evaluate(icon) == "/icon.svg"
    asked_one.reads("/")
    expect(asked_one.page).to_have_title("Nefrit")


def test_an_invitation_says_who_can_open_it(visits: Visits) -> None:
    """The server of the tests listens to its own computer alone; which address it has in its network is made up."""
    ann = visits()
    network = "http://192.168.1.5:8000"
    ann.page.route("**/api/address*", lambda route: route.fulfill(json={**route.fetch().json(), "network": network}))
    link = ann.invites("senjutsu")
    assert link.startswith(ann.url)
    expect(ann.sees("only-here")).to_contain_text("--host 0.0.0.0")
    expect(ann.sees("only-here")).to_contain_text(network)
    assert not ann.sees("qr").count()


def test_an_invitation_leads_into_the_network_with_a_code_to_scan(visits: Visits) -> None:
    ann = visits()
    network = "http://192.168.1.5:8000"
    ann.page.route(
        "**/api/address*", lambda route: route.fulfill(json={"public": None, "network": network, "local": False})
    )
    ann.invites("senjutsu")
    expect(ann.sees("qr")).to_be_visible()
    link = ann.sees("invitation").input_value()
    assert link.startswith(f"{network}/join/")
    assert ann.sees("qr").get_attribute("data-text") == link


def test_whoever_plays_can_let_others_watch(visits: Visits) -> None:
    ann, bob, eve = visits("Ann"), visits("Bob"), visits("Eve")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    bob.accepts(ann.invites("senjutsu"))
    ann.sees("table-menu").click()
    ann.sees("watch-link").click()
    expect(ann.page.get_by_text("Whoever opens it can watch")).to_be_visible()
    eve.page.goto(ann.page.evaluate("navigator.clipboard.readText()"))
    eve.sees("watch").click()
    expect(eve.sees("log")).to_be_visible()
