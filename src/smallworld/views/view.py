"""The table as one seat sees it, as plain data for JSON.

Shapes (all names are slugs of notation, players count from 1, `None` is what the seat cannot see):

    {"board", "turn", "rounds", "on_turn", "actor": player | "chance" | None, "question",
     "seats": [{"player", "coins": int | None,
                "races": [{"race", "power": str | None, "declined", "hand", "regions": [id]}]}],
     "regions": [{"id", "name", "features": [str], "tokens", "player": int | None, "race": str | None,
                  "declined", "tribe", "pieces": {name: number}}],
     "column": [{"place", "race", "power": str | None, "coins", "price", "tokens"}],
     "stacks": {"unseen_races", "unseen_powers", "returned_races", "discarded_powers"},
     "actions": [{"do", ...}] (only for the actor), "prices": [...] (only for the actor, while it conquers),
     "winners": [player] (only when the game is over)}
"""

from __future__ import annotations

from typing import Any

from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.board import Player, Region, regions_in
from smallworld.engine.game import actor, legal_actions, question, winners
from smallworld.engine.notation import action_to_json
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.rules import slug
from smallworld.engine.state import CHANCE, NOBODY, NONE, TRIBE, State
from smallworld.engine.steps.choose_combo import price_of
from smallworld.engine.steps.step import CONQUER
from smallworld.views.seat import SPECTATOR


def view(state: State, seat: Player = SPECTATOR) -> dict[str, Any]:
    """Everything that `seat` may see and, when it is to decide, may do."""
    decider = actor(state)
    seen: dict[str, Any] = {
        "board": state.board.name,
        "turn": state.turn,
        "rounds": state.board.rounds,
        "on_turn": state.player + 1,
        "actor": "chance" if decider == CHANCE else None if decider == NOBODY else decider + 1,
        "question": question(state),
        "seats": [_seat(state, player, seat) for player in range(state.players)],
        "regions": [_region(state, region) for region in range(len(state.board))],
        "column": [_combo(state, place) for place in range(len(state.offered_races))],
        "stacks": {
            "unseen_races": _names(state, state.unseen_races),
            "unseen_powers": _names(state, state.unseen_powers),
            "returned_races": _names(state, state.returned_races),
            "discarded_powers": _names(state, state.discarded_powers),
        },
        "actions": [],
        "prices": [],
        "winners": [],
    }
    if decider == seat:
        seen["actions"] = [
            action_to_json(state.rules, state.board, action) for action in legal_actions(state)
        ]
        if state.plan[state.at] & 1023 == CONQUER:
            seen["prices"] = _prices(state)
    if state.over:
        seen["winners"] = [player + 1 for player in winners(state)]
    return seen


def _seat(state: State, player: Player, seat: Player) -> dict[str, Any]:
    races = [
        {
            "race": _name(state, state.banners[side]),
            "power": _name(state, state.badges[side]),
            "declined": state.is_declined(side),
            "hand": state.hand[side],
            "regions": [state.board.ids[region] for region in regions_in(state.held[side])],
        }
        for side in state.sides_of(player)
    ]
    visible = state.over or player == seat
    return {"player": player + 1, "coins": state.coins[player] if visible else None, "races": races}


def _region(state: State, region: Region) -> dict[str, Any]:
    defender = state.defender(region)
    owned = defender >= 0
    return {
        "id": state.board.ids[region],
        "name": state.board.names[region],
        "features": state.board.features_of(region),
        "tokens": state.tokens[region],
        "player": state.player_of(defender) + 1 if owned else None,
        "race": _name(state, state.banners[defender]) if owned else None,
        "declined": owned and state.is_declined(defender),
        "tribe": defender == TRIBE,
        "pieces": pieces_in(state, region),
    }


def pieces_in(state: State, region: Region) -> dict[str, int]:
    """The pieces that stand in `region`, by name: {"lair": 1, "encampment": 3}."""
    pieces: dict[str, int] = {}
    side = state.defender(region)
    if side >= 0:
        for id in state.serving[side]:
            ability = state.rules.abilities[id]
            if ability.piece() and ability.pieces_at(state, side, region):
                pieces[ability.piece()] = ability.pieces_at(state, side, region)
    return pieces


def _combo(state: State, place: int) -> dict[str, Any]:
    race, power = state.offered_races[place], state.offered_powers[place]
    return {
        "place": place + 1,
        "race": _name(state, race),
        "power": _name(state, power),
        "coins": state.offered_coins[place],
        "price": price_of(state, place),
        "tokens": state.rules.tokens[race] + state.rules.tokens[power],
    }


def _prices(state: State) -> list[dict[str, Any]]:
    """What every region would cost the side that conquers, and why, or why it cannot be had."""
    prices = price_conquests(state, state.plan[state.at] >> 10)
    rows: list[dict[str, Any]] = []
    for region in range(len(state.board)):
        answer = quote(prices, region)
        rows.append(
            {
                "region": state.board.ids[region],
                "tokens": None if answer.refusals else answer.tokens,
                "items": [{"tokens": amount, "why": reason} for amount, reason in answer.items],
                "refusals": answer.refusals,
            }
        )
    return rows


def _name(state: State, id: int) -> str | None:
    return slug(state.rules.names[id]) if id != NONE and id >= FIRST_ABILITY else None


def _names(state: State, ids: tuple[int, ...]) -> list[str]:
    return [slug(state.rules.names[id]) for id in ids]
