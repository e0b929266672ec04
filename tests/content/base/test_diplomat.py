"""Diplomat: the player may name an opponent who cannot attack the Diplomats until their next turn.

At the end of each turn, and only one whose active race they did not attack in it.
Source: base rules, Diplomat.
"""

import pytest

from kit import table

# Both opponents border on the embassy, and so does my race in decline.
EMBASSY = """
    embassy  hill            me 1
    ruin     farmland        me/declined 1
    tower    mountain        red 1           beside embassy ruin
    grove    forest          blue 1          beside embassy
    crypt    swamp           red/declined 1  beside embassy
    glade    forest          tribe 1         beside embassy
"""
DIPLOMATS = "orcs diplomat, declined trolls"


def embassy(
    me=DIPLOMATS, red="humans merchant, hand 9", blue="wizards merchant, hand 9", hand=0, drawn=EMBASSY
):
    """Return a table with my Diplomats at their conquests, and two opponents with tokens to attack them."""
    return table(drawn, me=me, red=red, blue=blue, hand=hand)


def test_diplomat_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen diplomat").play("take 1")
    assert game.hand() == 8 + 5


def test_diplomats_may_name_one_opponent_at_the_end_of_a_turn():
    game = embassy().play("stop")
    assert game.legal() == ["diplomat player 2", "diplomat player 3", "pass"]
    game.play("diplomat red")
    assert game.on_turn() == "red"


def test_diplomats_cannot_name_an_opponent_they_attacked():
    game = embassy(hand=5).play("conquer tower x4; stop; deploy embassy x1")
    assert game.legal() == ["diplomat player 3", "pass"]
    assert game.refuses("diplomat red")


def test_attack_on_a_race_in_decline_does_not_prevent_peace():
    # POW-04
    game = embassy(hand=4).play("conquer crypt x3; stop; deploy embassy x3")
    assert game.offers("diplomat red")


def test_attack_on_a_lost_tribe_does_not_prevent_peace():
    game = embassy(hand=4).play("conquer glade x3; stop; deploy embassy x3")
    assert game.legal() == ["diplomat player 2", "diplomat player 3", "pass"]


def test_substitution_by_diplomat_sorcerers_counts_as_an_attack():
    game = embassy(me="sorcerers diplomat, declined trolls").play("sorcerers tower red; stop")
    assert game.refuses("diplomat red")


def test_successful_final_attempt_by_diplomats_is_an_attack():
    game = embassy(hand=3).play("attempt tower").roll(1)
    game.play("deploy embassy x2")
    assert game.refuses("diplomat red")


@pytest.mark.ours
def test_failed_final_attempt_by_diplomats_is_an_attack():
    # POW-07
    game = embassy(hand=3).play("attempt tower").roll(0)
    assert game.holder("tower") == "red"
    assert game.refuses("diplomat red")
    assert game.offers("diplomat blue")


def test_diplomats_who_attacked_everyone_are_not_asked():
    game = embassy(hand=7).play("conquer tower x4; conquer grove x3; deploy embassy x5")
    assert game.on_turn() == "red"


def test_named_opponent_cannot_attack_the_diplomats():
    # POW-05
    game = embassy().play("stop; diplomat red; expand")
    assert game.quote("embassy") == "cannot be conquered: peace"
    assert game.refuses("conquer embassy x3")


def test_named_opponent_may_attack_a_declined_race_of_the_player():
    # POW-05
    game = embassy().play("stop; diplomat red; expand")
    assert game.price("ruin") == 2 + 1 + 1
    assert game.play("conquer ruin x4").holder("ruin") == "red"


def test_named_opponent_cannot_attack_diplomats_with_the_die():
    game = embassy(red="humans merchant, hand 1").play("stop; diplomat red; expand")
    assert game.refuses("attempt embassy")


def test_named_opponent_cannot_send_the_dragon_at_diplomats():
    game = embassy(red="humans dragon-master, hand 9").play("stop; diplomat red; expand")
    assert game.refuses("dragon-master embassy x1")
    assert game.offers("dragon-master glade x1") is False
    assert game.offers("dragon-master ruin x1")


def test_named_opponent_cannot_substitute_a_diplomat():
    game = embassy(red="sorcerers merchant, hand 9").play("stop; diplomat red; expand")
    assert game.refuses("sorcerers embassy me")


def test_other_opponents_may_attack_the_diplomats():
    game = embassy().play("stop; diplomat red").next_turn_of("blue").play("expand; conquer embassy x3")
    assert game.holder("embassy") == "blue"


def test_naming_an_opponent_is_optional():
    game = embassy().play("stop; pass; expand; conquer embassy x3")
    assert game.holder("embassy") == "red"


def test_diplomats_may_attack_the_named_opponent():
    game = embassy(red="humans merchant").play("stop; diplomat red").next_turn_of("me").play("expand")
    assert game.price("tower") == 2 + 1 + 1


def test_peace_ends_as_the_next_turn_of_the_diplomats_begins():
    # POW-08
    game = embassy().play("stop; diplomat red").next_turn_of("me")
    assert game.price("embassy", by="red") == 2 + 1
    game.play("expand; stop; pass; expand; conquer embassy x3")
    assert game.holder("embassy") == "red"


def test_another_opponent_may_be_named_on_the_next_turn():
    game = embassy().play("stop; diplomat red").next_turn_of("me").play("expand; stop; diplomat blue")
    assert game.price("embassy", by="red") == 2 + 1
    assert game.quote("embassy", by="blue") == "cannot be conquered: peace"


def test_the_peace_ends_when_the_diplomats_decline():
    game = embassy().play("stop; diplomat red").next_turn_of("me").play("decline")
    assert game.price("embassy", by="red") == 2 + 1


def test_declined_ghouls_of_the_named_opponent_may_attack():
    # POW-06
    ghouls = EMBASSY.replace("red/declined 1", "red/declined 4")
    game = embassy(red="humans merchant, declined ghouls", drawn=ghouls).play("stop; diplomat red; expand")
    assert game.play("conquer embassy x3").holder("embassy") == "red/declined"


def test_peace_does_not_protect_ghouls_with_diplomat_in_decline():
    game = embassy(me="ghouls diplomat, declined trolls").play("stop; diplomat red").next_turn_of("me")
    game.play("decline")
    assert game.holder("embassy") == "me/declined"
    assert game.price("embassy", by="red") == 2 + 1


@pytest.mark.ours
def test_diplomats_may_name_opponents_without_an_active_race():
    nobody_there = EMBASSY.replace("mountain        red 1", "mountain             ")
    game = embassy(red="declined trolls", drawn=nobody_there).play("stop; diplomat red; take 1")
    assert game.quote("embassy", by="red").startswith("cannot be conquered: peace")


@pytest.mark.ours
def test_attack_by_ghouls_of_the_same_player_keeps_the_peace():
    game = table(
        """
        embassy  hill      me 1
        crypt    swamp     me/declined 4
        tower    hill      red 1          beside crypt
        """,
        me="orcs diplomat, declined ghouls",
        hand=0,
        step="choose-course",
    )
    game.play("expand; conquer tower x3; stop; deploy crypt x2")
    assert game.offers("diplomat red")
