"""Queries on reports by users and sanctions by moderators. Each function is a job for the database."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from smallworld.house.json_text import to_text
from smallworld.server.storage.sql_tables import games, measures, reports

MUTE: Final = "mute"  # a user may not chat
BAN: Final = "ban"  # a user may not play at any table
ADDRESS: Final = "address"  # no one at an address or in a network may play
CLOSE: Final = "close"  # no one may play at a table


@dataclass(frozen=True)
class Measure:
    """A moderator's sanction. Times are in milliseconds since 1970."""

    id: str
    created: int
    kind: str
    target: str  # the id of a user or table, or a network
    until: int | None  # None for a permanent sanction
    reason: str
    by: str
    lifted: int | None = None


@dataclass(frozen=True)
class Report:
    """A user's report to the moderators. Times are in milliseconds since 1970."""

    id: str
    created: int
    reporter: str | None  # None if the reporter was erased
    game: str
    reported: str | None  # the reported user; None for the table
    name: str
    reason: str
    text: str
    chat: str  # the chat that the reporter could read, as JSON with the `user` of each line
    settled: int | None = None


def add_report(connection: Connection, report: Report) -> None:
    """Store a report."""
    connection.execute(insert(reports).values(**vars(report)))


def open_reports(connection: Connection, *, settled: bool = False) -> list[Report]:
    """Return all unsettled reports, the oldest first. With `settled`, return all reports."""
    wanted = select(reports).order_by(reports.c.created)
    rows = connection.execute(wanted if settled else wanted.where(reports.c.settled.is_(None)))
    return [Report(**row) for row in rows.mappings()]


def settle(connection: Connection, id: str, now: int) -> bool:
    """Mark a report as settled; return False if no unsettled report has this id."""
    unsettled = update(reports).where(reports.c.id == id, reports.c.settled.is_(None))
    return bool(connection.execute(unsettled.values(settled=now)).rowcount)


def reopen(connection: Connection, id: str) -> bool:
    """Mark a report as unsettled; return False if no settled report has this id."""
    settled = update(reports).where(reports.c.id == id, reports.c.settled.is_not(None))
    return bool(connection.execute(settled.values(settled=None)).rowcount)


def decide(connection: Connection, measure: Measure) -> list[Measure]:
    """Put a sanction in force, and return the earlier sanctions that it replaces.

    It replaces sanctions of the same kind on the same target.
    """
    before = [
        other
        for other in measures_in_force(connection, measure.created)
        if (other.kind, other.target) == (measure.kind, measure.target)
    ]
    for other in before:
        lift(connection, other.id, measure.created)
    connection.execute(insert(measures).values(**vars(measure)))
    return before


def all_measures(connection: Connection) -> list[Measure]:
    """Return all sanctions, the oldest first."""
    return [
        Measure(**row) for row in connection.execute(select(measures).order_by(measures.c.created)).mappings()
    ]


def measures_in_force(connection: Connection, now: int) -> list[Measure]:
    """Return the sanctions in force, the oldest first."""
    lasts = or_(measures.c.until.is_(None), measures.c.until > now)
    wanted = select(measures).where(measures.c.lifted.is_(None), lasts).order_by(measures.c.created)
    rows = connection.execute(wanted)
    return [Measure(**row) for row in rows.mappings()]


def lift(connection: Connection, id: str, now: int) -> bool:
    """End a sanction early; return False if it does not exist or was already lifted."""
    unlifted = update(measures).where(measures.c.id == id, measures.c.lifted.is_(None))
    return bool(connection.execute(unlifted.values(lifted=now)).rowcount)


def is_open_to_players() -> ColumnElement[bool]:
    """Return the SQL condition that selects tables which no moderator has closed."""
    closed = select(measures.c.target).where(measures.c.kind == CLOSE, measures.c.lifted.is_(None))
    return games.c.id.not_in(closed)


def is_table(connection: Connection, id: str) -> bool:
    """Return whether a table with this id exists."""
    return connection.execute(select(games.c.id).where(games.c.id == id)).one_or_none() is not None


def transfer(connection: Connection, old: str, new: str) -> None:
    """Transfer the reports and sanctions of the user `old` to `new`, another account of the same person."""
    connection.execute(update(reports).where(reports.c.reporter == old).values(reporter=new))
    connection.execute(update(reports).where(reports.c.reported == old).values(reported=new))
    _change_lines(connection, old, user=new)
    connection.execute(update(measures).where(measures.c.target == old).values(target=new))


def forget(connection: Connection, person: str, name: str) -> None:
    """Remove an erased user from the reports.

    The user's own reports lose their author, and other reports show `name` instead of the user's name.
    """
    connection.execute(update(reports).where(reports.c.reporter == person).values(reporter=None))
    connection.execute(update(reports).where(reports.c.reported == person).values(name=name))
    _change_lines(connection, person, name=name)


def _change_lines(connection: Connection, person: str, **values: str) -> None:
    """Set these fields in all chat lines of a user, in the chats stored with reports."""
    spoke = reports.c.chat.contains(person, autoescape=True)
    for row in connection.execute(select(reports.c.id, reports.c.chat).where(spoke)).all():
        lines = [line | values if line["user"] == person else line for line in json.loads(row.chat)]
        connection.execute(update(reports).where(reports.c.id == row.id).values(chat=to_text(lines)))


def forget_before(connection: Connection, time: int) -> None:
    """Delete reports older than a time, and sanctions that ended before that time."""
    connection.execute(delete(reports).where(reports.c.created < time))
    over = or_(measures.c.lifted < time, measures.c.until < time)
    connection.execute(delete(measures).where(over))
