"""Elo ratings for two-player games: the ratings that explain the results best (maximum likelihood)."""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, sqrt
from typing import Final

from smallworld.bots.statistics import NORMAL_95

MEAN: Final = 1500.0
UNIT: Final = 400 / log(10)  # Elo points for a factor of e in the odds
PRIOR: Final = 1.0  # draws added for each pair, so that a bot that always wins has a finite Elo
STEPS: Final = 50  # most steps of Newton's method; five usually suffice

Pair = tuple[str, str]


def elo(bots: list[str], scores: dict[Pair, tuple[float, int]]) -> dict[str, tuple[float, float]]:
    """Return the Elo rating of each bot, 1500 on average, and the half width of its 95% interval.

    `scores` has each pair once, with the victories of the first bot (shared victories count half) and the
    number of games. The result is empty unless every bot has met every other. Games are treated as
    independent. Luck evens out in duplicate games, so their intervals are slightly too wide.
    """
    known = {frozenset(pair) for pair, (_, games) in scores.items() if games}
    if len(bots) < 2 or len(known) < len(bots) * (len(bots) - 1) // 2:
        return {}
    size = len(bots)
    place = {bot: number for number, bot in enumerate(bots)}
    strength = [0.0] * size
    inverse: list[list[float]] = []
    for _ in range(STEPS):
        slope = [0.0] * size
        # A constant added to all strengths has no effect. Adding 1 / size everywhere fixes their sum at 0.
        bend = [[1.0 / size] * size for _ in bots]
        for (one, other), (won, games) in scores.items():
            a, b = place[one], place[other]
            played = games + PRIOR
            expected = 1 / (1 + exp(strength[b] - strength[a]))
            surprise, weight = won + PRIOR / 2 - played * expected, played * expected * (1 - expected)
            slope[a] += surprise
            slope[b] -= surprise
            bend[a][a] += weight
            bend[b][b] += weight
            bend[a][b] -= weight
            bend[b][a] -= weight
        inverse = inverted(bend)
        step = [sum(row[k] * slope[k] for k in range(size)) for row in inverse]
        largest = max(1.0, *map(abs, step))
        strength = [strength[k] + step[k] / largest for k in range(size)]
        if largest == 1.0 and max(map(abs, step)) < 1e-9:
            break
    return {
        bot: (
            MEAN + UNIT * strength[place[bot]],
            UNIT * NORMAL_95 * sqrt(max(0.0, inverse[place[bot]][place[bot]] - 1 / size)),
        )
        for bot in bots
    }


def inverted(matrix: Iterable[list[float]]) -> list[list[float]]:
    """Return the inverse of a symmetric positive definite matrix, by Gauss-Jordan elimination.

    The elimination needs no pivots.
    """
    rows = [list(row) for row in matrix]
    size = len(rows)
    for place in range(size):
        rows[place] += [1.0 if place == column else 0.0 for column in range(size)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [x - factor * y for x, y in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
