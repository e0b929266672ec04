"""A player's next turn, simulated while other players are still taking their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player
from smallworld.engine.game import next_step
from smallworld.engine.steps.step import REVEAL
from smallworld.engine.turn import begin_turn

if TYPE_CHECKING:
    from smallworld.engine.state import State


def turn_ahead(state: State, player: Player) -> State | None:
    """Return the state in which the next turn of `player` begins, as if no other player did anything first.

    Tokens that withdrew from lost regions are in the player's hand, as they will be when the player readies
    their troops. Return None if the player has no turn left, or while the table is being set up. `state` is
    not changed.
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
    """Skip the banners and badges that chance would add to the column of a simulated state.

    Nobody can plan with unknown banners and badges.
    """
    while state.waits_for and state.step() == REVEAL:
        state.waits_for = 0
        next_step(state)
