"""Turns that end with many displaced races, for checks of invariants."""

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
    """Return the end of a turn in which the other races lost about a third of their regions.

    Return None if the game is over. Random play alone seldom displaces two players in one turn. Questions
    about losses are answered before the turn ends, as in every game.
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
