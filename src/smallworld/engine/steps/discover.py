"""Discover: what the Monsters guarded comes to light."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import report as told
from smallworld.engine.action import MARKER, Action, act, other_of
from smallworld.engine.board import Side
from smallworld.engine.holdings import lay
from smallworld.engine.report import report
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Discover(Step):
    """Chance names the marker that lies in `State.target`, whose Monsters have just fallen.

    More markers are in the box than lie in the stack, and nobody has seen which: so each that is not on the
    board may come as well as any other.
    Source: Underground, "Monsters", "Places and relics".
    """

    def begin(self, state: State, side: Side) -> bool:
        for marker in state.rules.markers:
            if marker not in state.holdings:
                state.waits_for = MARKER
                return True
        return False

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        for marker in unseen_markers(state):
            actions.append(act(MARKER, other=marker))

    def perform(self, state: State, side: Side, action: Action) -> bool:
        found, region = other_of(action), state.target
        state.waits_for = state.target = 0
        report(state, told.DISCOVERED, side, region, by=found)
        lay(state, found, region)
        rules = state.rules
        for id in rules.together[found]:
            if rules.hooks.discovered.by[id]:
                rules.abilities[id].discovered(state, side, region)
        return False


def unseen_markers(state: State) -> list[int]:
    """The markers that nobody has seen yet."""
    return [marker for marker in state.rules.markers if marker not in state.holdings]
