"""Migration for displaced races that return at the same time.

Several players may have to decide, decisions may come early, and standing orders may be about one race. For
some changes, SQLite needs to copy a table. This migration avoids that, because dropping the old table would
delete all rows that refer to it. There is no downgrade, because earlier versions do not know early events.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Replace the column for the deciding player by a column for all players who have to decide."""
    op.add_column("games", sa.Column("awaited", sa.Text(), nullable=False, server_default="[]"))
    op.execute("UPDATE games SET awaited = '[' || decider || ']' WHERE decider >= 0")
    op.drop_column("games", "decider")
    op.add_column("seats", sa.Column("race_orders", sa.Text(), nullable=False, server_default="{}"))
    op.add_column("events", sa.Column("early", sa.Boolean(), nullable=False, server_default=sa.false()))
