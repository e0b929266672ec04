"""Automatic steps of a game: outcomes of chance, early decisions, and standing orders for displaced races."""

from __future__ import annotations

from typing import Final

from smallworld.engine.game import actor
from smallworld.engine.homecoming import is_homecoming
from smallworld.engine.rules import slug
from smallworld.engine.state import CHANCE, NOBODY, State
from smallworld.house.game.play import ReplayedGame, now_ms
from smallworld.house.game.seat import ASK
from smallworld.house.game.table_data import TableData
from smallworld.views.distribution import BORDERS, distribution, template, unfold
from smallworld.views.seat import SPECTATOR

LATE: Final = BORDERS  # the order for a displaced race if its owner has no time left


def go_on(data: TableData, play: ReplayedGame) -> None:
    """Carry out all automatic steps in `play` until a player has to decide."""
    at = now_ms()
    while True:
        decider = actor(play.state)
        if decider == NOBODY:
            return
        if decider == CHANCE:
            play.draw(at)
            continue
        kept = play.kept_by_actor()
        if kept is not None:
            play.apply(kept, at)
            continue
        order = order_for(data, play, decider)
        if order is None:
            return
        for action in unfold(play.state, template(play.state, order)):
            play.apply(action, at)


def awaited(data: TableData, play: ReplayedGame) -> list[int]:
    """Return the players who have to decide now, in the order of the rules.

    Players with a standing order are left out, unless they are the acting player.
    """
    decider = actor(play.state)
    return [player for player in play.awaited() if player == decider or order_for(data, play, player) is None]


def order_for(data: TableData, play: ReplayedGame, player: int) -> str | None:
    """Return the standing order for the displaced race of `player`; None if the player has to decide."""
    seat = data.seats[player]
    state = play.faced_by(player)
    if seat.played_by_bot() or actor(state) != player or not is_homecoming(state):
        return None
    if distribution(state) is None:
        return None
    order = seat.order_of(_race(state))
    if order == ASK:
        return LATE if seat.clock_ms == 0 else None
    return order


def shown_to(data: TableData, play: ReplayedGame, player: int) -> State:
    """Return the state that `player` or SPECTATOR sees.

    For a player with displaced tokens, it is the state in which they place these tokens.
    """
    if player == SPECTATOR or order_for(data, play, player) is not None:
        return play.state
    return play.faced_by(player)


def _race(state: State) -> str:
    """Return the name of the acting race."""
    return slug(state.rules.names[state.banners[state.side()]])
