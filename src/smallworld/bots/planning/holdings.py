"""What it is worth to hold a region for what can be done with what lies there, beyond the coins it scores."""

from __future__ import annotations

from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.board import Player
from smallworld.engine.domains import lent_to
from smallworld.engine.rules import Rules
from smallworld.engine.state import State

A_TURN: Final = 0.6  # coins that a holding helps to in a turn if its holder can do anything with it
LASTS: Final = 3  # turns for which it is thought to stay with whom it serves


def worth_of_holdings(state: State, player: Player, places: list[int] | None = None) -> float:
    """Coins that the holdings of `player`, and what fields lend them, will help to, but for what these score.

    A network that has `places` for abilities, by id, values those that it knows by itself.
    """
    serving = 0
    for side in state.places_of(player):
        held = state.held[side]
        if held & state.sites:
            for holding, region in state.holdings.items():
                if not held >> region & 1 or (places is not None and places[holding] >= 0):
                    continue
                if is_of_use(state.rules, holding) and holding in state.serving[side]:
                    serving += 1
    if state.rules.sower:
        for id in lent_to(state, state.held[player]):
            known = places is not None and places[id] >= 0
            if not known and is_of_use(state.rules, id) and id in state.serving[player]:
                serving += 1
    return A_TURN * serving * min(turns_left(state, player), LASTS) if serving else 0.0


def is_of_use(rules: Rules, holding: int) -> bool:
    """Whether `holding` is of use in a turn beside its coins: it helps to conquer, or has its own moment."""
    hooks = rules.hooks
    return bool(
        hooks.price.by[holding]
        or hooks.specials.by[holding]
        or hooks.plan_turn.by[holding]
        or hooks.own_turn_began.by[holding]
    )
