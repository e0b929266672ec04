"""Drawings of boards for the terminal: grids of small cells, one region for each cell.

A drawing is a text with one letter per cell and one line per row. The letters A to Z, then a to z, digits and
a few signs stand for the regions, in the order of the board. Two regions share an edge of cells exactly where
the board has a border. A region touches the rim exactly where the board has an edge;
tests/cli/test_drawings.py checks both. Places and sizes follow the browser's drawings, with room for a label
of nine letters in two rows. scripts/draw_terminal_boards.py makes the drawings.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from smallworld.cartography.outlines.shapes import board_shapes
from smallworld.cli.screen.raster import raster, raster_of_shapes
from smallworld.cli.screen.taking import OUTSIDE, Cells
from smallworld.content.catalogue import find_board
from smallworld.content.free_board_code import FREE
from smallworld.content.realms.board_names import REALM, layout_named
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import Region
from smallworld.engine.text.untrusted import read_toml

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-*"
# The sign for a corner, by the sum of the borders that meet there: 1 up, 2 down, 4 left, 8 right.
_CORNERS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"

Room = tuple[int, int]  # row and column of the first letter of a label
_loaded: Final[dict[str, Cells]] = {}


def drawing_of(board: str) -> Cells:
    """Return the cells of a board's drawing, by row and column; an empty list if the board has no drawing.

    The drawing of a custom board is made from its tiles or from its shapes.
    """
    if board not in _loaded and board.startswith(REALM):
        _loaded[board] = raster(Realm(layout_named(board)))
    if board not in _loaded and board.startswith(FREE):
        _loaded[board] = raster_of_shapes(find_board(board), board_shapes(board))
    if board not in _loaded:
        file = files("smallworld.cli.screen").joinpath("drawings").joinpath(f"{board}.toml")
        rows: list[str] = []
        if file.is_file():
            rows = str(read_toml(file.read_text("utf-8"))["rows"]).split()
        _loaded[board] = [[LETTERS.index(letter) for letter in row] for row in rows]
    return _loaded[board]


def stretched(cells: Cells, height: int, width: int) -> Cells:
    """Return an enlarged drawing that keeps every cell, and so every border."""
    rows, columns = len(cells), len(cells[0])
    return [
        [cells[row * rows // height][column * columns // width] for column in range(width)]
        for row in range(height)
    ]


class Outline:
    """A drawing as characters: lines along the borders, and free room inside the regions.

    `inside` has the region of each character, or OUTSIDE on a line. `lines` has the characters of the lines.
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
        self._runs: Final = self._stretches()
        self._rooms: Final[dict[tuple[Region, int, int], Room | None]] = {}

    def room(self, region: Region, rows: int, columns: int) -> Room | None:
        """Return the place for a label of this size that is nearest to the middle of the region.

        Return None if the region has no room for the label.
        """
        key = (region, rows, columns)
        if key not in self._rooms:
            self._rooms[key] = self._find_room(region, rows, columns)
        return self._rooms[key]

    def middle_row(self, region: Region) -> int:
        """Return the number of the row in the middle of a region."""
        rows = self._runs.get(region, {})
        return (min(rows) + max(rows)) // 2 if rows else 0

    def _find_room(self, region: Region, rows: int, columns: int) -> Room | None:
        runs = self._runs.get(region, {})
        letters = sum([end - start for ends in runs.values() for start, end in ends])
        if not letters:
            return None
        middle = sum([row * (end - start) for row, ends in runs.items() for start, end in ends]) / letters
        centre = sum([(end**2 - start**2) / 2 for ends in runs.values() for start, end in ends]) / letters
        best: tuple[float, int, int] | None = None
        for row in runs:
            for start, end in _common([runs.get(row + down, []) for down in range(rows)]):
                if end - start >= columns:
                    column = min(max(round(centre - columns / 2), start), end - columns)
                    away = 4 * (row + (rows - 1) / 2 - middle) ** 2 + (column + columns / 2 - centre) ** 2
                    if best is None or away < best[0]:
                        best = (away, row, column)
        return None if best is None else best[1:]

    def _stretches(self) -> dict[Region, dict[int, list[tuple[int, int]]]]:
        """Return, for each region and row, the start and end columns of the region's unbroken stretches."""
        found: dict[Region, dict[int, list[tuple[int, int]]]] = {}
        for row, letters in enumerate(self.inside):
            start = 0
            for column in range(1, self.width + 1):
                if column == self.width or letters[column] != letters[start]:
                    if letters[start] != OUTSIDE:
                        found.setdefault(letters[start], {}).setdefault(row, []).append((start, column))
                    start = column
        return found


def _common(rows: list[list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """Return the stretches of columns that all rows share, as start and end columns."""
    common = rows[0]
    for further in rows[1:]:
        common = [
            (max(start, begin), min(end, stop))
            for start, end in common
            for begin, stop in further
            if max(start, begin) < min(end, stop)
        ]
    return common
