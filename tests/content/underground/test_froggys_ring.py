"""Froggy's Ring: placed in a region, it takes a coin from each opponent beside it.

Source: Underground, Righteous Relics.
"""

from kit.underground import table, where

RING = "froggys-ring"
POND = """
    pond    swamp     me 1                 edge
    lily    hill      me 1                        beside pond
    reed    forest    red 1                       beside lily
    moss    farmland  blue 1                      beside lily
    stump   mountain  green/declined 1            beside lily
    log     hill      red 1                       beside reed lily
    bush    forest    green 1                     beside log
"""


def pond(site="pond", me="ratmen wealthy", red="orcs hill, coins 3", blue="humans forest, coins 0"):
    green = "tritons swamp, declined dwarves, coins 5"
    return table(POND, me=me, red=red, blue=blue, green=green, hand=0, coins=0, holdings=f"{RING} {site}")


def test_holder_may_put_the_ring_into_any_of_their_regions():
    game = pond().play("stop")
    assert game.legal() == ["froggys-ring pond", "froggys-ring lily", "pass"]


def test_each_active_opponent_beside_the_ring_pays_one_coin():
    # UND-153
    game = pond().play("stop; froggys-ring lily")
    assert (game.coins("red"), game.coins("blue"), game.coins("green")) == (3 - 1, 0, 5)
    assert game.coins() == 1 + 2  # and two regions


def test_ring_stays_in_the_region_where_it_was_put():
    assert where(pond().play("stop; froggys-ring lily"), RING) == "lily"


def test_ring_brings_nothing_without_opponents_beside_it():
    game = pond().play("stop; froggys-ring pond")
    assert game.coins() == 2


def test_using_the_ring_is_optional():
    game = pond().play("stop; pass")
    assert (game.coins(), where(game, RING)) == (2, "pond")


def test_race_in_decline_may_not_use_the_ring():
    # UND-155
    game = table(
        POND.replace("pond    swamp     me 1", "pond    swamp     me/declined 1"),
        me="ratmen wealthy, declined trolls",
        red="orcs hill",
        green="tritons swamp, declined dwarves",
        hand=0,
        holdings=f"{RING} pond",
    )
    game.play("stop")
    assert game.refuses("froggys-ring pond")
    assert game.on_turn() == "red"


def test_conqueror_may_use_the_ring_in_the_same_turn():
    game = table(
        POND,
        me="ratmen wealthy",
        red="orcs hill, coins 3",
        blue="humans forest",
        green="tritons swamp, declined dwarves",
        hand=3,
        holdings=f"{RING} moss",
    )
    game.play("conquer moss x3; deploy pond x2; froggys-ring lily")
    assert where(game, RING) == "lily"


def test_player_who_lost_the_region_of_the_ring_may_not_use_it():
    game = table(
        POND.replace("pond    swamp     me 1", "pond    swamp     me/ghouls 2"),
        me="ratmen wealthy, declined ghouls",
        red="orcs hill",
        green="tritons swamp, declined dwarves",
        step="choose-course",
        holdings=f"{RING} lily",
    )
    game.play("expand; attempt lily").roll(3)
    assert game.holder("lily") == "me/declined"
    game.end_turn()
    assert where(game, RING) == "lily"
    assert game.coins() == 2
