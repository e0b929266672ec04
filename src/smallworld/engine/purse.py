"""Coins that players gain, pay or take immediately, outside scoring and the purchase of combos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from smallworld.engine import reports
from smallworld.engine.board import Player, Side
from smallworld.engine.owners import NOBODY
from smallworld.engine.reports import report

if TYPE_CHECKING:
    from smallworld.engine.state import State


def gain(state: State, side: Side, coins: int, by: int) -> None:
    """Give `coins` from the bank to the owner of `side` for the ability `by`; NOBODY gets none."""
    if coins and state.player_of(side) != NOBODY:
        state.coins[state.player_of(side)] += coins
        report(state, reports.COINS_GAINED, side, by=by, number=coins)


def spend(state: State, side: Side, coins: int, by: int) -> None:
    """Take `coins` from the owner of `side` and pay them to the bank, for the ability `by`."""
    state.coins[state.player_of(side)] -= coins
    report(state, reports.COINS_SPENT, side, by=by, number=coins)


def collect(state: State, side: Side, payer: Player, coins: int, by: int) -> int:
    """Take up to `coins` from `payer` for the owner of `side`; return how many were taken.

    NOBODY neither takes nor pays. `by` is the ability that makes `payer` pay.

    Source: base rules, "Scoring", for coins of other players.
    """
    if payer == NOBODY or state.player_of(side) == NOBODY:
        return 0
    taken = min(coins, state.coins[payer])
    if taken:
        state.coins[payer] -= taken
        state.coins[state.player_of(side)] += taken
        report(state, reports.COINS_TAKEN, side, by=by, other=payer, number=taken)
    return taken
