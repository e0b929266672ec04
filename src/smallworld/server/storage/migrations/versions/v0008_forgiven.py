"""Migration for extra time, which players who ran out of time may get once a game turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column for the last game turn in which a seat got extra time."""
    op.add_column("seats", sa.Column("forgiven", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the column for the last game turn in which a seat got extra time."""
    op.drop_column("seats", "forgiven")
