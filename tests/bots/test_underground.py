"""Relics and places of Underground: for each, a position with one obvious use of it."""

import pytest

from kit.decisions import decided
from kit.table import Table
from kit.underground import table
from smallworld.engine.holdings import lend

ALL = pytest.mark.parametrize("bot", ["greedy", "planner", "learned", "search"])
# Greedy sees only the coins of this turn, so it neither guards its regions nor hinders opponents.
WHO_PLAN = pytest.mark.parametrize("bot", ["planner", "learned", "search"])
# The home of red, with room to grow away from me, so that the game is more than the few regions shown.
HOME = """
    red-one    mushroom-forest  red 1
    red-two    swamp            red 1   beside red-one
    red-three  mushroom-forest  red 1   beside red-two
    moor       swamp                    beside red-one red-three
    heath      mushroom-forest          beside red-two moor
    downs      swamp                    beside moor heath
"""


def cave(drawing: str, **more) -> Table:
    """Return a table with the drawing beside red's home, in the middle of the game by default."""
    settings = {"me": "ratmen wise", "red": "humans hill, coins 9", "hand": 0} | more
    return table(drawing + HOME, **settings)


DOORMAT = "the-flying-doormat"
RING = "froggys-ring"
SOCKS = "the-stinky-trolls-socks"
SCEPTER = "the-scepter-of-avarice"
ORB = "the-shiny-orb"
SWORD = "the-sword-of-the-killer-rabbit"


@ALL
def test_bots_use_the_doormat_to_conquer_a_distant_region(bot):
    drawing = """
        camp   hill            me 1   edge
        wall   black-mountain  red 5         beside camp red-one
        lode   mine                          beside wall
        plain  farmland                      beside wall lode
    """
    game = cave(drawing, me="ratmen mining", hand=2, holdings=f"{DOORMAT} camp", turn=10, first="red")
    assert decided(bot, game)[:2] == [f"use {DOORMAT}", "conquer lode x2"]


@ALL
def test_bots_place_froggys_ring_where_it_earns_a_coin(bot):
    drawing = """
        camp   hill      me 1   edge
        mid    farmland  me 2         beside camp
        front  mountain  me 2         beside mid red-one
    """
    assert decided(bot, cave(drawing, holdings=f"{RING} camp").play("stop"))[-1] == f"{RING} front"


@ALL
def test_bots_use_the_socks_on_a_region_they_cannot_afford(bot):
    drawing = """
        camp   hill            me 1   edge
        fort   mine            red 5         beside camp red-one
    """
    game = cave(drawing, me="ratmen mining", hand=2, holdings=f"{SOCKS} camp")
    assert decided(bot, game)[:2] == [f"use {SOCKS}", "conquer fort x2"]


@ALL
def test_bots_place_the_scepter_where_it_doubles_most_coins(bot):
    drawing = """
        camp   hill      me 1   edge
        mid    mine      me 2         beside camp
        front  farmland  me 2         beside mid red-one
    """
    game = cave(drawing, me="ratmen mining", holdings=f"{SCEPTER} camp").play("stop")
    assert decided(bot, game)[-1] == f"{SCEPTER} mid"


@ALL
def test_bots_use_the_orb_on_a_lone_token(bot):
    drawing = """
        camp   hill      me 1   edge
        nook   mountain  red 1        beside camp red-one
    """
    game = cave(drawing, hand=1, holdings=f"{ORB} camp")
    assert decided(bot, game)[0] == f"{ORB} nook player 2"


@WHO_PLAN
def test_bots_use_the_sword_to_conquer_one_more_region(bot):
    drawing = """
        camp   hill      me 1   edge
        peak   mountain  red 2        beside camp
        ford   hill                   beside camp
    """
    game = cave(drawing, hand=5, holdings=f"{SWORD} camp", turn=10)
    made = decided(bot, game)
    assert made[made.index(f"use {SWORD}") + 1] == "conquer peak x3"
    assert "conquer ford x2" in made  # before or after


@WHO_PLAN
def test_bots_use_the_bag_as_the_sword_of_another_player(bot):
    drawing = """
        camp   hill      me 1   edge
        peak   mountain  red 2        beside camp red-one
    """
    game = cave(drawing, me="ratmen magic", hand=3, holdings=f"{SWORD} red-one")
    assert decided(bot, game)[:3] == ["magic-2", f"magic {SWORD}", "conquer peak x3"]


@ALL
def test_bots_use_the_altar_in_the_last_turn(bot):
    drawing = """
        camp   hill      me 1            edge
        grave  forest    me/declined 1         beside camp
    """
    game = cave(drawing, me="ratmen wise, declined orcs", holdings="the-altar-of-souls camp", turn=10)
    assert decided(bot, game)[-1] == "the-altar-of-souls grave"


@WHO_PLAN
def test_bots_place_the_ghost_where_a_region_would_be_lost(bot):
    drawing = """
        camp   hill      me 1   edge
        back   mine      me 2         beside camp
        front  mine      me 1         beside back red-one
    """
    game = cave(
        drawing, me="ratmen mining", red="humans hill, hand 4", holdings="the-crypt-of-the-tomb-raider camp"
    )
    assert decided(bot, game.play("stop"))[-1] == "the-crypt-of-the-tomb-raider front"


@ALL
def test_bots_first_conquer_regions_paid_by_the_diamond_fields(bot):
    drawing = """
        camp   hill      me 1   edge
        west   forest                 beside camp
        east   hill                   beside camp
    """
    game = cave(drawing, hand=2, holdings="the-diamond-fields camp", turn=10)  # only the coins of now count
    assert decided(bot, game)[0] == "conquer east x2"


@ALL
def test_bots_use_the_pipe_to_conquer_a_distant_region(bot):
    drawing = """
        camp   hill            me 1   edge
        wall   black-mountain  red 5         beside camp red-one
        far    hill                          beside wall
    """
    game = cave(drawing, hand=2, holdings="the-great-brass-pipe camp")
    assert decided(bot, game)[0] == "conquer far x2"


@WHO_PLAN
@pytest.mark.parametrize("site", ["east", "west"])
def test_bots_first_conquer_the_region_of_the_fountain(bot, site):
    drawing = """
        camp   hill      me 1   edge
        west   hill                   beside camp
        east   hill                   beside camp
    """
    game = cave(drawing, hand=2, holdings=f"the-fountain-of-youth {site}")
    assert decided(bot, game)[0] == f"conquer {site} x2"


@ALL
@pytest.mark.parametrize("site", ["east", "west"])
def test_bots_pay_one_more_token_for_the_region_of_the_keep(bot, site):
    drawing = """
        camp   hill      me 1   edge
        west   hill     {}            beside camp
        east   hill     {}            beside camp
    """
    tribes = ["", "tribe 1"] if site == "west" else ["tribe 1", ""]
    game = cave(drawing.format(*tribes), hand=3, holdings=f"the-keep-on-the-motherland {site}")
    assert decided(bot, game)[0] == f"conquer {site} x3"


@ALL
@pytest.mark.parametrize("site", ["east", "west"])
def test_bots_take_the_mine_of_the_lost_dwarf_from_an_opponent(bot, site):
    drawing = """
        camp   hill      me 1   edge
        west   hill      red 1        beside camp
        east   hill      red 1        beside camp
    """
    game = cave(drawing, hand=3, holdings=f"the-mine-of-the-lost-dwarf {site}")
    assert decided(bot, game)[0] == f"conquer {site} x3"


@ALL
@pytest.mark.parametrize("site", ["east", "west"])
def test_bots_conquer_stonehedge_for_its_power(bot, site):
    drawing = """
        camp   mystic-crystal  me 1   edge
        west   hill            red 1        beside camp
        east   hill            red 1        beside camp
    """
    # Earlier in the game, even a search with 400 simulations expects the same of both regions.
    turn = 9 if bot == "search" else 3
    game = cave(drawing, hand=3, holdings=f"stonehedge {site}", unseen_powers="mystic", turn=turn)
    ids = game.state.rules.ids
    lend(game.state, ids["stonehedge"], ids["mystic"])
    assert decided(bot, game)[0] == f"conquer {site} x3"


@WHO_PLAN
def test_bots_send_the_balrog_against_an_opponent(bot):
    drawing = """
        camp   hill      me 1   edge
        cell   farmland  me 2         beside camp
        north  mine      red 2        beside cell red-one
        south  farmland               beside cell
    """
    game = cave(drawing, red="humans mining", holdings="the-wickedest-pentacle cell")
    assert "the-wickedest-pentacle north" in decided(bot, game)


@ALL
def test_bots_do_not_send_the_balrog_into_their_own_region(bot):
    drawing = """
        camp   hill      me 1   edge
        cell   farmland  me 2         beside camp
    """
    game = cave(drawing, holdings="the-wickedest-pentacle cell")
    decided(bot, game)
    assert game.holder("camp") == "me"


@WHO_PLAN
def test_bots_place_the_queen_where_an_attack_would_cost_most(bot):
    drawing = """
        camp   hill      me 1   edge
        back   farmland  me 2         beside camp
        front  farmland  me 1         beside back red-one
    """
    game = cave(drawing, me="ratmen royal", red="humans hill, hand 4").play("stop")
    assert decided(bot, game)[-1] == "royal front"


@WHO_PLAN
@pytest.mark.parametrize("site", ["east", "west"])
@pytest.mark.parametrize("holding", [SWORD, DOORMAT, SOCKS, ORB, RING, SCEPTER, "the-fountain-of-youth"])
def test_bots_guard_regions_that_hold_a_relic_or_place(bot, site, holding):
    drawing = """
        camp   hill      me 1   edge
        west   hill      me 1         beside camp red-one
        east   hill      me 1         beside camp red-one
    """
    game = cave(drawing, hand=2, holdings=f"{holding} {site}").play("stop")
    decided(bot, game)
    assert game.tokens(site) >= 2
