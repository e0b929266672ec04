"""A bot that tries each action, plays on at random, and takes the best: flat Monte Carlo search.

    python examples/search_bot.py --games 20 --simulations 200

The commands know it as `examples/search_bot.py:Dreamer`, or `…:Dreamer@200` with a budget.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from smallworld import find_board, make_rules
from smallworld.bots.bot import Bot
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.playout import play_out
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.action import Action
from smallworld.engine.game import actor, play, winners
from smallworld.engine.state import State


class Dreamer(Bot):
    """A bot that takes the action with the highest lead, on average over random games."""

    def __init__(self, numbers: RandomNumbers) -> None:
        self.numbers = numbers

    def choose(self, position: State, actions: list[Action], budget: Budget) -> Action:
        me, totals, tries = actor(position), [0] * len(actions), 0
        while tries < len(actions) or not budget.is_spent():
            place = tries % len(actions)
            dream = position.copy()
            play(dream, actions[place])
            play_out(dream, self.numbers)
            totals[place] += 2 * dream.coins[me] - sum(dream.coins)
            tries += 1
            budget.note()
        means = [total / len(range(place, tries, len(actions))) for place, total in enumerate(totals)]
        return actions[means.index(max(means))]


def main(arguments: Sequence[str] | None = None) -> None:
    """Let the bot play against greedy, and print its share of wins."""
    parser = argparse.ArgumentParser(description="Play a Monte Carlo search against a bot.")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200, help="for each decision")
    wanted = parser.parse_args(arguments)
    wins = 0.0
    for game in range(wanted.games):
        bots = [Dreamer(RandomNumbers(game)), make_bot("greedy", RandomNumbers(game, 1))]
        seat = game % 2  # the seats alternate, because it matters who begins
        budgets = [Budget(simulations=wanted.simulations) for _ in bots]
        seated = bots if seat == 0 else bots[::-1]
        end = play_match(make_rules(), find_board("base-2"), seated, budgets, Chance(game)).end
        wins += (seat in winners(end)) / len(winners(end))
    print(f"the search wins {wins / wanted.games:.0%} of {wanted.games} games against greedy")


if __name__ == "__main__":
    main()
