"""The lobby: creating tables, taking and leaving seats, returning to seats, and rematches."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from smallworld.house.game.play import Event
from smallworld.house.game.seat import BOT, OPEN, PERSON
from smallworld.house.game.table_data import FINISHED, RUNNING, TableData
from smallworld.house.game.table_data import OPEN as OPEN_TABLE
from smallworld.house.refusal import conflict, forbidden, missing
from smallworld.house.tables.change import Next
from smallworld.house.tables.recorded import read_record, uploaded
from smallworld.house.tables.seating import instead_of_bot, left, people_at, returned
from smallworld.house.tables.setting_up import (
    again_of,
    bot_name,
    branched,
    known_bot,
    new_table,
    posed,
    seats_of_branch,
)
from smallworld.puzzles.puzzle import Puzzle
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import BranchWish, RecordWish, TableWish
from smallworld.server.tables.bot_tables import check_bots
from smallworld.server.tables.naming import brings_names_in
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table


async def create(registry: Registry, user: User, wish: TableWish, address: str = "") -> Table:
    """Create a table with `user` as its host, and return it. Without open seats, the game begins immediately.

    Raises:
        Refusal: 400 for invalid settings; 429 if bots play at too many tables of the user or of `address`;
            503 if the server is full.
    """
    registry.check_room()
    if any(seat.kind == "bot" for seat in wish.seats):
        check_bots(registry, user.id, address)
    # In a thread, because building a custom board takes time.
    data = await asyncio.to_thread(new_table, user, wish)
    registry.set_up_at[data.id] = address
    return await _open(registry, data)


async def pose(registry: Registry, user: User, puzzle: Puzzle) -> Table:
    """Create a table where `user` solves a puzzle. Bots have the other seats, and all coins are visible.

    The user's earlier attempts are removed.

    Raises:
        Refusal: 503 if the server is full.
    """
    registry.check_room()
    await registry.remove_tries(user.id)
    return await _open(registry, posed(user, puzzle))


async def branch(registry: Registry, table: Table, user: User, wish: BranchWish, address: str = "") -> Table:
    """Create a table whose game continues a finished game from one of its events.

    The finished game stays unchanged. Anyone who knows its table may do this, because they can read its
    record. The new game has a new random seed and no clock.

    Raises:
        Refusal: 400 for invalid seats; 404 for an unknown event; 409 if the game still runs, or if the event
            is its last; 429 and 503 as in `create`.
    """
    registry.check_room()
    seats = seats_of_branch(table.data, user, wish)
    if any(seat.kind == BOT for seat in seats):
        check_bots(registry, user.id, address)
    await table.game.wake()  # raises if the game began with other rules
    data = branched(table.data, await table.game.retell(), user, seats, wish.seq)
    registry.set_up_at[data.id] = address
    return await _open(registry, data)


async def upload(registry: Registry, user: User, wish: RecordWish, address: str = "") -> Table:
    """Create a table whose game continues the game of a file.

    Raises:
        Refusal: 400 for an invalid file or seat; 403 for names of a muted user; 409 for a finished game
            or other rules; 429 and 503 as in `create`.
    """
    registry.check_room()
    if any(seat.kind == BOT for seat in wish.seats):
        check_bots(registry, user.id, address)
    record = await asyncio.to_thread(read_record, wish.record)
    if brings_names_in(record):
        registry.measures.check_naming(user.id)
    data, play = await asyncio.to_thread(uploaded, record, user, wish.seats)
    registry.set_up_at[data.id] = address
    return await _open(registry, data, play.fresh)


async def join(registry: Registry, table: Table, user: User, player: int | None) -> None:
    """Give `user` the seat number `player`, or the first free seat.

    In a running game, the user takes the seat of a bot.

    Raises:
        Refusal: 409 if the seat is taken or its bot is on turn; 403 if it is reserved for another user.
    """

    def sit_down(data: TableData) -> TableData:
        if data.players_of(user.id) and player is None:
            return data
        if data.status != OPEN_TABLE and not (data.status == RUNNING and data.drop_in):
            raise conflict("begun", "The game has begun.")
        if player is not None and not 1 <= player <= len(data.seats):
            raise missing("seat")
        wanted = data.seats if player is None else data.seats[player - 1 : player]
        if data.status == RUNNING:
            return instead_of_bot(data, wanted, user)
        free = [seat for seat in wanted if seat.kind == OPEN]
        mine = [seat for seat in free if seat.held_for in (None, user.id)]
        if not free:
            raise conflict("taken", "That seat is taken." if player else "All seats are taken.")
        if not mine:
            raise forbidden("That seat is reserved for another player.", "kept")
        seat = min(mine, key=lambda seat: seat.held_for != user.id)
        return data.with_seat(seat.player, kind=PERSON, name=seat.name or user.name, user=user.id)

    await table.change(sit_down)
    await _begin_if_full(table)


async def let_drop_in(table: Table, user: User, allowed: bool) -> None:
    """Allow or forbid that anyone takes the seat of a bot during the game.

    Raises:
        Refusal: 403 if `user` is not the host.
    """

    def let(data: TableData) -> TableData:
        if data.host != user.id:
            raise forbidden("Only the host can decide this.", "not-host")
        return data if data.drop_in == allowed else replace(data, drop_in=allowed)

    await table.change(let)


async def start(registry: Registry, table: Table, user: User, bot: str | None = None) -> None:
    """Fill the open seats with bots of this level, and begin the game.

    Raises:
        Refusal: 400 if the bot does not exist; 403 if `user` is not the host; 409 if the game has begun; 429
            as in `create`.
    """
    filler = known_bot(bot)
    check_bots(registry, user.id, registry.set_up_at.get(table.data.id, ""))

    def fill(data: TableData) -> TableData:
        if data.host != user.id:
            raise forbidden("Only the host can start the game.", "not-host")
        if data.status != OPEN_TABLE:
            raise conflict("begun", "The game has begun.")
        for seat in data.seats:
            if seat.kind == OPEN:
                name = bot_name(filler, data.seats)
                data = data.with_seat(seat.player, kind=BOT, bot=filler, user=None, name=name)
        return data

    await table.change(fill)
    await _begin_if_full(table)


async def leave(registry: Registry, table: Table, user: User) -> bool:
    """Free the seats of `user`, or let bots play them in a running game; return whether the table exists.

    Raises:
        Refusal: 403 if the user has no seat; 409 if the game is over.
    """
    await table.change(lambda data: left(data, user.id))
    if table.data.status == OPEN_TABLE and not people_at(table.data):
        return not await registry.forget(table, if_empty=True)
    return True


async def come_back(table: Table, user: User) -> None:
    """Give `user` their seats back from the bots that played for them.

    Raises:
        Refusal: 403 if the user has no seat; 409 if the game is over, or if they already had extra time this
            turn.
    """
    await table.change(lambda data: returned(data, user.id))


async def rematch(registry: Registry, table: Table, user: User, step: int = 0) -> Table:
    """Return the table of the rematch, where `user` gets a seat. The first call creates the table.

    The seats of other players are reserved for them, and the next player in order begins. A full server still
    allows this, because another game has ended. With `step`, bots become that many levels harder, and each
    call creates a new table.

    Raises:
        Refusal: 403 if `user` had no seat; 409 if the game is not over, or if `step` is given although
            another user played.
    """
    data = table.data
    if not data.players_of(user.id):
        raise forbidden("Only players of this game can start a rematch.", "not-your-seat")
    if data.status != FINISHED:
        raise conflict("running", "The game is not over.")
    if step and any(seat.kind == PERSON and seat.user != user.id for seat in data.seats):
        raise conflict("not-alone", "Only players alone with bots may change the level of the bots.")
    async with table.lock:
        table.check()
        if table.data.rematch is None or step:
            opened = await _open(registry, again_of(table.data, user, step))
            await table.commit(lambda data, play: Next(replace(data, rematch=opened.data.id)))
            registry.notices.consider(opened, lambda: opened.audience.here() | table.audience.here())
    again = await registry.find(table.data.rematch or "")
    if not again.data.players_of(user.id) and again.data.status == OPEN_TABLE:
        for seat in [seat for seat in again.data.seats if seat.held_for == user.id]:
            await join(registry, again, user, seat.player + 1)
    return again


async def _open(registry: Registry, data: TableData, events: Sequence[Event] = ()) -> Table:
    table = await registry.open_table(data, events)
    await _begin_if_full(table)
    registry.relist(table)
    return table


async def _begin_if_full(table: Table) -> None:
    if table.data.is_full:
        await table.begin()
