"""Migration for reports by users, and sanctions by moderators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add empty tables for reports and sanctions."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("created", sa.BigInteger(), nullable=False, index=True),
        sa.Column(
            "reporter",
            sa.String(24),
            sa.ForeignKey("users.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("game", sa.String(24), nullable=False),
        sa.Column("reported", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("settled", sa.BigInteger()),
    )
    op.create_table(
        "measures",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False, index=True),
        sa.Column("until", sa.BigInteger()),
        sa.Column("reason", sa.String(300), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("lifted", sa.BigInteger()),
    )


def downgrade() -> None:
    """Drop both tables, with all reports and sanctions."""
    op.drop_table("measures")
    op.drop_table("reports")
