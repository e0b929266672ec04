"""Vampire: once a turn per opponent, a token replaces a lone token of an active race.

Source: Underground, Vampire.
"""

import pytest

from kit.underground import table

CASTLE = """
    crypt  mine            me 1
    a      black-mountain  red 1   beside crypt
    b      mine            red 1   beside crypt
    c      mine            blue 1  beside crypt
    d      mine            red 2   beside crypt
    far    mine            red 1   beside d
"""


def vampires(**more):
    return table(CASTLE, me="ogres vampire", hand=0, **more)


def test_vampire_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen vampire").play("take 1")
    assert game.hand() == 8 + 5


def test_vampires_replace_a_lone_active_token_from_their_tray():
    game = vampires().play("vampire b red")
    assert (game.holder("b"), game.tokens("b"), game.hand()) == ("me", 1, 0)
    assert game.tray("ogres") == 10 - 2


def test_vampires_substitute_once_a_turn_per_opponent():
    game = vampires().play("vampire b red")
    assert game.refuses("vampire a red")
    assert game.play("vampire c blue").holder("c") == "me"


def test_two_tokens_in_a_region_are_safe_from_vampires():
    game = vampires()
    assert game.refuses("vampire d red")
    assert game.refuses("vampire far red"), "not within reach"


def test_black_mountain_does_not_protect_from_vampires():
    assert vampires().play("vampire a red").holder("a") == "me"


def test_race_in_decline_is_safe_from_vampires():
    # UND-143
    game = table(
        "crypt mine me 1 \n a mine red/declined 1 beside crypt",
        me="drow vampire",
        red="ratmen, declined ogres",
        hand=0,
    )
    assert game.refuses("vampire a red")


def test_vampires_use_a_token_in_hand_if_the_tray_is_empty():
    game = table("crypt mine me 7 \n a mine red 1 beside crypt", me="drow vampire", hand=2)
    assert game.tray("drow") == 0
    game.play("vampire a red")
    assert (game.holder("a"), game.hand()) == ("me", 1)


def test_vampires_without_a_token_cannot_substitute():
    game = table("crypt mine me 9 \n a mine red 1 beside crypt", me="drow vampire", hand=0)
    assert game.refuses("vampire a red")


def test_immortal_token_that_vampires_replace_is_lost():
    game = table(
        "crypt mine me 1 \n a mine red 1 beside crypt", me="ogres vampire", red="drow immortal", hand=0
    )
    game.play("vampire a red")
    assert (game.tray("drow"), game.hand("red")) == (9, 0)


@pytest.mark.ours
def test_vampire_mummies_substitute_without_an_extra_token():
    # UND-83
    game = table("crypt mine me 1 \n a mine red 1 beside crypt", me="mummies vampire", red="ogres", hand=0)
    assert game.play("vampire a red").tokens("a") == 1
    assert game.tray("mummies") == 15 - 2


def test_encampment_and_queen_protect_from_vampires():
    game = table(
        "crypt mine me 1 \n a mine red 1 camps 1 beside crypt \n b mine blue 1 queen beside crypt",
        me="ogres vampire",
        red="ratmen bivouacking",
        blue="drow royal",
        hand=0,
    )
    assert game.refuses("vampire a red")
    assert game.refuses("vampire b blue")


def test_vampires_in_decline_cannot_substitute():
    game = table(
        "crypt mine me/declined 1 \n den mine me 1 \n a mine red 1 beside crypt den",
        me="drow, declined ogres vampire",
        hand=0,
    )
    assert game.refuses("vampire a red")


def test_gnomes_are_safe_from_vampires():
    game = table("crypt mine me 1 \n a mine red 1 beside crypt", me="ogres vampire", red="gnomes", hand=0)
    assert game.refuses("vampire a red")


def test_keep_does_not_protect_from_vampires():
    game = table(
        "crypt mine me 1 \n a mine red 1 beside crypt",
        me="ogres vampire",
        hand=0,
        holdings="the-keep-on-the-motherland a",
    )
    assert game.play("vampire a red").holder("a") == "me"


KOBOLDS = "crypt mine me {} \n a mine red 1 beside crypt \n b mine red 2 beside crypt"


def kobolds(tokens=2, hand=0, **more):
    return table(KOBOLDS.format(tokens), me="kobolds vampire", red="ratmen", hand=hand, **more)


@pytest.mark.ours
def test_vampire_kobolds_substitute_with_two_tokens():
    game = kobolds().play("vampire a red")
    assert (game.holder("a"), game.tokens("a"), game.hand()) == ("me", 2, 0)
    assert game.tray("kobolds") == 16 - 4


def test_vampires_use_tokens_in_hand_if_the_tray_has_too_few():
    game = kobolds(tokens=13, hand=2)
    assert game.tray("kobolds") == 1
    game.play("vampire a red")
    assert (game.tokens("a"), game.hand(), game.tray("kobolds")) == (2, 1, 0)


def test_single_kobold_with_vampire_cannot_substitute():
    assert kobolds(tokens=15, hand=0).refuses("vampire a red")
    assert kobolds(tokens=15, hand=1).refuses("vampire a red")


def test_single_kobold_cannot_use_the_orb():
    orb = "the-shiny-orb"
    game = table(KOBOLDS.format(15), me="kobolds wealthy", red="ratmen", hand=0, holdings=f"{orb} crypt")
    assert game.refuses(f"{orb} a red")
    game = table(KOBOLDS.format(2), me="kobolds wealthy", red="ratmen", hand=0, holdings=f"{orb} crypt")
    assert game.play(f"{orb} a red").tokens("a") == 2


def test_single_kobold_cannot_use_the_orb_through_the_bag():
    orb = "the-shiny-orb"
    game = table(KOBOLDS.format(2), me="kobolds magic", red="ratmen", hand=0, holdings=f"{orb} b")
    assert game.play(f"magic-2; magic {orb}; magic-7 a red").tokens("a") == 2
    game = table(KOBOLDS.format(15), me="kobolds magic", red="ratmen", hand=0, holdings=f"{orb} b")
    assert game.refuses("magic-2")
