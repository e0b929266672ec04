"""The long river: races enter only at its two ends and beside them.

Source: Realms, scenario 2.
"""

from kit.scenarios import table

COURSE = """
    west    river     edge entry
    left    farmland  edge entry   beside west
    right   forest    edge entry   beside west
    middle  river     edge         beside west left
    coast   farmland  edge         beside middle right
    inland  hill                   beside coast west left
    east    river     edge entry   beside middle
    upper   farmland  edge entry   beside east
    lower   swamp     edge entry   beside east
"""
MARKED = ["west", "left", "right", "east", "upper", "lower"]


def landing(combo):
    return table(2, COURSE, me="", column=combo).play("take 1")


def test_new_race_enters_at_or_beside_an_end_of_the_river():
    # REA-33
    game = landing("humans commando")
    assert game.targets() == MARKED
    assert game.refuses("conquer coast x4")
    assert (game.price("left"), game.price("west")) == (2 - 1, 1)


def test_flying_races_may_enter_anywhere_on_the_long_river_board():
    # REA-34
    assert landing("orcs flying").offers("conquer inland")


def test_halflings_may_enter_anywhere_on_the_long_river_board():
    # REA-35
    assert landing("halflings commando").offers("conquer inland")


def test_race_that_lost_everything_enters_at_the_river_again():
    # REA-36
    game = table(2, COURSE, me="ratmen commando", hand=5)
    assert game.targets() == MARKED


def test_race_that_left_all_regions_enters_at_the_river_again():
    # REA-37
    game = table(
        2,
        COURSE.replace("coast   farmland", "coast   farmland me 1"),
        me="ratmen commando",
        hand=5,
        step="choose-course",
    ).play("expand; abandon coast")
    assert game.targets() == MARKED


def test_middle_of_the_river_is_not_an_entry():
    # REA-38
    assert landing("humans commando").refuses("conquer middle x1")


def test_new_race_conquers_from_the_river_end_and_leaves_it():
    # REA-39
    game = landing("humans commando").play("conquer west x1")
    assert {"left", "right", "inland"} <= set(game.targets())
    game.play("conquer inland x1; stop")
    assert game.holder("west") == ""


def test_special_conquests_also_have_to_enter_at_the_river():
    assert landing("elves dragon-master").refuses("dragon-master coast")
    assert landing("elves seafaring").refuses("conquer middle x1")


def test_ghouls_without_a_region_also_enter_at_the_river():
    drawing = COURSE.replace("coast   farmland", "coast   farmland me 2").replace("hill  ", "hill red 9")
    game = table(2, drawing, me="ghouls alchemist", red="orcs forest", step="choose-course", hand=0)
    game.play("decline").next_turn_of("red").play("expand; conquer coast x4; stop").next_turn_of("me")
    assert game.targets("me/declined") == MARKED


GUARDED = """
    gate  mountain edge entry  red 9
    coast farmland edge        beside gate
    farm  hill                 me/declined 1
"""


def test_race_that_cannot_afford_an_entry_still_scores():
    game = table(2, GUARDED, me="ratmen commando, declined elves", red="orcs forest", hand=1)
    assert game.legal() == ["stop"]
    game.play("stop")
    assert (game.hand(), game.coins()) == (1, 1)


def test_tokens_at_the_end_of_the_river_raise_its_price():
    drawing = "west river edge entry red/declined 2 \n left farmland edge beside west"
    game = table(
        2, drawing, me="", red="orcs forest, declined elves seafaring", column="ratmen alchemist"
    ).play("take 1")
    assert game.price("west") == 1 + 2
