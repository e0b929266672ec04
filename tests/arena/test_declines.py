"""The program that measures the cost of declines."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def declines(*options: str) -> str:
    command = [sys.executable, "benchmarks/declines.py", "--players", "2", "--games", "1", *options]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout


def test_cost_of_declines_is_printed_for_each_decline():
    printed = declines("--bot", "planner", "--visits", "16")
    assert re.match(r"planner, 2 players, 1 games: [1-9]\d* declines\n", printed)
    assert re.search(r"^\d+\.\d coins of lead given away by each decline$", printed, re.MULTILINE)
    assert re.search(r"^\d+ declines surely gave coins away", printed, re.MULTILINE)
