"""Turns that end with many displaced races, for laws to be tried on."""

from __future__ import annotations

from laws.walks import Walk
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import CONQUER
from smallworld.engine.board import regions_in
from smallworld.engine.conquest import defeat
from smallworld.engine.game import next_step
from smallworld.engine.homecoming import is_homecoming
from smallworld.engine.state import State


def raided(walk: Walk) -> State | None:
    """A position whose turn ends after every other race lost about every third region; None if it is over.

    Random play alone seldom displaces two players in one turn.
    """
    state, numbers = walk.reach(), RandomNumbers(walk.seed, 3)
    if state.waits_for:
        return None
    for side in range(len(state.held)):
        for region in regions_in(state.held[side]):
            if side != state.player and numbers.below(3) == 0:
                defeat(state, side, region, state.player, CONQUER)
    state.plan, state.at = (), -1
    next_step(state)
    return None if state.over or not is_homecoming(state) else state
