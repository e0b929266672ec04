"""The Scepter of Avarice: placed in a region, it doubles the coins of that region.

Source: Underground, Righteous Relics.
"""

import pytest

from kit.underground import table, where

SCEPTER = "the-scepter-of-avarice"
MINT = """
    vault   hill,mine me 1     edge
    coffer  forest    me 1           beside vault
    purse   swamp     me 1           beside coffer
    shore   farmland  red 1          beside purse
"""


def mint(me="ratmen wealthy", places="", drawing=MINT, **more):
    holdings = f"{SCEPTER} purse" + (f", {places}" if places else "")
    return table(drawing, me=me, red="orcs hill", hand=0, holdings=holdings, **more).play("stop")


def test_scepter_may_go_to_any_region_of_its_holder():
    game = mint()
    assert game.legal() == [f"{SCEPTER} vault", f"{SCEPTER} coffer", f"{SCEPTER} purse", "pass"]
    assert where(game.play(f"{SCEPTER} vault"), SCEPTER) == "vault"


def test_scepter_doubles_the_coins_of_its_region():
    assert mint().play(f"{SCEPTER} coffer").coins() == 3 + 1


def test_scepter_doubles_the_bonus_of_the_race():
    assert mint("dwarves wealthy").play(f"{SCEPTER} vault").coins() == (3 + 1) + (1 + 1)


def test_scepter_doubles_the_bonus_of_the_power():
    # UND-18
    assert mint("ogres forest").play(f"{SCEPTER} coffer").coins() == 3 + 1 + (1 + 1)


def test_scepter_doubles_the_bonuses_of_race_and_power():
    assert mint("dwarves merchant").play(f"{SCEPTER} vault").coins() == (3 + 1 + 3) + (1 + 1 + 1)


def test_scepter_doubles_the_bonus_of_a_place():
    # UND-159
    game = mint("ogres wealthy", "the-keep-on-the-motherland coffer").play(f"{SCEPTER} coffer")
    assert game.coins() == (3 + 1) + (1 + 1)


def test_scepter_does_not_double_the_mine_of_the_lost_dwarf():
    # UND-160
    game = mint("ogres wealthy", "the-mine-of-the-lost-dwarf coffer").play(f"{SCEPTER} coffer")
    assert game.coins() == 3 + 2


def test_unused_scepter_brings_no_coins():
    assert mint().play("pass").coins() == 3


def test_scepter_used_in_one_turn_brings_nothing_in_the_next():
    game = mint().play(f"{SCEPTER} coffer").next_turn_of("me").play("expand; stop; pass")
    assert game.coins() == (3 + 1) + 3


def test_scepter_brings_nothing_on_the_turn_of_decline():
    # UND-161
    game = mint().play(f"{SCEPTER} coffer").next_turn_of("me").play("decline")
    assert game.coins() == (3 + 1) + 3
    assert not any(SCEPTER in action for action in game.legal())


def test_scepter_doubles_the_coin_of_the_diamond_fields():
    game = mint("ogres wealthy", "the-diamond-fields coffer").play(f"{SCEPTER} coffer")
    assert game.coins() == (3 + 1) + (1 + 1)


@pytest.mark.ours
def test_scepter_doubles_the_coin_of_a_fortress():
    drawing = MINT.replace("coffer  forest    me 1", "coffer  forest    me 1 fortress")
    game = mint("ogres fortified", drawing=drawing)
    while not game.offers(f"{SCEPTER} coffer"):
        game.play("pass")
    game.play(f"{SCEPTER} coffer")
    while game.on_turn() == "me":
        game.play("pass")
    assert game.coins() == (3 + 1) + (1 + 1)


@pytest.mark.ours
@pytest.mark.parametrize("power", ["imperial", "barricade", "alchemist", "peace-loving"])
def test_scepter_does_not_double_coins_for_groups_of_regions(power):
    game = mint(f"ogres {power}", boxes="be_not_afraid grand_dames")
    before = game.score()
    assert game.play(f"{SCEPTER} coffer").coins() == before + 1


def test_scepter_doubles_the_coin_for_a_mine_of_mining_shrooms():
    # UND-290
    drawing = (
        "fungus mushroom-forest me 1 edge \n shaft mine me 1 beside fungus \n hut hill red 1 beside shaft"
    )
    game = table(drawing, me="shrooms mining", red="orcs hill", hand=0, holdings=f"{SCEPTER} fungus").play(
        "stop"
    )
    assert game.play(f"{SCEPTER} shaft").coins() == 2 + 1 + 1 + 2


@pytest.mark.ours
def test_scepter_does_not_double_a_coin_for_two_coastal_regions():
    # UND-291
    drawing = "bank hill me 1 edge \n shore hill me 1 beside bank \n stream river beside bank shore"
    game = table(drawing, me="ogres fisher", hand=0, holdings=f"{SCEPTER} bank").play("stop")
    assert game.play(f"{SCEPTER} shore").coins() == 2 + 1 + 1


@pytest.mark.ours
def test_scepter_doubles_the_coins_of_drow_and_frightened_races():
    game = mint("drow frightened", drawing=MINT.replace("coffer  forest    me 1", "coffer  forest    me 3"))
    game.play("deploy coffer x2")
    assert game.breakdown() == {"regions": 3, "drow": 2, "frightened": 1}
    assert game.play(f"{SCEPTER} coffer").coins() == (3 + 2 + 1) + (1 + 1 + 1)


@pytest.mark.ours
@pytest.mark.parametrize("me", ["orcs wealthy", "ratmen pillaging"])
def test_scepter_doubles_a_coin_for_the_conquest_of_its_region(me):
    game = table(MINT, me=me, red="humans hill", hand=3, holdings=f"{SCEPTER} purse")
    game.play("conquer shore x3; deploy vault x2")
    assert game.score() == 4 + 1
    assert game.play(f"{SCEPTER} shore").coins() == (4 + 1) + (1 + 1)


@pytest.mark.ours
def test_scepter_ignores_coins_for_conquests_of_other_regions():
    game = table(MINT, me="orcs wealthy", red="humans hill", hand=3, holdings=f"{SCEPTER} purse")
    game.play("conquer shore x3; deploy vault x2")
    assert game.play(f"{SCEPTER} vault").coins() == (4 + 1) + 1


@pytest.mark.ours
@pytest.mark.parametrize(("me", "more"), [("ogres flocking", 2), ("ogres quarreling", 1)])
def test_scepter_ignores_coins_that_all_regions_earn_together(me, more):
    assert mint(me).play(f"{SCEPTER} vault").coins() == (3 + more) + 1


@pytest.mark.ours
def test_scepter_does_not_double_coins_that_are_paid_only_once():
    game = mint("ogres wealthy")
    game.state.remember(0, game.state.rules.ids["wealthy"], 1)
    assert game.play(f"{SCEPTER} vault").coins() == (3 + 7) + 1


@pytest.mark.ours
def test_scepter_does_not_double_coins_from_opponents():
    game = mint("ogres thieving", coins=3)
    assert game.play(f"{SCEPTER} purse").coins() == 3 + (3 + 1) + 1


def test_scepter_doubles_the_coin_of_adventurous_for_a_place():
    game = mint("ogres adventurous", "the-keep-on-the-motherland coffer").play(f"{SCEPTER} coffer")
    assert game.coins() == (3 + 1 + 1) + (1 + 1 + 1)
