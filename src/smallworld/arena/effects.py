"""What a race, a power and the pair of them add to a mean, when most pairs were seen only a few times.

The model: a pair brings the effect of its race, that of its power and one of its own, each drawn from a
normal distribution around 0 whose width the data decide (random effects; a ridge whose strength nobody has
to choose). So a pair that was seen seldom is believed to be what its race and power make of it, and one that
was seen often to be what was seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from smallworld.arena.elo import inverted

ROUNDS: Final = 50  # at most, of estimating effects and widths in turn
SETTLED: Final = 0.01  # when no width changes by a larger part of it
FIRST_WIDTH: Final = 0.1
NARROWEST: Final = 1e-4

Pair = tuple[str, str]


@dataclass(frozen=True)
class Effect:
    """By what share a mean is more (or less), the standard error of that, and from how many samples."""

    share: float
    error: float
    samples: int


@dataclass
class Cell:
    """What was seen of one pair."""

    samples: int = 0
    weight: float = 0.0  # one through the variance of the mean
    total: float = 0.0  # weighted

    def add(self, share: float, weight: float) -> None:
        """Note one sample."""
        self.samples += 1
        self.weight += weight
        self.total += weight * share


@dataclass(frozen=True)
class Effects:
    """All effects; those of pairs are the sum of everything that a pair brings."""

    races: dict[str, Effect]
    powers: dict[str, Effect]
    pairs: dict[Pair, Effect]


def fit(cells: dict[Pair, Cell], races: list[str], powers: list[str]) -> Effects:
    """The effects that explain `cells`."""
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
            break  # nothing was seen, so nothing is known of the widths
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
    """What race and power add up to, and the variance of that."""
    r, p = place[pair[0]], place[pair[1]]
    return single[r] + single[p], known[r][r] + known[p][p] + 2 * known[r][p]


def _own(cell: Cell, both: tuple[float, float], width: float) -> tuple[float, float]:
    """The effect of the pair itself beyond race and power, and its variance."""
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
    """The effects of all races or all powers, against the average of them, and the errors of that."""
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
