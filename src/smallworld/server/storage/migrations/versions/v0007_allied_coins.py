"""Tables at which allies see each other's coins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a column. Allies at existing tables do not see each other's coins unless all players do."""
    op.add_column("games", sa.Column("allied_coins", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop the column. Allies can no longer see each other's coins."""
    op.drop_column("games", "allied_coins")
