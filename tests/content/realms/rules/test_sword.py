"""The Sword in the Cavern: the Sword is visible in the middle, and Monsters elsewhere guard places.

Source: Realms, scenario 8.
"""

import pytest

from kit.scenarios import table
from kit.underground import where
from smallworld.content.catalogue import make_rules
from smallworld.content.realms.box import REALMS

CAVERN = """
    middle mud-pool,sword     monster 2
    camp   mine               me 1        edge beside middle
    rock   black-mountain     red 1       beside camp
"""


def cavern(drawing=CAVERN, **more):
    given = {"me": "ogres mining", "red": "drow mining", "hand": 9, "boxes": "underground"}
    return table(8, drawing, **{**given, **more})


def test_sword_is_in_the_middle_of_the_board_from_the_start():
    game = cavern()
    assert where(game, "the-sword-of-the-killer-rabbit") == "middle"


def test_sword_won_from_monsters_helps_in_the_same_turn():
    # REA-111
    game = cavern(me="iron-dwarves mining")
    assert game.price("middle") == 4
    game.play("conquer middle x4")
    assert game.decides() == "me"
    # REA-117
    game.play("use the-sword-of-the-killer-rabbit")
    assert game.price("rock") == 2 + 1 + 1 - 2
    game.play("conquer rock x2")
    assert where(game, "the-sword-of-the-killer-rabbit") == "rock"


def test_monsters_away_from_the_sword_guard_only_places():
    # REA-112, REA-113
    rules = make_rules(("underground",), own=REALMS["realms_8"]())
    names = [rules.names[marker] for marker in rules.markers]
    assert len(names) == 9 + 1
    assert names[0] == "The Sword of the Killer Rabbit"


def test_unknown_place_is_drawn_when_its_region_is_conquered():
    game = cavern(CAVERN.replace("mud-pool,sword", "mud-pool"), me="iron-dwarves mining", reveal=False)
    game.play("conquer middle x4")
    assert game.decides() == "chance"
    assert "marker the-sword-of-the-killer-rabbit" in game.legal()  # it is on no region here
    assert "marker stonehedge" in game.legal()
    assert len(game.legal()) == 10


@pytest.mark.parametrize("water", ["sea", "lake"])
def test_races_cannot_cross_water_in_this_scenario(water):
    # REA-114
    game = cavern(f"shore mine me 1 \n pool {water} beside shore \n far mine beside pool")
    assert game.refuses("conquer pool x1")
    assert "far" not in game.targets()


def test_new_races_enter_only_at_the_edge_of_the_board():
    # REA-115
    game = cavern(
        "shore mine edge entry \n pool sea edge beside shore \n cove mud-pool beside pool",
        me="",
        column="ogres mining",
    ).play("take 1")
    assert game.targets() == ["shore"]
