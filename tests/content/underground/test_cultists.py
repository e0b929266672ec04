"""Cultists: the Great Ancient protects one of their regions, and adjacent ones cost one token less.

Source: Underground, Cultists.
"""

import pytest

from kit.underground import table

SHRINE = """
    altar   farmland  me 1 great-ancient
    moor    hill      me 1                beside altar
    meadow  farmland                      beside altar
    ford    hill      red 2               beside moor altar
    wood    forest                        beside moor
"""


def cult(**more):
    return table(SHRINE, me=more.pop("me", "cultists"), **more)


def ancient(game):
    return game.pieces("cultists")


def test_cultists_banner_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="cultists hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 5 + 4


def test_great_ancient_goes_to_the_first_region_conquered():
    game = table("meadow farmland edge \n ford hill edge beside meadow", me="cultists", hand=5)
    game.play("conquer meadow x2")
    assert ancient(game) == ["meadow"]
    game.play("conquer ford x1")
    assert ancient(game) == ["meadow"]


def test_region_with_the_great_ancient_is_immune():
    game = cult()
    assert game.quote("altar", by="red") == "cannot be conquered: immune great ancient"


def test_region_next_to_the_great_ancient_costs_one_token_less():
    game = cult()
    assert game.price("meadow") == 2 - 1
    assert game.price("ford") == 2 + 2 - 1
    assert game.price("wood") == 2


def test_conquest_near_the_great_ancient_needs_a_token():
    # UND-49
    assert cult(me="cultists commando").price("meadow") == 1


def test_great_ancient_may_move_at_the_start_of_a_turn():
    game = cult(step="choose-course", hand=0).play("expand")
    assert game.legal() == ["cultists moor", "pass"]
    game.play("cultists moor")
    assert ancient(game) == ["moor"]
    assert game.price("wood") == 2 - 1


def test_great_ancient_may_stay_where_it_is():
    game = cult(step="choose-course", hand=0).play("expand; pass")
    assert ancient(game) == ["altar"]


def test_great_ancient_leaves_when_cultists_decline():
    # UND-53
    game = cult(step="choose-course", hand=0).play("decline")
    assert ancient(game) == []
    assert game.price("altar", by="red") == 2 + 1


@pytest.mark.ours
def test_great_ancient_of_an_abandoned_region_returns_to_hand():
    game = cult(hand=0).play("abandon altar; stop")
    assert ancient(game) == []


@pytest.mark.ours
def test_great_ancient_returns_to_the_map_next_turn():
    game = cult(hand=4).play("abandon altar; conquer wood x2")
    assert ancient(game) == []
    game.end_turn()
    game.next_turn_of("me").play("expand")
    assert game.legal() == ["cultists moor", "cultists wood"]
    game.play("cultists wood")
    assert ancient(game) == ["wood"]


def test_great_ancient_goes_to_the_only_region_unasked():
    game = table("altar farmland me 1 great-ancient \n moor hill me 1 beside altar", me="cultists", hand=0)
    game.play("abandon altar; stop").next_turn_of("me").play("expand")
    assert ancient(game) == ["moor"]


@pytest.mark.ours
def test_great_ancient_on_a_river_returns_to_hand():
    # UND-52
    game = table("brook river edge \n bank hill beside brook \n moor hill beside bank", me="cultists", hand=8)
    game.play("conquer brook x1; conquer bank x1; conquer moor x2")
    assert ancient(game) == ["brook"]
    game.end_turn()
    assert ancient(game) == []
    game.next_turn_of("me").play("expand")
    assert game.legal() == ["cultists bank", "cultists moor"]


@pytest.mark.ours
def test_doormat_does_not_extend_the_discount():
    far = SHRINE + "far hill"
    game = table(far, me="cultists", holdings="the-flying-doormat altar").play("use the-flying-doormat")
    assert game.price("far") == 2
    assert game.price("meadow") == 2 - 1


def test_pipe_extends_the_discount_of_the_great_ancient():
    # UND-50
    drawing = "pit mine me 1 great-ancient \n moor hill me 1 beside pit \n delve mine"
    game = table(drawing, me="cultists", holdings="the-great-brass-pipe pit")
    assert game.price("delve") == 2 - 1
