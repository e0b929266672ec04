"""Ghosts with races and powers of other boxes, for which they are a race in decline that acts."""

import pytest

from kit import Table
from kit.isle import isle, reserve, souls
from smallworld.content.catalogue import make_rules
from smallworld.content.shelf import BOXES

LAND = """
    pond    lake
    shore   farmland  {}        beside pond
    inland  hill      {}        beside shore
    edge    swamp     {}   edge beside inland
"""
BESIDE_A_GHOST = LAND.format("blue 1", "me 1", "red 2")


def mine(me: str, hand: int = 5, coins: int = 5):
    """Return my turn, with a ghost and red beside me."""
    return isle(BESIDE_A_GHOST, me=me, on_turn="me", hand=hand, coins=coins, boxes=BOXES).play("expand")


def test_goblins_conquer_ghosts_for_one_token_less():
    assert "-1 Goblins" in mine("goblins hill").quote("shore")
    assert "-1 Goblins" not in mine("goblins hill").quote("edge")


def test_ransacking_races_take_no_coins_from_the_necromancer():
    game = mine("ratmen ransacking").play("conquer shore x3")
    assert game.coins("me") == 5
    assert game.coins("blue") == 5


def test_peace_loving_races_may_attack_ghosts():
    game = mine("ratmen peace-loving", hand=3).play("conquer shore x3")
    assert game.breakdown("me")["peace-loving"] == 3


def test_conquest_of_ghosts_by_fauns_brings_tokens_to_nobody():
    game = mine("fauns hill", hand=3)
    before = reserve(game)
    game.play("conquer shore x3")
    assert game.hand("blue") == 0
    assert reserve(game) == before


@pytest.mark.parametrize(
    "power", ["cursed", "spirit", "stout", "hordes-of", "reborn", "tomb", "vanishing", "wise"]
)
def test_badges_that_need_a_living_race_are_not_drawn(power):
    rules = make_rules(BOXES, scenario="necromancer")
    assert any(rules.traits[id].for_the_living for id in rules.together[rules.ids[power]])


FAR = """
    pond    lake
    shore   farmland  blue 1        beside pond
    copse   forest    {}            beside shore
    moor    hill      red {}        beside copse
"""


def shooting(orcs: int, ghosts: int, coins: int, copse: str = "") -> Table:
    """Return a Necromancer who has a Catapult and a Mercenary."""
    drawing = FAR.format(copse, orcs)
    return isle(drawing, badges="catapult mercenary", island=ghosts, coins=coins, boxes=BOXES)


def test_reductions_by_catapult_and_mercenary_add_up_for_ghosts():
    game = shooting(orcs=3, ghosts=2, coins=1).play(f"mercenary moor x{2 + 3 - 2 - 1}")
    assert game.holder("moor") == "blue"
    assert game.coins("blue") == 1 - 1
    assert game.pieces("catapult") == ["shore"]


def test_necromancer_chooses_the_origin_of_a_catapult_shot():
    game = isle(
        FAR.format("", 3) + "cliff hill blue 1 beside copse",
        badges="catapult mercenary",
        island=3,
        coins=1,
        boxes=BOXES,
    )
    game.play("mercenary moor x2")
    assert game.legal() == ["catapult moor shore", "catapult moor cliff"]
    game.play("catapult moor cliff")
    assert game.pieces("catapult") == ["cliff"]
    assert game.offers("conquer copse x1") is False


def test_necromancer_without_a_coin_is_offered_no_mercenary():
    game = shooting(orcs=3, ghosts=2, coins=0)
    assert not any(action.startswith("mercenary") for action in game.legal())
    assert game.offers("catapult moor shore")


def test_adjacent_conquest_by_mercenary_may_keep_the_catapult():
    game = isle(FAR.format("blue 1", 3), badges="catapult mercenary", island=4, coins=3, boxes=BOXES, turn=4)
    assert game.price("moor") == 2 + 3
    assert [action for action in game.legal() if action.startswith("mercenary moor")] == [
        "mercenary moor x2",
        "mercenary moor x3",
    ]
    assert Table(game.state.copy()).play("mercenary moor x3").pieces("catapult") == []
    assert game.play("mercenary moor x2").pieces("catapult") == ["shore"]


def test_catapult_is_also_used_if_a_mercenary_makes_it_needless():
    game = shooting(orcs=1, ghosts=9, coins=2).play("mercenary moor x1")
    assert game.tokens("moor") == max(1, 2 + 1 - 2 - 1)
    assert not any(action.startswith("catapult") for action in game.legal())


@pytest.mark.ours
def test_hordes_token_that_is_lost_becomes_a_soul():
    drawing = LAND.format("me 1", "red 3", "")
    game = isle(drawing, red="humans hordes-of", on_turn="me", hand=5, boxes=BOXES).play("expand")
    game.play("conquer inland x5")
    assert souls(game) == "humans"


@pytest.mark.ours
def test_hordes_tokens_discarded_by_elves_do_not_become_souls():
    drawing = LAND.format("me 1", "", "red 5")
    game = isle(drawing, red="elves hordes-of", on_turn="red", boxes=BOXES)
    game.state.remember(1, game.state.rules.ids["hordes-of"], 2)
    game.play("decline")
    assert souls(game) == "elves elves"


def test_hordes_token_in_the_well_takes_no_token_from_the_tray():
    drawing = LAND.format("me 1", "red 12", "")
    game = isle(drawing, red="humans hordes-of", on_turn="me", hand=14, boxes=BOXES)
    game.state.remember(1, game.state.rules.ids["hordes-of"], 2)
    game.play("expand; conquer inland x14")
    assert game.tray("humans") == 0
    assert souls(game) == "-"
