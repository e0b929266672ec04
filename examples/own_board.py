"""Plays on a custom board, and shows whether it is fair to all seats.

    python examples/own_board.py --games 50
    python examples/own_board.py --board my-board.toml

`docs/create/free-boards.md` describes the file.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

from smallworld.bots.budget import Budget
from smallworld.bots.match import play_match
from smallworld.bots.random_numbers import Chance, RandomNumbers
from smallworld.bots.registry import make_bot
from smallworld.engine.board import regions_in
from smallworld.envs import Setting

SHORES = Path(__file__).parent / "shores.toml"


def main(arguments: Sequence[str] | None = None) -> None:
    """List the regions of the board, then let a bot play against itself."""
    parser = argparse.ArgumentParser(description="Play on a custom board.")
    parser.add_argument("--board", type=Path, default=SHORES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--bot", default="greedy")
    wanted = parser.parse_args(arguments)
    setting = Setting(wanted.players, board=wanted.board)
    board = setting.board
    for region, name in enumerate(board.names):
        beside = ", ".join(board.names[other] for other in regions_in(board.neighbours[region]))
        print(f"{name}: beside {beside}")
    coins = []
    for game in range(wanted.games):
        bots = [make_bot(wanted.bot, RandomNumbers(game, seat)) for seat in range(wanted.players)]
        budgets = [Budget(simulations=100) for _ in bots]
        coins.append(play_match(setting.rules, board, bots, budgets, Chance(game)).end.coins)
    for seat, earned in enumerate(zip(*coins, strict=True)):
        print(f"seat {seat}: {fmean(earned):.1f} coins on average")


if __name__ == "__main__":
    main()
