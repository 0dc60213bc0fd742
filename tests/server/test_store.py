"""The database: it is brought to the newest version of its schema, and what is too old is removed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text, update

from nefrit.server.service.storing import BOTS, OPEN, OVER, PLAYING, Forgotten, SeatShown, Summary, Taken
from nefrit.server.store import SqlStore
from nefrit.server.store.migrating import VERSION_TABLE, TooNew, migrate, version_of
from nefrit.server.store.schema import metadata, tables
from nefrit.server.store.sql import MOST_FORGOTTEN
from tests.server.clock import Clock
from tests.server.players import Player, opened, play
from tests.server.processes import Server, postgresql, serving

DAY = 86_400.0
NEWEST = "0003"

OLD_SCHEMA = """
CREATE TABLE nefrit_tables (
    id VARCHAR(40) NOT NULL, private BOOLEAN NOT NULL, summary TEXT NOT NULL, changed FLOAT NOT NULL, PRIMARY KEY (id)
);
CREATE INDEX nefrit_tables_listed ON nefrit_tables (private, changed);
CREATE TABLE nefrit_entries (
    table_id VARCHAR(40) NOT NULL, sequence INTEGER NOT NULL, entry TEXT NOT NULL, written FLOAT NOT NULL,
    PRIMARY KEY (table_id, sequence)
);
"""
"""As databases were before their versions were counted."""


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a database that the tests of this module share."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.db'}"
    else:
        with postgresql() as url:
            yield url


def run(work: Coroutine[Any, Any, None]) -> None:
    async def within_time() -> None:
        async with asyncio.timeout(60):
            await work

    asyncio.run(within_time())


def summary(state: str, people: bool = True) -> Summary:
    bot = "" if people else "random"
    return Summary("goofspiel", "", state, (SeatShown("Ann", bot), SeatShown("Bob", "random")))


async def emptied(url: str) -> SqlStore:
    """A store without any table."""
    store = SqlStore(url)
    async with store.engine.begin() as connection:
        for name in ("nefrit_tables", "nefrit_entries", "nefrit_clock", VERSION_TABLE):
            await connection.execute(text(f"DROP TABLE IF EXISTS {name}"))
    return store


def test_the_versions_make_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work() -> None:
        store = await emptied(database)
        await store.start()
        await store.start()
        async with store.engine.connect() as connection:
            assert await connection.run_sync(version_of) == NEWEST
            told = [one for one in await connection.run_sync(differences) if VERSION_TABLE not in str(one)]
            assert told == []
        await store.close()

    run(work())


def test_an_old_database_is_brought_to_the_newest_version(database: str) -> None:
    def old(connection: Connection) -> None:
        for statement in OLD_SCHEMA.split(";"):
            if statement.strip():
                connection.execute(text(statement))
        shown = '{"game":"goofspiel","edition":"","state":"%s","seats":[{"name":"Ann","bot":"%s"}],"private":false}'
        for name, state, bot in (("one", OVER, ""), ("other", PLAYING, ""), ("third", PLAYING, "random")):
            values = {"id": name, "summary": shown % (state, bot), "private": False, "changed": 1.0}
            connection.execute(text("INSERT INTO nefrit_tables VALUES (:id, :private, :summary, :changed)"), values)

    async def work() -> None:
        store = await emptied(database)
        async with store.engine.begin() as connection:
            await connection.run_sync(old)
        await store.start()
        async with store.engine.connect() as connection:
            rows = await connection.execute(tables.select().order_by(tables.c.id))
            assert [(row.id, row.kind) for row in rows] == [("one", OVER), ("other", PLAYING), ("third", BOTS)]
            assert await connection.run_sync(version_of) == NEWEST
        assert {listed.table for listed in await store.listed(10)} == {"one", "other", "third"}
        await store.close()

    run(work())


def test_processes_that_start_at_once_make_it_once(database: str) -> None:
    async def work() -> None:
        await (await emptied(database)).close()
        stores = [SqlStore(database) for _ in range(4)]
        await asyncio.gather(*(store.start() for store in stores))
        for store in stores:
            await store.close()

    run(work())


def test_a_database_of_a_newer_server_is_left_alone(database: str) -> None:
    async def work() -> None:
        store = await emptied(database)
        await store.start()
        async with store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))
        with pytest.raises(TooNew, match="9999"):
            await store.start()
        async with store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '0001'"))
            with pytest.raises(Exception, match="over"):
                # It has the column already: nothing is guessed.
                await connection.run_sync(migrate)
        await store.close()

    run(work())


def test_old_tables_are_removed_and_records_are_kept_for_longer(database: str) -> None:
    async def work() -> None:
        store = await emptied(database)
        await store.start()
        now = time.time()
        ages = {"new": (PLAYING, 1), "idle": (PLAYING, 40), "record": (OVER, 40), "old": (OVER, 400)}
        ages |= {"never begun": (OPEN, 4), "bots": (BOTS, 2)}
        for name, (kind, days) in ages.items():
            await store.create(name, ["first"], summary(PLAYING, people=False) if kind == BOTS else summary(kind))
            async with store.engine.begin() as connection:
                await connection.execute(update(tables).where(tables.c.id == name).values(changed=now - days * DAY))
        kept = {OPEN: 3 * DAY, BOTS: DAY, PLAYING: 30 * DAY, OVER: 365 * DAY}
        assert sorted(await store.forget(kept)) == ["bots", "idle", "never begun", "old"]
        assert {listed.table for listed in await store.listed(10)} == {"new", "record"}
        assert await store.entries("idle", 0) == []
        assert await store.entries("record", 0) == ["first"]
        assert await store.forget(kept) == []
        with pytest.raises(Forgotten):
            await store.append("idle", 2, "second", summary(PLAYING))
        assert await store.entries("idle", 0) == []
        with pytest.raises(Taken):
            await store.append("new", 1, "again", summary(PLAYING))
        await store.close()

    run(work())


@pytest.mark.parametrize("days", [31, 1000, -31])
def test_a_clock_that_jumps_removes_nothing(database: str, days: int) -> None:
    async def work() -> None:
        await (await emptied(database)).close()
        clock = Clock()
        clock.seconds = 100_000 * DAY
        store = SqlStore(database, clock)
        await store.start()
        for name in ("one", "other"):
            await store.create(name, ["first"], summary(PLAYING))
        assert await store.forget({PLAYING: 30 * DAY}) == []
        clock.seconds += days * DAY
        for _ in range(3):
            assert await store.forget({PLAYING: 30 * DAY}) == []
            clock.seconds += 3600
        for _ in range(29):
            clock.seconds += DAY
            assert await store.forget({PLAYING: 30 * DAY}) == []
        clock.seconds += DAY
        assert sorted(await store.forget({PLAYING: 30 * DAY})) == ["one", "other"], "in time they are removed"
        await store.close()

    run(work())


def test_a_clock_that_is_wrong_when_a_database_is_first_seen_removes_nothing(database: str) -> None:
    async def work() -> None:
        await (await emptied(database)).close()
        clock = Clock()
        store = SqlStore(database, clock)
        await store.start()
        await store.create("one", ["first"], summary(PLAYING))
        clock.seconds = 31 * DAY
        assert await store.forget({PLAYING: 30 * DAY}) == []
        assert await store.forget({PLAYING: 30 * DAY}) == []
        await store.close()

    run(work())


def test_only_so_many_tables_are_removed_at_once(database: str) -> None:
    async def work() -> None:
        await (await emptied(database)).close()
        clock = Clock()
        store = SqlStore(database, clock)
        await store.start()
        for number in range(MOST_FORGOTTEN + 1):
            await store.create(f"table {number}", ["first"], summary(OPEN))
        clock.seconds = DAY
        assert len(await store.forget({OPEN: 1.0})) == MOST_FORGOTTEN
        assert len(await store.forget({OPEN: 1.0})) == 1
        await store.close()

    run(work())


def test_a_game_goes_on_in_an_old_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    server = Server(tmp_path)
    with serving(server):
        table, (ann, bob) = opened(server, options={"cards": 3})
        with Player(server, table, ann) as one, Player(server, table, bob) as other:
            play([one, other], 3)
    with closing(sqlite3.connect(file)) as connection:
        # What an older server would have written.
        connection.executescript(
            f"""
            DROP INDEX nefrit_tables_forgotten;
            ALTER TABLE nefrit_tables DROP COLUMN kind;
            DROP TABLE nefrit_clock;
            DROP TABLE {VERSION_TABLE};
            UPDATE nefrit_entries SET entry = replace(entry, ',"pauses":true', '');
            """
        )
    with serving(server), Player(server, table, ann) as one, Player(server, table, bob) as other:
        one.view_at(1)
        assert play([one, other], 100) == 3
        assert one.expect("over")["winners"] == other.expect("over")["winners"]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT kind FROM nefrit_tables").fetchall() == [("over",)]


def test_the_server_removes_what_is_too_old(tmp_path: Path) -> None:
    with serving(Server(tmp_path, forget_days=0.00001, forget_seconds=0.2)) as (server,):
        table, (ann, _) = opened(server, options={"cards": 3})
        with Player(server, table, ann) as one:
            one.view_at(1)
            end = time.monotonic() + 20
            while server.request("GET", f"/tables/{table}").status_code != 404:
                assert time.monotonic() < end
                time.sleep(0.1)
            one.answer()
            assert one.refused() == "table.no-such-table"


def test_of_entries_that_are_written_together_each_is_judged_by_itself(database: str) -> None:
    async def work() -> None:
        store = await emptied(database)
        await store.start()
        for name in ("one", "other", "third"):
            await store.create(name, ["first"], summary(PLAYING))
        await store.append("other", 2, "taken", summary(PLAYING))
        outcomes = await asyncio.gather(
            *(store.append(name, 2, "second", summary(OVER)) for name in ("one", "other", "gone", "third")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, Forgotten, type(None)]
        assert await store.entries("one", 0) == await store.entries("third", 0) == ["first", "second"]
        assert await store.entries("other", 0) == ["first", "taken"]
        assert await store.entries("gone", 0) == []
        shown = {listed.table: listed.summary.state for listed in await store.listed(10)}
        assert shown == {"one": OVER, "third": OVER, "other": PLAYING}
        await store.close()

    run(work())
