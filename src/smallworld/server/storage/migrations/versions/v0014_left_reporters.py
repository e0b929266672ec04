"""Migration for reports that stay after the reporter's account is deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

KEY = "reports_reporter_fkey"  # PostgreSQL's name of the key; in SQLite the key has no name until now


def upgrade() -> None:
    """Allow reports without a reporter."""
    _refer(nullable=True, ondelete="SET NULL")


def downgrade() -> None:
    """Require a reporter again, and delete reports without one."""
    op.execute(sa.text("DELETE FROM reports WHERE reporter IS NULL"))
    _refer(nullable=False, ondelete="CASCADE")


def _refer(*, nullable: bool, ondelete: str) -> None:
    with op.batch_alter_table("reports", naming_convention={"fk": "reports_%(column_0_name)s_fkey"}) as table:
        table.drop_constraint(KEY, type_="foreignkey")
        table.alter_column("reporter", existing_type=sa.String(24), nullable=nullable)
        table.create_foreign_key(KEY, "users", ["reporter"], ["id"], ondelete=ondelete)
