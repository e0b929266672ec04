"""Several servers of one database, and what may be done to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Executable, select, update

from kit.serving import LiveServer, Person
from smallworld.server.storage.lease_queries import Peer
from smallworld.server.storage.sql_tables import games
from smallworld.server.tables.sharing import Sharing
from smallworld.server.tables.table import Table

T = TypeVar("T")
NOWHERE: Final = Peer("0" * 24, "http://127.0.0.1:9")  # nobody listens there


def other_browser(person: Person, house: LiveServer) -> Person:
    """The same person at another server, as a proxy might lead them."""
    twin = Person(house.url)
    twin.web.cookies.update(person.web.cookies)
    return twin


def sharing_of(house: LiveServer) -> Sharing:
    """A server as one of several."""
    assert house.registry.sharing is not None
    return house.registry.sharing


def rows(house: LiveServer, wanted: Executable) -> Sequence[Any]:
    """What a server finds in the database."""
    return house.call(house.registry.database.read(lambda c: c.execute(wanted).all()))


def write(house: LiveServer, job: Callable[[Connection], T]) -> T:
    """Let a server write."""
    return house.call(house.registry.database.write(job))


def server_of(house: LiveServer, table: str) -> str | None:
    """The id of the server that has a table."""
    [(server,)] = rows(house, select(games.c.server).where(games.c.id == table))
    return None if server is None else str(server)


def lose(house: LiveServer, table: str) -> None:
    """Let a server forget a table."""
    house.do(lambda: sharing_of(house).lose(house.registry.tables[table]))


def give(house: LiveServer, table: str, server: str | None) -> None:
    """Let another server have a table, behind the back of whoever has it."""
    write(house, lambda c: c.execute(update(games).where(games.c.id == table).values(server=server)))
    lose(house, table)


def pretend(table: Table, **values: Any) -> None:
    """Let a server believe something else of a table than what is written."""
    table._data = replace(table.data, **values)


def leave_time(table: Table, player: int, ms: int) -> None:
    """Leave a player, from 1, so many milliseconds from now on."""
    now = table.clock.now()
    seats = table.clock.charged(table.data.seats, now)
    pretend(
        table,
        seats=tuple([replace(seat, clock_ms=ms) if seat.player == player - 1 else seat for seat in seats]),
    )
    table.clock.settle(now)
