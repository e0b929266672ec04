"""Plans for a player's next turn, which are tried on a temporary copy of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import actor
from smallworld.engine.state import State
from smallworld.engine.text.notation import action_to_json
from smallworld.house.game.plan import Tried, beginning, try_step
from smallworld.house.game.play import ReplayedGame
from smallworld.house.game.table_data import RUNNING, TableData
from smallworld.house.refusal import conflict, illegal
from smallworld.house.tables.deciding import seat_of
from smallworld.house.tables.serialize import seat_view
from smallworld.views.schema import Forecast
from smallworld.views.seat import seen_by
from smallworld.views.story import tell
from smallworld.views.view import forecast_between

if TYPE_CHECKING:
    from smallworld.house.schema.messages import Planned, PlannedStep
    from smallworld.house.schema.wishes import PlanWish


def planned(data: TableData, play: ReplayedGame | None, user: str, wish: PlanWish) -> Planned:
    """Return the outcome of those steps of a plan that are possible now.

    The plan is tried on the table as its seat sees it, so that the outcome reveals no secrets.

    Raises:
        Refusal: 403 for the seat of another user; 409 if the game is not running or the seat has no turn
            left.
    """
    player = wish.player - 1
    seat_of(data, user, player)
    if play is None or data.status != RUNNING:
        raise conflict("not-running", "The game is not running.", data.seq)
    state = beginning(_seen(data, play.faced_by(player), player), player)
    if state is None:
        raise conflict("no-turn-ahead", "This seat has no more turns to plan.", play.seq)
    turn = state.turn
    steps: list[PlannedStep] = []
    stopped = None
    forecast: Forecast | None = None
    for step in wish.steps:
        try:
            tried = try_step(state, player, step)
        except SmallWorldError as error:
            stopped = illegal("illegal", f"{error}").to_json()
            break
        steps.append(_told(tried))
        forecast = forecast_between(tried.before, tried.after, tried.reports)
        if tried.after.over:
            break  # the end of the game would reveal the coins of others
        state = tried.after
    goes_on = actor(state) == player and not (steps and steps[-1]["ends"])
    return {
        "seq": play.seq,
        "turn": turn,
        "view": seat_view(state, player, data.open_coins, data.allied_coins),
        "steps": steps,
        "forecast": forecast,
        "goes_on": goes_on,
        "stopped": stopped,
    }


def _seen(data: TableData, state: State, player: int) -> State:
    """Return the state that `player` sees, including the coins of others that this player may see."""
    seen = seen_by(state, player)
    allies = state.owners.allies_of(player) if data.allied_coins else ()
    for other in range(state.players):
        if data.open_coins or other in allies:
            seen.coins[other] = state.coins[other]
    return seen


def _told(tried: Tried) -> PlannedStep:
    rules, board = tried.before.rules, tried.before.board
    return {
        "actions": [action_to_json(rules, board, action) for action in tried.actions],
        "story": [tell(tried.after, report) for report in tried.reports],
        "chance": tried.asks_chance,
        "ends": tried.ends,
    }
