"""Tables with races and powers of somebody's own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A place for the draft; older tables have none."""
    op.add_column("games", sa.Column("own", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Tables with a draft can no longer be played at."""
    op.drop_column("games", "own")
