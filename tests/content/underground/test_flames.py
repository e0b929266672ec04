"""Flames: the Volcano rises from a chasm; regions around it, and linked ones, cost as if empty.

Source: Underground, Flames.
"""

import pytest

from kit.underground import board_with, table
from smallworld.engine.sheets.display import display_of

EMBER = """
    crater  chasm,volcano
    rim     black-mountain   red 3   beside crater
    home    mine             me 1    beside crater rim brook
    next    mud-pool         red 2   beside home
    far     mushroom-forest  me 1
    away    mud-pool         red 2   beside far
    brook   river            blue 2  beside crater
"""
RIFT = "meadow farmland edge \n rift chasm,volcano beside meadow"


def flames(drawing=EMBER, me="flames", **more):
    game = table(drawing, me=me, **more)
    state = game.state
    state.remember(0, state.rules.ids["flames"], state.board.places["crater"] + 1)
    return game


def taken(drawing):
    """Return Flames that were just taken."""
    game = table(drawing, me="", column="flames hill, orcs forest", step="choose-course")
    return game.play("take 1")


def volcano(game):
    """Return the chasm of the Volcano, in a list."""
    pieces = display_of(game.state, 0).pieces.get(game.state.rules.ids["flames"], {})
    return [game.state.board.ids[region] for region in pieces]


def test_flames_banner_brings_four_tokens():
    assert taken(RIFT).hand() == 4 + 4


def test_owner_chooses_a_chasm_for_the_volcano_on_taking_flames():
    game = taken(board_with(2, {}))
    assert game.legal() == ["flames ember-chasm", "flames kettle-rift"]
    game.play("flames kettle-rift")
    assert volcano(game) == ["kettle-rift"]


def test_volcano_goes_to_the_only_chasm_without_a_question():
    assert volcano(taken(RIFT)) == ["rift"]


def test_flames_make_their_first_conquest_beside_the_volcano():
    # UND-05, UND-61
    game = taken(board_with(2, {"mount-growl": "monster 2"})).play("flames kettle-rift")
    assert game.targets() == [
        "omelette-wood",
        "teaspoon-mine",
        "mount-growl",
        "inkpot-crag",
        "nightlight-geode",
    ]
    assert game.price("mount-growl") == 2 + 1
    assert game.refuses("conquer gravy-pool")


def test_flames_on_the_map_conquer_adjacent_regions():
    assert flames().targets() == ["rim", "next", "away", "brook"]


def test_flames_ignore_defending_tokens_beside_the_volcano():
    # UND-04
    assert flames().price("rim") == 2 + 1


def test_defenders_do_not_count_in_regions_linked_to_the_volcano():
    assert flames().price("next") == 2


def test_defenders_count_in_regions_not_linked_to_the_volcano():
    # UND-59
    assert flames().price("away") == 2 + 2


def test_occupied_river_beside_the_volcano_costs_one():
    # UND-60
    assert flames(blue="kraken").price("brook") == 1


def test_fortress_beside_the_volcano_raises_no_price():
    # UND-281
    drawing = EMBER.replace("black-mountain   red 3", "mine   red 1 fortress")
    game = flames(drawing, red="ratmen fortified")
    assert game.price("rim") == 2
    assert game.play("conquer rim x2").pieces("fortified") == []


def test_other_discounts_add_to_that_of_the_volcano():
    # UND-284
    assert flames(EMBER.replace("black-mountain", "mine"), me="flames commando").price("rim") == 2 - 1


def test_flames_capture_a_leader_beside_the_volcano():
    # UND-282
    drawing = EMBER.replace("black-mountain   red 3", "mine   red 2 leader")
    game = flames(drawing, red="orcs", boxes="base leaders")
    assert game.price("rim") == 2
    game.play("conquer rim x2")
    assert game.hand("red") == 1
    assert game.pieces("leader") == []


@pytest.mark.ours
def test_flames_can_enter_only_beside_the_volcano():
    # UND-62
    game = flames(EMBER.replace("me 1", "    ") + "meadow farmland edge", hand=4)
    assert game.refuses("conquer meadow")
    assert game.targets() == ["rim", "home", "brook"]


@pytest.mark.ours
def test_flames_may_enter_a_gnome_region_beside_the_volcano():
    # UND-243
    drawing = EMBER.replace("me 1", "    ").replace("black-mountain   red 3", "mine   red 1")
    game = flames(drawing, red="gnomes", hand=4)
    assert game.price("rim") == 2 + 1


def test_volcano_lowers_no_price_in_decline():
    game = flames(hand=0, step="choose-course").play("decline")
    assert volcano(game) == []
    assert not game.state.memories


def test_keep_raises_the_price_even_beside_the_volcano():
    # UND-63
    game = flames(EMBER.replace("red 3", "red 2"), holdings="the-keep-on-the-motherland rim")
    assert game.price("rim") == 2 + 1 + 1


# The defence of my region at the rim, the same power of the attackers, and the defending race.
SAME_ABILITY = [
    ("red/declined 1 fortress", "flames fortified", "ratmen, declined ogres fortified"),
    ("red 1 fortress", "flames fortified", "ratmen fortified"),
    ("red 1 camps 2", "flames bivouacking", "ratmen bivouacking"),
    ("red/declined 1", "flames shield", "ratmen, declined ogres shield"),
]


@pytest.mark.parametrize(("rim", "me", "red"), SAME_ABILITY)
def test_defences_of_a_power_that_flames_also_have_are_ignored(rim, me, red):
    drawing = EMBER.replace("black-mountain   red 3", f"mine   {rim}")
    game = flames(drawing, me=me, red=red)
    state = game.state
    if "shield" in me:
        state.remember(state.places_of(1)[1], state.rules.ids["shield"], 2 << 4 * state.board.places["rim"])
    assert game.price("rim") == 2
    amounts = [int(part.split()[0]) for part in game.quote("rim").split(", ")]
    assert sum(amounts) == 2


def test_flames_ignore_declined_fortresses_of_their_owner():
    drawing = EMBER.replace("black-mountain   red 3", "mine   me/declined 1 fortress")
    assert flames(drawing, me="flames fortified, declined ogres fortified").price("rim") == 2


def test_keep_counts_against_flames_but_a_fortress_does_not():
    drawing = EMBER.replace("black-mountain   red 3", "mine   red 1 fortress")
    keep = "the-keep-on-the-motherland rim"
    game = flames(drawing, me="flames fortified", red="ratmen fortified", holdings=keep)
    assert game.price("rim") == 2 + 1
