"""The almanac: the earnings of combos, by price, turn and number of players.

The expected income of a combo (see `picks`) is the product of two numbers: the income of the average combo
taken in the same turn, and a factor for this combo. A combo has one factor as a player's first combo, taken
in turn 1. It has another factor as a later combo, because the map is then full and less time is left.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final

from smallworld.arena.effects import Cell, Effect, Effects, Pair, fit
from smallworld.arena.survey import Taken
from smallworld.arena.workers import Row
from smallworld.bots.statistics import mean_and_error

FIRST: Final = "first"
LATER: Final = "later"
ENOUGH: Final = 8  # with this many samples, the mean of a turn is used without its neighbours


@dataclass(frozen=True)
class Mean:
    """A mean number of coins, with its standard error and the number of samples."""

    coins: float
    error: float
    samples: int


@dataclass(frozen=True)
class Table:
    """The earnings of combos in games with one particular number of players."""

    games: int
    turns: dict[int, Mean]  # by turn: the income of the average combo taken in it
    prices: dict[int, Mean]  # by price paid: the income compared with the average combo of the same turn
    phases: dict[str, Effects]  # the effects in FIRST and LATER

    def expected(self, pair: Pair, turn: int) -> tuple[float, float]:
        """Return the expected income of a combo taken in `turn`, and its standard error."""
        mean, effect = self.turns[turn], self.phases[phase_of(turn)].pairs[pair]
        return income(mean, effect)


def phase_of(turn: int) -> str:
    """Return the phase of a combo taken in this turn: FIRST for a player's first combo, else LATER."""
    return FIRST if turn == 1 else LATER


def income(mean: Mean, effect: Effect) -> tuple[float, float]:
    """Apply an effect to the mean income of a turn; return the result and its standard error."""
    return (
        mean.coins * (1 + effect.share),
        sqrt((mean.coins * effect.error) ** 2 + (mean.error * (1 + effect.share)) ** 2),
    )


def make_table(rows: list[Row], races: list[str], powers: list[str], rounds: int) -> Table:
    """Return the almanac for one or more games, all with the same number of players."""
    taken = [Taken(*pick) for row in rows for pick in row["taken"]]
    by_turn: dict[int, list[int]] = defaultdict(list)
    for pick in taken:
        by_turn[pick.turn].append(pick.income)
    turns = means_of_turns(by_turn, rounds)
    weights = {turn: _weight(by_turn[turn], turns[turn].coins) for turn in by_turn}
    cells: dict[str, dict[Pair, Cell]] = {FIRST: defaultdict(Cell), LATER: defaultdict(Cell)}
    by_price: dict[int, list[float]] = defaultdict(list)
    for pick in taken:
        usual = turns[pick.turn].coins
        by_price[pick.paid].append(pick.income - usual)
        if usual and weights[pick.turn]:
            share = pick.income / usual - 1
            cells[phase_of(pick.turn)][pick.race, pick.power].add(share, weights[pick.turn])
    return Table(
        len(rows),
        turns,
        {price: _mean(by_price[price]) for price in sorted(by_price)},
        {phase: fit(cells[phase], races, powers) for phase in (FIRST, LATER)},
    )


def means_of_turns(by_turn: dict[int, list[int]], rounds: int) -> dict[int, Mean]:
    """Return the mean income of each turn. A turn with few samples gets a value between its neighbours."""
    known = [turn for turn in range(1, rounds + 1) if len(by_turn.get(turn, [])) >= ENOUGH]
    turns: dict[int, Mean] = {}
    for turn in range(1, rounds + 1):
        before = max((other for other in known if other <= turn), default=min(known, default=0))
        after = min((other for other in known if other >= turn), default=before)
        if not known:
            incomes = [income for some in by_turn.values() for income in some]
            turns[turn] = _mean(incomes)
        elif before == after:
            own = _mean(by_turn[before])
            turns[turn] = own if before == turn else Mean(own.coins, own.error, 0)
        else:
            one, other = _mean(by_turn[before]), _mean(by_turn[after])
            part = (turn - before) / (after - before)
            turns[turn] = Mean(one.coins + part * (other.coins - one.coins), max(one.error, other.error), 0)
    return turns


def to_json(tables: dict[int, Table], facts: dict[str, Any]) -> dict[str, Any]:
    """Return the almanac as plain data; docs/research/simulation.md explains how to read it."""
    return {
        **facts,
        "tables": {
            str(players): {
                "games": table.games,
                "turns": {str(turn): _plain_mean(mean) for turn, mean in table.turns.items()},
                "prices": {str(price): _plain_mean(mean) for price, mean in table.prices.items()},
                **{phase: _plain_effects(effects) for phase, effects in table.phases.items()},
            }
            for players, table in tables.items()
        },
    }


def _plain_effects(effects: Effects) -> dict[str, Any]:
    pairs: dict[str, dict[str, list[float]]] = defaultdict(dict)
    for (race, power), effect in effects.pairs.items():
        pairs[race][power] = _plain_effect(effect)
    return {
        "races": {race: _plain_effect(effect) for race, effect in effects.races.items()},
        "powers": {power: _plain_effect(effect) for power, effect in effects.powers.items()},
        "pairs": dict(pairs),
    }


def _plain_effect(effect: Effect) -> list[float]:
    return [round(effect.share, 3), round(effect.error, 3), effect.samples]


def _plain_mean(mean: Mean) -> list[float]:
    return [round(mean.coins, 2), round(mean.error, 2), mean.samples]


def _mean(values: list[int] | list[float]) -> Mean:
    if not values:
        return Mean(0.0, 0.0, 0)
    mean, error = mean_and_error(values, [1] * len(values))
    return Mean(mean, error or 0.0, len(values))


def _weight(incomes: list[int], usual: float) -> float:
    """Return the weight of these incomes: the inverse of their relative variance; 0 for too few incomes."""
    if len(incomes) < ENOUGH or not usual:
        return 0.0
    return usual**2 / max(0.25, variance(incomes, fmean(incomes)))
