"""The probabilities of the die."""

import pytest

from smallworld.engine.die import faces_with
from smallworld.engine.rulings import DIE_SIDES


@pytest.mark.parametrize(("pips", "faces"), [(-1, 6), (0, 6), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_die_has_three_blank_faces_and_faces_with_1_2_and_3(pips, faces):
    assert faces_with(pips) == faces
    assert faces_with(0) == DIE_SIDES
