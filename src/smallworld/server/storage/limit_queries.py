"""Queries on recent actions, which several servers count together in PostgreSQL for their rate limits."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects.postgresql import insert

from smallworld.server.storage.lease_queries import NOW
from smallworld.server.storage.sql_tables import limit_secret, limits

MOST_ADDED: Final = 5_000  # most buckets in a statement, which can have 65,535 values
OVERLAP_MS: Final = 5_000  # overlap of two reads, since a transaction that begins earlier may end later


def secret(connection: Connection) -> str:
    """Return the secret for hashing buckets, which all servers of this database share.

    Create it if needed.
    """
    made = insert(limit_secret).values(id=1, word=secrets.token_hex(32))
    connection.execute(made.on_conflict_do_nothing())
    word: str = connection.execute(select(limit_secret.c.word)).scalar_one()
    return word


def share(connection: Connection, spent: dict[str, int], since: int) -> tuple[int, dict[str, int]]:
    """Add the use on this server, in milliseconds by bucket, to the shared counts.

    Returns:
        The time to pass as `since` in the next call, and the buckets that changed since the last call. Each
        bucket has the milliseconds until it is full again.
    """
    now: int = connection.execute(select(NOW)).scalar_one()
    fresh = [
        {"bucket": bucket, "full_again": now + ms, "changed": now} for bucket, ms in sorted(spent.items())
    ]
    for first in range(0, len(fresh), MOST_ADDED):
        added = insert(limits).values(fresh[first : first + MOST_ADDED])
        total = func.greatest(limits.c.full_again, now) + added.excluded.full_again - now
        connection.execute(
            added.on_conflict_do_update(index_elements=["bucket"], set_={"full_again": total, "changed": now})
        )
    lately = select(limits.c.bucket, limits.c.full_again).where(limits.c.changed >= since - OVERLAP_MS)
    found = {row.bucket: row.full_again - now for row in connection.execute(lately)}
    # Skip rows that other servers have locked. Waiting for them while they wait for us would be a deadlock.
    full = select(limits.c.bucket).where(limits.c.full_again < now - OVERLAP_MS)
    connection.execute(
        delete(limits).where(limits.c.bucket.in_(full.with_for_update(skip_locked=True).scalar_subquery()))
    )
    return now, found
