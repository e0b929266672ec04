"""Redeploy: the tokens of a race spread over its regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import report as told
from smallworld.engine.action import ABANDON, DEPLOY, Action, act_on, by_of, region_of, tokens_of
from smallworld.engine.board import RegionSet, Side
from smallworld.engine.conquest import pick_up, withdraw
from smallworld.engine.report import report
from smallworld.engine.sheets import Garrison
from smallworld.engine.steps.step import Step

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Redeploy(Step):
    """Every token beyond one in each region is placed anew, region by region in ascending order.

    When more tokens must leave the map than are to spare, regions are given up first.
    Source: base rules, "Troop redeployment"; FAQ for giving up regions.
    """

    def begin(self, state: State, side: Side) -> bool:
        rules = state.rules
        for id in state.serving[side]:
            if rules.has_reinforce[id]:
                gained = state.take_from_tray(side, rules.abilities[id].reinforce(state, side))
                if gained:
                    report(state, told.REINFORCED, side, by=id, number=gained)
        pick_up(state, side)
        state.displaced &= ~(1 << side)
        return is_short(state, side) or distribute(state, side)

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        if is_short(state, side):
            offer_regions(state.held[side], actions)
        else:
            offer_places(DEPLOY, state.held[side], state.mark, to_deploy(state, side), actions)

    def perform(self, state: State, side: Side, action: Action) -> bool:
        if by_of(action) == ABANDON:
            withdraw(state, side, region_of(action))
            return is_short(state, side) or distribute(state, side)
        deploy(state, side, region_of(action), tokens_of(action))
        return distribute(state, side)

    def question(self, state: State, side: Side) -> str:
        return "which region to give up" if is_short(state, side) else "where to redeploy"


def off_map(state: State, side: Side) -> int:
    """Tokens that the race of `side` must keep off the map."""
    rules = state.rules
    off = 0
    for id in state.serving[side]:
        if rules.has_garrison[id]:
            garrison = Garrison()
            rules.abilities[id].garrison(state, side, garrison)
            off += garrison.off
    return off


def is_short(state: State, side: Side) -> bool:
    """Whether `side` must give up a region, for want of tokens that may leave the map."""
    return state.held[side] != 0 and state.hand[side] < off_map(state, side)


def to_deploy(state: State, side: Side) -> int:
    """Tokens in the hand of `side` that go onto the map."""
    return max(0, state.hand[side] - off_map(state, side))


def distribute(state: State, side: Side) -> bool:
    """Place what can only go to one place; return whether there is a choice left."""
    tokens = to_deploy(state, side)
    regions = state.held[side] >> state.mark << state.mark
    if not tokens or not regions:
        return False
    if regions & (regions - 1):
        return True
    deploy(state, side, regions.bit_length() - 1, tokens)
    return False


def deploy(state: State, side: Side, region: int, tokens: int) -> None:
    """Move `tokens` from the hand of `side` to `region`."""
    state.hand[side] -= tokens
    state.tokens[region] += tokens
    state.mark = region + 1
    if state.reports is not None:
        report(state, told.DEPLOYED, side, region, number=tokens)


def offer_places(by: int, regions: RegionSet, mark: int, amount: int, actions: list[Action]) -> None:
    """Offer every way to place some of `amount` in one of `regions` from `mark` on; the last takes the rest.

    Ascending order only: otherwise the same distribution could be reached in many ways.
    """
    regions = regions >> mark << mark
    last = regions.bit_length() - 1
    while regions:
        lowest = regions & -regions
        region = lowest.bit_length() - 1
        tokens = amount if region == last else 1
        while tokens <= amount:
            actions.append(act_on(by, region, tokens))
            tokens += 1
        regions ^= lowest


def offer_regions(regions: RegionSet, actions: list[Action]) -> None:
    """Offer to abandon each of `regions`."""
    while regions:
        lowest = regions & -regions
        actions.append(act_on(ABANDON, lowest.bit_length() - 1))
        regions ^= lowest
