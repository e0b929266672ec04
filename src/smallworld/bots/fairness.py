"""The fairness of a board: the results of each seat when the same bot plays all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import parse_entry
from smallworld.bots.statistics import mean_and_error, share_and_bounds, within
from smallworld.engine.board import Board
from smallworld.engine.game import placings
from smallworld.engine.rules import Rules

MEASURE: Final = "planner"  # the bot that measures boards
STREAMS: Final = 16  # random streams per game: one for the table, then one for each seat

Placing = tuple[int, ...]  # whether a seat won outright, its coins, its tokens on the map


class SeatResult(NamedTuple):
    """The results of one seat, with 95% confidence intervals."""

    seat: int  # counted from 1; seat 1 begins
    mean_coins: float
    coins_within: float | None  # half width of the interval; None for a single game
    win_share: float  # a victory shared by k counts 1/k for each
    win_share_from: float
    win_share_to: float


def play_even(rules: Rules, board: Board, players: int, seed: int, game: int) -> list[Placing]:
    """Play game number `game` with the bot MEASURE in every seat; return the placing of each seat."""
    level, budget = parse_entry(MEASURE)
    numbers = [RandomNumbers(seed, game * STREAMS + 1 + seat) for seat in range(players)]
    budgets: list[Budget] = [budget for _ in range(players)]
    bots = [level.make(one) for one in numbers]
    return [*placings(play_match(rules, board, bots, budgets, Chance(seed, game * STREAMS)).end)]


def seat_results(games: Sequence[Sequence[Placing]]) -> list[SeatResult]:
    """Return the results of each seat over games with equally many players; an empty list without games."""
    if not games:
        return []
    ones = [1] * len(games)
    shares = [victories(table) for table in games]
    found = []
    for seat in range(len(games[0])):
        coins, error = mean_and_error([table[seat][1] for table in games], ones)
        share, low, high = share_and_bounds([each[seat] for each in shares], ones)
        near = within(error, len(games))
        found.append(SeatResult(seat + 1, coins, near, share, low, high))
    return found


def victories(table: Sequence[Placing]) -> list[float]:
    """Return each seat's share of the victory: 1 for a sole winner, a fraction for a shared victory."""
    best = max(table)
    return [1 / table.count(best) if row == best else 0.0 for row in table]
