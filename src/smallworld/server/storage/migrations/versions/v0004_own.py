"""Migration for tables with custom races and powers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a column for the draft of custom races and powers. Existing tables have no draft."""
    op.add_column("games", sa.Column("own", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column with the drafts. Tables with a draft can no longer be played."""
    op.drop_column("games", "own")
