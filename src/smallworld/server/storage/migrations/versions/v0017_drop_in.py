"""Migration for games where players may take the seats of bots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add a column that says whether players may take the seats of bots. In existing games, they may not."""
    op.add_column("games", sa.Column("drop_in", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the column, so that bots keep their seats."""
    with op.batch_alter_table("games") as table:
        table.drop_column("drop_in")
