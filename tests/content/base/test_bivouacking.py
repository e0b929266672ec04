"""Bivouacking: five encampments, each of which raises the price of its region by one.

They go up wherever the race stands, anew at the end of each turn. Source: base rules, Bivouacking.
"""

import pytest

from kit import table
from smallworld.engine.game import standings, winners

TWO_REGIONS = """
    ford    hill      me 1
    meadow  farmland  me 1  beside ford
"""
CAMP_OF_RED = """
    moor   swamp     red 1 camps {}
    ridge  mountain  me 1            beside moor
"""


def test_bivouacking_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen bivouacking").play("take 1")
    assert game.hand() == 8 + 5


def test_five_encampments_may_be_split_between_regions():
    game = table(TWO_REGIONS, me="orcs bivouacking", hand=0).play("stop")
    assert game.legal() == [
        "bivouacking ford x1",
        "bivouacking ford x2",
        "bivouacking ford x3",
        "bivouacking ford x4",
        "bivouacking ford x5",
        "bivouacking meadow x5",
    ]
    game.play("bivouacking ford x2")
    assert (game.camps("ford"), game.camps("meadow")) == (2, 5 - 2)


def test_tokens_are_redeployed_before_encampments_are_placed():
    game = table(TWO_REGIONS, me="orcs bivouacking", hand=1).play("stop; deploy ford x1; bivouacking ford x1")
    assert game.on_turn() == "red"


def test_encampments_go_to_the_only_region_without_a_question():
    game = table("meadow farmland me 1", me="orcs bivouacking", hand=0).play("stop")
    assert game.on_turn() == "red"
    assert game.camps("meadow") == 5


def test_encampment_raises_the_price_by_one():
    # CST-06
    game = table(CAMP_OF_RED.format(3), red="elves bivouacking")
    assert game.price("moor") == 2 + 1 + 3


def test_all_five_encampments_may_share_a_region():
    # POW-02
    game = table(CAMP_OF_RED.format(5), me="humans", red="orcs bivouacking")
    assert game.price("moor") == 2 + 1 + 5


def test_encampments_do_not_raise_prices_for_their_own_race():
    game = table("moor swamp me 1 camps 5 \n ford hill beside moor", me="orcs bivouacking")
    assert game.price("ford") == 2


def test_encampments_may_move_at_the_end_of_each_turn():
    game = table("ford hill me 1 camps 5 \n meadow farmland me 1", me="orcs bivouacking", hand=0)
    game.play("stop; bivouacking meadow x5")
    assert (game.camps("ford"), game.camps("meadow")) == (0, 5)


def test_encampments_do_not_move_during_conquests():
    game = table("ford hill me 1 camps 5 \n meadow farmland beside ford", me="orcs bivouacking", hand=2)
    assert game.play("conquer meadow x2").camps("ford") == 5


def test_encampment_protects_a_lone_token_from_sorcerers():
    # SOR-03
    game = table(CAMP_OF_RED.format(1), me="sorcerers", red="humans bivouacking")
    assert game.refuses("sorcerers moor red")
    assert table(CAMP_OF_RED.format(0), me="sorcerers", red="humans bivouacking").offers("sorcerers moor red")


LOST_AND_LEFT = """
    moor   swamp     red 2 camps 3
    ford   hill      red 1 camps 2
    ridge  mountain  me 1           beside moor
"""


def test_encampments_of_a_lost_region_return_to_their_owner():
    game = table(LOST_AND_LEFT, red="orcs bivouacking", hand=7).play("conquer moor x7")
    assert (game.camps("moor"), game.camps("ford")) == (0, 2)
    game.end_turn()
    assert (game.tokens("ford"), game.camps("ford")) == (1 + 1, 2 + 3)


def test_owner_chooses_the_region_to_which_encampments_return():
    game = table(
        """
        moor   swamp     red 2 camps 3
        ford   hill      red 1 camps 2
        glade  forest    red 1
        ridge  mountain  me 1           beside moor
        """,
        red="orcs bivouacking",
        hand=7,
    ).play("conquer moor x7; deploy ridge x6; deploy glade x1")
    assert game.decides() == "red"
    game.play("bivouacking ford x1")
    assert (game.camps("ford"), game.camps("glade")) == (2 + 1, 3 - 1)


@pytest.mark.ours
def test_encampments_stay_in_hand_if_their_race_has_no_region():
    # LOS-08
    game = table(
        """
        moor   swamp     red 3 camps 5  edge
        ford   hill                     edge
        ridge  mountain  me 1           beside moor
        """,
        red="orcs bivouacking",
        hand=2 + 3 + 5,
    ).play("conquer moor x10")
    game.next_turn_of("red")
    assert (game.camps("moor"), game.camps("ford"), game.hand("red")) == (0, 0, 3 - 1)
    game.play("expand; conquer ford x2")
    assert game.camps("ford") == 5


def test_encampments_of_an_abandoned_region_return_to_hand():
    game = table("ford hill me 1 camps 3 \n meadow farmland me 1 camps 2", me="orcs bivouacking", hand=0)
    game.play("abandon ford")
    assert (game.camps("ford"), game.camps("meadow")) == (0, 2)
    game.play("stop")
    assert game.camps("meadow") == 5


def test_race_without_a_region_places_no_encampments():
    game = table("ford hill edge", me="orcs bivouacking", hand=2).play("stop")
    assert game.on_turn() == "red"


def test_encampments_leave_the_map_in_decline():
    game = table(CAMP_OF_RED.format(5).replace("red", "me"), me="orcs bivouacking", step="choose-course")
    game.play("decline")
    assert game.camps("moor") == 0


def test_ghouls_in_decline_have_no_encampments():
    game = table(
        "moor swamp me 3 camps 5 \n ford hill red 1 beside moor",
        me="ghouls bivouacking",
        step="choose-course",
    ).play("decline")
    assert game.tokens("moor") == 3
    assert game.price("moor", by="red") == 2 + 3


def test_encampments_do_not_count_as_tokens_to_break_a_tie():
    # END-01
    game = table(
        """
        moor   swamp     me 5
        glade  forest    me/declined 2
        ford   hill      red 6 camps 3
        """,
        red="orcs bivouacking",
        coins=50,
    )
    assert standings(game.state) == [(50, 5 + 2), (50, 6)]
    assert winners(game.state) == [0]
