"""The worth of further tokens for an undead race, which may win the game outright.

A race that never declines wins when no token of it is left in the box. The nearer the race is to this
victory, the more another token is worth to its player, and the more it harms the other players.
"""

from __future__ import annotations

from math import exp
from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.board import Player, Side
from smallworld.engine.keys import owner_of
from smallworld.engine.state import State
from smallworld.engine.turn import victors

VICTORY: Final = 120.0  # coins that an outright victory is worth
GROWTH: Final = 0.85  # tokens gained per turn
FOR_A_TOKEN: Final = 0.25  # expected tokens from each token put aside
DOUBT: Final = 2.0  # with this many tokens too few, the chance to win is 27%


def with_outright_victory(state: State, finals: list[float]) -> list[float]:
    """Add the worth of an outright victory to the expected final coins of each player, and return them."""
    for player in undead_players(state):
        finals[player] += worth_of_victory(state, player)
    return finals


def undead_players(state: State) -> list[Player]:
    """Return the players with an undead race."""
    traits = state.rules.traits
    return [player for player in range(state.players) if traits[state.banners[player]].undead]


def worth_of_victory(state: State, player: Player) -> float:
    """Return what the chance of an outright victory is worth to a player with an undead race, in coins."""
    if state.over:
        return VICTORY if player in victors(state) else 0.0
    supply = state.rules.supply[state.banners[player]]
    return VICTORY / (1.0 + exp(-(_expected(state, player) - supply) / DOUBT))


def _expected(state: State, side: Side) -> float:
    """Return how many tokens of `side`'s race are expected to be in play at the end of the game."""
    put_aside = 0
    for key, ids in state.stores.items():
        if owner_of(key) == side:
            for id in ids:
                if id not in state.rules.powers:
                    put_aside += 1
    tokens = float(state.tokens_in_play(state.banners[side]))
    return tokens + FOR_A_TOKEN * put_aside + GROWTH * turns_left(state, side)
