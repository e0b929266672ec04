"""Tables at which allies see each other's coins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """At older tables nobody sees the coins of another, or everybody does."""
    op.add_column("games", sa.Column("allied_coins", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Allies keep their coins to themselves again."""
    op.drop_column("games", "allied_coins")
