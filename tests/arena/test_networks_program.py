"""The program that lets two networks play against each other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / "benchmarks" / "networks.py")


def networks(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, PROGRAM, *options]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)


def test_network_is_as_strong_as_itself():
    printed = networks("hand-made", "hand-made", "--rounds", "1").stdout
    assert re.fullmatch(r"Base box, 2 players: 50\.0% .*, ahead in 50\.0% of 2 pairs, 2 games\n", printed)


def test_folder_without_weights_gets_a_clear_error(tmp_path):
    empty = networks(str(tmp_path), "shipped")
    assert empty.returncode == 2
    assert "the folder has no weights" in empty.stderr
    assert "No such file" in networks(str(tmp_path / "missing"), "shipped").stderr


def test_weights_that_lack_a_part_get_a_clear_error(tmp_path):
    (tmp_path / "any.json").write_text('{"version": 3}', encoding="utf-8")
    broken = networks(str(tmp_path), "shipped")
    assert broken.returncode == 2
    assert 'any.json: it lacks "active", "bias", "constant"' in broken.stderr


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--bot", "greedy"], '--bot "greedy": choose learned, or search with a budget'),
        (["--bot", "learned@21"], '--bot "learned@21": choose learned'),
        (["--rounds", "0"], "--rounds: give at least 1"),
        (["--players", "x"], '--players: "x": give numbers such as 2,3'),
        (["--players", "9"], "9 players"),
        (["--boxes", "base", "--settings", "all"], "not allowed with argument --boxes"),
    ],
)
def test_impossible_options_get_a_clear_error(options, problem):
    refused = networks("hand-made", "hand-made", *options)
    assert refused.returncode == 2
    assert problem in refused.stderr
