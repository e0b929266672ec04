"""Subscriptions of browsers to notices about their user's turns.

A subscription lasts as long as the session of its browser, so a logout ends it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from smallworld.house.game.play import now_ms
from smallworld.house.refusal import nobody
from smallworld.server.accounts.people import hashed
from smallworld.server.storage.database import Database
from smallworld.server.storage.sql_tables import sessions, subscriptions

# The outcomes of sending a notice to a browser.
SENT: Final = "sent"
GONE: Final = "gone"  # the browser now has another address, or none
FAILED: Final = "failed"

MOST: Final = 10  # most browsers of a user; the oldest subscription is deleted first


@dataclass(frozen=True)
class Subscription:
    """The push address of one browser, with its keys and language."""

    endpoint: str  # the address at its push service, which must stay secret
    p256dh: str  # the browser's public key, as base64url
    auth: str  # a secret between the browser and this server, as base64url
    language: str


class Subscriptions:
    """The subscriptions of all users, in the database."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, user: str, token: str, subscription: Subscription) -> None:
        """Store the subscription of the browser with the session `token`. It replaces an earlier one.

        Raises:
            Refusal: 401 if the session has expired.
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
        """Delete the subscription of the browser with the session `token`."""
        await self._database.write(
            lambda c: c.execute(delete(subscriptions).where(subscriptions.c.session == hashed(token)))
        )

    async def forget(self, endpoint: str) -> None:
        """Delete the subscription with an endpoint that no longer exists."""
        await self._database.write(
            lambda c: c.execute(delete(subscriptions).where(subscriptions.c.endpoint == endpoint))
        )

    async def of(self, user: str) -> list[Subscription]:
        """Return all subscriptions of a user."""
        rows = await self._database.read(lambda c: c.execute(_of(user)).all())
        return [Subscription(row.endpoint, row.p256dh, row.auth, row.language) for row in rows]


def _of(user: str) -> Select[Any]:
    return select(subscriptions).join(sessions).where(sessions.c.user == user, sessions.c.expires > now_ms())
