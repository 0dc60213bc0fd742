"""REST: records that somebody brings are played again, looked at and gone on from; what is wrong with one is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.players import Player, opened, play
from tests.server.processes import Server

ANSWERS = 8


@pytest.fixture(scope="module")
def record(server: Server) -> dict[str, Any]:
    """The record of a whole game."""
    table, (ann, bob) = opened(server, options={"cards": ANSWERS // 2})
    with Player(server, table, ann) as one, Player(server, table, bob) as other:
        play([one, other], 100)
    taken: dict[str, Any] = server.get(f"/tables/{table}/record")
    return taken


def asked(server: Server, path: str, record: dict[str, Any], **data: Any) -> Any:
    """What is told of a record."""
    return server.post(f"/records/{path}", record=json.dumps(record), **data)


def refused(server: Server, path: str, record: dict[str, Any], **data: Any) -> dict[str, Any]:
    """Why nothing is told of a record."""
    answer = server.request("POST", f"/records/{path}", json={"record": json.dumps(record), **data})
    assert 400 <= answer.status_code < 500
    told: dict[str, Any] = answer.json()
    return told


def test_a_record_is_brought_and_looked_at_through_any_eyes(server: Server, record: dict[str, Any]) -> None:
    shown = asked(server, "check", record)
    assert shown["game"] == "goofspiel"
    assert shown["names"] == record["header"]["names"]
    assert shown["count"] == ANSWERS
    assert shown["faithful"]
    assert shown["outcome"]
    told = asked(server, "steps", record, **{"from": 2})
    assert [step["number"] for step in told["steps"]] == list(range(3, ANSWERS + 1))
    assert all(step["prompt"] and step["answer"] for step in told["steps"])
    first = asked(server, "positions", record, most=3, seat=0)
    assert [one["number"] for one in first["positions"]] == [0, 1, 2]
    assert len(first["positions"][0]["options"]) == ANSWERS // 2
    spectator = asked(server, "positions", record, most=20)
    assert len(spectator["positions"]) == ANSWERS + 1
    assert spectator["positions"][0]["options"] == []
    assert spectator["positions"][-1]["outcome"] == shown["outcome"]


def test_a_game_goes_on_from_a_record_that_was_brought(server: Server, record: dict[str, Any]) -> None:
    wanted = {"after": 4, "name": "Eve", "seat": 0, "against": "random"}
    seated = asked(server, "continue", record, table=wanted)
    assert server.get(f"/tables/{seated['table']}")["summary"]["state"] == "playing"
    then = asked(server, "positions", record, seat=0, **{"from": 4})["positions"][0]
    with Player(server, seated["table"], seated["token"]) as one:
        seen, expected = one.view_at(1)["view"], then["view"]
        # The bot may have bid already.
        whose = ("answered", "waiting")
        assert {name: seen[name] for name in seen if name not in whose} == {
            name: expected[name] for name in expected if name not in whose
        }
    assert refused(server, "continue", record, table={"after": ANSWERS})["rule"] == "table.is-over"
    assert refused(server, "continue", record, table={"after": 99})["rule"] == "table.no-such-step"


def test_a_record_of_other_rules_is_marked(server: Server, record: dict[str, Any]) -> None:
    assert asked(server, "check", {**record, "digest": "2:" + "0" * 24})["faithful"] is False
    assert asked(server, "check", {**record, "marks": "0" + record["marks"]})["faithful"] is False
    assert asked(server, "check", {**record, "digest": "0" * 24, "marks": ""})["faithful"], "that was another kind"
    unfinished = {**record, "answers": record["answers"][:3], "digest": ""}
    assert asked(server, "check", unfinished)["outcome"] is None


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"nefrit": 99}, "table.bad-record"),
        ({"more": 1}, "table.bad-record"),
        ({"answers": [[0, 99]]}, "table.bad-record"),
        ({"answers": [[7, 0]]}, "table.bad-record"),
        ({"answers": [[-1, 0]]}, "table.bad-record"),
        ({"answers": [[0, [0, 0, 0]]]}, "table.bad-record"),
        ({"answers": [[0, 10**30]]}, "table.bad-record"),
        ({"answers": "all"}, "table.bad-record"),
        ({"answers": [[0, 0]] * 10_001}, "table.record-too-long"),
    ],
)
def test_a_damaged_record_is_refused(
    server: Server, record: dict[str, Any], changed: dict[str, Any], rule: str
) -> None:
    for path in ("check", "steps", "positions"):
        told = refused(server, path, {**record, **changed})
        assert told["rule"] == rule
        assert told["words"]


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"game": "chess"}, "table.no-such-game"),
        ({"seats": 0}, "table.bad-record"),
        ({"seats": 90, "names": []}, "table.bad-record"),
        ({"seed": -1}, "table.bad-record"),
        ({"edition": "9"}, "table.bad-record"),
        ({"options": {"cards": "many"}}, "table.bad-record"),
        ({"names": ["Ann", "B" * 31]}, "table.bad-name"),
        ({"position": "nefrit position 1"}, "table.record-from-position"),
    ],
)
def test_a_record_with_a_wrong_header_is_refused(
    server: Server, record: dict[str, Any], changed: dict[str, Any], rule: str
) -> None:
    told = refused(server, "check", {**record, "header": {**record["header"], **changed}})
    assert told["rule"] == rule


def test_what_is_no_record_at_all_is_refused(server: Server) -> None:
    for text in ("", "[]", "{", "nefrit position 1", "[" * 100_000, "\ud800"):
        content = json.dumps({"record": text})
        answer = server.request("POST", "/records/check", content=content, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["words"]


def test_what_is_wanted_of_a_record_has_limits(server: Server, record: dict[str, Any]) -> None:
    assert refused(server, "positions", record, seat=2)["rule"] == "table.no-such-seat"
    assert refused(server, "positions", record, **{"from": ANSWERS + 1})["rule"] == "table.no-such-step"
    assert refused(server, "positions", record, most=21)["rule"] == "http.400"
    assert refused(server, "steps", record, other=1)["rule"] == "http.400"
    assert refused(server, "check", {**record, "version": "x" * 200_000})["rule"] == "http.400"
    assert refused(server, "check", {**record, "version": "x" * 300_000})["rule"] == "http.413"
