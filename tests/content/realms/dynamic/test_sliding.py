"""The cells to which tiles can slide over the table.

Source: Realms, Adrift.
"""

from random import Random

import pytest

from kit.realms import mass
from smallworld.content.realms.dynamic.cells import tiles_by_cell
from smallworld.content.realms.dynamic.sliding import tiling_of
from smallworld.content.realms.tiles.grid import EDGES, across, neighbours_of
from smallworld.engine.action import cell_numbered, number_of_cell

MIDDLE = (5, 5)
RING = neighbours_of(MIDDLE)
FAR = 30  # in cells from the corner


def east(steps):
    """Return the cell this many columns east of the middle."""
    return MIDDLE[0] + steps, MIDDLE[1]


def tiling(cells):
    numbers = [number_of_cell(cell) for cell in cells]
    return tiling_of(numbers, tiles_by_cell(numbers))


def is_loose(cells, cell):
    return bool(tiling(cells).loose >> cells.index(cell) & 1)


def cells_for(cells, cell):
    return [cell_numbered(number) for number in tiling(cells).cells_for(cells.index(cell))]


def test_a_tile_with_six_neighbours_cannot_be_pushed():
    # REA-78
    cells = [MIDDLE, *RING]
    assert not is_loose(cells, MIDDLE)
    assert cells_for(cells, MIDDLE) == []


def test_tile_with_one_free_cell_beside_it_cannot_slide():
    # REA-79
    cells = [MIDDLE, *RING[1:]]
    assert not is_loose(cells, MIDDLE)


def test_tile_slides_through_a_gap_of_two_cells():
    cells = [MIDDLE, *RING[2:]]
    assert is_loose(cells, MIDDLE)
    assert RING[0] in cells_for(cells, MIDDLE)


def test_tile_may_stay_in_place_and_be_turned():
    cells = [MIDDLE, RING[0]]
    assert cells_for(cells, MIDDLE)[0] == MIDDLE


def test_one_of_two_tiles_can_slide_all_around_the_other():
    assert set(cells_for([MIDDLE, RING[0]], RING[0])) == set(RING)


def test_tile_can_be_pushed_only_where_all_tiles_stay_connected():
    # the tile between two others keeps them connected wherever it goes
    chain = [east(-1), MIDDLE, east(1)]
    beside_both = {MIDDLE}
    assert set(cells_for(chain, MIDDLE)) == beside_both
    assert east(2) in cells_for(chain, east(-1))


def test_tile_does_not_slide_into_an_enclosed_hole():
    cells = [*RING, east(2)]
    assert MIDDLE not in cells_for(cells, east(2))


def test_tile_slides_into_a_bay_but_not_through_a_narrow_gap():
    bay = [*RING[2:], east(2)]  # two adjacent cells of the ring are free
    assert MIDDLE in cells_for(bay, east(2))
    narrow = [*RING[1:], east(3), east(2)]
    assert MIDDLE not in cells_for(narrow, east(3))


# --- As a law -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_tiles_slide_to_the_cells_that_single_steps_reach(seed):
    chance = Random(seed)
    cells = mass(chance, chance.randint(2, 26), apart=seed % 4 == 3)
    for cell in cells:
        assert set(cells_for(cells, cell)) == by_steps(set(cells) - {cell}, cell)


@pytest.mark.parametrize("seed", range(12))
def test_inner_edges_of_a_tile_face_other_tiles_or_holes(seed):
    chance = Random(seed)
    cells = mass(chance, chance.randint(2, 26), apart=seed % 4 == 3)
    outside, holes = around(set(cells))
    tiles = tiling(cells)
    assert tiles.holes == holes
    for cell, edges in zip(cells, tiles.inner_edges(), strict=True):
        assert edges == sum([1 << edge for edge in range(EDGES) if across(cell, edge) not in outside])


def test_free_area_of_any_size_enclosed_by_tiles_is_a_hole():
    around_two = {cell for middle in (MIDDLE, east(1)) for cell in neighbours_of(middle)} - {MIDDLE, east(1)}
    assert tiling(RING).holes == 1
    assert tiling([*RING, MIDDLE]).holes == 0
    assert tiling(sorted(around_two)).holes == 1
    assert tiling(RING[1:]).holes == 0
    assert (
        tiling([*RING, *[(column + 3, row) for column, row in RING if (column, row) != RING[0]]]).holes == 1
    )


def around(cells):
    """Return the free cells outside, up to 20 from the middle, and the number of areas inside."""
    near = [
        (column, row) for column in range(MIDDLE[0] - 20, MIDDLE[0] + 21) for row in range(MIDDLE[1] - 20, 26)
    ]
    areas = masses(set(near) - cells)
    [outside] = [area for area in areas if near[0] in area]
    return outside, len(areas) - 1


def by_steps(others, start):
    """Return the cells that the tile in `start` can reach, found by trying all steps."""
    found, ahead = {start}, [start]
    while ahead:
        cell = ahead.pop()
        free = [across(cell, edge) not in others for edge in range(EDGES)]
        for edge in range(EDGES):
            there = across(cell, edge)
            fits = free[edge] and (free[edge - 1] or free[(edge + 1) % EDGES])
            if (
                fits
                and there not in found
                and max(abs(one - at) for one, at in zip(there, MIDDLE, strict=True)) < 20
            ):
                found.add(there)
                ahead.append(there)
    if found == {start}:
        return set()
    parts = masses(others)
    return {start} | {cell for cell in found if all(part & set(neighbours_of(cell)) for part in parts)}


def masses(cells):
    """Return the connected groups of cells."""
    left, found = set(cells), []
    while left:
        part, ahead = set(), [left.pop()]
        while ahead:
            cell = ahead.pop()
            part.add(cell)
            beside = left & set(neighbours_of(cell))
            left -= beside
            ahead += beside
        found.append(part)
    return found
