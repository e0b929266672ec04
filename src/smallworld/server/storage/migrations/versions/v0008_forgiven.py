"""Whose time was out gets a little more, once a game turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """At older tables nobody had it in any turn."""
    op.add_column("seats", sa.Column("forgiven", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    """Nobody knows who had it."""
    op.drop_column("seats", "forgiven")
