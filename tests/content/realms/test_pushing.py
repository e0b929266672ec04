"""Where tiles can be pushed over the table.

Source: Realms, Adrift.
"""

from smallworld.content.realms.grid import neighbours_of
from smallworld.content.realms.pushing import cells_for, is_loose

RING = neighbours_of((0, 0))
MIDDLE = (0, 0)


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
    chain = [(-1, 0), MIDDLE, (1, 0)]
    beside_both = {MIDDLE}
    assert set(cells_for(chain, MIDDLE)) == beside_both
    assert (2, 0) in cells_for(chain, (-1, 0))


def test_nothing_slides_into_a_hole_that_is_closed_all_round():
    cells = [*RING, (2, 0)]
    assert MIDDLE not in cells_for(cells, (2, 0))


def test_a_tile_is_pushed_into_a_bay_but_not_through_a_gate_of_one_cell():
    bay = [*RING[2:], (2, 0)]  # two cells of the ring are free beside each other
    assert MIDDLE in cells_for(bay, (2, 0))
    narrow = [*RING[1:], (3, 0), (2, 0)]
    assert MIDDLE not in cells_for(narrow, (3, 0))
