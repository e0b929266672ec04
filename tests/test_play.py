"""`make play` starts at once, and compiles in the background what is not compiled yet."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# The first start asks this program whether the rules are up to date, and lets it compile them.
MAKE = """#!/bin/sh
case "$*" in
  *--question*) exit {up_to_date} ;;
  *) echo begun >> {log}; trap 'echo stopped >> {log}; exit 1' TERM; while :; do sleep 0.1; done ;;
esac
"""


def play(tmp_path: Path, up_to_date: bool) -> tuple[str, list[str]]:
    """Start a server that only prints its help; return what was printed, and what compiling did."""
    log = tmp_path / "log"
    log.touch()
    make = tmp_path / "make"
    make.write_text(MAKE.format(up_to_date=0 if up_to_date else 1, log=log))
    make.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if name != "SMALLWORLD_COMPILED"}
    ran = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "play.py"), "--help"],
        env=environment | {"MAKE": str(make)},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout, log.read_text().split()


def test_first_game_starts_while_the_rules_compile(tmp_path: Path):
    if not run_path(str(ROOT / "setup.py"))["can_compile"]():
        pytest.skip("there is no C compiler")
    printed, compiling = play(tmp_path, up_to_date=False)
    assert "compiles its rules in the background" in printed
    assert "Usage:" in printed
    assert compiling in (["begun", "stopped"], [])  # the server may end before the compiler begins


def test_later_games_start_without_a_word(tmp_path: Path):
    printed, compiling = play(tmp_path, up_to_date=True)
    assert "background" not in printed
    assert "Usage:" in printed
    assert compiling == []
