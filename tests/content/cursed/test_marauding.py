"""Marauding: once a turn, the race may take its troops back in hand and conquer again.

Source: Cursed!, Marauding.
"""

import pytest

from kit import table

ROW = """
    camp    hill      {}   edge
    brook   hill           edge  beside camp
    glade   forest               beside brook
    meadow  farmland             beside glade
    ridge   hill      {}         beside meadow
"""


def marauders(me="humans marauding", mine="me 1", ridge="", hand=6, **more):
    return table(ROW.format(mine, ridge), me=me, hand=hand, **more)


def test_marauding_race_takes_up_its_tokens_and_conquers_again():
    # CUR-06
    game = marauders(mine="").play("conquer camp x2; conquer brook x2; conquer glade x2")
    assert game.hand() == 0
    assert game.legal() == ["marauding", "stop"]
    game.play("marauding")
    assert game.hand() == 3
    assert [game.tokens(region) for region in ("camp", "brook", "glade")] == [1, 1, 1]
    assert game.play("conquer meadow x2").holder("meadow") == "me"


def test_marauders_may_make_a_final_attempt_after_regrouping():
    game = marauders(ridge="red 2", mine="").play("conquer camp x2; conquer brook x2; conquer glade x2")
    game.play("marauding; conquer meadow x2; attempt ridge").roll(3)
    assert (game.holder("ridge"), game.tokens("ridge")) == ("me", 1)


def test_marauding_race_regroups_once_a_turn():
    # CUR-07
    game = marauders(hand=4).play("conquer brook x2; marauding; conquer glade x2")
    assert game.refuses("marauding")
    game.play("stop; deploy camp x1; deploy brook x1").next_turn_of("me")
    assert game.play("expand; conquer meadow x2; marauding").hand() > 0


def test_marauders_cannot_regroup_after_a_final_attempt():
    game = marauders(hand=3, ridge="red 1").play("conquer brook x2")
    assert game.offers("marauding")
    game = table(
        "camp hill me 1 \n brook hill beside camp \n ridge hill red 1 beside camp",
        me="orcs marauding",
        hand=3,
    )
    game.play("conquer brook x2; attempt ridge").roll(0)
    assert game.on_turn() == "me"
    assert not game.offers("marauding")


def test_marauders_cannot_abandon_regions_after_regrouping():
    game = marauders(hand=4).play("conquer brook x2; marauding")
    assert game.refuses("abandon camp")


def test_marauding_is_not_offered_without_tokens_to_take_up():
    assert not marauders(hand=6).offers("marauding")


def test_marauding_kobolds_leave_two_in_each_region():
    game = marauders(me="kobolds marauding", mine="me 2", hand=5).play("conquer brook x2; conquer glade x2")
    assert not game.offers("marauding")
    game = marauders(me="kobolds marauding", mine="me 2", ridge="red 1", hand=6)
    game.play("conquer brook x2; conquer glade x2; conquer meadow x2")
    assert game.hand() == 0
    assert game.on_turn() == "red"


@pytest.mark.ours
@pytest.mark.parametrize(("me", "bonus"), [("orcs", {"orcs": 2}), ("ratmen", {})])
def test_conquests_both_before_and_after_regrouping_are_paid(me, bonus):
    drawing = """
        camp   hill    me 1
        glade  forest  red 1  beside camp
        grove  forest  red 1  beside camp
    """
    game = table(drawing, me=f"{me} marauding", hand=4)
    game.play("conquer glade x3; marauding; conquer grove x3")
    assert game.breakdown() == {"regions": 3, **bonus}


@pytest.mark.ours
def test_skeletons_count_conquests_before_and_after_regrouping():
    drawing = """
        camp   hill    me 1
        glade  forest  red 1  beside camp
        grove  forest  red 1  beside camp
    """
    game = table(drawing, me="skeletons marauding", hand=4)
    tray = game.tray("skeletons")
    game.play("conquer glade x3; marauding; conquer grove x3")
    assert game.tray("skeletons") == tray - 1


def test_amazons_use_all_tokens_before_and_after_regrouping():
    game = marauders(me="amazons marauding", hand=4).play("conquer brook x2; conquer glade x2; marauding")
    assert game.hand() == 1 + 1
