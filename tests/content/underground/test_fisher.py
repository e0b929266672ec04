"""Fisher: one extra coin for every two coastal regions.

Source: Underground, Fisher.
"""

from kit.underground import table


def test_fisher_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen fisher").play("take 1")
    assert game.hand() == 8 + 4


def test_fisher_pays_one_coin_for_every_two_coastal_regions():
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


def test_fisher_pays_nothing_for_an_odd_coastal_region():
    # UND-98
    game = table(
        "brook river beside a b c \n a mine me 1 \n b mine me 1 \n c mine me 1", me="ogres fisher", hand=0
    )
    assert game.score() == 3 + 1


def test_fisher_does_not_count_chasms_as_coast():
    game = table("rift chasm beside a b \n a mine me 1 \n b mine me 1", me="ogres fisher", hand=0)
    assert game.score() == 2


def test_fisher_counts_seas_and_lakes_on_the_surface():
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


def test_fisher_pays_nothing_in_decline():
    game = table(
        "brook river beside a b \n a mine me 1 \n b mine me 1", me="ogres fisher", step="choose-course"
    )
    assert game.play("decline").coins() == 2


def test_fisher_does_not_count_rivers_as_coastal_regions():
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
