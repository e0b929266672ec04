"""Vengeful: regions of players who attacked its owner since the last turn cost one token less.

Source: Underground, Vengeful.
"""

import pytest

from kit.underground import table

FEUD = """
    den    mine  me 2
    crypt  mine  me/declined 1
    a      mine  red 1            beside den crypt c
    b      mine  red/declined 1   beside den
    c      mine  blue 1           beside den
"""


def feud(me="mummies vengeful, declined drow", red="ratmen, declined orcs, hand 3", **more):
    return table(FEUD, me=me, red=red, blue="humans", hand=0, **more)


def attacked():
    """Return my turn after red took the region of my race in decline."""
    return feud().play("stop; expand; conquer crypt x3").next_turn_of("me")


def test_vengeful_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen vengeful").play("take 1")
    assert game.hand() == 8 + 4


def test_vengeful_race_pays_one_token_less_against_attackers():
    # UND-146, with Mummies, who pay one more: active and in decline
    game = attacked()
    assert (game.price("a", by="me"), game.price("b", by="me")) == (3, 3)
    assert game.price("c", by="me") == 4


def test_vengeful_discount_adds_to_that_of_the_race():
    # UND-146
    game = table(FEUD, me="ogres vengeful, declined drow", red="ratmen, declined orcs, hand 3", hand=0)
    game.play("stop; expand; conquer crypt x3").next_turn_of("me")
    assert (game.price("a", by="me"), game.price("b", by="me"), game.price("c", by="me")) == (1, 1, 2)


def test_failed_final_attempt_counts_as_an_attack_for_vengeful():
    game = feud(red="ratmen, declined orcs, hand 1").play("stop; expand; attempt crypt").roll(0)
    game.next_turn_of("me")
    assert game.price("b", by="me") == 3


def test_vengeful_discount_lasts_for_one_turn():
    # UND-147
    game = attacked().play("expand; stop").next_turn_of("me")
    assert game.price("a", by="me") == 4


def test_vengeful_race_gets_no_discount_without_an_attack():
    game = feud().play("stop; expand; conquer c x3").next_turn_of("me")
    assert game.price("b", by="me") == 4


def test_vengeful_discount_lasts_until_the_turn_of_the_owner():
    game = feud().play("stop; expand; conquer crypt x3").end_turn()
    assert game.on_turn() == "blue"
    assert game.price("a", by="me") == 3


def test_vengeful_race_still_respects_peace():
    # UND-311
    game = table(
        FEUD,
        me="mummies vengeful, declined drow",
        red="ratmen diplomat, declined orcs, hand 3",
        blue="humans",
        hand=9,
    )
    game.play("stop; expand; conquer crypt x3; deploy crypt x2; diplomat me").next_turn_of("me").play(
        "expand"
    )
    assert game.refuses("conquer a")
    assert game.price("b") == 3


@pytest.mark.ours
def test_vengeful_race_may_get_a_discount_against_all_opponents():
    # UND-210: one for each opponent, although the box has four
    game = table(
        """
        den  mine  me 9
        a    mine  red 1    beside den
        b    mine  blue 1   beside den
        c    mine  green 1  beside den
        d    mine  black 1  beside den
        """,
        me="mummies vengeful",
        red="ratmen, hand 1",
        blue="humans, hand 1",
        green="orcs, hand 1",
        black="giants, hand 1",
        hand=0,
    )
    game.state.tokens[0] = 1
    game.play("stop")
    for _ in range(4):
        game.play("expand; attempt den").roll(0)
    assert [game.price(region, by="me") for region in "abcd"] == [2 + 2 + 1 - 1] * 4


def test_vengeful_badge_is_discarded_in_decline():
    game = attacked().play("decline")
    assert game.state.rules.ids["vengeful"] not in game.state.serving[0]
