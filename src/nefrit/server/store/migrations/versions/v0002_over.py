"""Which games are over is a column of its own: records are kept for longer than tables that nobody goes on with."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

OVER = "over"


def upgrade() -> None:
    """Add the column, and fill it from what the list of tables shows."""
    op.add_column("nefrit_tables", sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table(
        "nefrit_tables", sa.column("id", sa.String), sa.column("summary", sa.Text), sa.column("over", sa.Boolean)
    )
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        if json.loads(row.summary)["state"] == OVER:
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(over=True))
    op.create_index("nefrit_tables_forgotten", "nefrit_tables", ["over", "changed"])
