"""Monsters are neither Lost Tribes nor a race in decline, whoever asks.

Source: Underground, "Monsters".
"""

import pytest

from kit.underground import table
from kit.veins import dig

LAIR = """
    home  mud-pool  me 1
    x     mine      {}    beside home
"""


def lair(x, me="goblins hill", **more):
    return table(LAIR.format(x), me=me, **more)


@pytest.mark.ours
def test_are_monsters_in_decline_for_goblins_no():
    # UND-42
    game = lair("monster 2")
    assert game.price("x") == 2 + 2
    assert game.quote("x") == "2 base, +2 monsters"
    assert lair("tribe 1").price("x") == 2 + 1 - 1


@pytest.mark.ours
def test_are_guards_of_a_vein_in_decline_for_goblins_no():
    drawing = "camp mine me 2 edge \n wa mud-pool,west-vein,vein-a beside camp"
    assert dig(drawing, me="goblins hill", boxes="cursed").price("wa") == 2 + 1


def test_a_race_in_decline_where_monsters_were_is_one():
    game = lair("red/declined 1", red="ratmen, declined orcs")
    game.state.monsters |= 1 << game.state.board.places["x"]
    assert game.price("x") == 2 + 1 - 1
