"""Heroic: at the end of each turn, two heroes are placed in two regions of the race.

The regions are immune until the heroes move on. Source: base rules, Heroic.
"""

import pytest

from kit import table

THREE_REGIONS = """
    ford    hill      me 1
    meadow  farmland  me 1  beside ford
    moor    swamp     me 1  beside meadow
"""
HEROES = """
    ford    hill      me 1 hero
    meadow  farmland  me 1 hero  beside ford
    moor    swamp     me 1       beside meadow
    tower   mountain  red 1      beside ford meadow moor
"""


def test_heroic_badge_brings_five_tokens():
    game = table("meadow farmland edge", me="", column="ratmen heroic").play("take 1")
    assert game.hand() == 8 + 5


def test_two_heroes_are_placed_in_two_regions():
    game = table(THREE_REGIONS, me="orcs heroic", hand=0).play("stop; heroic ford; heroic moor")
    assert game.on_turn() == "red"
    assert game.pieces("heroic") == ["ford", "moor"]


def test_heroes_never_share_a_region():
    game = table(THREE_REGIONS, me="orcs heroic", hand=0).play("stop; heroic ford")
    assert game.legal() == ["heroic meadow", "heroic moor"]


@pytest.mark.parametrize(
    ("posted", "pair"),
    [
        ("heroic ford; heroic meadow", ["ford", "meadow"]),
        ("heroic ford; heroic moor", ["ford", "moor"]),
        ("heroic meadow", ["meadow", "moor"]),  # the second hero has only one choice
    ],
)
def test_heroes_may_go_to_any_two_regions(posted, pair):
    game = table(THREE_REGIONS, me="orcs heroic", hand=0).play(f"stop; {posted}")
    assert game.on_turn() == "red"
    assert game.pieces("heroic") == pair


def test_heroes_go_to_two_regions_unasked_if_there_are_no_others():
    game = table("ford hill me 1 \n moor swamp me 1", me="orcs heroic", hand=0).play("stop")
    assert game.pieces("heroic") == ["ford", "moor"]


@pytest.mark.ours
def test_second_hero_stays_off_the_map_if_there_is_one_region():
    # POW-20
    game = table("ford hill me 1", me="orcs heroic", hand=0).play("stop")
    assert game.pieces("heroic") == ["ford"]


def test_both_heroes_stay_off_the_map_if_there_is_no_region():
    game = table("ford hill edge", me="orcs heroic", hand=2).play("stop")
    assert game.on_turn() == "red"
    assert game.pieces("heroic") == []


def test_no_hero_goes_to_a_region_of_a_declined_race():
    game = table("ford hill me 1 \n moor swamp me/declined 1", me="orcs heroic, declined humans", hand=0)
    assert game.play("stop").pieces("heroic") == ["ford"]


def test_a_region_with_a_hero_is_immune():
    game = table(HEROES, me="orcs heroic", red="humans merchant, hand 9")
    assert game.quote("ford", by="red") == "cannot be conquered: immune hero"
    assert game.quote("meadow", by="red") == "cannot be conquered: immune hero"
    assert game.price("moor", by="red") == 2 + 1


def test_final_attempt_cannot_take_the_region_of_a_hero():
    game = table(HEROES, me="orcs heroic", red="humans merchant, hand 1", hand=0)
    game.play("stop; heroic ford; heroic meadow; expand")
    assert game.refuses("attempt ford")
    assert game.offers("attempt moor")


def test_sorcerers_cannot_substitute_in_the_region_of_a_hero():
    # SOR-10
    game = table(HEROES, me="humans heroic", red="sorcerers merchant, hand 1", hand=0)
    game.play("stop; heroic ford; heroic meadow; expand")
    assert game.refuses("sorcerers ford me")
    assert game.offers("sorcerers moor me")


def test_dragon_cannot_take_the_region_of_a_hero():
    game = table(HEROES, me="orcs heroic", red="humans dragon-master, hand 1", hand=0)
    game.play("stop; heroic ford; heroic meadow; expand")
    assert game.refuses("dragon-master ford x1")
    assert game.offers("dragon-master moor x1")


def test_heroes_protect_until_the_end_of_the_next_turn():
    game = table(HEROES, me="orcs heroic", hand=0)
    game.play("stop; heroic ford; heroic meadow").next_turn_of("me")
    assert game.pieces("heroic") == ["ford", "meadow"]
    assert game.play("expand").pieces("heroic") == ["ford", "meadow"]
    assert game.play("stop; heroic meadow").pieces("heroic") == ["meadow", "moor"]


def test_region_is_no_longer_immune_after_a_hero_leaves_it():
    game = table(HEROES, me="orcs heroic", red="humans merchant", hand=0).play("stop; heroic meadow")
    assert game.pieces("heroic") == ["meadow", "moor"]
    assert game.price("ford", by="red") == 2 + 1


@pytest.mark.ours
def test_hero_of_an_abandoned_region_returns_to_hand():
    game = table(HEROES, me="orcs heroic", hand=0).play("abandon ford")
    assert game.pieces("heroic") == ["meadow"]
    game.play("stop; deploy meadow x1")
    assert game.pieces("heroic") == ["meadow", "moor"]


def test_heroes_leave_the_map_in_decline():
    game = table(HEROES, me="orcs heroic", step="choose-course").play("decline")
    assert game.pieces("heroic") == []
    assert game.price("ford", by="red") == 2 + 1


def test_heroes_also_leave_when_ghouls_decline():
    game = table(HEROES, me="ghouls heroic", step="choose-course").play("decline")
    assert game.pieces("heroic") == []
    assert game.price("ford", by="red") == 2 + 1


@pytest.mark.ours
def test_declined_ghouls_may_attack_a_hero_of_their_owner():
    # POW-33
    game = table(
        "tower hill me 2 hero \n crypt swamp me/declined 5 beside tower",
        me="orcs heroic, declined ghouls",
        hand=0,
        step="choose-course",
    ).play("expand; conquer tower x4")
    assert game.holder("tower") == "me/declined"
    assert game.pieces("heroic") == []
