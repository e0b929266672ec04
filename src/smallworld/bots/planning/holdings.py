"""The worth of relics, places and similar holdings of a player, apart from the coins that they score."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.board import Player
from smallworld.engine.domains import lent_to
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

A_TURN: Final = 0.6  # coins that a useful holding adds per turn
LASTS: Final = 3  # turns that a player is expected to keep a holding


def worth_of_holdings(state: State, player: Player, known: list[bool] | None = None) -> float:
    """Return the worth of `player`'s holdings and of powers from fields, without the coins that they score.

    A network passes `known`, the abilities that it knows. The result then leaves them out, because the
    network already values them.
    """
    serving = 0
    for side in state.places_of(player):
        held = state.held[side]
        if held & state.sites:
            for holding, region in state.holdings.items():
                if not held >> region & 1 or (known is not None and known[holding]):
                    continue
                if is_of_use(state.rules, holding) and holding in state.serving[side]:
                    serving += 1
    if state.rules.sower:
        for id in lent_to(state, state.held[player]):
            if (
                not (known is not None and known[id])
                and is_of_use(state.rules, id)
                and id in state.serving[player]
            ):
                serving += 1
    return A_TURN * serving * min(turns_left(state, player), LASTS) if serving else 0.0


def is_of_use(rules: Rules, holding: int) -> bool:
    """Return whether `holding` can do more than score: it helps to conquer, or adds a step or actions."""
    hooks = rules.hooks
    return bool(
        hooks.price.by[holding]
        or hooks.specials.by[holding]
        or hooks.plan_turn.by[holding]
        or hooks.own_turn_began.by[holding]
    )
