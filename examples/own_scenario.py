"""Plays a custom scenario, and shows how it changes the coins of a game.

    python examples/own_scenario.py --games 50
    python examples/own_scenario.py --scenario my-scenario.toml

`docs/create/scenarios.md` describes the file.
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
from smallworld.envs import Setting

HARVEST = Path(__file__).parent / "harvest.toml"


def mean_coins(setting: Setting, games: int) -> float:
    """Return the mean coins of a player, if the same bot plays all seats."""
    coins: list[int] = []
    for game in range(games):
        bots = [make_bot("greedy", RandomNumbers(game, seat)) for seat in range(setting.players)]
        budgets = [Budget() for _ in bots]
        coins += play_match(setting.rules, setting.board, bots, budgets, Chance(game)).end.coins
    return fmean(coins)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play with and without the scenario."""
    parser = argparse.ArgumentParser(description="Play a custom scenario.")
    parser.add_argument("--scenario", type=Path, default=HARVEST)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=50)
    wanted = parser.parse_args(arguments)
    for title, boxes in (("without", ["base"]), ("with", ["base", wanted.scenario])):
        coins = mean_coins(Setting(wanted.players, boxes=boxes), wanted.games)
        print(f"{title} the scenario: {coins:.1f} coins for each player")


if __name__ == "__main__":
    main()
