"""Amazons: four extra tokens that conquer but leave the map at redeployment.

Source: base rules, Amazons; FAQ for a race that is short of tokens.
"""

import pytest

from kit import table
from smallworld.engine import reports
from smallworld.engine.game import question
from smallworld.views.view import view

# Six regions in a row.
ROW = """
    brook   hill      me {}
    glade   forest    me {}  beside brook
    meadow  farmland  me {}  beside glade
    moor    swamp     me {}  beside meadow
    ridge   hill      me {}  beside moor
    strand  farmland  me {}  beside ridge
"""
REGIONS = ("brook", "glade", "meadow", "moor", "ridge", "strand")


def test_amazons_come_with_four_more_tokens():
    # MKT-10
    game = table("meadow farmland edge", me="", column="amazons alchemist").play("take 1")
    assert game.hand() == 6 + 4 + 4
    assert game.tray("amazons") == 15 - 14


def test_extra_amazons_conquer_like_all_others():
    game = table(
        "meadow farmland tribe 1 edge \n glade forest beside meadow", me="", column="amazons merchant"
    )
    game.play("take 1; conquer meadow x3; conquer glade x2")
    assert game.hand() == 6 + 2 + 4 - 3 - 2


def test_four_amazons_leave_the_map_at_the_end_of_the_turn():
    # RAC-01: eleven tokens in six regions
    game = table(ROW.format(1, 1, 2, 2, 2, 3), me="amazons", hand=0).play("stop; deploy meadow x1")
    assert [game.tokens(region) for region in REGIONS] == [1, 1, 1 + 1, 1, 1, 1]
    assert game.hand() == 4
    assert game.on_turn() == "red"


def test_question_and_report_say_how_many_amazons_leave():
    game = table(ROW.format(1, 1, 2, 2, 2, 3), me="amazons", hand=0).play("stop")
    asked = view(game.state, 0)["question"]
    assert asked["shape"] == "spread"
    assert (asked["amount"], asked["off"], asked["off_by"]) == (5 - 4, 4, "amazons")
    removed = [(told.number, told.by) for told in game.reports if told.kind == reports.TAKEN_OFF]
    assert removed == [(4, game.state.banners[0])]


def test_amazons_keep_one_token_in_each_region_if_possible():
    game = table(ROW.format(1, 1, 2, 2, 2, 2), me="amazons", hand=0).play("stop")
    assert [game.tokens(region) for region in REGIONS] == [1] * 6
    assert game.hand() == 4


@pytest.mark.ours
def test_amazons_in_hand_count_among_the_four_that_leave():
    # RAC-03: eight tokens, two of them in hand, in four regions
    game = table(
        """
        brook   hill      me 1
        glade   forest    me 2  beside brook
        meadow  farmland  me 1  beside glade
        moor    swamp     me 2  beside meadow
        """,
        me="amazons",
        hand=2,
    ).play("stop")
    assert [game.tokens(region) for region in REGIONS[:4]] == [1] * 4
    assert game.hand() == 4


def test_amazons_short_of_tokens_give_up_regions_before_scoring():
    game = table(ROW.format(1, 1, 1, 1, 1, 1), me="amazons", hand=1).play("stop")
    assert game.legal() == [f"abandon {region}" for region in REGIONS]
    assert question(game.state).key == "redeploy-give-up"
    game.play("abandon meadow; abandon brook; abandon strand")
    assert [region for region in REGIONS if game.holder(region)] == ["glade", "moor", "ridge"]
    assert (game.hand(), game.coins()) == (4, 3)


def test_amazons_give_up_no_more_regions_than_needed():
    game = table(ROW.format(1, 1, 1, 1, 1, 1), me="amazons", hand=3).play("stop; abandon brook")
    assert game.on_turn() == "red"
    assert game.coins() == 5


@pytest.mark.ours
def test_all_amazons_leave_the_map_if_fewer_than_five():
    game = table("brook hill me 3 \n glade forest me 1 beside brook", me="amazons", hand=0)
    game.play("stop; abandon glade; abandon brook")
    assert (game.hand(), game.coins(), game.score()) == (4, 0, 0)


def test_extra_amazons_return_at_the_start_of_the_next_turn():
    game = table(ROW.format(1, 1, 1, 1, 1, 2) + "hollow swamp beside strand", me="amazons", hand=4).end_turn()
    assert (game.hand(), game.tokens("brook")) == (4, 2)
    game.next_turn_of("me").play("expand")
    assert game.hand() == 4 + 1
    game.play("conquer hollow x2")


AMAZONS_OF_RED = """
    brook  hill    red 1
    glade  forest  red 2  beside brook
    ridge  hill    me 1   beside glade
"""


def test_amazons_off_the_map_stay_in_hand_when_attacked():
    # LOS-11
    game = table(AMAZONS_OF_RED, red="amazons, hand 4", hand=4).play("conquer glade x4").end_turn()
    assert game.tokens("brook") == 1 + (2 - 1)
    assert game.hand("red") == 4
    assert game.tray("amazons") == 15 - 2 - 4


def test_amazons_in_hand_go_to_the_tray_in_decline():
    game = table("brook hill me 1 \n glade forest me 2", me="amazons", hand=4, step="choose-course")
    game.play("decline")
    assert game.tray("amazons") == 15 - 2
    assert game.coins() == 2


@pytest.mark.ours
def test_amazons_in_hand_go_to_the_tray_in_a_stout_decline():
    game = table("brook hill me 3 \n glade forest me 3", me="amazons stout", hand=0).play("stop; decline")
    assert game.tray("amazons") == 15 - 2
    assert game.coins() == 2


def test_amazons_in_decline_lose_no_tokens_at_the_end_of_a_turn():
    game = table("brook hill me/declined 1 \n glade forest me 6", me="orcs, declined amazons", hand=0)
    game.play("stop")
    assert game.tokens("brook") == 1
    assert game.coins() == 2
