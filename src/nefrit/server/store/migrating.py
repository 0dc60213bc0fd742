"""Brings a database to the newest version of its schema, with Alembic, when the server starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from nefrit.server.store.schema import tables

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "nefrit_version"
FIRST = "0001"
"""The version of databases that were made before versions were counted."""


class TooNew(Exception):
    """The database was made by a newer version of the server."""


def migrate(connection: Connection, target: str = "head") -> None:
    """Bring a database to a version. Whoever calls this has a transaction, and no other process does the same."""
    script = ScriptDirectory(str(MIGRATIONS))
    known = {revision.revision for revision in script.walk_revisions()}
    current = _context(connection).get_current_revision()
    if current is not None and current not in known:
        raise TooNew(f"the database has version {current}, and this server knows only {', '.join(sorted(known))}")
    if current is None and inspect(connection).has_table(tables.name):
        _context(connection).stamp(script, FIRST)

    def upgrade(revision: Any, _: MigrationContext) -> Any:
        # The very function that the command of Alembic uses.
        return script._upgrade_revs(target, revision)

    with EnvironmentContext(Config(), script, fn=upgrade, destination_rev=target) as environment:
        environment.configure(
            connection=connection,
            version_table=VERSION_TABLE,
            # The transaction is the caller's: it holds the lock.
            transactional_ddl=False,
        )
        environment.run_migrations()


def version_of(connection: Connection) -> str | None:
    """The version of a database; None if it has none yet."""
    return _context(connection).get_current_revision()


def _context(connection: Connection) -> MigrationContext:
    return MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "transactional_ddl": False})
