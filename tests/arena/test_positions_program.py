"""The program that plays the bots' test positions to the end of the game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / "benchmarks" / "positions.py")


def positions(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, PROGRAM, *options]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)


def test_position_is_played_to_the_end_after_each_action():
    printed = positions("--bot", "greedy", "--games", "2", "--title", "decline in turn 7").stdout
    assert re.match(r"decline in turn 7, three players: decline is (clearly best|in doubt)\n", printed)
    leads = re.findall(r"^    (\w+): (-?\d+\.\d) ± \d+\.\d$", printed, re.MULTILINE)
    assert sorted(action for action, _ in leads) == ["decline", "expand"]
    assert float(leads[0][1]) >= float(leads[1][1])


def test_unknown_bot_or_one_game_gets_a_clear_error():
    unknown = positions("--bot", "nobody")
    assert unknown.returncode == 2
    assert 'unknown bot "nobody". Available: beginner' in unknown.stderr
    assert "--games needs at least 2" in positions("--games", "1").stderr
