"""Berserk: the die may be rolled before each conquest, and helps the region chosen next.

There is no other die at the end of the conquests. Source: base rules, Berserk.
"""

import pytest

from kit import table

# From the camp, the copse costs 3 tokens, the keep 5 and the moor 2.
CAMP = """
    camp   hill      me 1
    copse  forest    red 1  beside camp
    keep   mountain  red 2  beside camp
    moor   swamp            beside camp
"""
STRONGHOLDS = """
    camp   hill      me 1
    keep   mountain  red 2  beside camp
    tower  hill      red 2  beside camp
"""


def test_berserk_badge_brings_four_tokens():
    game = table("meadow farmland edge", me="", column="ratmen berserk").play("take 1")
    assert game.hand() == 8 + 4


def test_berserk_die_is_rolled_before_the_region_is_chosen():
    # DIE-11
    game = table(CAMP, me="humans berserk", hand=4).play("berserk")
    assert game.decides() == "chance"
    game.roll(2)
    assert game.price("copse") == 2 + 1 - 2
    assert game.price("keep") == 2 + 1 + 2 - 2
    game.play("conquer keep x3")
    assert (game.holder("keep"), game.tokens("keep"), game.hand()) == ("me", 3, 4 - 3)


def test_player_may_conquer_again_after_a_berserk_conquest():
    # DIE-11
    game = table(CAMP, me="humans berserk", hand=6).play("berserk").roll(2).play("conquer keep x3")
    assert game.hand() == 6 - 3
    assert game.offers("conquer copse x3")


def test_berserk_die_may_be_rolled_before_each_conquest():
    game = (
        table(CAMP, me="humans berserk", hand=5)
        .play("berserk")
        .roll(2)
        .play("conquer keep x3; berserk")
        .roll(3)
    )
    assert game.price("copse") == 1
    game.play("conquer copse x1")
    assert game.hand() == 5 - 3 - 1


def test_berserk_roll_helps_one_conquest_only():
    game = table(CAMP, me="humans berserk", hand=6).play("berserk").roll(2).play("conquer keep x3")
    assert game.price("copse") == 2 + 1


def test_berserk_die_is_rolled_at_most_once_per_conquest():
    game = table(CAMP, me="humans berserk", hand=4).play("berserk").roll(0)
    assert game.refuses("berserk")


def test_blank_face_of_the_berserk_die_lowers_no_price():
    game = table(CAMP, me="humans berserk", hand=4).play("berserk").roll(0)
    assert game.price("copse") == 2 + 1
    assert game.price("keep") == 2 + 1 + 2


def test_berserk_conquest_always_needs_at_least_one_token():
    # DIE-13
    game = table(CAMP, me="humans berserk", hand=2).play("berserk").roll(3)
    assert game.price("moor") == 1
    assert game.play("conquer moor x1").hand() == 2 - 1


def test_berserk_race_may_conquer_without_a_roll():
    # DIE-14
    game = table(CAMP, me="humans berserk", hand=4).play("conquer copse x3")
    assert (game.tokens("copse"), game.hand()) == (3, 4 - 3)


def test_berserk_roll_that_is_too_low_ends_the_conquests():
    # DIE-12
    game = table(STRONGHOLDS, me="humans berserk", hand=1).play("berserk").roll(1)
    assert game.price("tower") == 2 + 2 - 1
    assert game.legal() == ["stop"]
    game.play("stop")
    assert game.tokens("camp") == 1 + 1


def test_unused_berserk_roll_does_not_last_until_the_next_turn():
    game = table(STRONGHOLDS, me="humans berserk", hand=1).play("berserk").roll(1).play("stop")
    game.next_turn_of("me").play("expand")
    assert game.price("tower") == 2 + game.tokens("tower")
    assert game.offers("berserk")


@pytest.mark.ours
def test_player_may_stop_conquering_after_a_good_berserk_roll():
    game = table(CAMP, me="humans berserk", hand=4).play("berserk").roll(2)
    assert game.offers("stop")
    assert game.play("stop").tokens("camp") == 1 + 4


def test_berserk_race_cannot_make_a_final_attempt():
    # one token short of the copse
    game = table(CAMP, me="humans berserk", hand=2)
    assert game.refuses("attempt copse")


def test_failed_berserk_roll_allows_no_final_attempt():
    # DIE-15
    game = table(STRONGHOLDS, me="humans berserk", hand=1).play("berserk").roll(0)
    assert game.refuses("attempt tower")
    assert game.refuses("berserk")


def test_berserk_roll_needs_a_token_in_hand():
    # CST-28
    assert table(CAMP, me="humans berserk", hand=0).refuses("berserk")


@pytest.mark.ours
def test_no_region_can_be_abandoned_after_a_berserk_roll():
    game = table(CAMP, me="humans berserk", hand=4)
    assert game.offers("abandon camp")
    assert game.play("berserk").roll(1).refuses("abandon camp")


def test_berserk_die_may_help_the_first_conquest():
    game = table("strand hill edge", me="humans berserk", hand=1).play("berserk").roll(1)
    assert game.play("conquer strand x1").holder("strand") == "me"


@pytest.mark.ours
def test_substitution_by_sorcerers_does_not_use_the_berserk_roll():
    game = table(CAMP, me="sorcerers berserk", hand=4).play("berserk").roll(2).play("sorcerers copse red")
    assert game.price("keep") == 2 + 1 + 2 - 2
    game.play("conquer keep x3")
    assert game.hand() == 4 - 3


def test_ghouls_in_decline_are_no_longer_berserk():
    game = table(
        CAMP.replace("me", "me/declined"), me="humans berserk, declined ghouls", step="choose-course"
    )
    game.play("expand")
    assert game.refuses("berserk")


def test_berserk_power_ends_in_decline():
    game = table(CAMP, me="humans berserk", step="choose-course").play("decline")
    assert game.races() == ["humans"]
    assert game.stack("discarded_powers") == ["berserk"]
