"""Several servers with one database, and changes behind their backs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, select, update

from kit.serving import LiveServer, Person
from smallworld.server.storage.sql_tables import games
from smallworld.server.tables.sharing import Sharing
from smallworld.server.tables.table import Table

T = TypeVar("T")


def other_browser(person: Person, house: LiveServer) -> Person:
    """Return the same user, connected to another server as a proxy might do."""
    twin = Person(house.url)
    twin.web.cookies.update(person.web.cookies)
    return twin


def sharing_of(house: LiveServer) -> Sharing:
    """Return the part of a server that shares tables with others."""
    assert house.registry.sharing is not None
    return house.registry.sharing


@contextmanager
def untended(*houses: LiveServer) -> Iterator[None]:
    """Stop servers from taking tables, giving them back and sharing limits by themselves."""
    for house in houses:
        house.call(_stop_tending(house))
    try:
        yield
    finally:
        for house in houses:
            house.call(_tend_again(house))


async def _stop_tending(house: LiveServer) -> None:
    tending = sharing_of(house)._living.pop()
    tending.cancel()
    await asyncio.wait([tending])
    await house.registry.database.write(lambda _: None)  # any write that had begun ends before this one


async def _tend_again(house: LiveServer) -> None:
    sharing = sharing_of(house)
    sharing._living.append(asyncio.create_task(sharing._tend()))


def rows(house: LiveServer, wanted: Executable) -> Sequence[Any]:
    """Return what a server finds in the database."""
    return house.call(house.registry.database.read(lambda c: c.execute(wanted).all()))


def write(house: LiveServer, job: Callable[[Connection], T]) -> T:
    """Let a server write to the database."""
    return house.call(house.registry.database.write(job))


def server_of(house: LiveServer, table: str) -> str | None:
    """Return the id of the server that owns a table."""
    [(server,)] = rows(house, select(games.c.server).where(games.c.id == table))
    return None if server is None else str(server)


def lose(house: LiveServer, table: str) -> None:
    """Make a server forget a table."""
    house.do(lambda: sharing_of(house).lose(house.registry.tables[table]))


def give(house: LiveServer, table: str, server: str | None) -> None:
    """Make another server the owner of a table, without telling the present owner."""
    write(house, lambda c: c.execute(update(games).where(games.c.id == table).values(server=server)))
    lose(house, table)


def pretend(table: Table, **values: Any) -> None:
    """Give a server wrong data about a table without writing the data to the database."""
    table._data = replace(table.data, **values)


def leave_time(table: Table, player: int, ms: int) -> None:
    """Leave a player, counted from 1, `ms` milliseconds from now."""
    now = table.clock.now()
    seats = table.clock.charged(table.data.seats, now)
    pretend(
        table,
        seats=tuple([replace(seat, clock_ms=ms) if seat.player == player - 1 else seat for seat in seats]),
    )
    table.clock.settle(now)
