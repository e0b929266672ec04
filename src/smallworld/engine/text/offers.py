"""Offers in a position's text: combos in a column, or races, powers and coins in separate columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from smallworld.engine.rules import slug
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.engine.text.notation import parse_name
from smallworld.engine.text.sides import MISSING, items_of, names_of, number_of

if TYPE_CHECKING:
    from smallworld.engine.rules import Rules

COLUMN: Final = "column"
RACES: Final = "open races"
POWERS: Final = "open powers"
COINS: Final = "coins by row"
OFFERS: Final = (COLUMN, RACES, POWERS, COINS)


def format_offers(state: State) -> list[tuple[str, list[str]]]:
    """Return the lines of a position that list the open offers, each as a key and its items."""
    rules, races, tokens = state.rules, state.offered_races, state.offered_tokens
    powers, coins = state.offered_powers, state.offered_coins
    named = [slug(rules.names[race]) for race in races]
    lying = [f" x{number}" if number else "" for number in tokens]
    if chooser_of(state.rules).is_apart():
        return [
            (RACES, [named[place] + lying[place] for place in range(len(races))]),
            (POWERS, names_of(rules, powers)),
            (COINS, [str(number) for number in coins]),
        ]
    combos = [
        f"{named[place]} {slug(rules.names[powers[place]]) or MISSING} {coins[place]}{lying[place]}"
        for place in range(len(races))
    ]
    return [(COLUMN, combos)]


def read_offers(rules: Rules, state: State, key: str, value: str) -> None:
    """Put the offers that a line lists into `state`.

    Raises:
        NotationError: a race, power or number in it is not valid.
    """
    if key == COLUMN:
        _read_column(rules, state, value)
    elif key == RACES:
        races: list[int] = []
        tokens: list[int] = []
        for item in items_of(value):
            name, _, lying = item.partition(" ")
            races.append(parse_name(rules, name))
            tokens.append(number_of(lying.removeprefix("x") or "0", f"tokens on {name}"))
        state.offered_races, state.offered_tokens = tuple(races), tuple(tokens)
    elif key == POWERS:
        state.offered_powers = tuple([parse_name(rules, item) for item in items_of(value)])
    else:
        state.offered_coins = tuple([number_of(item, key) for item in items_of(value)])


def _read_column(rules: Rules, state: State, value: str) -> None:
    races: list[int] = []
    powers: list[int] = []
    coins: list[int] = []
    tokens: list[int] = []
    for item in items_of(value):
        words = item.split()
        races.append(parse_name(rules, words[0]))
        powers.append(NONE if len(words) < 2 or words[1] == MISSING else parse_name(rules, words[1]))
        coins.append(number_of(words[2], f"coins on {words[0]}") if len(words) > 2 else 0)
        lying = words[3].removeprefix("x") if len(words) > 3 else "0"
        tokens.append(number_of(lying, f"tokens on {words[0]}"))
    state.offered_races, state.offered_powers = tuple(races), tuple(powers)
    state.offered_coins, state.offered_tokens = tuple(coins), tuple(tokens)
