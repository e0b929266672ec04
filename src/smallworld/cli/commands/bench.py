"""`smallworld bench`: the speed of the rules on this machine."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.table import Table

import smallworld
from smallworld import is_compiled
from smallworld.bots.playout import random_games
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.cli.options.finite import FiniteRange
from smallworld.cli.options.own import own_from, own_option
from smallworld.cli.options.results import print_result
from smallworld.cli.options.series import board_options, json_option
from smallworld.cli.screen.shown import console_of
from smallworld.cli.words.build import warn_of_slowness
from smallworld.content.catalogue import (
    board_for,
    check_players,
    find_board,
    numbers_of_players,
    seats_of,
)
from smallworld.engine.board import Board
from smallworld.engine.game import legal_actions, new_game, play
from smallworld.engine.rules import Rules
from smallworld.engine.state import State
from smallworld.translate import Translator
from smallworld.workshop.tables import rules_with

SEED = 1
REPEATS = 5  # the fastest counts, since disturbances only slow a measurement down
COPIES = 50  # copies of each state between two readings of the clock

# The work of a program before its first move: import modules, make rules, a board and a game.
FIRST_MOVE = """
from time import perf_counter
began = perf_counter()
import smallworld
from smallworld.content.catalogue import find_board, make_rules
from smallworld.engine.game import legal_actions, new_game, play
state = new_game(make_rules(), find_board("base-2"), 2)
play(state, legal_actions(state)[0])
print(perf_counter() - began)
"""


@click.command()
@click.option(
    "--seconds",
    type=FiniteRange(min=0.05),
    default=1.0,
    show_default=True,
    help="Seconds for each of the nine measurements.",
)
@board_options
@own_option
@json_option
def bench(seconds: float, boxes: tuple[str, ...], board: str, own: tuple[str, ...], as_json: bool) -> None:
    """Measure how fast random games, copies and start-up are."""
    if not as_json:
        warn_of_slowness()
    rules = rules_with(boxes, own_from(own, Translator("en")), eager=False)
    measured = measure(seconds, rules, boxes, board)
    if as_json:
        print_result(measured, rules.boxes, SEED)
    else:
        show(measured)


def measure(seconds: float, rules: Rules, boxes: tuple[str, ...], board: str = "") -> dict[str, Any]:
    """Return all measurements as plain values, in microseconds unless the key names another unit."""
    if board:
        check_players(boxes, seats_of(board, boxes), board=board)
        boards = {seats_of(board, boxes): find_board(board)}
    else:
        boards = {players: find_board(board_for(players, boxes)) for players in numbers_of_players(boxes)}
    copies = {
        players: copy_us(rules, board, players, seconds / len(boards)) for players, board in boards.items()
    }
    return {
        "boxes": list(boxes),
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "import_s": round(import_s(), 4),
        "copy_us": round(copies[min(copies)], 3),
        "copy_us_by_board": {str(players): round(us, 3) for players, us in copies.items()},
        "driven_from_python": {
            str(players): round(driven_games_per_second(rules, board, players, seconds), 1)
            for players, board in boards.items()
        },
        "boards": {
            str(players): playouts(rules, board, players, seconds) for players, board in boards.items()
        },
    }


def playouts(rules: Rules, board: Board, players: int, seconds: float) -> dict[str, float]:
    """Return the speed of random games, played by a loop that is compiled if the rules are."""
    games = _games_in(seconds / REPEATS, rules, board, players)
    fastest = float("inf")
    decisions = turns = 0
    for _ in range(REPEATS):
        began = perf_counter()
        decisions, turns, _ = random_games(rules, board, players, games, SEED)
        fastest = min(fastest, perf_counter() - began)
    return {
        "random_games_per_second": round(games / fastest, 1),
        "decisions_per_game": round(decisions / games, 2),
        "us_per_decision": round(1e6 * fastest / decisions, 3),
        "us_per_turn": round(1e6 * fastest / turns, 3),
    }


def driven_games_per_second(rules: Rules, board: Board, players: int, seconds: float) -> float:
    """Return how many random games a second an interpreted loop can play, one decision at a time."""
    games = max(1, _games_in(seconds / REPEATS, rules, board, players) // 2)
    fastest = float("inf")
    for _ in range(REPEATS):
        began = perf_counter()
        for game in range(games):
            _drive(new_game(rules, board, players), RandomNumbers(SEED, game))
        fastest = min(fastest, perf_counter() - began)
    return games / fastest


def _drive(state: State, numbers: RandomNumbers) -> None:
    # The same games as `play_out`, but this loop is not compiled.
    while not state.over:
        if state.waits_for:
            play(state, draw(state, numbers))
        else:
            actions = legal_actions(state)
            play(state, actions[numbers.below(len(actions))])


def _games_in(seconds: float, rules: Rules, board: Board, players: int) -> int:
    """Estimate how many random games this machine can play in this many seconds."""
    games = 1
    while True:
        began = perf_counter()
        random_games(rules, board, players, games, SEED)
        took = perf_counter() - began
        if took > seconds / 10:
            return max(1, int(games * seconds / took))
        games *= 2


def copy_us(rules: Rules, board: Board, players: int, seconds: float) -> float:
    """Return how many microseconds it takes to copy a state from the middle of a game."""
    states = middle_games(rules, board, players)
    fastest, until = float("inf"), perf_counter() + seconds
    while perf_counter() < until or fastest == float("inf"):
        began = perf_counter()
        for state in states:
            for _ in range(COPIES):
                state.copy()
        fastest = min(fastest, perf_counter() - began)
    return 1e6 * fastest / len(states) / COPIES


def middle_games(rules: Rules, board: Board, players: int, games: int = 20) -> list[State]:
    """Play random games until the middle round, and return the state of each game."""
    states: list[State] = []
    for game in range(games):
        state, numbers = new_game(rules, board, players), RandomNumbers(SEED, game)
        while 2 * state.turn <= board.rounds:
            if state.waits_for:
                play(state, draw(state, numbers))
            else:
                actions = legal_actions(state)
                play(state, actions[numbers.below(len(actions))])
        states.append(state)
    return states


def import_s(times: int = 3) -> float:
    """Return the seconds from the start of Python to the first move of a game: the best of `times` runs."""
    folder = str(Path(smallworld.__file__).resolve().parent.parent)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([folder, os.environ.get("PYTHONPATH", "")])}
    return min(
        float(subprocess.check_output([sys.executable, "-c", FIRST_MOVE], env=environment, text=True))
        for _ in range(times)
    )


def show(measured: dict[str, Any]) -> None:
    """Print the measurements as a table."""
    build = "compiled" if measured["compiled"] else "interpreted"
    table = Table(title=f"random games, rules {build}, Python {measured['python']}")
    for heading in ("players", "games/s", "driven", "decisions", "µs each", "µs a turn", "µs a copy"):
        table.add_column(heading, justify="right")
    for players, board in measured["boards"].items():
        table.add_row(
            players,
            f"{board['random_games_per_second']:,.0f}",
            f"{measured['driven_from_python'][players]:,.0f}",
            f"{board['decisions_per_game']:.1f}",
            f"{board['us_per_decision']:.2f}",
            f"{board['us_per_turn']:.1f}",
            f"{measured['copy_us_by_board'][players]:.2f}",
        )
    console = console_of()
    console.print(table)
    console.print("driven: games/s where the loop that plays them is interpreted", highlight=False)
    console.print(f"From import to first move: {measured['import_s']:.3f} s", highlight=False)
