"""The price of a conquest: two tokens, plus defences, minus reductions, and at least one.

Source: base rules, "Conquering a region", and each race and power.
"""

import pytest

from kit import table

HOME = "home hill me 1\n"


def price(region: str, me: str = "humans", red: str = "orcs", home: str = HOME, **more) -> int:
    """Return the price of the only other region, beside mine."""
    return table(f"{home}there {region} beside home", me=me, red=red, **more).price("there")


def test_an_empty_region_costs_two():
    # CST-01
    assert price("farmland") == 2


@pytest.mark.parametrize("terrain", ["hill", "forest", "farmland", "swamp"])
def test_terrain_other_than_mountains_makes_no_difference(terrain):
    assert price(terrain) == 2


def test_mountain_costs_one_more():
    assert price("mountain") == 2 + 1


def test_lost_tribe_costs_one_more():
    # CST-02
    assert price("hill tribe 1") == 2 + 1


def test_each_token_costs_one_more():
    assert price("farmland red 3") == 2 + 3


def test_each_token_in_decline_costs_one_more():
    assert price("farmland red/declined 1", red="orcs, declined elves") == 2 + 1


def test_surcharges_for_mountain_and_tokens_and_lair_add_up():
    # CST-04
    assert price("mountain red 2", red="trolls") == 2 + 1 + 2 + 1


def test_each_encampment_costs_one_more():
    # CST-06
    assert price("swamp red 1 camps 3", red="elves bivouacking") == 2 + 1 + 3


def test_fortress_costs_one_more():
    assert price("swamp red 1 fortress", red="elves fortified") == 2 + 1 + 1


def test_declined_race_of_the_attacker_defends_like_any_other():
    # CST-07
    game = table(HOME + "there hill me/wizards 1 beside home", me="orcs, declined wizards", hand=3)
    assert game.price("there") == 2 + 1
    game.play("conquer there x3")
    assert game.tray("wizards") == 10
    assert game.breakdown() == {"regions": 2, "orcs": 1}


def test_reductions_add_up_but_leave_at_least_one_token():
    # CST-08
    shore = "home hill me 1 \n bay sea \n there farmland beside home bay"
    assert table(shore, me="tritons commando").price("there") == max(1, 2 - 1 - 1)


def test_mounted_giants_save_two_tokens_beside_their_mountain():
    # CST-09
    assert price("hill tribe 1", me="giants mounted", home="home mountain me 1\n") == 2 + 1 - 1 - 1


@pytest.mark.ours
def test_giants_save_one_token_between_two_mountains():
    # CST-12
    two = "home mountain me 1 \n tor mountain me 1 \n there hill beside home tor"
    assert table(two, me="giants").price("there") == 2 - 1


def test_flying_giants_save_nothing_far_from_their_mountain():
    # CST-14
    far = "home mountain me 1 \n there hill"
    assert table(far, me="giants flying").price("there") == 2


def test_underworld_race_saves_a_token_in_a_distant_cavern():
    # CST-16
    far = "home hill,cavern me 1 \n there hill,cavern tribe 1"
    assert table(far, me="orcs underworld").price("there") == 2 + 1 - 1


def test_commando_race_saves_a_token_everywhere():
    assert price("mountain red 2", me="humans commando") == 2 + 1 + 2 - 1


@pytest.mark.parametrize(("terrain", "saved"), [("hill", 1), ("farmland", 1), ("forest", 0), ("swamp", 0)])
def test_mounted_race_saves_a_token_on_hills_and_farmland(terrain, saved):
    assert price(f"{terrain} red 1", me="humans mounted") == 2 + 1 - saved


def test_empty_lake_costs_a_seafaring_race_two_tokens():
    # CST-27
    game = table(HOME + "there lake beside home", me="orcs seafaring", hand=2)
    assert game.price("there") == 2
    game.play("conquer there x2")
    assert game.score() == 2


def test_tokens_on_water_defend_like_tokens_on_land():
    assert price("lake red/declined 1", me="humans seafaring", red="orcs, declined elves") == 2 + 1


def test_die_is_not_rolled_without_a_token_in_hand():
    # CST-28
    game = table(HOME + "there hill beside home", me="orcs berserk", hand=0)
    assert game.refuses("berserk")
    assert game.refuses("conquer there")


def test_conquest_places_exactly_as_many_tokens_as_the_price():
    game = table(HOME + "there hill beside home", hand=5)
    assert [action for action in game.legal() if action.startswith("conquer")] == ["conquer there x2"]


def test_conquest_of_a_region_that_costs_too_much_is_refused():
    game = table(HOME + "there hill red 9 beside home", red="skeletons", hand=5)
    assert game.refuses("conquer there")


def test_dragon_needs_one_token_against_any_defence():
    fortified = HOME + "there mountain red 5 fortress beside home"
    game = table(fortified, me="orcs dragon-master", red="trolls fortified", hand=1)
    assert game.offers("dragon-master there x1")


def test_quoted_price_gives_a_reason_for_every_token():
    drawing = "home mountain me 1 \n there mountain red 2 beside home"
    game = table(drawing, me="giants commando", red="trolls")
    assert game.quote("there").startswith("2 base, +1 mountain, +2 tokens")
    for reason in ("+1 Trolls", "-1 Giants", "-1 Commando"):
        assert reason in game.quote("there")
    assert game.price("there") == 2 + 1 + 2 + 1 - 1 - 1
