"""Changes to a drawing: they move cells between regions to make room for labels, and keep all borders."""

from __future__ import annotations

from collections import Counter
from typing import Final

from smallworld.engine.board import Region

OUTSIDE: Final = -1
MOST_TAKEN: Final = 18  # most cells to take for one label
TRIES: Final = 30  # places to try for one label
PASSES: Final = 4  # passes over the cells of a place, since one cell must often move before another can

Cells = list[list[Region]]
Cell = tuple[int, int]  # row and column
Pair = tuple[Region, Region]  # with the smaller number first
_CIRCLE: Final[tuple[Cell, ...]] = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))


class Taking:
    """A drawing with a rim, whose cells can move from one region to another.

    The object also counts the cell edges of each border, and stores the cells that labels need.
    """

    def __init__(self, cells: Cells, room: tuple[int, int]) -> None:
        rim = [OUTSIDE] * (len(cells[0]) + 2)
        self.cells: Final = [list(rim), *[[OUTSIDE, *line, OUTSIDE] for line in cells], list(rim)]
        self.room: Final = room
        self.kept: Final[set[Cell]] = set()
        self.borders: Final[Counter[Pair]] = Counter()
        for row in range(len(self.cells) - 1):
            for column in range(len(rim) - 1):
                here = self.cells[row][column]
                for there in (self.cells[row + 1][column], self.cells[row][column + 1]):
                    if here != there:
                        self.borders[_pair(here, there)] += 1

    def settle(self, regions: int) -> None:
        """Make room for a label in every region where possible.

        Room that already exists is reserved first.
        """
        places = {region: self._places(region) for region in range(regions)}
        for found in places.values():
            if found and found[0][0] == 0:
                self._keep(found[0][1])
        for region in sorted(places, key=lambda region: places[region][:1]):
            if places[region] and places[region][0][0] == 0:
                continue
            for _, block in self._places(region)[:TRIES]:
                if self._take(region, block):
                    self._keep(block)
                    break

    def mend(self, legal: set[Pair]) -> None:
        """Move cells to other regions one by one, until no border is wrong or no move helps.

        Where more than three regions meet in a point, only a gap there can separate two of them.
        """
        for gaps in (False, True):
            better = True
            while better:
                better = False
                for row in range(1, len(self.cells) - 1):
                    for column in range(1, len(self.cells[0]) - 1):
                        better = better or self._mend((row, column), legal, gaps=gaps)

    def _mend(self, cell: Cell, legal: set[Pair], *, gaps: bool) -> bool:
        """Move a cell to another region if this leaves fewer wrong borders; return whether it moved."""
        row, column = cell
        here = self.cells[row][column]
        beside = [self.cells[row + down][column + right] for down, right in _CIRCLE[::2]]
        if here == OUTSIDE or not any(_is_wrong(here, there, legal) for there in beside):
            return False
        for region in [*sorted(set(beside) - {here, OUTSIDE}), *([OUTSIDE] if gaps else [])]:
            change = self._change(cell, region)
            wrong = sum([edges for pair, edges in change.items() if _is_wrong(*pair, legal)])
            gone = any(
                edges < 0 and self.borders[pair] + edges <= 0 and not _is_wrong(*pair, legal)
                for pair, edges in change.items()
            )
            if wrong < 0 and not gone and self._stay_whole(cell, region):
                self._give(cell, region)
                return True
        return False

    def inside(self) -> Cells:
        """Return the drawing without its rim."""
        return [line[1:-1] for line in self.cells[1:-1]]

    def _places(self, region: Region) -> list[tuple[int, Cell]]:
        """Return the places for a label in a region, each with the number of cells it needs from elsewhere.

        The places that take the fewest cells come first.
        """
        high, wide = self.room
        own = [
            (row, column)
            for row, line in enumerate(self.cells)
            for column, r in enumerate(line)
            if r == region
        ]
        corners = {
            (row - down, column - right)
            for row, column in own
            for down in range(high)
            for right in range(wide)
        }
        found: list[tuple[int, Cell]] = []
        for row, column in sorted(corners):
            if not (1 <= row <= len(self.cells) - 1 - high and 1 <= column <= len(self.cells[0]) - 1 - wide):
                continue
            foreign = 0
            for at in range(row, row + high):
                for beside in range(column, column + wide):
                    if self.cells[at][beside] != region:
                        foreign += 1
                        foreign += MOST_TAKEN * ((at, beside) in self.kept)
            if foreign <= MOST_TAKEN:
                found.append((foreign, (row, column)))
        found.sort()
        return found

    def _keep(self, block: Cell) -> None:
        self.kept.update(self._cells_of(block))

    def _cells_of(self, block: Cell) -> list[Cell]:
        high, wide = self.room
        return [(block[0] + down, block[1] + right) for down in range(high) for right in range(wide)]

    def _take(self, region: Region, block: Cell) -> bool:
        """Move all cells of a block to a region if that is possible; return whether they moved."""
        taken: list[tuple[Cell, Region]] = []
        wanted = self._cells_of(block)
        for _ in range(PASSES):
            wanted = [cell for cell in wanted if self.cells[cell[0]][cell[1]] != region]
            for cell in wanted:
                before = self.cells[cell[0]][cell[1]]
                if cell not in self.kept and self._can_go(cell, region):
                    self._give(cell, region)
                    taken.append((cell, before))
        if all(self.cells[row][column] == region for row, column in wanted):
            return True
        for cell, before in reversed(taken):
            self._give(cell, before)
        return False

    def _can_go(self, cell: Cell, region: Region) -> bool:
        """Return whether a cell may move to `region`: both regions stay connected, and no border changes."""
        if not self._stay_whole(cell, region):
            return False
        change = self._change(cell, region)
        return all(
            self.borders[pair] + edges > 0 if self.borders[pair] else edges <= 0
            for pair, edges in change.items()
        )

    def _stay_whole(self, cell: Cell, region: Region) -> bool:
        """Return whether both regions stay connected after a cell moves to `region`."""
        row, column = cell
        around = [self.cells[row + down][column + right] for down, right in _CIRCLE]
        if _stretches(around, self.cells[row][column]) != 1:
            return False
        return region == OUTSIDE or _stretches(around, region) == 1

    def _give(self, cell: Cell, region: Region) -> None:
        for pair, edges in self._change(cell, region).items():
            self.borders[pair] += edges
        self.cells[cell[0]][cell[1]] = region

    def _change(self, cell: Cell, region: Region) -> dict[Pair, int]:
        """Return how many cell edges each border gains or loses if a cell moves to `region`."""
        row, column = cell
        before = self.cells[row][column]
        change: dict[Pair, int] = {}
        for down, right in _CIRCLE[::2]:
            beside = self.cells[row + down][column + right]
            if beside != before:
                change[_pair(before, beside)] = change.get(_pair(before, beside), 0) - 1
            if beside != region:
                change[_pair(region, beside)] = change.get(_pair(region, beside), 0) + 1
        return change


def _stretches(around: list[Region], region: Region) -> int:
    """Count the separate stretches of a region in the ring of eight cells around a cell.

    If there is only one, the region stays connected without this cell.
    """
    own = [here == region for here in around]
    starts = [place for place in range(8) if own[place] and not own[place - 1]]
    return len([start for start in starts if start % 2 == 0 or own[(start + 1) % 8]])


def _is_wrong(one: Region, other: Region, legal: set[Pair]) -> bool:
    """Return whether two adjacent cells belong to regions that must not touch."""
    return one != other and OUTSIDE not in (one, other) and _pair(one, other) not in legal


def _pair(one: Region, other: Region) -> Pair:
    return (one, other) if one < other else (other, one)
