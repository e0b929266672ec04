"""Ready the troops: all tokens but those that must stay in each region, mostly one, come to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine.board import Side
from smallworld.engine.conquest import call_up
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Ready(Step):
    """Needs no decision where what is picked up can be put back in redeployment.

    Abandoning regions is offered by the Conquer step until its first conquest.
    Source: base rules, "Ready your troops".
    """

    def begin(self, state: State, side: Side) -> bool:
        call_up(state, side)
        return False
