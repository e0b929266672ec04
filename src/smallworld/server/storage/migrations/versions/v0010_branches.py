"""Migration for games that branch off from an event of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add columns for the origin of a branch. They are empty for all existing games."""
    op.add_column("games", sa.Column("branch_of", sa.String(24)))
    op.add_column("games", sa.Column("branch_at", sa.Integer()))
    op.add_column("games", sa.Column("branch_drawn", sa.Integer()))


def downgrade() -> None:
    """Drop the columns for the origin of a branch.

    The games of branches stay, since their events are complete.
    """
    with op.batch_alter_table("games") as table:
        for name in ("branch_of", "branch_at", "branch_drawn"):
            table.drop_column(name)
