"""Fortified: once a turn the player may build a fortress in a region of the race, up to six in all.

Each makes its region a token dearer, also in decline, and is worth a coin a turn while the race is active.
Source: base rules, Fortified.
"""

import pytest

from kit import table

TWO_REGIONS = """
    ford    hill      me 1
    meadow  farmland  me 1  beside ford
"""
SIX_FORTRESSES = """
    ford    hill      red 1 fortress
    meadow  farmland  red 1 fortress  beside ford
    moor    swamp     red 1 fortress  beside meadow
    glade   forest    red 1 fortress  beside moor
    bluff   hill      red 1 fortress  beside glade
    croft   farmland  red 1 fortress  beside bluff
    brook   hill      red 1           beside croft
    ridge   mountain  me 1            beside ford
"""
FORTRESSES = ["ford", "meadow", "moor", "glade", "bluff", "croft"]


def test_fortified_badge_brings_three_tokens():
    game = table("meadow farmland edge", me="", column="ratmen fortified").play("take 1")
    assert game.hand() == 8 + 3


def test_a_fortress_may_be_built_in_any_region_of_the_race():
    game = table(TWO_REGIONS, me="orcs fortified", hand=0).play("stop")
    assert game.legal() == ["fortified ford", "fortified meadow", "pass"]
    assert game.play("fortified meadow").pieces("fortified") == ["meadow"]


def test_building_a_fortress_is_optional():
    game = table(TWO_REGIONS, me="orcs fortified", hand=0).play("stop; pass")
    assert game.pieces("fortified") == []


def test_one_fortress_is_built_per_turn():
    # POW-18
    game = table(TWO_REGIONS, me="orcs fortified", hand=0).play("stop; fortified meadow")
    assert game.on_turn() == "red"
    game.next_turn_of("me").play("expand; stop; fortified ford")
    assert game.pieces("fortified") == ["ford", "meadow"]


def test_a_region_holds_one_fortress_at_most():
    # POW-18
    game = table(TWO_REGIONS.replace("me 1", "me 1 fortress", 1), me="orcs fortified", hand=0).play("stop")
    assert game.legal() == ["fortified meadow", "pass"]
    assert game.refuses("fortified ford")


def test_no_fortress_goes_to_a_region_of_a_declined_race():
    game = table(TWO_REGIONS.replace("me 1", "me/declined 1", 1), me="orcs fortified", hand=0).play("stop")
    assert game.refuses("fortified ford")


def test_race_without_a_region_builds_no_fortress():
    game = table("strand hill edge", me="orcs fortified", hand=2).play("stop")
    assert game.on_turn() == "red"


def test_player_has_at_most_six_fortresses_on_the_map():
    game = table(SIX_FORTRESSES.replace("red", "me"), me="orcs fortified", hand=0).play("stop")
    assert game.on_turn() == "red"
    assert game.pieces("fortified") == FORTRESSES


def test_fortresses_of_a_declined_race_count_among_the_six():
    in_decline = SIX_FORTRESSES.replace("red", "red/declined")
    game = table(in_decline, me="orcs fortified", red="humans merchant, declined elves fortified", hand=0)
    game.play("stop")
    assert game.on_turn() == "red"
    assert game.pieces("fortified") == FORTRESSES


def test_fortress_raises_the_price_by_one():
    game = table(SIX_FORTRESSES, red="orcs fortified")
    assert game.price("ford") == 2 + 1 + 1


def test_each_fortress_is_worth_a_coin():
    game = table(TWO_REGIONS.replace("me 1", "me 1 fortress"), me="orcs fortified", hand=0)
    assert game.breakdown() == {"regions": 2, "fortified": 2}
    assert game.next_turn_of("me").coins() == 2 + 2


def test_fortress_built_this_turn_is_worth_a_coin():
    game = table(TWO_REGIONS.replace("me 1", "me 1 fortress", 1), me="orcs fortified", hand=0)
    assert game.play("stop; fortified meadow").coins() == 2 + 2


def test_fortress_of_a_declined_race_defends_but_pays_no_coin():
    # POW-19
    game = table(
        """
        ford    hill      me 1 fortress
        meadow  farmland  me 1 fortress
        moor    swamp     me 1 fortress
        glade   forest    me 1
        """,
        me="orcs fortified",
        step="choose-course",
    ).play("decline")
    assert game.coins() == 4
    assert game.pieces("fortified") == ["ford", "meadow", "moor"]
    assert game.score() == 4
    drawn = "ford hill red/declined 1 fortress \n ridge mountain me 1 beside ford"
    assert table(drawn, red="humans, declined orcs fortified").price("ford") == 2 + 1 + 1


def test_fortified_race_in_decline_builds_no_fortress():
    drawn = TWO_REGIONS.replace("me 1", "me/declined 1", 1)
    game = table(drawn, me="humans merchant, declined orcs fortified", hand=0).play("stop")
    assert game.on_turn() == "red"


def test_fortified_badge_is_discarded_in_decline():
    game = table(TWO_REGIONS, me="orcs fortified", step="choose-course").play("decline")
    assert game.stack("discarded_powers") == ["fortified"]


def test_fortress_of_a_lost_region_can_be_built_again():
    # LOS-09
    game = table(SIX_FORTRESSES, red="orcs fortified", hand=4).play("conquer ford x4")
    assert game.pieces("fortified") == FORTRESSES[1:]
    game.next_turn_of("red").play("expand; stop; fortified brook")
    assert game.pieces("fortified") == [*FORTRESSES[1:], "brook"]


def test_fortress_of_an_abandoned_region_may_be_built_again():
    game = table("ford hill me 1 fortress \n meadow farmland me 1", me="orcs fortified", hand=0)
    game.play("abandon ford")
    assert game.pieces("fortified") == []
    assert game.play("stop; fortified meadow").pieces("fortified") == ["meadow"]


def test_fortress_in_decline_leaves_the_map_with_its_region():
    game = table(
        "ford hill red/declined 1 fortress \n ridge mountain me 1 beside ford",
        red="humans, declined orcs fortified",
        hand=4,
    ).play("conquer ford x4")
    assert game.pieces("fortified") == []


@pytest.mark.ours
def test_no_fortress_is_built_between_two_conquests():
    game = table("ford hill me 1 \n meadow farmland beside ford", me="orcs fortified", hand=5)
    assert game.refuses("fortified ford")
    assert game.play("conquer meadow x2").refuses("fortified ford")


def test_sorcerers_may_substitute_a_lone_token_in_a_fortress():
    # SOR-14
    game = table(
        "ford hill red 1 fortress \n meadow farmland red 1 \n ridge mountain me 1 beside ford",
        me="sorcerers",
        red="orcs fortified",
        hand=0,
    ).play("sorcerers ford red")
    assert game.holder("ford") == "me"
    assert game.pieces("fortified") == []
    game.next_turn_of("red").play("expand; stop; fortified meadow")
    assert game.pieces("fortified") == ["meadow"]


def test_fortresses_of_declined_ghouls_defend():
    drawn = "crypt hill red/declined 3 fortress \n ridge mountain me 1 beside crypt"
    assert table(drawn, red="orcs, declined ghouls fortified").price("crypt") == 2 + 3 + 1


def test_fortresses_of_declined_ghouls_pay_nothing():
    drawn = "crypt hill me/declined 1 fortress \n moor swamp me/declined 1 \n brow hill me 1"
    game = table(drawn, me="humans merchant, declined ghouls fortified", hand=0, step="choose-course")
    game.play("expand; stop; stop")
    assert game.on_turn() == "red"
    assert game.pieces("fortified") == ["crypt"]
    assert game.coins() == 3 + 1
