"""What is on offer, as plain data: combos in a column, or races and powers that lie apart."""

from __future__ import annotations

from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.views.schema import Columns, Combo, OpenPower, OpenRace


def column_of(state: State) -> list[Combo]:
    """The combos from the top; none where races and powers lie apart."""
    chooser = chooser_of(state.rules)
    if chooser.is_apart():
        return []
    return [_combo(state, place) for place in chooser.places(state)]


def columns_of(state: State) -> Columns | None:
    """Races, powers and coins in their columns, from the top; None where they lie in one."""
    chooser, given = chooser_of(state.rules), state.rules.tokens
    if not chooser.is_apart():
        return None
    slugs = state.rules.slugs
    races: list[OpenRace] = [
        {
            "place": chooser.pair_of(place, 0) + 1,
            "row": chooser.row_at(state, place) + 1,
            "race": slugs[race],
            "tokens": given[race],
            "found": state.offered_tokens[place],
        }
        for place, race in enumerate(state.offered_races)
    ]
    powers: list[OpenPower] = [
        {"place": row + 1, "power": slugs[power], "tokens": given[power]}
        for row, power in enumerate(state.offered_powers)
    ]
    return {
        "races": races,
        "powers": powers,
        "rows": [
            {"price": chooser.price_of_row(state, row), "coins": coins}
            for row, coins in enumerate(state.offered_coins)
        ],
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
