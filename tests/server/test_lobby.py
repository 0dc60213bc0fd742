"""REST: games, cards, rules, decks, tables, and records of games that are over."""

from __future__ import annotations

from typing import Any

import pytest

from nefrit.server.web.hosts import is_loopback
from tests.server.players import Player, opened, play
from tests.server.processes import Server


def test_what_is_played_here(server: Server) -> None:
    games = {game["name"]: game for game in server.get("/games")}
    assert list(games) == ["goofspiel", "l5r", "senjutsu"]
    assert games["l5r"]["decks"]
    assert games["l5r"]["bots"][-1] == "random"
    assert not games["goofspiel"]["decks"]
    assert server.get("/health")["version"]


def test_cards_and_rules_are_found_by_words(server: Server) -> None:
    kings = server.get("/games/goofspiel/cards", params={"find": "king of"})
    assert kings["count"] == len(kings["cards"]) == 4
    page = server.get("/games/l5r/cards", params={"limit": 5, "offset": 5})
    assert len(page["cards"]) == 5 < page["count"]
    assert all(card["text"] is not None for card in page["cards"])
    found = server.get("/games/l5r/rules", params={"find": "unopposed honor"})["rules"]
    assert found
    assert server.get(f"/games/l5r/rules/{found[0]['id']}") == found[0]
    assert server.get("/games/goofspiel/rules")["count"] == 0


@pytest.mark.parametrize(
    ("path", "rule"),
    [
        ("/games/chess/cards", "table.no-such-game"),
        ("/games/l5r/rules/l5r.nonsense", "table.no-such-rule"),
        ("/tables/nonsense", "table.no-such-table"),
        ("/tables/nonsense/record", "table.no-such-table"),
        ("/nonsense", "http.404"),
        ("/games/l5r/cards?limit=100000", "http.400"),
    ],
)
def test_what_is_not_there(server: Server, path: str, rule: str) -> None:
    answer = server.request("GET", path)
    assert answer.json()["rule"] == rule
    assert set(answer.json()) == {"rule", "words"}


def test_decks_are_listed_and_checked(server: Server) -> None:
    ready = server.get("/games/l5r/decks")
    assert ready[0]["name"]
    checked = server.post("/games/l5r/decks/check", deck=ready[0]["id"])
    assert checked["legal"]
    assert checked["format"] == ready[0]["format"]
    wrong = server.post("/games/l5r/decks/check", deck="3x Way of the Crane", format="core")
    assert not wrong["legal"]
    assert all(violation["rule"].startswith("l5r.") and violation["text"] for violation in wrong["violations"])
    for body, rule in (
        ({"deck": "3x Nonsense"}, "table.bad-deck"),
        ({"deck": "crane", "format": "nonsense"}, "table.no-such-format"),
        ({"deck": "crane", "edition": "9"}, "table.no-such-edition"),
    ):
        answer = server.request("POST", "/games/l5r/decks/check", json=body)
        assert (answer.status_code, answer.json()["rule"]) == (400, rule)
    assert server.request("POST", "/games/goofspiel/decks/check", json={"deck": ""}).status_code == 404


@pytest.mark.parametrize(
    ("body", "rule"),
    [
        ({"game": "chess", "name": "Ann"}, "table.no-such-game"),
        ({"game": "goofspiel", "name": ""}, "table.bad-name"),
        ({"game": "goofspiel", "name": "a\u202eb"}, "table.bad-name"),
        ({"game": "goofspiel", "name": "x" * 31}, "table.bad-name"),
        ({"game": "goofspiel", "name": "Ann", "seats": 7}, "table.cannot-begin"),
        ({"game": "goofspiel", "name": "Ann", "options": {"cards": 99}}, "table.cannot-begin"),
        ({"game": "goofspiel", "name": "Ann", "edition": "2"}, "table.cannot-begin"),
        ({"game": "goofspiel", "name": "Ann", "deck": "crane"}, "table.no-decks-here"),
        ({"game": "goofspiel", "name": "Ann", "seat": 2}, "table.seat-taken"),
        ({"game": "goofspiel", "name": "Ann", "bots": [{"seat": 0}]}, "table.seat-taken"),
        ({"game": "goofspiel", "name": "Ann", "bots": [{"seat": 1, "bot": "deep"}]}, "table.no-such-bot"),
        ({"game": "l5r", "name": "Ann", "deck": "3x Way of the Crane", "format": "core"}, "table.deck-not-legal"),
        ({"game": "l5r", "name": "Ann", "deck": "3x Way of the Crane"}, "table.bad-deck"),
        ({"game": "l5r", "name": "Ann", "deck": "3x Nonsense"}, "table.bad-deck"),
        ({"game": "l5r", "name": "Ann", "deck": "crane", "format": "core", "edition": "9"}, "table.cannot-begin"),
        ({"game": "goofspiel", "name": "Ann", "seed": 1}, "http.400"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(server: Server, body: dict[str, Any], rule: str) -> None:
    answer = server.request("POST", "/tables", json=body)
    assert answer.json()["rule"] == rule
    assert 400 <= answer.status_code < 500


def test_sitting_down_and_leaving(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann", seat=1)
    place = f"/tables/{table['table']}"
    assert table["invitation"] is None
    listed = {one["table"]: one["summary"] for one in server.get("/tables")}
    assert [seat["name"] for seat in listed[table["table"]]["seats"]] == ["", "Ann"]
    assert listed[table["table"]]["state"] == "open"
    assert server.request("POST", f"{place}/join", json={"name": "Bob", "seat": 1}).status_code == 409
    assert server.request("POST", f"{place}/leave").status_code == 403
    mine = {"Authorization": f"Bearer {table['token']}"}
    assert server.request("POST", f"{place}/leave", headers=mine).status_code == 204
    assert server.request("POST", f"{place}/leave", headers=mine).status_code == 403
    bob = server.post(f"{place}/join", name="Ann")
    server.post(f"{place}/join", name="ann")
    shown = server.get(place)
    assert [seat["name"] for seat in shown["summary"]["seats"]] == ["Ann", "ann 2"]
    assert shown["summary"]["state"] == "playing"
    answer = server.request("POST", f"{place}/leave", headers={"Authorization": f"Bearer {bob['token']}"})
    assert answer.json()["rule"] == "table.has-begun"
    assert server.request("POST", f"{place}/join", json={"name": "Cid"}).json()["rule"] == "table.seat-taken"


def test_a_table_says_whose_answer_is_waited_for(server: Server) -> None:
    opened = server.post("/tables", game="l5r", name="Ann")
    place = f"/tables/{opened['table']}"
    assert server.get(place)["waits_for"] == []
    joined = server.post(f"{place}/join", name="Bob")
    tokens = {0: opened["token"], 1: joined["token"]}
    (first,) = server.get(place)["waits_for"]
    with Player(server, opened["table"], tokens[first]) as player:
        player.expect("view")
        player.answers_and_waits()
    # Both order their provinces, one after the other.
    assert server.get(place)["waits_for"] == [1 - first]


def test_the_network_is_told_to_whoever_sits_at_the_server_alone(server: Server) -> None:
    at_home = server.get("/address")
    assert at_home["public"] is None
    assert at_home["local"] is True
    elsewhere = server.request("GET", "/address", headers={"Host": "192.0.2.7"}).json()
    assert elsewhere["network"] is None


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("localhost", True),
        ("127.0.0.1", True),
        ("::1", True),
        ("[::1]", True),
        ("192.168.1.5", False),
        ("a.org", False),
    ],
)
def test_loopback_addresses(host: str, expected: bool) -> None:
    assert is_loopback(host) is expected


def test_a_game_of_two_bots_can_be_watched(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", seat=None, options={"cards": 2}, bots=[{"seat": 0}, {"seat": 1}])
    assert table["token"] is None
    with Player(server, table["table"]) as watching:
        assert watching.expect("over")["words"]


def test_a_record_is_told_step_by_step_and_gone_on_from(server: Server) -> None:
    table, (ann, bob) = opened(server, options={"cards": 4})
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 100)
    told = server.get(f"/tables/{table}/record/steps", params={"from": 2})
    assert told["count"] == 8
    assert [step["number"] for step in told["steps"]] == [3, 4, 5, 6, 7, 8]
    assert all(step["prompt"] and step["answer"] for step in told["steps"])
    assert any(step["lines"] for step in told["steps"])
    first = server.get(f"/tables/{table}/record/steps/0", params={"seat": 0})
    assert len(first["options"]) == 4
    last = server.get(f"/tables/{table}/record/steps/8")
    assert last["outcome"]
    assert server.request("GET", f"/tables/{table}/record/steps/9").json()["rule"] == "table.no-such-step"
    assert server.request("GET", f"/tables/{table}/record/steps/1?seat=7").json()["rule"] == "table.no-such-seat"

    answer = server.request("POST", f"/tables/{table}/record/continue", json={"after": 8, "name": "Eve"})
    assert answer.json()["rule"] == "table.is-over"
    again = server.post(f"/tables/{table}/record/continue", after=4, name="Eve", seat=1)
    dan = server.post(f"/tables/{again['table']}/join", name="Dan")
    with Player(server, again["table"], again["token"]) as one, Player(server, again["table"], dan["token"]) as other:
        then = server.get(f"/tables/{table}/record/steps/4", params={"seat": 1})
        assert one.view_at(1)["view"] == then["view"]
        one.send(type="undo")
        assert one.refused() == "table.nothing-to-undo"
        assert play([other, one], 100) == 4
    assert server.get(f"/tables/{again['table']}/record")["header"]["names"] == ["Dan", "Eve"]
