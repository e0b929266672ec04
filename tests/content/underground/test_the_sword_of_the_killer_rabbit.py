"""The Sword of the Killer Rabbit: once a turn, a conquest costs two tokens less.

Source: Underground, Righteous Relics.
"""

from kit.underground import table, where

SWORD = "the-sword-of-the-killer-rabbit"
WARREN = """
    warren  hill      me 1     edge
    tower   mountain  red 2         beside warren
    meadow  farmland                beside warren
    castle  mountain  red 3         beside warren meadow
"""


def warren(site="warren", me="ratmen wealthy", **more):
    return table(WARREN, me=me, red="orcs hill", holdings=f"{SWORD} {site}", **more)


def test_sword_saves_two_tokens_in_a_conquest():
    # UND-17
    game = warren()
    assert game.price("tower") == 2 + 1 + 2
    game.play(f"use {SWORD}")
    assert game.price("tower") == 2 + 1 + 2 - 2
    assert "-2 The Sword of the Killer Rabbit" in game.quote("tower")


def test_sword_moves_to_the_region_it_helped_conquer():
    # UND-17
    game = warren().play(f"use {SWORD}; conquer tower x3")
    assert where(game, SWORD) == "tower"


def test_sword_is_used_once_a_turn():
    # UND-17
    game = warren(hand=8).play(f"use {SWORD}; conquer tower x3")
    assert game.price("castle") == 2 + 1 + 3
    assert game.refuses(f"use {SWORD}")


def test_sword_helps_again_in_the_next_turn():
    game = warren(hand=8).play(f"use {SWORD}; conquer tower x3").next_turn_of("me").play("expand")
    assert game.offers(f"use {SWORD}")


def test_sword_stays_in_place_in_a_conquest_without_it():
    assert where(warren().play("conquer tower x5"), SWORD) == "warren"


def test_conquest_with_the_sword_needs_at_least_one_token():
    # UND-166
    game = warren(me="mummies wealthy").play(f"use {SWORD}")
    assert game.price("meadow") == 1
    game = warren(me="ratmen wealthy").play(f"use {SWORD}")
    assert game.price("meadow") == 1
    assert where(game.play("conquer meadow x1"), SWORD) == "meadow"


def test_sword_helps_in_a_final_attempt():
    # UND-167
    game = warren(hand=1).play(f"use {SWORD}; attempt castle").roll(3)
    assert (game.holder("castle"), where(game, SWORD)) == ("me", "castle")


def test_sword_stays_in_its_region_after_a_failed_attempt():
    # UND-167
    game = warren(hand=1).play(f"use {SWORD}; attempt castle").roll(2)
    assert (game.holder("castle"), where(game, SWORD)) == ("red", "warren")


def test_sword_does_not_defend_its_region():
    # UND-43
    game = table(WARREN, red="orcs hill", holdings=f"{SWORD} tower, the-fountain-of-youth tower")
    assert game.price("tower") == 2 + 1 + 2


def test_conqueror_of_the_sword_may_use_it_immediately():
    game = warren(site="tower", hand=9).play("conquer tower x5")
    assert game.offers(f"use {SWORD}")


def test_race_in_decline_may_not_use_the_sword():
    game = table(
        WARREN.replace("me 1", "me/declined 1").replace("farmland      ", "farmland  me 1"),
        me="ratmen wealthy, declined humans",
        red="orcs hill",
        holdings=f"{SWORD} warren",
    )
    assert game.refuses(f"use {SWORD}")


def test_gnomes_may_use_the_sword_themselves():
    # UND-65
    game = warren(me="gnomes wealthy").play(f"use {SWORD}")
    assert game.price("tower") == 2 + 1 + 2 - 2


def test_sword_does_not_help_against_gnomes_and_is_not_used_up():
    game = table(WARREN, me="ratmen wealthy", red="gnomes hill", hand=6, holdings=f"{SWORD} warren")
    game.play(f"use {SWORD}; conquer tower x5")
    assert where(game, SWORD) == "warren"
    assert game.price("castle") == 2 + 1 + 3
    assert game.price("meadow") == 1
