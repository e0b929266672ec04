"""Users who are connected to each server, for the lobbies of the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the table of presences."""
    op.create_table(
        "presences",
        sa.Column("server", sa.String(24), primary_key=True),
        sa.Column("shown", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Drop the table."""
    op.drop_table("presences")
