"""Writes constraints.txt: each package that the tests need, at the version that is installed where this runs.

    python scripts/constraints.py
    python scripts/constraints.py asked     prints what pyproject.toml asks for instead

`make` installs nothing else, so the tests run on these. `make upgrade` takes newer ones and writes them down.
"""

from __future__ import annotations

import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "constraints.txt"
HEAD: Final = """\
# The packages on which the tests ran. For exactly these: pip install --constraint constraints.txt '.[server]'
# Made by scripts/constraints.py; `make upgrade` takes newer ones.
"""


def asked() -> list[Requirement]:
    """What pyproject.toml requires: to build, to run, and to test."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = read["project"]["optional-dependencies"]
    needs = [*read["build-system"]["requires"], *read["project"]["dependencies"], *extras["test"]]
    for need in needs:  # it grows: our own extras are written out
        if need.startswith("smallworld["):
            needs += [further for extra in Requirement(need).extras for further in extras[extra]]
    return [Requirement(need) for need in needs if not need.startswith("smallworld[")]


def pinned() -> dict[str, str]:
    """Every package that is asked for, or required by one that is, with its version; if it is installed."""
    found: dict[str, str] = {}
    seen: set[str] = set()
    waiting = asked()
    while waiting:
        one = waiting.pop()
        if str(one) in seen:
            continue
        seen.add(str(one))
        try:
            found[canonicalize_name(one.name)] = version(one.name)
        except PackageNotFoundError:  # another system or Python needs it
            continue
        further = [Requirement(text) for text in requires(one.name) or ()]
        waiting += [need for need in further if applies(need, one.extras)]
    return dict(sorted(found.items()))


def applies(need: Requirement, extras: set[str]) -> bool:
    """Whether what a package needs is needed here, where it was asked for with these extras."""
    marker = need.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def written() -> dict[str, str]:
    """What constraints.txt says."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def page() -> str:
    """The whole of constraints.txt."""
    return HEAD + "".join(f"{name}=={found}\n" for name, found in pinned().items())


if __name__ == "__main__":
    if sys.argv[1:] == ["asked"]:
        sys.stdout.writelines(f"{one}\n" for one in asked())
    else:
        PAGE.write_text(page(), encoding="utf-8")
