"""Dragon Master: once a turn one token conquers a region, whatever defends it.

While the dragon that helped sits there, the region is immune. Source: base rules, Dragon Master.
"""

import pytest

from kit import table

# The keep has everything that raises a price, except encampments.
STRONGHOLDS = """
    camp   hill      me 1
    keep   mountain  red 3 fortress  beside camp
    copse  forest                    beside camp
    far    swamp                     beside copse
"""
DRAGON = """
    lair   hill      me 1 dragon
    moor   swamp     me 1         beside lair
    tower  hill      red 1        beside lair moor
    copse  forest                 beside moor
"""


def test_dragon_master_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen dragon-master").play("take 1")
    assert game.hand() == 8 + 5


def test_dragon_conquers_with_one_token_against_any_defence():
    game = table(STRONGHOLDS, me="orcs dragon-master", red="trolls fortified", hand=2)
    assert game.price("keep") == 2 + 1 + 3 + 1 + 1
    game.play("dragon-master keep x1")
    assert (game.holder("keep"), game.tokens("keep"), game.hand()) == ("me", 1, 2 - 1)


def test_encampments_do_not_defend_against_the_dragon():
    game = table("camp hill me 1 \n moor swamp red 1 camps 5 beside camp", me="orcs dragon-master", hand=1)
    assert game.refuses("dragon-master moor x2")
    assert game.play("dragon-master moor x1").holder("moor") == "me"


def test_lost_tribes_do_not_defend_against_the_dragon():
    game = table("camp hill me 1 \n glade forest tribe 1 beside camp", me="orcs dragon-master", hand=1)
    assert game.play("dragon-master glade x1").holder("glade") == "me"


def test_race_attacked_by_the_dragon_loses_a_token_and_withdraws():
    game = table(STRONGHOLDS, me="orcs dragon-master", red="humans fortified", hand=2)
    game.play("dragon-master keep x1")
    assert game.hand("red") == 3 - 1
    assert game.pieces("fortified") == []


def test_dragon_is_used_once_a_turn():
    game = table(STRONGHOLDS, me="orcs dragon-master", red="trolls fortified", hand=4)
    game.play("dragon-master keep x1")
    assert game.refuses("dragon-master copse x1")
    assert game.offers("conquer copse x2")


def test_dragon_can_be_used_before_or_after_other_conquests():
    game = table(STRONGHOLDS, me="orcs dragon-master", red="trolls fortified", hand=3)
    game.play("conquer copse x2; dragon-master keep x1")
    assert game.holder("keep") == "me"


def test_dragon_is_used_again_on_the_next_turn():
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant", hand=1)
    game.play("dragon-master tower x1").next_turn_of("me").play("expand")
    assert game.refuses("dragon-master copse x1")  # all tokens are alone
    game.play("abandon tower; dragon-master copse x1")
    assert game.pieces("dragon-master") == ["copse"]


def test_dragon_needs_a_token_in_hand():
    assert table(STRONGHOLDS, me="orcs dragon-master", red="trolls fortified", hand=0).refuses(
        "dragon-master copse x1"
    )


def test_dragon_cannot_reach_a_distant_region():
    # POW-14
    game = table(STRONGHOLDS, me="orcs dragon-master", red="trolls fortified", hand=5)
    assert game.refuses("dragon-master far x1")


def test_dragon_cannot_be_used_after_the_final_attempt():
    game = table(STRONGHOLDS, me="orcs dragon-master", red="trolls fortified", hand=1)
    game.play("attempt copse").roll(0)
    assert game.holder("copse") == ""
    assert game.on_turn() == "red"


@pytest.mark.ours
def test_dragon_may_make_the_first_conquest():
    game = table("strand mountain red 3 edge \n copse forest beside strand", me="orcs dragon-master", hand=1)
    assert game.refuses("dragon-master copse x1")
    assert game.play("dragon-master strand x1").holder("strand") == "me"


def test_region_with_the_dragon_is_immune():
    # POW-10
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant, hand 9", hand=0).play("stop; expand")
    assert game.quote("lair") == "cannot be conquered: immune dragon"
    assert game.refuses("conquer lair x3")
    assert game.offers("conquer moor x3")


def test_final_attempt_cannot_take_the_region_of_the_dragon():
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant, hand 1", hand=0).play("stop; expand")
    assert game.refuses("attempt lair")
    assert game.offers("attempt moor")


def test_sorcerers_cannot_substitute_in_the_region_of_the_dragon():
    game = table(DRAGON, me="orcs dragon-master", red="sorcerers merchant, hand 1", hand=0).play(
        "stop; expand"
    )
    assert game.refuses("sorcerers lair me")
    assert game.offers("sorcerers moor me")


def test_region_is_immune_as_soon_as_the_dragon_conquers_it():
    game = table(STRONGHOLDS, me="orcs dragon-master", red="humans fortified", hand=2)
    game.play("dragon-master copse x1")
    assert game.pieces("dragon-master") == ["copse"]
    assert game.quote("copse", by="red").startswith("cannot be conquered: immune dragon")


def test_the_dragon_may_stay_where_it_is():
    # POW-12
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant", hand=2).play("conquer copse x2")
    game.next_turn_of("me")
    assert game.pieces("dragon-master") == ["lair"]
    assert game.quote("lair", by="red") == "cannot be conquered: immune dragon"


def test_region_is_no_longer_immune_after_the_dragon_leaves():
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant", hand=1).play(
        "dragon-master copse x1"
    )
    assert game.pieces("dragon-master") == ["copse"]
    assert game.price("lair", by="red") == 2 + 1


def test_dragon_does_not_move_during_redeployment():
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant", hand=0).play("stop")
    assert game.on_turn() == "red"
    assert game.pieces("dragon-master") == ["lair"]


@pytest.mark.ours
def test_dragon_of_an_abandoned_region_can_be_used_in_that_turn():
    game = table(DRAGON, me="orcs dragon-master", red="humans merchant", hand=0).play("abandon lair")
    assert game.pieces("dragon-master") == []
    game.play("dragon-master tower x1")
    assert game.pieces("dragon-master") == ["tower"]


def test_dragon_cannot_take_a_region_with_a_hole():
    # POW-13
    game = table(
        "camp hill me 1 \n burrow farmland red 1 hole beside camp", me="orcs dragon-master", red="halflings"
    )
    assert game.refuses("dragon-master burrow x1")


def test_dragon_cannot_take_a_region_with_a_hero():
    game = table(
        "camp hill me 1 \n tower hill red 1 hero beside camp", me="orcs dragon-master", red="orcs heroic"
    )
    assert game.refuses("dragon-master tower x1")


def test_dragon_leaves_the_map_in_decline():
    game = table(DRAGON, me="orcs dragon-master", step="choose-course").play("decline")
    assert game.pieces("dragon-master") == []
    assert game.price("lair", by="red") == 2 + 1


def test_dragon_also_leaves_when_ghouls_decline():
    game = table(DRAGON, me="ghouls dragon-master", step="choose-course").play("decline")
    assert game.pieces("dragon-master") == []
    assert game.price("lair", by="red") == 2 + 1
    assert game.next_turn_of("me").play("take 1").refuses("dragon-master tower x1")


@pytest.mark.ours
def test_declined_ghouls_may_attack_the_dragon_of_their_owner():
    game = table(
        "lair hill me 2 dragon \n crypt swamp me/declined 5 beside lair",
        me="orcs dragon-master, declined ghouls",
        hand=0,
        step="choose-course",
    ).play("expand; conquer lair x4")
    assert game.holder("lair") == "me/declined"
    assert game.pieces("dragon-master") == []
