"""Means, shares and their 95% confidence intervals, estimated from samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964  # standard deviations on either side that cover 95% of a normal distribution
# The same for the mean of 2, 3, ... units with an estimated spread (Student's t). The type is a tuple of any
# length, because mypyc would mistake a fixed tuple of just these floats for one that was never set.
_STUDENT_95: Final[tuple[float, ...]] = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045),
)
ENOUGH: Final = 30  # units needed to estimate the spread of a share


def mean_and_error(sums: Sequence[float], sizes: Sequence[int]) -> tuple[float, float | None]:
    """Return the mean of all samples and its standard error. The units are independent.

    A unit is a game, or all games of one deal. `sums` has the sum of each unit's samples, and `sizes` their
    number. With only one unit, the error is None.
    """
    units, size = len(sums), sum(sizes)
    mean = sum(sums) / size
    if units < 2:
        return mean, None
    off = sum([(sums[unit] - mean * sizes[unit]) ** 2 for unit in range(units)])
    return mean, sqrt(off * units / (units - 1)) / size


def within(error: float | None, units: int) -> float | None:
    """Return the half width of the 95% interval of a mean, from its standard error over `units` units."""
    if error is None:
        return None
    return error * (_STUDENT_95[units - 2] if units - 2 < len(_STUDENT_95) else NORMAL_95)


def share_and_bounds(sums: Sequence[float], sizes: Sequence[int]) -> tuple[float, float, float]:
    """Return a share, such as that of victories, and the bounds of its 95% confidence interval.

    This is Wilson's interval for the equivalent number of independent trials. Units with similar samples
    count as fewer trials, and units whose samples balance each other count as more.
    """
    share, error = mean_and_error(sums, sizes)
    trials = float(sum(sizes))
    if error and len(sums) >= ENOUGH:
        trials = share * (1 - share) / error**2
    return (share, *wilson(share, trials))


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Return the 95% bounds of a share, by Wilson's score interval."""
    spread = NORMAL_95 * NORMAL_95 / trials
    middle = (share + spread / 2) / (1 + spread)
    within = NORMAL_95 * sqrt(max(0.0, share * (1 - share) / trials + spread / trials / 4)) / (1 + spread)
    return max(0.0, middle - within), min(1.0, middle + within)
