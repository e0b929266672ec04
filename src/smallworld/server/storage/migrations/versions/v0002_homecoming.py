"""Displaced races come home in parallel: whom a game awaits, decisions before their turn, orders by race.

No table is copied, as SQLite does for other changes: to drop the old one would take all that refers to it.
There is no way back, since an earlier version does not know events that came early.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """From one player who decides to all whom the game awaits."""
    op.add_column("games", sa.Column("awaited", sa.Text(), nullable=False, server_default="[]"))
    op.execute("UPDATE games SET awaited = '[' || decider || ']' WHERE decider >= 0")
    op.drop_column("games", "decider")
    op.add_column("seats", sa.Column("race_orders", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("events", sa.Column("early", sa.Boolean(), nullable=False, server_default=sa.false()))
