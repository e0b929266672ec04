"""Draws printed boards, and writes N.shapes.json next to each map N.toml.

    pip install -e '.[boards]'
    python scripts/draw_boards.py            # every map of every box, or name some: .../maps/2.toml

With the same versions of the libraries, the same maps give the same drawings, because random numbers depend
only on names. To see a drawing, run scripts/board_preview.py. The module
`smallworld.cartography.outlines.shapes` reads the file, and the module `drawn` next to it describes the
format.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path

from smallworld.drawing.board import draw, written

CONTENT = Path(__file__).resolve().parent.parent / "src" / "smallworld" / "content"


def main() -> None:
    """Draw the maps that the command line names."""
    parser = argparse.ArgumentParser(description="Draw boards: write N.shapes.json beside each map N.toml.")
    parser.add_argument("maps", nargs="*", type=Path, default=sorted(CONTENT.glob("*/maps/*.toml")))
    for path in parser.parse_args().maps:
        file = path.with_suffix(".shapes.json")
        try:
            file.write_text(written(draw(tomllib.loads(path.read_text("utf-8")))), "utf-8")
        except ValueError as error:
            sys.exit(str(error))
        sys.stdout.write(f"{file.name}: {file.stat().st_size / 1000:.0f} kB\n")


if __name__ == "__main__":
    main()
