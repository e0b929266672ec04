"""A player's next turn in thought, on the table as it stands while others are still at theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player
from smallworld.engine.game import next_step
from smallworld.engine.steps.step import REVEAL
from smallworld.engine.turn import begin_turn

if TYPE_CHECKING:
    from smallworld.engine.state import State


def turn_ahead(state: State, player: Player) -> State | None:
    """The next turn of `player` in thought, begun as if nobody did anything until then.

    What withdrew from regions that they lost is in their hand, as it will be when they ready their troops.
    None where there is no such turn any more, or the table is still being set. `state` stays as it is.
    """
    if state.over or not state.turn:
        return None
    thought = state.copy()
    owners = state.owners
    if owners.seats_between(state.first, player) <= owners.seats_between(state.first, state.player):
        thought.turn += 1
        if thought.turn > state.board.rounds:
            return None
    thought.waits_for = thought.displaced = 0
    begin_turn(thought, player)
    thought.at = -1
    next_step(thought)
    pass_reveals(thought)
    return thought


def pass_reveals(state: State) -> None:
    """Go on, in thought, past banners and badges that come into the column: nobody can plan with them."""
    while state.waits_for and state.step() == REVEAL:
        state.waits_for = 0
        next_step(state)
