"""`smallworld bench`, called as a user calls it, and the meaning of its figures."""

import json
import platform
from math import prod

import pytest
from click.testing import CliRunner

from smallworld import is_compiled
from smallworld.bots.playout import random_games
from smallworld.cli import main
from smallworld.cli.commands.bench import SEED, middle_games, show
from smallworld.content.catalogue import board_for, find_board, make_rules

PLAYERS = ["2", "3", "4", "5"]


@pytest.fixture(scope="module")
def told():
    ran = CliRunner().invoke(main, ["bench", "--seconds", "0.05", "--json"])
    assert ran.exit_code == 0
    return json.loads(ran.stdout)


def test_bench_prints_all_measurements_as_one_json_object(told):
    assert told["boxes"] == ["base"]
    assert told["compiled"] == is_compiled()
    assert told["python"] == platform.python_version()
    for measured in ("boards", "driven_from_python", "copy_us_by_board"):
        assert list(told[measured]) == PLAYERS
    assert told["copy_us"] == told["copy_us_by_board"]["2"]


def product_of(board, *figures):
    """Return the product of some figures of a board, and its rounding error."""
    last_digits = {"random_games_per_second": 0.1, "decisions_per_game": 0.01}
    rounded = sum([last_digits.get(figure, 0.001) / 2 / board[figure] for figure in figures])
    return pytest.approx(prod([board[figure] for figure in figures]), rel=1.1 * rounded)


@pytest.mark.parametrize("players", PLAYERS)
def test_games_per_second_agree_with_the_time_per_decision(told, players):
    board = told["boards"][players]
    second = product_of(board, "random_games_per_second", "decisions_per_game", "us_per_decision")
    assert second == 1e6


@pytest.mark.parametrize("players", PLAYERS)
def test_games_per_second_agree_with_the_time_per_turn(told, players):
    board = told["boards"][players]
    turns = find_board(board_for(int(players))).rounds * int(players)
    assert product_of(board, "random_games_per_second", "us_per_turn") == 1e6 / turns


@pytest.mark.parametrize("players", PLAYERS)
def test_bench_measures_the_games_that_random_play_produces(told, players):
    games = 40
    board = find_board(board_for(int(players)))
    decisions, _, _ = random_games(make_rules(), board, int(players), games, SEED)
    assert told["boards"][players]["decisions_per_game"] == pytest.approx(decisions / games, rel=0.15)


def test_bench_copies_states_from_the_middle_of_games():
    board = find_board("base-2")
    states = middle_games(make_rules(), board, 2, games=3)
    assert [state.turn for state in states] == [board.rounds // 2 + 1] * 3
    assert len({state.key() for state in states}) == 3


def test_bench_prints_a_table_with_headings_by_default(capsys):
    board = {
        "random_games_per_second": 1234.5,
        "decisions_per_game": 187.2,
        "us_per_decision": 4.33,
        "us_per_turn": 40.5,
    }
    show(
        {
            "compiled": True,
            "python": "3.11.7",
            "import_s": 0.034,
            "boards": {"2": board},
            "driven_from_python": {"2": 567.8},
            "copy_us_by_board": {"2": 0.25},
        }
    )
    said = capsys.readouterr().out
    headings, figures = (
        [cell.strip() for cell in line.strip("┃│").replace("┃", "│").split("│")]
        for line in said.splitlines()
        if "players" in line or "187.2" in line
    )
    assert dict(zip(headings, figures, strict=True)) == {
        "players": "2",
        "games/s": "1,234",
        "driven": "568",
        "decisions": "187.2",
        "µs each": "4.33",
        "µs a turn": "40.5",
        "µs a copy": "0.25",
    }
    assert "rules compiled, Python 3.11.7" in said
    assert "From import to first move: 0.034 s" in said
