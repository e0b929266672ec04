"""All Together Now: two teams with the races of one world each, and a lone player who counts double.

Source: Realms, scenario 11.
"""

import pytest

from kit.drawing import board_of, read_drawing
from kit.scenarios import table
from kit.table import Table
from smallworld.content.catalogue import make_rules
from smallworld.content.realms.box import all_together_box
from smallworld.content.realms.rules.columns import ROWS
from smallworld.content.realms.rulings import TEAMS
from smallworld.content.realms.tiles.layout import ROUNDS
from smallworld.content.worlds import SURFACE, UNDERGROUND
from smallworld.engine.action import FIRST_ABILITY
from smallworld.engine.game import new_game, placings, winners
from smallworld.engine.owners import Owners
from smallworld.engine.reports import EXCHANGED
from smallworld.engine.sheets.display import display_of
from smallworld.engine.state import NONE

BOARD = """
    coast   hill             {coast}     edge surface
    grove   forest,mine      {grove}     edge surface beside coast
    shaft   mine             {shaft}     edge underground
    hall    mushroom-forest  {hall}      edge underground beside shaft
"""
REGIONS = ("coast", "grove", "shaft", "hall")
ABOVE = ("ratmen", "elves", "orcs", "giants", "humans", "wizards")
BELOW = ("drow", "mudmen", "gnomes", "mummies", "ogres", "kraken")
POWERS = ("commando", "hill", "forest", "muddy", "swamp", "stone")


def drawn(**standing):
    return BOARD.format(**{region: standing.get(region, "") for region in REGIONS})


def together(standing, **more):
    given = {"teams": TEAMS, "red": "drow fisher", "green": "orcs stout", "black": "gnomes wise"}
    boxes = f"base underground {more.pop('boxes', '')}"
    return table(11, standing, boxes=boxes, players=5, **{**given, **more})


def picking(coins=5, rows=(0, 0, 0, 0, 0, 0), above=ABOVE, powers=POWERS, below=BELOW):
    """Return my turn to take a race, with these columns."""
    boxes = "cursed be_not_afraid"
    game = together(drawn(), me="", red="", blue="", green="", black="", coins=coins, column="", boxes=boxes)
    state, ids = game.state, game.state.rules.ids
    state.offered_races = tuple(ids[name] for name in (*above, *below))
    state.offered_powers = tuple(ids[name] for name in powers)
    state.offered_coins = rows
    state.offered_tokens = (0,) * len(state.offered_races)
    shown = {*state.offered_races, *state.offered_powers}
    state.unseen_races = tuple(id for id in state.rules.races if id not in shown)
    state.unseen_powers = tuple(id for id in state.rules.powers if id not in shown)
    return game


def seat(game, place):
    """Seat me this many places after the first player."""
    rules, first = game.state.rules, (5 - place) % 5
    game.state.first, game.state.owners = first, rules.owners_of(5, first=first)


def take(game, race, power):
    """Return the action that takes a race with the power in a row, counted from 1."""
    state = game.state
    place = state.offered_races.index(state.rules.ids[race])
    return f"take {ROWS * place + power}"


def names(game, ids):
    return [game.state.rules.slugs[id] for id in ids]


def test_twelve_races_of_two_worlds_and_six_powers_are_open():
    # REA-170
    rules = make_rules(("base", "underground"), own=all_together_box())
    state = Table(new_game(rules, board_of(read_drawing(drawn()), ROUNDS[5]), 5)).state
    homes = rules.homes
    assert [homes[id] for id in state.offered_races] == 6 * [SURFACE] + 6 * [UNDERGROUND]
    assert len(state.offered_powers) == 6
    assert {homes[id] for id in state.unseen_powers} == {SURFACE, UNDERGROUND}
    assert state.offered_coins == (0,) * 6
    assert (all_together_box().layouts, state.board.rounds) == ((5,), 8)


def test_player_pays_the_higher_price_and_takes_the_coins_there():
    # REA-171
    game = picking(rows=(0, 2, 0, 1, 0, 3))
    game.play(take(game, "elves", 4))
    assert game.coins() == 5 - 3 + 1
    assert game.state.offered_coins == (1, 3, 1, 0, 0, 3)


def test_races_and_powers_move_up_while_coins_stay_in_their_rows():
    # REA-171
    game = picking(rows=(0, 2, 0, 1, 0, 3))
    game.play(take(game, "elves", 4))
    state = game.state
    assert names(game, state.offered_races)[:5] == ["ratmen", "orcs", "giants", "humans", "wizards"]
    assert names(game, state.offered_races)[6:] == list(BELOW)
    assert names(game, state.offered_powers)[:5] == ["commando", "hill", "forest", "swamp", "stone"]
    assert (len(state.offered_races), len(state.offered_powers)) == (12, 6)


def test_coins_beside_the_cheaper_half_of_a_combo_stay():
    # REA-173
    game = picking(rows=(4, 0, 0, 0, 2, 0))
    seat(game, 1)
    game.play(take(game, "ogres", 1))
    assert game.coins() == 5 - 4 + 2
    assert game.state.offered_coins == (5, 1, 1, 1, 0, 0)


def test_race_and_power_in_the_first_row_cost_nothing():
    # REA-174
    game = picking(coins=0, rows=(2, 0, 0, 0, 0, 0))
    assert [action for action in game.legal() if action.startswith("take")] == ["take 1"]
    assert game.play("take 1").coins() == 2


def test_player_who_cannot_pay_the_higher_price_is_refused():
    # REA-176
    game = picking(coins=2)
    assert game.refuses(take(game, "ratmen", 4))
    assert game.offers(take(game, "ratmen", 3))
    assert game.offers(take(game, "orcs", 1))
    assert game.refuses(take(game, "giants", 1))


def test_teams_are_limited_to_races_of_their_own_world():
    game = picking(coins=9)
    for place, usable in enumerate([(ABOVE,), (BELOW,), (ABOVE, BELOW), (ABOVE,), (BELOW,)]):
        seat(game, place)
        for column in (ABOVE, BELOW):
            for race in column:
                assert game.offers(take(game, race, 1)) == (column in usable)


@pytest.mark.ours
def test_skipping_the_cursed_power_costs_three_coins():
    # REA-184
    game = picking(powers=("commando", "cursed", "hill", "muddy", "swamp", "stone"))
    game.play(take(game, "ratmen", 3))
    assert game.coins() == 5 - (1 + 3)
    assert game.state.offered_coins == (1, 3, 0, 0, 0, 0)


@pytest.mark.ours
def test_homunculi_gain_a_token_from_players_who_could_take_them():
    game = picking(above=("homunculi", *ABOVE[1:]))
    seat(game, 2)
    game.play(take(game, "gnomes", 1))
    assert game.state.offered_tokens[0] == 1


@pytest.mark.ours
def test_homunculi_gain_no_token_from_players_of_the_other_world():
    game = picking(above=("homunculi", *ABOVE[1:]))
    seat(game, 1)
    game.play(take(game, "gnomes", 1))
    assert not any(game.state.offered_tokens)


@pytest.mark.ours
def test_mimes_exchange_their_badge_for_any_open_badge_for_free():
    game = picking(below=("shadow-mimes", *BELOW[1:]))
    seat(game, 1)
    game.play(f"{take(game, 'shadow-mimes', 1)}; shadow-mimes stone")
    ids = game.state.rules.ids
    assert game.state.badges[0] == ids["stone"]
    assert names(game, game.state.offered_powers)[:5] == ["hill", "forest", "muddy", "swamp", "commando"]
    exchanged = [report for report in game.reports if report.kind == EXCHANGED]
    assert [(report.by, report.other) for report in exchanged] == [(NONE, ids["commando"])]
    assert game.coins() == 5


def test_returned_banner_joins_the_stack_of_its_world():
    # REA-185
    game = picking()
    state, ids = game.state, game.state.rules.ids
    state.unseen_races = ()
    state.returned_races = (ids["liches"], ids["trolls"])
    game.play(take(game, "ratmen", 1))
    assert names(game, state.offered_races) == [*ABOVE[1:], "trolls", *BELOW]
    assert names(game, state.returned_races) == ["liches"]


def test_teams_follow_the_seats_from_the_first_player():
    rules = make_rules(("base", "underground"), own=all_together_box())
    state = new_game(rules, board_of(read_drawing(drawn()), 8), 5, first=3)
    assert state.owners.allies_of(3) == [1]  # the first and the fourth player
    assert state.owners.allies_of(4) == [2]
    assert state.owners.allies_of(0) == []


def finals(coins, standing=None):
    game = together(standing or drawn(coast="me 1", hall="blue 1"), blue="elves hill", hand=0)
    game.state.coins[:] = coins
    return game.state


def test_team_adds_up_its_coins_and_a_lone_player_doubles_them():
    # REA-177
    state = finals([62, 70, 61, 55, 50])
    assert [row[1] for row in placings(state)] == [117, 120, 122, 117, 120]
    assert winners(state) == [2]


@pytest.mark.ours
def test_ties_between_teams_are_broken_by_their_tokens():
    # REA-178
    standing = drawn(coast="me 8", grove="green 6", hall="blue 7")
    state = finals([50, 60, 50, 50, 30], standing)
    assert placings(state)[0][1:] == (100, 8 + 6)
    assert placings(state)[2][1:] == (100, 2 * 7)
    assert winners(state) == [0, 2, 3]


def test_bots_count_team_coins_as_the_final_score_does():
    owners = Owners(5, 1, teams=TEAMS, alone=2)
    assert owners.sum_by_team([62.0, 70.0, 61.0, 55.0, 50.0]) == [117.0, 120.0, 122.0]


@pytest.mark.parametrize(
    ("race", "targets"), [("ratmen commando", "coast grove"), ("drow stone", "shaft hall")]
)
def test_race_enters_at_the_edge_in_the_half_of_its_own_world(race, targets):
    # REA-179
    standing = drawn()
    red = {} if race.startswith("ratmen") else {"red": "ogres fisher"}
    assert together(standing, me=race, **red).targets() == targets.split()


@pytest.mark.ours
@pytest.mark.parametrize("race", ["halflings commando", "ratmen flying"])
def test_races_that_enter_anywhere_stay_in_their_own_world(race):
    assert together(drawn(), me=race).targets() == ["coast", "grove"]


def test_ghouls_in_decline_enter_their_own_half_again():
    # REA-188
    standing = drawn(coast="me 2", grove="red 9")
    game = together(standing, me="ghouls commando", red="elves fisher", step="choose-course", hand=0)
    game.play("decline").next_turn_of("red").play("expand; conquer coast x4; stop").next_turn_of("me")
    assert game.targets("me/declined") == ["coast", "grove"]


@pytest.mark.ours
def test_partners_may_attack_each_other():
    # REA-181
    game = together(drawn(coast="me 3", grove="green 1"))
    assert "grove" in game.targets()


def test_mines_of_both_worlds_count_as_mines():
    # REA-183
    game = together(
        drawn(grove="me 1", shaft="green 1"), me="iron-dwarves commando", green="ratmen mining", hand=0
    )
    game.play("stop")
    assert display_of(game.state, 0).stock[game.state.rules.ids["iron-dwarves"]] == 1
    assert game.breakdown("green")["mining"] == 1


@pytest.mark.ours
def test_coins_for_a_captured_leader_count_towards_the_team():
    # REA-190
    standing = drawn(coast="me 1 leader", shaft="green 1 leader")
    game = together(
        standing,
        me="ratmen hill, leader",
        green="orcs stout, leader",
        blue="elves hill",
        boxes="leaders",
        hand=0,
    )
    state = game.state
    leader = state.rules.ids["leader"]
    captor, alone = state.owners.for_good(1), state.owners.for_good(2)
    state.remember(captor, leader, 1 << state.rules.ids["ratmen"] - FIRST_ABILITY)
    state.remember(alone, leader, 1 << state.rules.ids["orcs"] - FIRST_ABILITY)
    before = [row[1] for row in placings(state)]
    state.rules.abilities[leader].saw_game_end(state)
    assert [row[1] - was for row, was in zip(placings(state), before, strict=True)] == [0, 2, 4, 0, 2]
