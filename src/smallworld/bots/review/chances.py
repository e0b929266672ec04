"""Chances of winning, from the coins that each player is expected to end with."""

from __future__ import annotations

from math import erf, exp, sqrt
from typing import Final

from smallworld.bots.planning.evaluation import turns_left
from smallworld.engine.game import winners
from smallworld.engine.state import State

# Standard deviation of a player's final coins from the expected ones, for one turn left; for several turns it
# grows with the root of their number. Measured in docs/play/game-review.md.
DEVIATION: Final = 3.3
LEAST: Final = 0.3  # coins; nearly certain results get this deviation, so that they can be summed
WIDTH: Final = 4  # deviations to either side that are summed
STEPS: Final = 4  # for each of them


def chances_of(state: State, finals: list[float]) -> list[float]:
    """Return each player's chance to win if the players expect `finals`; a team wins together.

    `state` determines how many turns are left. A shared victory counts as a part of one.
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
    """Return how likely each of several independent, normally distributed amounts is the greatest."""
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
    """Return how likely an amount spread about `mean` is below `amount`."""
    return (1.0 + erf((amount - mean) / (deviation * sqrt(2.0)))) / 2
