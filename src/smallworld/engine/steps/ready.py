"""Ready the troops: all tokens come to hand, except the few (usually one) that must stay in each region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Side
from smallworld.engine.conquest import call_up
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Ready(Step):
    """The readying of troops. It asks nothing, because redeployment can put every token back.

    The Conquer step offers to abandon regions until its first conquest.

    Source: base rules, "Ready your troops".
    """

    def begin(self, state: State, side: Side) -> bool:
        call_up(state, side)
        return False
