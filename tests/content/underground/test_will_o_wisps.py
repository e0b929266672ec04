"""Will-o'-Wisps: may roll the die for crystal regions, and for what borders a crystal region of theirs.

Source: Underground, Will-o'-Wisps.
"""

import pytest

from kit.underground import table
from smallworld.engine.report import CONQUERED

GLOW = """
    lamp    mystic-crystal   me 1
    moor    mud-pool         me 1     beside lamp
    shard   mystic-crystal            beside moor
    castle  farmland         red 2    beside lamp
    geode   mystic-crystal   red 2    beside moor
    keep    farmland         red 2    beside moor
    vault   mystic-crystal   red 5    beside moor
"""


def wisps(hand, me="will-o-wisps", **more):
    return table(GLOW, me=me, hand=hand, **more)


def test_they_are_six_without_their_power():
    game = table("meadow farmland edge", me="", column="will-o-wisps hill, orcs forest", step="choose-course")
    assert game.play("take 1").hand() == 6 + 4


def test_they_may_roll_for_a_crystal_region_and_for_what_borders_one_of_theirs():
    game = wisps(6)
    offered = [text for text in game.legal() if text.startswith("will-o-wisps")]
    assert offered == [f"will-o-wisps {region}" for region in ("shard", "castle", "geode", "vault")]


def test_the_die_makes_the_conquest_cheaper_and_conquests_go_on():
    # UND-92
    game = wisps(6).play("will-o-wisps castle").roll(2)
    assert game.tokens("castle") == 4 - 2
    assert game.hand() == 6 - 2
    assert game.offers("conquer shard")


def test_they_must_conquer_if_their_tokens_suffice():
    # UND-07
    game = wisps(3).play("will-o-wisps geode").roll(1)
    assert game.holder("geode") == "me"
    assert [report.number for report in game.reports if report.kind == CONQUERED] == [4 - 1]


@pytest.mark.ours
def test_what_if_the_roll_does_not_suffice_their_conquests_end():
    # UND-07
    game = wisps(3).play("will-o-wisps geode").roll(0)
    assert game.holder("geode") == "red"
    assert game.refuses("conquer shard")
    assert game.hand() == 3


@pytest.mark.ours
def test_how_many_tokens_are_placed_the_price_less_the_pips_but_one_at_least():
    # UND-93
    game = wisps(2).play("will-o-wisps shard").roll(3)
    assert game.tokens("shard") == 1
    assert game.hand() == 1


def test_a_roll_that_cannot_suffice_is_not_offered():
    # UND-95
    assert wisps(1).refuses("will-o-wisps vault")
    assert wisps(4).offers("will-o-wisps vault")


def test_with_no_token_in_hand_there_is_nothing_to_roll_for():
    assert wisps(0).legal() == ["abandon lamp", "abandon moor", "stop"]


def test_they_may_roll_for_each_conquest():
    game = wisps(6).play("will-o-wisps castle").roll(3).play("will-o-wisps geode").roll(3)
    assert (game.tokens("castle"), game.tokens("geode")) == (1, 1)


def test_the_plain_final_attempt_stays_theirs():
    # UND-309
    game = wisps(3).play("will-o-wisps shard").roll(1).play("attempt keep").roll(2)
    assert game.holder("keep") == "me"


def test_a_failed_roll_is_an_attack():
    game = wisps(1, me="will-o-wisps diplomat").play("will-o-wisps geode").roll(0)
    assert game.refuses("diplomat red")


@pytest.mark.ours
def test_may_berserk_wisps_roll_twice_for_a_conquest_no():
    # UND-308
    game = wisps(3, me="will-o-wisps berserk").play("berserk").roll(2)
    assert game.refuses("will-o-wisps geode")
    assert game.play("conquer geode x2").offers("will-o-wisps castle")


def test_fireballs_help_the_roll_and_are_used_up():
    game = wisps(1, me="will-o-wisps fireball")
    game.state.remember(0, game.state.rules.ids["fireball"], 1)
    game.play("use fireball; will-o-wisps geode").roll(1)
    assert game.tokens("geode") == 4 - 2 - 1
    assert game.refuses("use fireball")


def test_in_the_world_above_magic_regions_are_crystals():
    game = table("home hill me 1 \n tower hill,magic beside home", me="will-o-wisps", hand=1)
    assert game.offers("will-o-wisps tower")
