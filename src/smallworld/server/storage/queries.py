"""Queries on tables and their events. Each function is a job for the database."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import asdict
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from smallworld.content.catalogue import CUSTOM
from smallworld.house.game.branch import Branch
from smallworld.house.game.clock import Pace
from smallworld.house.game.play import Event
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import FINISHED, RUNNING, TableData
from smallworld.server.storage.errors import LeaseLost
from smallworld.server.storage.prepared import Prepared
from smallworld.server.storage.sql_tables import commands, events, games, heartbeat, seats

# Every event of a game, and, by user, the key and last event of their last command.
Loaded = tuple[list[Event], dict[str, tuple[str, int]]]
_CHANGE: Final = update(games).where(games.c.id == bindparam("of"), games.c.epoch == bindparam("held"))
# The columns that every move writes. None of them is indexed, or SQLite would also write the index.
_GO_ON: Final = Prepared(_CHANGE, "seq", "turn", "on_turn", "awaited")
_ADD_EVENT: Final = Prepared(insert(events), *events.c.keys())
_SET_CLOCK: Final = Prepared(
    update(seats).where(seats.c.game == bindparam("of"), seats.c.player == bindparam("whose")), "clock_ms"
)
_ADD_COMMAND: Final = Prepared(insert(commands), *commands.c.keys())


def add_table(connection: Connection, table: TableData, server: str | None = None) -> None:
    """Add a new table. With several servers, `server` gets the lease on the table."""
    pace = table.own_pace
    kind = next((kind for kind in CUSTOM if table.board.startswith(kind)), table.board)
    connection.execute(
        insert(games).values(
            id=table.id,
            host=table.host,
            board=kind,
            layout=table.board.removeprefix(kind),
            boxes=json.dumps(dict(table.boxes)),
            public=table.public,
            open_coins=table.open_coins,
            allied_coins=table.allied_coins,
            drop_in=table.drop_in,
            clock_kind=pace.kind,
            clock_minutes=pace.minutes,
            clock_increment=pace.increment,
            wanted_first=table.wanted_first,
            own=table.own,
            seed=table.seed,
            created=table.created,
            branch_of=table.branch.table if table.branch else None,
            branch_at=table.branch.seq if table.branch else None,
            branch_drawn=table.branch.drawn if table.branch else None,
            server=server,
            **_notes(table),
        )
    )
    connection.execute(insert(seats), [{"game": table.id, **_seat_values(seat)} for seat in table.seats])


def update_table(connection: Connection, table: TableData) -> None:
    """Write all data of a table that may change, including its seats.

    Raises:
        LeaseLost: another server has taken the table over.
    """
    _change(
        connection,
        table,
        host=table.host,
        by_days=table.by_days,
        drop_in=table.drop_in,
        wanted_first=table.wanted_first,
        **_notes(table),
    )
    for seat in table.seats:
        connection.execute(
            update(seats)
            .where(and_(seats.c.game == table.id, seats.c.player == seat.player))
            .values(**_seat_values(seat))
        )


def delete_table(connection: Connection, table: TableData) -> None:
    """Delete a table with all its data.

    Raises:
        LeaseLost: another server has taken the table over.
    """
    hold(connection, table)
    id = table.id
    connection.execute(delete(commands).where(commands.c.game == id))
    connection.execute(delete(events).where(events.c.game == id))
    connection.execute(delete(seats).where(seats.c.game == id))
    connection.execute(delete(games).where(games.c.id == id))


def go_on(connection: Connection, table: TableData, charged: Iterable[Seat] = ()) -> None:
    """Write the progress of a running game, and the clocks of the seats in `charged`.

    Raises:
        LeaseLost: another server has taken the table over.
    """
    if not _GO_ON.run(connection, {"of": table.id, "held": table.epoch, **_how_far(table)}):
        raise LeaseLost(table.id)
    _SET_CLOCK.run(
        connection,
        *[{"of": table.id, "whose": seat.player, "clock_ms": seat.clock_ms} for seat in charged],
    )


def add_events(connection: Connection, table: TableData, fresh: Iterable[Event]) -> None:
    """Add events of a table. The transaction must have checked the lease on the table.

    Raises:
        IntegrityError: another server or request has written an event with this number.
    """
    _ADD_EVENT.run(connection, *[{"game": table.id, **vars(event)} for event in fresh])


def hold(connection: Connection, table: TableData) -> None:
    """Check that this server has the lease on a table, and lock its row until the transaction ends.

    Raises:
        LeaseLost: another server has taken the table over, or the table no longer exists.
    """
    mine = select(games.c.id).where(games.c.id == table.id, games.c.epoch == table.epoch)
    if connection.execute(mine.with_for_update()).one_or_none() is None:
        raise LeaseLost(table.id)


def _change(connection: Connection, table: TableData, **values: Any) -> None:
    """Change these columns of a table, after the same check as in `hold`."""
    if not connection.execute(_CHANGE, {"of": table.id, "held": table.epoch, **values}).rowcount:
        raise LeaseLost(table.id)


def add_command(connection: Connection, game: str, user: str, key: str, first: int, last: int) -> None:
    """Store the fact that a user's command was carried out, with its first and last event.

    Raises:
        IntegrityError: the command was already carried out before.
    """
    _ADD_COMMAND.run(connection, {"game": game, "user": user, "key": key, "first": first, "last": last})


def find_command(connection: Connection, game: str, user: str, key: str) -> tuple[int, int] | None:
    """Return the first and last event of a user's command; None if it was not carried out."""
    row = connection.execute(
        select(commands.c.first, commands.c.last).where(
            and_(commands.c.game == game, commands.c.user == user, commands.c.key == key)
        )
    ).one_or_none()
    return (row.first, row.last) if row is not None else None


def load_events(connection: Connection, game: str) -> list[Event]:
    """Return all events of a game in order."""
    rows = connection.execute(select(events).where(events.c.game == game).order_by(events.c.seq))
    return [_event(row) for row in rows]


def load_games(connection: Connection, names: Collection[str]) -> dict[str, Loaded]:
    """Return all events of these games in order, and the last command of each user."""
    found: dict[str, Loaded] = {game: ([], {}) for game in names}
    wanted = select(events).where(events.c.game.in_(names))
    for row in connection.execute(wanted.order_by(events.c.game, events.c.seq)):
        found[row.game][0].append(_event(row))
    done = select(commands.c.game, commands.c.user, commands.c.key, commands.c.last)
    for row in connection.execute(done.where(commands.c.game.in_(names)).order_by(commands.c.last)):
        found[row.game][1][row.user] = (row.key, row.last)
    return found


def _event(row: Row[Any]) -> Event:
    return Event(row.seq, row.player, row.action, row.undone, row.at, row.early)


def load_tables(connection: Connection, *conditions: Any, limit: int | None = None) -> list[TableData]:
    """Return the tables that satisfy all conditions, the newest first."""
    found = connection.execute(
        select(games).where(*conditions).order_by(games.c.created.desc()).limit(limit)
    ).all()
    rows: dict[str, list[Seat]] = {row.id: [] for row in found}
    for row in connection.execute(select(seats).where(seats.c.game.in_(list(rows))).order_by(seats.c.player)):
        rows[row.game].append(_seat(row))
    return [_table(row, rows[row.id]) for row in found]


def load_table(connection: Connection, id: str) -> TableData | None:
    """Return the table with this id; None if no table has it."""
    found = load_tables(connection, games.c.id == id)
    return found[0] if found else None


def load_tables_of(
    connection: Connection, user: str, limit: int | None, *conditions: ColumnElement[bool]
) -> list[TableData]:
    """Return the tables where a user has a seat, or a reserved seat in a rematch, the newest first."""
    mine = select(seats.c.game).where(or_(seats.c.user == user, seats.c.held_for == user))
    return load_tables(connection, games.c.id.in_(mine), *conditions, limit=limit)


def finished_before(at: int) -> ColumnElement[bool]:
    """Return the SQL condition that selects games which ended before a time."""
    return and_(games.c.status == FINISHED, games.c.finished < at)


def untouched_since(at: int) -> ColumnElement[bool]:
    """Return the SQL condition that selects running games without any event since a time."""
    lately = exists().where(events.c.game == games.c.id, events.c.at >= at)
    return and_(games.c.status == RUNNING, games.c.created < at, ~lately)


def tables_where(connection: Connection, condition: ColumnElement[bool], most: int) -> list[str]:
    """Return the ids of tables that satisfy a condition, the oldest first and at most `most`."""
    return list(connection.scalars(select(games.c.id).where(condition).order_by(games.c.created).limit(most)))


def delete_where(connection: Connection, table: TableData, condition: ColumnElement[bool]) -> bool:
    """Delete a table with all its data if it satisfies a condition; return whether it was deleted.

    Raises:
        LeaseLost: another server has taken the table over.
    """
    if connection.scalar(select(games.c.id).where(games.c.id == table.id, condition)) is None:
        return False
    delete_table(connection, table)
    return True


def who_has_finished(connection: Connection, users: set[str]) -> set[str]:
    """Return those of `users` who had a seat in a finished game."""
    over = select(seats.c.user).join(games, games.c.id == seats.c.game).where(games.c.status == FINISHED)
    return {row.user for row in connection.execute(over.where(seats.c.user.in_(users)).distinct())}


def last_beat(connection: Connection) -> int:
    """Return the last heartbeat of any server, in milliseconds since 1970; 0 if there was none."""
    return connection.execute(select(heartbeat.c.at)).scalar() or 0


def beat(connection: Connection, now: int) -> None:
    """Store the time as a heartbeat, unless another server is storing one at this moment."""
    free = select(heartbeat.c.id).with_for_update(skip_locked=True)
    connection.execute(update(heartbeat).where(heartbeat.c.id.in_(free)).values(at=now))


def _notes(table: TableData) -> dict[str, Any]:
    return {
        "status": table.status,
        "first": table.first,
        "finished": table.finished,
        "rematch": table.rematch,
        **_how_far(table),
    }


def _how_far(table: TableData) -> dict[str, Any]:
    return {
        "seq": table.seq,
        "turn": table.turn,
        "on_turn": table.on_turn,
        "awaited": json.dumps(table.awaited),
    }


def _seat_values(seat: Seat) -> dict[str, Any]:
    values = asdict(seat)
    values["standing_order"] = values.pop("order")
    values["race_orders"] = json.dumps(dict(seat.race_orders))
    return values


def _seat(row: Row[Any]) -> Seat:
    return Seat(
        row.player,
        row.kind,
        row.name,
        row.bot,
        row.user,
        row.held_for,
        row.away,
        row.until_back,
        row.standing_order,
        row.clock_ms,
        json.loads(row.race_orders),
        row.forgiven,
    )


def _table(row: Row[Any], found: list[Seat]) -> TableData:
    return TableData(
        row.id,
        row.host,
        row.board + row.layout,
        json.loads(row.boxes),
        tuple(found),
        Pace(row.clock_kind, row.clock_minutes, row.clock_increment),
        row.seed,
        row.created,
        by_days=row.by_days,
        public=row.public,
        open_coins=row.open_coins,
        allied_coins=row.allied_coins,
        drop_in=row.drop_in,
        wanted_first=row.wanted_first,
        own=row.own,
        status=row.status,
        first=row.first,
        finished=row.finished,
        rematch=row.rematch,
        branch=Branch(row.branch_of, row.branch_at, row.branch_drawn) if row.branch_of is not None else None,
        seq=row.seq,
        turn=row.turn,
        on_turn=row.on_turn,
        awaited=tuple(json.loads(row.awaited)),
        epoch=row.epoch,
    )
