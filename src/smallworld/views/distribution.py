"""Distributions of tokens or pieces over several regions, and the engine's decisions for each of them.

The engine asks region by region, in ascending order, so that a search visits each distribution only once.
Players give the whole distribution in one answer, or choose a template: evenly, along borders, by bonus
coins, or all in one region.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import Action, act_on
from smallworld.engine.board import Region, RegionSet, Side, count
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.game import play, question
from smallworld.engine.holdings import serve_anew
from smallworld.engine.question import HowToSpread
from smallworld.engine.state import State
from smallworld.engine.steps.score import score

EVEN: Final = "even"
BORDERS: Final = "borders"
BONUS: Final = "bonus"
TOGETHER: Final = "together"
TEMPLATES: Final = (EVEN, BORDERS, BONUS, TOGETHER)


def distribution(state: State) -> HowToSpread | None:
    """Return the open question if it asks for a distribution of tokens or pieces; else None."""
    asked = question(state)
    return asked if isinstance(asked, HowToSpread) else None


def unfold(state: State, placed: dict[Region, int]) -> list[Action]:
    """Return the engine's decisions that put the given number of tokens or pieces into each region.

    Raises:
        SmallWorldError: there is nothing to distribute, a region is not allowed, or the sum is wrong.
    """
    asked = distribution(state)
    if asked is None:
        raise SmallWorldError("distribution: nothing is to be distributed now")
    for region, number in placed.items():
        if number < 0 or region not in asked.regions:
            allowed = ", ".join([state.board.ids[known] for known in asked.regions])
            raise SmallWorldError(
                f"distribution: {number} into {state.board.ids[region]}; allowed are 0 or more into {allowed}"
            )
    total = sum(placed.values())
    if total != asked.amount:
        raise SmallWorldError(f"distribution: {total} placed, but it must be {asked.amount} in all")
    thought = state.copy()
    actions: list[Action] = []
    for region in sorted(placed):
        # If only the last region is left, the engine puts the rest there without asking.
        if placed[region] and (not actions or _still_asks(thought, asked)):
            actions.append(act_on(asked.by, region, placed[region]))
            play(thought, actions[-1])
    return actions


def _still_asks(state: State, asked: HowToSpread) -> bool:
    """Return whether the engine still asks for the rest of the distribution in `state`."""
    now = distribution(state)
    return now is not None and (now.by, now.side) == (asked.by, asked.side) and state.mark > 0


def template(state: State, name: str) -> dict[Region, int]:
    """Return how many tokens or pieces each region gets under a template: `name` is one of TEMPLATES.

    Raises:
        SmallWorldError: there is no such template, or nothing to distribute.
    """
    asked = distribution(state)
    if asked is None:
        raise SmallWorldError("distribution: nothing is to be distributed now")
    if name not in TEMPLATES:
        raise SmallWorldError(f'distribution "{name}": unknown template; available: {", ".join(TEMPLATES)}')
    weights = {region: _weight(state, asked, region, name) for region in asked.regions}
    if name == TOGETHER:
        strongest = max(asked.regions, key=lambda region: weights[region])
        return {strongest: asked.amount}
    placed = dict.fromkeys(asked.regions, 0)
    stacks = {region: state.tokens[region] for region in asked.regions}
    wanted = [region for region in asked.regions if weights[region]] or asked.regions
    for _ in range(asked.amount):
        # Each token goes where it is needed most: the highest danger per token already there.
        neediest = max(wanted, key=lambda region: max(1, weights[region]) / (stacks[region] + placed[region]))
        placed[neediest] += 1
    return {region: number for region, number in placed.items() if number}


def _weight(state: State, asked: HowToSpread, region: Region, name: str) -> int:
    if name == EVEN:
        return 1
    if name == BONUS:
        return _bonus(state, asked.side, region)
    return _danger(state, asked.side, region)


def _danger(state: State, side: Side, region: Region) -> int:
    """Count the neighbours of a region that do not belong to its owner's team, plus 1 at the edge."""
    mine: RegionSet = 0
    for own in range(len(state.held)):
        if not state.owners.are_opponents(side, own):
            mine |= state.held[own]
    hostile = count(state.board.neighbours[region] & ~mine & state.board.land)
    return hostile + (1 if state.board.entry >> region & 1 else 0)


def _bonus(state: State, side: Side, region: Region) -> int:
    """Return the coins that `region` earns the owner of `side` beyond the one coin for every region."""
    without = state.copy()
    without.held[side] &= ~(1 << region)
    serve_anew(without, side, region)
    player = state.player_of(side)
    return max(0, score(state, player) - score(without, player) - 1)
