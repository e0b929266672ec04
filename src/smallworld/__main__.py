"""The entry point of the command `smallworld` and of `python -m smallworld`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command, or say which library it lacks after `pip install --no-deps`."""
    try:
        from smallworld.cli import main as command
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("smallworld"):
            raise
        sys.exit(
            f"The command smallworld needs {missing.name}, which `pip install --no-deps` leaves out. "
            "This installs it: python3 -m pip install smallworld"
        )
    command()


if __name__ == "__main__":
    main()
