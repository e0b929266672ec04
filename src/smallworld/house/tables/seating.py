"""Changes of seats: leaving one, coming back to it, and taking that of a bot."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from smallworld.house.game.clock import forgiven
from smallworld.house.game.seat import BOT, OPEN, PERSON, Seat
from smallworld.house.game.table_data import FINISHED, RUNNING, TableData
from smallworld.house.game.table_data import OPEN as OPEN_TABLE
from smallworld.house.refusal import conflict, forbidden

if TYPE_CHECKING:
    from smallworld.house.schema.wishes import Author


def left(data: TableData, user: str) -> TableData:
    """Return the table without a user. In a running game, bots play for them.

    Raises:
        Refusal: 403 if the user has no seat; 409 if the game is over.
    """
    players = data.players_of(user)
    if not players:
        raise forbidden("You have no seat here.", "not-your-seat")
    if data.status == FINISHED:
        raise conflict("not-running", "The game is over.")
    for player in players:
        if data.status == RUNNING:
            data = data.with_seat(player, away=True, until_back=False)
        else:
            data = data.with_seat(player, kind=OPEN, name="", user=None)
    staying = people_at(data)
    if data.status == OPEN_TABLE and staying and data.host == user:
        data = replace(data, host=staying[0])
    return data


def returned(data: TableData, user: str) -> TableData:
    """Return the table after a user has taken their seats back from the bots that played for them.

    Raises:
        Refusal: 403 if the user has no seat; 409 if the game is over, or if they already had extra time this
            turn.
    """
    players = data.players_of(user)
    if not players:
        raise forbidden("You have no seat here.", "not-your-seat")
    if data.status != RUNNING:
        raise conflict("not-running", "The game is not running.")
    return data.with_seats(
        lambda seat: (
            replace(forgiven(seat, data.pace, data.turn), away=False, until_back=False)
            if seat.player in players and seat.away
            else seat
        )
    )


def people_at(data: TableData) -> list[str]:
    """Return the users who have seats, one for each seat."""
    return [seat.user for seat in data.seats if seat.user is not None]


def instead_of_bot(data: TableData, wanted: Iterable[Seat], user: Author) -> TableData:
    """Return a running game after `user` has taken one of the `wanted` seats from a bot that is not on turn.

    The clock of the seat gets a part of the full time, in proportion to the remaining game turns.

    Raises:
        Refusal: 409 if no wanted seat has a bot, or if its bot is on turn.
    """
    bots = [seat for seat in wanted if seat.kind == BOT]
    if not bots:
        raise conflict("taken", "No bot has that seat.")
    resting = [seat for seat in bots if seat.player != data.on_turn]
    if not resting:
        raise conflict("bots-turn", "The bot is playing its turn. Try again when the turn is over.")
    full = data.pace.full_ms()
    left = None if full is None else full * (data.rounds - data.turn + 1) // data.rounds
    seat = resting[0].player
    return data.with_seat(seat, kind=PERSON, bot=None, name=user.name, user=user.id, clock_ms=left)
