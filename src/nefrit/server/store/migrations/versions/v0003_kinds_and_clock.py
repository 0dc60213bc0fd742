"""How long a table is kept depends on its kind, and the last moment is remembered at which the clock was looked at."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Put a kind in the place of `over`, filled in from what the list of tables shows."""
    op.drop_index("nefrit_tables_forgotten", "nefrit_tables")
    op.add_column("nefrit_tables", sa.Column("kind", sa.String(10), nullable=False, server_default="playing"))
    op.drop_column("nefrit_tables", "over")
    tables = sa.table(
        "nefrit_tables", sa.column("id", sa.String), sa.column("summary", sa.Text), sa.column("kind", sa.String)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        kind = _kind(json.loads(row.summary))
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(kind=kind))
    op.create_index("nefrit_tables_forgotten", "nefrit_tables", ["kind", "changed"])
    op.create_table(
        "nefrit_clock",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def _kind(summary: dict[str, Any]) -> str:
    if summary["state"] != "playing":
        return str(summary["state"])
    people = any(seat["name"] and not seat["bot"] for seat in summary["seats"])
    return "playing" if people else "bots"
