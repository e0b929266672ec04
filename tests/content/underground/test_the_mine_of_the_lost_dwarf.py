"""The Mine of the Lost Dwarf: two extra coins.

Source: Underground, Popular Places.
"""

from kit.underground import table

MINE = "the-mine-of-the-lost-dwarf"
PIT = "camp hill me 1 edge \n pit forest me 1 beside camp \n hut swamp red 1 beside pit"


def pit(**more):
    return table(PIT, me="ogres wealthy", hand=0, holdings=f"{MINE} pit", **more)


def test_mine_of_the_lost_dwarf_pays_two_extra_coins():
    # UND-187
    assert pit().score() == 2 + 2


def test_mine_of_the_lost_dwarf_pays_in_decline():
    # UND-187
    assert pit(step="choose-course").play("decline").coins() == 2 + 2


def test_mine_of_the_lost_dwarf_pays_whoever_holds_it():
    game = table(PIT, holdings=f"{MINE} hut")
    assert (game.score("red"), game.score("me")) == (1 + 2, 2)


def test_dwarves_do_not_count_this_place_as_a_mine():
    # UND-117
    assert table(PIT, me="dwarves wealthy", hand=0, holdings=f"{MINE} pit").score() == 2 + 2


def test_mine_of_the_lost_dwarf_does_not_defend_its_region():
    assert table(PIT, hand=5, holdings=f"{MINE} hut").price("hut") == 2 + 1
