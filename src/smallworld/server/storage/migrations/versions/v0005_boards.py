"""Migration for tables on custom boards, whose names contain their layouts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a column for the layouts of custom boards. Existing tables have no layout."""
    op.add_column("games", sa.Column("layout", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Drop the column with the layouts. Tables with a layout can no longer be played."""
    op.drop_column("games", "layout")
