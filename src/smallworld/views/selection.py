"""Several regions chosen at once: for heroes, for pots of gold; unfolded into the engine's decisions.

The engine asks for one region after the other, in ascending order, so that search meets each set once. People
point at all of them, in any order, and are done.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import FIRST_ABILITY, PASS, Action, act, by_of, region_of
from smallworld.engine.board import Region
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions, play
from smallworld.engine.notation import fields_of
from smallworld.engine.state import State


class Selection:
    """What the open question lets its actor choose: from `least` to `most` of `regions`."""

    def __init__(self, by: int, regions: list[Region], least: int, most: int) -> None:
        self.by: Final = by  # the ability that asks
        self.regions: Final = regions
        self.least: Final = least
        self.most: Final = most


def selection(state: State) -> Selection | None:
    """What is to be selected now; None when the open question is another, or about one region only."""
    if not _is_of_regions(state):
        return None
    entry = state.plan[state.at]
    by = entry & 1023
    may_pass = act(PASS) in legal_actions(state)
    thought, most = state.copy(), 0
    regions: set[Region] = set()
    taken: set[Region] = set()
    # Whoever takes the lowest each time is asked most often, and is offered every region on the way.
    while _is_of_regions(thought) and thought.plan[thought.at] == entry:
        offered = [region_of(action) for action in legal_actions(thought) if by_of(action) == by]
        if not taken.isdisjoint(offered):
            return None  # a region may be chosen twice: that is no set of regions
        regions.update(offered)
        taken.add(min(offered))
        play(thought, act(by, min(offered)))
        most += 1
    return Selection(by, sorted(regions), 0 if may_pass else most, most) if most > 1 else None


def unfold_selection(state: State, wanted: list[Region]) -> list[Action]:
    """The engine's decisions that choose the `wanted` regions, and no more.

    Raises:
        SmallWorldError: nothing is to be selected, a region is not among them, or there are too many or few.
    """
    asked = selection(state)
    if asked is None:
        raise SmallWorldError("selection: nothing is to be selected now")
    chosen = sorted(set(wanted))
    for region in chosen:
        if region not in asked.regions:
            allowed = ", ".join([state.board.ids[known] for known in asked.regions])
            raise SmallWorldError(f"selection: {state.board.ids[region]}; allowed are {allowed}")
    if not asked.least <= len(chosen) <= asked.most:
        raise SmallWorldError(
            f"selection: {len(chosen)} regions, but it must be {asked.least} to {asked.most} of them"
        )
    entry = state.plan[state.at]
    thought = state.copy()
    actions: list[Action] = []
    for region in chosen:
        # What is left without a choice the engine does itself.
        if _is_of_regions(thought) and thought.plan[thought.at] == entry:
            _add(thought, actions, act(asked.by, region))
    if _is_of_regions(thought) and thought.plan[thought.at] == entry:
        _add(thought, actions, act(PASS))
    return actions


def _add(thought: State, actions: list[Action], action: Action) -> None:
    if action not in legal_actions(thought):
        raise SmallWorldError("selection: these regions do not go together")
    actions.append(action)
    play(thought, action)


def _is_of_regions(state: State) -> bool:
    """Whether an ability asks in its own step for a region, and for nothing else."""
    if state.over or state.waits_for:
        return False
    by = state.plan[state.at] & 1023
    if by < FIRST_ABILITY or fields_of(state.rules, by) != ("region",):
        return False
    actions = legal_actions(state)
    return any(by_of(action) == by for action in actions) and all(
        by_of(action) in (by, PASS) for action in actions
    )
