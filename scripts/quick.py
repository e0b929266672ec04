"""A quick check of changes, in 90 seconds: lint, types and the nearest tests.

    python scripts/quick.py            # changes since the branch left its upstream
    python scripts/quick.py HEAD~3     # changes since that commit

It runs the Python tests interpreted, the nearest first, and prints how many were left out for lack of time.
`make test` runs all tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from typing import Final

import client
from changed import ROOT, browser_specs, changed_files, nearest_tests

SECONDS: Final = 90
NO_TESTS: Final = 5  # pytest's exit code if there are no tests
FEWEST: Final = 3  # with fewer test files, more processes cost more time than they save


def main() -> None:
    """Run the checks, and exit with 1 at the first that fails."""
    end = time.monotonic() + SECONDS
    changed = changed_files(*sys.argv[1:2])
    client.say(f"{len(changed)} changed files")
    python = any(path.endswith((".py", ".toml", ".ftl")) for path in changed)
    web = [
        path
        for path in changed
        if path.startswith(("web/", "tests/browser/")) and path.endswith((".ts", ".svelte", ".js"))
    ]
    if subprocess.run([sys.executable, "scripts/plain_english.py"], cwd=ROOT, check=False).returncode:
        raise SystemExit(1)
    if python:
        run("ruff", "format", "--check")
        run("ruff", "check")
        run("mypy")
    if web:
        check_client(web)
    run_tests(nearest_tests(changed), end)
    specs = browser_specs(changed)
    if specs:
        client.say(f"Browser tests that changed; `make flaky` repeats them: {' '.join(specs)}")


def run(*words: str) -> None:
    """Run a Python tool, and exit if it fails."""
    if subprocess.run([sys.executable, "-m", *words], cwd=ROOT, check=False).returncode:
        raise SystemExit(1)


def check_client(changed: list[str]) -> None:
    """Run lint, type checks and the unit tests that import changed files; exit if one fails."""
    try:
        node = client.ready()
        node.run("run", "--silent", "lint")
        node.run("run", "--silent", "check")
        sources = [path for path in changed if path.startswith("web/")]
        if sources:
            node.run("exec", "--", "vitest", "related", "--run", *(str(ROOT / path) for path in sources))
    except client.CannotBuild as failure:
        raise SystemExit(f"quick: {failure}") from None


def run_tests(groups: list[list[str]], end: float) -> None:
    """Run the groups of tests in order until the time `end`; exit if a test fails."""
    environment = {**os.environ, "SMALLWORLD_COMPILED": "0"}
    left = [path for group in groups for path in group]
    for group in groups:
        workers = "0" if len(group) < FEWEST else str(os.cpu_count() or 1)
        command = [sys.executable, "-m", "pytest", "--quiet", "--numprocesses", workers, *group]
        try:
            code = subprocess.run(
                command, cwd=ROOT, env=environment, timeout=max(1, end - time.monotonic()), check=False
            ).returncode
        except subprocess.TimeoutExpired:
            break
        if code not in (0, NO_TESTS):
            raise SystemExit(1)
        left = left[len(group) :]
    if left:
        client.say(
            f"No time was left for {len(left)} test files that are further away; `make test` runs all."
        )


if __name__ == "__main__":
    main()
