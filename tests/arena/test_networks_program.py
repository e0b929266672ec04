"""The program that lets two networks play against each other."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

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


def test_networks_do_not_play_as_another_bot():
    assert (
        '--bot "greedy": choose learned or search' in networks("shipped", "shipped", "--bot", "greedy").stderr
    )
