"""Displaced races that return at the same time: awaited players, early decisions, and orders by race.

No table is copied, as SQLite does for other changes: dropping the old one would delete all rows that refer to
it. There is no downgrade, since earlier versions do not know early events.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Replace the one player who decides by all players whom the game awaits."""
    op.add_column("games", sa.Column("awaited", sa.Text(), nullable=False, server_default="[]"))
    op.execute("UPDATE games SET awaited = '[' || decider || ']' WHERE decider >= 0")
    op.drop_column("games", "decider")
    op.add_column("seats", sa.Column("race_orders", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("events", sa.Column("early", sa.Boolean(), nullable=False, server_default=sa.false()))
