"""Shield: each turn a suit of armour per mushroom forest; it raises a price by 1, even in decline.

Source: Underground, Shield.
"""

import pytest

from kit.underground import table
from smallworld.engine.holdings import lend

GROVES = """
    a    mushroom-forest  me {}
    b    mushroom-forest  me 1   beside a
    den  mine             red 1  beside a b
"""
READY = "stop; shield a x2"


def armored(tokens=1, **more):
    return table(GROVES.format(tokens), me="ogres shield", red="ratmen mining, hand 9", hand=0, **more)


def armors(game, region):
    place = game.state.board.places[region]
    id = game.state.rules.ids["shield"]
    return sum(game.state.recall(side, id) >> 4 * place & 15 for side in range(len(game.state.held)))


def again(game):
    """Return my next turn, in which I conquer nothing."""
    return game.next_turn_of("me").play("expand; stop")


def test_shield_badge_brings_three_tokens():
    game = table("meadow farmland edge", me="", column="ratmen shield").play("take 1")
    assert game.hand() == 8 + 3


def test_shield_brings_a_suit_of_armour_per_mushroom_forest():
    game = armored().play("stop")
    assert game.legal() == ["shield a x1", "shield a x2", "shield b x2"]
    game.play("shield a x1")
    assert (armors(game, "a"), armors(game, "b")) == (1, 1)


def test_race_has_at_most_eight_suits_of_armour():
    # UND-131
    game = armored().play(READY)
    for _ in range(3):
        again(game).play("shield a x2")
    assert armors(game, "a") == 8
    assert again(game).on_turn() == "red"
    assert armors(game, "a") == 8


def test_armour_raises_the_price_by_one():
    game = armored().play(READY)
    assert game.price("a", by="red") == 2 + 1 + 2
    assert game.price("b", by="red") == 2 + 1


def test_armour_of_a_lost_region_can_be_received_again():
    # UND-132
    game = armored().play(READY).play("expand; conquer a x5").end_turn()
    assert (armors(game, "a"), armors(game, "b")) == (0, 0)
    assert armors(game.play("expand; stop"), "b") == 1


def test_armour_stays_in_decline_but_none_is_added():
    # UND-133
    game = armored().play(READY).next_turn_of("me").play("decline")
    assert game.price("a", by="red") == 2 + 1 + 2
    assert game.races() == ["ogres"], "the badge is discarded"
    game.next_turn_of("me")
    assert (armors(game, "a"), armors(game, "b")) == (2, 0)


def test_armour_of_a_declined_race_counts_among_the_eight():
    game = armored().play(READY)
    for _ in range(3):
        again(game).play("shield a x2")
    game.next_turn_of("me").play("decline")
    # Another player may get the badge now.
    game.state.serve(1, (*game.state.serving[1], game.state.rules.ids["shield"]))
    game.play("expand; conquer b x3; stop; deploy b x7")
    assert (armors(game, "a"), armors(game, "b")) == (8, 0)


@pytest.mark.ours
def test_armour_does_not_move_once_it_is_placed():
    # UND-134: placed armour stays, and only new armour is placed
    game = again(armored().play(READY))
    assert game.legal() == ["shield a x1", "shield a x2", "shield b x2"]
    assert armors(game.play("shield b x2"), "a") == 2


def test_lone_token_with_armour_can_be_substituted():
    game = table(
        "a mushroom-forest me 1 \n den mine red 1 beside a", me="ogres shield", red="drow vampire", hand=0
    ).play("stop; expand")
    assert armors(game, "a") == 1
    assert game.offers("vampire a me")


def test_shield_counts_forests_on_the_surface():
    game = table("a forest me 1 \n b hill me 1", me="ogres shield", hand=0).play("stop; shield b x1")
    assert armors(game, "b") == 1


def test_race_without_a_region_places_no_armour():
    game = table("a mushroom-forest edge", me="ogres shield", hand=2).play("stop")
    assert game.on_turn() == "red"


def test_race_that_left_stonehedge_receives_no_more_armour():
    game = table(
        "a mushroom-forest me 1 \n ring mine me 1 \n den mine red 1",
        me="ratmen mining",
        holdings="stonehedge ring",
        step="choose-course",
    )
    ids = game.state.rules.ids
    lend(game.state, ids["stonehedge"], ids["shield"])
    game.play("expand; abandon ring; stop")
    assert game.on_turn() == "red"


def test_armour_does_not_count_as_tokens_to_break_a_tie():
    # UND-326
    game = table(
        "a mushroom-forest me 6 \n b mine red 7",
        me="iron-dwarves shield",
        red="ratmen hill",
        hand=0,
        rounds=3,
    ).play("stop")
    assert armors(game, "a") == 1
    game.state.coins = [10, 10]
    assert (game.standings(), game.standings("red")) == ((10, 6), (10, 7))
    assert game.winners() == ["red"]
