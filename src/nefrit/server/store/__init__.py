"""Keeps the tables in a database: a file of SQLite by default, PostgreSQL by its URL."""

from nefrit.server.store.sql import SqlStore, async_url, why_not

__all__ = ["SqlStore", "async_url", "why_not"]
