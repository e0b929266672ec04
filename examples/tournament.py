"""Hosts a tournament of bots: everyone plays everyone, as often in each seat, and a table shows the ratings.

    python examples/tournament.py --bots learned,greedy,random --games 20
    python examples/tournament.py --bots examples/search_bot.py:Dreamer,greedy --simulations 200

A bot is a name or `file.py:Class`. The command `smallworld arena` does the same for more players.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import permutations

from smallworld import find_board, make_rules
from smallworld.arena.ratings import Ratings
from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.game import placings, winners
from smallworld.engine.state import State


def play(names: Sequence[str], game: int, simulations: int) -> State:
    """Play a game between two bots, and return its end."""
    bots = [make_bot(name, RandomNumbers(game, seat)) for seat, name in enumerate(names)]
    budgets = [Budget(simulations=simulations) for _ in bots]
    return play_match(make_rules(), find_board("base-2"), bots, budgets, Chance(game)).end


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all games, and print the table."""
    parser = argparse.ArgumentParser(description="Host a tournament of bots.")
    parser.add_argument("--bots", default="learned,greedy,random")
    parser.add_argument("--games", type=int, default=20, help="for each pair and order of seats")
    parser.add_argument(
        "--simulations", type=int, default=100, help="for each decision of a bot that searches"
    )
    wanted = parser.parse_args(arguments)
    names = wanted.bots.split(",")
    ratings, points = Ratings(names), dict.fromkeys(names, 0.0)
    for game in range(wanted.games):
        for pair in permutations(names, 2):
            end = play(pair, game, wanted.simulations)
            ratings.note(pair, placings(end))
            for seat in winners(end):
                points[pair[seat]] += 1 / len(winners(end))
    for name in sorted(names, key=points.__getitem__, reverse=True):
        rating, error = ratings.of(name)
        print(f"{name}: {points[name]:g} points, rating {rating:.1f} ± {error:.1f}")


if __name__ == "__main__":
    main()
