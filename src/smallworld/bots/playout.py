"""Random games, which run in compiled code if it is available."""

from __future__ import annotations

from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.engine.board import Board
from smallworld.engine.game import new_game, pick, play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State


def play_out(state: State, numbers: RandomNumbers) -> int:
    """Play `state` to the end of the game with random legal actions; return the number of decisions."""
    decisions = 0
    while not state.over:
        if state.waits_for:
            play(state, draw(state, numbers))
        else:
            play(state, pick(state, numbers.lot()))
        decisions += 1
    return decisions


def random_games(rules: Rules, board: Board, players: int, games: int, seed: int) -> tuple[int, int, int]:
    """Play random games; return the numbers of decisions and turns, and a checksum to compare builds.

    The checksum is the sum of all final coins.
    """
    decisions = coins = 0
    for game in range(games):
        numbers = RandomNumbers(seed, game)
        state = new_game(rules, board, players)
        decisions += play_out(state, numbers)
        coins += sum(state.coins)
    return decisions, games * players * board.rounds, coins
