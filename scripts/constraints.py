"""The generator of constraints.txt, which has each package that the tests need at its installed version.

    python scripts/constraints.py
    python scripts/constraints.py asked     prints the requirements in pyproject.toml instead

`make` installs exactly these versions, so the tests run with them. `make upgrade` installs newer versions and
updates the file.
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
    """Return the requirements in pyproject.toml for building, running and testing."""
    read = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = read["project"]["optional-dependencies"]
    needs = [*read["build-system"]["requires"], *read["project"]["dependencies"], *extras["test"]]
    for need in needs:  # the list grows in the loop, because our own extras are expanded
        if need.startswith("smallworld["):
            needs += [further for extra in Requirement(need).extras for further in extras[extra]]
    return [Requirement(need) for need in needs if not need.startswith("smallworld[")]


def pinned() -> dict[str, str]:
    """Return all packages that are directly or indirectly required and installed, with their versions."""
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
        except PackageNotFoundError:  # needed only by another system or Python version
            continue
        further = [Requirement(text) for text in requires(one.name) or ()]
        waiting += [need for need in further if applies(need, one.extras)]
    return dict(sorted(found.items()))


def applies(need: Requirement, extras: set[str]) -> bool:
    """Return whether a package's requirement applies on this machine with these extras."""
    marker = need.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))


def written() -> dict[str, str]:
    """Return the present versions in constraints.txt, by package."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def page() -> str:
    """Return the new text of constraints.txt."""
    return HEAD + "".join(f"{name}=={found}\n" for name, found in pinned().items())


if __name__ == "__main__":
    if sys.argv[1:] == ["asked"]:
        sys.stdout.writelines(f"{one}\n" for one in asked())
    else:
        PAGE.write_text(page(), encoding="utf-8")
