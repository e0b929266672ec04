"""Invariants of every position, fast enough to check after each decision of many games."""

from __future__ import annotations

from collections.abc import Sequence

from smallworld.engine.board import regions_in
from smallworld.engine.domains import badges_in, ground_of, is_lent
from smallworld.engine.game import actor, legal_actions
from smallworld.engine.keys import ability_of, key_of, owner_of
from smallworld.engine.state import NOBODY, NONE, TRIBE, State


def check(state: State) -> None:
    """Check all invariants of a state, and raise AssertionError at the first broken one."""
    one_owner_a_region(state)
    tokens_within_the_box(state)
    every_banner_and_badge_once(state)
    no_debts(state)
    nothing_left_behind(state)
    holdings_serve_their_holder(state)
    fields_serve_who_holds_enough_around(state)
    there_is_always_a_decision(state)


def one_owner_a_region(state: State) -> None:
    """Check that each region with tokens has exactly one owner, and each other region has none.

    The owner is a race or the Lost Tribes.
    """
    taken = state.tribes
    for side, regions in enumerate(state.held):
        assert not taken & regions, f"side {side} holds regions of others: {_ids(state, taken & regions)}"
        taken |= regions
    occupied = 0
    for region, tokens in enumerate(state.tokens):
        if tokens:
            assert tokens > 0, f"{tokens} tokens in {_ids(state, 1 << region)}"
            occupied |= 1 << region
    assert occupied == taken, (
        f"regions with tokens but no owner, or with an owner but no tokens: {_ids(state, occupied ^ taken)}"
    )


def tokens_within_the_box(state: State) -> None:
    """Check that no race has more tokens than the box contains, and that no side has fewer than 0 in hand."""
    for side, race in enumerate(state.banners):
        assert state.hand[side] >= 0, f"side {side} has {state.hand[side]} tokens in hand"
        if race != NONE:
            left = state.tray(race)
            assert left >= 0, f"{-left} {state.rules.names[race]} more than the box holds"


def every_banner_and_badge_once(state: State) -> None:
    """Check that each race and power is in exactly one place: a side, an offer, a store or a stack."""
    dealt = [race for race in state.banners if race not in state.rules.auxiliaries]
    badges = [badge for side in range(len(state.badges)) for badge in state.badges_of(side)]
    badges += [id for stored in state.stores.values() for id in stored if id in state.rules.powers]
    dealt += in_hands(state)
    # If combos come from hands, the offer is one of the hands.
    offered = ((), ()) if state.rules.dealt else (state.offered_races, state.offered_powers)
    races = sorted((*dealt, *offered[0], *state.unseen_races, *state.returned_races))
    powers = sorted((*badges, *offered[1], *state.unseen_powers, *state.discarded_powers))
    without_race, without_power = races.count(NONE), powers.count(NONE)
    assert races[without_race:] == state.rules.races, f"races are {races}"
    assert powers[without_power:] == state.rules.powers, f"powers are {powers}"


def in_hands(state: State) -> list[int]:
    """Return the banners in the hands of players, including open hands."""
    rules = state.rules
    keepers = {id for keeper in rules.secrets for id in rules.together[keeper]}
    return [
        id
        for key, ids in state.stores.items()
        if ability_of(key) in keepers
        for id in ids
        if id in rules.races
    ]


def no_debts(state: State) -> None:
    """Check that players, and combos on offer, never have a negative number of coins."""
    assert min(state.coins) >= 0, f"coins are {state.coins}"
    assert min(state.offered_coins, default=0) >= 0, f"coins on offer are {state.offered_coins}"


def nothing_left_behind(state: State) -> None:
    """Check that a side without a race owns nothing, and that only abilities in force own things.

    Abilities can own memory, pieces, stores and shields.
    """
    held, hand, badges, has_shield = state.held, state.hand, state.badges, state.rules.hooks.shield.by
    shields: list[int] = []
    for side, serving in enumerate(state.serving):
        if state.banners[side] == NONE and (held[side] or hand[side] or badges[side] or serving):
            raise AssertionError(f"side {side} has no race, but something else")
        for id in serving:
            if has_shield[id] and not state.rules.traits[id].keeps_watch:
                shields.append(key_of(side, id))
    for holding in sorted(state.holdings):
        for id in state.rules.together[holding]:
            if state.rules.traits[id].keeps_watch:
                shields.append(key_of(state.owners.table, id))
    assert state.shields == tuple(shields), f"shields are {state.shields}, not {shields}"
    for key in state.memories:
        assert ability_of(key) in _in_force(state, owner_of(key)) or _looks_back(state, key), (
            f"memory of {_owner(state, key)}, which is not in force"
        )
    for key in state.stores:
        assert ability_of(key) in _in_force(state, owner_of(key)), (
            f"store of {_owner(state, key)}, which is not in force"
        )
    for key, regions in state.placed.items():
        assert ability_of(key) in _in_force(state, owner_of(key)), (
            f"pieces of {_owner(state, key)}, which is not in force"
        )
        own = held[owner_of(key)] if state.owners.is_side(owner_of(key)) else state.board.everywhere
        astray = regions & ~own
        assert not astray, f"pieces of {_owner(state, key)} in {_ids(state, astray)}, which it does not hold"


def holdings_serve_their_holder(state: State) -> None:
    """Check that each holding serves only the side that holds its region, and never an undead race."""
    rules = state.rules
    for side, serving in enumerate(state.serving):
        wanted = [
            id
            for holding, region in sorted(state.holdings.items())
            for id in rules.together[holding]
            if state.held[side] >> region & 1
            and side != state.owners.neutral
            and not rules.traits[state.banners[side]].undead
            and (not state.is_declined(side) or rules.traits[id].outlives_decline)
        ]
        found = [id for id in serving if rules.bearers[id] in state.holdings]
        assert found == wanted, f"side {side} is served by holdings {found}, not by {wanted}"
    sites = sum(1 << region for region in set(state.holdings.values())) | ground_of(rules, state.board)
    assert sites == state.sites, f"holdings are not only in {_ids(state, state.sites)}"


def fields_serve_who_holds_enough_around(state: State) -> None:
    """Check that a field lends its badge only to an active race that holds enough regions around it.

    Lent badges come after all other abilities of the side.
    """
    for side, serving in enumerate(state.serving):
        wanted: list[int] = []
        for badge, domain in zip(badges_in(state), state.board.domains, strict=False):
            around = len(regions_in(state.held[side] & domain))
            if around >= state.rules.enough and not state.counts_as_declined(side):
                wanted += state.rules.together[badge]
        found = [id for id in serving if is_lent(state, id)]
        assert found == wanted == list(serving[len(serving) - len(wanted) :]), (
            f"side {side}: {found}, {wanted}"
        )


def there_is_always_a_decision(state: State) -> None:
    """Check that until the game ends, a player or chance has a legal action, and no action occurs twice."""
    actions = legal_actions(state)
    if state.over:
        assert not actions, "the game is over, but it offers actions"
        assert actor(state) == NOBODY, "the game is over, but a player has to decide"
    else:
        assert actions, "there is nothing to decide, and the game is not over"
        assert len(actions) == len(set(actions)), "an action is listed twice"


def defenders_agree(state: State) -> None:
    """Check that `State.defender` agrees with the sets of regions that the sides hold."""
    for region in range(len(state.board)):
        owner = TRIBE if state.tribes >> region & 1 else NOBODY
        for side, regions in enumerate(state.held):
            if regions >> region & 1:
                owner = side
        assert state.defender(region) == owner, f"{_ids(state, 1 << region)} is held by side {owner}"


def _in_force(state: State, owner: int) -> Sequence[int]:
    """Return the abilities that are allowed to store memory or things for this owner."""
    if state.owners.is_side(owner):
        return state.serving[owner]
    return [id for auxiliary in state.rules.auxiliaries for id in state.rules.together[auxiliary]]


def _looks_back(state: State, key: int) -> bool:
    """Return whether the owner of a memory may get its ability back from a place or field this turn."""
    active = not state.counts_as_declined(owner_of(key))
    return active and ability_of(key) in state.rules.looking_back


def _ids(state: State, regions: int) -> str:
    return ", ".join(state.board.ids[region] for region in regions_in(regions))


def _owner(state: State, key: int) -> str:
    return f"{state.rules.names[ability_of(key)]} of side {owner_of(key)}"
