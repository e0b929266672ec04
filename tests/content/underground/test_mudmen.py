"""Mudmen: a new token for each mud pool, before they redeploy.

Source: Underground, Mudmen.
"""

from kit.underground import table

POOLS = """
    pool   mud-pool         me {}
    mire   mud-pool         me 1     beside pool
    mine   mine             me 1     beside mire
    bog    mud-pool         red 1
"""


def test_mudmen_banner_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="mudmen hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 5 + 4


def test_each_mud_pool_brings_mudmen_a_token():
    game = table(POOLS.format(1), me="mudmen", hand=0).play("stop")
    assert game.decides() == "me"
    assert game.hand() == 2


def test_mudmen_get_no_more_tokens_than_the_tray_has():
    # UND-25
    game = table(POOLS.format(1), me="mudmen", hand=12 - 3 - 1)
    assert game.tray("mudmen") == 1
    assert game.play("stop").tray("mudmen") == 0
    assert game.hand() == 12 - 3


def test_mudmen_gain_tokens_every_turn_until_the_tray_is_empty():
    # UND-80
    pools = "pool mud-pool me 1 \n mire mud-pool me 1 \n bog mud-pool me 1"
    game = table(pools, me="mudmen", hand=8 - 3).play("stop")
    assert game.tray("mudmen") == 12 - 8 - 3
    game.next_turn_of("me").play("expand; stop")
    assert game.tray("mudmen") == 0


def test_newly_conquered_mud_pools_bring_mudmen_tokens():
    game = table("moor hill me 1 \n pool mud-pool beside moor", me="mudmen", hand=2)
    game.play("conquer pool x2; deploy moor x1")
    assert game.tokens("moor") + game.tokens("pool") == 1 + 2 + 1


def test_mudmen_gain_no_tokens_in_decline():
    game = table(POOLS.format(1), me="mudmen", hand=0, step="choose-course").play("decline")
    assert game.score() == 3
    assert game.tray("mudmen") == 12 - 3
