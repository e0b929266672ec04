"""The origin of a result: the program, the rules, the seed and the command, so that others can repeat it."""

from __future__ import annotations

import platform
import subprocess
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from smallworld import __version__, is_compiled

CHECKOUT: Final = Path(__file__).resolve().parents[2]  # if the package is in one
PATIENCE: Final = 5  # seconds for git


def program() -> dict[str, Any]:
    """Return the version, the commit (None if unknown), the build of the rules and the version of Python."""
    return {
        "version": __version__,
        "commit": commit(),
        "compiled": is_compiled(),
        "python": platform.python_version(),
    }


def identity(rules: dict[str, int], seed: int | None, command: str) -> dict[str, Any]:
    """Return the origin of a result. `rules` gives the version of the rules of each box in play.

    `seed` is None for results without random numbers.
    """
    return {**program(), "boxes": list(rules), "rules": dict(rules), "seed": seed, "command": command}


@cache
def commit() -> str | None:
    """Return the commit of this program; None if it is unknown.

    A checkout knows its commit, with "-dirty" for changed files. A package contains the commit that it was
    built from.
    """
    if (CHECKOUT / ".git").exists():
        words = ("git", "-C", str(CHECKOUT), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
        try:
            ran = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=True)
        except (OSError, subprocess.SubprocessError):
            return None
        return ran.stdout.strip() or None
    packed = files("smallworld") / "commit.txt"  # scripts/published.py names this file
    return packed.read_text(encoding="utf-8").strip() if packed.is_file() else None
