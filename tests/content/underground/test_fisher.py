"""Fisher: a coin more for every two coastal regions.

Source: Underground, Fisher.
"""

from kit.underground import table


def test_the_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen fisher").play("take 1")
    assert game.hand() == 8 + 4


def test_every_two_coastal_regions_are_worth_one_extra_coin():
    # UND-23
    game = table(
        """
        brook  river     beside a b c d e
        a      mine      me 1
        b      mud-pool  me 1
        c      mine      me 1
        d      mud-pool  me 1
        e      mine      me 1
        inner  mine      me 1  beside e
        """,
        me="ogres fisher",
        hand=0,
    )
    assert game.breakdown() == {"regions": 6, "fisher": 2}


def test_odd_coastal_region_brings_nothing():
    # UND-98
    game = table(
        "brook river beside a b c \n a mine me 1 \n b mine me 1 \n c mine me 1", me="ogres fisher", hand=0
    )
    assert game.score() == 3 + 1


def test_chasm_is_not_a_coast():
    game = table("rift chasm beside a b \n a mine me 1 \n b mine me 1", me="ogres fisher", hand=0)
    assert game.score() == 2


def test_above_seas_and_lakes_count_as_the_river():
    # UND-224
    game = table(
        """
        ocean  sea       beside a b
        pond   lake      beside c d
        a      hill      me 1
        b      swamp     me 1
        c      hill      me 1
        d      swamp     me 1
        inner  forest    me 1  beside d
        """,
        me="ogres fisher",
        hand=0,
    )
    assert game.score() == 5 + 2


def test_race_in_decline_no_longer_fishes():
    game = table(
        "brook river beside a b \n a mine me 1 \n b mine me 1", me="ogres fisher", step="choose-course"
    )
    assert game.play("decline").coins() == 2


def test_rivers_themselves_are_not_coastal():
    # UND-99
    game = table(
        """
        brook  river     me 1  beside a b c
        mouth  river     me 1  beside brook
        a      mine      me 1
        b      mud-pool  me 1
        c      mine      me 1
        """,
        me="kraken fisher",
        hand=0,
    )
    assert game.score() == 5 + 1
