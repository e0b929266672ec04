"""Frightened: one extra coin for each region with three or more tokens.

Source: Underground, Frightened.
"""

import pytest

from kit.underground import table
from smallworld.engine.game import question

BURROWS = "a mine me {} \n b mine me {} \n c mine me {}"


def test_frightened_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen frightened").play("take 1")
    assert game.hand() == 8 + 4


def test_frightened_pays_a_coin_per_region_with_three_tokens():
    # UND-102
    game = table(BURROWS.format(3, 4, 2), me="ogres frightened", hand=0)
    assert game.breakdown() == {"regions": 3, "frightened": 2}


def test_frightened_counts_tokens_after_redeployment():
    game = table(BURROWS.format(1, 1, 1), me="ogres frightened", hand=6)
    game.play("stop; deploy a x2; deploy b x2")
    assert game.coins() == 3 + 3


@pytest.mark.parametrize(("power", "changes"), [("frightened", True), ("wise", False)])
def test_question_says_that_redeployment_may_change_the_coins(power, changes):
    game = table(BURROWS.format(1, 1, 1), me=f"ogres {power}", hand=6).play("stop")
    assert question(game.state).key == "redeploy"
    assert question(game.state).may_change_coins == changes


@pytest.mark.parametrize(("spread", "coins"), [("deploy a x2", 2 + 2), ("deploy a x4", 2 + 1)])
def test_tokens_that_withdrew_count_for_frightened_next_turn(spread, coins):
    # UND-317: red had three in b, lost one, and two withdrew to c; all but one in each return to hand.
    game = table(
        "a mine red 3 \n b mine red 3 beside den \n c mine red 1 \n den mine me 1",
        me="drow",
        red="ogres frightened",
        hand=5,
    )
    game.play("conquer b x5; deploy b x4; deploy c x2")
    game.play(f"expand; stop; {spread}")
    assert game.coins("red") == coins


@pytest.mark.ours
def test_frightened_counts_the_leader_as_a_token():
    # UND-316
    game = table("a mine me 3 leader \n z mine edge", me="ratmen frightened", boxes="leaders", hand=0)
    assert game.score() == 1 + 1


def test_frightened_pays_nothing_in_decline():
    game = table(BURROWS.format(3, 4, 2), me="ogres frightened", step="choose-course")
    assert game.play("decline").coins() == 3
