"""A match between bots: each bot sees only what its seat may see."""

from __future__ import annotations

from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.greedy import Greedy
from smallworld.bots.match import play_match
from smallworld.bots.random_numbers import Chance
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.action import Action
from smallworld.engine.game import actor
from smallworld.engine.state import State
from smallworld.views.seat import UNKNOWN_COINS


class Curious(Bot):
    """A greedy bot that notes the coins that it is shown."""

    def __init__(self) -> None:
        self.greedy = Greedy()
        self.own: set[int] = set()
        self.others: set[int] = set()

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        for player, coins in enumerate(position.coins):
            (self.own if player == actor(position) else self.others).add(coins)
        return self.greedy.choose(position, actions, budget)


def test_bots_in_a_match_see_only_their_own_coins():
    bots = [Curious(), Curious()]
    play_match(make_rules(), find_board("base-2"), [*bots], [Budget(), Budget()], Chance(1))
    for bot in bots:
        assert len(bot.own) > 5
        assert bot.others == {UNKNOWN_COINS}
