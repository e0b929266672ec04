"""The table as one seat sees it, as plain data for JSON; `schema` has the types."""

from __future__ import annotations

from typing import Final

from smallworld.engine import pricing, reports
from smallworld.engine.action import FIRST_ABILITY, Action
from smallworld.engine.board import Player, Region, Side, regions_in
from smallworld.engine.die import faces_with
from smallworld.engine.game import actor, legal_actions, on_turn, question, standings, winners
from smallworld.engine.given import check_range, check_type
from smallworld.engine.keys import ability_of, owner_of
from smallworld.engine.pricing import price_conquests, quote
from smallworld.engine.question import WhatToConquer, WhichRegions
from smallworld.engine.rules import slug
from smallworld.engine.sheets.display import Display, captives_of, display_of, display_of_table
from smallworld.engine.sheets.garrison import rivers_to_leave
from smallworld.engine.state import CHANCE, NOBODY, TRIBE, State
from smallworld.engine.steps.score import score_breakdown
from smallworld.engine.text.notation import action_to_json
from smallworld.engine.turn import victors
from smallworld.views.asked import asked_of
from smallworld.views.fields import fields_of
from smallworld.views.forecast import after_decline, coins_of, ends_turn, is_another_turn, thought
from smallworld.views.offers import column_of, columns_of
from smallworld.views.schema import (
    Acting,
    CommonView,
    Forecast,
    ForecastItem,
    Holding,
    OwnView,
    Price,
    RaceOnMap,
    Reason,
    RegionView,
    SeatView,
    View,
)
from smallworld.views.seat import SPECTATOR, seen_by
from smallworld.views.selection import unfold_selection
from smallworld.views.stage import stage_of, step_name
from smallworld.views.teams import teams_of

REGIONS: Final = "regions"  # the reason for coins that come from regions, not from an ability


def view(state: State, seat: Player = SPECTATOR) -> View:
    """Return everything that `seat` may see and, if `seat` has to decide, all its choices.

    Raises:
        SmallWorldError: there is no such seat. SPECTATOR, which is -1, sees what everyone sees.
        TypeError: an argument has the wrong type.
    """
    check_type(state, State, "state")
    check_range(seat, SPECTATOR, state.players - 1, "seat")
    return {**common_view(state, seat), **own_view(state, seat)}


def common_view(state: State, seat: Player = SPECTATOR) -> CommonView:
    """Return the part of the view of `seat` that is the same for all seats, except for secret hands."""
    decider = actor(state)
    displays = _displays(state)
    known = seen_by(state, seat) if state.rules.secrets else state
    return {
        "board": state.board.name,
        "turn": state.turn,
        "rounds": state.board.rounds,
        "on_turn": on_turn(state) + 1,
        "actor": "chance" if decider == CHANCE else None if decider == NOBODY else decider + 1,
        "regions": [_region(state, region, displays) for region in regions_in(state.board.everywhere)],
        "holdings": holdings_of(state),
        "fields": fields_of(state),
        "column": column_of(known),
        "columns": columns_of(known),
        "stacks": {
            "unseen_races": _names(state, known.unseen_races),
            "unseen_powers": _names(state, known.unseen_powers),
            "returned_races": _names(state, state.returned_races),
            "discarded_powers": _names(state, state.discarded_powers),
        },
        "step": step_name(state),
        "stage": stage_of(state),
        "side": _acting(state),
        "forecast": _coins(state, state.player),
        "winners": [player + 1 for player in winners(state)] if state.over else [],
        "outright": [player + 1 for player in victors(state)] if state.over else [],
        "standings": [
            {"player": player + 1, "coins": coins, "tokens": tokens}
            for player, (coins, tokens) in enumerate(standings(state))
        ]
        if state.over
        else [],
        "teams": teams_of(state),
    }


def own_view(state: State, seat: Player = SPECTATOR) -> OwnView:
    """Return the part of the view of `seat` that may differ between seats."""
    decider = actor(state)
    displays = _displays(state)
    seen: OwnView = {
        "question": asked_of(state, seat),
        "seats": [_seat(state, player, seat, displays) for player in range(state.players)],
        "actions": [],
        "ending": [],
        "prices": [],
        "decline": None,
        "choosing": {},
    }
    if decider == seat and not state.over:  # when the game is over, the decider NOBODY equals SPECTATOR
        actions = legal_actions(state)
        seen["actions"] = [action_to_json(state.rules, state.board, action) for action in actions]
        seen["ending"] = [place for place, action in enumerate(actions) if ends_turn(state, [action])]
        if isinstance(question(state), WhatToConquer):
            seen["prices"] = _prices(state)
        if {"do": "decline"} in seen["actions"]:
            seen["decline"] = _coins_in_decline(state, decider)
        seen["choosing"] = _coins_by_choice(state)
    return seen


def _acting(state: State) -> Acting | None:
    """Return the race that acts now."""
    if state.over:
        return None
    side = state.side()
    return {"race": _name(state, state.banners[side]), "declined": state.is_declined(side)}


def _coins(state: State, player: Player) -> Forecast:
    items: list[ForecastItem] = [
        {
            "coins": coins,
            "why": _name(state, ability) or REGIONS,
            "race": _race(state, side),
            "declined": state.is_declined(side),
        }
        for side, ability, coins in score_breakdown(state, player)
    ]
    return {"coins": sum([item["coins"] for item in items]), "items": items}


def _coins_by_choice(state: State) -> dict[str, Forecast]:
    """Return a forecast of this turn's coins for each region that answers the open question."""
    asked = question(state)
    if not isinstance(asked, WhichRegions) or asked.most != 1 or not asked.may_change_coins:
        return {}
    ids = state.board.ids
    return {ids[region]: _coins_after(state, unfold_selection(state, [region])) for region in asked.times}


def _coins_after(state: State, actions: list[Action]) -> Forecast:
    """Return the coins that the player on turn will score in this turn after `actions`."""
    after, happened = thought(state, actions)
    return forecast_between(state, after, happened)


def forecast_between(state: State, after: State, happened: list[reports.Report]) -> Forecast:
    """Return the coins that the player on turn in `state` scores this turn, if play leads to `after`."""
    if not is_another_turn(state, after):
        return _coins(after, state.player)
    items: list[ForecastItem] = [
        {
            "coins": report.number,
            "why": _name(state, report.by) or REGIONS,
            "race": _race(state, report.side),
            "declined": state.is_declined(report.side),
        }
        for report in happened
        if report.kind == reports.SCORED and report.player == state.player
    ]
    return {"coins": sum([item["coins"] for item in items]), "items": items}


def _coins_in_decline(state: State, player: Player) -> Forecast:
    after, happened = after_decline(state)
    items: list[ForecastItem] = []
    for report in coins_of(happened, player):
        then = after if report.kind == reports.SCORED else state  # coins for declining itself
        items.append(
            {
                "coins": report.number,
                "why": _name(state, report.by) or REGIONS,
                "race": _race(then, report.side),
                "declined": then.is_declined(report.side),
            }
        )
    return {"coins": sum([item["coins"] for item in items]), "items": items}


def _seat(state: State, player: Player, seat: Player, displays: list[Display]) -> SeatView:
    races: list[RaceOnMap] = [
        {
            "race": _race(state, side),
            "power": _name(state, state.badges[side]),
            "powers": _names(state, tuple(state.badges_of(side))),
            "declined": state.is_declined(side),
            "hand": state.hand[side],
            "regions": [state.board.ids[region] for region in regions_in(state.held[side])],
            "tray": state.tray(state.banners[side]),
            "stock": _stock(state, displays[side]),
            "stores": stores_of(state, side),
        }
        for side in state.sides_of(player)
    ]
    visible = state.over or player == seat
    return {
        "player": player + 1,
        "coins": state.coins[player] if visible else None,
        "captives": _names(state, captives_of(state, player)),
        "races": races,
        "unplayed": _unplayed(state, player, seat),
    }


def _unplayed(state: State, player: Player, seat: Player) -> list[str] | None:
    """Return the dealt races and powers that a player has not played yet, if `seat` may see them."""
    if not state.rules.dealt:
        return None
    known, owner = seen_by(state, seat), state.owners.for_good(player)
    dealt = [id for key, ids in sorted(known.stores.items()) if owner_of(key) == owner for id in ids]
    return _names(state, tuple(dealt)) or None


def stock_of(state: State, side: Side) -> dict[str, int]:
    """Return the pieces that a side's abilities have off the map, by ability: {"fireball": 3}."""
    return _stock(state, display_of(state, side))


def _stock(state: State, display: Display) -> dict[str, int]:
    rules = state.rules
    return {rules.slugs[rules.bearers[id]]: n for id, n in display.stock.items()}


def stores_of(state: State, side: Side) -> dict[str, list[str | None]]:
    """Return the tokens and badges that a side's abilities have put aside, by ability and in order.

    None stands for the token of a Lost Tribe.
    """
    return {
        state.rules.slugs[ability_of(key)]: [_name(state, id) for id in ids]
        for key, ids in sorted(state.stores.items())
        if owner_of(key) == side
    }


def _region(state: State, region: Region, displays: list[Display]) -> RegionView:
    defender = state.defender(region)
    owned = defender >= 0
    player = state.player_of(defender) if owned else NOBODY
    return {
        "id": state.board.ids[region],
        "name": state.board.names[region],
        "features": _features(state, region, displays),
        "tokens": state.tokens[region],
        "player": player + 1 if player != NOBODY else None,
        "race": _name(state, race_in(state, region)) if owned else None,
        "declined": owned and state.is_declined(defender),
        "tribe": defender == TRIBE,
        "monsters": defender == TRIBE and bool(state.monsters >> region & 1),
        "passing": is_passing(state, region),
        "pieces": _pieces(state, region, displays),
    }


def race_in(state: State, region: Region) -> int:
    """Return the race of the side in `region`. For the neutral side, return the race whose piece is there."""
    side = state.defender(region)
    if side == state.owners.neutral:
        for id in state.rules.neutral:
            if state.rules.hooks.outsiders.by[id] and state.pieces(side, id) >> region & 1:
                return id
    return state.banners[side]


def is_passing(state: State, region: Region) -> bool:
    """Return whether the tokens in `region` must leave it at redeployment, as tokens in a river must.

    The neutral side never has to.
    """
    side = state.defender(region)
    if side < 0 or state.player_of(side) == NOBODY:
        return False
    return bool(rivers_to_leave(state, side) >> region & 1)


def holdings_of(state: State) -> list[Holding]:
    """Return the relics, places and other holdings on the map."""
    return [_holding(state, holding) for holding in sorted(state.holdings)]


def _holding(state: State, holding: int) -> Holding:
    """Return the region and the holder of a relic, place or other holding."""
    sides = [side for side in range(len(state.serving)) if holding in state.serving[side]]
    return {
        "name": state.rules.slugs[state.rules.bearers[holding]],
        "region": state.board.ids[state.holdings[holding]],
        "holder": state.player_of(sides[0]) + 1 if sides else None,
        "powers": _names(state, state.store_of(state.owners.table, holding)),
    }


def pieces_in(state: State, region: Region) -> dict[str, int]:
    """Return the pieces in `region`, by name: {"lair": 1, "encampment": 3}."""
    return _pieces(state, region, _displays(state))


def features_in(state: State, region: Region) -> list[str]:
    """Return terrain and symbols of a region, in the board's order, without marks that no longer count."""
    return _features(state, region, _displays(state))


def _features(state: State, region: Region, displays: list[Display]) -> list[str]:
    spent = [mark for display in displays for mark in display.spent.get(region, ())]
    return [feature for feature in state.board.features_of(region) if feature not in spent]


def _displays(state: State) -> list[Display]:
    """Return the display of each side, followed by the display of the whole table."""
    return [*[display_of(state, side) for side in range(len(state.banners))], display_of_table(state)]


def _pieces(state: State, region: Region, displays: list[Display]) -> dict[str, int]:
    """Return the number of each kind of piece in a region, including pieces of other players."""
    traits = state.rules.traits
    found: dict[str, int] = {}
    for display in displays:
        for id, where in display.pieces.items():
            if region in where:
                found[traits[id].piece] = found.get(traits[id].piece, 0) + where[region]
    for id in state.holdings:  # pieces of a relic or place belong to no side
        if traits[id].piece and state.pieces(state.owners.table, id) >> region & 1:
            found[traits[id].piece] = 1
    return found


def _prices(state: State) -> list[Price]:
    """Return the price of every region for the conquering side, or the reasons against a conquest."""
    side = state.side()
    prices = price_conquests(state, side)
    rows: list[Price] = []
    for region in regions_in(state.board.everywhere):
        answer = quote(prices, region)
        rows.append(
            {
                "region": state.board.ids[region],
                "tokens": None if answer.refusals else answer.tokens,
                "short": max(0, answer.tokens - state.hand[side]),
                "faces": faces_with(answer.tokens - state.hand[side] - prices.exceeded)
                if prices.final_attempt
                else 0,
                "items": [{"tokens": amount, "why": reason_of(reason)} for amount, reason in answer.items],
                "refusals": [reason_of(reason) for reason in answer.refusals],
            }
        )
    return rows


def reason_of(reason: pricing.Reason) -> Reason:
    """Return a reason as plain data, leaving out empty fields."""
    plain: Reason = {"code": reason.code}
    if reason.number:
        plain["number"] = reason.number
    if reason.ability:
        plain["ability"] = slug(reason.ability)
    if reason.terrain:
        plain["terrain"] = reason.terrain
    return plain


def _race(state: State, side: Side) -> str:
    return state.rules.slugs[state.banners[side]]


def _name(state: State, id: int) -> str | None:
    """Return the name of a race or power; for a part of an ability, the name of its banner or badge."""
    return state.rules.slugs[state.rules.bearers[id]] if id >= FIRST_ABILITY else None


def _names(state: State, ids: tuple[int, ...]) -> list[str]:
    return [state.rules.slugs[id] for id in ids]
