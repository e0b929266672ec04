"""What compiling gains: random games of both builds, board by board, one after the other.

With `--beside-base BOX` instead: how fast random games of a box are, beside those of the base box.
"""

import sys

sys.path.pop(0)  # this folder: its copy.py and profile.py are not those of the standard library

import argparse
import json
import os
import subprocess
from time import process_time

from smallworld import is_compiled
from smallworld.bots.playout import random_games
from smallworld.content.catalogue import board_for, find_board, make_rules, numbers_of_players

SECONDS = "1"
ROUNDS = 10  # each measures one box after the other; the best of them counts
GAMES = 150
SEED = 1


def measure(compiled: str) -> dict:
    """What `smallworld bench` says of one build."""
    command = [sys.executable, "-m", "smallworld", "bench", "--json", "--seconds", SECONDS]
    environment = os.environ | {"SMALLWORLD_COMPILED": compiled}
    return json.loads(subprocess.check_output(command, env=environment, text=True))


def measure_games(boxes: tuple[str, ...], players: int) -> tuple[float, float]:
    """Random games a second of the processor, which may be shared, and decisions in each."""
    board = find_board(board_for(players, boxes))
    began = process_time()
    decisions, _, _ = random_games(make_rules(boxes), board, players, GAMES, SEED)
    return GAMES / (process_time() - began), decisions / GAMES


def beside_base(box: str) -> None:
    """Print how fast random games of `box` are, for each number of players that the base box takes too."""
    base, other = ("base",), (box,)
    print(f"random games a second, {'compiled' if is_compiled() else 'interpreted'}")
    print(f"players       base   {box:>12}   ratio   decisions in each   ratio of decisions a second")
    for players in numbers_of_players(base):
        if players in numbers_of_players(other):
            ours, theirs = (0.0, 0.0), (0.0, 0.0)
            for _ in range(ROUNDS):
                ours = max(ours, measure_games(base, players))
                theirs = max(theirs, measure_games(other, players))
            ratio, more = theirs[0] / ours[0], theirs[1] / ours[1]
            print(
                f"{players:>7} {ours[0]:>10,.0f}   {theirs[0]:>12,.0f} {ratio:>7.2f}"
                f"     {ours[1]:>7.1f} {theirs[1]:>7.1f} {ratio * more:>20.2f}"
            )


def both_builds() -> None:
    """Print what compiling gains."""
    source = measure("0")
    fast = measure("1") if is_compiled() else None
    print(f"Python {source['python']}; games a second, and how many times as many compiled")
    print(
        "players  decisions   interpreted   compiled   ratio"
        "   driven from Python: interpreted   compiled   ratio"
    )
    for players, board in source["boards"].items():
        games, driven = board["random_games_per_second"], source["driven_from_python"][players]
        line = f"{players:>7} {board['decisions_per_game']:>10.1f} {games:>13,.0f}"
        if fast is None:
            line += f" {'-':>10} {'-':>7} {driven:>33,.0f} {'-':>10} {'-':>7}"
        else:
            faster = fast["boards"][players]["random_games_per_second"]
            other = fast["driven_from_python"][players]
            line += f" {faster:>10,.0f} {faster / games:>7.1f}"
            line += f" {driven:>33,.0f} {other:>10,.0f} {other / driven:>7.1f}"
        print(line)


options = argparse.ArgumentParser(description=__doc__)
options.add_argument("--beside-base", metavar="BOX", help="compare this box with the base box")
compared = options.parse_args().beside_base
if compared:
    beside_base(compared)
else:
    both_builds()
