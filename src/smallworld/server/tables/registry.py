"""The tables of a server, and the services that all its tables share."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import ColumnElement, Connection, and_, true

from smallworld.engine.errors import SmallWorldError
from smallworld.house.game.play import Event, now_ms
from smallworld.house.game.puzzles import number_of, seeds
from smallworld.house.game.table_data import FINISHED, OPEN, RUNNING, SHOWCASE, TableData
from smallworld.house.refusal import Refusal, missing
from smallworld.house.schema.answers import Listed, Summary
from smallworld.house.tables.serialize import summary
from smallworld.server.accounts.households import Household
from smallworld.server.accounts.measures import Measures
from smallworld.server.accounts.people import People
from smallworld.server.bots.pool import BotPool
from smallworld.server.bots.reviewing import Reviewings
from smallworld.server.bots.weighing import Weighings
from smallworld.server.limits import Limits
from smallworld.server.metrics import Metrics
from smallworld.server.push.notices import Notices
from smallworld.server.push.subscriptions import Subscriptions
from smallworld.server.settings import Settings
from smallworld.server.storage import queries
from smallworld.server.storage.database import Database
from smallworld.server.storage.errors import LeaseLost, TroubleReport, log_failure
from smallworld.server.storage.moderation_queries import is_open_to_players
from smallworld.server.storage.showcase_queries import showcases_before
from smallworld.server.storage.sql_tables import games
from smallworld.server.tables.lobby_feed import LobbyFeed
from smallworld.server.tables.sharing import Sharing, wanted_in_memory
from smallworld.server.tables.showcase import Showcase
from smallworld.server.tables.table import Table
from smallworld.server.tables.workload import Workload

log = structlog.get_logger("smallworld.registry")
T = TypeVar("T")

LISTED: Final = 100  # most tables in a list
MOST_AWAY_MS: Final = 12 * 3_600_000  # longest downtime that counts; deleting data too late does no harm
# Age at which open tables, attempts at puzzles and showcase games are deleted.
OPEN_FOR_MS: Final = 24 * 3_600_000
CONNECTING_MS: Final = 10_000  # time in which a page may still have to connect to its new table
DAY_MS: Final = 24 * 3_600_000
SWEEP_SECONDS: Final = 600.0  # time between two searches for data that is too old
MOST_SWEPT: Final = 100  # most games or guests to delete in one search
ANY_TABLE: Final = true()


class SureClock:
    """A clock that may be slow but never fast, so that no data is deleted because a clock jumped ahead.

    It counts the time while the server runs. Of the downtime before that, it counts at most MOST_AWAY_MS.
    """

    def __init__(self, seen: int) -> None:
        """Start the clock. `seen` is the time that a server last wrote, in milliseconds since 1970."""
        self._began: Final = min(now_ms(), seen + MOST_AWAY_MS)
        self._since: Final = time.monotonic()

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970, or an earlier time in case of doubt."""
        return min(now_ms(), self._began + int((time.monotonic() - self._since) * 1000))


WORK_SECONDS: Final = 10.0  # limit for finishing work at shutdown, since the database may be frozen


class Registry:
    """The tables of a server by id, and all services that they need.

    Open tables, running tables and attempts at puzzles are in memory, mostly without their game.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.metrics: Final = Metrics()
        self.database: Final = Database(settings.database_url())
        self.database.observe = self.metrics.observe_write
        self.database.observe_trouble = self._note_trouble
        self._trouble: Final = TroubleReport()
        # This server as one of several; None with SQLite, which allows only one.
        self.sharing: Final = (
            None if self.database.is_sqlite else Sharing(self, settings.address, relays=settings.relays)
        )
        self.bots: Final = self._pool()
        self.weighings: Final = Weighings(self.bots)
        self.reviewings: Final = Reviewings(self.bots, settings.review_simulations)
        self.people: Final = People(self.database, lambda user: self.tell(person=user))
        self.limits: Final = Limits(self.metrics, on=settings.limits)
        self.workload: Final = Workload(settings.full_at, self.metrics)
        self.measures: Final = Measures(self.database)
        self.subscriptions: Final = Subscriptions(self.database)
        self.notices: Final = Notices(
            settings.push, self.subscriptions, self.limits, self.metrics, settings.notice_delay
        )
        self.tables: Final[dict[str, Table]] = {}
        self.set_up_at: Final[dict[str, str]] = {}  # the address that created each table, by id, never stored
        self.sockets: Final[Counter[Household]] = Counter()  # open sockets
        self.feed: Final = LobbyFeed(self)
        self.showcase: Final = Showcase(self)
        self._janitor: asyncio.Task[None] | None = None
        self.clock = SureClock(now_ms())
        self.cannot_open = ""  # the reason if opening has failed
        self._swept = time.monotonic()
        self._work: Final[set[asyncio.Task[Any]]] = set()

    def _pool(self) -> BotPool:
        """Return a new pool for the bots, in this process or with separate workers."""
        if self.sharing is None or not self.settings.bots_elsewhere:
            return BotPool(self.settings.bot_processes, self.settings.bot_seconds)
        # Imported here, because its dependencies are optional.
        from smallworld.server.bots.queued_pool import QueuedPool
        from smallworld.server.bots.thoughts import Thoughts

        return QueuedPool(Thoughts(self.database.url, self.sharing.me.id), self.settings.bot_seconds)

    # --- Opening and closing ------------------------------------------------------------------------

    async def open(self) -> None:
        """Migrate the database, load the tables, and resume every running game.

        Raises:
            SmallWorldError: the database cannot be used.
        """
        try:
            await self._open()
        except SmallWorldError as error:
            self.cannot_open = str(error)
            raise

    async def _open(self) -> None:
        began = time.perf_counter()
        await asyncio.to_thread(self.database.start)
        self.clock = SureClock(await self.database.read(queries.last_beat) or now_ms())
        await self.notices.open()
        await self.bots.open()
        if self.sharing is not None:
            await self.sharing.open()
        else:
            for data in await self.database.read(lambda c: queries.load_tables(c, wanted_in_memory())):
                self.keep(data).resume()
        self._janitor = asyncio.create_task(self._tidy())
        self.workload.open()
        log.info("tables opened", tables=len(self.tables), seconds=round(time.perf_counter() - began, 3))

    async def close(self) -> None:
        """Stop clocks and bots, write the data that is only in memory, and close the database."""
        if self._janitor is not None:
            self._janitor.cancel()
            await asyncio.wait([self._janitor])
        await self.workload.close()
        await self.feed.close()
        if self._work:
            await asyncio.wait(self._work, timeout=WORK_SECONDS)
        await self.notices.close()
        await asyncio.gather(*[table.stop() for table in self.tables.values()])
        await self.weighings.close()
        await self.reviewings.close()
        await self.bots.close()
        if self.sharing is not None:
            await self.sharing.close()
        await asyncio.to_thread(self.database.stop)
        log.info("tables closed", tables=len(self.tables))

    def _note_trouble(self, error: Exception) -> None:
        self.metrics.database_errors.inc()
        self._trouble.note(error)

    def begin_work(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that must finish even if its caller is cancelled, and return the task."""
        task = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._end_work)
        return task

    def _end_work(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled():
            task.exception()  # prevents a warning if no caller waits any more

    # --- Tables -------------------------------------------------------------------------------------

    def keep(self, data: TableData) -> Table:
        """Load a table into memory from its data, and return it."""
        self.tables[data.id] = Table(
            data,
            self.database,
            self.bots,
            self.notices,
            self.metrics,
            self.settings.bot_delay,
            self.settings.patience,
            self.lose,
            self.note,
            self.showcase.has_visitors if data.is_showcase else _never,
        )
        return self.tables[data.id]

    async def find(self, id: str) -> Table:
        """Return the table with this id, from memory or from the database.

        Raises:
            Refusal: 404 if it does not exist; 410 if a moderator closed it.
            Elsewhere: another server has the table.
        """
        if not id.isalnum():  # all ids are alphanumeric; PostgreSQL rejects some other texts
            raise missing("table")
        self.measures.check_table(id)
        if id not in self.tables:
            if self.sharing is not None:
                data = await self.sharing.claim(id)
            else:
                data = await self.database.read(lambda c: queries.load_table(c, id))
            if data is None:
                raise missing("table")
            if id not in self.tables:
                self.keep(data)
        return self.tables[id]

    def lose(self, table: Table) -> None:
        """Drop a table from memory, because another server has taken it over."""
        if self.sharing is not None:
            self.sharing.lose(table)

    def check_room(self) -> None:
        """Check that the server can run another table without slowing down the present ones.

        Raises:
            Refusal: 503 if it cannot.
        """
        self.workload.check(self.counts()[RUNNING])

    async def open_table(self, data: TableData, events: Sequence[Event] = ()) -> Table:
        """Write a new table to the database, load it into memory, and return it.

        `events` are those of a file, which the game continues.
        """
        server = self.sharing.me.id if self.sharing is not None else None

        def add(connection: Connection) -> None:
            queries.add_table(connection, data, server)
            if events:
                queries.add_events(connection, data, events)

        await self.database.write(add)
        return self.keep(data)

    async def listed(self) -> list[Listed]:
        """Return the open and then the running public tables, as a list shows them.

        The showcase comes last.
        """
        if self.sharing is not None:
            found = await self.sharing.public_tables(LISTED)
            listed = [self.tables[data.id].data if data.id in self.tables else data for data in found]
        else:
            listed = [table.data for table in self.tables.values() if table.data.public]
            listed.sort(key=lambda data: -data.created)
        listed = [data for data in listed if not self.measures.is_closed(data.id)]
        opened = [data for data in listed if data.status == OPEN and not data.is_showcase]
        running = [data for data in listed if data.status == RUNNING]
        if not self.settings.showcase:
            running = [data for data in running if not data.is_showcase]
        running.sort(key=lambda data: data.is_showcase)
        return [self._in_list(data) for data in [*opened, *running][:LISTED]]

    async def public_tables(self) -> list[Listed]:
        """Return the public tables as a list shows them: first open, then running, then finished tables."""
        shown = await self.listed()
        room = LISTED - len(shown)
        if not room:
            return shown
        over = and_(
            games.c.status == FINISHED,
            games.c.public.is_(True),
            games.c.host != SHOWCASE,
            is_open_to_players(),
        )
        finished = await self.database.read(lambda c: queries.load_tables(c, over, limit=room))
        return [*shown, *[self._in_list(data) for data in finished]]

    def _in_list(self, data: TableData) -> Listed:
        """Return a table's entry in a list. Its clocks are those of the last write, which is good enough."""
        table = self.tables.get(data.id)
        if table is None:
            return {**summary(data), "watchers": 0}
        audience = table.audience
        return {**summary(data, audience.here()), "watchers": audience.spectators()}

    async def tables_of(self, user: str) -> list[Summary]:
        """Return summaries of a user's tables, finished tables last. Attempts at puzzles are left out."""
        games_played = games.c.seed.not_in(seeds())
        found = await self.database.read(lambda c: queries.load_tables_of(c, user, LISTED, games_played))
        found.sort(key=lambda data: (data.status == FINISHED, -data.created))
        return [self.summary(data) for data in found]

    def summary(self, data: TableData) -> Summary:
        """Return the summary of a table. Connected users are known only for tables of this server."""
        return self.tables[data.id].summary() if data.id in self.tables else summary(data)

    def relist(self, table: Table) -> None:
        """Drop the lists of public tables, here and on other servers, if the changed `table` is public."""
        if not table.data.public:
            return
        self.feed.touch()
        if self.sharing is not None:
            self.sharing.relist()

    def note(self, table: Table, before: TableData) -> None:
        """Update the lobby after `table` has changed from the data `before`, or its audience has changed."""
        if before is table.data:
            self.feed.stir()
        self.showcase.note(table, before)
        if not table.data.public:
            return
        self.feed.touch()
        if self.sharing is not None and _looks(before) != _looks(table.data):
            self.sharing.relist()

    async def forget(self, table: Table, *, if_empty: bool = False) -> bool:
        """Remove an open table, and return whether it is gone.

        With `if_empty`, remove it only if no user has a seat.
        """
        async with table.lock:
            taken = if_empty and any(seat.user is not None for seat in table.data.seats)
            if table.gone or taken or table.data.status != OPEN:
                return table.gone
            table.check()
            data = table.data
            await table.write(lambda c: queries.delete_table(c, data))
            table.gone = True
        self.tables.pop(table.data.id, None)
        self.relist(table)
        return True

    async def remove_tries(self, user: str) -> None:
        """Remove those attempts of a user at puzzles that no one watches."""
        before = self.clock.now_ms() - CONNECTING_MS
        for table in list(self.tables.values()):
            if is_try(table) and table.data.host == user and table.data.created < before:
                await self.remove(table)

    async def remove(self, table: Table, condition: ColumnElement[bool] = ANY_TABLE) -> bool:
        """Remove a table and its history if it satisfies the SQL condition; return whether it was removed.

        A table stays if someone watches it, or if an open table branches off from it.
        """
        async with table.lock:
            if table.gone or table.audience.watchers or self._awaits_friends(table):
                return table.gone
            table.check()
            data = table.data
            if not await table.write(lambda c: queries.delete_where(c, data, condition)):
                return False
            table.gone = True
            await table.stop()  # with the lock, no bot is interrupted while it writes
        self.tables.pop(table.data.id, None)
        return True

    def _awaits_friends(self, table: Table) -> bool:
        """Return whether an open table branches off from this table, and so needs its history."""
        branches = [other.data.branch for other in self.tables.values() if other.data.status == OPEN]
        return any(branch is not None and branch.table == table.data.id for branch in branches)

    def dismiss(self, user: str) -> None:
        """Close the sockets of a user, on all servers, after one of their sessions has ended.

        Their other browsers reconnect.
        """
        for table in self.tables.values():
            table.audience.dismiss(user)
        self.feed.dismiss(user)
        self.tell(dismissed=user)

    def tell(self, **news: str) -> None:
        """Send a message to the other servers. Without other servers, do nothing."""
        if self.sharing is not None:
            self.begin_work(self.sharing.tell(**news))

    def hear(self, news: dict[str, Any]) -> None:
        """Handle a message from another server or a worker."""
        self.bots.hear(news)
        user = news.get("dismissed")
        if user is not None:
            self.people.read_anew(user)
            for table in self.tables.values():
                table.audience.dismiss(user)
            self.feed.dismiss(user)
        if "lists" in news or "present" in news:
            self.feed.touch()
        if "person" in news:
            self.people.read_anew(news["person"])

    # --- Tidying ------------------------------------------------------------------------------------

    async def _tidy(self) -> None:
        """Call `tidy` at regular intervals."""
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.tidy()
            except Exception as error:
                log_failure(log, "tidying failed", error)

    async def tidy(self) -> None:
        """Drop unused games and tables from memory, write the clocks, and delete expired data."""
        now, today = time.monotonic(), self.clock.now_ms()
        for table in list(self.tables.values()):
            with suppress(LeaseLost):
                await self._put_away(table, now, today)
        for id in [id for id in self.set_up_at if id not in self.tables]:
            del self.set_up_at[id]
        await self.people.forget_expired(today)
        await self.database.write(lambda c: queries.beat(c, today))
        self.limits.forget()
        if now - self._swept >= SWEEP_SECONDS:
            self._swept = now
            await self.sweep()

    async def _put_away(self, table: Table, now: float, today: int) -> None:
        await table.save_clocks()
        if table.audience.watchers:
            return
        old = today - table.data.created > OPEN_FOR_MS
        if old and table.data.status == OPEN:
            await self.forget(table)
        elif old and is_try(table):
            await self.remove(table)
        elif now - table.game.used > self.settings.asleep_after and not table.lock.locked():
            table.sleep()
            if table.data.status != FINISHED or is_try(table):
                return
            if self.sharing is not None:
                await self.sharing.hand_over(table, None)  # unless someone has just connected
            else:
                self.tables.pop(table.data.id, None)

    async def sweep(self) -> None:
        """Delete games and guests that are older than the settings allow, a limited number per call."""
        settings, today = self.settings, self.clock.now_ms()
        for days, old in (
            (settings.keep_finished, queries.finished_before),
            (settings.keep_abandoned, queries.untouched_since),
        ):
            if days:
                await self._remove_where(old(today - days * DAY_MS))
        await self._remove_where(showcases_before(today - OPEN_FOR_MS))
        guests = await self.people.forget_guests(today - DAY_MS, MOST_SWEPT)
        if guests:
            log.info("guests deleted", guests=guests)

    async def _remove_where(self, condition: ColumnElement[bool]) -> None:
        open_ones = and_(condition, is_open_to_players())  # keep tables that moderators closed
        found = await self.database.read(lambda c: queries.tables_where(c, open_ones, MOST_SWEPT))
        removed = 0
        for id in found:
            with suppress(LeaseLost, Refusal):  # the table's server deletes it, or has already done so
                removed += await self.remove(await self.find(id), condition)
        if removed:
            log.info("old games deleted", tables=removed)

    def counts(self) -> dict[str, int]:
        """Return the number of tables in memory by status, without showcase games."""
        counts = dict.fromkeys((OPEN, RUNNING, FINISHED), 0)
        for table in self.tables.values():
            counts[table.data.status] += not table.data.is_showcase
        return counts


def _never() -> bool:
    return False


def _looks(data: TableData) -> tuple[object, ...]:
    """Return the data of a table that other servers show in their lists."""
    seats = [(seat.kind, seat.user, seat.name, seat.away) for seat in data.seats]
    return data.status, data.host, data.turn, seats


def is_try(table: Table) -> bool:
    """Return whether a table is a user's attempt at a puzzle."""
    return number_of(table.data.seed) is not None
