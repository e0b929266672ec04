"""Estimates of how races, powers and combos change a mean, even for combos with few samples.

In the model, the result of a combo is the sum of three effects: of its race, of its power and of the combo
itself. Effects of each kind are drawn from a normal distribution around 0, whose width is estimated from the
data (random effects, or ridge regression with an estimated strength). So a rare combo is predicted from its
race and power, and a frequent combo from its own samples.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from smallworld.arena.elo import inverted

ROUNDS: Final = 50  # most rounds of estimating effects and widths in turn
SETTLED: Final = 0.01  # stop when no width changes by a larger part
FIRST_WIDTH: Final = 0.1
NARROWEST: Final = 1e-4

Pair = tuple[str, str]


@dataclass(frozen=True)
class Effect:
    """An effect as a share of the mean, with its standard error and the number of samples."""

    share: float
    error: float
    samples: int


@dataclass
class Cell:
    """The samples of one combo."""

    samples: int = 0
    weight: float = 0.0  # the inverse variance of the mean
    total: float = 0.0  # weighted sum of the samples

    def add(self, share: float, weight: float) -> None:
        """Add one sample."""
        self.samples += 1
        self.weight += weight
        self.total += weight * share


@dataclass(frozen=True)
class Effects:
    """All estimated effects. The effect of a combo includes the effects of its race and power."""

    races: dict[str, Effect]
    powers: dict[str, Effect]
    pairs: dict[Pair, Effect]


def fit(cells: dict[Pair, Cell], races: list[str], powers: list[str]) -> Effects:
    """Estimate the effects that best explain `cells`."""
    size = len(races) + len(powers)
    place = {name: number for number, name in enumerate([*races, *powers])}
    width = {"race": FIRST_WIDTH**2, "power": FIRST_WIDTH**2, "pair": FIRST_WIDTH**2}
    single: list[float] = []
    known: list[list[float]] = []
    for _ in range(ROUNDS if cells else 1):
        matrix = [[0.0] * size for _ in range(size)]
        right = [0.0] * size
        for number in range(size):
            matrix[number][number] = 1 / width["race" if number < len(races) else "power"]
        for (race, power), cell in cells.items():
            r, p = place[race], place[power]
            weight = 1 / (width["pair"] + 1 / cell.weight)
            for one in (r, p):
                right[one] += weight * cell.total / cell.weight
                matrix[one][r] += weight
                matrix[one][p] += weight
        known = inverted(matrix)
        single = [sum(row[k] * right[k] for k in range(size)) for row in known]
        if not cells:
            break  # no samples, so the widths cannot be estimated
        own = [_own(cell, _sum(single, known, place, pair), width["pair"]) for pair, cell in cells.items()]
        squares = [single[k] ** 2 + known[k][k] for k in range(size)]
        before, width = (
            width,
            {
                "race": max(NARROWEST, _mean(squares[: len(races)])),
                "power": max(NARROWEST, _mean(squares[len(races) :])),
                "pair": max(NARROWEST, _mean([share**2 + variance for share, variance in own])),
            },
        )
        if all(abs(width[part] - before[part]) < SETTLED * before[part] for part in width):
            break
    pairs = {
        (race, power): _of_pair(
            cells.get((race, power), Cell()), _sum(single, known, place, (race, power)), width["pair"]
        )
        for race in races
        for power in powers
    }
    return Effects(
        _of_halves(races, 0, cells, single, known, place),
        _of_halves(powers, 1, cells, single, known, place),
        pairs,
    )


def _sum(
    single: list[float], known: list[list[float]], place: dict[str, int], pair: Pair
) -> tuple[float, float]:
    """Return the sum of the effects of a race and of a power, and the variance of the sum."""
    r, p = place[pair[0]], place[pair[1]]
    return single[r] + single[p], known[r][r] + known[p][p] + 2 * known[r][p]


def _own(cell: Cell, both: tuple[float, float], width: float) -> tuple[float, float]:
    """Return the additional effect of a combo beyond its race and power, and its variance."""
    believed = width / (width + 1 / cell.weight)
    return believed * (cell.total / cell.weight - both[0]), width * (1 - believed) + believed**2 * both[1]


def _of_pair(cell: Cell, both: tuple[float, float], width: float) -> Effect:
    if not cell.samples:
        return Effect(both[0], sqrt(both[1] + width), 0)
    believed = width / (width + 1 / cell.weight)
    share = both[0] + believed * (cell.total / cell.weight - both[0])
    return Effect(share, sqrt(width * (1 - believed) + (1 - believed) ** 2 * both[1]), cell.samples)


def _of_halves(
    names: list[str],
    half: int,
    cells: dict[Pair, Cell],
    single: list[float],
    known: list[list[float]],
    place: dict[str, int],
) -> dict[str, Effect]:
    """Return the effect of each race, or of each power, relative to their average, with its error."""
    among = [place[name] for name in names]
    middle = _mean([single[k] for k in among])
    spread = _mean([known[j][k] for j in among for k in among])
    effects: dict[str, Effect] = {}
    for name in names:
        number = place[name]
        error = known[number][number] - 2 * _mean([known[number][k] for k in among]) + spread
        samples = sum(cell.samples for pair, cell in cells.items() if pair[half] == name)
        effects[name] = Effect(single[number] - middle, sqrt(max(0.0, error)), samples)
    return effects


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0
