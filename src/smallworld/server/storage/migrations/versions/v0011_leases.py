"""Migration for several servers that share a database, and have leases on its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add leases, servers and shared rate limits. No server has a lease yet."""
    op.add_column("games", sa.Column("server", sa.String(24)))
    op.add_column("games", sa.Column("epoch", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("ix_games_server", "games", ["server"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False, unique=True),
        sa.Column("relays", sa.Boolean(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "limits",
        sa.Column("bucket", sa.String(64), primary_key=True),
        sa.Column("full_again", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop leases, servers and shared rate limits, so that only one server can use the database."""
    op.drop_table("limits")
    op.drop_table("servers")
    op.drop_index("ix_games_server", "games")
    with op.batch_alter_table("games") as table:
        table.drop_column("server")
        table.drop_column("epoch")
