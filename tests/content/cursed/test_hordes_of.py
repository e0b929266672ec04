"""Hordes of: two extra tokens that work as race tokens, but leave in decline and never stay alone.

Source: Cursed!, Hordes of; fan wiki for standing alone.
"""

import pytest

from kit import table
from smallworld.engine.game import question, standings
from smallworld.views.view import view

TWO = """
    brook   hill      me {}  edge
    glade   forest    me {}        beside brook
    meadow  farmland               beside glade
"""


def hordes(*tokens, me="orcs hordes-of", hand=0, **more):
    return table(TWO.format(*tokens), me=me, hand=hand, **more)


def test_hordes_of_badge_brings_two_more_tokens():
    game = table("meadow farmland edge", me="", column="humans hordes-of").play("take 1")
    assert game.hand() == 5 + 5 + 2
    assert game.tray("humans") == 10 - 5 - 5


def test_hordes_tokens_come_even_with_an_empty_tray():
    game = table("meadow farmland edge", me="", column="ratmen hordes-of").play("take 1")
    assert (game.hand(), game.tray("ratmen")) == (8 + 5 + 2, 0)


def test_hordes_tokens_conquer_and_defend_like_race_tokens():
    # CST-23
    game = table("camp hill me 1 \n glade forest red 2 beside camp", me="orcs hill", red="humans hordes-of")
    assert game.price("glade") == 2 + 2


def test_hordes_tokens_may_conquer_without_race_tokens():
    game = hordes(2, 1, hand=2).play("conquer meadow x2")
    assert game.holder("meadow") == "me"
    assert sum(game.tokens(region) for region in ("brook", "glade", "meadow")) + game.hand() == 5


def test_one_race_token_must_stay_with_hordes_tokens_on_the_map():
    # CUR-05: two Hordes tokens and one Orc in two regions
    game = hordes(1, 1, hand=1).play("stop")
    assert game.legal() == ["abandon brook", "abandon glade"]
    game.play("abandon brook")
    assert (game.tokens("glade"), game.hand()) == (1 + 2, 0)


def test_hordes_tokens_may_go_wherever_a_race_token_stays():
    game = hordes(1, 1, hand=2).play("stop")
    assert game.legal() == ["deploy brook x1", "deploy brook x2", "deploy glade x2"]


TOWER = """
    camp   hill    me 1
    tower  forest  red 2  beside camp
    cabin  swamp   red 1  beside tower
"""


def tower_falls(red="humans hordes-of, hordes 1", drawing=TOWER):
    game = table(drawing, me="orcs hill", red=red, hand=4).play("conquer tower x4; deploy camp x3")
    return game


def test_owner_may_lose_a_hordes_token_or_a_race_token():
    # LOS-13
    game = tower_falls()
    assert game.decides() == "red"
    assert game.tokens("cabin") == 1 + 1
    assert game.legal() == ["hordes-of x0", "hordes-of x1"]
    assert str(question(game.state)) == "hordes-of (a number from 0 to 1)"


@pytest.mark.parametrize(
    ("choice", "humans", "left"), [("hordes-of x0", 10 - 2, 0), ("hordes-of x1", 10 - 1, 1)]
)
def test_owner_chooses_which_of_the_two_tokens_is_lost(choice, humans, left):
    game = tower_falls().play(choice)
    assert game.on_turn() == "red"
    assert game.tray("humans") == humans
    assert game.state.outsiders(1) == left


def test_single_token_in_a_region_counts_as_a_race_token():
    game = table(
        TOWER.replace("red 2", "red 1"), me="orcs hill", red="humans hordes-of, hordes 1, hand 1", hand=3
    )
    game.play("conquer tower x3; deploy camp x2")
    assert game.on_turn() == "red"
    assert game.state.outsiders(1) == 1


def test_tokens_alone_in_two_regions_both_count_as_race_tokens():
    drawing = """
        camp   hill      me 1
        tower  forest    red 2  beside camp
        cabin  swamp     red 2  beside tower
        hut    farmland  red 1  beside cabin
    """
    game = table(drawing, me="orcs hill", red="humans hordes-of", hand=8)
    game.play("conquer tower x4; conquer cabin x4; deploy camp x6")
    assert game.legal() == ["hordes-of x0", "hordes-of x1", "hordes-of x2"]
    game.play("hordes-of x2")
    assert (game.tokens("hut"), game.state.outsiders(1)) == (1 + 2, 2)


GHOULS_BESIDE = """
    tomb   swamp   me/ghouls 5
    tower  forest  me 2          beside tomb
    cabin  swamp   me 1          beside tower
"""


def ghouls_take_the_tower(me="humans hordes-of, hordes 1, declined ghouls"):
    game = table(GHOULS_BESIDE, me=me, hand=0, step="choose-course").play("expand")
    return game.play(f"conquer tower x{2 + 2}")


@pytest.mark.parametrize(("choice", "humans", "left"), [("hordes-of x0", 2, 0), ("hordes-of x1", 1, 1)])
def test_player_chooses_which_token_is_lost_to_their_own_ghouls(choice, humans, left):
    game = ghouls_take_the_tower()
    assert game.legal() == ["hordes-of x0", "hordes-of x1"]
    game.play(choice)
    assert game.state.outsiders(0) == left
    assert game.tray("humans") == 10 - humans
    assert game.hand() + game.tokens("cabin") == humans + left


def test_tokens_driven_off_by_own_ghouls_may_conquer_that_turn():
    game = ghouls_take_the_tower().play("hordes-of x1")
    assert game.hand() == 1
    assert game.refuses("conquer tower x1")
    assert game.offers("abandon cabin")


def test_single_token_is_lost_to_own_ghouls_without_a_question():
    drawing = GHOULS_BESIDE.replace("me 2", "me 1")
    game = table(drawing, me="humans hordes-of, hordes 1, declined ghouls", hand=1, step="choose-course")
    game.play(f"expand; conquer tower x{2 + 1}; stop")
    assert game.offers("abandon cabin")
    assert game.state.outsiders(0) == 1


def test_elves_with_hordes_lose_no_token_when_conquered():
    game = tower_falls("elves hordes-of, hordes 1")
    assert game.on_turn() == "red"
    assert (game.tokens("cabin"), game.state.outsiders(1)) == (1 + 2, 1)


def test_sorcerers_cannot_substitute_hordes_tokens():
    game = table(
        TOWER.replace("red 2", "red 1"), me="sorcerers hill", red="humans hordes-of, hordes 1, hand 1"
    )
    game.play("sorcerers tower red")
    assert game.state.outsiders(1) == 1


def test_hordes_tokens_leave_the_map_in_decline():
    # CUR-04
    game = hordes(3, 2, step="choose-course").play("decline")
    assert (game.tokens("brook"), game.tokens("glade"), game.coins()) == (1, 1, 2)
    assert game.tray("orcs") == 10 - 2


def test_ghouls_in_decline_keep_all_but_hordes_tokens():
    game = hordes(4, 1, me="ghouls hordes-of", step="choose-course").play("decline")
    assert (game.tokens("brook"), game.tokens("glade")) == (4 - 2, 1)
    assert game.tray("ghouls") == 10 - 3


@pytest.mark.ours
def test_kobold_and_hordes_token_count_as_two_in_a_region():
    game = hordes(2, 2, me="kobolds hordes-of").play("stop")
    assert (game.tokens("brook"), game.tokens("glade")) == (2, 2)


@pytest.mark.ours
def test_hordes_tokens_count_as_tokens_to_break_a_tie():
    drawing = "brook hill me 3 \n glade forest red 2"
    game = table(drawing, me="orcs hordes-of", red="ratmen hill", hand=0)
    assert standings(game.state)[0][1] == 3


def test_amazons_leave_four_race_tokens_and_no_hordes_tokens():
    game = hordes(1, 1, me="amazons hordes-of", hand=5).play("stop")
    assert game.legal() == ["abandon brook", "abandon glade"]
    game = hordes(1, 1, me="amazons hordes-of", hand=6).play("stop; deploy brook x2")
    assert (game.tokens("brook"), game.hand()) == (3, 4)


def test_lost_hordes_tokens_are_gone_for_good():
    game = tower_falls().play("hordes-of x0")
    game.play("expand")
    assert game.hand("red") == 1


def test_view_shows_the_number_of_hordes_tokens_to_everyone():
    game = tower_falls().play("hordes-of x1")
    assert view(game.state)["seats"][1]["races"][0]["stock"] == {"hordes-of": 1}


@pytest.mark.ours
def test_igors_collect_a_lost_hordes_token():
    game = table(TOWER, me="igors hill", red="humans hordes-of, hordes 1", hand=4)
    game.play("conquer tower x4; deploy camp x3; hordes-of x0").next_turn_of("me")
    assert view(game.state)["seats"][0]["races"][0]["stock"] == {"igors": 1}


@pytest.mark.ours
def test_no_die_is_rolled_if_pygmies_lose_a_hordes_token():
    game = table(TOWER, me="orcs hill", red="pygmies hordes-of, hordes 1", hand=4).play("conquer tower x4")
    assert game.decides() == "me"
    game = table(TOWER, me="orcs hill", red="pygmies hordes-of, hordes 0", hand=4).play("conquer tower x4")
    assert game.decides() == "chance"
