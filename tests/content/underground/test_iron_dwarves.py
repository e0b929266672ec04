"""Iron Dwarves: a silver hammer for each mine, which counts as a token in later conquests.

Source: Underground, Iron Dwarves.
"""

import pytest

from kit.underground import table
from smallworld.engine.sheets.display import display_of

PITS = """
    shaft    mine             me 1
    pit      mine             me 1   beside shaft
    delve    mine             me 1   beside pit
    meadow   farmland                beside delve
    castle   farmland         red 3  beside delve meadow
    peak     black-mountain          beside delve
"""


def dwarves(hammers=0, hand=2, me="iron-dwarves", **more):
    game = table(PITS, me=me, hand=hand, **more)
    game.state.remember(0, game.state.rules.ids["iron-dwarves"], hammers)
    return game


def hammers(game):
    """Return the number of hammers that are ready."""
    return display_of(game.state, 0).stock.get(game.state.rules.ids["iron-dwarves"], 0)


def test_iron_dwarves_banner_brings_seven_tokens():
    game = table("meadow farmland edge", me="", column="iron-dwarves hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 7 + 4


def test_each_mine_brings_a_hammer_at_the_end_of_the_turn():
    # UND-27
    game = dwarves(hand=0)
    assert game.refuses("use iron-dwarves")
    game.play("stop")
    assert hammers(game) == 3
    assert game.pieces("iron-dwarves") == []


def test_hammer_counts_as_one_token_in_a_conquest():
    game = dwarves(hammers=2).play("use iron-dwarves")
    assert game.price("castle") == 2 + 3 - 1


def test_three_hammers_and_two_dwarves_conquer_a_defended_region():
    game = dwarves(hammers=3, hand=3)
    game.play("use iron-dwarves; use iron-dwarves; use iron-dwarves; conquer castle x2")
    assert game.holder("castle") == "me"
    assert game.tokens("castle") == 2


def test_each_hammer_helps_one_conquest_per_turn():
    game = dwarves(hammers=1).play("use iron-dwarves; conquer meadow x1")
    assert hammers(game) == 0
    assert game.refuses("use iron-dwarves")


def test_hammers_return_at_redeployment():
    # UND-70
    game = dwarves(hammers=3, hand=1).play("use iron-dwarves; conquer meadow x1")
    assert hammers(game) == 3 + 3
    assert game.price("meadow", by="red") == 2 + 1


def test_iron_dwarves_collect_up_to_seven_hammers():
    # UND-68
    game = dwarves(hand=0)
    game.play("stop")
    game.next_turn_of("me").play("expand; stop")
    assert hammers(game) == 6
    game.next_turn_of("me").play("expand; stop")
    assert hammers(game) == 7


@pytest.mark.ours
def test_hammers_without_a_dwarf_cannot_conquer_a_region():
    assert dwarves(hammers=3, hand=0).refuses("use iron-dwarves")
    assert dwarves(hammers=3).play("use iron-dwarves; use iron-dwarves").price("meadow") == 1


def test_hammers_help_a_final_attempt():
    # UND-313
    game = dwarves(hammers=2, hand=1).play("use iron-dwarves; use iron-dwarves; attempt castle").roll(2)
    assert game.holder("castle") == "me"
    game.end_turn()
    assert hammers(game) == 2 + 3


def test_unused_hammers_are_kept_after_a_failed_attempt():
    game = dwarves(hammers=2, hand=1).play("use iron-dwarves; attempt castle").roll(0)
    game.end_turn()
    assert hammers(game) == 2 + 3


@pytest.mark.ours
def test_hammers_return_when_marauding_dwarves_regroup():
    # UND-314
    game = dwarves(hammers=2, hand=3, me="iron-dwarves marauding")
    game.play("use iron-dwarves; use iron-dwarves; conquer castle x3; marauding")
    assert game.tokens("castle") == 1
    assert game.hand() == 2
    assert hammers(game) == 2
    assert game.offers("use iron-dwarves")


def test_hammers_are_lost_in_decline():
    game = dwarves(hammers=3, hand=0, step="choose-course").play("decline")
    assert not game.state.memories
