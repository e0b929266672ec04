"""Queries that find the user whom a moderator means by a name or id. Each function is a database job."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, Row, func, or_, select

from smallworld.house.names import logins_of
from smallworld.server.accounts.people import GONE
from smallworld.server.storage.sql_tables import games, reports, seats, users

LATELY: Final = 3  # most tables to list


@dataclass(frozen=True)
class Candidate:
    """A user, with facts that distinguish the user from others with the same name."""

    id: str
    name: str
    kind: str
    login: str | None
    created: int  # in milliseconds since 1970
    tables: tuple[str, ...]  # tables where they had a seat recently, the newest first
    reported_at: tuple[str, ...]  # tables with unsettled reports about them


def person(connection: Connection, id: str) -> Candidate | None:
    """Return the user with this id; None if no user has it."""
    row = connection.execute(select(users).where(users.c.id == id)).one_or_none()
    return _candidate(connection, row) if row is not None else None


def account(connection: Connection, name: str) -> Candidate | None:
    """Return the user whose account has this name; None if no account has it."""
    row = connection.execute(select(users).where(users.c.login.in_(logins_of(name)))).first()
    return _candidate(connection, row) if row is not None else None


def called(connection: Connection, name: str) -> list[Candidate]:
    """Return all users who have this name, or who used it for a seat or in a report. Accounts come first."""
    sitting = select(seats.c.user).where(_is(seats.c.name, name), seats.c.user.is_not(None))
    reported = select(reports.c.reported).where(_is(reports.c.name, name), reports.c.settled.is_(None))
    so = or_(
        users.c.login.in_(logins_of(name)),
        _is(users.c.name, name),
        users.c.id.in_(sitting),
        users.c.id.in_(reported.where(reports.c.reported.is_not(None))),
    )
    order = users.c.login.is_(None), users.c.created.desc()
    rows = connection.execute(select(users).where(so, users.c.kind != GONE).order_by(*order))
    return [_candidate(connection, row) for row in rows.all()]


def _is(column: ColumnElement[str], name: str) -> ColumnElement[bool]:
    """Return the SQL condition that a column equals a name, ignoring case where the database can."""
    return or_(column == name, func.lower(column) == name.lower())


def _candidate(connection: Connection, row: Row[Any]) -> Candidate:
    sat = select(games.c.id).join(seats, seats.c.game == games.c.id).where(seats.c.user == row.id)
    lately = sat.group_by(games.c.id).order_by(games.c.created.desc()).limit(LATELY)
    about = select(reports.c.game).where(reports.c.reported == row.id, reports.c.settled.is_(None))
    found = about.group_by(reports.c.game).order_by(func.max(reports.c.created).desc()).limit(LATELY)
    tables, reported_at = [tuple(connection.execute(wanted).scalars()) for wanted in (lately, found)]
    return Candidate(row.id, row.name, row.kind, row.login, row.created, tables, reported_at)
