"""Browsers that want to be told when it is somebody's turn.

A subscription lives as long as the session of its browser: whoever logs out is told nothing there any more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from smallworld.server.accounts.people import hashed
from smallworld.server.game.play import now_ms
from smallworld.server.refusal import nobody
from smallworld.server.storage.database import Database
from smallworld.server.storage.sql_tables import sessions, subscriptions

# What became of a letter to one.
SENT: Final = "sent"
GONE: Final = "gone"  # it leads nowhere: the browser has another address now, or none
FAILED: Final = "failed"

MOST: Final = 10  # browsers of one person; the oldest subscription goes first


@dataclass(frozen=True)
class Subscription:
    """Where one browser can be reached, how it reads, and in which language."""

    endpoint: str  # address at its push service; a secret
    p256dh: str  # its public key, base64url
    auth: str  # what it has shared with us alone, base64url
    language: str


class Subscriptions:
    """Those of everybody."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, user: str, token: str, subscription: Subscription) -> None:
        """Remember the browser that has this session, in place of what was known of it.

        Raises:
            Refusal: 401 when the session is over.
        """
        session = hashed(token)

        def job(connection: Connection) -> None:
            same = or_(subscriptions.c.session == session, subscriptions.c.endpoint == subscription.endpoint)
            connection.execute(delete(subscriptions).where(same))
            connection.execute(
                insert(subscriptions).values(session=session, created=now_ms(), **vars(subscription))
            )
            newest = subscriptions.c.created.desc(), subscriptions.c.session
            too_many = _of(user).order_by(*newest).offset(MOST).with_only_columns(subscriptions.c.session)
            surplus = connection.execute(too_many).scalars().all()
            connection.execute(delete(subscriptions).where(subscriptions.c.session.in_(surplus)))

        try:
            await self._database.write(job)
        except IntegrityError as error:
            raise nobody() from error

    async def remove(self, token: str) -> None:
        """Tell the browser that has this session nothing any more."""
        await self._database.write(
            lambda c: c.execute(delete(subscriptions).where(subscriptions.c.session == hashed(token)))
        )

    async def forget(self, endpoint: str) -> None:
        """Remove what leads nowhere any more."""
        await self._database.write(
            lambda c: c.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))
        )

    async def of(self, user: str) -> list[Subscription]:
        """Those of one person."""
        rows = await self._database.read(lambda c: c.execute(_of(user)).all())
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in rows]


def _of(user: str) -> Select[Any]:
    return select(subscriptions).join(sessions).where(sessions.c.user == user, sessions.c.expires > now_ms())
