"""Chances of winning, by the coins that everybody is thought to end with."""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.game import winners
from smallworld.engine.state import State

# Coins by which players end above or below what was thought, for a turn that they have left; for several it
# grows with the root of their number. Measured: docs/play/game-review.md.
DEVIATION: Final = 3.3
LEAST: Final = 0.3  # coins; what is all but certain is spread so wide, so that it can be added up
WIDTH: Final = 4  # deviations to either side that are added up
STEPS: Final = 4  # for each of them


def chances_of(state: State, finals: list[float]) -> list[float]:
    """By player how likely they win if all may expect `finals`; who belongs together wins together.

    `state` tells how many turns are left. A victory that is shared counts as a part of one.
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
    """How likely each is the greatest of several amounts that are spread normally, apart from each other."""
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
    """How likely what is spread about `mean` is below `amount`."""
    return (1.0 + erf((amount - mean) / (deviation * sqrt(2.0)))) / 2
