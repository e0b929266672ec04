"""Queries on servers and their leases on tables. Each function is a database job, and needs PostgreSQL.

A lease has a server (`games.server`), an epoch (`games.epoch`) and an end. All leases of a server end at the
same time (`servers.until`), so that a server renews them in a single row. Times are from the database's
clock, because clocks of machines differ. They only decide how soon another server takes a table over. Tables
stay consistent because every write names its epoch (`queries.hold`).
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from smallworld.house.game.table_data import FINISHED, OPEN, RUNNING, TableData
from smallworld.server.storage.queries import load_tables
from smallworld.server.storage.sql_tables import games, presences, servers

ENTERING: Final = 8139  # number of the PostgreSQL lock for joining the servers
MOST_TOLD: Final = 200  # most ids in a message, since PostgreSQL accepts 8,000 bytes
CHANNEL: Final = "smallworld"  # channel of the messages between servers
NOW: Final[ColumnElement[int]] = cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)

_FREE: Final = or_(
    games.c.server.is_(None), games.c.server.not_in(select(servers.c.id).where(servers.c.until > NOW))
)
_WHO_HAS: Final = select(
    games.c.id, games.c.server, servers.c.address, (servers.c.until > NOW).label("lives")
).select_from(games.outerjoin(servers, servers.c.id == games.c.server))
_WHO_HAS_THESE: Final = _WHO_HAS.where(games.c.id.in_(bindparam("of", expanding=True)))


@dataclass(frozen=True)
class Peer:
    """Another server that uses the same database."""

    id: str
    address: str  # such as http://10.0.0.7:8137


# By id: the table if it is ours now, and the other server that has it, or had it before it stopped.
Claimed = dict[str, tuple[TableData | None, Peer | None]]


def enter(connection: Connection, me: Peer, relays: bool, lease_ms: int) -> list[str]:
    """Add this server to the servers of the database. If other servers prevent this, return their addresses.

    A server that had our address before is removed. A server that cannot relay must be the only one.
    """
    connection.execute(select(func.pg_advisory_xact_lock(ENTERING)))  # one server at a time
    connection.execute(delete(servers).where(or_(servers.c.address == me.address, servers.c.until < NOW)))
    connection.execute(delete(presences).where(presences.c.server.not_in(select(servers.c.id))))
    others = connection.execute(select(servers.c.address, servers.c.relays)).all()
    against = [other.address for other in others if not (relays and other.relays)]
    if not against:
        mine = {"id": me.id, "address": me.address, "relays": relays, "until": NOW + lease_ms}
        connection.execute(insert(servers).values(**mine))
    return against


def renew(connection: Connection, me: Peer, lease_ms: int) -> bool:
    """Renew the leases of this server; return False if they had already ended."""
    mine = update(servers).where(servers.c.id == me.id, servers.c.until > NOW)
    return bool(connection.execute(mine.values(until=NOW + lease_ms)).rowcount)


def leave(connection: Connection, me: Peer) -> None:
    """Remove this server from the servers of the database, which frees all its tables.

    Running and open tables keep its id, so that the next server of each table knows the former server.
    """
    over = update(games).where(games.c.server == me.id, games.c.status == FINISHED)
    connection.execute(over.values(server=None))
    connection.execute(delete(presences).where(presences.c.server == me.id))
    connection.execute(delete(servers).where(servers.c.id == me.id))


def claim(connection: Connection, ids: Collection[str], me: Peer, gone: Collection[str] = ()) -> Claimed:
    """Take the leases on tables that are free or belong to a server in `gone`, and return all tables.

    The answer leaves out tables that do not exist. Tables of other servers are read without a lock: two
    servers that locked each other's tables, in order to relay, would wait for ever. For the same reason, all
    servers lock in the same order.
    """
    answer: Claimed = {}
    while ids:
        wanted: dict[str, Peer | None] = {}
        for row in connection.execute(_WHO_HAS_THESE, {"of": list(ids)}):
            if row.lives and row.server not in (me.id, *gone):
                answer[row.id] = None, Peer(row.server, row.address)
            else:
                wanted[row.id] = _had_by(row, me)
        free = or_(_FREE, games.c.server.in_([me.id, *gone]))
        locked = _lock(connection, games.c.id.in_(list(wanted)), free) if wanted else []
        answer.update(_take_from(connection, {id: wanted[id] for id in locked}, me))
        ids = wanted.keys() - answer.keys()  # other servers were faster
    return answer


def adopt(connection: Connection, wanted: ColumnElement[bool], me: Peer, most: int) -> Claimed:
    """Take the leases on tables that have no living server and satisfy `wanted`; return the tables.

    At most `most` tables are taken.
    """
    found = _WHO_HAS.where(_FREE, wanted).order_by(games.c.created).limit(most)
    rows = connection.execute(found.with_for_update(of=games, skip_locked=True))
    return _take_from(connection, {row.id: _had_by(row, me) for row in rows}, me)


def seize(connection: Connection, wanted: ColumnElement[bool], me: Peer) -> list[TableData]:
    """Take the leases on tables that other servers have or may soon have in memory, and return the tables.

    `wanted` is the SQL condition that selects the tables.
    """
    soon = and_(games.c.server.is_(None), games.c.status != FINISHED)
    ids = _lock(connection, wanted, or_(soon, games.c.server != me.id))
    tell_lost(connection, _take(connection, ids, me), me)
    return load_tables(connection, games.c.id.in_(ids))


def hand_over(connection: Connection, table: TableData, to: str | None) -> None:
    """Give our lease on a table to another server, or free it.

    The transaction must have checked the lease.
    """
    mine = update(games).where(games.c.id == table.id)
    connection.execute(mine.values(server=to, epoch=games.c.epoch + 1))


def others(connection: Connection, me: Peer) -> list[Peer]:
    """Return the other servers that are alive."""
    living = select(servers.c.id, servers.c.address).where(servers.c.until > NOW, servers.c.id != me.id)
    return [Peer(row.id, row.address) for row in connection.execute(living)]


def public_tables(connection: Connection, most: int) -> list[TableData]:
    """Return the newest public tables of all servers: at most `most` open and `most` running tables."""
    return [
        data
        for status in (OPEN, RUNNING)
        for data in load_tables(connection, games.c.public, games.c.status == status, limit=most)
    ]


def show_presence(connection: Connection, me: Peer, shown: str) -> None:
    """Store the presence of this server, for the lobbies of other servers, and notify them."""
    connection.execute(delete(presences).where(presences.c.server == me.id))
    connection.execute(insert(presences).values(server=me.id, shown=shown))
    tell(connection, {"present": True, "by": me.id})


def shown_by_others(connection: Connection, me: Peer) -> list[str]:
    """Return the presences of all other living servers, each as JSON."""
    living = presences.join(servers, servers.c.id == presences.c.server)
    found = select(presences.c.shown).select_from(living).where(servers.c.until > NOW, servers.c.id != me.id)
    return list(connection.scalars(found.order_by(presences.c.server)))


def epochs(connection: Connection, me: Peer) -> dict[str, int]:
    """Return the epochs of all leases of this server, by table."""
    rows = connection.execute(select(games.c.id, games.c.epoch).where(games.c.server == me.id))
    return {row.id: row.epoch for row in rows}


def held(connection: Connection, wanted: ColumnElement[bool], me: Peer) -> list[str]:
    """Return the ids of this server's tables that satisfy the SQL condition `wanted`."""
    return list(connection.scalars(select(games.c.id).where(games.c.server == me.id, wanted)))


def batched(ids: list[str], most: int) -> Iterator[list[str]]:
    """Yield the ids in order, in lists of at most `most`."""
    for first in range(0, len(ids), most):
        yield ids[first : first + most]


def tell(connection: Connection, news: dict[str, object]) -> None:
    """Send a message to all servers when this transaction commits."""
    connection.execute(select(func.pg_notify(CHANNEL, json.dumps(news))))


def tell_lost(connection: Connection, taken: dict[str, int], me: Peer) -> None:
    """Send the new epochs of taken tables to all servers.

    A server that already knows a later epoch of a table ignores the message.
    """
    for some in batched(list(taken), MOST_TOLD):
        tell(connection, {"lost": {id: taken[id] for id in some}, "by": me.id})


def _lock(connection: Connection, *wanted: ColumnElement[bool]) -> list[str]:
    """Lock the tables that satisfy all conditions, and return their ids.

    All servers lock in the same order.
    """
    found = select(games.c.id).where(*wanted).order_by(games.c.id)
    return list(connection.scalars(found.with_for_update()))


def _had_by(row: Row[Any], me: Peer) -> Peer | None:
    """Return the other server that had a table, or None. If that server has left, its address is ""."""
    return None if row.server in (None, me.id) else Peer(row.server, row.address or "")


def _take_from(connection: Connection, had: dict[str, Peer | None], me: Peer) -> Claimed:
    """Take the leases on tables, notify their former servers, and return the tables.

    A former server may only seem dead, so the message matters.
    """
    if not had:
        return {}
    taken = _take(connection, list(had), me)
    tell_lost(connection, {id: epoch for id, epoch in taken.items() if had[id] is not None}, me)
    return {table.id: (table, had[table.id]) for table in load_tables(connection, games.c.id.in_(list(had)))}


def _take(connection: Connection, ids: list[str], me: Peer) -> dict[str, int]:
    """Take the leases on tables, and return their new epochs."""
    ours = update(games).where(games.c.id.in_(ids)).values(server=me.id, epoch=games.c.epoch + 1)
    return {row.id: row.epoch for row in connection.execute(ours.returning(games.c.id, games.c.epoch))}
