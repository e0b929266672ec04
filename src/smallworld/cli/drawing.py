"""Drawn boards: which region each small cell of a board belongs to.

A drawing is a text, one letter a cell and one row a line; the letters A to Z, then a to z stand for the
regions in the order of the board. Regions share an edge of cells exactly where the board has a border, and
lie at the rim exactly where the board says edge; tests/cli/test_drawings.py holds every drawing to it.
They are about right in place and size, and leave room for a label of nine letters in two rows.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from smallworld.engine.board import Region

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
OUTSIDE: Final = -1
# Lines of a box by the borders that meet in a corner: 1 up, 2 down, 4 left, 8 right.
_CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"

Cells = list[list[Region]]
_loaded: Final[dict[str, Cells]] = {}


def drawing_of(board: str) -> Cells:
    """The cells of a board, by row and column; none where nobody has drawn it."""
    if board not in _loaded:
        file = files("smallworld.cli").joinpath("drawings").joinpath(f"{board}.toml")
        rows: list[str] = []
        if file.is_file():
            rows = str(tomllib.loads(file.read_text("utf-8"))["rows"]).split()
        _loaded[board] = [[LETTERS.index(letter) for letter in row] for row in rows]
    return _loaded[board]


def stretched(cells: Cells, height: int, width: int) -> Cells:
    """The drawing made larger: every cell stays, so every border stays."""
    rows, columns = len(cells), len(cells[0])
    return [
        [cells[row * rows // height][column * columns // width] for column in range(width)]
        for row in range(height)
    ]


class Outline:
    """The letters of a drawing: lines where regions meet, room inside them.

    `inside` names the region of each letter, OUTSIDE where a line is drawn; `lines` has the lines.
    """

    def __init__(self, cells: Cells) -> None:
        height, width = len(cells), len(cells[0])
        rim = [OUTSIDE] * (width + 2)
        framed = [rim, *[[OUTSIDE, *row, OUTSIDE] for row in cells], rim]
        self.height: Final = height + 1
        self.width: Final = width + 1
        self.inside: Final = [[OUTSIDE] * self.width for _ in range(self.height)]
        self.lines: Final = [[" "] * self.width for _ in range(self.height)]
        for row in range(self.height):
            for column in range(self.width):
                above, below = framed[row], framed[row + 1]
                a, b, c, d = above[column], above[column + 1], below[column], below[column + 1]
                borders = (a != b) + 2 * (c != d) + 4 * (a != c) + 8 * (b != d)
                self.lines[row][column] = _CORNERS[borders]
                if not borders:
                    self.inside[row][column] = a

    def room(self, region: Region, rows: int, columns: int) -> tuple[int, int, int] | None:
        """Where a label of this size fits best into a region: row, column, and columns that are free there.

        The place is as near to the middle of the region as there is room; None where there is none.
        """
        letters = [
            (row, column)
            for row in range(self.height)
            for column in range(self.width)
            if self.inside[row][column] == region
        ]
        if not letters:
            return None
        middle = sum([row for row, _ in letters]) / len(letters)
        centre = sum([column for _, column in letters]) / len(letters)
        best: tuple[float, int, int, int] | None = None
        for row in range(self.height - rows + 1):
            for start, end in self._runs(region, row, rows):
                if end - start >= columns:
                    wanted = round(centre - columns / 2)
                    place = min(max(wanted, start), end - columns)
                    away = 4 * (row + (rows - 1) / 2 - middle) ** 2 + (place + columns / 2 - centre) ** 2
                    if best is None or away < best[0]:
                        best = (away, row, place, end - place)
        return None if best is None else best[1:]

    def _runs(self, region: Region, row: int, rows: int) -> list[tuple[int, int]]:
        """Stretches of columns that belong to the region in each of `rows` rows from `row` on."""
        runs: list[tuple[int, int]] = []
        start = -1
        for column in range(self.width + 1):
            free = column < self.width and all(
                self.inside[row + below][column] == region for below in range(rows)
            )
            if free and start < 0:
                start = column
            elif not free and start >= 0:
                runs.append((start, column))
                start = -1
        return runs
