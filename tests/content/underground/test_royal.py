"""Royal: the Queen makes a region immune, even in decline, and moves every turn of an active race.

Source: Underground, Royal.
"""

import pytest

from kit.underground import table

COURT = """
    a    mine      me 1
    b    mine      me 1   beside a
    den  mud-pool  red 1  beside a b
"""


def court(**more):
    return table(COURT, me="ogres royal", red="ratmen mining, hand 9", hand=0, **more)


def test_royal_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen royal").play("take 1")
    assert game.hand() == 8 + 5


def test_queen_goes_to_a_region_at_the_end_of_the_turn():
    game = court().play("stop; royal a")
    assert game.pieces("royal") == ["a"]
    assert game.on_turn() == "red"


def test_region_with_the_queen_is_immune():
    game = court().play("stop; royal a")
    assert game.quote("a", by="red") == "cannot be conquered: immune queen"
    assert game.price("b", by="red") == 3


def test_queen_moves_at_the_end_of_each_turn():
    # UND-129
    game = court().play("stop; royal a").next_turn_of("me").play("expand; stop; royal b")
    assert game.price("a", by="red") == 3
    assert game.quote("b", by="red") == "cannot be conquered: immune queen"


def test_queen_of_a_declined_race_stays_in_place():
    # UND-24
    game = court().play("stop; royal a").next_turn_of("me").play("decline")
    assert game.races() == ["ogres royal"]
    assert game.quote("a", by="red") == "cannot be conquered: immune queen"
    game.next_turn_of("me").end_turn()
    assert game.pieces("royal") == ["a"]


def test_queen_leaves_the_map_with_the_royal_race():
    game = table(
        "a mine me/declined 1 queen \n b mine me 1",
        me="drow mining, declined ogres royal",
        step="choose-course",
    )
    assert game.pieces("royal") == ["a"]
    game.play("decline")
    assert game.pieces("royal") == []
    assert "royal" in game.stack("discarded_powers")


def test_queen_of_an_abandoned_region_returns_to_hand():
    game = court().play("stop; royal a").next_turn_of("me").play("expand; abandon a")
    assert game.pieces("royal") == []
    game.end_turn()
    assert game.pieces("royal") == ["b"]


@pytest.mark.ours
def test_leader_cannot_share_a_region_with_the_queen():
    # UND-300: the Queen is placed first
    game = table("a mine me 1 leader \n b mine me 1", me="ratmen royal", boxes="leaders", hand=1)
    game.play("stop; deploy a x1; royal a")
    assert game.pieces("leader") == ["b"]
