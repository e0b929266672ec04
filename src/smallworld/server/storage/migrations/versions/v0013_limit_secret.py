"""What servers of one database hash with what they tell each other of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """The first server makes it; what was hashed without is forgotten."""
    op.create_table(
        "limit_secret",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("word", sa.String(64), nullable=False),
    )
    op.execute(sa.text("DELETE FROM limits"))


def downgrade() -> None:
    """The password of the database is all there is."""
    op.drop_table("limit_secret")
