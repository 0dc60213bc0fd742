"""The server is killed at any moment, and every table goes on from its last answer; two processes serve one table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from tests.server.players import Player, opened, play
from tests.server.processes import Server, free_port, postgresql, redis, serving, wait_for


def entries(file: Path) -> int:
    """How many entries are in the store."""
    with closing(sqlite3.connect(file)) as connection:
        count: int = connection.execute("SELECT count(*) FROM nefrit_entries").fetchone()[0]
        return count


def test_killed_between_an_answer_and_its_acknowledgement(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(tmp_path).start()
    try:
        table, (ann, bob) = opened(server, options={"cards": 4})
        with Player(server, table, ann) as one, Player(server, table, bob) as other:
            play([one, other], 3)
            since, stored, asked = one.view["sequence"], entries(file), [one, other][one.asked is None]
            before = asked.view["view"]["zones"]
            asked.answer(0)
            # The answer is stored; whether anybody was told of it, nobody knows.
            wait_for(lambda: entries(file) > stored, "answer in the store")
            server.kill()
        server.start()
        with Player(server, table, ann, since=since) as one, Player(server, table, bob) as other:
            assert one.view_at(1)["sequence"] == since + 1
            other.view_at(since + 1)
            assert [one, other][asked.view["seat"]].view["view"]["zones"] != before
            assert play([one, other], 100) == 4
            assert one.expect("over")["winners"] == other.expect("over")["winners"]
    finally:
        server.stop()


def test_killed_without_warning_again_and_again(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        table, tokens = opened(server, options={"cards": 3})
        acknowledged = 0
        for _ in range(2):
            with Player(server, table, tokens[0]) as one, Player(server, table, tokens[1]) as other:
                one.view_at(1)
                other.view_at(1)
                assert one.view["sequence"] >= acknowledged
                play([one, other], 1)
                acknowledged = one.view["sequence"]
                asked = one if one.asked is not None else other
                asked.answer()
                server.kill()
            server.start()
        with Player(server, table, tokens[0]) as one, Player(server, table, tokens[1]) as other:
            assert one.view_at(1)["sequence"] >= acknowledged
            play([one, other], 100)
            assert one.expect("over")
    finally:
        server.stop()


def test_bots_end_with_the_server_and_go_on_after_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        table = server.post("/tables", game="goofspiel", name="Ann", options={"cards": 3}, bots=[{"seat": 1}])
        with Player(server, table["table"], table["token"]) as one:
            one.view_at(1)
            while one.view["view"]["answered"] != [1]:
                one.expect("view")
            children = server.children()
            one.answer()
            server.kill()
        assert children
        wait_for(lambda: not any(Path(f"/proc/{child}").exists() for child in children), "end of the bots' processes")
        server.start()
        with Player(server, table["table"], table["token"]) as one:
            one.view_at(1)
            while one.view["view"]["outcome"] is None:
                if one.asked is not None:
                    one.answers_and_waits()
                else:
                    one.expect("view")
    finally:
        server.stop()


# ---- Two processes

Pair = tuple[Server, Server]


def sqlite_pair(stack: ExitStack, folder: Path) -> Pair:
    """Two processes with one file. Nobody tells the one what the other does: it must look."""
    database = f"sqlite:///{folder / 'tables.db'}"
    servers = [Server(folder / name, database, poll_seconds=0.05) for name in ("one", "other")]
    one, other = stack.enter_context(serving(*servers))
    return one, other


def postgresql_pair(stack: ExitStack, folder: Path) -> Pair:
    """Two processes with one PostgreSQL and one Redis. They look so seldom that only Redis can tell them in time."""
    database = stack.enter_context(postgresql())
    bell = stack.enter_context(redis(folder / "redis"))
    servers = [Server(folder / name, database, redis=bell, poll_seconds=3600) for name in ("one", "other")]
    one, other = stack.enter_context(serving(*servers))
    return one, other


PAIRS: dict[str, Callable[[ExitStack, Path], Pair]] = {"sqlite": sqlite_pair, "postgresql and redis": postgresql_pair}


def serve_one_table(here: Server, there: Server) -> None:
    """Seats and spectators at both processes see one game."""
    table, (ann, bob) = opened(here, options={"cards": 5})
    with Player(here, table, ann) as one, Player(there, table, bob) as other, Player(there, table) as watching:
        assert play([one, other], 100) == 10
        assert one.expect("over")["winners"] == other.expect("over")["winners"] == watching.expect("over")["winners"]
        assert one.log == other.log == watching.log


def never_accept_two_answers_to_one_decision(here: Server, there: Server) -> None:
    """Ann answers through both at once: one answer is refused, and both agree on the other."""
    table, (ann, bob) = opened(here, options={"cards": 8})
    with Player(here, table, ann) as one, Player(there, table, ann) as same, Player(here, table, bob) as other:
        for _ in range(8):
            last = max(player.view_at(1)["sequence"] for player in (one, same, other))
            for player in (one, same, other):
                player.view_at(last)
            seen = len(one.seen), len(same.seen)
            one.answer(0)
            same.answer(len(same.view["view"]["decision"]["options"]) - 1)
            one.view_at(last + 1)
            same.view_at(last + 1)
            for player in (one, same):
                player.send(type="ping")
                player.expect("pong")
            refused = [
                message["rule"]
                for player, start in zip((one, same), seen, strict=True)
                for message in player.seen[start:]
                if message["type"] == "refused"
            ]
            assert refused == ["goofspiel.bid"]
            other.view_at(last + 1)
            last = other.answers_and_waits()
            assert last == one.view_at(last)["sequence"] == same.view_at(last)["sequence"]
        assert one.view["view"] == same.view["view"]
        assert one.expect("over")["winners"] == same.expect("over")["winners"]


def know_who_is_connected_to_the_other(here: Server, there: Server) -> None:
    """Who is connected is told by Redis alone."""
    table, (ann, bob) = opened(here, options={"cards": 4})
    with Player(here, table, ann) as one, Player(there, table, bob) as other:
        if here.settings.get("NEFRIT_REDIS"):
            for player in (one, other):
                while player.expect("presence")["seats"] != [True, True]:
                    pass
        else:
            # Nobody tells them.
            assert one.expect("presence")["seats"] == [True, False]


def let_a_seat_move(here: Server, there: Server) -> None:
    """Ann goes on at the other process, and plays again there."""
    table, (ann, bob) = opened(here, options={"cards": 4})
    with Player(here, table, bob) as other:
        with Player(here, table, ann) as one:
            play([one, other], 2)
            since = one.view["sequence"]
        with Player(there, table, ann, since=since) as one:
            one.view_at(since)
            play([one, other], 4)
            one.send(type="concede")
            assert other.expect("over")["winners"] == [1]
            one.send(type="rematch")
            other.send(type="rematch")
            again = other.expect("over")["table"] or other.expect("over")["table"]
    with Player(here, again, ann) as one, Player(there, again, bob) as other:
        play([one, other], 2)


@pytest.mark.parametrize("pair", PAIRS.values(), ids=list(PAIRS))
def test_two_processes(pair: Callable[[ExitStack, Path], Pair], tmp_path: Path) -> None:
    # In one test, because to start two processes takes longer than all of this.
    with ExitStack() as stack:
        here, there = pair(stack, tmp_path)
        serve_one_table(here, there)
        never_accept_two_answers_to_one_decision(here, there)
        know_who_is_connected_to_the_other(here, there)
        let_a_seat_move(here, there)


def test_a_table_goes_on_without_redis_and_hears_it_again(tmp_path: Path) -> None:
    database, port = f"sqlite:///{tmp_path / 'tables.db'}", free_port()
    bell = f"redis://127.0.0.1:{port}"
    servers = [Server(tmp_path / name, database, redis=bell, poll_seconds=0.2) for name in ("one", "other")]
    with serving(*servers) as (here, there):
        table, (ann, bob) = opened(here, options={"cards": 4})
        with Player(there, table, bob) as other:
            with Player(here, table, ann) as one:
                assert play([one, other], 2) == 2
                assert [True, True] not in [seen["seats"] for seen in one.seen if seen["type"] == "presence"]
            with redis(tmp_path / "redis", port), Player(here, table, ann) as one:
                # Only Redis tells who is connected to the other process.
                while one.expect("presence")["seats"] != [True, True]:
                    pass
                assert play([one, other], 100) == 6
