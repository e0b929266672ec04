"""Night and Day: combos alternate between two worlds, and races are paid for the other world's lands.

Source: Realms, scenario 12.
"""

import pytest

from kit.drawing import board_of, read_drawing
from kit.scenarios import table
from kit.table import Table
from kit.table import table as any_table
from smallworld.content.box import Box
from smallworld.content.catalogue import make_rules
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.rules.night_and_day import NightAndDay
from smallworld.content.worlds import BOTH, SURFACE, UNDERGROUND
from smallworld.engine.game import new_game
from smallworld.engine.rules import Banner
from smallworld.engine.text.position import format_position, parse_position

BOARD = """
    coast   hill             {coast}     edge surface
    brook   farmland         {brook}     surface beside coast
    grove   forest           {grove}     edge surface beside brook
    stream  river            {stream}    edge surface underground beside grove
    cave    mud-pool         {cave}      underground beside stream
    hall    mushroom-forest  {hall}      edge underground beside cave
    shaft   mystic-crystal   {shaft}     edge underground beside hall
"""
REGIONS = ("coast", "brook", "grove", "stream", "cave", "hall", "shaft")
SIX = "giants hill, drow stone, orcs forest, mudmen muddy, elves swamp, ogres tomb"


def drawn(**standing):
    return BOARD.format(**{region: standing.get(region, "") for region in REGIONS})


def both(drawing=None, **more):
    given = {"me": "ratmen wealthy", "red": "drow fisher", "hand": 9}
    return table(12, drawing or drawn(coast="me 1"), boxes="base underground", **{**given, **more})


def pick(place, **more):
    """Take the combo at a place of six; trolls and underground gnomes come next."""
    given = {"red": "", "unseen_races": "trolls gnomes", "unseen_powers": "heroic shield", "coins": 5}
    return both(drawn(), me="", column=SIX, **{**given, **more}).play(f"take {place}")


# --- The column -------------------------------------------------------------------------------------


def test_six_combos_alternate_between_surface_and_underground():
    # REA-191
    rules = make_rules(("base", "underground"), own=REALMS["realms_12"]())
    column = Table(new_game(rules, board_of(read_drawing(drawn()), 10), 3)).column()
    worlds = [[rules.homes[rules.ids[name]] for name in combo.split()[:2]] for combo in column]
    assert worlds == 3 * [[SURFACE, SURFACE], [UNDERGROUND, UNDERGROUND]]


def test_banners_and_badges_come_from_stacks_of_their_world():
    # REA-191
    rules = make_rules(("base", "underground"), own=REALMS["realms_12"]())
    game = Table(new_game(rules, board_of(read_drawing(drawn()), 10), 3), reveal=False)
    above, below = (14, 20), (14, 20)
    for races, powers in (above, below, above):
        left = [races, powers]
        for number in left:
            assert number - 2 <= len(game.legal()) <= number + 1
            game.play(game.legal()[0])


@pytest.mark.parametrize("place", [1, 2, 5, 6])
def test_surface_combo_follows_an_underground_combo(place):
    assert pick(place).column()[-1] == "trolls heroic 0"


def test_underground_combo_follows_a_surface_combo():
    game = pick(6)
    game.end_turn().play("take 1")
    assert game.column()[-2:] == ["trolls heroic 0", "gnomes shield 0"]


def test_returned_banners_join_the_stack_of_their_world():
    game = pick(1, unseen_races="", returned_races="gnomes ratmen trolls")
    assert game.column()[-1] == "ratmen heroic 0"
    assert game.stack("returned_races") == ["gnomes", "trolls"]
    game.end_turn().play("take 1")
    assert game.column()[-1] == "gnomes shield 0"


def test_discarded_badges_of_each_world_are_shuffled_separately():
    game = pick(1, unseen_powers="shield", discarded_powers="heroic royal")
    assert game.column()[-1] == "trolls heroic 0"
    assert game.stack("unseen_powers") == ["shield"]
    assert game.stack("discarded_powers") == ["royal"]


@pytest.mark.ours
def test_banners_come_from_the_other_world_if_a_stack_is_empty():
    assert pick(1, unseen_races="gnomes").column()[-1] == "gnomes shield 0"


@pytest.mark.ours
def test_badges_come_from_the_other_world_if_a_stack_is_empty():
    assert pick(1, unseen_powers="shield").column()[-1] == "trolls shield 0"


def test_text_of_a_position_names_the_world_of_the_next_combo():
    state = pick(1).state
    again = parse_position(state.rules, state.board, format_position(state))
    assert again.key() == state.key()
    assert "world-in-turn" in format_position(pick(6).end_turn().state)


def test_player_may_take_a_race_of_either_world_after_a_decline():
    game = both(drawn(coast="me/declined 1"), me="declined ratmen", column=SIX, coins=5)
    assert game.legal() == [f"take {place}" for place in range(1, 7)]


# --- Ways in ----------------------------------------------------------------------------------------


def test_races_enter_at_the_edge_of_their_world():
    assert both(drawn(), me="ratmen wealthy").targets() == ["coast", "grove", "stream"]
    assert both(drawn(), me="mummies mining").targets() == ["stream", "hall", "shaft"]


def test_race_without_regions_enters_in_its_own_world_again():
    assert both(drawn(shaft="me 1"), me="ratmen wealthy").targets() == ["hall"]
    game = both(drawn(shaft="me 1"), me="ratmen wealthy", step="choose-course").play("expand; abandon shaft")
    assert game.targets() == ["coast", "grove", "stream"]


def test_ghouls_in_decline_enter_in_their_own_world_again():
    standing = drawn(coast="me 2", brook="red 9")
    game = both(standing, me="ghouls wealthy", red="elves fisher", step="choose-course", hand=0)
    game.play("decline").next_turn_of("red").play("expand; conquer coast x4; stop").next_turn_of("me")
    assert game.targets("me/declined") == ["coast", "grove", "stream"]


@pytest.mark.ours
@pytest.mark.parametrize("race", ["halflings wealthy", "ratmen flying"])
def test_races_that_enter_anywhere_stay_in_their_own_world(race):
    assert both(drawn(), me=race).targets() == ["coast", "brook", "grove", "stream"]


@pytest.mark.ours
def test_power_does_not_change_the_world_of_a_race():
    assert both(drawn(), me="mummies flying").targets() == ["stream", "cave", "hall", "shaft"]


@pytest.mark.ours
def test_flames_enter_beside_their_volcano_in_either_world():
    game = both(
        drawn() + "pit chasm,volcano surface beside coast brook",
        me="",
        column="flames mining",
    ).play("take 1")
    assert game.targets() == ["coast", "brook"]


def test_race_may_cross_a_tunnel_but_not_enter_by_one():
    # REA-201
    game = both(drawn(coast="me 1") + "mouth mine,tunnel underground beside coast")
    assert "mouth" in game.targets()
    game.play("conquer mouth x2; stop")
    assert game.breakdown() == {"regions": 2, "night-and-day": 1}
    assert game.state.board.where("tunnel") & ~game.state.board.entry


# --- Coins ------------------------------------------------------------------------------------------


def test_each_region_of_the_other_world_pays_one_extra_coin():
    # REA-196
    far = "far farmland me 1 surface \n tor mountain me 1 surface"
    home = drawn(coast="me 1", brook="me 1", cave="me 1", hall="me 1") + far
    game = both(home, me="ratmen alchemist", hand=0)
    assert game.breakdown() == {"regions": 6, "alchemist": 2, "night-and-day": 2}


def test_driving_a_race_out_of_its_own_world_pays_a_coin():
    # REA-197
    home = drawn(coast="me 1", grove="me 1", cave="me 1", hall="me 1", shaft="red 1")
    game = both(home, me="mummies stone", red="elves wealthy")
    game.play("conquer shaft x4; stop")
    assert game.breakdown() == {"regions": 5, "night-and-day": 2 + 1}


def test_driving_out_a_declined_race_pays_a_coin_only_once():
    # REA-196
    game = both(drawn(coast="me 2", brook="red/declined 1"), red="declined drow, ogres stone")
    game.play("conquer brook x3; stop")
    assert game.breakdown()["night-and-day"] == 1
    game.next_turn_of("red").next_turn_of("me").play("expand; stop")
    assert "night-and-day" not in game.breakdown()


def test_driving_a_race_from_its_own_world_pays_no_extra_coin():
    # REA-198
    game = both(drawn(hall="me 1", shaft="red 1"), me="ratmen stout")
    game.play("conquer shaft x3; stop")
    assert game.breakdown() == {"regions": 2, "night-and-day": 1 + 1}


def test_driving_out_tribes_monsters_or_own_kind_pays_nothing():
    # REA-199
    tribe = "tor mountain tribe 1 surface beside coast \n den forest monster 2 surface beside coast"
    game = both(drawn(coast="me 1", brook="red 1") + tribe, me="ratmen stout", red="elves alchemist")
    game.play("conquer brook x3; conquer tor x4")
    assert "night-and-day" not in game.breakdown()
    assert game.price("den") == 4
    game = both(drawn(coast="me 1") + tribe, me="ratmen stout").play("conquer den x4")
    assert "night-and-day" not in game.breakdown()


def test_races_in_decline_are_paid_for_the_other_world_as_well():
    # REA-200
    below = drawn(coast="me/declined 1", cave="me/declined 1", hall="me/declined 1")
    game = both(below, me="declined ratmen", hand=0)
    assert game.breakdown() == {"regions": 3, "night-and-day": 2}


def test_each_race_is_paid_for_regions_in_the_other_world():
    standing = drawn(coast="me 1", cave="me 1", hall="me/declined 1", brook="me/declined 1")
    game = both(standing, me="ratmen stone, declined drow", hand=0)
    assert game.breakdown() == {"regions": 4, "night-and-day": 1 + 1}


def test_regions_in_the_other_world_pay_on_the_turn_of_decline():
    game = both(drawn(cave="me 1", hall="me 1"), me="ratmen stone", step="choose-course", hand=0)
    before = game.coins()
    assert game.play("decline").coins() == before + 2 + 2


def test_ghouls_in_decline_are_paid_for_driving_out_races():
    standing = drawn(coast="me/declined 4", brook="red 1", shaft="me 1")
    game = both(standing, me="mummies stone, declined ghouls", step="choose-course", hand=0)
    game.play("expand; conquer brook x3; stop")
    assert game.breakdown()["night-and-day"] == 1
    game.next_turn_of("red").next_turn_of("me")
    assert "night-and-day" not in game.breakdown()


@pytest.mark.ours
def test_river_does_not_count_as_land_of_the_other_world():
    game = both(drawn(grove="me 1", stream="me 1"), me="mummies seafaring", hand=0)
    assert game.breakdown() == {"regions": 2, "night-and-day": 1}


@pytest.mark.ours
def test_region_won_from_the_other_race_pays_nothing_once_lost():
    game = both(drawn(coast="me 2", brook="red 1"), me="ratmen stout").play("conquer brook x3")
    assert game.breakdown()["night-and-day"] == 1
    state = game.state
    state.held[0] &= ~(1 << state.board.places["brook"])
    assert "night-and-day" not in game.breakdown()


def lasting():
    """Return the scenario with the alternative reading of its text."""
    night = Banner("Night and Day", 0, 0, NightAndDay(lasts=True), common=True)
    return Box("lasting", "Lasting", 1, [], [], auxiliaries=[night], world=BOTH)


def test_alternative_ruling_pays_as_long_as_the_region_is_held():
    game = any_table(
        drawn(coast="me 2", brook="red 1", grove="red/declined 1"),
        me="ratmen stout",
        red="drow fisher, declined elves",
        hand=9,
        boxes="base underground",
        own=lasting,
    )
    game.play("conquer brook x3; conquer grove x3; stop")
    assert game.breakdown()["night-and-day"] == 1
    game.next_turn_of("red").next_turn_of("me").play("expand; stop")
    assert game.breakdown()["night-and-day"] == 1
    game.next_turn_of("red").next_turn_of("me").play("expand; abandon brook; conquer brook x2; stop")
    assert "night-and-day" not in game.breakdown()
