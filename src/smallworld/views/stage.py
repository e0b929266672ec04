"""How far a turn is."""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.keys import step_of
from smallworld.engine.rules import slug
from smallworld.engine.state import State
from smallworld.engine.steps.step import (
    CHOOSE_COMBO,
    CHOOSE_COURSE,
    CONQUER,
    READY,
    REDEPLOY,
    RETURN,
    SCORE,
    STEP_NAMES,
)
from smallworld.views.schema import Stage

# What the engine's own steps are part of. Revealing is part of whatever goes before it.
_STAGES: Final[dict[int, Stage]] = {
    CHOOSE_COMBO: "begin",
    CHOOSE_COURSE: "begin",
    READY: "begin",
    CONQUER: "conquer",
    REDEPLOY: "redeploy",
    RETURN: "redeploy",
    SCORE: "score",
}


def step_name(state: State) -> str:
    """The current step in notation: "conquer", or the ability whose step it is; "over" at the end."""
    if state.over:
        return "over"
    step = state.step()
    return slug(state.rules.names[step]) if step >= FIRST_ABILITY else STEP_NAMES[step]


def stage_of(state: State) -> Stage:
    """How far the turn is: what the last of the engine's own steps was that it has come to."""
    if state.over:
        return "score"
    for place in range(state.at, -1, -1):
        stage = _STAGES.get(step_of(state.plan[place]))
        if stage is not None:
            return stage
    # Displaced races come home when the steps of the turn are over: then none of them follows.
    ahead = [entry for entry in state.plan[state.at :] if step_of(entry) in STEP_NAMES]
    return "begin" if ahead else "redeploy"
