"""The data stored about a user: transfer to an account, export and erasure."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Select, delete, or_, select, update

from smallworld.house.game.puzzle_progress import day_text
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import FINISHED, OPEN, TableData
from smallworld.house.refusal import forbidden
from smallworld.house.tables.serialize import orders_of, summary
from smallworld.server.accounts.people import GONE, User
from smallworld.server.storage import moderation_queries, puzzle_queries, queries
from smallworld.server.storage.sql_tables import (
    games,
    measures,
    metadata,
    passkeys,
    reports,
    seats,
    sessions,
    subscriptions,
    users,
)
from smallworld.server.tables import lobby
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table

SOMEBODY: Final = "Somebody"  # the name on the seats of erased users
FRESH_MS: Final = 5 * 60_000  # how old the login may be when a user asks to be erased


async def transfer(registry: Registry, old: User, new: User) -> None:
    """Transfer all data of the guest `old` to the user `new`, and delete the guest.

    If the transfer was interrupted, call it again to complete it.
    """
    for table in await _tables_of(registry, old.id):
        await table.change(lambda data: _transferred(data, old.id, new.id))
        table.audience.show_state()  # update the other screens of `new`, which now see more

    for table in registry.tables.values():
        table.audience.transfer(old.id, new.id)

    def job(connection: Connection) -> None:
        for column in (games.c.host, seats.c.user, seats.c.held_for):
            connection.execute(update(column.table).where(column == old.id).values({column.name: new.id}))
        moderation_queries.transfer(connection, old.id, new.id)
        puzzle_queries.transfer(connection, old.id, new.id)
        connection.execute(delete(users).where(users.c.id == old.id))

    await registry.database.write(job)
    registry.people.forget(old.id)
    registry.dismiss(old.id)


async def export(registry: Registry, user: User) -> dict[str, Any]:
    """Return all data about `user` for the download that the protocol describes."""
    own = sessions.c.user == user.id
    browser = subscriptions.c.endpoint, subscriptions.c.language, subscriptions.c.created

    def job(connection: Connection) -> tuple[dict[str, Any], list[TableData]]:
        row = connection.execute(select(users).where(users.c.id == user.id)).one()
        about = {
            "user": {**user.to_json(), "created": row.created / 1000},
            "sessions": _rows(connection, select(sessions.c.created, sessions.c.expires), own),
            "passkeys": _rows(connection, select(passkeys.c.created), passkeys.c.user == user.id),
            "reports": _rows(
                connection,
                select(reports.c.created, reports.c.game, reports.c.name, reports.c.reason, reports.c.text),
                reports.c.reporter == user.id,
            ),
            "measures": _rows(
                connection,
                select(
                    measures.c.kind,
                    measures.c.created,
                    measures.c.until,
                    measures.c.lifted,
                    measures.c.reason,
                ),
                measures.c.target == user.id,
            ),
            "subscriptions": _rows(connection, select(*browser).join(sessions), own),
            "puzzles": [
                {"puzzle": one.puzzle, "day": day_text(one.day), "right": one.right, "at": one.at / 1000}
                for one in puzzle_queries.answers_of(connection, user.id)
            ],
        }
        return about, queries.load_tables_of(connection, user.id, None)

    about, tables = await registry.database.read(job)
    about["tables"] = [
        {
            "table": summary(data),
            "orders": orders_of(data, data.players_of(user.id)),
            "record": f"/api/tables/{data.id}/record" if data.status != OPEN else None,
        }
        for data in tables
    ]
    return about


def is_fresh(logged_in: int) -> bool:
    """Return whether a login at this time (ms) is recent enough to prove who the user is."""
    return logged_in >= time.time() * 1000 - FRESH_MS


async def erase(registry: Registry, user: User, logged_in: int) -> None:
    """Erase the personal data of `user`, who logged in at `logged_in` (ms).

    Finished games stay, with another name for the user. In running games, a bot takes over the seat.

    Raises:
        Refusal: 403 if the user has an account and did not log in recently.
    """
    if not user.is_guest() and not is_fresh(logged_in):
        raise forbidden("Log in again, then repeat this request.", "log-in-again")
    for table in await _tables_of(registry, user.id):
        players = table.data.players_of(user.id)
        if players and table.data.status != FINISHED and not await lobby.leave(registry, table, user):
            continue
        await table.change(lambda data: _without(data, user.id))
    for table in registry.tables.values():
        table.audience.forget(user.id)
    registry.dismiss(user.id)

    def job(connection: Connection) -> None:
        mine = seats.c.user == user.id
        connection.execute(update(seats).where(mine).values(name=SOMEBODY))
        connection.execute(update(seats).where(seats.c.held_for == user.id).values(held_for=None, name=""))
        moderation_queries.forget(connection, user.id, SOMEBODY)
        # A row without personal data stays, because seats and games refer to it.
        nothing = {"name": SOMEBODY, "kind": GONE, "login": None, "password": None}
        connection.execute(update(users).where(users.c.id == user.id).values(**nothing))
        for table in metadata.sorted_tables:
            for key in table.foreign_keys:
                if key.column is users.c.id and key.ondelete == "CASCADE":
                    connection.execute(delete(table).where(key.parent == user.id))

    await registry.database.write(job)
    registry.people.forget(user.id)


def _transferred(data: TableData, old: str, new: str) -> TableData:
    """Return the table after giving the seats and the host's rights of user `old` to user `new`."""

    def handed_over(seat: Seat) -> Seat:
        if old not in (seat.user, seat.held_for):
            return seat
        return replace(
            seat,
            user=new if seat.user == old else seat.user,
            held_for=new if seat.held_for == old else seat.held_for,
        )

    after = data.with_seats(handed_over)
    return replace(after, host=new) if data.host == old else after


def _without(data: TableData, user: str) -> TableData:
    """Return the table without the user's name on a seat, and without seats reserved for the user."""

    def forgotten(seat: Seat) -> Seat:
        if seat.user == user:
            return replace(seat, name=SOMEBODY)
        return replace(seat, name="", held_for=None) if seat.held_for == user else seat

    return data.with_seats(forgotten)


async def _tables_of(registry: Registry, user: str) -> list[Table]:
    """Take over a user's tables from other servers, and return all the user's tables in memory."""
    if registry.sharing is not None:
        mine = select(seats.c.game).where(or_(seats.c.user == user, seats.c.held_for == user))
        await registry.sharing.seize(or_(games.c.host == user, games.c.id.in_(mine)))
    return [
        table
        for table in registry.tables.values()
        if table.data.host == user or any(user in (seat.user, seat.held_for) for seat in table.data.seats)
    ]


def _rows(connection: Connection, wanted: Select[Any], own: ColumnElement[bool]) -> list[dict[str, Any]]:
    """Return the selected rows of a user as dicts by column name, with times in seconds since 1970."""
    rows = connection.execute(wanted.where(own)).mappings()
    return [
        {name: value / 1000 if isinstance(value, int) else value for name, value in row.items()}
        for row in rows
    ]
