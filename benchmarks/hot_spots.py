"""A profile of random games by function, in the source build."""

import argparse
import os

os.environ["SMALLWORLD_COMPILED"] = "0"

from cProfile import Profile
from pstats import Stats
from time import perf_counter

from smallworld.arena.contest import Contest
from smallworld.bots.playout import random_games
from smallworld.content.catalogue import board_for, find_board, make_rules

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--players", type=int, default=2)
parser.add_argument("--games", type=int, default=200)
parser.add_argument("--bots", default="", help="bots instead of random play, such as greedy,random")
parser.add_argument("--lines", type=int, default=30)
parser.add_argument("--sort", choices=("tottime", "cumtime", "ncalls"), default="tottime")
asked = parser.parse_args()

rules, board = make_rules(), find_board(board_for(asked.players))


def play(games: int) -> None:
    if asked.bots:
        contest = Contest({asked.players: [tuple(asked.bots.split(","))]}, seed=1)
        for game in range(games):
            contest.match(asked.players, game)
    else:
        random_games(rules, board, asked.players, games, 1)


play(2)
began = perf_counter()
play(asked.games)
unwatched = perf_counter() - began
profile = Profile()
began = perf_counter()
profile.runcall(play, asked.games)
watched = perf_counter() - began
print(
    f"{asked.games} games of {asked.players} players: {unwatched:.2f} s, "
    f"and {watched / unwatched:.1f} times that while watched;\nsmall functions look dearer than they are"
)
Stats(profile).strip_dirs().sort_stats(asked.sort).print_stats(asked.lines)
