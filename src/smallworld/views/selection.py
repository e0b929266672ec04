"""Several regions chosen at once: for heroes, for pots of gold; unfolded into the engine's decisions.

The engine asks for one region after the other, in ascending order, so that search meets each set once. People
point at all of them, in any order, and are done. Where a region takes tokens too, it is chosen once for each.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from smallworld.engine.action import FIRST_ABILITY, PASS, Action, act, by_of, region_of, tokens_of
from smallworld.engine.board import Region
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import legal_actions, play
from smallworld.engine.state import State
from smallworld.engine.text.notation import fields_of


class Selection:
    """What the open question lets its actor choose: from `least` to `most` of `regions`.

    `each` says how often a region may be chosen: once, or once for each token that is asked about.
    """

    def __init__(
        self, by: int, regions: list[Region], each: dict[Region, int], least: int, most: int
    ) -> None:
        self.by: Final = by  # the ability that asks
        self.regions: Final = regions
        self.each: Final = each
        self.least: Final = least
        self.most: Final = most


def selection(state: State) -> Selection | None:
    """What is to be selected now; None when the open question is another, or about one region only."""
    if not _is_of_regions(state):
        return None
    entry = state.entry()
    by = state.step()
    may_pass = act(PASS) in legal_actions(state)
    thought = state.copy()
    each: dict[Region, int] = {}
    taken: dict[Region, int] = {}
    # Whoever takes the lowest each time is asked most often, and is offered every region on the way.
    while _is_of_regions(thought) and thought.entry() == entry:
        offered = _offered(thought)
        if not taken.keys().isdisjoint(offered):
            return None  # a region may be chosen anew: that is no set of regions
        each.update(offered)
        lowest = min(offered)
        taken[lowest] = offered[lowest]
        play(thought, _action(state, by, lowest, offered[lowest]))
    most = sum(taken.values())
    if most < 2 or (_counts(state, by) and not may_pass):
        return None
    return Selection(by, sorted(each), each, 0 if may_pass else most, most)


def unfold_selection(state: State, wanted: list[Region]) -> list[Action]:
    """The engine's decisions that choose the `wanted` regions, each as often as it is named, and no more.

    Raises:
        SmallWorldError: nothing is to be selected, a region is not among them, or there are too many or few.
    """
    asked = selection(state)
    if asked is None:
        raise SmallWorldError("selection: nothing is to be selected now")
    chosen = Counter(wanted) if max(asked.each.values()) > 1 else Counter(set(wanted))
    for region, number in chosen.items():
        if number > asked.each.get(region, 0):
            allowed = ", ".join([f"{state.board.ids[r]} x{n}" for r, n in sorted(asked.each.items())])
            raise SmallWorldError(f"selection: {state.board.ids[region]} x{number}; allowed are {allowed}")
    if not asked.least <= chosen.total() <= asked.most:
        raise SmallWorldError(
            f"selection: {chosen.total()} regions, but it must be {asked.least} to {asked.most} of them"
        )
    entry = state.entry()
    thought = state.copy()
    actions: list[Action] = []
    for region in sorted(chosen):
        # What is left without a choice the engine does itself.
        if _is_of_regions(thought) and thought.entry() == entry:
            _add(thought, actions, _action(state, asked.by, region, chosen[region]))
    if _is_of_regions(thought) and thought.entry() == entry:
        _add(thought, actions, act(PASS))
    return actions


def _add(thought: State, actions: list[Action], action: Action) -> None:
    if action not in legal_actions(thought):
        raise SmallWorldError("selection: these regions do not go together")
    actions.append(action)
    play(thought, action)


def _is_of_regions(state: State) -> bool:
    """Whether an ability asks in its own step for a region, perhaps with tokens, and for nothing else."""
    if state.over or state.waits_for:
        return False
    by = state.step()
    if by < FIRST_ABILITY or fields_of(state.rules, by) not in (("region",), ("region", "tokens")):
        return False
    actions = legal_actions(state)
    return any(by_of(action) == by for action in actions) and all(
        by_of(action) in (by, PASS) for action in actions
    )


def _counts(state: State, by: int) -> bool:
    """Whether the ability asks for tokens with each region."""
    return "tokens" in fields_of(state.rules, by)


def _offered(state: State) -> dict[Region, int]:
    """The regions that are offered, and how many tokens each may have; 1 where none are asked for."""
    offered: dict[Region, int] = {}
    for action in legal_actions(state):
        if by_of(action) != PASS:
            offered[region_of(action)] = max(offered.get(region_of(action), 1), tokens_of(action))
    return offered


def _action(state: State, by: int, region: Region, number: int) -> Action:
    return act(by, region, number if _counts(state, by) else 0)
