"""Decline: a race goes into decline, or leaves the map for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.board import Player, Side, regions_in
from smallworld.engine.holdings import forget, holdings_first
from smallworld.engine.keys import owner_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.garrison import rivers_lost_in_decline
from smallworld.engine.state import NONE

if TYPE_CHECKING:
    from smallworld.engine.state import State


def go_into_decline(state: State, player: Player) -> Side:
    """Turn the active race of `player` over: the older race leaves, and one token stays in each region.

    A race that endures does not leave the map. When it declines, no other race leaves either, unless no place
    is free. Return the place for a race in decline that the race has moved to. `turn.plan_decline` adds the
    questions that follow from the decline.

    Source: base rules, "Entering in decline".
    """
    if not _endures(state, player) or not _has_free_place(state, player):
        for older in state.places_of(player)[1:]:
            if state.banners[older] != NONE and not _endures(state, older):
                leave_map(state, older)
    if state.reports is not None:
        report(state, reports.DECLINED, player, by=state.banners[player], other=state.badges[player])
    outliving = _keep_tokens(state, player)
    declined = _free_place(state, player)
    _turn_over(state, player, declined, outliving)
    return declined


def leave_map(state: State, side: Side) -> None:
    """Remove the race of `side` from the map: tokens to the tray, banner under the stack, badge discarded.

    Source: base rules, "Entering in decline", for banners that come back.
    """
    if state.reports is not None:
        report(state, reports.LEFT, side, by=state.banners[side])
    for region in regions_in(state.held[side]):
        state.tokens[region] = 0
    state.held[side] = 0
    state.hand[side] = 0
    state.displaced &= ~(1 << side)
    state.returned_races = state.returned_races + (state.banners[side],)
    _discard(state, state.badges[side])
    _forget(state, side)
    state.serve(side, ())
    state.set_banner(side, NONE, NONE)


def _endures(state: State, side: Side) -> bool:
    for id in state.serving[side]:
        if state.rules.traits[id].endures:
            return True
    return False


def _has_free_place(state: State, player: Player) -> bool:
    for side in state.places_of(player)[1:]:
        if state.banners[side] == NONE:
            return True
    return False


def _free_place(state: State, player: Player) -> Side:
    for side in state.places_of(player)[1:]:
        if state.banners[side] == NONE:
            return side
    raise AssertionError(f"player {player} has no place for a race in decline")


def _keep_tokens(state: State, me: Side) -> tuple[int, ...]:
    """Remove the tokens that leave as `me` declines; return the abilities that outlive the decline."""
    keep = [0] * len(state.tokens)
    held = regions_in(state.held[me])
    for region in held:
        keep[region] = 1
    for region in regions_in(rivers_lost_in_decline(state, me)):
        keep[region] = 0
    outliving: list[int] = []
    for id in holdings_first(state, me):  # first abilities that let tokens stay, then others that remove some
        if state.rules.hooks.decline.by[id]:
            state.rules.abilities[id].decline(state, me, keep)
        if state.rules.traits[id].outlives_decline:
            outliving.append(id)
    discarded = state.hand[me]
    if state.rules.hooks.outsiders.anybody:
        discarded -= state.outsiders(me)
    for region in held:
        discarded += state.tokens[region] - keep[region]
    if state.rules.hooks.saw_decline.anybody:
        _tell_of_decline(state, me, max(0, discarded))
    for region in held:
        state.tokens[region] = keep[region]
        if keep[region] == 0:
            state.held[me] &= ~(1 << region)
    state.hand[me] = 0
    return tuple(outliving)


def _tell_of_decline(state: State, declining: Side, discarded: int) -> None:
    rules = state.rules
    answers = rules.hooks.saw_decline.by
    for side in range(len(state.serving)):
        for id in state.serving[side]:
            if answers[id]:
                rules.abilities[id].saw_decline(state, side, declining, discarded)


def _turn_over(state: State, me: Side, declined: Side, outliving: tuple[int, ...]) -> None:
    """Move the race of `me`, with the abilities that outlive its decline, to its place in decline."""
    race, power = state.banners[me], state.badges[me]
    kept = NONE
    for id in outliving:
        if state.rules.traits[id].keeps_badge and state.rules.bearers[id] == power:
            kept = power
    state.held[declined] = state.held[me]
    state.held[me] = 0
    memories = [(id, state.recall(me, id)) for id in outliving]
    pieces = [(id, state.pieces(me, id)) for id in outliving]
    stores = [(id, state.store_of(me, id)) for id in outliving]
    _forget(state, me)
    state.displaced &= ~(1 << me)
    state.set_banner(me, NONE, NONE)
    state.set_banner(declined, race, kept)
    state.serve(me, ())
    for id, value in memories:
        if value:
            state.remember(declined, id, value)
    for id, regions in pieces:
        if regions:
            state.place(declined, id, regions & state.held[declined])
    for id, ids in stores:
        if ids:
            state.store(declined, id, ids)
    state.serve(declined, outliving)
    for id in outliving:
        if id not in state.serving[declined]:  # a holding of a region that was given up
            forget(state, declined, id)
    if kept == NONE:
        _discard(state, power)
    if not state.held[declined]:
        leave_map(state, declined)


def _forget(state: State, side: Side) -> None:
    """Delete the memory, pieces and stores of every ability of `side`."""
    if state.memories and _is_any_of(side, list(state.memories.keys())):
        state.memories = {key: value for key, value in state.memories.items() if owner_of(key) != side}
    if state.placed and _is_any_of(side, list(state.placed.keys())):
        state.placed = {key: regions for key, regions in state.placed.items() if owner_of(key) != side}
    if state.stores and _is_any_of(side, list(state.stores.keys())):
        state.stores = {key: ids for key, ids in state.stores.items() if owner_of(key) != side}


def _is_any_of(side: Side, keys: list[int]) -> bool:
    """Return whether any of the keys belongs to `side`.

    Usually none does, and this check is faster than copying.
    """
    for key in keys:
        if owner_of(key) == side:
            return True
    return False


def _discard(state: State, power: int) -> None:
    if power != NONE:
        state.discarded_powers = tuple(sorted([*state.discarded_powers, power]))
