"""The progress of a turn: its step and its stage."""

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

# The stage of each of the engine's steps, except the reveal of a combo, which does not change the stage.
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
    """Return the current step in notation, such as "conquer", or an ability's name; "over" at the end."""
    if state.over:
        return "over"
    step = state.step()
    return slug(state.rules.names[step]) if step >= FIRST_ABILITY else STEP_NAMES[step]


def stage_of(state: State) -> Stage:
    """Return the stage of the turn, as determined by the latest of the engine's standard steps."""
    if state.over:
        return "score"
    for place in range(state.at, -1, -1):
        stage = _STAGES.get(step_of(state.plan[place]))
        if stage is not None:
            return stage
    # Displaced tokens return after all steps of the turn, so no step of the engine follows.
    ahead = [entry for entry in state.plan[state.at :] if step_of(entry) in STEP_NAMES]
    return "begin" if ahead else "redeploy"
