"""Elves: they lose no token with a conquered region; all of them withdraw.

Source: base rules, Elves.
"""

import pytest

from kit import table

TWO_GLADES = """
    glade   forest    red 1
    grove   forest    red 1
    meadow  farmland  me 1   beside glade grove
"""


def test_elves_lose_no_token_with_a_conquered_region():
    game = table(TWO_GLADES.replace("glade   forest    red 1", "glade   forest    red 3"), red="elves")
    game.play("conquer glade x5").end_turn()
    assert game.tokens("grove") == 1 + 3
    assert game.tray("elves") == 11 - 4


def test_elves_do_not_lose_a_lone_token():
    # LOS-05
    game = table(TWO_GLADES, red="elves").play("conquer glade x3").end_turn()
    assert game.tokens("grove") == 1 + 1


def test_elves_without_a_region_stay_in_hand():
    game = table("glade forest red 2 \n meadow farmland me 1 beside glade", red="elves")
    game.play("conquer glade x4").end_turn()
    assert game.hand("red") == 2


def test_substituted_elf_is_lost():
    # SOR-05
    game = table(TWO_GLADES, me="sorcerers", red="elves").play("sorcerers glade red").end_turn()
    assert game.tokens("grove") == 1
    assert game.tray("elves") == 11 - 1


@pytest.mark.ours
def test_elves_in_decline_lose_their_token_when_conquered():
    # LOS-06
    game = table(TWO_GLADES.replace("red", "red/declined"), red="orcs, declined elves")
    game.play("conquer glade x3").end_turn()
    assert game.tokens("grove") == 1
    assert game.tray("elves") == 11 - 1
