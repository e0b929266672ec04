"""The table as one seat sees it, as a state that bots and forecasts can play on.

The view is built from named public fields, not by removing secrets from the state, so a forgotten field stays
hidden. The coins of other players are secret and, if players are dealt banners and badges, so are their
hands. The order of the stacks is not in the state at all.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.action import BANNER
from smallworld.engine.board import Player
from smallworld.engine.given import check_range
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.state import State
from smallworld.engine.steps.step import CHOOSE_COMBO

SPECTATOR: Final = -1
UNKNOWN_COINS: Final = 0  # in a seat's view, for coins that it cannot see


def seen_by(state: State, seat: Player) -> State:
    """Return `state` as `seat` (or SPECTATOR) sees it. The result is also a state that you can play on.

    Raises:
        SmallWorldError: there is no such seat.
        TypeError: an argument has the wrong type.
    """
    check_range(seat, SPECTATOR, state.players - 1, "seat")
    coins = [UNKNOWN_COINS] * state.players
    if seat != SPECTATOR:
        coins[seat] = state.coins[seat]
    if state.over:
        coins = state.coins[:]  # "Game end": coins are revealed
    seen = State(
        state.rules,
        state.board,
        state.owners,
        state.tokens[:],
        state.held[:],
        state.hand[:],
        coins,
        state.banners[:],
        state.badges[:],
        state.serving[:],
    )
    seen.tribes, seen.monsters = state.tribes, state.monsters
    seen.shields, seen.holdings, seen.sites = state.shields, state.holdings, state.sites
    # Copy these dicts, since the state may change its own.
    seen.memories, seen.placed, seen.stores = dict(state.memories), dict(state.placed), dict(state.stores)
    seen.turn, seen.first, seen.player = state.turn, state.first, state.player
    seen.plan, seen.at, seen.mark, seen.kept_mark = state.plan, state.at, state.mark, state.kept_mark
    seen.waits_for, seen.target = state.waits_for, state.target
    seen.displaced, seen.over = state.displaced, state.over
    seen.offered_races, seen.offered_powers = state.offered_races, state.offered_powers
    seen.offered_coins, seen.offered_tokens = state.offered_coins, state.offered_tokens
    seen.unseen_races, seen.unseen_powers = state.unseen_races, state.unseen_powers
    seen.returned_races, seen.discarded_powers = state.returned_races, state.discarded_powers
    if state.rules.secrets and not state.over:
        _keep_secrets(seen, seat)
    return seen


def _keep_secrets(seen: State, seat: Player) -> None:
    """Hide the races and powers dealt to other players, as if they were still in the stacks.

    When another player chooses from their hand, the view lets chance decide, since the choices are unknown.
    """
    rules, owners = seen.rules, seen.owners
    hidden: list[int] = []
    stores: dict[int, tuple[int, ...]] = {}
    for key, ids in seen.stores.items():
        owner = owner_of(key)
        secret = rules.traits[ability_of(key)].secret and owners.is_for_good(owner)
        if secret and owners.player_of(owner) != seat:
            hidden += ids
        else:
            stores[key] = ids
    seen.stores = stores
    seen.unseen_races = tuple(sorted([*seen.unseen_races, *[id for id in hidden if id in rules.races]]))
    seen.unseen_powers = tuple(sorted([*seen.unseen_powers, *[id for id in hidden if id in rules.powers]]))
    if seen.offered_races and seen.player != seat and seen.step() == CHOOSE_COMBO:
        seen.offered_races = seen.offered_powers = seen.offered_coins = seen.offered_tokens = ()
        seen.waits_for = BANNER
