"""Adds a custom race, and compares its coins with those of other races in random games.

    python examples/own_race.py --games 200

The Herons love water: coastal regions cost them 1 fewer token. `docs/create/race-in-python.md`
explains how such a class works.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from smallworld import find_board
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.base.box import base_powers, base_races
from smallworld.engine.ability import Ability
from smallworld.engine.board import Side
from smallworld.engine.game import actor, legal_actions, new_game, play
from smallworld.engine.rules import Banner, Rules
from smallworld.engine.sheets.prices import Prices
from smallworld.engine.state import CHANCE, State
from smallworld.engine.steps.standard import standard_steps


class Herons(Ability):
    """Herons, who pay 1 fewer token for coastal regions."""

    def price(self, state: State, me: Side, prices: Prices) -> None:
        prices.discount(state.board.coast)


def game_with(rules: Rules, numbers: RandomNumbers) -> tuple[State, set[int]]:
    """Play a random game; return its end, and the players who chose Herons."""
    state, players = new_game(rules, find_board("base-3"), 3), set()
    while not state.over:
        if actor(state) == CHANCE:
            play(state, draw(state, numbers))
        else:
            actions = legal_actions(state)
            play(state, actions[numbers.below(len(actions))])
        # Side p is the active race of player p.
        players |= {player for player in range(3) if state.banners[player] == rules.ids["herons"]}
    return state, players


def main(arguments: Sequence[str] | None = None) -> None:
    """Play random games, and compare the players who chose Herons with all others."""
    parser = argparse.ArgumentParser(description="Play with a custom race.")
    parser.add_argument("--games", type=int, default=200)
    wanted = parser.parse_args(arguments)
    races = [*base_races(), Banner("Herons", 5, 10, Herons())]
    rules = Rules({"base": 1, "herons": 1}, races, base_powers(), standard_steps())
    coins: dict[bool, list[int]] = {True: [], False: []}
    for number in range(wanted.games):
        end, chose = game_with(rules, RandomNumbers(number))
        for player in range(3):
            coins[player in chose].append(end.coins[player])
    for had, earned in coins.items():
        mean = sum(earned) / max(1, len(earned))
        print(f"{len(earned)} players {'with' if had else 'without'} Herons: {mean:.1f} coins on average")


if __name__ == "__main__":
    main()
