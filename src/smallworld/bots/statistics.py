"""What samples say of the truth: means, shares and their intervals of 95 % confidence."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964  # standard deviations to either side that hold 95 % of a normal distribution
# The same for the mean of 2, 3, ... units whose spread is known from them alone (Student's t). Of any length
# by its type: compiled by mypyc, a tuple of just these floats would be taken for one that was never set.
_STUDENT_95: Final[tuple[float, ...]] = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045),
)
ENOUGH: Final = 30  # units from which on their own spread is known well enough to be used for a share


def mean_and_error(sums: Sequence[float], sizes: Sequence[int]) -> tuple[float, float | None]:
    """The mean of all samples and its standard error, if only units are independent of each other.

    A unit is a game, or all games of one deal: its samples add up to one of `sums` and are so many as one of
    `sizes`. Of a single unit there is no error.
    """
    units, size = len(sums), sum(sizes)
    mean = sum(sums) / size
    if units < 2:
        return mean, None
    off = sum([(sums[unit] - mean * sizes[unit]) ** 2 for unit in range(units)])
    return mean, sqrt(off * units / (units - 1)) / size


def within(error: float | None, units: int) -> float | None:
    """How near the true mean is with 95 % confidence, by the standard error of the mean of so many units."""
    if error is None:
        return None
    return error * (_STUDENT_95[units - 2] if units - 2 < len(_STUDENT_95) else NORMAL_95)


def share_and_bounds(sums: Sequence[float], sizes: Sequence[int]) -> tuple[float, float, float]:
    """A share, such as that of victories, and the bounds that hold the true one with 95 % confidence.

    Wilson's interval, for as many independent trials as carry the same information: units whose samples
    are alike count for less than all of these, units that make up for one another for more.
    """
    share, error = mean_and_error(sums, sizes)
    trials = float(sum(sizes))
    if error and len(sums) >= ENOUGH:
        trials = share * (1 - share) / error**2
    return (share, *wilson(share, trials))


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Bounds that hold the true share with 95 % confidence (Wilson's score interval)."""
    spread = NORMAL_95 * NORMAL_95 / trials
    middle = (share + spread / 2) / (1 + spread)
    within = NORMAL_95 * sqrt(max(0.0, share * (1 - share) / trials + spread / trials / 4)) / (1 + spread)
    return max(0.0, middle - within), min(1.0, middle + within)
