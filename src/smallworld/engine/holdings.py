"""Holdings: abilities of a region, which serve the side that owns the region.

Relics, places, mines and thrones are holdings: auxiliaries that the set-up or a conquest places in a region.
A holding serves a side, just as the abilities of a banner and badge do, while the side holds the region. When
the side loses the region, a holding with the trait `leaves_pieces` still serves it as long as the holding's
pieces are on the map.

The memory, pieces and stores of a holding belong to the table (`state.owners.table`) if they must survive a
change of holder. Its memory for a side is deleted when it stops serving that side. The powers of badges that
were added to a holding serve the same side. `domains` describes the powers that fields lend.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.board import NOWHERE, Region, RegionSet, Side, regions_in
from smallworld.engine.domains import badges_in, ground_of, is_lent, lent_to
from smallworld.engine.keys import ability_of, entry_of, owner_of
from smallworld.engine.reports import report
from smallworld.engine.sheets.plan import Plan
from smallworld.engine.steps.step import REDEPLOY

if TYPE_CHECKING:
    from smallworld.engine.ability.answers import Answers
    from smallworld.engine.state import State


def lay(state: State, holding: int, region: Region) -> None:
    """Put `holding` into `region`, either for the first time or from another region."""
    sites: RegionSet = 1 << region
    if holding in state.holdings:
        sites |= 1 << state.holdings[holding]
    _lie(state, {**state.holdings, holding: region})
    _serve_holders(state, sites)
    if state.any_shields(state.rules.together[holding]):
        state.raise_shields()


def take_away(state: State, holding: int) -> None:
    """Take `holding` off the map, so that it serves nobody."""
    gone = abilities_of(state, holding)
    _lie(state, {other: region for other, region in state.holdings.items() if other != holding})
    for side in range(len(state.held)):
        _serve(state, side, tuple([id for id in state.serving[side] if id not in gone]))
    state.raise_shields()


def _lie(state: State, holdings: dict[int, Region]) -> None:
    """Replace the holdings on the map with `holdings`, which gives the region of each."""
    sites: RegionSet = ground_of(state.rules, state.board)
    for region in holdings.values():
        sites |= 1 << region
    state.holdings = holdings
    state.sites = sites


def lies_in(state: State, region: Region) -> bool:
    """Return whether any holding is in `region`."""
    for site in state.holdings.values():
        if site == region:
            return True
    return False


def site_of(state: State, holding: int) -> Region:
    """Return the region of `holding`, or NOWHERE if it is not on the map."""
    return state.holdings.get(holding, NOWHERE)


def lend(state: State, holding: int, power: int) -> None:
    """Add the badge of `power` to `holding`, so that the power serves the same side from now on."""
    table = state.owners.table
    state.store(table, holding, (*state.store_of(table, holding), power))
    _serve_holders(state, state.sites)


def sow(state: State, badges: tuple[int, ...]) -> None:
    """Put `badges` into the fields during set-up, in the order of their domains."""
    state.store(state.owners.table, state.rules.sower, badges)
    for side in range(len(state.held)):
        state.serve(side, state.serving[side])


def abilities_of(state: State, holding: int) -> tuple[int, ...]:
    """Return all abilities of `holding` and of the badges that were added to it."""
    together = state.rules.together
    abilities = together[holding]
    for power in state.store_of(state.owners.table, holding):
        abilities = abilities + together[power]
    return abilities


def is_holding(state: State, ability: int) -> bool:
    """Return whether `ability` comes from a region or a domain, not from a banner or badge of a race."""
    bearer = state.rules.bearers[ability]
    if bearer in state.holdings or is_lent(state, ability):
        return True
    if state.stores:
        for holding in _lenders(state):
            if bearer in state.store_of(state.owners.table, holding):
                return True
    return False


def in_force(state: State, side: Side, abilities: tuple[int, ...]) -> tuple[int, ...]:
    """Return all abilities that serve `side`: `abilities`, its holdings by id, then those lent by fields.

    Holdings serve a race in decline only with abilities that outlive decline. They do not serve an undead
    race or the neutral side.
    """
    rules = state.rules
    serving = [id for id in abilities if not is_holding(state, id)]
    undead = rules.traits[state.banners[side]].undead
    if undead or side == state.owners.neutral or not (state.held[side] & state.sites or state.stores):
        return tuple(serving)
    declined = state.is_declined(side)
    for holding in _holdings_of(state, state.held[side]):
        if state.held[side] >> state.holdings[holding] & 1:
            for id in abilities_of(state, holding):
                if rules.traits[id].outlives_decline or not declined:
                    serving.append(id)
        else:
            serving += [id for id in _lent_and_lasting(state, holding) if _has_pieces(state, side, id)]
    if rules.sower and not state.counts_as_declined(side):
        serving += lent_to(state, state.held[side])
    return tuple(serving)


def _holdings_of(state: State, regions: RegionSet) -> list[int]:
    """Return the ids of the holdings in `regions` and of all holdings with added badges, in ascending order.

    The powers of added badges may have left pieces in other regions.
    """
    holdings = [holding for holding, site in state.holdings.items() if regions >> site & 1]
    if state.stores:
        holdings += [holding for holding in _lenders(state) if holding not in holdings]
    return sorted(holdings)


def is_left_behind(state: State, side: Side, ability: int) -> bool:
    """Return whether `ability` serves `side` only through pieces left on the map.

    This happens when the side has lost the place that brought the ability.
    """
    for holding in _lenders(state):
        if ability in _lent_and_lasting(state, holding):
            return not state.held[side] >> state.holdings[holding] & 1
    return False


def _lenders(state: State) -> list[int]:
    """Return the holdings that have badges added to them."""
    table = state.owners.table
    return [
        ability_of(key)
        for key in state.stores
        if owner_of(key) == table and ability_of(key) in state.holdings
    ]


def _lent_and_lasting(state: State, holding: int) -> list[int]:
    """Return the abilities of the badges added to `holding` that leave pieces behind."""
    rules = state.rules
    return [
        id
        for power in state.store_of(state.owners.table, holding)
        for id in rules.together[power]
        if rules.traits[id].leaves_pieces
    ]


def _has_pieces(state: State, side: Side, ability: int) -> bool:
    return state.recall(side, ability) != 0 or state.pieces(side, ability) != 0


def holdings_first(state: State, side: Side) -> tuple[int, ...]:
    """Return all abilities that serve `side`: first the abilities of holdings, then those of its race.

    A field's power that has brought its own tokens counts as an ability of the race.
    """
    serving = state.serving[side]
    if not state.sites:
        return serving
    outsiders = state.rules.hooks.outsiders.by
    holdings = tuple([id for id in serving if is_holding(state, id) and not outsiders[id]])
    return holdings + tuple([id for id in serving if id not in holdings])


def serve_anew(state: State, side: Side, region: Region) -> None:
    """Update which abilities serve `side` after it has lost or gained `region`."""
    if _any_lasts(state):
        _serve_holders(state, 1 << region)
    elif state.sites >> region & 1:
        _serve(state, side, state.serving[side])


def _any_lasts(state: State) -> bool:
    """Return whether a badge added to a holding has a power that leaves pieces behind."""
    if state.stores:
        for holding in _lenders(state):
            if _lent_and_lasting(state, holding):
                return True
    return False


def _serve_holders(state: State, sites: RegionSet) -> None:
    """Update the abilities of all sides that hold `sites`, regions where holdings are or have just been."""
    lasts = _any_lasts(state)  # if so, any side may have left pieces, or lost the last of its pieces
    for side in range(len(state.held)):
        if lasts or state.held[side] & sites:
            _serve(state, side, state.serving[side])


def _serve(state: State, side: Side, abilities: tuple[int, ...]) -> None:
    """Put `abilities` and holdings in force for `side`; delete the memory of abilities no longer in force."""
    before = state.serving[side]
    state.serve(side, abilities)
    serving = state.serving[side]
    if serving == before:
        return
    for id in before:
        if id not in serving:
            if is_lent(state, id):
                _recall(state, side, id)
            if not _looks_on(state, side, id):
                forget(state, side, id)
            _leave_turn(state, side, id)
    for id in serving:
        if id not in before:
            if is_lent(state, id):
                _begin_to_serve(state, side, id)
            if state.is_on_turn(side):
                _join_turn(state, side, id)


def _looks_on(state: State, side: Side, ability: int) -> bool:
    """Return whether `ability`, which no longer serves `side`, keeps its memory of this turn.

    It may come back in the same turn.
    """
    traits = state.rules.traits[ability]
    return traits.looks_back and (traits.remembers or state.is_on_turn(side))


def _begin_to_serve(state: State, side: Side, ability: int) -> None:
    """Let an ability that a field has just lent bring its own tokens, which do not come from a tray."""
    rules = state.rules
    if rules.bearers[ability] == ability:
        report(state, reports.LENT, side, by=ability)
    if rules.hooks.outsiders.by[ability]:
        rules.abilities[ability].taken(state, side)


def _recall(state: State, side: Side, ability: int) -> None:
    """Remove the tokens that a field's power brought: first from the hand, then where most tokens are.

    If only one token is left in each region, regions are given up, from the highest number down.
    """
    rules = state.rules
    if rules.bearers[ability] == ability:
        report(state, reports.RECALLED, side, by=ability)
    if not rules.hooks.outsiders.by[ability]:
        return
    going = rules.abilities[ability].outsiders(state, side)
    from_hand = min(going, state.hand[side])
    state.hand[side] -= from_hand
    for _ in range(going - from_hand):
        region = max(regions_in(state.held[side]), key=lambda held: (state.tokens[held], held))
        state.tokens[region] -= 1
        if not state.tokens[region]:
            give_up(state, side, region)


def witnesses(state: State, side: Side, before: tuple[int, ...], answers: Answers) -> tuple[int, ...]:
    """Return the abilities that see a conquest or attack by `side`.

    `before` lists the abilities that served the side before the event. A power that a field lends because of
    this conquest does not see it. But abilities that count the events of a whole turn see all of them, even
    while they are not in force. `answers` lists the abilities that override the event's hook.
    """
    heard = state.serving[side]
    if state.rules.sower:
        heard = tuple([id for id in heard if id in before or not is_lent(state, id)])
    coming = who_may_come(state, answers)
    return heard + unlent(state, side, heard, coming) if coming else heard


def who_may_come(state: State, answers: Answers) -> tuple[int, ...]:
    """Return the abilities that count the events of a whole turn and may still be lent.

    Only abilities that override the event's hook, as `answers` shows, are included.
    """
    coming: tuple[int, ...] = ()
    for id in state.rules.looking_back:
        if answers.by[id] and _may_come(state, state.rules.bearers[id]):
            coming = coming + (id,)
    return coming


def unlent(state: State, side: Side, heard: tuple[int, ...], coming: tuple[int, ...]) -> tuple[int, ...]:
    """Return the abilities in `coming` that are not in `heard`, for an event of `side`.

    The result is empty if places and fields cannot lend powers to this side.
    """
    if not state.banners[side] or state.counts_as_declined(side):
        return ()
    return tuple([id for id in coming if id not in heard])


def _may_come(state: State, badge: int) -> bool:
    """Return whether `badge` is at a place or in a field, or may still be drawn for an undiscovered place."""
    for holding in state.rules.lenders:
        if holding not in state.holdings:
            if badge in state.unseen_powers or badge in state.discarded_powers:
                return True
        elif badge in state.store_of(state.owners.table, holding):
            return True
    return badge in badges_in(state)


def forget_what_was_seen(state: State, side: Side) -> None:
    """Notify abilities of the end of a turn if they counted events for `side` without being in force."""
    for id in state.rules.noting:
        if state.recall(side, id) and id not in state.serving[side]:
            state.rules.abilities[id].saw_turn_end(state, side)


def occupy(state: State, side: Side, region: Region, tokens: int) -> None:
    """Give `side` an empty `region` with these `tokens`, whether from its hand or from the tray."""
    state.tokens[region] = tokens
    state.held[side] |= 1 << region
    if state.sites:
        serve_anew(state, side, region)


def receive(state: State, side: Side, region: Region, tokens: int) -> None:
    """Give `side` an empty `region` and `tokens` without a conquest, and notify its abilities."""
    occupy(state, side, region, tokens)
    rules = state.rules
    for id in state.serving[side]:
        if rules.hooks.received.by[id]:
            rules.abilities[id].received(state, side, region)


def give_up(state: State, side: Side, region: Region, freely: bool = False) -> None:
    """Remove `side` and its tokens from `region`, and notify its abilities.

    Tokens that the side keeps must already be in its hand.
    """
    state.held[side] &= ~(1 << region)
    state.tokens[region] = 0
    rules = state.rules
    answers = rules.hooks.vacated.by
    for id in state.serving[side]:
        if answers[id]:
            rules.abilities[id].vacated(state, side, region, freely)
    if state.sites:
        serve_anew(state, side, region)


def _join_turn(state: State, side: Side, ability: int) -> None:
    """Let an ability that comes into force during a turn amend the steps that are left of the turn."""
    if not state.rules.hooks.plan_turn.by[ability]:
        return
    plan = Plan()
    plan.entries = list(state.plan[state.at + 1 :])
    if entry_of(ability, side) in plan.entries or not plan.has(REDEPLOY):
        return
    state.rules.abilities[ability].plan_turn(state, side, plan)
    state.plan = state.plan[: state.at + 1] + tuple(plan.entries)


def _leave_turn(state: State, side: Side, ability: int) -> None:
    """Remove the steps of an ability that no longer serves `side` from the rest of the turn's plan."""
    entry = entry_of(ability, side)
    rest = state.plan[state.at + 1 :]
    if entry in rest:
        state.plan = state.plan[: state.at + 1] + tuple([other for other in rest if other != entry])


def forget(state: State, side: Side, ability: int) -> None:
    """Clear the memory, pieces and stores of `ability` for `side`."""
    if state.recall(side, ability):
        state.remember(side, ability, 0)
    if state.pieces(side, ability):
        state.place(side, ability, 0)
    if state.store_of(side, ability):
        state.store(side, ability, ())
