"""Immortal: no token is lost when a region is conquered.

Source: Underground, Immortal.
"""

from kit.underground import table

HALLS = """
    a    mine  red {}
    b    mine  {}      beside a
    den  mine  me 1    beside a
"""


def test_immortal_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen immortal").play("take 1")
    assert game.hand() == 8 + 4


def test_immortal_race_loses_no_token():
    # UND-104
    game = table(HALLS.format(3, "red 1"), red="ogres immortal", hand=5)
    assert game.price("a") == 5
    game.play("conquer a x5").end_turn()
    assert game.tokens("b") == 1 + 3
    assert game.tray("ogres") == 10 - 4


def test_immortal_tokens_driven_off_the_map_return_to_hand():
    # UND-105
    game = table(HALLS.format(2, "edge"), red="ogres immortal", hand=5)
    game.play("conquer a x4").end_turn()
    assert (game.on_turn(), game.hand("red")) == ("red", 2)
    assert game.play("expand").offers("conquer b x1")


def test_substituted_immortal_token_is_lost():
    # UND-245
    game = table(HALLS.format(1, "edge"), me="sorcerers", red="drow immortal", hand=0)
    game.play("sorcerers a red").end_turn()
    assert (game.tray("drow"), game.hand("red")) == (9, 0)


def test_immortal_badge_is_discarded_in_decline():
    # UND-106
    game = table(
        "a mine red/declined 1 \n den mine me 1 beside a", red="drow, declined ogres immortal", hand=5
    )
    assert game.play("conquer a x3").tray("ogres") == 10


def test_homunculi_gained_on_the_combo_are_immortal_too():
    # UND-246: five of the banner, four of the badge, and three that came as players skipped the combo
    game = table(
        "a mine edge",
        me="",
        column="homunculi immortal 3 x3, ratmen hill",
        boxes="be_not_afraid",
    ).play("take 1")
    assert game.hand() == 12
    game = table(HALLS.format(2, "red 1"), red="homunculi immortal", hand=5)
    game.play("conquer a x4").end_turn()
    assert game.tokens("b") == 1 + 2
