"""Redeploy: a race spreads its tokens over its regions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.action import (
    ABANDON,
    DEPLOY,
    Action,
    abandon_region,
    act_on,
    by_of,
    region_of,
    tokens_of,
)
from smallworld.engine.board import RegionSet, Side, member, regions_in, size
from smallworld.engine.conquest import pick_up, withdraw
from smallworld.engine.question import HowToSpread, Question, WhichRegions
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import Garrison, garrison_of, rivers_to_leave
from smallworld.engine.steps.step import Step, place_of

if TYPE_CHECKING:
    from smallworld.engine.state import State


class Redeploy(Step):
    """The placement of all tokens beyond the minimum in each region, region by region in ascending order.

    First the race leaves the rivers, except where it may stay.

    If the race has too few tokens to meet the limits of its `Garrison`, it first gives up regions.

    Source: base rules, "Troop redeployment"; FAQ for giving up regions; Underground, "Rivers".
    """

    def begin(self, state: State, side: Side) -> bool:
        rules = state.rules
        answers = rules.hooks.reinforce.by
        for id in state.serving[side]:
            if answers[id]:
                gained = state.take_from_tray(side, rules.abilities[id].reinforce(state, side))
                if gained:
                    report(state, reports.REINFORCED, side, by=id, number=gained)
        garrison = garrison_of(state, side)
        for region in regions_in(rivers_to_leave(state, side)):
            withdraw(state, side, region)
        if not garrison.still:
            pick_up(state, side, garrison.least)
        state.displaced &= ~(1 << side)
        return self._settle(state, side, garrison)

    def choices(self, state: State, side: Side, actions: list[Action]) -> None:
        garrison = garrison_of(state, side)
        if shortage(state, side, garrison) > 0:
            offer_regions(state.held[side], actions)
        else:
            tokens = to_deploy(state, side, garrison)
            offer_places(DEPLOY, state.held[side], state.mark, tokens, actions)

    def allows(self, state: State, side: Side, action: Action) -> bool:
        garrison = garrison_of(state, side)
        if shortage(state, side, garrison) > 0:
            return may_leave(state.held[side], action)
        return may_place(DEPLOY, state.held[side], state.mark, to_deploy(state, side, garrison), action)

    def pick(self, state: State, side: Side, lot: int) -> Action:
        garrison = garrison_of(state, side)
        if shortage(state, side, garrison) > 0:
            return super().pick(state, side, lot)
        return pick_place(DEPLOY, state.held[side], state.mark, to_deploy(state, side, garrison), lot)

    def perform(self, state: State, side: Side, action: Action) -> bool:
        if by_of(action) == ABANDON:
            withdraw(state, side, region_of(action))
            return self._settle(state, side, garrison_of(state, side))
        deploy(state, side, region_of(action), tokens_of(action))
        return distribute(state, side, garrison_of(state, side))

    def _settle(self, state: State, side: Side, garrison: Garrison) -> bool:
        """Add tokens to regions that have too few; return whether a choice is left."""
        if shortage(state, side, garrison) > 0:
            return True
        if garrison.least > 1:
            fill_up(state, side, garrison.least)
        off = state.hand[side] - to_deploy(state, side, garrison)
        if off and garrison.remover and state.held[side]:
            report(state, reports.TAKEN_OFF, side, by=garrison.remover, number=off)
        return not garrison.still and distribute(state, side, garrison)

    def question(self, state: State, side: Side) -> Question:
        garrison = garrison_of(state, side)
        if shortage(state, side, garrison) > 0:
            return WhichRegions(ABANDON, state.held[side], topic="give-up", may_change_coins=True)
        tokens = to_deploy(state, side, garrison)
        scores_tokens = any(state.rules.traits[id].scores_tokens for id in state.serving[side])
        regions = state.held[side] >> state.mark << state.mark
        return HowToSpread(DEPLOY, regions, tokens, may_change_coins=scores_tokens)


def shortage(state: State, side: Side, garrison: Garrison) -> int:
    """Return how many tokens `side` lacks in hand to meet the limits in `garrison`.

    The result is 0 or less if it has enough.
    """
    if not state.held[side]:
        return 0
    needed = garrison.off
    if garrison.least > 1 or garrison.escorted:
        below = beyond = 0
        for region in regions_in(state.held[side]):
            below += max(0, garrison.least - state.tokens[region])
            beyond += state.tokens[region] - 1  # one token in each region may escort another
        needed += max(below, garrison.escorted - beyond)
    return needed - state.hand[side]


def fill_up(state: State, side: Side, least: int) -> None:
    """Move tokens from the hand of `side` to regions that have fewer than `least`."""
    for region in regions_in(state.held[side]):
        lacking = least - state.tokens[region]
        if lacking > 0:
            lay_down(state, side, region, lacking)


def to_deploy(state: State, side: Side, garrison: Garrison) -> int:
    """Return how many tokens from the hand of `side` must go onto the map."""
    return 0 if garrison.spare_off else max(0, state.hand[side] - garrison.off)


def distribute(state: State, side: Side, garrison: Garrison) -> bool:
    """Place the tokens if only one region is left for them; return whether there is a choice."""
    tokens = to_deploy(state, side, garrison)
    regions = state.held[side] >> state.mark << state.mark
    if not tokens or not regions:
        return False
    if regions & (regions - 1):
        return True
    deploy(state, side, regions.bit_length() - 1, tokens)
    return False


def deploy(state: State, side: Side, region: int, tokens: int) -> None:
    """Move `tokens` from the hand of `side` to `region`; later choices start after this region."""
    lay_down(state, side, region, tokens)
    state.mark = region + 1


def lay_down(state: State, side: Side, region: int, tokens: int) -> None:
    """Move `tokens` from the hand of `side` to `region`."""
    state.hand[side] -= tokens
    state.tokens[region] += tokens
    if state.reports is not None:
        report(state, reports.DEPLOYED, side, region, number=tokens)


def offer_places(by: int, regions: RegionSet, mark: int, amount: int, actions: list[Action]) -> None:
    """Add every placement of 1 to `amount` tokens in one of `regions`, starting at region `mark`.

    The last region takes all tokens that are left. Regions are filled in ascending order, because otherwise
    many sequences would lead to the same distribution.
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


def pick_place(by: int, regions: RegionSet, mark: int, amount: int, lot: int) -> Action:
    """Return the action that `lot` selects among the actions of `offer_places`."""
    regions = regions >> mark << mark
    place = place_of(lot, (size(regions) - 1) * amount + 1)
    region = member(regions, place // amount)
    tokens = amount if region == regions.bit_length() - 1 else place % amount + 1
    return act_on(by, region, tokens)


def may_place(by: int, regions: RegionSet, mark: int, amount: int, action: Action) -> bool:
    """Return whether `action` is among the actions of `offer_places`."""
    region, tokens = region_of(action), tokens_of(action)
    regions = regions >> mark << mark
    if action != act_on(by, region, tokens) or not regions >> region & 1:
        return False
    return tokens == amount if regions >> region == 1 else 1 <= tokens <= amount


def may_leave(regions: RegionSet, action: Action) -> bool:
    """Return whether `action` is among the actions of `offer_regions`."""
    region = region_of(action)
    return action == abandon_region(region) and regions >> region & 1 == 1


def offer_regions(regions: RegionSet, actions: list[Action]) -> None:
    """Add an action to abandon each of `regions`."""
    while regions:
        lowest = regions & -regions
        actions.append(abandon_region(lowest.bit_length() - 1))
        regions ^= lowest
