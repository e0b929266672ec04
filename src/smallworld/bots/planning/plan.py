"""A plan for a turn, or for what is left of it."""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import Action
from smallworld.engine.state import State


class Plan:
    """The decisions of one player up to the end of their turn, or up to and including one that rolls a die.

    The plan leaves out the banners and badges that are revealed on the way: let chance decide those in
    between. `end` is the position after the plan, with the usual outcome of a die. `value` is the evaluation
    of it; for a final attempt it is the mean over the faces.
    """

    def __init__(self, actions: list[Action], value: float, end: State) -> None:
        self.actions: Final = actions
        self.value: Final = value
        self.end: Final = end
