"""White Ladies: immune in decline.

Source: Grand Dames, White Ladies.
"""

import pytest

from kit import table

CAMP = """
    camp   hill     me 2
    tower  forest   red/white-ladies 1  beside camp
    moor   swamp                        beside camp
"""


def against(me, drawing=CAMP, red="orcs hill, declined white-ladies", **more):
    return table(drawing, me=me, red=red, **more)


@pytest.mark.parametrize(
    "me", ["skeletons commando", "ratmen flying", "skeletons dragon-master", "sorcerers hill"]
)
def test_white_ladies_in_decline_cannot_be_conquered(me):
    # GDA-07
    game = against(me, hand=10)
    assert "tower" not in game.targets()
    for way in ("conquer", "attempt", "dragon-master"):
        assert not game.offers(f"{way} tower")
    assert not game.offers("sorcerers tower red")
    assert game.quote("tower") == "cannot be conquered: immune in decline"


def test_active_white_ladies_can_be_conquered():
    # GDA-08
    game = against("humans hill", CAMP.replace("red/white-ladies", "red"), "white-ladies forest")
    assert game.price("tower") == 2 + 1


def test_white_ladies_are_immune_as_soon_as_they_decline():
    drawing = "camp hill me 3 \n glade forest red 2 beside camp"
    game = table(drawing, me="white-ladies hill", step="choose-course").play("decline")
    assert game.targets("red") == []


def test_white_ladies_are_immune_after_a_stout_decline():
    drawing = "camp hill me 3 \n glade forest red 2 beside camp"
    game = table(drawing, me="white-ladies stout", hand=0).play("stop; decline")
    assert game.targets("red") == []


def test_white_ladies_leave_at_the_next_decline_of_their_owner():
    # GDA-09
    drawing = CAMP.replace("red/", "me/") + "ridge hill red 1 beside moor"
    game = table(drawing, me="orcs hill, declined white-ladies", step="choose-course")
    game.play("decline")
    assert game.holder("tower") == ""
    assert "white-ladies" in game.stack("returned_races")


@pytest.mark.ours
def test_spirit_white_ladies_stay_immune_at_later_declines():
    drawing = CAMP.replace("red/", "me/") + "ridge hill red 1 beside tower"
    game = table(
        drawing,
        me="orcs hill, declined white-ladies spirit",
        step="choose-course",
    )
    game.play("decline")
    assert game.holder("tower") == "me/declined"
    assert "tower" not in game.targets("red")


@pytest.mark.ours
def test_owner_may_conquer_declined_white_ladies():
    drawing = CAMP.replace("red/", "me/")
    game = table(drawing, me="orcs hill, declined white-ladies")
    assert game.price("tower") == 2 + 1
    game.play("conquer tower x3")
    assert game.races() == ["orcs hill"]


def test_white_ladies_score_a_coin_for_each_region():
    assert against("humans hill").score("red") == 1
