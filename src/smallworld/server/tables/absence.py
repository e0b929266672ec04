"""Going on without somebody who is gone, and welcoming them back."""

from __future__ import annotations

import structlog

from smallworld.server.game.table_data import RUNNING, TableData
from smallworld.server.tables.table import Table
from smallworld.server.tables.votes import BOT, DAYS, Wish

log = structlog.get_logger("smallworld.absence")


async def vote(table: Table, user: str, player: int | None, wish: Wish) -> None:
    """Note what `user` wants to do about the seat of `player`, or about the pace, and do it if enough do.

    Raises:
        Refusal: as `Votes.vote`.
    """
    if table.votes.vote(user, player, wish):
        async with table.changing() as data:
            if wish == BOT and player is not None:
                data.seats[player].away = data.seats[player].until_back = True
            else:
                data.clock.slide(wish == DAYS, _left(data))
        table.votes.forget(player)
        log.info("goes on without somebody", table=table.data.id, wish=wish)
    table.audience.show_table()


async def welcome(table: Table, user: str) -> None:
    """Let somebody who is connected again play their own seats, if a bot did so until then."""
    for player in table.data.players_of(user):
        table.votes.forget(player)
    mine = [seat for seat in table.data.seats if seat.user == user and seat.until_back]
    if mine and table.data.status == RUNNING:
        async with table.changing():
            for seat in mine:
                seat.away = seat.until_back = False


def _left(data: TableData) -> float:
    """The part of the game that is still to be played."""
    return (data.rounds - data.turn + 1) / data.rounds
