"""A secret of the servers of one database, used to hash the users whose actions they count."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add a place for the secret, which the first server makes; delete hashes made without it."""
    op.create_table(
        "limit_secret",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("word", sa.String(64), nullable=False),
    )
    op.execute(sa.text("DELETE FROM limits"))


def downgrade() -> None:
    """Drop the secret; hashes then depend on the database's password only."""
    op.drop_table("limit_secret")
