"""Priestesses: in decline they gather in an Ivory Tower, where each pays one coin.

Source: Grand Dames, Priestesses; digital edition.
"""

import pytest

from kit import table
from smallworld.engine.game import question

FOUR = """
    brook   hill      me 2
    glade   forest    me 3            beside brook
    meadow  farmland  me 3            beside glade
    peak    mountain  me 1            beside meadow
    ridge   hill      red 1           beside peak
    tomb    swamp     me/declined 1   beside ridge
"""


def priestesses(me="priestesses hill, declined orcs", drawing=FOUR, **more):
    more.setdefault("step", "choose-course")
    return table(drawing, me=me, **more)


def test_tower_gets_one_priestess_for_each_region_held():
    # GDA-03
    game = priestesses().play("decline")
    assert str(question(game.state)) == "priestesses (1 of 4 regions)"
    assert game.legal() == [f"priestesses {region}" for region in ("brook", "glade", "meadow", "peak")]
    game.play("priestesses peak")
    assert game.tokens("peak") == 4
    assert [game.holder(region) for region in ("brook", "glade", "meadow")] == ["", "", ""]
    assert game.tray("priestesses") == 9 - 4
    assert game.pieces("priestesses") == ["peak"]
    assert game.coins() == 4


def test_tower_pays_a_coin_for_each_priestess_every_turn():
    game = priestesses().play("decline; priestesses peak").next_turn_of("me")
    assert game.breakdown() == {"regions": 1, "priestesses": 3}


def test_active_priestesses_score_like_all_others():
    game = priestesses(
        "priestesses merchant", drawing=FOUR.replace("me/declined 1", "  "), step="conquer", hand=0
    )
    assert game.breakdown() == {"regions": 4, "merchant": 4}


def test_tower_goes_to_the_only_region_without_a_question():
    game = priestesses("priestesses hill", drawing="brook hill me 3 \n ridge hill red 1 beside brook")
    game.play("decline")
    assert (game.tokens("brook"), game.coins(), game.pieces("priestesses")) == (1, 1, ["brook"])


def test_priestesses_without_a_region_leave_as_they_decline():
    game = priestesses("priestesses hill", drawing="brook hill \n ridge hill red 1 beside brook").play(
        "decline"
    )
    assert game.races() == []


TOWER = """
    camp   hill      me 2
    peak   mountain  red/priestesses 4 tower  beside camp
    far    hill      red 1                    beside peak
"""


def test_all_priestesses_are_lost_when_their_tower_is_conquered():
    # GDA-04
    game = table(TOWER, me="humans hill", red="orcs hill, declined priestesses", hand=7)
    assert game.price("peak") == 2 + 4 + 1
    game.play("conquer peak x7")
    assert game.tray("priestesses") == 9
    assert game.races("red") == ["orcs hill"]
    assert "priestesses" in game.stack("returned_races")


def test_dragon_takes_the_tower_with_one_token():
    game = table(TOWER, me="humans dragon-master", red="orcs hill, declined priestesses", hand=1)
    assert game.play("dragon-master peak x1").holder("peak") == "me"


def test_only_the_fortress_in_the_region_of_the_tower_stays():
    # GDA-06
    game = priestesses(
        "priestesses fortified",
        drawing="""
            brook  hill    me 2 fortress
            glade  forest  me 1 fortress  beside brook
            ridge  hill    red 1          beside brook
        """,
    )
    game.play("decline; priestesses brook")
    assert game.pieces("fortified") == ["brook"]
    assert game.price("brook", by="red") == 2 + 2 + 1


@pytest.mark.ours
def test_tower_of_a_spirit_race_stays_at_later_declines():
    drawing = "peak mountain me/priestesses 4 tower \n brook hill me 1 \n ridge hill red 1 beside brook"
    game = priestesses("orcs hill, declined priestesses spirit", drawing=drawing).play("decline")
    assert game.tokens("peak") == 4
    assert game.coins() == 4 + 1


def test_tower_leaves_the_map_at_the_next_decline():
    drawing = "peak mountain me/priestesses 4 tower \n brook hill me 1 \n ridge hill red 1 beside brook"
    game = priestesses("orcs hill, declined priestesses", drawing=drawing).play("decline")
    assert game.holder("peak") == ""
    assert game.coins() == 1


def test_stout_priestesses_choose_their_tower_after_scoring():
    game = priestesses(
        "priestesses stout", drawing=FOUR.replace("me/declined 1", "  "), step="conquer", hand=0
    )
    game.play("stop; deploy brook x1; deploy glade x2; deploy meadow x2; decline")
    assert game.coins() == 4
    game.play("priestesses glade")
    assert (game.tokens("glade"), game.coins(), game.on_turn()) == (4, 4, "red")


def test_tower_can_be_in_a_sea():
    drawing = "bay sea me 1 edge \n brook hill me 1 beside bay \n ridge hill red 4 beside brook"
    game = priestesses("priestesses seafaring", drawing=drawing).play("decline; priestesses bay")
    assert game.tokens("bay") == 2
    assert "bay" not in game.targets("red")


def test_active_race_may_conquer_the_tower_of_its_owner():
    game = table(TOWER.replace("red/", "me/"), me="orcs hill, declined priestesses", hand=7)
    game.play("conquer peak x7")
    assert game.races() == ["orcs hill"]
