"""How fair a board is: what each seat earns when the same bot has them all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from smallworld.arena.contest import Contest, Played
from smallworld.arena.statistics import NORMAL_95, mean_and_error, share_and_bounds
from smallworld.arena.workers import Row

MEASURE: Final = "planner"  # the bot with which boards are weighed


class SeatResult(NamedTuple):
    """What a seat earned; intervals hold the true value with 95 % confidence."""

    seat: int  # from 1; the first begins
    mean_coins: float
    coins_within: float | None  # the true mean is this near; None for a single game
    win_share: float  # a victory that k share counts 1/k for each
    win_share_from: float
    win_share_to: float


def even_contest(board: str, players: int, boxes: tuple[str, ...], seed: int, bot: str = MEASURE) -> Contest:
    """Games on a board in which the same bot has every seat.

    Raises:
        SmallWorldError: so many do not sit down there with these boxes.
    """
    return Contest({players: [(bot,) * players]}, seed, boxes, board=board)


def seat_results(rows: Sequence[Row]) -> list[SeatResult]:
    """What each seat earned in games of as many players; none where there are no games."""
    games = [Played(**row) for row in rows]
    if not games:
        return []
    ones = [1] * len(games)
    shares = [victories(game) for game in games]
    found = []
    for seat in range(games[0].players):
        coins, error = mean_and_error([game.coins[seat] for game in games], ones)
        share, low, high = share_and_bounds([each[seat] for each in shares], ones)
        within = None if error is None else NORMAL_95 * error
        found.append(SeatResult(seat + 1, coins, within, share, low, high))
    return found


def victories(game: Played) -> list[float]:
    """By seat the part of the victory that it had."""
    table = game.table()
    best = max(table)
    return [1 / table.count(best) if row == best else 0.0 for row in table]
