"""The one function through which a side gains a region, so that all its abilities are notified."""

import re
from pathlib import Path

import smallworld

SOURCES = Path(smallworld.__file__).parent
GAINS = re.compile(r"\.held\[\w+\] \|= ")


def test_only_one_function_gives_a_race_a_region():
    gaining = [
        f"{path.relative_to(SOURCES)}: {line.strip()}"
        for folder in ("engine", "content")
        for path in sorted((SOURCES / folder).rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if GAINS.search(line) and "thought." not in line
    ]
    assert gaining == ["engine/holdings.py: state.held[side] |= 1 << region"]
