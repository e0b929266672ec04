"""A check for flaky tests: it runs changed tests 20 times on a busy machine, until the first failure.

python scripts/flaky.py                                # the test files that changed
python scripts/flaky.py tests/server/game/test_clocks.py    # these files, also browser tests
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from typing import Final

import client
from changed import ROOT, browser_specs, changed_files

TIMES: Final = 20


def burn() -> None:
    """Keep a core busy."""
    while True:
        pass


def main() -> None:
    """Run the tests, and exit with 1 if one fails."""
    wanted = sys.argv[1:] or changed_files()
    python = [path for path in wanted if path.rsplit("/", 1)[-1].startswith("test_") and path.endswith(".py")]
    browser = browser_specs(wanted)
    if not python and not browser:
        raise SystemExit(
            "flaky: no test changed; name some: make flaky ARGS=tests/server/game/test_clocks.py"
        )
    load = [multiprocessing.Process(target=burn, daemon=True) for _ in range(os.cpu_count() or 1)]
    for process in load:
        process.start()
    try:
        for turn in range(1, TIMES + 1 if python else 1):
            client.say(f"Run {turn} of {TIMES}")
            command = [
                sys.executable,
                "-m",
                "pytest",
                "--quiet",
                "--numprocesses",
                str(os.cpu_count() or 1),
                *python,
            ]
            if subprocess.run(command, cwd=ROOT, check=False).returncode:
                raise SystemExit(f"flaky: it failed in run {turn} of {TIMES}")
        if browser:
            client.browser("--repeat-each", str(TIMES), *(path.rsplit("/", 1)[-1] for path in browser))
    except client.CannotBuild as failure:
        raise SystemExit(f"flaky: {failure}") from None
    finally:
        for process in load:
            process.kill()


if __name__ == "__main__":
    multiprocessing.set_start_method("spawn")
    main()
