"""What people did lately at any of several servers, as rows: a job for PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from smallworld.server.storage.lease_queries import NOW
from smallworld.server.storage.sql_tables import limits

OVERLAP_MS: Final = 5_000  # transactions that begin earlier may end later


def share(connection: Connection, spent: dict[str, int], since: int) -> tuple[int, dict[str, int]]:
    """Add what was spent here, in milliseconds by bucket, to what was elsewhere.

    The time, to be given as `since` when next asked, and of the buckets that changed since then in how many
    milliseconds they will be full.
    """
    now: int = connection.execute(select(NOW)).scalar_one()
    if spent:
        added = insert(limits).values(
            [
                {"bucket": bucket, "full_again": now + ms, "changed": now}
                for bucket, ms in sorted(spent.items())
            ]
        )
        total = func.greatest(limits.c.full_again, now) + added.excluded.full_again - now
        connection.execute(
            added.on_conflict_do_update(index_elements=["bucket"], set_={"full_again": total, "changed": now})
        )
    lately = select(limits.c.bucket, limits.c.full_again).where(limits.c.changed >= since - OVERLAP_MS)
    found = {row.bucket: row.full_again - now for row in connection.execute(lately)}
    connection.execute(delete(limits).where(limits.c.full_again < now - OVERLAP_MS))
    return now, found
