"""Queries on showcase games, which bots play for visitors of the lobby. Each function is a database job."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Connection, and_, insert, select
from sqlalchemy.dialects import postgresql

from smallworld.house.game.table_data import OPEN, RUNNING, SHOWCASE, TableData
from smallworld.server.storage.moderation_queries import is_open_to_players
from smallworld.server.storage.queries import add_table
from smallworld.server.storage.sql_tables import games, users

SYSTEM: Final = "system"  # the kind of the user who hosts showcase games; no one can log in as them


def add_showcase(connection: Connection, table: TableData, server: str | None = None) -> bool:
    """Add a showcase game unless another one is unfinished; return whether the game was added.

    Servers lock the row of the user who hosts these games, so that only one server adds a game.
    """
    host = select(users.c.id).where(users.c.id == SHOWCASE).with_for_update()
    if connection.execute(host).one_or_none() is None:
        row = {"id": SHOWCASE, "name": SHOWCASE, "kind": SYSTEM, "created": table.created}
        if connection.dialect.name == "postgresql":  # another server may add the same row
            connection.execute(postgresql.insert(users).values(row).on_conflict_do_nothing())
            connection.execute(host)
        else:
            connection.execute(insert(users).values(row))
    unfinished = and_(games.c.status.in_((OPEN, RUNNING)), games.c.host == SHOWCASE, is_open_to_players())
    if connection.execute(select(games.c.id).where(unfinished).limit(1)).first() is not None:
        return False
    add_table(connection, table, server)
    return True


def showcases_before(at: int) -> ColumnElement[bool]:
    """Return the SQL condition that selects showcase games which were created before a time."""
    return and_(games.c.host == SHOWCASE, games.c.created < at)
