"""Separate columns for the races of each world and for powers; the coins are on rows.

In the state, `offered_races` has the races of the surface from the top, then those of the underground.
`offered_tokens` are the tokens on each banner. `offered_powers` and `offered_coins` are indexed by row.
"""

from __future__ import annotations

from typing import Final

from smallworld.content.worlds import SURFACE, UNDERGROUND, WORLDS
from smallworld.engine import reports
from smallworld.engine.action import BANNER, Action, take_combo
from smallworld.engine.board import Player, Side
from smallworld.engine.reports import report
from smallworld.engine.rules import Rules
from smallworld.engine.rulings import COMBOS_ON_OFFER, PASSED_OVER_PRICE
from smallworld.engine.state import NONE, State
from smallworld.engine.steps.choose_combo import ChooseCombo
from smallworld.engine.steps.reveal import Reveal, without
from smallworld.engine.steps.step import place_of

ROWS: Final = COMBOS_ON_OFFER


class ChooseFromColumns(ChooseCombo):
    """The choice of a race and a power from separate columns; the lower one of the two sets the price.

    An action names a pair by one number: the place of the race, counted over both columns, times the number
    of rows, plus the power's row. Source: Realms, All Together Now.
    """

    def is_apart(self) -> bool:
        return True

    def most_races(self, rules: Rules) -> int:
        return len(WORLDS) * ROWS

    def most_places(self, rules: Rules) -> int:
        return self.most_races(rules) * ROWS

    def places(self, state: State) -> list[int]:
        pairs: list[int] = []
        for place in range(len(state.offered_races)):
            for row in range(len(state.offered_powers)):
                pairs.append(ROWS * place + row)
        return pairs

    def has_combos_for(self, state: State, player: Player) -> bool:
        offered = len(state.offered_races) > 0 and len(state.offered_powers) > 0
        return offered or len(state.unseen_races) > 0

    def race_at(self, state: State, place: int) -> int:
        return state.offered_races[place // ROWS]

    def power_at(self, state: State, place: int) -> int:
        return state.offered_powers[place % ROWS]

    def price_at(self, state: State, place: int) -> int:
        return price_to(state, dearer_row(state, place))

    def coins_at(self, state: State, place: int) -> int:
        return state.offered_coins[dearer_row(state, place)]

    def tokens_at(self, state: State, place: int) -> int:
        return state.offered_tokens[place // ROWS]

    def pair_of(self, race: int, power: int) -> int:
        return ROWS * race + power

    def row_at(self, state: State, race: int) -> int:
        return row_of(state, race)

    def price_of_row(self, state: State, row: int) -> int:
        return price_to(state, row)

    def begin(self, state: State, side: Side) -> bool:
        return bool(state.offered_powers) and bool(payable_races(state, side, 1))

    def payable(self, state: State, player: Player) -> list[int]:
        rows = rows_for(state, state.coins[player])
        powers = min(rows, len(state.offered_powers))
        pairs: list[int] = []
        for place in payable_races(state, player, rows):
            for power in range(powers):
                pairs.append(ROWS * place + power)
        return pairs

    def pick(self, state: State, side: Side, lot: int) -> Action:
        rows = rows_for(state, state.coins[side])
        powers = min(rows, len(state.offered_powers))
        races = payable_races(state, side, rows)
        race, power = divmod(place_of(lot, len(races) * powers), powers)
        return take_combo(ROWS * races[race] + power)

    def pay(self, state: State, player: Player, place: int) -> None:
        """Put coins on the rows above the lower row, take the coins of that row, and remove the pair."""
        dearer = dearer_row(state, place)
        place, row = divmod(place, ROWS)
        found, price = state.offered_coins[dearer], price_to(state, dearer)
        coins, tokens = list(state.offered_coins), list(state.offered_tokens)
        for above in range(dearer):
            coins[above] += toll_in(state, above)
        coins[dearer] = 0
        for other in range(len(tokens)):
            tokens[other] += self._gathered(state, player, other, dearer)
        state.coins[player] += found - price
        state.hand[player] += state.offered_tokens[place]
        if state.reports is not None:
            if price:
                report(state, reports.COINS_PAID, player, number=price)
            if found:
                report(state, reports.COINS_FOUND, player, number=found)
        state.offered_coins = tuple(coins)
        state.offered_races = state.offered_races[:place] + state.offered_races[place + 1 :]
        state.offered_tokens = tuple(tokens[:place] + tokens[place + 1 :])
        state.offered_powers = state.offered_powers[:row] + state.offered_powers[row + 1 :]

    def _gathered(self, state: State, player: Player, place: int, dearer: int) -> int:
        """Return how many tokens the race at `place` gets when `player` takes a pair and passes it over.

        `dearer` is the lower row of the pair that the player takes.
        """
        race = state.offered_races[place]
        tokens = state.rules.gathers[race]
        if (
            not tokens
            or row_of(state, place) >= dearer
            or state.rules.homes[race] not in worlds_of(state, player)
        ):
            return 0
        return min(tokens, state.tray(race))


class RevealColumns(Reveal):
    """The reveal that fills each column from its stack until it has six rows, races before powers.

    Source: Realms, All Together Now.
    """

    def begin(self, state: State, side: Side) -> bool:
        if not state.offered_coins:
            state.offered_coins = (0,) * ROWS
        while self._world(state):
            if self.banners(state):
                state.waits_for = BANNER
                return True
            race = self.returning(state)
            state.returned_races = without(state.returned_races, race)
            self.lay_banner(state, race)
        return len(state.offered_powers) < ROWS and self.ask_badge(state)

    def banners(self, state: State) -> tuple[int, ...]:
        return of_world(state, state.unseen_races, self._world(state))

    def returning(self, state: State) -> int:
        races = of_world(state, state.returned_races, self._world(state))
        return races[0] if races else NONE

    def lay_banner(self, state: State, race: int) -> None:
        above = state.rules.homes[race] == SURFACE
        place = races_above(state) if above else len(state.offered_races)
        state.offered_races = state.offered_races[:place] + (race,) + state.offered_races[place:]
        state.offered_tokens = state.offered_tokens[:place] + (0,) + state.offered_tokens[place:]
        report(state, reports.REVEALED, by=race)

    def lay_badge(self, state: State, power: int) -> None:
        state.offered_powers = state.offered_powers + (power,)
        report(state, reports.REVEALED, other=power)

    def _world(self, state: State) -> str:
        """Return the world of the first column of races that can be filled; "" if none can."""
        for world in WORLDS:
            if number_of_world(state, state.offered_races, world) < ROWS and (
                number_of_world(state, state.unseen_races, world)
                or number_of_world(state, state.returned_races, world)
            ):
                return world
        return ""


def worlds_of(state: State, player: Player) -> tuple[str, ...]:
    """Return the worlds whose races `player` may take; a player without a partner may take both."""
    owners = state.owners
    if not owners.allies_of(player):
        return WORLDS
    return (SURFACE,) if not owners.is_opponent(player, state.first) else (UNDERGROUND,)


def row_of(state: State, place: int) -> int:
    """Return the row, from 0, of the race at this place of `offered_races`."""
    above = races_above(state)
    return place if place < above else place - above


def races_above(state: State) -> int:
    """Return how many races of the surface are on offer; they come first in `offered_races`."""
    return number_of_world(state, state.offered_races, SURFACE)


def payable_races(state: State, player: Player, rows: int) -> list[int]:
    """Return the places of the races in the first `rows` rows that `player` may take."""
    races, homes = state.offered_races, state.rules.homes
    above, worlds = races_above(state), worlds_of(state, player)
    places: list[int] = []
    for place in range(len(races)):
        row = place if place < above else place - above
        if row < rows and homes[races[place]] in worlds:
            places.append(place)
    return places


def dearer_row(state: State, pair: int) -> int:
    """Return the lower of the two rows of a pair's race and power; it sets the price."""
    return max(row_of(state, pair // ROWS), pair % ROWS)


def price_to(state: State, row: int) -> int:
    """Return how many coins a race or power in `row` costs."""
    price = 0
    for above in range(row):
        price += toll_in(state, above)
    return price


def rows_for(state: State, coins: int) -> int:
    """Return how many rows, from the top, a player with this number of coins can pay for."""
    rows = 0
    while rows < ROWS and coins >= 0:
        coins -= toll_in(state, rows)
        rows += 1
    return rows


def toll_in(state: State, row: int) -> int:
    """Return how many coins a player puts on `row` to pass it over."""
    powers = state.offered_powers
    return state.rules.tolls[powers[row]] if row < len(powers) else PASSED_OVER_PRICE


def of_world(state: State, ids: tuple[int, ...], world: str) -> tuple[int, ...]:
    """Return the banners or badges among `ids` that belong to `world`."""
    homes = state.rules.homes
    return tuple([id for id in ids if homes[id] == world])


def number_of_world(state: State, ids: tuple[int, ...], world: str) -> int:
    """Return how many of the banners or badges `ids` belong to `world`."""
    homes, number = state.rules.homes, 0
    for id in ids:
        if homes[id] == world:
            number += 1
    return number
