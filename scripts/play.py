"""Start the game in the browser at once, even if the rules are not compiled yet.

Compiling takes minutes on two cores. So the first game runs the sources, while the rules are compiled in the
background for the next start. When the server stops, compiling stops too, and the next start begins it again.

    python scripts/play.py [OPTIONS OF `smallworld serve`]
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from runpy import run_path

ROOT = Path(__file__).resolve().parent.parent
MAKE = [os.environ.get("MAKE", "make"), "--no-print-directory", "--directory", str(ROOT)]
COMPILED = ".venv/compiled"
SWITCH = "SMALLWORLD_COMPILED"


def main(options: list[str]) -> int:
    """Serve the game with these options until the server stops, and return its exit status."""
    serve = [sys.executable, "-m", "smallworld", "serve", *options]
    if not is_up_to_date():
        # With the switch set, the caller demands a build. Without a compiler, there is none to wait for.
        if not os.environ.get(SWITCH) and run_path(str(ROOT / "setup.py"))["will_compile"]():
            return serve_while_compiling(serve)
        subprocess.run([*MAKE, COMPILED], check=True)
    os.execv(serve[0], serve)


def is_up_to_date() -> bool:
    """Return whether no source is newer than the compiled rules."""
    return subprocess.run([*MAKE, "--question", COMPILED], capture_output=True, check=False).returncode == 0


def serve_while_compiling(serve: list[str]) -> int:
    """Run this server on the sources, and compile the rules until it stops."""
    print(
        "Small World starts now and compiles its rules in the background.",
        "From the next start, bots think seven to eight times faster.",
        flush=True,
    )
    compiling = subprocess.Popen(
        ["nice", *MAKE, COMPILED], stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, start_new_session=True
    )
    serving = subprocess.Popen(serve, env={**os.environ, SWITCH: "later"})
    # Ctrl+C reaches the server without help; it takes its time to stop well.
    signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, lambda *_: serving.terminate())
    status = serving.wait()
    if compiling.poll() is None:
        os.killpg(compiling.pid, signal.SIGTERM)
        compiling.wait()
    return status


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failure:
        sys.exit(failure.returncode)
