"""Migration for tables that continue without a player.

A bot plays until the player returns, or each turn may take a day.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add columns for bots that play for an absent player, and for turns of one day.

    Both are off at existing tables.
    """
    op.add_column("games", sa.Column("by_days", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("until_back", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop both columns. Bots keep playing for absent players, and tables return to their usual clock."""
    op.drop_column("seats", "until_back")
    op.drop_column("games", "by_days")
