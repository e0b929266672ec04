"""Counts decisions and legal actions in random games, by number of players.

python examples/count_decisions.py --games 100
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from statistics import fmean

from smallworld import board_for, find_board, make_rules
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.state import CHANCE


def choices_in_a_game(players: int, numbers: RandomNumbers) -> list[int]:
    """Play a random game, and return the number of legal actions at each decision."""
    state = new_game(make_rules(), find_board(board_for(players)), players)
    choices = []
    while not state.over:
        if actor(state) == CHANCE:
            play(state, draw(state, numbers))
            continue
        actions = legal_actions(state)
        choices.append(len(actions))
        play(state, actions[numbers.below(len(actions))])
    return choices


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a row for each number of players."""
    parser = argparse.ArgumentParser(description="Count decisions and legal actions.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    print("players  decisions a game  actions a decision  most actions")
    for players in (2, 3, 4, 5):
        games = [choices_in_a_game(players, RandomNumbers(wanted.seed, game)) for game in range(wanted.games)]
        choices = [number for game in games for number in game]
        print(f"{players:7}  {fmean(map(len, games)):16.1f}  {fmean(choices):18.1f}  {max(choices):12}")


if __name__ == "__main__":
    main()
