"""Where tiles can be pushed over the table.

Source: Realms, Adrift.
"""

from random import Random

import pytest

from kit.realms import mass
from smallworld.content.realms import pushing
from smallworld.content.realms.grid import EDGES, across, neighbours_of

MIDDLE = (5, 5)
RING = neighbours_of(MIDDLE)
FAR = 30  # cells from the corner


def east(steps):
    """So many cells from the middle."""
    return MIDDLE[0] + steps, MIDDLE[1]


def is_loose(cells, cell):
    beside = pushing.edges_by_cell([pushing.number_of(one) for one in cells])
    return bool(pushing.LOOSE[beside[pushing.number_of(cell)]])


def cells_for(cells, cell):
    numbers = [pushing.number_of(one) for one in cells]
    tiles, beside = pushing.tiles_by_cell(numbers), pushing.edges_by_cell(numbers)
    whole = pushing.is_whole(tiles, beside, numbers)
    found = pushing.cells_for(tiles, beside, numbers, cells.index(cell), whole)
    return [pushing.cell_named(number) for number in found]


def test_a_tile_with_six_neighbours_cannot_be_pushed():
    # REA-78
    cells = [MIDDLE, *RING]
    assert not is_loose(cells, MIDDLE)
    assert cells_for(cells, MIDDLE) == []


def test_a_tile_with_one_free_cell_beside_it_would_have_to_be_lifted():
    # REA-79
    cells = [MIDDLE, *RING[1:]]
    assert not is_loose(cells, MIDDLE)


def test_a_tile_slides_through_a_gate_of_two_cells():
    cells = [MIDDLE, *RING[2:]]
    assert is_loose(cells, MIDDLE)
    assert RING[0] in cells_for(cells, MIDDLE)


def test_a_tile_may_stay_where_it_is_and_be_turned():
    cells = [MIDDLE, RING[0]]
    assert cells_for(cells, MIDDLE)[0] == MIDDLE


def test_one_of_two_tiles_goes_all_round_the_other():
    assert set(cells_for([MIDDLE, RING[0]], RING[0])) == set(RING)


def test_all_tiles_are_one_mass_again():
    # the tile between two others holds them together wherever it goes
    chain = [east(-1), MIDDLE, east(1)]
    beside_both = {MIDDLE}
    assert set(cells_for(chain, MIDDLE)) == beside_both
    assert east(2) in cells_for(chain, east(-1))


def test_nothing_slides_into_a_hole_that_is_closed_all_round():
    cells = [*RING, east(2)]
    assert MIDDLE not in cells_for(cells, east(2))


def test_a_tile_is_pushed_into_a_bay_but_not_through_a_gate_of_one_cell():
    bay = [*RING[2:], east(2)]  # two cells of the ring are free beside each other
    assert MIDDLE in cells_for(bay, east(2))
    narrow = [*RING[1:], east(3), east(2)]
    assert MIDDLE not in cells_for(narrow, east(3))


# --- As a law -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_a_tile_comes_to_all_cells_that_steps_lead_to_and_to_no_others(seed):
    chance = Random(seed)
    cells = mass(chance, chance.randint(2, 26), apart=seed % 4 == 3)
    for cell in cells:
        assert set(cells_for(cells, cell)) == by_steps(set(cells) - {cell}, cell)


def by_steps(others, start):
    """Where the tile in `start` may come to lie, if all steps are tried and all cells looked at."""
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
    """The cells, by what hangs together."""
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
