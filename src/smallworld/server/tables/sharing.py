"""Tables that several servers of one database share.

Each table belongs to one server, by a lease (see `lease_queries`). Servers renew their leases regularly. If a
server stops, its tables become free. The first server that gets a call for a free table takes it. The other
free tables go to the first server that notices them. A server that has lost a table learns this from a
message, or at the latest when a write fails. Then it drops the table from memory. When a server returns, the
others give its tables back.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from sqlalchemy import ColumnElement, Connection, and_, or_

from smallworld.engine.errors import SmallWorldError
from smallworld.house.game.puzzles import seeds
from smallworld.house.game.table_data import OPEN, RUNNING, TableData
from smallworld.server.storage import lease_queries, limit_queries, queries
from smallworld.server.storage.batch_loader import BatchLoader
from smallworld.server.storage.errors import LeaseLost, log_failure
from smallworld.server.storage.lease_queries import Claimed, Peer
from smallworld.server.storage.moderation_queries import is_open_to_players
from smallworld.server.storage.sql_tables import games
from smallworld.server.tables.presence import Presence, parse

if TYPE_CHECKING:
    from smallworld.server.peers.news import Listener, News
    from smallworld.server.tables.registry import Registry
    from smallworld.server.tables.table import Table

log = structlog.get_logger("smallworld.sharing")

LEASE_SECONDS: Final = 6.0  # duration of a lease that is not renewed
BEAT_SECONDS: Final = 2.0  # time between two renewals
LIST_SECONDS: Final = 5.0  # how long a list of tables is valid without a message
MOST_CLAIMED: Final = 100  # most tables to claim at once, since a request waits for its whole batch
MOST_GIVEN_BACK: Final = 40  # tables that a server gets back from all others per heartbeat; users reconnect
SETTLED_SECONDS: Final = LEASE_SECONDS  # until a returning server gets tables, so that proxies know it again
MOST_ADOPTED: Final = 200  # most tables to adopt per heartbeat, since other servers may also want some


class Elsewhere(LeaseLost):
    """The error for a table that another server has. A client that cannot be forwarded must retry."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(f"the table is at {peer.address}")
        self.peer: Final = peer

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.peer,)


class Sharing:
    """This server as one of several servers that share the tables of a database."""

    def __init__(self, registry: Registry, address: str, *, relays: bool) -> None:
        """Prepare this server to share tables. Other servers reach this server at `address`.

        `relays` says whether this server can forward requests.
        """
        self.me: Final = Peer(secrets.token_hex(12), address)
        self._registry: Final = registry
        self._database: Final = registry.database
        self._relays: Final = relays
        self._claims: Final[dict[str, asyncio.Task[TableData | None]]] = {}
        self._wanted: Final = BatchLoader(self._claim_all, MOST_CLAIMED)
        self._gone: Final[dict[str, float]] = {}  # by id of a server: when it refused a connection
        self._limits_seen = 0
        self._seen: dict[str, float] = {}  # by id of a living server: since when we know it
        self._addresses: Final[dict[str, str]] = {}  # by id: addresses of all servers that we have ever known
        self._forgotten: set[str] = set()  # tables that were ours at the last heartbeat, but not in memory
        self._listed: list[TableData] = []
        self._listed_at = 0.0
        self._dropped = 0  # how often the list was dropped; a list read before the last drop is old
        self._presence = Presence().to_text()  # the presence that other servers show for this one
        self._listener: Listener | None = None
        self._living: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Join the servers of the database, and take free tables.

        Raises:
            SmallWorldError: another server uses the database, and one of the two cannot forward requests.
        """
        # A server that was killed is listed until its leases end.
        until = asyncio.get_running_loop().time() + LEASE_SECONDS + BEAT_SECONDS
        while against := await self._enter():
            if asyncio.get_running_loop().time() > until:
                raise SmallWorldError(
                    f"the database is in use by the server at {', '.join(against)}; each of several "
                    "servers needs smallworld[cluster-server]"
                )
            await asyncio.sleep(BEAT_SECONDS / 4)
        # Include the password: backups contain the stored secret, but not the password.
        word = await self._database.write(limit_queries.secret)
        self._registry.limits.share(f"{self._database.url.password or ''} {word}")
        from smallworld.server.peers.news import (
            Listener,  # imported here, because PostgreSQL's driver is optional
        )

        self._listener = Listener(self._database.url, self.me.id, self._hear, self._miss)
        self._living.append(asyncio.create_task(self._beat()))  # first: taking tables may take long
        while await self._adopt() == MOST_ADOPTED:
            pass
        self._living.append(asyncio.create_task(self._tend()))

    async def close(self) -> None:
        """Leave the servers of the database, and free all tables of this server."""
        for task in self._living:
            task.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()
        await self._database.write(lambda c: lease_queries.leave(c, self.me))

    # --- Leases ---------------------------------------------------------------------------------------

    async def claim(self, id: str) -> TableData | None:
        """Take a table that is free or whose server is gone, and return its data; None for an unknown table.

        Raises:
            Elsewhere: another living server has the table.
        """
        if id not in self._claims:  # a second claim would make another epoch, and lose the first
            self._claims[id] = self._registry.begin_work(self._claim(id))
            self._claims[id].add_done_callback(lambda _: self._claims.pop(id, None))
        return await asyncio.shield(self._claims[id])

    async def _claim(self, id: str) -> TableData | None:
        data, peer = await self._wanted.answer(id) or (None, None)
        if data is None and peer is not None:
            raise Elsewhere(peer)
        return data

    async def _claim_all(self, ids: Collection[str]) -> Claimed:
        gone = self._gone_now()
        found = await self._database.write(lambda c: lease_queries.claim(c, ids, self.me, gone))
        self._take_in_claimed(found)
        return found

    def miss(self, peer: Peer) -> None:
        """Record that a server refused a connection, so that requests need not wait until its lease ends.

        If that server is still alive, epochs prevent harm. A server that restarts has a new id.
        """
        self._gone[peer.id] = time.monotonic()

    def is_missed(self, peer: Peer) -> bool:
        """Return whether a server has refused a connection in the last few seconds."""
        return peer.id in self._gone_now()

    def _gone_now(self) -> set[str]:
        """Return the ids of servers that refused a connection less than LEASE_SECONDS ago."""
        until = time.monotonic() - LEASE_SECONDS
        for id in [id for id, since in self._gone.items() if since < until]:
            del self._gone[id]
        return set(self._gone)

    async def seize(self, wanted: ColumnElement[bool]) -> None:
        """Take the tables that satisfy an SQL condition from all other servers, and load them into memory."""
        self._take_in(await self._database.write(lambda c: lease_queries.seize(c, wanted, self.me)))

    async def hand_over(self, table: Table, to: str | None, *, watched: bool = False) -> bool:
        """Give a table to the server `to`, or free it if `to` is None; return whether this happened.

        A table with connected users stays unless `watched` is True. In that case, the users reconnect.
        """
        async with table.lock:
            if table.gone or table.lost or (table.audience.watchers and not watched):
                return False
            data, clock = table.data, table.clock
            seats = [seat for seat in clock.charged(data.seats, clock.now()) if seat.clock_ms is not None]

            def job(connection: Connection) -> None:
                queries.go_on(connection, data, seats)
                lease_queries.hand_over(connection, data, to)

            with suppress(LeaseLost):  # the table has already gone
                await self._database.write(job)
            self.lose(table)
        return True

    def lose(self, table: Table) -> None:
        """Drop a table from memory that another server has taken. Its users reconnect and are forwarded.

        If this server has taken the table again since then, the newer table stays.
        """
        if table.lost:
            return
        if self._registry.tables.get(table.data.id) is table:
            del self._registry.tables[table.data.id]
        log.info("table lost", table=table.data.id)
        table.lost = True
        self._registry.begin_work(table.abandon())

    def _take_in(self, found: list[TableData]) -> None:
        for data in found:
            self._lose_before(data.id, data.epoch)
            if data.id not in self._registry.tables:
                self._registry.keep(data).resume()

    def _take_in_claimed(self, claimed: Claimed) -> None:
        self._take_in([data for data, _ in claimed.values() if data is not None])
        for id, (data, before) in claimed.items():
            if data is not None and before is not None and id in self._registry.tables:
                # A new server at an address ends the leases of the server that had the address before.
                address = before.address or self._addresses.get(before.id, "")
                self._registry.tables[id].home = Peer(before.id, address)

    def _lose_before(self, id: str, epoch: int) -> None:
        """Drop a table from memory if its lease is older than the lease with this `epoch`."""
        table = self._registry.tables.get(id)
        if table is not None and table.data.epoch < epoch:
            self.lose(table)

    # --- Lists ----------------------------------------------------------------------------------------

    async def public_tables(self, most: int) -> list[TableData]:
        """Return the public tables of all servers: at most `most` open and `most` running tables."""
        now = time.monotonic()
        if self._listed and now - self._listed_at <= LIST_SECONDS:
            return self._listed
        dropped = self._dropped
        found = await self._database.read(lambda c: lease_queries.public_tables(c, most))
        if dropped == self._dropped:
            self._listed, self._listed_at = found, now
        return found

    def relist(self) -> None:
        """Drop the cached list of public tables, here and on other servers."""
        self._drop_list()
        self._registry.begin_work(self.tell(lists=True))

    def _drop_list(self) -> None:
        self._listed = []
        self._dropped += 1

    async def presences(self) -> list[Presence]:
        """Return the users who are connected to each of the other servers."""
        found = await self._database.read(lambda c: lease_queries.shown_by_others(c, self.me))
        return [parse(text) for text in found]

    async def _show_presence(self) -> None:
        """Send the other servers the connected users of this server, if anyone came or left."""
        feed = self._registry.feed
        if not feed.moved:
            return
        feed.moved = False
        shown = feed.presence().to_text()
        if shown != self._presence:
            await self._database.write(lambda c: lease_queries.show_presence(c, self.me, shown))
            self._presence = shown

    # --- Messages -------------------------------------------------------------------------------------

    async def tell(self, **news: Any) -> None:
        """Send a message to all servers."""
        try:
            await self._database.write(lambda c: lease_queries.tell(c, {**news, "by": self.me.id}))
        except Exception as error:
            log_failure(log, "could not notify the other servers", error)

    def _hear(self, news: News) -> None:
        if news.get("by") != self.me.id:
            for id, epoch in news.get("lost", {}).items():
                self._lose_before(id, epoch)
            if "lists" in news:
                self._drop_list()
            self._registry.hear(news)

    def _miss(self) -> None:
        async def look() -> None:
            try:
                await self._lose_what_is_lost()
            except Exception as error:
                log_failure(log, "could not find out which tables are lost", error)

        self._registry.begin_work(look())

    async def _lose_what_is_lost(self) -> None:
        """Drop tables that other servers have taken. Call this after messages may have been lost."""
        self._drop_list()
        self._registry.feed.touch()
        self._registry.bots.miss()
        known = list(self._registry.tables.values())
        ours = await self._database.read(lambda c: lease_queries.epochs(c, self.me))
        for table in known:
            if ours.get(table.data.id) != table.data.epoch:
                self.lose(table)

    # --- Beats ----------------------------------------------------------------------------------------

    async def _enter(self) -> list[str]:
        lease = int(LEASE_SECONDS * 1000)
        return await self._database.write(lambda c: lease_queries.enter(c, self.me, self._relays, lease))

    async def _beat(self) -> None:
        """Renew the leases of this server at every heartbeat. No other work can delay this."""
        lease = int(LEASE_SECONDS * 1000)
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                if not await self._database.write(lambda c: lease_queries.renew(c, self.me, lease)):
                    log.warning("heartbeat was late")
                    await self._enter()
                    await self._lose_what_is_lost()
            except Exception as error:
                log_failure(log, "could not renew the leases of this server", error)

    async def _tend(self) -> None:
        """At every heartbeat, take free tables, give tables back, and share limits and presence."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self._adopt()
                await self._take_in_forgotten()
                await self._give_back()
                await self._share_limits()
                await self._show_presence()
                await self._registry.showcase.tend()
                await self._registry.bots.tend()
            except Exception as error:
                log_failure(log, "could not take over tables of stopped servers", error)

    async def _share_limits(self) -> None:
        limits = self._registry.limits
        spent, since = limits.untold(), self._limits_seen
        self._limits_seen, found = await self._database.write(lambda c: limit_queries.share(c, spent, since))
        limits.learn(found)

    async def _adopt(self) -> int:
        """Take some tables without a living server, and return the number of these tables."""

        def job(connection: Connection) -> Claimed:
            return lease_queries.adopt(connection, wanted_in_memory(), self.me, MOST_ADOPTED)

        found = await self._database.write(job)
        self._take_in_claimed(found)
        if found:
            log.info("tables taken over", tables=len(found))
        return len(found)

    async def _give_back(self) -> None:
        """When a stopped server has returned, give its tables back, a few per heartbeat.

        A proxy then sends their users to those servers again. If tables were never given back, the server
        that runs longest would have most of them. All of these would move at the same time when it stops.
        Chat exists only in memory, so a table with messages stays.
        """
        others, now = await self._database.read(lambda c: lease_queries.others(c, self.me)), time.monotonic()
        self._seen = {peer.id: self._seen.get(peer.id, now) for peer in others}
        self._addresses.update({peer.id: peer.address for peer in others})
        settled = [peer for peer in others if now - self._seen[peer.id] >= SETTLED_SECONDS]
        back = {peer.address: peer for peer in settled if not self.is_missed(peer)}
        given = []
        for table in self._registry.tables.values():
            to = back.get(table.home.address) if table.home is not None else None
            # A server that still seems gone would lose the table again.
            if to is not None and to != table.home and not table.audience.chat:
                given.append((table, to.id))
        most = max(1, MOST_GIVEN_BACK // max(1, len(others)))
        await asyncio.gather(*[self.hand_over(table, to, watched=True) for table, to in given[:most]])
        if given:
            log.info("tables given back", tables=len(given[:most]), left=len(given[most:]))

    async def _take_in_forgotten(self) -> None:
        """Load tables whose lease we have although they are not in memory, for example after a lost answer.

        A table that is just being opened looks the same, but only at one heartbeat, so wait for the second
        heartbeat.
        """
        ours = await self._database.read(lambda c: lease_queries.held(c, wanted_in_memory(), self.me))
        before = self._forgotten
        self._forgotten = {id for id in ours if id not in self._registry.tables}
        for id in sorted(self._forgotten & before)[:MOST_ADOPTED]:
            with suppress(Elsewhere):
                await self.claim(id)


def wanted_in_memory() -> ColumnElement[bool]:
    """Return the SQL condition that selects tables which stay in memory even without connected users.

    Their games continue, for example with clocks and bots.
    """
    return and_(or_(games.c.status.in_((OPEN, RUNNING)), games.c.seed.in_(seeds())), is_open_to_players())
