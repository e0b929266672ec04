"""Migration for the heartbeat, a row for testing whether the database accepts writes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add a table with a single row, which contains the time 0."""
    made = op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.bulk_insert(made, [{"id": 1, "at": 0}])


def downgrade() -> None:
    """Drop the table of the heartbeat."""
    op.drop_table("heartbeat")
