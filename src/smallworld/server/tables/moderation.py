"""Reports by users, and the effects of decisions that moderators make with `smallworld moderate`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Final

import structlog

from smallworld.house.game.play import now_ms
from smallworld.house.game.seat import PERSON
from smallworld.house.game.table_data import FINISHED
from smallworld.house.names import new_id, parse_line
from smallworld.house.refusal import Refusal, malformed, missing
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import Complaint
from smallworld.server.storage import moderation_queries
from smallworld.server.storage.errors import LeaseLost, log_failure
from smallworld.server.storage.moderation_queries import Report
from smallworld.server.tables import lobby
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.sharing import Elsewhere
from smallworld.server.tables.table import Table

log = structlog.get_logger("smallworld.moderation")

LOOK_SECONDS: Final = 5.0  # time between two checks for decisions of moderators
KEPT_MS: Final = 180 * 24 * 3_600_000  # how long reports and ended sanctions are kept
SWEEP_SECONDS: Final = 3600.0


async def report(registry: Registry, table: Table, user: User, complaint: Complaint) -> None:
    """Store a user's report about a table or a player, with the chat that the user could read.

    Raises:
        Refusal: 400 for a seat without another human player; 404 for a seat that does not exist.
    """
    reported, name = None, ""
    if complaint.player is not None:
        if complaint.player > len(table.data.seats):
            raise missing("seat")
        seat = table.data.seats[complaint.player - 1]
        if seat.kind != PERSON or seat.user in (None, user.id):
            raise malformed("player: only another human player can be reported")
        reported, name = seat.user, seat.name
    made = Report(
        new_id(),
        now_ms(),
        user.id,
        table.data.id,
        reported,
        name,
        complaint.reason,
        parse_line(complaint.text) if complaint.text.strip() else "",
        table.audience.heard_by(user.id),
    )
    await registry.database.write(lambda c: moderation_queries.add_report(c, made))
    log.info("report received", report=made.id, table=made.game, reported=reported, reason=made.reason)


class Moderation:
    """A background task that applies the decisions of moderators, which they make on any machine."""

    def __init__(self, registry: Registry) -> None:
        self._registry: Final = registry
        self._looking: asyncio.Task[None] | None = None
        self._swept = float("-inf")

    async def open(self) -> None:
        """Apply the present decisions, and start to check for new ones."""
        await self.look()
        self._looking = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        """Stop checking for decisions."""
        if self._looking is not None:
            self._looking.cancel()
            await asyncio.wait([self._looking])

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception as error:
                log_failure(log, "could not read new sanctions", error)

    async def look(self) -> None:
        """Read the decisions of moderators from the database, and apply them."""
        closed = self._registry.measures.closed()
        for measure in await self._registry.measures.read():
            log.info("measure in force", kind=measure.kind, target=measure.target, measure=measure.id)
            self._registry.feed.stir()  # the lobby may name a user who is muted now
        for id in closed - self._registry.measures.closed():
            await self._open_again(id)
        banned = self._registry.measures.banned()
        for table in list(self._registry.tables.values()):
            try:
                await self._see_to(table, banned)
            except Exception as error:  # an error at one table must not affect the others
                log_failure(log, "could not apply a sanction", error, table=table.data.id)
        if time.monotonic() - self._swept > SWEEP_SECONDS:
            await self._registry.database.write(
                lambda c: moderation_queries.forget_before(c, self._registry.clock.now_ms() - KEPT_MS)
            )
            self._swept = time.monotonic()

    async def _see_to(self, table: Table, banned: Collection[str]) -> None:
        """Close the table if a moderator has closed it; otherwise remove banned players from their seats."""
        if self._registry.measures.is_closed(table.data.id):
            await self._close(table)
        elif banned and table.data.status != FINISHED:
            people = {
                seat.user: seat.name
                for seat in table.data.seats
                if seat.kind == PERSON and (not seat.away or seat.until_back) and seat.user in banned
            }
            for user, name in people.items():
                await self._stand_up(table, User(user or "", name, ""))

    async def _stand_up(self, table: Table, user: User) -> None:
        """Free the seat of a banned player, or let a bot play it if the game is running."""
        with suppress(Refusal, LeaseLost):  # the game is over, or another server has the table
            await lobby.leave(self._registry, table, user)

    async def _open_again(self, id: str) -> None:
        """Load a table that a moderator has reopened, so that its clocks and bots continue."""
        with suppress(Refusal, Elsewhere):  # the table was deleted meanwhile, or another server was faster
            table = await self._registry.find(id)
            table.resume()
            self._registry.relist(table)

    async def _close(self, table: Table) -> None:
        """Close a table and all its sockets. The history of its game stays in the database."""
        async with table.lock:
            table.gone = True
            self._registry.tables.pop(table.data.id, None)
        table.audience.shut_out()
        await table.abandon()
        self._registry.relist(table)
