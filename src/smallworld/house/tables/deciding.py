"""The changes that players make to a running game: decisions, undo and standing orders."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions
from smallworld.engine.text.notation import parse_action
from smallworld.house.game.command import try_command
from smallworld.house.game.play import ReplayedGame, now_ms
from smallworld.house.game.seat import Seat
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.refusal import conflict, forbidden, malformed
from smallworld.house.tables.change import Change, Next

if TYPE_CHECKING:
    from smallworld.house.schema.wishes import Command


def carrying_out(command: Command) -> Change:
    """Return the change that carries out a command. The caller has checked whose seat it is.

    The change raises a Refusal if the game is not running, if a bot plays the seat, or if the rules forbid
    the command.
    """

    def carry_out(data: TableData, play: ReplayedGame | None) -> Next:
        if data.status != RUNNING or play is None:
            raise conflict("not-running", "The game is not running.", data.seq)
        if data.seats[command.player - 1].away:
            raise conflict("away", "A bot plays for you; take your seat back first.", play.seq)
        return Next(data, try_command(play, command, now_ms()))

    return carry_out


def carrying_out_chosen(
    seq: int, chosen: list[str], complain: Callable[[str, SmallWorldError], None]
) -> Change:
    """Return the change that carries out the decisions of a bot, in notation, made after event `seq`.

    Nothing changes if the table has newer events. Instead of an illegal decision, the bot takes the first
    legal one, and `complain` gets the decision and the error.
    """

    def carry_out(data: TableData, play: ReplayedGame | None) -> Next | None:
        if play is None or play.seq != seq:
            return None
        tried = play.copy()
        for text in chosen:
            try:
                tried.apply(parse_action(tried.rules, tried.board, text), now_ms())
            except SmallWorldError as error:
                complain(text, error)
                tried.apply(legal_actions(tried.state)[0], now_ms())
        return Next(data, tried)

    return carry_out


def ordered(data: TableData, user: str, player: int, order: str | None, race: str | None) -> TableData:
    """Return the table with a standing order of a seat for its displaced tokens.

    If `race` is None, the order applies to all races without a separate order. If `order` is None, the
    separate order of the race is removed.

    Raises:
        Refusal: 403 for the seat of another user; 400 for a race that is not in play.
    """
    seat = seat_of(data, user, player)
    if race is None:
        if order is None:
            raise malformed("order: null is allowed only with a race")
        return data.with_seat(player, order=order)
    if race not in data.race_names():
        raise malformed(f"race: “{race}” is not in play at this table")
    others = {name: known for name, known in seat.race_orders.items() if name != race}
    return data.with_seat(player, race_orders=others if order is None else {**others, race: order})


def seat_of(data: TableData, user: str, player: int) -> Seat:
    """Return the seat of `player`, after checking that it belongs to `user`.

    Raises:
        Refusal: 403 if it does not.
    """
    if player not in data.players_of(user):
        raise forbidden("That seat is not yours.", "not-your-seat")
    return data.seats[player]
