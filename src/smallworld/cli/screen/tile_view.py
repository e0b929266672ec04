"""Tiles on the terminal: their places, their lands, and pictures of every rotation."""

from __future__ import annotations

from typing import Final

from smallworld.cli.words.lines import Line, flowing, line
from smallworld.cli.words.scene import Scene
from smallworld.content.maps import RIVER
from smallworld.content.realms.dynamic.drifting import DriftingBoard
from smallworld.content.realms.tiles.grid import EDGES, ROWS, TURNS
from smallworld.content.realms.tiles.tile_set import TileSide, side_of, tile_set
from smallworld.content.worlds import SURFACE
from smallworld.engine.action import Cell
from smallworld.engine.board import Board

_WIDE: Final = 5  # columns between the centres of two adjacent cells
_BETWEEN: Final = "  "  # between two pictures of a tile in one line


def side_with(sign: str) -> TileSide:
    """Return the side of a tile that a letter identifies. A small letter means the underground side."""
    return tile_set().sides[side_of(sign)]


def land_in_words(scene: Scene, sign: str) -> list[str]:
    """Return a text for each land on a side of a tile: its terrain, symbol and water."""
    side = side_with(sign)
    told = [[land.terrain, land.symbol] if land.symbol else [land.terrain] for land in side.lands.values()]
    if side.water:
        told.append([RIVER])
    return [" + ".join([scene.say(f"feature-{feature}") for feature in land]) for land in told]


def tiles_of(board: Board) -> dict[Cell, str]:
    """Return the letter of each tile on a board, by cell; an empty dictionary for a board without tiles."""
    if not isinstance(board, DriftingBoard):
        return {}
    return {tile.cell: tile.letter for tile in board.layout().tiles}


def cell_chart(tiles: dict[Cell, str], cells: list[Cell], columns: int) -> list[Line]:
    """Return a chart with the `tiles` as letters, and with numbers from 1 for the `cells` in their order.

    Return an empty list if the window is too narrow.
    """
    signs = {cell: (letter, "") for cell, letter in tiles.items()}
    signs |= {cell: (f"{place + 1}", "bold") for place, cell in enumerate(cells)}
    # Tiles have a level edge on top, so cells of the next column are half a row lower.
    at = {(2 * cell[1] + cell[0], cell[0]): sign for cell, sign in signs.items()}
    first, left = min(row for row, _ in at), min(column for _, column in at)
    if (max(column for _, column in at) - left + 1) * _WIDE > columns:
        return []
    lines: list[Line] = [[] for _ in range(max(row for row, _ in at) - first + 1)]
    for (row, column), (sign, style) in sorted(at.items()):
        written = sum([len(text) for text, _ in lines[row - first]])
        lines[row - first] += [(" " * ((column - left) * _WIDE + 3 - len(sign) - written), ""), (sign, style)]
    return lines


def lies_as(board: Board, letter: str) -> tuple[str, int]:
    """Return the letter for the visible side of a tile on the board, and its turns in sixths of a circle."""
    assert isinstance(board, DriftingBoard)
    tile = next(tile for tile in board.layout().tiles if tile.letter == letter)
    return (letter if tile.world == SURFACE else letter.lower()), tile.turns


def turned_tile(scene: Scene, sign: str, numbers: range, columns: int, lies: int = 0) -> list[Line]:
    """Return pictures of a side of a tile, one for each number of turns in `numbers`, with a legend.

    `lies` is the present rotation. A turn is a sixth of a circle.
    """
    side, widest = side_with(sign), max(ROWS)
    each = max(1, (columns + len(_BETWEEN)) // (widest + len(_BETWEEN)))
    lines: list[Line] = []
    for begin in range(0, len(numbers), each):
        turns = numbers[begin : begin + each]
        lines.append([(_BETWEEN.join([f"{turn:^{widest}}" for turn in turns]).rstrip(), "bold")])
        place = 0
        for width in ROWS:
            ways = [TURNS[(lies + turn) % EDGES][place : place + width] for turn in turns]
            rows = ["".join([side.picture[at] for at in way]) for way in ways]
            lines.append(line(_BETWEEN.join([f"{row:^{widest}}" for row in rows]).rstrip()))
            place += width
    lands = zip(side.lands, land_in_words(scene, sign), strict=False)
    named = scene.words.listed([f"{letter} {words}" for letter, words in lands])
    return [*lines, *flowing(line((named, "dim")), columns)]
