"""The commands of players in a game: decisions, undo and standing orders."""

from __future__ import annotations

import time

from smallworld.server.game.command import try_command
from smallworld.server.game.play import ReplayedGame, now_ms
from smallworld.server.game.seat import Seat
from smallworld.server.game.table_data import RUNNING, TableData
from smallworld.server.refusal import Refusal, conflict, forbidden, malformed
from smallworld.server.schema.commands import Command
from smallworld.server.storage import queries
from smallworld.server.tables.change import Next
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

    def carry_out(data: TableData, play: ReplayedGame | None) -> Next:
        if data.status != RUNNING or play is None:
            raise conflict("not-running", "The game is not running.", data.seq)
        if data.seats[command.player - 1].away:
            raise conflict("away", "A bot plays for you; take your seat back first.", play.seq)
        return Next(data, try_command(play, command, now_ms()))

    events = await table.commit(carry_out, (user, command.key))
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

    def ordered(data: TableData) -> TableData:
        seat = seat_of(data, user, player)
        if race is None:
            if order is None:
                raise malformed("order: null is allowed only with a race")
            return data.with_seat(player, order=order)
        if race not in data.race_names():
            raise malformed(f"race: “{race}” is not in play at this table")
        others = {name: known for name, known in seat.race_orders.items() if name != race}
        return data.with_seat(player, race_orders=others if order is None else {**others, race: order})

    await table.change(ordered)
    table.audience.show_state()


def seat_of(data: TableData, user: str, player: int) -> Seat:
    """Return the seat of `player`, after checking that it belongs to `user`.

    Raises:
        Refusal: 403 if it does not.
    """
    if player not in data.players_of(user):
        raise forbidden("That seat is not yours.", "not-your-seat")
    return data.seats[player]
