"""The program that measures the ladder of bots."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def ladder(folder: Path, *options: str) -> str:
    few = ["--players", "2", "--most", "10"]
    command = [sys.executable, "benchmarks/ladder.py", str(folder), *few, *options]
    return subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout


def test_ladder_page_has_a_cell_for_each_pair_of_bots(tmp_path):
    ladder(tmp_path, "--bots", "random,greedy", "--settings", "base")
    assert "| Base box | 2 | 100% (" in (tmp_path / "ladder.md").read_text(encoding="utf-8")


def test_ladder_keeps_its_games_and_adds_settings(tmp_path):
    ladder(tmp_path, "--bots", "random,greedy", "--settings", "base")
    first = (tmp_path / "base-2-random-greedy.jsonl").read_bytes()
    ladder(tmp_path, "--bots", "random,greedy", "--settings", "base,underground")
    assert (tmp_path / "base-2-random-greedy.jsonl").read_bytes() == first
    rows = (tmp_path / "ladder.md").read_text(encoding="utf-8").splitlines()
    assert [row.split(" | ")[0] for row in rows[-2:]] == ["| Base box", "| Underground"]


def test_ladder_plays_no_pair_with_a_clear_result_again(tmp_path):
    ladder(tmp_path, "--bots", "random,greedy", "--settings", "base")
    (tmp_path / "base-2-random-greedy.jsonl").unlink()
    assert "100%" in ladder(tmp_path, "--bots", "random,greedy", "--settings", "base")
    assert not (tmp_path / "base-2-random-greedy.jsonl").exists()


def test_ladder_page_says_if_a_pair_played_longer(tmp_path):
    bots, page = ["--bots", "random,greedy", "--settings", "base"], tmp_path / "ladder.md"
    ladder(tmp_path, *bots)
    assert "Some pairs" not in page.read_text(encoding="utf-8")
    ladder(tmp_path, *bots, "--most", "2")
    assert "Some pairs played up to 5 in another run." in page.read_text(encoding="utf-8")


def test_ladder_names_the_settings_it_knows(tmp_path):
    command = [sys.executable, "benchmarks/ladder.py", str(tmp_path), "--settings", "basee"]
    run = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=False)
    assert run.returncode == 1
    assert 'setting "basee": the settings are base, all, leaders' in run.stderr
