"""Imperial: one extra coin for each region above three.

Source: Be Not Afraid, Imperial.
"""

from kit import table

FIVE = """
    meadow  farmland  me {0}
    knoll   hill      me {0}
    brook   swamp     me {0}
    copse   forest    me {1}
    peak    mountain  me {1}
"""
FIVE_REGIONS = FIVE.format(1, 1)
THREE_REGIONS = "meadow farmland me 1 \n knoll hill me 1 \n brook swamp me 1"


def test_imperial_pays_one_coin_for_each_region_above_three():
    # BNA-20
    game = table(FIVE_REGIONS, me="ratmen imperial")
    assert game.score() == 5 + (5 - 3)
    assert game.breakdown() == {"regions": 5, "imperial": 2}


def test_imperial_pays_nothing_for_three_regions():
    # BNA-20
    assert table(THREE_REGIONS, me="ratmen imperial").score() == 3


def test_imperial_takes_no_coins_for_fewer_than_three_regions():
    assert table("meadow farmland me 1", me="ratmen imperial").score() == 1


def test_imperial_counts_only_regions_of_its_own_race():
    # BNA-21
    game = table(
        """
        meadow  farmland  me 1
        knoll   hill      me 1
        brook   swamp     me 1
        copse   forest    me 1
        a       hill      me/declined 1
        b       hill      me/declined 1
        c       hill      me/declined 1
        d       hill      me/declined 1
        e       hill      me/declined 1
        f       hill      me/declined 1
        """,
        me="ratmen imperial, declined elves",
    )
    assert game.score() == 4 + (4 - 3) + 6


def test_imperial_pays_nothing_in_decline():
    game = table(FIVE_REGIONS, me="ratmen imperial", step="choose-course").play("decline")
    assert game.coins() == 5
