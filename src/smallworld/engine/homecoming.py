"""Homecoming: before the next turn, displaced races put their withdrawn tokens back, in any order.

By the rules, displaced races redeploy clockwise. But each race puts tokens back only into its own regions,
which changes nothing for other races. So players may decide in any order, as long as the engine applies the
decisions clockwise. tests/laws/test_homecoming.py checks this for every ability.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Player
from smallworld.engine.game import actor, decider, next_step
from smallworld.engine.keys import side_of, step_of
from smallworld.engine.steps.step import RETURN, REVEAL

if TYPE_CHECKING:
    from smallworld.engine.state import State


def is_homecoming(state: State) -> bool:
    """Return whether the open question asks where a displaced race puts its tokens back."""
    if state.over or state.waits_for or not is_turn_played(state):
        return False
    entry = state.entry()
    return step_of(entry) == RETURN or decider(state, side_of(entry)) != state.player


def is_turn_played(state: State) -> bool:
    """Return whether the player on turn has finished, so that only displaced races are still to be asked."""
    for entry in state.plan[state.at :]:
        if step_of(entry) == REVEAL:
            return False
    return True


def brought_forward(state: State, player: Player) -> State:
    """Return the state as if `player` were asked before the other players.

    Return `state` itself if that changes nothing.
    """
    if state.over or state.waits_for or actor(state) == player or not is_turn_played(state):
        return state
    theirs: list[int] = []
    others: list[int] = []
    for entry in state.plan[state.at :]:
        if decider(state, side_of(entry)) == player:
            theirs.append(entry)
        else:
            others.append(entry)
    if not theirs:
        return state
    thought = state.copy()
    thought.plan = tuple(theirs + others)
    thought.at = -1
    next_step(thought)
    return thought


def awaited(state: State) -> list[Player]:
    """Return the players who may decide now.

    The actor comes first, then the owners of other displaced races in plan order.
    """
    players: list[Player] = []
    if state.over or state.waits_for:
        return players
    for entry in state.plan[state.at :]:
        player = decider(state, side_of(entry))
        if player not in players and actor(brought_forward(state, player)) == player:
            players.append(player)
    return players
