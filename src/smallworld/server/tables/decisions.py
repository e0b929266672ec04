"""The commands of players in a game: decisions, undo and standing orders."""

from __future__ import annotations

import time

from smallworld.house.game.table_data import RUNNING
from smallworld.house.refusal import Refusal
from smallworld.house.tables.deciding import carrying_out, ordered, seat_of
from smallworld.server.schema.commands import Command
from smallworld.server.storage import queries
from smallworld.server.tables.table import Table


async def act(table: Table, user: str, command: Command) -> tuple[int, list[str]]:
    """Carry out a command. Return the number of its last event, and all its events as JSON.

    A repeated command with the same key gets the same answer, and is not carried out again.

    Raises:
        Refusal: the command was refused, and nothing was changed.
    """
    async with table.lock:
        table.check()
        seat_of(table.data, user, command.player - 1)
        try:
            return await _act(table, user, command)
        except Refusal as refusal:
            answer = await _answered(table, user, command.key)
            if answer is None:
                raise refusal
            return answer


async def _act(table: Table, user: str, command: Command) -> tuple[int, list[str]]:
    """Carry out a command without checking for an earlier one with the same key; return the same as `act`."""
    began = time.perf_counter()
    if table.data.status == RUNNING:
        await table.game.wake()
    events = await table.commit(carrying_out(command), (user, command.key))
    table.metrics.accepting.observe(time.perf_counter() - began)
    return events[-1].seq, await table.game.events_after(events[0].seq - 1)


async def _answered(table: Table, user: str, key: str) -> tuple[int, list[str]] | None:
    """Return the answer to a command that was already carried out; None if it was not."""
    done = await table.database.read(lambda c: queries.find_command(c, table.data.id, user, key))
    if done is None:
        return None
    first, last = done
    events = await table.game.events_after(first - 1)
    return last, events[: last - first + 1]


async def set_order(table: Table, user: str, player: int, order: str | None, race: str | None) -> None:
    """Set the standing order of a seat for its displaced tokens.

    If `race` is None, the order applies to all races without a separate order. If `order` is None, the
    separate order of the race is removed. If tokens of the race have to be placed now, the order is carried
    out immediately.

    Raises:
        Refusal: 403 for the seat of another user; 400 for a race that is not in play.
    """
    await table.game.wake()
    await table.change(lambda data: ordered(data, user, player, order, race))
    table.audience.show_state()
