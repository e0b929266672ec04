"""Migration for the secret that the servers of a database use to hash the buckets of rate limits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add a table for the secret, and delete the hashes that were made without it.

    The first server creates the secret.
    """
    op.create_table(
        "limit_secret",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("word", sa.String(64), nullable=False),
    )
    op.execute(sa.text("DELETE FROM limits"))


def downgrade() -> None:
    """Drop the secret. Hashes then depend only on the database's password."""
    op.drop_table("limit_secret")
