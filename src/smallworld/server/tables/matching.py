"""The search for a table where a user can immediately play with other users."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from smallworld.house.game.clock import DAYS
from smallworld.house.refusal import Refusal
from smallworld.house.schema.answers import Summary
from smallworld.server.accounts.people import User
from smallworld.server.schema.requests import ClockWish, SeatWish, TableWish
from smallworld.server.tables import lobby
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.sharing import Elsewhere
from smallworld.server.tables.table import Table


async def play_someone(registry: Registry, user: User, address: str) -> Table | str:
    """Give `user` a seat at a suitable public table, or at a new table with bots.

    Return the table. If another server has it, return only its id; the user has no seat there yet.

    Raises:
        Refusal: 429 and 503 as in `lobby.create`.
    """
    playing = await registry.feed.tables_with_players()
    found = [table for table in await registry.listed() if is_suitable(table, user.id, playing)]
    for listed in sorted(found, key=rank):
        try:
            table = await registry.find(listed["id"])
        except Elsewhere:
            return listed["id"]
        with suppress(Refusal):  # another user was faster, or the bot's turn has just begun
            await lobby.join(registry, table, user, None)
            return table
    registry.limits.take("create", user.id)
    return await lobby.create(registry, user, new_table(), address)


def new_table() -> TableWish:
    """Return the settings of a table that starts immediately with bots, which players may replace."""
    return TableWish(
        seats=[SeatWish(kind="me"), SeatWish(kind="bot"), SeatWish(kind="bot")],
        clock=ClockWish(kind="live", minutes=20, increment=15),
        first="newcomer",
        public=True,
        drop_in=True,
    )


def is_suitable(table: Summary, user: str, playing: Collection[str]) -> bool:
    """Return whether a user can join a table immediately, and another player is connected there.

    The table must be open, or in the first half of its game with a bot that the user can replace.
    """
    seats = table["seats"]
    if table["id"] not in playing or any(seat["user"] == user for seat in seats):
        return False
    if table["clock"]["kind"] == DAYS or table["own"]:
        return False
    if table["status"] == "open":
        return any(seat["kind"] == "open" and seat["kept_for"] is None for seat in seats)
    bots = [seat for seat in seats if seat["kind"] == "bot" and seat["player"] != table["on_turn"]]
    return table["drop_in"] and bool(bots) and 2 * (table["turn"] or 0) <= table["rounds"]


def rank(table: Summary) -> tuple[int, int]:
    """Return a sort key for suitable tables.

    First come tables with one free seat, then running games from the earliest turn, then tables with more
    free seats.
    """
    free = len([seat for seat in table["seats"] if seat["kind"] == "open"])
    return (0, 0) if free == 1 else (1, table["turn"] or 0) if not free else (2, free)
