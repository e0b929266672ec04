"""Fireball: one for each magic region, worth two tokens in a later conquest.

Source: Royal Bonus, Fireball.
"""

import pytest

from kit import table
from smallworld.engine.sheets.display import display_of

BOXES = "base royal_bonus"
TOWER = """
    tower   hill,magic     me 1
    ring    forest,magic   me 1     beside tower
    home    swamp          me 1     beside ring
    castle  mountain       red 3    beside home
    meadow  farmland       red 1    beside home
    moor    swamp                   beside home
"""


def wizards(balls=2, hand=2, me="humans fireball", **more):
    game = table(TOWER, me=me, boxes=BOXES, hand=hand, **more)
    game.state.remember(0, game.state.rules.ids["fireball"], balls)
    return game


def left(game):
    """Return the number of my fireballs."""
    id = game.state.rules.ids["fireball"]
    return display_of(game.state, 0).stock.get(id, 0)


def test_fireball_badge_brings_five_tokens():
    game = table(
        "meadow farmland edge", me="", column="orcs fireball, elves forest", boxes=BOXES, step="choose-course"
    )
    assert game.play("take 1").hand() == 5 + 5


def test_fireballs_are_received_at_the_end_of_the_turn():
    game = wizards(balls=0, hand=0)
    assert game.refuses("use fireball")
    game.play("stop")
    assert left(game) == 2


def test_fireball_counts_as_two_tokens():
    game = wizards(hand=4).play("use fireball")
    assert game.price("castle") == 2 + 1 + 3 - 2
    assert game.quote("castle") == "2 base, +1 mountain, +3 tokens, -2 Fireball"


def test_two_fireballs_and_two_tokens_count_as_six_tokens():
    # ROY-05
    game = wizards().play("use fireball; use fireball; conquer castle x2")
    assert game.holder("castle") == "me"
    assert game.hand() == 2 - 2 + 1  # the tokens to redeploy: all but one
    assert left(game) == 0


def test_thrown_fireball_is_used_up():
    game = wizards(hand=6).play("use fireball; conquer castle x4")
    assert left(game) == 2 - 1


def test_conquest_with_a_fireball_needs_at_least_one_token():
    assert wizards().play("use fireball; use fireball").price("moor") == 1
    assert wizards(hand=0).refuses("use fireball")


def test_player_throws_no_more_fireballs_than_they_have():
    assert wizards(balls=1).play("use fireball").refuses("use fireball")


def test_substitution_by_sorcerers_uses_no_fireball():
    game = wizards(me="sorcerers fireball").play("use fireball; sorcerers meadow red")
    assert left(game) == 2
    assert game.price("castle") == 2 + 1 + 3 - 2


@pytest.mark.ours
def test_unused_fireballs_are_kept_for_later_turns():
    game = wizards(balls=1, hand=0).play("stop").next_turn_of("me")
    assert left(game) == 1 + 2
    game.play("expand; stop")
    assert left(game) == 1 + 2 + 2


@pytest.mark.ours
def test_fireball_that_is_readied_but_not_used_is_kept():
    game = wizards(balls=2).play("use fireball; stop; deploy home x2").next_turn_of("me").play("expand")
    assert left(game) == 2 + 2
    assert game.price("meadow") == 2 + 1


def test_successful_final_attempt_uses_up_the_fireballs_thrown():
    game = wizards(balls=1, hand=2).play("use fireball; attempt castle").roll(2)
    assert game.holder("castle") == "me"
    assert left(game) == 0


@pytest.mark.ours
def test_fireballs_are_kept_after_a_failed_final_attempt():
    game = wizards(balls=1, hand=2).play("use fireball; attempt castle").roll(1)
    assert game.holder("castle") == "red"
    assert left(game) == 1
    game.play("deploy home x2")
    assert left(game) == 1 + 2


def test_fireballs_are_lost_in_decline():
    game = wizards(hand=0).play("stop").next_turn_of("me").play("decline")
    assert not game.state.memories
