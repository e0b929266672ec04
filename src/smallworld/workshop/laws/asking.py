"""A check that calling the hooks of an ability does not change the state.

The engine calls these hooks at any time and in any order, also for displays, bots and forecasts. If a hook
changed the state, the change could happen several times. An ability therefore writes its effects on a sheet,
and the engine carries them out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from smallworld.engine.ability.answers import HOOKS
from smallworld.engine.action import CONQUER
from smallworld.engine.pricing import price_conquests
from smallworld.engine.sheets.display import Display
from smallworld.engine.sheets.garrison import Garrison
from smallworld.engine.sheets.losses import Losses
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import NONE, State
from smallworld.engine.turn import plan_expansion

# Hooks that carry out effects or are notified of events. All others are questions.
ACTS: Final = {"lent", "begin", "perform", "collect", "set_up"}
TOLD: Final = {
    "own_turn_began",
    "taken",
    "conquering",
    "conquered",
    "received",
    "vacated",
    "discovered",
    "regrouped",
    "outsiders_lost",
    *[hook for hook in HOOKS if hook.startswith("saw_")],
}
ASKED: Final = set(HOOKS) - ACTS - TOLD


def ask_all(state: State, side: int, id: int) -> Iterator[str]:
    """Call every hook of an ability that must not change the state, and yield the names of the hooks."""
    ability = state.rules.abilities[id]
    attackers = [attacker for attacker, race in enumerate(state.banners) if race != NONE]
    ability.price(state, side, Prices(state, side))
    yield "price"
    for attacker in attackers:
        ability.shield(state, side, Prices(state, attacker))
    yield "shield"
    for attacker in attackers:
        for region in range(len(state.board)):
            losses = Losses(state.tokens[region], not state.is_declined(side), attacker, CONQUER)
            ability.lost(state, side, region, losses)
    yield "lost"
    for hook in ("plan_start", "plan_turn", "plan_decline"):
        getattr(ability, hook)(state, side, plan_expansion(state, state.player_of(side)))
        yield hook
    for region in range(len(state.board)):
        ability.score_of(state, side, region)
    yield "score_of"
    ability.garrison(state, side, Garrison())
    yield "garrison"
    ability.display(state, side, Display())
    yield "display"
    prices = price_conquests(state, side)
    ability.specials(state, side, prices, [])
    yield "specials"
    ability.helps(state, side, prices)
    yield "helps"
    ability.decline(state, side, list(state.tokens))
    yield "decline"
    for hook in ("reinforce", "outsiders", "score", "victor"):
        getattr(ability, hook)(state, side)
        yield hook
    if not state.waits_for and state.step() == id and state.side() == side:
        ability.question(state, side)
        yield "question"
        ability.choices(state, side, [])
        yield "choices"


def everything(state: State) -> tuple[object, ...]:
    """Return all values of a state that a hook might change by mistake."""
    return (state.key(), state.asides, state.plan, state.at, len(state.reports or ()))
