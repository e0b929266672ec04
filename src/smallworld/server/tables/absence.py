"""Absent players: how a table continues without them, and how they get their seats back."""

from __future__ import annotations

from dataclasses import replace

import structlog

from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.server.tables.table import Table
from smallworld.server.tables.votes import BOT, DAYS, Wish

log = structlog.get_logger("smallworld.absence")


async def vote(table: Table, user: str, player: int | None, wish: Wish) -> None:
    """Count a vote of `user` about the seat of `player`, or about the clock, and act if enough players agree.

    Raises:
        Refusal: for the same reasons as in `Votes.vote`.
    """
    if table.votes.vote(user, player, wish):
        if wish == BOT and player is not None:
            await table.change(lambda data: data.with_seat(player, away=True, until_back=True))
        else:
            await table.change(lambda data: data.at_pace(by_days=wish == DAYS))
        table.votes.forget(player)
        log.info("table continues without a player", table=table.data.id, wish=wish)
    table.audience.show_table()


async def welcome(table: Table, user: str) -> None:
    """Give a user who has reconnected their seats back, if bots played only until then."""
    for player in table.data.players_of(user):
        table.votes.forget(player)

    def play_again(data: TableData) -> TableData:
        if data.status != RUNNING:
            return data
        return data.with_seats(
            lambda seat: (
                replace(seat, away=False, until_back=False) if seat.user == user and seat.until_back else seat
            )
        )

    if play_again(table.data) is not table.data:
        await table.change(play_again)
