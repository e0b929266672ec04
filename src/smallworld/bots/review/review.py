"""The review of a whole game, assembled from judged decisions."""

from __future__ import annotations

from typing import Final

from smallworld.bots.review.chances import chances_of
from smallworld.engine.board import Player
from smallworld.engine.state import State
from smallworld.views import schema

DEAREST: Final = 3  # most decisions to list for each player


def ended(end: State) -> list[float]:
    """Return each player's share of the victory; an empty list if the game is not over."""
    return chances_of(end, [0.0] * end.players) if end.over else []


def review_of(decisions: list[schema.Judged], ended: list[float]) -> schema.Review:
    """Return the review of one or more judged decisions.

    `ended` comes from the function `ended`. If the game is not over, the review ends with the chances after
    the last decision.
    """
    final = ended or decisions[-1]["after"]
    players = range(len(final))
    return {
        "decisions": decisions,
        "ended": final,
        "accounts": [_account(decisions, final, player) for player in players],
        "dearest": [_dearest(decisions, player) for player in players],
    }


def _account(decisions: list[schema.Judged], ended: list[float], player: Player) -> schema.Account:
    """Split a player's final chance into its causes, which add up to it.

    The causes are the chance at the start, the player's decisions, other players' decisions, and luck.
    """
    own = others = luck = 0.0
    for place in range(len(decisions)):
        decision = decisions[place]
        following = decisions[place + 1]["before"] if place + 1 < len(decisions) else ended
        gave = decision["after"][player] - decision["before"][player]
        if decision["player"] == player + 1:
            own += gave
        else:
            others += gave
        luck += following[player] - decision["after"][player]
    return {
        "begun": decisions[0]["before"][player],
        "own": round(own, 3),
        "others": round(others, 3),
        "luck": round(luck, 3),
        "ended": ended[player],
    }


def _dearest(decisions: list[schema.Judged], player: Player) -> list[int]:
    """Return the indices of the decisions that surely cost a player the most, the worst first."""
    lost: list[tuple[float, int, int]] = []
    for place in range(len(decisions)):
        decision = decisions[place]
        if decision["player"] == player + 1 and decision["better"] is not None:
            given = decision["before"][player] - decision["after"][player]
            lost.append((given, decision["cost"], place))
    lost.sort(reverse=True)
    return [place for _, _, place in lost[:DEAREST]]
