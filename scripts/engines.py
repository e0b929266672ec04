"""Firefox and WebKit for the browser tests, either already on the machine or from Debian's packages."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final, NamedTuple

from chromium import install

DRIVERS: Final = Path(__file__).resolve().parent.parent / "tests" / "browser" / "engines"


class Engine(NamedTuple):
    """A browser engine: the programs that its tests call, and the Debian packages with these programs."""

    programs: tuple[str, ...]
    packages: tuple[str, ...]

    @property
    def missing(self) -> str:
        """The message that explains how to install the engine."""
        return f"{' or '.join(self.programs)} was not found. On Debian: apt install {' '.join(self.packages)}"

    def is_here(self) -> bool:
        """Return whether all its programs are on the path."""
        return all(shutil.which(program) for program in self.programs)


ENGINES: Final = {
    "firefox": Engine(("firefox-esr",), ("firefox-esr",)),
    "webkit": Engine(("WebKitWebDriver", "Xvfb"), ("webkit2gtk-driver", "xvfb")),
}


def get() -> list[str]:
    """Return the names of the available engines, after installing missing ones if allowed."""
    missing = [package for one in ENGINES.values() if not one.is_here() for package in one.packages]
    if missing:
        install(missing, "Firefox and WebKit for the browser tests")
    return [name for name, one in ENGINES.items() if one.is_here()]
