"""The table as one seat sees it, as a state to think about.

Built from named fields that are public, never as the state with parts removed: a field that nobody has
thought about is not seen. The only secret of the game so far is how many coins the others have; the order
of the stacks is not in the state at all.
"""

from __future__ import annotations

from typing import Final

from smallworld.engine.board import Player
from smallworld.engine.state import State

SPECTATOR: Final = -1
UNKNOWN_COINS: Final = 0  # stands in a seat's state for coins that it cannot see


def seen_by(state: State, seat: Player) -> State:
    """What `seat` (or SPECTATOR) may see of `state`, itself a state that may be played on in thought."""
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
    seen.shields, seen.memories, seen.placed = state.shields, state.memories, state.placed
    seen.stores, seen.holdings, seen.sites = state.stores, state.holdings, state.sites
    seen.turn, seen.first, seen.player = state.turn, state.first, state.player
    seen.plan, seen.at, seen.mark, seen.kept_mark = state.plan, state.at, state.mark, state.kept_mark
    seen.waits_for, seen.target = state.waits_for, state.target
    seen.displaced, seen.over = state.displaced, state.over
    seen.offered_races, seen.offered_powers = state.offered_races, state.offered_powers
    seen.offered_coins, seen.offered_tokens = state.offered_coins, state.offered_tokens
    seen.unseen_races, seen.unseen_powers = state.unseen_races, state.unseen_powers
    seen.returned_races, seen.discarded_powers = state.returned_races, state.discarded_powers
    return seen
