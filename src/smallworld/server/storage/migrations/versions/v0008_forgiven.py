"""Extra time, once a game turn, for players who ran out of time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column for the last game turn with extra time. Existing tables had none."""
    op.add_column("seats", sa.Column("forgiven", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop the column. The data is lost."""
    op.drop_column("seats", "forgiven")
