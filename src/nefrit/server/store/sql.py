"""The store in a database, through SQLAlchemy."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import and_, bindparam, delete, event, func, insert, or_, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from nefrit.server.service.storing import Forgotten, Listed, StoreAway, Summary, Taken, kind_of
from nefrit.server.store.migrating import migrate
from nefrit.server.store.schema import clock, entries, tables

log = logging.getLogger(__name__)

SQLITE = "sqlite"
POSTGRESQL = "postgresql"
DRIVERS = {SQLITE: "sqlite+aiosqlite", POSTGRESQL: "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

BUSY_SECONDS = 30
"""How long a process waits for another that writes to the same file."""
READY_SECONDS = 5.0
"""So long the database may take to say that it is there."""
MOST_FORGOTTEN = 100
"""So many tables are removed at once; the others have time."""
LONGEST_GAP = 2 * 86_400.0
"""The clock is looked at each hour; if that was longer ago than so many seconds, it is not believed."""
SCHEMA_LOCK = 0x6E656672
"""The number of the lock under which one process makes the schema, any number that others do not use."""


def async_url(url: str) -> URL:
    """A URL with the driver that we use; ValueError if it is of no database that we know."""
    try:
        parsed = make_url(url)
    except Exception as error:
        raise ValueError(f"this is not the URL of a database: {error}") from None
    backend = parsed.drivername.partition("+")[0]
    if backend not in DRIVERS:
        raise ValueError(f"the database is sqlite or postgresql, not {backend!r}")
    return parsed.set(drivername=DRIVERS[backend])


def why_not(url: str) -> str:
    """Why the database of this URL cannot be used, in one line; empty if it can, and then it has its newest schema."""

    async def try_it() -> None:
        store = SqlStore(url)
        try:
            await store.start()
        finally:
            await store.close()

    try:
        place = async_url(url)
        if place.get_backend_name() == SQLITE:
            # Its threads would outlive an event loop in which no connection could be made.
            sqlite3.connect(place.database or ":memory:").close()
        asyncio.run(try_it())
    except Exception as error:
        # Each driver has errors of its own; all of them mean that nothing can be kept there.
        log.debug("the database cannot be opened", exc_info=True)
        told = str(getattr(error, "orig", None) or error).strip().splitlines()
        return told[0] if told else type(error).__name__
    return ""


class _Adding(NamedTuple):
    """An entry to be written, what changes in the list with it, and what is done when it is."""

    row: dict[str, Any]
    change: dict[str, Any]
    done: asyncio.Future[None]


class SqlStore:
    """A store in a database. `start` makes the schema, or brings it to its newest version."""

    def __init__(self, url: str, now: Callable[[], float] = time.time) -> None:
        self.now = now
        place = async_url(url)
        self.engine: AsyncEngine = create_async_engine(place, pool_pre_ping=place.get_backend_name() != SQLITE)
        self.is_sqlite = place.get_backend_name() == SQLITE
        if self.is_sqlite:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        self._file = Path(place.database) if self.is_sqlite and place.database not in (None, "", ":memory:") else None
        self._opened: tuple[int, int] | None = None
        self._turn = asyncio.Lock()
        self._adding: list[_Adding] = []
        """What waits to be written to the file."""
        self._writer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Bring the schema to its newest version. Of several processes that start at once, one after the other does."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({SCHEMA_LOCK})"))
                await connection.run_sync(migrate)
            return
        async with self.engine.connect() as plain:
            # The driver would not begin a transaction before a change of the schema.
            connection = await plain.execution_options(isolation_level="AUTOCOMMIT")
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                await connection.run_sync(migrate)
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")
        if self._file is not None:
            self._opened = _identity(self._file)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. A file has one writer at a time, and whoever finds it taken sleeps too long.

        So the writers of this process wait for their turn here; only those of other processes wait for the file.
        """
        self._check_file()
        async with self._turn if self.is_sqlite else nullcontext(), self.engine.begin() as connection:
            yield connection

    def _check_file(self) -> None:
        """Raise StoreAway if the file of the database is gone: what is written to it still seems to be kept."""
        if self._file is not None and _identity(self._file) != self._opened:
            raise StoreAway(f"the file of the database is gone or another one: {self._file}")

    async def ready(self) -> None:
        """Raise StoreAway if nothing can be kept now."""
        self._check_file()
        try:
            async with asyncio.timeout(READY_SECONDS), self.engine.connect() as connection:
                await connection.execute(select(func.max(tables.c.changed)))
        except (SQLAlchemyError, OSError) as error:
            raise StoreAway(str(error)) from error

    async def close(self) -> None:
        """Close all connections, once everything is written."""
        if self._writer is not None:
            await self._writer
        await self.engine.dispose()

    async def create(self, table: str, first: Sequence[str], summary: Summary) -> None:
        """A new table with its first entries; Taken if there is one of this id."""
        now = self.now()
        rows = [
            {"table_id": table, "sequence": sequence, "entry": entry, "written": now}
            for sequence, entry in enumerate(first, start=1)
        ]
        try:
            async with self._writing() as connection:
                await connection.execute(insert(entries), rows)
                await connection.execute(insert(tables).values(id=table, changed=now, **_shown(summary)))
        except IntegrityError as error:
            raise Taken(table) from error

    async def append(self, table: str, sequence: int, entry: str, summary: Summary) -> None:
        """Add an entry to the log; Taken if the log has an entry of this number already."""
        now = self.now()
        row = {"table_id": table, "sequence": sequence, "entry": entry, "written": now}
        adding = _Adding(row, {"of": table, "changed": now, **_shown(summary)}, asyncio.Future())
        if not self.is_sqlite:
            await self._add(adding)
            return
        # To bring a transaction to the disk takes much longer than to write it: who comes meanwhile shares the next.
        self._adding.append(adding)
        if self._writer is None:
            self._writer = asyncio.create_task(self._add_all())
        await asyncio.shield(adding.done)

    async def _add_all(self) -> None:
        """Write what waits, again and again until nothing does."""
        try:
            while self._adding:
                together, self._adding = self._adding, []
                if not await self._add_together(together):
                    for adding in together:
                        await self._settle(adding)
        finally:
            self._writer = None

    async def _add_together(self, together: Sequence[_Adding]) -> bool:
        """Write entries of several tables in one transaction; False if one of them stands in the way of the others."""
        try:
            async with self._writing() as connection:
                await connection.execute(insert(entries), [adding.row for adding in together])
                changed = await connection.execute(_CHANGE, [adding.change for adding in together])
                if changed.rowcount != len(together):
                    await connection.rollback()
                    return False
        except (SQLAlchemyError, OSError, StoreAway):
            return False
        for adding in together:
            if not adding.done.done():
                adding.done.set_result(None)
        return True

    async def _settle(self, adding: _Adding) -> None:
        """Write one entry, and tell whoever waits for it what came of it."""
        try:
            await self._add(adding)
        except Exception as error:
            adding.done.set_exception(error)
        else:
            adding.done.set_result(None)

    async def _add(self, adding: _Adding) -> None:
        try:
            async with self._writing() as connection:
                await connection.execute(insert(entries), adding.row)
                changed = await connection.execute(_CHANGE, adding.change)
                if changed.rowcount == 0:
                    raise Forgotten(adding.change["of"])
        except IntegrityError as error:
            raise Taken(f"{adding.row['table_id']} {adding.row['sequence']}") from error

    async def entries(self, table: str, after: int) -> list[str]:
        """The entries after a sequence number, in order."""
        query = select(entries.c.entry).where(entries.c.table_id == table, entries.c.sequence > after)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(entries.c.sequence))
            return [row.entry for row in found]

    async def last(self, wanted: Collection[str]) -> dict[str, int]:
        """The last sequence number of each of these tables."""
        query = select(entries.c.table_id, func.max(entries.c.sequence).label("last"))
        query = query.where(entries.c.table_id.in_(list(wanted))).group_by(entries.c.table_id)
        async with self.engine.connect() as connection:
            return {row.table_id: row.last for row in await connection.execute(query)}

    async def listed(self, most: int) -> list[Listed]:
        """The tables that are not private, those that changed last first."""
        query = select(tables.c.id, tables.c.summary).where(tables.c.private.is_(False))
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.changed.desc()).limit(most))
            return [Listed(row.id, msgspec.json.decode(row.summary, type=Summary)) for row in found]

    async def forget(self, ages: Mapping[str, float]) -> list[str]:
        """Remove the tables with which nobody went on for so many seconds, by their kind; at most so many at once."""
        now = self.now()
        old = or_(*[and_(tables.c.kind == kind, tables.c.changed < now - age) for kind, age in ages.items()])
        async with self._writing() as connection:
            if not await self._believes_the_clock(connection, now):
                return []
            found = [row.id for row in await connection.execute(select(tables.c.id).where(old).limit(MOST_FORGOTTEN))]
            if found:
                # It may have changed since it was found: then it stays.
                gone = await connection.execute(
                    delete(tables).where(tables.c.id.in_(found), old).returning(tables.c.id)
                )
                found = [row.id for row in gone]
                await connection.execute(delete(entries).where(entries.c.table_id.in_(found)))
        return found

    async def _believes_the_clock(self, connection: AsyncConnection, now: float) -> bool:
        """Whether the clock has gone on as it should since it was last looked at.

        If not, it was set, or no server ran for long: then nobody could go on, so all tables become younger by that.
        """
        # This waits until no other process does the same.
        await connection.execute(update(clock).values(seen=clock.c.seen))
        seen = (await connection.execute(select(clock.c.seen))).scalar()
        if seen is None:
            newest = (await connection.execute(select(func.max(tables.c.changed)))).scalar()
            seen = now if newest is None else newest
            await connection.execute(insert(clock).values(id=1, seen=now))
        await connection.execute(update(clock).values(seen=now))
        gap = now - seen
        if 0 <= gap <= LONGEST_GAP:
            return True
        log.warning("the clock is %+.0f seconds from where it was seen last: no table is removed for that time", gap)
        wrong = tables.c.changed <= seen + LONGEST_GAP if gap > 0 else tables.c.changed > now
        await connection.execute(update(tables).where(wrong).values(changed=tables.c.changed + gap))
        return False


_CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in ("changed", "private", "summary", "kind")})
)
"""What the list shows of a table, with the last entry of its log."""


def _shown(summary: Summary) -> dict[str, Any]:
    told = msgspec.json.encode(summary).decode()
    return {"private": summary.private, "summary": told, "kind": kind_of(summary)}


def _identity(file: Path) -> tuple[int, int] | None:
    """What tells a file from another one of the same name; None if there is none."""
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _prepare_sqlite(connection: Any, _: object) -> None:
    """An answer must be on the disk before it is acknowledged, and readers must not wait for writers."""
    cursor: sqlite3.Cursor = connection.cursor()
    try:
        cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
    finally:
        cursor.close()
