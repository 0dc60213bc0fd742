"""The first version: tables, and the entries of their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "nefrit_tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("nefrit_tables_listed", "nefrit_tables", ["private", "changed"])
    op.create_table(
        "nefrit_entries",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("written", sa.Float, nullable=False),
    )
