"""Races and powers of the base box underground: equivalent terrain, rivers and chasms.

Source: Underground, mixing the two games.
"""

import pytest

from kit.underground import table
from smallworld.engine.sheets.display import display_of

CAVES = """
    pit     mine            me 1
    shaft   mine            me 1  beside pit
    glow    mystic-crystal  me 1  beside shaft
"""
GROVES = """
    glade  mushroom-forest  me 1
    copse  mushroom-forest  me 1  beside glade
    pool   mud-pool         me 1  beside copse
"""
BANKS = """
    bank    mine             me 1
    brook   river                  edge beside bank
    far     mud-pool                    beside brook
    beyond  mushroom-forest             beside far
"""


def test_ogres_cross_a_river_for_one_token():
    # UND-32
    game = table(BANKS, me="ogres", hand=2)
    assert game.price("brook") == 1
    game.play("conquer brook x1")
    assert game.price("far") == 2 - 1
    assert game.play("conquer far x1").holder("far") == "me"


def test_kobolds_need_two_tokens_for_a_river():
    # UND-34
    assert table(BANKS, me="kobolds").price("brook") == 2


def test_chasm_can_be_neither_entered_nor_crossed():
    # UND-37
    game = table("pit mine me 1 \n rift chasm beside pit \n far mine beside rift", me="ratmen")
    assert game.refuses("conquer far")
    assert game.refuses("conquer rift")


def test_surface_races_earn_from_underground_mines_and_crystals():
    # UND-213
    assert table(CAVES, me="dwarves", hand=0).score() == 3 + 2
    assert (
        table(CAVES.replace("shaft   mine ", "shaft   mystic-crystal"), me="wizards", hand=0).score() == 3 + 2
    )


def test_mushroom_forests_are_forests_and_mud_pools_are_swamps():
    # UND-214
    assert table(GROVES, me="ogres forest", hand=0).score() == 3 + 2
    assert table(GROVES, me="ogres swamp", hand=0).score() == 3 + 1


def test_giants_count_black_mountains_as_mountains():
    # UND-215
    drawing = """
        crag   black-mountain   me 1
        moor   mud-pool         red 1  beside crag
        glade  mushroom-forest         beside moor
    """
    game = table(drawing, me="giants", red="mudmen")
    assert game.price("moor") == 2 + 1 - 1
    game.play("conquer moor x2")
    assert game.price("glade") == 2


def test_tritons_count_river_banks_as_coast():
    # UND-216
    game = table(BANKS + "    deep mine beside bank", me="tritons")
    assert game.price("deep") == 2
    assert game.price("brook") == 2 - 1
    game.play("conquer brook x1")
    assert game.price("far") == 2 - 1


def test_flying_races_reach_any_land_but_rivers_only_from_a_bank():
    # UND-225
    game = table(BANKS + "    run river beside beyond", me="ratmen flying")
    assert game.price("beyond") == 2
    assert game.refuses("conquer run")
    assert game.offers("conquer brook")


def test_halflings_enter_everywhere_but_in_rivers_and_chasms():
    # UND-226
    drawing = "pool mud-pool \n brook river \n rift chasm \n rim mine edge"
    game = table(drawing, me="halflings", hand=6)
    assert game.targets() == ["pool", "rim"]
    assert game.play("conquer pool x2").pieces("halflings") == ["pool"]


def test_barbarians_leave_rivers_and_stay_in_hand_afterwards():
    # UND-227
    game = table(BANKS.replace("me 1", "me 2"), me="barbarians", hand=1).play("conquer brook x1")
    assert game.holder("brook") == ""
    assert game.tokens("bank") == 2
    assert game.hand() == 1


def test_mud_pools_help_behemoths_and_crystals_give_fireballs():
    # UND-229
    pools = """
        pool  mud-pool  me 1
        mire  mud-pool  me 1   beside pool
        bog   mud-pool  me 1   beside mire
        den   mine      red 1  beside pool
    """
    game = table(pools, me="ratmen behemoth", hand=0).play("stop; behemoth pool x2")
    assert game.price("pool", by="red") == 2 + 1 + 2 * 3
    glow = "lamp mystic-crystal me 1 \n shard mystic-crystal me 1 beside lamp"
    game = table(glow, me="ratmen fireball", hand=0).play("stop")
    assert display_of(game.state, 0).stock[game.state.rules.ids["fireball"]] == 2


@pytest.mark.ours
def test_igors_collect_each_monster_like_a_lost_tribe():
    drawing = "den mine me 1 \n cell mine monster 2 beside den"
    game = table(drawing, me="igors wealthy", hand=4).play("conquer cell x4; marker the-shiny-orb")
    assert game.state.recall(0, game.state.rules.ids["igors"]) == 2


@pytest.mark.ours
def test_catapult_shoots_over_rivers():
    game = table(BANKS, me="ratmen catapult")
    assert game.offers("catapult far bank")


@pytest.mark.ours
def test_catapult_does_not_shoot_over_chasms():
    game = table("bank mine me 1 \n rift chasm beside bank \n far mine beside rift", me="ratmen catapult")
    assert not any(action.startswith("catapult") for action in game.legal())
