"""Selections of several regions, such as regions for heroes, and the engine's decisions for each selection.

The engine asks for one region after the other, in ascending order, so that a search visits each set only
once. Players choose all regions in one answer, in any order. To choose a region several times, name it
several times.
"""

from __future__ import annotations

from collections import Counter

from smallworld.engine.action import PASS, Action, by_of, region_of, second_region_of, tokens_of
from smallworld.engine.board import Region
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import is_legal, legal_actions, play, question
from smallworld.engine.question import OTHER, WhichRegions
from smallworld.engine.state import State


def selection(state: State) -> WhichRegions | None:
    """Return the open question if it asks for a selection of regions; else None."""
    asked = question(state)
    return asked if isinstance(asked, WhichRegions) else None


def region_named(asked: WhichRegions, action: Action) -> Region:
    """Return the region that an action names as an answer to the question `asked`."""
    return second_region_of(action) if asked.field == OTHER else region_of(action)


def unfold_selection(state: State, wanted: list[Region]) -> list[Action]:
    """Return the engine's decisions that choose exactly the `wanted` regions, including repetitions.

    Raises:
        SmallWorldError: there is nothing to select, a region is not allowed, or there are too many or few.
    """
    asked = selection(state)
    if asked is None:
        raise SmallWorldError("selection: nothing is to be selected now")
    chosen = Counter(wanted) if asked.counted else Counter(set(wanted))
    for region, number in chosen.items():
        if number > asked.times.get(region, 0):
            allowed = ", ".join([f"{state.board.ids[r]} x{n}" for r, n in sorted(asked.times.items())])
            raise SmallWorldError(f"selection: {state.board.ids[region]} x{number}; allowed are {allowed}")
    if not asked.least <= chosen.total() <= asked.most:
        raise SmallWorldError(
            f"selection: {chosen.total()} regions, but it must be {asked.least} to {asked.most} of them"
        )
    entry = state.entry()
    thought = state.copy()
    actions: list[Action] = []
    for region in sorted(chosen):
        # If there is no choice left, the engine takes the remaining steps by itself.
        if _still_asks(thought, entry):
            actions.append(_choice(thought, asked, region, chosen[region]))
            play(thought, actions[-1])
    if chosen.total() < asked.most and _still_asks(thought, entry):
        if not is_legal(thought, PASS):
            raise SmallWorldError("selection: these regions cannot be chosen together")
        actions.append(PASS)
    return actions


def _still_asks(state: State, entry: int) -> bool:
    return not state.over and state.entry() == entry and selection(state) is not None


def _choice(state: State, asked: WhichRegions, region: Region, number: int) -> Action:
    """Return the legal action that chooses `region` the given `number` of times.

    Raises:
        SmallWorldError: the region cannot be chosen after the previous ones.
    """
    for action in legal_actions(state):
        named = by_of(action) == asked.by and region_named(asked, action) == region
        if named and (not asked.counted or tokens_of(action) == number):
            return action
    raise SmallWorldError("selection: these regions cannot be chosen together")
