"""Readied relics, which are spent only on conquests that they made possible or cheaper.

Source: ours.
"""

import pytest

from kit.underground import table, where

DOORMAT = "the-flying-doormat"
SWORD = "the-sword-of-the-killer-rabbit"
SOCKS = "the-stinky-trolls-socks"
MARCH = """
    home    hill      me 1     edge
    meadow  farmland           beside home
    castle  hill      red 2    beside home
    brook   river              beside home
    far     swamp     red 1    beside castle
    isle    forest             beside far
"""


def march(relic, me="ratmen wealthy", red="orcs hill", drawing=MARCH, **more):
    return table(drawing, me=me, red=red, holdings=f"{relic} home", **{"hand": 9, **more}).play(
        f"use {relic}"
    )


@pytest.mark.ours
def test_doormat_is_not_used_up_by_an_adjacent_conquest():
    game = march(DOORMAT).play("conquer castle x4")
    assert where(game, DOORMAT) == "home"
    game.play("conquer isle x2")
    assert where(game, DOORMAT) == "isle"
    assert game.refuses(f"use {DOORMAT}")


@pytest.mark.ours
def test_sword_is_not_used_up_if_it_saves_no_token():
    game = march(SWORD).play("conquer brook x1")
    assert where(game, SWORD) == "home"
    game.play("conquer castle x2")
    assert where(game, SWORD) == "castle"


@pytest.mark.ours
def test_socks_are_not_used_up_by_conquest_of_an_empty_region():
    game = march(SOCKS).play("conquer meadow x2")
    assert where(game, SOCKS) == "home"
    game.play("conquer castle x2")
    assert (where(game, SOCKS), game.hand("red")) == ("castle", 2)


def test_unused_socks_do_not_save_tokens_of_the_defender():
    drawing = "crater chasm,volcano \n home mine me 1 beside crater \n rim mine red 2 beside crater home"
    game = table(drawing, me="flames", red="orcs", holdings=f"{SOCKS} home")
    state = game.state
    state.remember(0, state.rules.ids["flames"], state.board.places["crater"] + 1)
    game.play(f"use {SOCKS}; conquer rim x2")
    assert where(game, SOCKS) == "home"
    assert game.hand("red") == 1


def test_sword_is_not_used_up_if_the_roll_of_the_die_suffices():
    game = march(SWORD, hand=1).play("attempt castle").roll(3)
    assert (game.holder("castle"), where(game, SWORD)) == ("me", "home")
    game = march(SWORD, hand=1).play("attempt castle").roll(2)
    assert (game.holder("castle"), where(game, SWORD)) == ("me", "castle")


def test_barbarians_who_pay_the_full_price_use_up_no_relic():
    game = march(SWORD, me="barbarians wealthy").play("conquer castle x4")
    assert where(game, SWORD) == "home"
    game = march(SWORD, me="barbarians wealthy").play("conquer castle x3")
    assert where(game, SWORD) == "castle"


def test_relic_is_not_used_up_if_the_mercenary_suffices():
    game = march(SWORD, me="ratmen mercenary, coins 3").play("mercenary castle x1")
    assert where(game, SWORD) == "castle", "with the coin alone it were two"
    game = march(SOCKS, me="ratmen mercenary, coins 3").play("mercenary meadow x1")
    assert where(game, SOCKS) == "home"


def test_doormat_is_not_used_up_by_a_catapult_shot():
    game = march(DOORMAT, me="ratmen catapult").play("catapult far home")
    assert (game.holder("far"), where(game, DOORMAT)) == ("me", "home")
    game.play("conquer isle x2")
    assert where(game, DOORMAT) == "home", "it lies beside the far swamp now"


def test_doormat_is_not_used_up_by_an_adjacent_substitution():
    drawing = MARCH.replace("red 2", "red 1")
    game = march(DOORMAT, me="ratmen vampire", drawing=drawing).play("vampire castle player 2")
    assert where(game, DOORMAT) == "home"
    game.play("conquer isle x2")
    assert where(game, DOORMAT) == "isle"


def test_only_the_relic_that_helped_a_conquest_is_used_up():
    game = table(MARCH, me="ratmen wealthy", red="orcs", hand=9, holdings=f"{DOORMAT} home, {SWORD} home")
    game.play(f"use {DOORMAT}; use {SWORD}; conquer castle x2")
    assert (where(game, DOORMAT), where(game, SWORD)) == ("home", "castle")
    game.play("conquer isle x2")
    assert where(game, DOORMAT) == "isle"


@pytest.mark.parametrize(
    ("relic", "without", "within"),
    [(DOORMAT, "castle x4", "isle x2"), (SWORD, "brook x1", "castle x2"), (SOCKS, "meadow x2", "castle x2")],
)
def test_bag_is_used_up_only_if_it_helped_a_conquest(relic, without, within):
    game = table(MARCH, me="ratmen magic", red="orcs", hand=9, holdings=f"{relic} far")
    game.play(f"magic-2; magic {relic}; conquer {without}")
    assert game.pieces("magic") == []
    game.play(f"conquer {within}")
    assert game.pieces("magic") == [within.split()[0]]


def test_relic_that_was_not_used_up_can_be_used_in_the_next_turn():
    game = march(DOORMAT).play("conquer castle x4").next_turn_of("me").play("expand")
    assert game.offers(f"use {DOORMAT}")
