"""Migration for the answers of users to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Add an empty table for answers. Only the users' browsers know earlier answers."""
    op.create_table(
        "puzzle_answers",
        sa.Column("user", sa.String(24), sa.ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(24), primary_key=True),
        sa.Column("puzzle", sa.Integer(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("daily", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    """Drop the table with all answers."""
    op.drop_table("puzzle_answers")
