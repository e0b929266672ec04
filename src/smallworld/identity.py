"""The origin of a result: the program, the rules, the seed and the command, so that others can repeat it."""

from __future__ import annotations

import platform
import subprocess
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

from smallworld import __version__, is_compiled
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import read_json

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

    A checkout knows its commit, with "-dirty" for changed files. So does a package that pip installed from a
    repository.
    """
    if (CHECKOUT / ".git").exists():
        words = ("git", "-C", str(CHECKOUT), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
        try:
            ran = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, check=True)
        except (OSError, subprocess.SubprocessError):
            return None
        return ran.stdout.strip() or None
    try:
        told: Any = read_json(distribution("smallworld").read_text("direct_url.json") or "{}")
    except (PackageNotFoundError, SmallWorldError):
        return None
    found: str | None = told.get("vcs_info", {}).get("commit_id")
    return found
