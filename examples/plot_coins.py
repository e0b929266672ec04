"""Plots how many coins the players of a game between bots have after each round.

pip install '.[plots]'
python examples/plot_coins.py --bots learned,greedy,random --output coins.png
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from matplotlib.figure import Figure

from smallworld import board_for, find_board, make_rules
from smallworld.bots.budget import Budget
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.state import CHANCE
from smallworld.views.seat import seen_by


def coins_by_round(names: list[str], seed: int) -> list[list[int]]:
    """Play a game between these bots, and return the coins of all players before and after each round."""
    bots = [make_bot(name, RandomNumbers(seed, seat)) for seat, name in enumerate(names)]
    state = new_game(make_rules(), find_board(board_for(len(bots))), len(bots))
    chance, rounds = Chance(seed), [state.coins[:]]
    while not state.over:
        seat, now = actor(state), state.turn
        if seat == CHANCE:
            play(state, chance.draw(state))
        else:
            play(
                state, bots[seat].choose(seen_by(state, seat), legal_actions(state), Budget(simulations=100))
            )
        if state.turn > now or state.over:
            rounds.append(state.coins[:])
    return rounds


def main(arguments: Sequence[str] | None = None) -> None:
    """Play the game and save the plot."""
    parser = argparse.ArgumentParser(description="Plot the coins of bots.")
    parser.add_argument("--bots", default="learned,greedy,random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", default="coins.png")
    wanted = parser.parse_args(arguments)
    names = wanted.bots.split(",")
    rounds = coins_by_round(names, wanted.seed)
    figure = Figure()
    axes = figure.add_subplot(xlabel="round", ylabel="coins")
    for seat, name in enumerate(names):
        axes.plot([coins[seat] for coins in rounds], label=f"{name}, seat {seat}")
    axes.legend()
    figure.savefig(wanted.output)
    print(
        f"{wanted.output}: "
        + ", ".join(f"{name} {coins}" for name, coins in zip(names, rounds[-1], strict=True))
    )


if __name__ == "__main__":
    main()
