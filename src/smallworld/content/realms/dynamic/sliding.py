"""Pushes: the positions of tiles, and the cells that a tile can slide to without moving another tile.

A tile can slide to a free cell beside it if at least one of the two cells that border both is also free.
Otherwise there is too little room between the neighbours. A tile may take any number of these steps.

Source: Realms, Adrift; the meaning of sliding is ours (docs/reference/rulings/realms.md).

Pushes happen nearly every turn, so a push recomputes only what is next to the tile.
"""

from __future__ import annotations

from typing import Final, cast

from smallworld.content.realms.dynamic.cells import (
    AHEAD,
    ALL_EDGES,
    BYTES,
    CORNER,
    EMPTY,
    NEAR,
    STEPS,
    WIDTH,
    edges_around,
    shifted,
    way_to_corner,
)
from smallworld.content.realms.tiles.grid import EDGES, opposite
from smallworld.content.realms.tiles.tile_set import LETTERS
from smallworld.engine.action import CELLS
from smallworld.engine.board import size
from smallworld.engine.compiled import i64

NO_EXIT: Final = 255
TO_THE_LEFT: Final = STEPS.index(-WIDTH)
_ONE: Final = [1 << edge for edge in range(EDGES)]  # by edge: the set of only this edge
_BACK: Final = [1 << opposite(edge) for edge in range(EDGES)]  # by edge: the set of only the opposite edge
_ALONE: Final = [1 << tile for tile in range(len(LETTERS))]  # by tile: the set of only this tile
_NUMBERS: Final[list[object]] = list(range(CELLS))  # looking a number up is faster than making one


def _is_loose(edges: int) -> bool:
    return any(not (edges >> edge | edges >> (edge + 1) % EDGES) & 1 for edge in range(EDGES))


def _stretches(edges: int) -> int:
    return sum([edges >> edge & ~(edges >> (edge + 1) % EDGES) & 1 for edge in range(EDGES)])


def _exit(edges: int, wall: int) -> int:
    for turn in range(1, EDGES + 1):
        edge = (wall + turn) % EDGES
        if not (edges >> edge | edges >> (edge + 1) % EDGES) & 1:
            return edge
    return NO_EXIT


def _beyond(number: int) -> int:
    """Return, as a set, the edges with tiles that the index `number` of `_EXITS` encodes."""
    return sum([1 << (number // 8 + 1 + edge) % EDGES for edge in range(3) if number >> edge & 1])


# By the set of edges that border a tile: whether a tile in this cell can be pushed out of it.
LOOSE: Final = bytes([_is_loose(edges) for edges in range(ALL_EDGES + 1)])
# The edges of a tile before its rotation, by rotation and by set of edges after it (64 sets per rotation).
AS_PRINTED: Final = bytes(
    [
        (edges >> turns | edges << EDGES - turns) & ALL_EDGES
        for turns in range(EDGES)
        for edges in range(ALL_EDGES + 1)
    ]
)
# By the set of edges that border a tile: the number of stretches of touching tiles around the cell.
STRETCHES: Final = bytes([_stretches(edges) for edges in range(ALL_EDGES + 1)])
# A sliding tile has a wall, which is another tile, across the edge to the left of the edge it came through.
# The index is eight times the edge with the wall, plus a bit for each of the next three edges, clockwise,
# with a tile across. The value is the edge to leave through. Nothing is across the last two edges: the tile
# came through there, and fitted.
_EXITS: Final = bytes([_exit(1 << number // 8 | _beyond(number), number // 8) for number in range(8 * EDGES)])
# By the same three bits: whether there are walls on several sides, so that the tile may pass again.
_IS_NARROW: Final = bytes([_stretches(1 | number << 1) > 1 for number in range(8)])
# By the edge that a tile has crossed: the edge of its new cell that borders the same wall.
_WALLS: Final = bytes([(edge - 2) % EDGES for edge in range(EDGES)])


class Tiling:
    """The positions of tiles and the neighbours of each tile; a push makes another tiling.

    `cells` gives the cell of each tile, by number. `tiles` gives the tile in each cell, or EMPTY. `around`
    gives, for each tile, the edges with another tile on the other side, one bit each. `loose` is the set of
    tiles that can be pushed. `masses` is the number of connected groups of tiles, and `holes` the number of
    areas of free cells that the tiles enclose.
    """

    def __init__(
        self,
        cells: list[int],
        tiles: bytes,
        around: list[int],
        loose: int,
        masses: int,
        holes: int,
    ) -> None:
        self.cells: Final = cells
        self.tiles: Final = tiles
        self.around: Final = around
        self.loose: Final = loose
        self.whole: Final = masses <= 1
        self.holes: Final = holes

    # --- Pushing ------------------------------------------------------------------------------------

    def pushed(self, tile: int, goal: int) -> Tiling:
        """Return the tiling after a push of this tile to the cell `goal`, which it must be able to reach."""
        cells, around, tiles = self.cells[:], self.around[:], self.tiles
        start, loose = cells[tile], self.loose
        near = start - NEAR
        for edge in range(EDGES):
            other = tiles[near + AHEAD[edge]]
            if other != EMPTY:
                edges = around[other] & ~_BACK[edge]
                around[other] = edges
                if LOOSE[edges]:
                    loose |= 1 << other
        across = 0
        near = goal - NEAR
        for edge in range(EDGES):
            other = tiles[near + AHEAD[edge]]
            if other != EMPTY and other != tile:
                across |= _ONE[edge]
                edges = around[other] | _BACK[edge]
                around[other] = edges
                if not LOOSE[edges]:
                    loose &= ~(1 << other)
        # If one stretch of tiles is around a cell, a tile there encloses no further area. Each further
        # stretch means a way through that the tile closes.
        holes = self.holes + STRETCHES[across] - STRETCHES[around[tile]]
        cells[tile], around[tile] = goal, across
        low, high = min(start, goal), max(start, goal)
        lower, higher = (EMPTY, tile) if low == start else (tile, EMPTY)
        tiles = b"".join([tiles[:low], BYTES[lower], tiles[low + 1 : high], BYTES[higher], tiles[high + 1 :]])
        shift = _way_to_corner(cells, start, goal)
        if shift:
            for place in range(len(cells)):
                cells[place] = cells[place] + shift
            tiles = shifted(tiles, shift)
        if not self.whole:
            holes = _holes(around, 1)
        return Tiling(cells, tiles, around, loose, 1, holes)

    def cells_for(self, tile: int) -> list[int]:
        """Return the cells that a tile may be pushed to, its own cell first.

        Afterwards all tiles must be connected. If the tile cannot be pushed at all, return an empty list.
        """
        if not self.loose >> tile & 1:
            return []
        start, edges = self.cells[tile], self.around[tile]
        if len(self.cells) == 1:
            return [start]
        narrow: list[int] = []
        reached = self._along_the_rim(tile, narrow) if edges else self._far_and_wide(tile)
        if self.whole and STRETCHES[edges] == 1:
            return reached
        masses = masses_of(self.cells, self.tiles, tile)
        if self.whole and len(masses) == 1:
            return reached
        found = [start]
        for cell in narrow if self.whole else reached:  # a cell that joins masses has tiles on several sides
            if cell != start and self._joins(masses, cell, tile):
                found.append(cell)
        return found

    def _along_the_rim(self, tile: int, narrow: list[int]) -> list[int]:
        """Return the cells beside other tiles that a tile can slide to, its own cell first.

        The tile keeps the other tiles on its left, as a person keeps to one wall of a maze. A gap that is too
        narrow counts as a wall. So the tile passes every cell beside the group of tiles that it touches.
        Cells with walls on several sides are added to `narrow`, because the tile may pass them more than
        once.
        """
        tiles, ahead, exits, walls, is_narrow = self.tiles, AHEAD, _EXITS, _WALLS, _IS_NARROW
        around, numbers = self.around[tile], _NUMBERS
        start: i64 = self.cells[tile]
        first: i64 = _exit(around, _first(around))
        lifted: i64 = tile
        nearest: i64 = NEAR
        found = [numbers[start]]
        cell, edge = start, first
        while True:
            cell += ahead[edge] - nearest
            near = cell - nearest
            wall: i64 = walls[edge]
            others: i64 = 0
            other: i64 = tiles[near + ahead[wall + 1]]
            if other != EMPTY and other != lifted:
                others = 1
            other = tiles[near + ahead[wall + 2]]
            if other != EMPTY and other != lifted:
                others += 2
            other = tiles[near + ahead[wall + 3]]
            if other != EMPTY and other != lifted:
                others += 4
            edge = exits[wall * 8 + others]
            if cell == start:
                if edge == first:
                    return cast(list[int], found)
            elif not is_narrow[others]:
                found.append(numbers[cell])
            elif cell not in narrow:
                narrow.append(cell)
                found.append(numbers[cell])

    def _far_and_wide(self, tile: int) -> list[int]:
        """Return the cells that a tile without neighbours can slide to, its own cell first.

        The search ends one row or column beyond the other tiles.
        """
        columns, rows = [cell // WIDTH for cell in self.cells], [cell % WIDTH for cell in self.cells]
        found = [self.cells[tile]]
        for cell in found:
            edges = self._around_without(tile, cell)
            for edge in range(EDGES):
                there = cell + STEPS[edge]
                inside = (
                    min(columns) - 1 <= there // WIDTH <= max(columns) + 1
                    and min(rows) - 1 <= there % WIDTH <= max(rows) + 1
                )
                fits = not edges >> edge & 1 and not (
                    edges >> (edge + 1) % EDGES & edges >> (edge - 1) % EDGES & 1
                )
                if inside and fits and there not in found:
                    found.append(there)
        return found

    def _around_without(self, lifted: int, cell: int) -> int:
        """Return the edges of a cell that have a tile on the other side, ignoring the tile `lifted`."""
        edges = 0
        for edge in range(EDGES):
            if self.tiles[cell + STEPS[edge]] not in (EMPTY, lifted):
                edges |= _ONE[edge]
        return edges

    def _joins(self, masses: list[int], cell: int, tile: int) -> bool:
        """Return whether `tile` in this cell would touch every connected group of other tiles."""
        tiles, near = self.tiles, 0
        for edge in range(EDGES):
            other = tiles[cell - NEAR + AHEAD[edge]]
            if other != EMPTY and other != tile:
                near |= 1 << other
        for mass in masses:
            if not near & mass:
                return False
        return True

    # --- The edge of the table ---------------------------------------------------------------------------

    def inner_edges(self) -> list[int]:
        """Return, for each tile, the edges that are not on the outer edge of the board."""
        if not self.holes:
            return self.around
        return within_the_mass(self.cells, self.tiles) if self.whole else self._within_all()

    def _within_all(self) -> list[int]:
        """Return each tile's inner edges if the tiles form several connected groups (masses).

        A mass may be in a hole of another mass.
        """
        outside = _outside(self.tiles, self.cells)
        return [
            sum([_ONE[edge] for edge in range(EDGES) if not outside[cell + STEPS[edge]]])
            for cell in self.cells
        ]


def tiling_of(cells: list[int], tiles: bytes) -> Tiling:
    """Return the tiling for tiles in these cells, computed without an earlier tiling."""
    around = [edges_around(tiles, cell) for cell in cells]
    loose = sum([1 << tile for tile in range(len(cells)) if LOOSE[around[tile]]])
    masses = len(masses_of(cells, tiles))
    return Tiling(cells, tiles, around, loose, masses, _holes(around, masses))


def within_the_mass(cells: list[int], tiles: bytes) -> list[int]:
    """Return the inner edges of each tile when all tiles are connected.

    These are all edges except those on the outline of the whole group.
    """
    found = [ALL_EDGES] * len(cells)
    if not cells:
        return found
    ahead, back, walls = AHEAD, _BACK, _WALLS
    nearest: i64 = NEAR
    first: i64 = CORNER // WIDTH * WIDTH
    while tiles[first] == EMPTY:  # the corner's column has a tile, with nothing to its left
        first += 1
    first += STEPS[TO_THE_LEFT]
    facing: i64 = opposite(TO_THE_LEFT)
    cell, wall = first, facing
    while True:
        tile = tiles[cell - nearest + ahead[wall]]
        if tile != EMPTY:
            found[tile] = found[tile] & ~back[wall]
            wall += 1
            if wall == EDGES:
                wall = 0
        else:
            cell += ahead[wall] - nearest
            wall = walls[wall]
        if cell == first and wall == facing:
            return found


def masses_of(cells: list[int], tiles: bytes, lifted: int = EMPTY) -> list[int]:
    """Return the connected groups of tiles, each as a set; ignore the tile `lifted`, if one is given."""
    ahead, one = AHEAD, _ALONE
    left: i64 = (1 << len(cells)) - 1
    if lifted != EMPTY:
        left -= one[lifted]
    masses: list[int] = []
    for tile in range(len(cells)):
        if not left >> tile & 1:
            continue
        before = left
        left -= one[tile]
        mass = [tile]
        for here in mass:
            near = cells[here] - NEAR
            for edge in range(EDGES):
                other = tiles[near + ahead[edge]]
                if other != EMPTY and left >> other & 1:
                    left -= one[other]
                    mass.append(other)
        masses.append(int(before - left))
    return masses


def _holes(around: list[int], masses: int) -> int:
    """Return how many areas of free cells the tiles enclose, by Euler's formula.

    The number of tiles, minus the pairs that touch, plus the triples that all touch, equals the number of
    connected groups minus the number of holes.
    """
    pairs = triples = 0
    for edges in around:
        pairs += size(edges)
        triples += size(edges & (edges >> 1 | edges << EDGES - 1))
    return masses - len(around) + pairs // 2 - triples // 3


def _first(edges: int) -> int:
    """Return the first edge in a set of edges, which must not be empty."""
    edge = 0
    while not edges >> edge & 1:
        edge += 1
    return edge


def _way_to_corner(cells: list[int], start: int, goal: int) -> int:
    """Return the number to add to each cell's number after a move from `start` to `goal`.

    The numbers then start at the corner of the area with tiles again.
    """
    column, row = goal // WIDTH, goal % WIDTH
    is_corner_left = start // WIDTH == CORNER // WIDTH or start % WIDTH == CORNER % WIDTH
    if not is_corner_left and column >= CORNER // WIDTH and row >= CORNER % WIDTH:
        return 0
    return way_to_corner(cells)


def _outside(tiles: bytes, cells: list[int]) -> list[bool]:
    """Return, for each cell, whether it is free and not in an enclosed hole."""
    first = CORNER - WIDTH - 1
    last_column, last_row = 0, 0
    for cell in cells:
        last_column, last_row = max(last_column, cell // WIDTH + 1), max(last_row, cell % WIDTH + 1)
    free = [False] * len(tiles)
    for column in range(first // WIDTH, last_column + 1):
        for cell in range(column * WIDTH + first % WIDTH, column * WIDTH + last_row + 1):
            free[cell] = tiles[cell] == EMPTY
    found = [False] * len(tiles)
    found[first] = True
    ahead = [first]
    while ahead:
        cell = ahead.pop()
        for step in STEPS:
            if free[cell + step] and not found[cell + step]:
                found[cell + step] = True
                ahead.append(cell + step)
    return found
