"""Magic: once a turn the Bag o' many things works as any relic that has been discovered.

Source: Underground, Magic. The action `magic-2` takes the Bag between two conquests; the copies of the relics
follow as `magic-3` and so on.
"""

import pytest

from kit.underground import table, where

SWORD = "the-sword-of-the-killer-rabbit"
RING = "froggys-ring"
SCEPTER = "the-scepter-of-avarice"
DOORMAT = "the-flying-doormat"
ORB = "the-shiny-orb"
SOCKS = "the-stinky-trolls-socks"
AS_RING, AS_SCEPTER, AS_ORB = "magic-4", "magic-6", "magic-7"

BAZAAR = """
    a    mine      me 1     edge
    b    mine      red 3         beside a
    c    mud-pool  red 3         beside a b
    d    mine      red 1         beside a
    far  mine      blue 2
"""


def bazaar(holdings, me="mudmen magic", **more):
    return table(BAZAAR, me=me, red="orcs hill, coins 5", blue="humans, coins 5", holdings=holdings, **more)


def test_magic_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen magic").play("take 1")
    assert game.hand() == 8 + 5


def test_bag_works_as_a_relic_that_another_player_holds():
    # UND-107
    game = bazaar(f"{SWORD} d")
    assert game.price("b") == 5
    game.play(f"magic-2; magic {SWORD}")
    assert game.price("b") == 3
    game.play("conquer b x3")
    assert game.pieces("magic") == ["b"]
    assert where(game, SWORD) == "d"


def test_bag_is_used_once_a_turn():
    game = bazaar(f"{SWORD} d, {SOCKS} c", hand=8).play(f"magic-2; magic {SWORD}; conquer b x3")
    assert game.refuses("magic-2")
    assert game.price("c") == 5


def test_player_names_the_relic_when_the_bag_is_used():
    game = bazaar(f"{SWORD} d, {SOCKS} c").play("magic-2")
    assert game.legal() == [f"magic {SOCKS}", f"magic {SWORD}"]


def test_bag_and_the_relic_it_copies_cannot_share_a_conquest():
    # UND-109
    game = bazaar(f"{SWORD} a").play(f"use {SWORD}")
    assert game.refuses("magic-2")
    game = bazaar(f"{SWORD} a").play(f"magic-2; magic {SWORD}")
    assert game.refuses(f"use {SWORD}")


def test_bag_and_its_relic_may_help_two_separate_conquests():
    # UND-109
    game = bazaar(f"{SWORD} a", hand=8).play(f"use {SWORD}; conquer b x3; magic-2; magic {SWORD}")
    assert game.price("c") == 5 - 2
    game = bazaar(f"{SWORD} a", hand=8).play(f"magic-2; magic {SWORD}; conquer b x3; use {SWORD}")
    assert game.price("c") == 5 - 2


def test_bag_in_a_lost_region_returns_to_hand():
    # UND-110
    game = bazaar(f"{SWORD} d", hand=3).play(f"magic-2; magic {SWORD}; conquer b x3").end_turn()
    game.play("expand")
    game.play(f"conquer b x{game.price('b')}")
    assert game.pieces("magic") == []
    game.next_turn_of("me").play("expand")
    assert game.offers("magic-2")


def test_bag_is_useless_before_a_relic_is_discovered():
    # UND-111
    game = bazaar("the-fountain-of-youth a")
    assert game.refuses("magic-2")


def test_bag_used_as_the_ring_goes_into_a_region():
    # UND-112
    game = table(
        "a mine me 1 \n b mine me 1 \n x mine red 1 beside a b",
        me="mudmen magic",
        red="orcs, coins 5",
        holdings=f"{RING} a",
        hand=0,
    ).play(f"stop; {RING} a")
    assert game.coins("red") == 4
    game.play(f"magic {RING}")
    assert game.legal() == [f"{AS_RING} b", "pass"], "not where the Ring was put"
    game.play(f"{AS_RING} b")
    assert game.coins("red") == 3
    assert game.coins() == 2 + 2


def test_bag_used_as_the_scepter_doubles_another_region():
    game = table(
        "a mine me 1 \n b mine me 1 \n c mud-pool me 1", me="ogres magic", holdings=f"{SCEPTER} a", hand=0
    ).play(f"stop; {SCEPTER} a; magic {SCEPTER}; {AS_SCEPTER} b")
    assert game.coins() == 3 + 1 + 1


def test_bag_used_as_the_doormat_reaches_any_region():
    game = bazaar(f"{DOORMAT} d")
    assert game.refuses("conquer far x4")
    game.play(f"magic-2; magic {DOORMAT}; conquer far x4")
    assert game.pieces("magic") == ["far"]


@pytest.mark.ours
def test_bag_used_as_the_doormat_does_not_let_a_race_enter():
    game = table(
        "rim mine edge \n inner mine \n x mine red 1",
        me="mudmen magic",
        holdings=f"{DOORMAT} x",
    )
    assert game.refuses("magic-2")


def test_bag_used_as_the_orb_substitutes_a_token():
    game = bazaar(f"{ORB} far", hand=0).play(f"magic-2; magic {ORB}; {AS_ORB} d red")
    assert (game.holder("d"), game.pieces("magic")) == ("me", ["d"])


def test_bag_used_as_the_socks_lets_all_tokens_withdraw():
    game = bazaar(f"{SOCKS} far").play(f"magic-2; magic {SOCKS}")
    assert game.price("b") == 2
    game.play("conquer b x2")
    assert game.tray("orcs") == 10 - 7
    assert game.hand("red") == 3


def test_bag_after_conquests_works_only_as_the_ring_or_scepter():
    game = bazaar(f"{SWORD} d, {RING} far", hand=0).play("stop")
    assert game.legal() == [f"magic {RING}", "pass"]


def test_bag_is_lost_in_decline():
    # UND-113
    game = bazaar(f"{SWORD} d", hand=3).play(f"magic-2; magic {SWORD}; conquer b x3").next_turn_of("me")
    game.play("decline")
    assert game.pieces("magic") == []
    assert game.state.rules.ids["magic"] not in game.state.serving[0]
