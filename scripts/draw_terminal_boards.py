"""Draws boards for the terminal, and writes src/smallworld/cli/screen/drawings/BOARD.toml.

    pip install -e '.[boards]'
    python scripts/draw_terminal_boards.py            # every board, or name some: base-4

The drawings follow the shapes that scripts/draw_boards.py makes for the browser. The same shapes give the
same drawings; tests/cli/test_drawings.py compares them with the map. You may also correct a drawing by hand:
it has a letter for each cell, and the tests report errors.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Final

from boards.cells import Drawing, rooms, target

from smallworld.cli.screen.drawing import LETTERS, Outline
from smallworld.cli.screen.taking import Cells
from smallworld.content.catalogue import BOARDS, find_board
from smallworld.engine.board import Board

DRAWINGS: Final = (
    Path(__file__).resolve().parent.parent / "src" / "smallworld" / "cli" / "screen" / "drawings"
)
COLUMNS: Final = 78  # with its outer lines, the map then fits a window of 80 columns
# By number of regions: as few rows as possible with room for each label.
ROWS: Final = {23: 16, 28: 18, 30: 19, 33: 21, 39: 24, 44: 28, 48: 30, 50: 32, 65: 48}
TRIES: Final = 5
LABEL: Final = (2, 9)  # rows and letters
HEAD: Final = """\
# The board for {players} players, drawn by scripts/draw_terminal_boards.py; see drawing.py.
rows = \"\"\"
"""


def draw(board: Board, rows: int) -> Cells:
    """Return a drawing without flaws, after trying several seeds."""
    wanted = target(board, rows, COLUMNS)
    for attempt in range(TRIES):
        chance = Random(f"{board.name} {attempt}")
        drawing = Drawing(board, wanted, rooms(board, wanted, chance))
        drawing.settle(chance)
        cells = [line[1:-1] for line in drawing.cells[1:-1]]
        if not drawing.flaws() and _has_room(cells, len(board)):
            return cells
    raise SystemExit(f"{board.name}: {TRIES} drawings had flaws; more rows than {rows} would help")


def _has_room(cells: Cells, regions: int) -> bool:
    outline = Outline(cells)
    return all(outline.room(region, *LABEL) is not None for region in range(regions))


def main() -> None:
    """Draw the named boards, or all."""
    parser = argparse.ArgumentParser(description="Draw the boards for the terminal.")
    parser.add_argument("boards", nargs="*", choices=[[], *BOARDS], help="such as base-4")
    for name in parser.parse_args().boards or BOARDS:
        players = BOARDS[name].players
        cells = draw(find_board(name), ROWS[len(find_board(name))])
        text = "".join(["".join([LETTERS[region] for region in line]) + "\n" for line in cells])
        (DRAWINGS / f"{name}.toml").write_text(f'{HEAD.format(players=players)}{text}"""\n', "utf-8")


if __name__ == "__main__":
    main()
