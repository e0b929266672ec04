"""Tables on boards that were built, whose names hold their layouts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A place for the layout, however long; older tables have none."""
    op.add_column("games", sa.Column("layout", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Tables on boards that were built can no longer be played at."""
    op.drop_column("games", "layout")
