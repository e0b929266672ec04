"""Tables that go on without somebody: by a bot until they are back, or by turns of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """At older tables nobody has asked for either."""
    op.add_column("games", sa.Column("by_days", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("until_back", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Bots play on for those who were away, and tables go back to their own pace."""
    op.drop_column("seats", "until_back")
    op.drop_column("games", "by_days")
