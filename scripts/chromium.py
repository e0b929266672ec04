"""A Chromium for the browser tests: that of the machine, or of Playwright, or a newly installed one.

On a developer's machine, the script installs only packages of the system, and only as root. On a test machine
(CI is set), it tries everything without asking.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from client import Node

NAMED: Final = "SMALLWORLD_CHROMIUM"
# The headless shell draws only pages. The whole of Chromium also draws windows, which no one sees. But only
# the whole of Chromium has notifications, which one test needs.
SHELL: Final = "chromium-headless-shell"
COMMANDS: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING: Final = (
    f"no Chromium was found that starts. On Debian: apt install chromium {SHELL}; elsewhere, in web/: "
    f"npx playwright install --with-deps chromium; or say where it is: {NAMED}=/path/to/chromium"
)


def is_ci() -> bool:
    """Return whether this is a test machine."""
    return os.environ.get("CI", "").lower() not in ("", "0", "false")


def get(node: Node) -> str | None:
    """Return Chromium's path, after installing it if necessary. If that fails, print why and return None."""
    found = find() or of_playwright(node)
    if found or os.environ.get(NAMED):  # use no other if the environment names one
        return found
    return of_apt() or (fetched(node) if is_ci() else None)


def find() -> str | None:
    """Return the Chromium that the environment names, or else one on the path."""
    named = os.environ.get(NAMED)
    programs = [shutil.which(name) for name in ([named] if named else COMMANDS)]
    return next((program for program in programs if program and starts(program)), None)


def find_shell() -> str | None:
    """Return the headless shell on the path, unless the environment names another program."""
    program = None if os.environ.get(NAMED) else shutil.which(SHELL)
    return program if program and starts(program) else None


def starts(program: str) -> bool:
    """Return whether a program starts. Ubuntu's command of this name only asks for another package."""
    try:
        return subprocess.run([program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def of_playwright(node: Node) -> str | None:
    """Return the program that Playwright has downloaded, if any."""
    program = node.asked("console.log(require('@playwright/test').chromium.executablePath())")
    return program if program and starts(program) else None


def fetched(node: Node) -> str | None:
    """Let Playwright download its program and the necessary libraries, and return the program."""
    say("Fetching Playwright's Chromium for the browser tests")
    libraries = ["--with-deps"] if as_root() is not None and shutil.which("apt-get") else []
    if node.call("exec", "--", "playwright", "install", *libraries, "chromium"):
        say("Playwright could not fetch it; see the reason above")
    return of_playwright(node)


def of_apt() -> str | None:
    """Install Debian's package if allowed, and return the program."""
    install(["chromium", SHELL], "Chromium for the browser tests")
    return find()


def install(packages: list[str], what: str) -> None:
    """Install the existing ones of these Debian packages, if allowed, and print failures."""
    apt, cache, before = shutil.which("apt-get"), shutil.which("apt-cache"), as_root()
    if not apt or not cache or before is None:
        return
    say(f"Installing {what}")
    if _call(*before, apt, "update", "-qq"):
        say("The lists of packages could not be renewed; perhaps those that are here will do")
    there = [name for name in packages if _has_package(cache, name)]
    for name in sorted(set(packages) - set(there)):
        say(f"apt has no {name} here (Ubuntu's packages of such names may only ask for a snap)")
    # After sudo, because sudo drops the caller's variables.
    quietly = ("env", "DEBIAN_FRONTEND=noninteractive")
    if there and _call(*before, *quietly, apt, "install", "-qq", "-y", "--no-install-recommends", *there):
        say(f"apt could not install {' '.join(there)}; see the reason above")


def as_root() -> list[str] | None:
    """Return the prefix for commands as root; None if those are not allowed."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo") if is_ci() else None
    may = sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0
    return [sudo, "-n"] if sudo and may else None


def _has_package(cache: str, name: str) -> bool:
    asked = subprocess.run(
        [cache, "policy", name],
        env={**os.environ, "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    candidate = re.search(r"Candidate: (\S+)", asked.stdout)
    return candidate is not None and candidate[1] != "(none)" and "snap" not in candidate[1]


def _call(*words: str) -> int:
    return subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode


def say(line: str) -> None:
    """Print a line without buffering, so that it comes before the output of child processes."""
    print(line, flush=True)
