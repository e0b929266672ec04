"""A test of the chances in game reviews: it compares forecasts in games of `learned` with the winners.

In every turn it predicts each player's chance to win: of all players with a chance of 30%, 30% should win.
"""

import argparse
from collections import defaultdict
from typing import Final

from smallworld.bots.planning.learned import Learned, shipped_weights
from smallworld.bots.planning.search import plans
from smallworld.bots.planning.settling import settle
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.bots.review.chances import chances_of
from smallworld.bots.search.tree import plans_now
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.engine.game import actor, new_game, play
from smallworld.engine.state import State

EVALUATION: Final = Learned(shipped_weights())
WIDTH: Final = 4  # width of the beam, and number of its finalists, as in the search
TENTHS: Final = 10

Told = list[list[float]]  # by turn and player


def told_and_won(players: int, seed: int) -> tuple[Told, list[float]]:
    """Play a game; return the chances in each turn, and each player's share of the victory."""
    numbers = RandomNumbers(seed)
    state = new_game(make_rules(), find_board(board_for(players)), players)
    told: Told = []
    while not state.over:
        if state.waits_for:
            play(state, draw(state, numbers))
        elif plans_now(state):
            play_turn(state, numbers, told)
        else:
            settle(state, actor(state), EVALUATION)
    return told, chances_of(state, [float(coins) for coins in state.coins])


def play_turn(state: State, numbers: RandomNumbers, told: Told) -> None:
    """Play the best plan up to a die roll, and note each player's chance to win."""
    best = plans(state, actor(state), EVALUATION, WIDTH, WIDTH)[0]
    told.append(chances_of(state, best.finals))
    for action in best.actions:
        while state.waits_for:
            play(state, draw(state, numbers))
        play(state, action)


def main() -> None:
    """Print a table for each number of players."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--players", default="2,3,4,5")
    asked = options.parse_args()
    print("| players | games | told, and won, in 100 |\n| --- | --- | --- |")
    for players in [int(word) for word in asked.players.split(",")]:
        sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
        for game in range(asked.games):
            told, won = told_and_won(players, game)
            for chances in told:
                for player in range(players):
                    tenth = sums[round(chances[player] * TENTHS)]
                    tenth[0] += 1
                    tenth[1] += chances[player]
                    tenth[2] += won[player]
        shown = [
            f"{100 * told / all:.0f}: {100 * won / all:.0f}" for _, (all, told, won) in sorted(sums.items())
        ]
        print(f"| {players} | {asked.games} | {' · '.join(shown)} |", flush=True)


if __name__ == "__main__":
    main()
