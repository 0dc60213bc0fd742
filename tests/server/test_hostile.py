"""Clients that send what they should not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.players import Player, opened
from tests.server.processes import PATIENCE, Server, serving

SHORT: dict[str, Any] = {"options": {"cards": 3}}

MALFORMED = {
    "not JSON": "{",
    "nothing": "",
    "no object": "[]",
    "no type": "{}",
    "unknown type": '{"type": "cheat"}',
    "unknown field": '{"type": "undo", "seat": 1}',
    "seat in an answer": '{"type": "answer", "decision": 3, "value": 0, "seat": 1}',
    "no value": '{"type": "answer", "decision": 3}',
    "a word": '{"type": "answer", "decision": 3, "value": "0"}',
    "true": '{"type": "answer", "decision": 3, "value": true}',
    "a fraction": '{"type": "answer", "decision": 3, "value": 0.5}',
    "an object": '{"type": "answer", "decision": 3, "value": {"0": 1}}',
    "a nested list": '{"type": "answer", "decision": 3, "value": [[0]]}',
    "a huge number": '{"type": "answer", "decision": 3, "value": 1' + "0" * 400 + "}",
    "a long list": '{"type": "answer", "decision": 3, "value": [' + "0," * 2000 + "0]}",
    "deeply nested": "[" * 5000,
    "half a character": '{"type": "why", "card": "\\ud800"}',
}


@pytest.mark.parametrize("text", MALFORMED.values(), ids=list(MALFORMED))
def test_what_is_no_message_is_refused_and_changes_nothing(server: Server, text: str) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        sequence = one.view_at(1)["sequence"]
        one.socket.send(text)
        refused = one.expect("refused")
        assert refused["rule"] == "table.not-understood"
        assert "Traceback" not in refused["words"]
        one.send(type="ping")
        assert one.expect("pong")["sequence"] == sequence


@pytest.mark.parametrize(
    ("value", "rule"),
    [(-1, "goofspiel.bid"), (3, "goofspiel.bid"), ([0], "goofspiel.bid"), ([], "goofspiel.bid")],
)
def test_an_illegal_answer_is_refused_with_its_rule(server: Server, value: Any, rule: str) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        before = one.view_at(1)
        one.answer(value)
        assert one.refused() == rule
        one.send(type="ping")
        assert one.expect("pong")["sequence"] == before["sequence"]


def test_nobody_answers_out_of_turn_or_by_a_wrong_number(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        number = one.view_at(1)["asked"]["decision"]
        for wrong in (number - 1, number + 1, 0):
            one.send(type="answer", decision=wrong, value=0)
            assert one.refused() == "table.other-decision"
        one.answers_and_waits(0)
        one.send(type="answer", decision=number, value=0)
        assert one.refused() == "goofspiel.bid"


def test_the_first_message_is_hello(server: Server) -> None:
    table, _ = opened(server, **SHORT)
    for first in ('{"type": "undo"}', "nonsense", '{"type": "hello", "token": "x", "seat": 0}', b"\x00\x01"):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
            socket.send(first)
            with pytest.raises(Exception, match="1008"):
                socket.recv(PATIENCE)


def test_hello_is_said_once(server: Server) -> None:
    table, (ann, bob) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        one.send(type="hello", token=bob)
        assert one.refused() == "table.hello-again"


def test_a_wrong_token_opens_nothing(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    other, _ = opened(server, **SHORT)
    for where, token in ((table, "wrong"), (table, ""), (other, ann)):
        with Player(server, where, token) as one:
            assert one.refused() == "table.wrong-token"
            assert one.closed() == 1008
            assert not one.view
    with Player(server, "no-such-table", ann) as one:
        assert one.refused() == "table.no-such-table"


def test_a_private_table_is_not_there_for_others(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann", private=True, **SHORT)
    place = f"/tables/{table['table']}"
    assert table["table"] not in [listed["table"] for listed in server.get("/tables")]
    for headers in ({}, {"Nefrit-Invitation": "wrong"}):
        assert server.request("GET", place, headers=headers).json()["rule"] == "table.no-such-table"
        with Player(server, table["table"], invitation=headers.get("Nefrit-Invitation")) as stranger:
            assert stranger.refused() == "table.no-such-table"
    assert server.request("POST", f"{place}/join", json={"name": "Eve"}).status_code == 404
    assert server.get(place, headers={"Nefrit-Invitation": table["invitation"]})["seat"] is None
    assert server.get(place, headers={"Authorization": f"Bearer {table['token']}"})["seat"] == 0
    server.post(f"{place}/join", name="Bob", invitation=table["invitation"])
    with Player(server, table["table"], invitation=table["invitation"]) as guest:
        assert guest.view_at(1)["seat"] is None


def test_a_huge_message_ends_the_connection(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    with Player(server, table, ann) as one:
        one.view_at(1)
        one.socket.send(json.dumps({"type": "ping", "more": "x" * 100_000}))
        assert one.closed() == 1009
    answer = server.request("POST", "/tables", json={"game": "goofspiel", "name": "x" * 1_000_000})
    assert answer.status_code == 413


def test_another_web_page_may_not_use_the_server(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    for origin in ("https://elsewhere.example", "null", f"http://127.0.0.1.evil.example:{server.port}"):
        with pytest.raises(InvalidStatus, match="403"):
            Player(server, table, ann, origin=origin)
        answer = server.request("POST", "/tables", json={"game": "goofspiel"}, headers={"Origin": origin})
        assert answer.status_code == 403
    with Player(server, table, ann, origin=server.url) as one:
        one.view_at(1)


def test_the_record_of_a_running_game_is_secret(server: Server) -> None:
    table, (ann, _) = opened(server, **SHORT)
    headers = {"Authorization": f"Bearer {ann}"}
    for path in ("record", "record/steps", "record/steps/0"):
        answer = server.request("GET", f"/tables/{table}/{path}", headers=headers)
        assert (answer.status_code, answer.json()["rule"]) == (409, "table.not-over")
    answer = server.request("POST", f"/tables/{table}/record/continue", headers=headers, json={"after": 0})
    assert (answer.status_code, answer.json()["rule"]) == (409, "table.not-over")


def test_no_secret_is_stored_or_shown(server: Server) -> None:
    table, tokens = opened(server, private=True, **SHORT)
    stored = b"".join(
        file.read_bytes() for file in Path(server.database.removeprefix("sqlite:///")).parent.glob("tables.db*")
    )
    assert table.encode() in stored
    assert not any(token.encode() in stored for token in tokens)
    assert not any(token in server.output.read_text() for token in tokens)


def test_nobody_floods_the_lobby(tmp_path: Path) -> None:
    with serving(Server(tmp_path, limits="open=3/600,join=2/600")) as (server,):
        answers = [server.request("POST", "/tables", json={"game": "goofspiel", "name": "Ann"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
        assert answers[-1].json()["rule"] == "table.too-often"
        assert len(server.get("/tables")) == 3
        tables = [answer.json()["table"] for answer in answers[:3]]
        joined = [server.request("POST", f"/tables/{table}/join", json={"name": "Bob"}) for table in tables]
        assert [answer.status_code for answer in joined] == [201, 201, 429]


def test_limits(tmp_path: Path) -> None:
    with serving(Server(tmp_path, requests_per_minute=12, messages_per_minute=5, connections=2)) as (server,):
        table, (ann, _) = opened(server, **SHORT)
        with Player(server, table, ann) as one, Player(server, table) as watching:
            with pytest.raises(InvalidStatus, match="403"):
                Player(server, table)
            for _ in range(5):
                one.send(type="ping")
                one.expect("pong")
            one.send(type="ping")
            assert one.closed() == 1008
            watching.view_at(1)
        statuses = [server.request("GET", "/health").status_code for _ in range(12)]
        assert statuses[0] == 200
        assert statuses[-1] == 429
