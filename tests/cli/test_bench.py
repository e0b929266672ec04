"""`smallworld bench`, as it is typed."""

import json
import platform

from click.testing import CliRunner

from smallworld import is_compiled
from smallworld.cli import main

PLAYERS = ["2", "3", "4", "5"]


def test_json_is_one_object_with_all_measurements():
    ran = CliRunner().invoke(main, ["bench", "--seconds", "0.05", "--json"])
    assert ran.exit_code == 0
    told = json.loads(ran.stdout)
    assert told["compiled"] == is_compiled()
    assert told["python"] == platform.python_version()
    assert 0 < told["import_s"] < 30
    assert told["copy_us"] == told["copy_us_by_board"]["2"]
    assert (
        list(told["boards"]) == list(told["driven_from_python"]) == list(told["copy_us_by_board"]) == PLAYERS
    )
    for players in PLAYERS:
        board = told["boards"][players]
        assert board["decisions_per_game"] > 100
        assert min(board.values()) > 0
        assert min(told["copy_us_by_board"][players], told["driven_from_python"][players]) > 0


def test_people_get_a_table():
    ran = CliRunner().invoke(main, ["bench", "--seconds", "0.05"])
    assert ran.exit_code == 0
    assert "From import to first move" in ran.stdout
