"""The tables of the database. What has happened is in `entries` alone; `tables` repeats what the list shows.

Whoever changes something here adds a version to `migrations`, which makes it of an older one; a test compares both.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "nefrit_tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("private", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Column("kind", String(10), nullable=False, server_default="playing"),
    Index("nefrit_tables_listed", "private", "changed"),
    Index("nefrit_tables_forgotten", "kind", "changed"),
)

entries = Table(
    "nefrit_entries",
    metadata,
    # Two processes that add an entry under one number: the key lets only one of them.
    Column("table_id", String(40), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    Column("written", Float, nullable=False),
)

clock = Table(
    "nefrit_clock",
    metadata,
    # The only row: when a process last looked at the clock to see which tables are too old.
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("seen", Float, nullable=False),
)
