"""What ghosts are to races and powers of the other boxes: a race in decline that acts."""

import pytest

from kit.isle import isle, reserve, souls
from smallworld.content.catalogue import BOXES, make_rules

LAND = """
    pond    lake
    shore   farmland  {}        beside pond
    inland  hill      {}        beside shore
    edge    swamp     {}   edge beside inland
"""
BESIDE_A_GHOST = LAND.format("blue 1", "me 1", "red 2")


def mine(me: str, hand: int = 5, coins: int = 5):
    """My turn, with a ghost and red beside me."""
    return isle(BESIDE_A_GHOST, me=me, on_turn="me", hand=hand, coins=coins, boxes=BOXES).play("expand")


def test_goblins_conquer_ghosts_for_a_token_less():
    assert "-1 Goblins" in mine("goblins hill").quote("shore")
    assert "-1 Goblins" not in mine("goblins hill").quote("edge")


def test_ransacking_races_take_no_coin_from_the_necromancer():
    game = mine("ratmen ransacking").play("conquer shore x3")
    assert game.coins("me") == 5
    assert game.coins("blue") == 5


def test_peace_loving_races_may_attack_ghosts():
    game = mine("ratmen peace-loving", hand=3).play("conquer shore x3")
    assert game.breakdown("me")["peace-loving"] == 3


def test_fauns_and_ghosts_gain_nothing_from_each_other():
    game = mine("fauns hill", hand=3)
    before = reserve(game)
    game.play("conquer shore x3")
    assert game.hand("blue") == 0
    assert reserve(game) == before


@pytest.mark.parametrize("power", ["cursed", "spirit", "stout", "hordes-of"])
def test_what_serves_only_combos_and_declines_is_not_drawn(power):
    rules = make_rules(BOXES, scenario="necromancer")
    assert any(rules.traits[id].for_the_living for id in rules.together[rules.ids[power]])


@pytest.mark.ours
def test_is_a_lost_hordes_token_a_soul_yes():
    drawing = LAND.format("me 1", "red 3", "")
    game = isle(drawing, red="humans hordes-of", on_turn="me", hand=5, boxes=BOXES).play("expand")
    game.play("conquer inland x5")
    assert souls(game) == "humans"


@pytest.mark.ours
def test_are_hordes_tokens_that_elves_discard_souls_no():
    drawing = LAND.format("me 1", "", "red 5")
    game = isle(drawing, red="elves hordes-of", on_turn="red", boxes=BOXES)
    game.state.remember(1, game.state.rules.ids["hordes-of"], 2)
    game.play("decline")
    assert souls(game) == "elves elves"


def test_no_tray_ever_lacks_more_than_was_lost():
    drawing = LAND.format("me 1", "red 12", "")
    game = isle(drawing, red="humans hordes-of", on_turn="me", hand=14, boxes=BOXES)
    game.state.remember(1, game.state.rules.ids["hordes-of"], 2)
    game.play("expand; conquer inland x14")
    assert game.tray("humans") == 0
    assert souls(game) == "-"
