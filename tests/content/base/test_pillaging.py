"""Pillaging: each non-empty region that the race conquered this turn pays one extra coin.

Source: base rules, Pillaging.
"""

from kit import table

AROUND_THE_CAMP = """
    camp    hill      me 1
    glade   forest    tribe 1         beside camp
    tower   hill      red 1           beside camp
    crypt   swamp     red/declined 1  beside camp
    ruin    farmland  me/declined 1   beside camp
    moor    swamp                     beside camp
    peak    mountain                  beside camp
"""


def pillage(conquests, me="ratmen pillaging, declined humans", hand=12):
    """Return my coins by reason after these conquests."""
    return table(AROUND_THE_CAMP, me=me, hand=hand).play(conquests).breakdown()


def test_pillaging_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen pillaging").play("take 1")
    assert game.hand() == 8 + 5


def test_pillaging_an_active_race_pays_a_coin():
    assert pillage("conquer tower x3") == {"regions": 3, "pillaging": 1}


def test_pillaging_a_race_in_decline_pays_a_coin():
    assert pillage("conquer crypt x3") == {"regions": 3, "pillaging": 1}


def test_pillaging_a_lost_tribe_pays_a_coin():
    assert pillage("conquer glade x3") == {"regions": 3, "pillaging": 1}


def test_pillaging_the_declined_race_of_its_owner_pays_a_coin():
    assert pillage("conquer ruin x3") == {"regions": 2, "pillaging": 1}


def test_pillaging_pays_nothing_for_an_empty_region():
    assert pillage("conquer moor x2; conquer peak x3") == {"regions": 4}


def test_pillaging_pays_for_every_conquest_of_the_turn():
    game = table(AROUND_THE_CAMP, me="ratmen pillaging, declined humans", hand=12)
    game.play("conquer tower x3; conquer crypt x3; conquer moor x2; conquer glade x3").end_turn()
    assert game.coins() == 2 + 4 + 3


def test_pillaging_pays_for_a_successful_final_attempt():
    game = (
        table(AROUND_THE_CAMP, me="ratmen pillaging, declined humans", hand=2).play("attempt tower").roll(1)
    )
    assert game.end_turn().coins() == 2 + 1 + 1


def test_pillaging_pays_nothing_for_a_failed_final_attempt():
    game = (
        table(AROUND_THE_CAMP, me="ratmen pillaging, declined humans", hand=2).play("attempt tower").roll(0)
    )
    assert game.end_turn().coins() == 2


def test_pillaging_pays_nothing_for_conquests_of_earlier_turns():
    game = table(AROUND_THE_CAMP, me="ratmen pillaging, declined humans", hand=3).play("conquer tower x3")
    assert game.next_turn_of("me").coins() == 2 + 1 + 1
    game.end_turn()
    assert game.coins() == 4 + 3


def test_pillaging_pays_nothing_on_the_turn_of_decline():
    game = table(AROUND_THE_CAMP, me="ratmen pillaging, declined humans", hand=3).play("conquer tower x3")
    game.next_turn_of("me").play("decline")
    assert game.coins() == 4 + 2


def test_pillaging_pays_nothing_for_conquests_by_declined_ghouls():
    game = table(
        "camp hill me 1 \n crypt swamp me/declined 4 \n tower hill red 1 beside crypt",
        me="ratmen pillaging, declined ghouls",
        hand=0,
        step="choose-course",
    ).play("expand; conquer tower x3")
    assert game.breakdown() == {"regions": 1 + 2}


def test_pillaging_orcs_are_paid_by_race_and_power():
    # POW-23: three conquests of non-empty regions, four regions
    game = table(AROUND_THE_CAMP.replace("me/declined 1", ""), me="orcs pillaging", hand=9)
    game.play("conquer glade x3; conquer tower x3; conquer crypt x3")
    assert game.breakdown() == {"regions": 4, "orcs": 3, "pillaging": 3}
    assert game.score() == 10


def test_pillaging_pays_for_a_substitution():
    # SOR-12
    game = (
        table(
            "camp hill me 1 \n moor swamp me 1 \n tower hill red 1 beside camp",
            me="sorcerers pillaging",
            hand=0,
        )
        .play("sorcerers tower red")
        .end_turn()
    )
    assert game.coins() == 3 + 1
