"""Migration for games where players may take the seats of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add a column for this permission. In existing games, bots keep their seats."""
    op.add_column("games", sa.Column("drop_in", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the column with the permission."""
    with op.batch_alter_table("games") as table:
        table.drop_column("drop_in")
