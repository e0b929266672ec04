"""The program that measures whether the learned evaluation favours a race, a power or a seat."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_bias_is_shown_for_each_race_and_seat():
    command = [sys.executable, "benchmarks/bias.py", "--players", "2", "--games", "2"]
    printed = subprocess.run(command, cwd=ROOT, text=True, capture_output=True, check=True).stdout
    lines = printed.splitlines()
    assert re.match(r"[+-]\d+\.\d coins more than expected", lines[0])
    assert re.search(r"^race [a-z-]+ +[+-]\d+\.\d ", printed, re.MULTILINE)
    assert re.search(r"^power [a-z-]+ +[+-]\d+\.\d ", printed, re.MULTILINE)
    shares = [float(share) for share in re.findall(r"^seat \d: ([\d.]+)%", printed, re.MULTILINE)]
    assert len(shares) == 2
    assert sum(shares) == 100
