"""The races and powers on offer as plain data: combos in a column, or separate races and powers."""

from __future__ import annotations

from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.views.schema import Columns, Combo, OpenPower, OpenRace


def column_of(state: State) -> list[Combo]:
    """Return the combos on offer, the first at the top; an empty list if races and powers are separate."""
    chooser = chooser_of(state.rules)
    if chooser.is_apart() or chooser.is_crossed():
        return []
    return [_combo(state, place) for place in chooser.places(state)]


def columns_of(state: State) -> Columns | None:
    """Return the separate columns of races, powers and coins; None if combos are on offer."""
    chooser = chooser_of(state.rules)
    if chooser.is_crossed():
        return _hand(state) if state.offered_races else None
    if not chooser.is_apart():
        return None
    return {
        "races": [
            _race(state, place, chooser.pair_of(place, 0), chooser.row_at(state, place))
            for place in range(len(state.offered_races))
        ],
        "powers": [_power(state, power, row) for row, power in enumerate(state.offered_powers)],
        "rows": [
            {"price": chooser.price_of_row(state, row), "coins": coins}
            for row, coins in enumerate(state.offered_coins)
        ],
    }


def _hand(state: State) -> Columns:
    """Return the races and powers in a hand, where any race can be combined with any power."""
    each = state.offered_races.count(state.offered_races[0])  # powers for each race
    return {
        "races": [
            _race(state, row * each, row * each, row) for row in range(len(state.offered_races) // each)
        ],
        "powers": [_power(state, power, row) for row, power in enumerate(state.offered_powers[:each])],
        "rows": [],
    }


def _race(state: State, place: int, pair: int, row: int) -> OpenRace:
    """Return the race at `place` as data; `pair` is the place of its combo with the first power."""
    race = state.offered_races[place]
    coins, tokens = chooser_of(state.rules).bonus_of(state, race)
    return {
        "place": pair + 1,
        "row": row + 1,
        "race": state.rules.slugs[race],
        "tokens": state.rules.tokens[race],
        "found": state.offered_tokens[place] + tokens,
        "brings": coins,
    }


def _power(state: State, power: int, row: int) -> OpenPower:
    return {
        "place": row + 1,
        "power": state.rules.slugs[power],
        "tokens": state.rules.tokens[power],
        "brings": chooser_of(state.rules).bonus_of(state, power)[0],
    }


def _combo(state: State, place: int) -> Combo:
    chooser = chooser_of(state.rules)
    race, power = chooser.race_at(state, place), chooser.power_at(state, place)
    return {
        "place": place + 1,
        "race": state.rules.slugs[race],
        "power": state.rules.slugs[power] if power != NONE else None,
        "coins": chooser.coins_at(state, place),
        "price": chooser.price_at(state, place),
        "tokens": state.rules.tokens[race] + state.rules.tokens[power],
        "found": chooser.tokens_at(state, place),
    }
