"""The look back at a whole game."""

from __future__ import annotations

from typing import Final

from smallworld.bots.review.chances import chances_of
from smallworld.bots.review.decision import Decision, rounded
from smallworld.engine.board import Player
from smallworld.engine.state import State
from smallworld.views import schema

DEAREST: Final = 3  # decisions of a player that are shown again


class Account:
    """Where a player's chance of winning came from and went, in parts of a victory.

    What they began with and all that follows add up to what they ended with.
    """

    def __init__(self) -> None:
        self.begun = 0.0
        self.own = 0.0  # by their own decisions: never above 0
        self.others = 0.0  # by what others decided
        self.luck = 0.0  # by dice, stacks, and whatever nobody foresaw
        self.ended = 0.0

    def to_json(self) -> schema.Account:
        """The account as plain data."""
        return {
            "begun": round(self.begun, 3),
            "own": round(self.own, 3),
            "others": round(self.others, 3),
            "luck": round(self.luck, 3),
            "ended": round(self.ended, 3),
        }


def accounts_of(decisions: list[Decision], end: State) -> list[Account]:
    """By player, what a game that was judged decision by decision came to; `end` is its last table."""
    accounts = [Account() for _ in range(end.players)]
    known = [decision.before for decision in decisions] + [ended(decisions, end)]
    for player in range(end.players):
        account = accounts[player]
        account.begun, account.ended = known[0][player], known[-1][player]
        for place in range(len(decisions)):
            decision = decisions[place]
            gave = decision.after[player] - decision.before[player]
            if decision.moment.player == player:
                account.own += gave
            else:
                account.others += gave
            account.luck += known[place + 1][player] - decision.after[player]
    return accounts


def ended(decisions: list[Decision], end: State) -> list[float]:
    """By player the part of the victory that they had or, of a game that goes on, what they may hope for."""
    if end.over:
        return chances_of(end, [float(coins) for coins in end.coins])
    return decisions[-1].after


def dearest(decisions: list[Decision], player: Player, number: int = DEAREST) -> list[Decision]:
    """The decisions that cost `player` most of their chance, dearest first, if they surely cost something."""
    own = [decision for decision in decisions if decision.moment.player == player and decision.costs()]
    own.sort(key=_given_away, reverse=True)
    return own[:number]


def _given_away(decision: Decision) -> tuple[float, float]:
    player = decision.moment.player
    return decision.before[player] - decision.after[player], decision.cost


def review_of(decisions: list[Decision], end: State) -> schema.Review:
    """The whole look back as plain data; `end` is the last table of the game. There is a decision."""
    return {
        "decisions": [decision.to_json() for decision in decisions],
        "ended": rounded(ended(decisions, end)),
        "accounts": [account.to_json() for account in accounts_of(decisions, end)],
        "dearest": [
            [decisions.index(decision) for decision in dearest(decisions, player)]
            for player in range(end.players)
        ],
    }
