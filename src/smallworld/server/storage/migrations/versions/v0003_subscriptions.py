"""Migration for browsers that get notices about their user's turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a table for the subscriptions of browsers to notices."""
    op.create_table(
        "subscriptions",
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("p256dh", sa.String(length=90), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.token"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session"),
        sa.UniqueConstraint("endpoint"),
    )


def downgrade() -> None:
    """Drop the table of subscriptions, so that no one gets notices any more."""
    op.drop_table("subscriptions")
