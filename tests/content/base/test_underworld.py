"""Underworld: regions with a cavern cost one token less, and are all adjacent for the race.

Source: base rules, Underworld.
"""

from kit import table

CAVES = """
    den    hill,cavern      me 1
    moor   swamp                                beside den
    grot   forest,cavern    tribe 1
    vault  mountain,cavern  red 1               beside grot
    glade  forest                               beside grot
    strand farmland                 edge
"""


def test_underworld_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen underworld").play("take 1")
    assert game.hand() == 8 + 5


def test_caverns_cost_underworld_races_one_token_less():
    # CST-16
    game = table(CAVES, me="orcs underworld")
    assert game.price("grot") == 2 + 1 - 1
    assert game.price("vault") == 2 + 1 + 1 - 1


def test_other_regions_cost_underworld_races_the_full_price():
    assert table(CAVES, me="orcs underworld").price("moor") == 2


def test_underworld_makes_all_caverns_adjacent():
    # CST-16
    game = table(CAVES, me="orcs underworld", hand=2)
    assert game.targets() == ["moor", "grot", "vault"]
    assert game.play("conquer grot x2").holder("grot") == "me"


def test_underworld_races_do_not_reach_beyond_a_distant_cavern():
    assert table(CAVES, me="orcs underworld").refuses("conquer glade x2")


def test_underworld_races_without_a_cavern_reach_no_other_cavern():
    game = table(CAVES.replace("hill,cavern  ", "hill         "), me="orcs underworld")
    assert game.targets() == ["moor"]


def test_underworld_races_cannot_enter_by_an_inland_cavern():
    # ENT-07
    game = table(CAVES.replace("me 1", ""), me="orcs underworld")
    assert game.targets() == ["strand"]


def test_races_without_underworld_do_not_reach_distant_caverns():
    assert table(CAVES, me="orcs merchant", red="humans underworld").targets() == ["moor"]


def test_underworld_sorcerers_substitute_between_caverns():
    game = table(CAVES, me="sorcerers underworld", hand=0)
    assert game.play("sorcerers vault red").holder("vault") == "me"


def test_underworld_giants_in_a_mountain_cavern_save_two_tokens():
    drawn = CAVES.replace("hill,cavern  ", "mountain,cavern")
    game = table(drawn, me="giants underworld")
    assert game.price("moor") == 2 - 1
    assert game.price("grot") == 2 + 1 - 1 - 1 == 1
    assert game.price("vault") == 2 + 1 + 1 - 1 - 1


def test_underworld_giants_with_a_plain_mountain_save_one_token():
    game = table(
        """
        peak   mountain         me 1
        den    hill,cavern      me 1     beside peak
        grot   forest,cavern    tribe 1
        hole   swamp,cavern     tribe 1  beside peak
        """,
        me="giants underworld",
    )
    assert game.price("grot") == 2 + 1 - 1
    assert game.price("hole") == 2 + 1 - 1 - 1


def test_ghouls_in_decline_lose_the_links_between_caverns():
    game = table(CAVES, me="ghouls underworld", step="choose-course").play("decline").next_turn_of("me")
    assert game.targets(by="me/ghouls") == ["moor"]
