"""Clients come and go, and go on where they were."""

from __future__ import annotations

from tests.server.players import Player, opened, play
from tests.server.processes import Server


def test_who_comes_back_is_told_only_what_is_new(server: Server) -> None:
    table, (ann, bob) = opened(server, options={"cards": 6})
    with Player(server, table, bob) as other:
        with Player(server, table, ann) as one:
            play([one, other], 4)
            since, told = one.view["sequence"], dict(one.log)
        other.answers_and_waits()
        with Player(server, table, ann, since=since) as back:
            back.log = dict(told)
            back.view_at(1)
            assert back.view["log"]["keep"] == since
            play([back, other], 3)
            with Player(server, table, ann) as fresh:
                fresh.view_at(back.view["sequence"])
                assert fresh.view["view"] == back.view["view"]
                assert fresh.log == back.log
                assert len(fresh.log) > len(told)


def test_who_was_away_during_an_undo_drops_what_was_taken_back(server: Server) -> None:
    table, (ann, bob) = opened(server, options={"cards": 6})
    with Player(server, table, ann) as one:
        with Player(server, table, bob) as other:
            play([one, other], 4)
            since, told = other.view["sequence"], dict(other.log)
        one.send(type="undo")
        one.view_at(since + 1)
        with Player(server, table, bob, since=since) as other:
            other.view_at(1)
            assert other.view["undo"] is not None
            other.send(type="agree")
            one.view_at(since + 2)
        with Player(server, table, bob, since=since) as back:
            back.log = dict(told)
            back.view_at(since + 2)
            with Player(server, table, bob) as fresh:
                fresh.view_at(since + 2)
                assert fresh.log == back.log
                assert len(back.log) < len(told)


def test_a_sequence_number_that_never_was_is_no_harm(server: Server) -> None:
    table, (ann, _) = opened(server, options={"cards": 3})
    with Player(server, table, ann, since=1_000_000) as one, Player(server, table, ann) as fresh:
        one.view_at(1)
        fresh.view_at(1)
        assert one.view["log"] == fresh.view["log"]


def test_a_seat_may_be_connected_twice(server: Server) -> None:
    table, (ann, _) = opened(server, options={"cards": 3})
    with Player(server, table, ann) as phone, Player(server, table, ann) as desk:
        phone.view_at(1)
        desk.view_at(1)
        last = phone.answers_and_waits()
        assert desk.view_at(last)["view"] == phone.view["view"]
        desk.send(type="answer", decision=3, value=0)
        assert desk.refused() == "goofspiel.bid"


def test_who_waits_is_told_when_the_game_begins(server: Server) -> None:
    table = server.post("/tables", game="goofspiel", name="Ann")
    with Player(server, table["table"], table["token"]) as one:
        assert one.expect("waiting")["names"] == ["Ann", ""]
        one.send(type="answer", decision=1, value=0)
        assert one.refused() == "table.not-begun"
        one.send(type="undo")
        assert one.refused() == "table.not-begun"
        server.post(f"/tables/{table['table']}/join", name="Bob")
        assert one.expect("view")["names"] == ["Ann", "Bob"]
