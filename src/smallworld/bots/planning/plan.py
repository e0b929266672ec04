"""A plan for a turn, or for the rest of a turn."""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import DECLINE, EXPAND, TAKE, Action
from smallworld.engine.state import State

BEGINNINGS: Final = (TAKE, EXPAND, DECLINE)  # of a turn; the order of conquests does not matter


class Plan:
    """The decisions of a player until the end of their turn, or until the first decision that rolls a die.

    A plan does not contain draws from the stacks; let chance decide them in between. `end` is the position
    after the plan, with the usual outcome of a die. `finals` are the expected final coins of all players, and
    `value` is the lead. For a final attempt, these two are the mean over all faces. After any other roll, the
    plan is a `guess`: these two hold only for the usual face.
    """

    def __init__(
        self, actions: list[Action], value: float, end: State, finals: list[float], guess: bool = False
    ) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.end: Final = end
        self.finals: Final = finals
        self.guess: Final = guess

    def after(self, before: list[Action]) -> Plan:
        """Return this plan with the actions `before` in front."""
        return Plan(before + self.actions, self.value, self.end, self.finals, self.guess)
