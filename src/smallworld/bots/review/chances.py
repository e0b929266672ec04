"""Each player's chance of winning, computed from the expected final coins of all players."""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.game import winners
from smallworld.engine.state import State

# Standard deviation of a player's final coins from the expected ones, with one turn left. It grows with the
# square root of the number of turns. docs/play/game-review.md has the measurement.
DEVIATION: Final = 3.3
LEAST: Final = 0.3  # least deviation in coins, so that nearly certain results can be summed
WIDTH: Final = 4  # number of deviations to either side in the sum
STEPS: Final = 4  # steps for each deviation


def chances_of(state: State, finals: list[float]) -> list[float]:
    """Return each player's chance to win if `finals` are the expected final coins. Teams win together.

    The number of turns left comes from `state`. A shared victory counts as a fraction.
    """
    owners = state.owners
    if state.over:
        first = winners(state)
        teams = {owners.team_of(player) for player in first}
        return [1.0 / len(teams) if player in first else 0.0 for player in range(state.players)]
    means = owners.sum_by_team(finals)
    spread = [0.0] * len(means)
    for player in range(state.players):
        weight = owners.weights[player]
        spread[owners.team_of(player)] += weight * weight * turns_left(state, player)
    by_team = _chances(means, [max(LEAST, DEVIATION * sqrt(turns)) for turns in spread])
    return [by_team[owners.team_of(player)] for player in range(state.players)]


def _chances(means: list[float], deviations: list[float]) -> list[float]:
    """Return, for each of several independent normal variables, the probability that it is the greatest."""
    found: list[float] = []
    for one in range(len(means)):
        total = 0.0
        for step in range(-WIDTH * STEPS, WIDTH * STEPS + 1):
            off = step / STEPS
            amount = means[one] + deviations[one] * off
            part = exp(-off * off / 2)
            for other in range(len(means)):
                if other != one:
                    part *= _below(amount, means[other], deviations[other])
            total += part
        found.append(total)
    whole = sum(found)
    return [part / whole for part in found]


def _below(amount: float, mean: float, deviation: float) -> float:
    """Return the probability that a normal variable is less than `amount`."""
    return (1.0 + erf((amount - mean) / (deviation * sqrt(2.0)))) / 2
