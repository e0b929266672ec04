"""The look back at a whole game, put together of its decisions."""

from __future__ import annotations

from typing import Final

from smallworld.bots.review.chances import chances_of
from smallworld.engine.board import Player
from smallworld.engine.state import State
from smallworld.views import schema

DEAREST: Final = 3  # decisions of a player that are shown again


def ended(end: State) -> list[float]:
    """By player the part of the victory that they had; none of a game that is not over."""
    return chances_of(end, [0.0] * end.players) if end.over else []


def review_of(decisions: list[schema.Judged], ended: list[float]) -> schema.Review:
    """The whole look back; `ended` is as the function gives it. There is a decision at least.

    Where the game is not over it ends with what could be expected of the last decision.
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
    """Where the chances of a player came from: all parts add up to what they ended with."""
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
    """The places of those that cost a player most of their chance, dearest first, if they surely did."""
    lost: list[tuple[float, int, int]] = []
    for place in range(len(decisions)):
        decision = decisions[place]
        if decision["player"] == player + 1 and decision["better"] is not None:
            given = decision["before"][player] - decision["after"][player]
            lost.append((given, decision["cost"], place))
    lost.sort(reverse=True)
    return [place for _, _, place in lost[:DEAREST]]
