"""The program that measures the leaderboard."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def leaderboard(folder: Path, *options: str) -> list[str]:
    """Run the program, and return the rows of its table."""
    command = [sys.executable, "benchmarks/leaderboard.py", str(folder), "--games", "2", *options]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    return (folder / "leaderboard.md").read_text(encoding="utf-8").splitlines()[2:]


def test_leaderboard_keeps_its_games_and_adds_bots(tmp_path):
    [row] = leaderboard(tmp_path, "--bots", "random")
    assert row.startswith("| `random` | 0.0% (0% to ")
    before = (tmp_path / "random-greedy.jsonl").read_bytes()
    rows = leaderboard(tmp_path, "--bots", "random,greedy")
    assert [one.split(" | ")[0] for one in rows] == ["| `greedy`", "| `random`"]
    assert (tmp_path / "random-greedy.jsonl").read_bytes() == before
