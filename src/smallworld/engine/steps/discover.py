"""Discover: chance reveals the marker that the Monsters guarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.action import MARKER, Action, reveal, revealed_by
from smallworld.engine.board import Region, Side
from smallworld.engine.holdings import lay
from smallworld.engine.reports import report
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Discover(Step):
    """The reveal of the marker in `State.target`, whose Monsters have just been defeated.

    The stack has only some of the box's markers, and nobody knows which. So each marker that is not on the
    board is equally likely.

    Source: Underground, "Monsters", "Places and relics".
    """

    def begin(self, state: State, side: Side) -> bool:
        if unseen_markers(state, state.rules.guarded):
            state.waits_for = MARKER
            return True
        return False

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        for marker in unseen_markers(state, state.rules.guarded):
            actions.append(reveal(MARKER, marker))

    def allows(self, state: State, side: Side, action: Action) -> bool:
        marker = revealed_by(action)
        return action == reveal(MARKER, marker) and marker in unseen_markers(state, state.rules.guarded)

    def perform(self, state: State, side: Side, action: Action) -> bool:
        found, region = revealed_by(action), state.target
        state.waits_for = state.target = 0
        bring_to_light(state, side, region, found)
        return False


def bring_to_light(state: State, side: Side, region: Region, found: int) -> None:
    """Put the marker `found` into `region`, where it stays, and notify its abilities."""
    report(state, reports.DISCOVERED, side, region, by=found)
    lay(state, found, region)
    rules = state.rules
    for id in rules.together[found]:
        if rules.hooks.discovered.by[id]:
            rules.abilities[id].discovered(state, side, region)


def unseen_markers(state: State, markers: list[int]) -> list[int]:
    """Return the `markers` that nobody has seen yet."""
    return [marker for marker in markers if marker not in state.holdings]
