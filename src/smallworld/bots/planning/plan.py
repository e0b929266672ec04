"""A plan for a turn, or for the rest of a turn."""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import DECLINE, EXPAND, TAKE, Action
from smallworld.engine.state import State

BEGINNINGS: Final = (TAKE, EXPAND, DECLINE)  # of a turn; the order of conquests does not matter


class Plan:
    """The decisions of a player until the end of their turn, or until the first decision that rolls a die.

    A plan does not contain draws from the stacks; let chance decide them in between. `end` is the position
    after the plan, with the usual outcome of a die. `value` is the evaluation of `end`, or, for a final
    attempt, the mean over all faces.
    """

    def __init__(self, actions: list[Action], value: float, end: State) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.end: Final = end
