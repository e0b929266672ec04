"""Homecoming: before the next turn displaced races put back what withdrew, and each may answer beforehand.

The rules ask clockwise, and so does the plan. But what one race puts back goes from its own hand to its own
regions, and changes nothing for another. So people may decide in any order, as long as the decisions are
applied clockwise; tests/laws/test_homecoming.py holds every ability to that.
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
    """Whether the open question is put to a displaced race, and not to the player on turn as such."""
    if state.over or state.waits_for or not is_turn_played(state):
        return False
    entry = state.entry()
    return step_of(entry) == RETURN or decider(state, side_of(entry)) != state.player


def is_turn_played(state: State) -> bool:
    """Whether nothing is left of the turn itself; until then another may only be asked in between."""
    for entry in state.plan[state.at :]:
        if step_of(entry) == REVEAL:
            return False
    return True


def brought_forward(state: State, player: Player) -> State:
    """The table in thought, had the plan asked `player` first; `state` itself where that is no difference."""
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
    """The players who may decide now: the actor, and in the order of the plan those who come home later."""
    players: list[Player] = []
    if state.over or state.waits_for:
        return players
    for entry in state.plan[state.at :]:
        player = decider(state, side_of(entry))
        if player not in players and actor(brought_forward(state, player)) == player:
            players.append(player)
    return players
