"""Players who may win outright: what it is worth to have more of an undead race on the table.

A race that never declines wins when none of its tokens is left in the box. How near that is decides how much
its player gives for another token, and how much the others fear it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.board import Player, Side
from smallworld.engine.keys import owner_of
from smallworld.engine.state import State
from smallworld.engine.turn import victors

VICTORY: Final = 120.0  # coins that it is worth to win whatever the coins say
GROWTH: Final = 1.5  # tokens that come in a turn without being bought
FOR_A_TOKEN: Final = 0.25  # tokens that one put aside may become
DOUBT: Final = 2.0  # tokens: with so many too few the chance to win is 27 in 100


def with_outright_victory(state: State, finals: list[float]) -> list[float]:
    """Coins that each player may expect, and for whom it applies what it is worth to win outright."""
    for player in undead_players(state):
        finals[player] = undead_final(state, player, finals[player])
    return finals


def undead_players(state: State) -> list[Player]:
    """Who has an undead race."""
    traits = state.rules.traits
    return [player for player in range(state.players) if traits[state.banners[player]].undead]


def undead_final(state: State, player: Player, coins: float) -> float:
    """What a player with an undead race may expect in the end if they expect so many `coins`."""
    if state.over:
        return coins + VICTORY if player in victors(state) else coins
    chance = 1.0 / (
        1.0 + exp(-(_expected(state, player) - state.rules.supply[state.banners[player]]) / DOUBT)
    )
    return coins + chance * VICTORY


def _expected(state: State, side: Side) -> float:
    """Tokens of the race of `side` that may be in play when the game ends."""
    put_aside = 0
    for key, ids in state.stores.items():
        if owner_of(key) == side:
            for id in ids:
                if id not in state.rules.powers:
                    put_aside += 1
    tokens = float(state.tokens_in_play(state.banners[side]))
    return tokens + FOR_A_TOKEN * put_aside + GROWTH * turns_left(state, side)
