"""Monsters, which are neither Lost Tribes nor a race in decline to any ability.

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
def test_goblins_do_not_count_monsters_as_a_race_in_decline():
    # UND-42
    game = lair("monster 2")
    assert game.price("x") == 2 + 2
    assert game.quote("x") == "2 base, +2 monsters"
    assert lair("tribe 1").price("x") == 2 + 1 - 1


@pytest.mark.ours
def test_goblins_do_not_count_guards_as_a_race_in_decline():
    drawing = "camp mine me 2 edge \n wa mud-pool,west-vein,vein-a beside camp"
    assert dig(drawing, me="goblins hill", boxes="cursed").price("wa") == 2 + 1


def test_goblins_pay_less_for_declined_races_at_monster_sites():
    game = lair("red/declined 1", red="ratmen, declined orcs")
    game.state.monsters |= 1 << game.state.board.places["x"]
    assert game.price("x") == 2 + 1 - 1
