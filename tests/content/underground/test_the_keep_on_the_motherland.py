"""The Keep on the Motherland: one extra coin, and a price higher by one.

Source: Underground, Popular Places.
"""

from kit.underground import table

KEEP = "the-keep-on-the-motherland"
MOAT = "camp hill me 1 edge \n keep {} {} beside camp"


def moat(terrain="farmland", holder="red 1", red="orcs hill", hand=0, **more):
    return table(
        MOAT.format(terrain, holder),
        me="ratmen wealthy",
        red=red,
        hand=hand,
        holdings=f"{KEEP} keep",
        **more,
    )


def test_keep_pays_one_extra_coin():
    # UND-184
    assert moat().score("red") == 1 + 1


def test_keep_raises_the_price_by_one():
    # UND-184
    game = moat(hand=5)
    assert game.price("keep") == 2 + 1 + 1
    assert game.quote("keep") == "2 base, +1 tokens, +1 The Keep on the Motherland"


def test_keep_works_for_a_race_in_decline():
    # UND-185
    game = moat(holder="red/declined 1", red="declined orcs")
    assert game.score("red") == 1 + 1
    assert game.price("keep") == 2 + 1 + 1


def test_keep_raises_the_price_of_an_empty_region():
    # UND-186
    assert moat(holder="").price("keep") == 2 + 1


def test_keep_raises_the_price_of_a_lost_tribe():
    assert moat(holder="tribe 1").price("keep") == 2 + 1 + 1


def test_keep_and_mountain_each_raise_the_price():
    assert moat("mountain").price("keep") == 2 + 1 + 1 + 1


def test_conqueror_immediately_gets_the_coin_of_the_keep():
    game = moat(hand=4).play("conquer keep x4")
    assert game.score() == 2 + 1


def test_abandoned_keep_still_raises_the_price():
    # UND-186
    game = table("camp hill me 1 edge \n keep hill me 1 beside camp", hand=4, holdings=f"{KEEP} keep")
    assert game.play("abandon keep").price("keep") == 2 + 1


def test_keep_counts_against_flames_but_defenders_do_not():
    # UND-63
    game = table(
        "crater chasm,volcano \n rim black-mountain red 2 beside crater \n home mine me 1 beside crater rim",
        me="flames wealthy",
        red="ogres hill",
        holdings=f"{KEEP} rim",
    )
    state = game.state
    state.remember(0, state.rules.ids["flames"], state.board.places["crater"] + 1)
    assert game.price("rim") == 2 + 1 + 1
