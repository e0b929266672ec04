"""Turns that end with many displaced races, for laws to be tried on."""

from __future__ import annotations

from laws.walks import Walk, choose
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.engine.action import CONQUER
from smallworld.engine.board import regions_in
from smallworld.engine.conquest import defeat, losses_of
from smallworld.engine.game import next_step, play
from smallworld.engine.homecoming import is_homecoming
from smallworld.engine.state import State
from smallworld.engine.turn import step_aside


def raided(walk: Walk) -> State | None:
    """A position whose turn ends after every other race lost about every third region; None if it is over.

    Random play alone seldom displaces two players in one turn. What a loss interrupts for is settled before
    the turn ends, as it always is.
    """
    state, numbers = walk.reach(), RandomNumbers(walk.seed, 3)
    if state.waits_for:
        return None
    for side in range(len(state.held)):
        for region in regions_in(state.held[side]):
            if side != state.player and numbers.below(3) == 0:
                defeat(state, side, region, losses_of(state, side, region, state.player, CONQUER))
    state.plan, state.at = (), -1
    step_aside(state, goes_on=False)
    interrupting = state.plan
    next_step(state)
    while state.plan == interrupting and not state.over:
        play(state, choose(state, numbers))
    return None if state.over or not is_homecoming(state) else state
