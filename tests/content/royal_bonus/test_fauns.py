"""Fauns: one new token for each active race's region conquered this turn, and one for its owner.

Source: Royal Bonus, Fauns.
"""

import pytest

from kit import table

BOXES = "base royal_bonus"
WOOD = """
    thicket  forest    me 1
    meadow   farmland  red 3           beside thicket
    croft    hill      red 1           beside thicket
    castle   mountain  red 1
    ruin     hill      tribe 1         beside thicket
    grave    swamp     red/declined 1  beside thicket
    moor     swamp                     beside thicket
"""


def fauns(me="fauns hill", **more):
    return table(WOOD, me=me, boxes=BOXES, **more)


def test_fauns_banner_brings_five_of_its_eighteen_tokens():
    game = table(
        "meadow farmland edge", me="", column="fauns hill, orcs forest", boxes=BOXES, step="choose-course"
    )
    assert game.tray("fauns") == 18
    assert game.play("take 1").hand() == 5 + 4


def test_each_conquest_from_an_active_race_brings_fauns_a_token():
    game = fauns(hand=9).play("conquer meadow x5; conquer croft x3; stop")
    assert game.hand() == 9 - 5 - 3 + (5 - 1) + (3 - 1) + 2  # the tokens to redeploy, all but one per region
    assert game.tray("fauns") == 18 - (1 + 9 + 2)


def test_new_fauns_are_redeployed_in_the_same_turn():
    game = fauns(hand=3).play("conquer croft x3; deploy thicket x3")
    assert game.tokens("thicket") + game.tokens("croft") == 1 + 3 + 1


def test_fauns_gain_tokens_only_from_active_races():
    game = fauns(hand=8).play("conquer ruin x3; conquer grave x3; conquer moor x2")
    assert game.tray("fauns") == 18 - (1 + 8)


def test_victim_of_fauns_gets_a_token_for_each_region_lost():
    game = fauns(red="orcs hill", hand=8)
    tray = game.tray("orcs")
    game.play("conquer meadow x5; conquer croft x3")
    assert game.tray("orcs") == tray + 1 - 1 + 1 - 1


def test_token_gained_from_fauns_returns_with_withdrawn_tokens():
    game = fauns(red="orcs hill", hand=5).play("conquer meadow x5; deploy meadow x5")
    game.end_turn()
    assert game.tokens("croft") + game.tokens("castle") == 1 + 1 + (3 - 1) + 1


def test_token_gained_from_fauns_stays_in_hand_without_a_region():
    game = table(
        """
        thicket  forest    me 1
        meadow   farmland  red 1  beside thicket
        """,
        me="fauns hill",
        red="orcs hill",
        boxes=BOXES,
        hand=3,
    ).play("conquer meadow x3")
    assert game.hand("red") == 1


def test_owner_of_a_declined_race_gets_no_token_from_fauns():
    game = fauns(red="orcs hill, declined humans", hand=3)
    tray = game.tray("humans")
    game.play("conquer grave x3")
    assert game.tray("humans") == tray + 1


@pytest.mark.ours
def test_elves_get_a_token_from_fauns_although_they_lose_none():
    game = fauns(red="elves hill", hand=5)
    tray = game.tray("elves")
    game.play("conquer meadow x5")
    assert game.tray("elves") == tray - 1


def test_fauns_and_their_victims_gain_only_tokens_in_their_trays():
    game = fauns(hand=17)
    assert game.tray("fauns") == 0
    game.play("conquer meadow x5; conquer croft x3; stop")
    assert game.tray("fauns") == 0
    assert game.hand() + game.tokens("thicket") + game.tokens("meadow") + game.tokens("croft") == 18


def test_fauns_get_no_tokens_for_conquests_of_earlier_turns():
    game = fauns(hand=3).play("conquer croft x3; deploy thicket x3")
    tray = game.tray("fauns")
    game.next_turn_of("me").play("expand; stop")
    assert game.tray("fauns") == tray


def test_fauns_gain_nothing_in_decline():
    game = table(
        """
        den      forest  me/declined 1
        camp     hill    me 1
        meadow   hill    red 1  beside camp
        """,
        me="orcs, declined fauns",
        boxes=BOXES,
        hand=3,
    ).play("conquer meadow x3")
    assert game.tray("fauns") == 18 - 1
