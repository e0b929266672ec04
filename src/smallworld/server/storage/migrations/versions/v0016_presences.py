"""Migration for the lists of connected users, which each server shows in the lobbies of other servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the table with the connected users of each server."""
    op.create_table(
        "presences",
        sa.Column("server", sa.String(24), primary_key=True),
        sa.Column("shown", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Drop the table with the connected users of each server."""
    op.drop_table("presences")
