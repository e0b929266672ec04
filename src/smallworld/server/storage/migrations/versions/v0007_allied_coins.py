"""Migration for tables where allies see each other's coins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a column for showing coins to allies, which is off at existing tables."""
    op.add_column("games", sa.Column("allied_coins", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the column, so that allies can no longer see each other's coins."""
    op.drop_column("games", "allied_coins")
