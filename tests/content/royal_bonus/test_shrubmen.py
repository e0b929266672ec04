"""Shrubmen: their forests are immune, even in decline.

Source: Royal Bonus, Shrubmen.
"""

import pytest

from kit import table

BOXES = "base royal_bonus"
HEDGE = """
    home    hill      me 1
    grove   forest    red{0} 1  beside home
    meadow  farmland  red{0} 1  beside home
    wood    forest              beside home
"""


def hedge(owner="", **more):
    red = more.pop("red", "shrubmen hill" if not owner else "orcs, declined shrubmen")
    return table(HEDGE.format(owner), red=red, boxes=BOXES, **more)


def test_shrubmen_banner_brings_six_tokens():
    game = table(
        "meadow farmland edge", me="", column="shrubmen hill, orcs forest", boxes=BOXES, step="choose-course"
    )
    assert game.play("take 1").hand() == 6 + 4


def test_forest_of_shrubmen_cannot_be_conquered():
    game = hedge(hand=9)
    assert game.quote("grove") == "cannot be conquered: immune forest"
    assert game.refuses("conquer grove")


def test_regions_of_shrubmen_outside_forests_can_be_conquered():
    assert hedge(hand=9).targets() == ["meadow", "wood"]


def test_final_attempt_on_a_forest_of_shrubmen_is_refused():
    assert hedge(hand=2).refuses("attempt grove")


def test_dragon_cannot_enter_a_forest_of_shrubmen():
    assert hedge(me="orcs dragon-master", hand=9).refuses("dragon-master grove")


def test_sorcerers_cannot_enter_a_forest_of_shrubmen():
    game = hedge(me="sorcerers hill", hand=9)
    assert game.refuses("sorcerers grove red")
    assert game.offers("sorcerers meadow red")


def test_forests_of_shrubmen_stay_immune_in_decline():
    assert hedge("/declined", hand=9).targets() == ["meadow", "wood"]


def test_forest_is_no_longer_immune_once_shrubmen_leave():
    game = hedge("/declined", red="orcs hill, declined shrubmen", hand=0, step="choose-course")
    game.play("expand; stop").next_turn_of("red").play("decline").next_turn_of("me").play("expand")
    assert "grove" in game.targets()


@pytest.mark.ours
def test_active_race_may_conquer_a_forest_of_its_own_shrubmen():
    game = table(
        """
        home   hill    me 1
        grove  forest  me/declined 1  beside home
        """,
        me="orcs, declined shrubmen",
        boxes=BOXES,
    )
    assert game.price("grove") == 2 + 1


def test_forest_shrubmen_score_their_forests_like_any_race():
    game = table("grove forest me 1 \n meadow farmland me 1", me="shrubmen forest", boxes=BOXES)
    assert game.breakdown() == {"regions": 2, "forest": 1}
