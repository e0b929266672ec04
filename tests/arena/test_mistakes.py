"""The program that looks for the worst mistakes of a bot."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from smallworld.engine.text.record import parse_record

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("setting", "title", "players"),
    [
        ("realms_4", "I've Been to the Mountaintop", 3),
        pytest.param("realms_6", "Adrift", 2, id="a board that changes during the game"),
    ],
)
def test_mistakes_of_a_bot_are_printed_with_a_better_plan(tmp_path, setting, title, players):
    command = [sys.executable, "benchmarks/mistakes.py", str(tmp_path), "--bot", "random", "--games", "1"]
    few = ["--settings", setting, "--simulations", "4", "--turns", "1", "--worst", "1"]
    said = subprocess.run([*command, *few], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    assert said.startswith(f"{title}, {players} players: ")
    assert said.count("    played ") == said.count("    better ") == 1
    assert len(parse_record((tmp_path / f"{setting}-0.txt").read_text(encoding="utf-8")).seats) == players


def test_mistakes_are_not_searched_in_unknown_settings(tmp_path):
    command = [sys.executable, "benchmarks/mistakes.py", str(tmp_path), "--settings", "basee"]
    run = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)
    assert run.returncode == 1
    assert 'setting "basee": the settings are base, all, leaders' in run.stderr
