"""The Shiny Orb: once a turn, a token replaces a lone token of an active race.

Source: Underground, Righteous Relics.
"""

import pytest

from kit.underground import table, where

ORB = "the-shiny-orb"
HALL = """
    hall    hill      me {}    edge
    nook    mountain  red 1         beside hall
    loft    swamp     blue 1        beside hall
    barn    forest    red 2         beside hall
    shed    farmland  blue/declined 1    beside hall
    inn     hill      tribe 1       beside hall
    tower   hill      red 1         beside nook
"""


def hall(tokens=1, me="ogres wealthy", red="orcs hill", hand=3, drawing=HALL, **more):
    blue = "humans forest, declined dwarves"
    return table(drawing.format(tokens), me=me, red=red, blue=blue, hand=hand, holdings=f"{ORB} hall", **more)


def offered(game):
    return [action.split()[1] for action in game.legal() if action.startswith(ORB)]


def test_orb_may_replace_a_lone_adjacent_token_of_an_active_race():
    assert offered(hall()) == ["nook", "loft"]


def test_token_that_the_orb_places_comes_from_the_tray():
    game = hall()
    game.play(f"{ORB} nook red")
    assert (game.holder("nook"), game.tokens("nook"), game.hand()) == ("me", 1, 3)
    assert game.tray("ogres") == 10 - 4 - 1


def test_orb_uses_a_token_in_hand_if_the_tray_is_empty():
    # UND-164
    game = hall(tokens=9, hand=1).play(f"{ORB} nook red")
    assert (game.holder("nook"), game.tray("ogres")) == ("me", 0)
    assert game.state.tokens_in_play(game.state.rules.ids["ogres"]) == 9 + 1


def test_orb_needs_a_token_in_the_tray_or_in_hand():
    assert offered(hall(tokens=10, hand=0)) == []


def test_orb_is_used_once_a_turn_and_stays_in_the_new_region():
    # UND-163
    game = hall().play(f"{ORB} nook red")
    assert where(game, ORB) == "nook"
    assert game.refuses(f"{ORB} loft blue")
    assert offered(game) == []


def test_token_replaced_by_the_orb_is_lost():
    game = hall(red="elves hill")
    game.play(f"{ORB} nook red")
    assert game.hand("red") == 0


def test_encampments_protect_a_lone_token_from_the_orb():
    drawing = HALL.replace("nook    mountain  red 1 ", "nook    mountain  red 1 camps 1 ")
    assert offered(hall(red="orcs bivouacking", drawing=drawing)) == ["loft"]


def test_orb_cannot_replace_shrubmen_in_their_forest():
    # UND-323
    drawing = HALL.replace("loft    swamp     blue 1", "loft    mushroom-forest red 1")
    assert offered(hall(drawing=drawing)) == ["nook", "loft"]
    assert offered(hall(drawing=drawing, red="shrubmen hill")) == ["nook"]


def test_relic_or_place_does_not_protect_a_token_from_the_orb():
    # UND-43
    game = table(
        HALL.format(1),
        me="ogres wealthy",
        red="orcs hill",
        blue="humans forest, declined dwarves",
        hand=3,
        holdings=f"{ORB} hall, the-sword-of-the-killer-rabbit nook, the-fountain-of-youth nook",
    )
    assert "nook" in offered(game)


def test_immune_regions_cannot_be_taken_with_the_orb():
    drawing = HALL.replace("nook    mountain  red 1 ", "nook    mountain  red 1 hero ")
    drawing = drawing.replace("barn    forest    red 2 ", "barn    forest    red 2 hero ")
    assert offered(hall(red="orcs heroic", drawing=drawing)) == ["loft"]


def test_player_who_abandons_the_region_of_the_orb_cannot_use_it():
    # UND-44
    drawing = HALL.replace("beside nook", "beside nook \n farm farmland me 1 beside nook loft")
    game = hall(drawing=drawing, hand=5).play("abandon hall")
    assert offered(game) == []


def test_conqueror_of_the_orb_may_use_it_immediately():
    # UND-44
    drawing = HALL.replace("beside nook", "beside nook \n farm farmland me 1 beside nook loft")
    game = hall(drawing=drawing, hand=5).play("abandon hall").next_turn_of("red")
    game.state.hand[1] = 2
    game.play("expand; conquer hall x2")
    assert offered(game) == ["loft"]


@pytest.mark.ours
def test_race_without_a_region_cannot_use_the_orb():
    game = hall().play("abandon hall")
    assert offered(game) == []
