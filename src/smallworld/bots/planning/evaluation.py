"""The base class for evaluations, which estimate the final coins of each player between two turns."""

from __future__ import annotations

from math import exp
from typing import Final

from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.board import Player
from smallworld.engine.compiled import mypyc_attr
from smallworld.engine.keys import side_of, step_of
from smallworld.engine.owners import Owners
from smallworld.engine.state import State
from smallworld.engine.steps.step import CHOOSE_COMBO, CHOOSE_COURSE

LEADER_SCALE: Final = 8.0  # an opponent this many coins ahead of another counts e times as much


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """The base class of evaluations, for positions after redeployment and scoring, before the next turn.

    An evaluation uses `state.coins` unchanged. A bot first replaces hidden coins there by estimates.
    """

    def finals(self, state: State) -> list[float]:
        """Return the expected final coins of each player."""
        raise NotImplementedError

    def value(self, state: State, player: Player) -> float:
        """Return the expected lead of `player` over the opponents, in coins.

        The strongest opponent counts most.
        """
        return lead(state.owners, self.finals(state), player)

    def worth(self, state: State, id: int) -> float:
        """Return how many more coins the race or power `id` is worth than an average one.

        By default, all are worth the same.
        """
        return 0.0


def lead(owners: Owners, finals: list[float], player: Player) -> float:
    """Return the lead of `player`'s team over the opponents in coins. Stronger opponents count more."""
    by_team, mine = owners.sum_by_team(finals), owners.team_of(player)
    if len(by_team) == 2:
        return by_team[mine] - by_team[1 - mine]
    highest = _highest(by_team, mine)
    weights = total = 0.0
    for other in range(len(by_team)):
        if other != mine:
            weight = _weight(by_team[other], highest)
            weights += weight
            total += weight * by_team[other]
    return by_team[mine] - total / weights


def rivalries(owners: Owners, finals: list[float], player: Player) -> list[float]:
    """Return by how much one more coin of each opponent lowers `player`'s lead.

    The strongest opponent counts most. The list is in the order of `owners.opponents_of`.
    """
    by_team, mine = owners.sum_by_team(finals), owners.team_of(player)
    highest = _highest(by_team, mine)
    weights = 0.0
    for other in range(len(by_team)):
        if other != mine:
            weights += _weight(by_team[other], highest)
    return [
        owners.weights[opponent] * _weight(by_team[owners.team_of(opponent)], highest) / weights
        for opponent in owners.opponents_of(player)
    ]


def _highest(by_team: list[float], mine: int) -> float:
    """Return the final coins of the strongest team, without the team `mine`."""
    highest = -1e9
    for other in range(len(by_team)):
        if other != mine and by_team[other] > highest:
            highest = by_team[other]
    return highest


def _weight(coins: float, highest: float) -> float:
    """Return the weight of an opponent with these coins, if the strongest has `highest`."""
    return exp((coins - highest) / LEADER_SCALE)


def turns_left(state: State, player: Player) -> int:
    """Return how many turns `player` has left. The present turn counts only before its first decision."""
    from_first = state.owners.seats_between(state.first, player)
    on_turn = state.owners.seats_between(state.first, state.player)
    if state.over:
        return 0
    now = from_first > on_turn or (from_first == on_turn and turn_begins(state))
    return state.board.rounds - state.turn + (1 if now else 0)


def turn_begins(state: State) -> bool:
    """Return whether the open question is the first decision of a turn."""
    if state.over or state.at != 0:
        return False
    step, side = step_of(state.plan[0]), side_of(state.plan[0])
    # A player whose race never declines does not choose a course, so an ability's step may begin the turn.
    return step in (CHOOSE_COMBO, CHOOSE_COURSE) or (step >= FIRST_ABILITY and side == state.player)
