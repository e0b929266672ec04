"""Settings of a scenario about boards and teams, which override those of the board.

Source: ours; docs/create/scenarios.md.
"""

import pytest

from kit.realms import wild
from kit.scenario_data import wild_scenario
from smallworld.content.catalogue import (
    board_as_said,
    boards_for,
    check_players,
    find_board,
    make_rules,
    numbers_of_players,
)
from smallworld.content.choice import names_of
from smallworld.content.realms.board_names import layout_named, name_of
from smallworld.content.realms.formats.layout_file import parse_layout
from smallworld.content.realms.rules.columns import ChooseFromColumns
from smallworld.content.realms.scenarios.scenario_code import name_of_scenario
from smallworld.content.realms.scenarios.scenario_file import parse_scenario
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.layout import ENTRY
from smallworld.content.shelf import SetupError
from smallworld.engine.board import regions_in
from smallworld.engine.game import new_game, winners
from smallworld.engine.steps.step import CHOOSE_COMBO
from smallworld.workshop.tiling import random_layout

# C and R share a water; a gate is in the east, beside M.
ISLE = """
name = "Isle"
players = 4
rounds = 9
water = "river"
tiles = [
  { tile = "C", cell = [1, 0] },
  { tile = "R", cell = [1, 1], turn = 1 },
  { tile = "E", cell = [2, 0] },
  { tile = "M", cell = [0, 1] },
]
entry = ["Ea"]
gate = ["Ma"]
"""
LAYOUT = parse_layout(ISLE, "isle.toml")


def said(*lines, world="surface"):
    """Return the scenario with these lines in its file."""
    head = ['title = "Said"', f'world = "{world}"']
    return parse_scenario("\n".join([*head, *lines]), "said.toml")


def names_with(*lines, boxes=("base",), world="surface"):
    return names_of(boxes, scenario=name_of_scenario(said(*lines, world=world)))


def board_with(*lines):
    """Return the isle with these lines in its scenario."""
    return find_board(board_as_said(name_of(LAYOUT), names_with(*lines)))


def ids(board, regions):
    return {board.ids[region] for region in regions_in(regions)}


# --- The board ------------------------------------------------------------------------------------------


def test_scenario_without_settings_leaves_the_board_unchanged():
    names = names_with()
    assert board_as_said(name_of(LAYOUT), names) == name_of(LAYOUT)
    assert board_as_said("base-3", names_with("rounds = 3")) == "base-3"


def test_scenario_sets_the_number_of_rounds():
    assert board_with().rounds == 9
    assert board_with("rounds = 12").rounds == 12


def test_scenario_sets_the_kind_of_water():
    assert board_with().rivers
    seas = board_with('water = "closed-sea"')
    assert not seas.rivers
    assert seas.where("sea")
    assert layout_named(board_with('water = "drifting-sea"').name).water == "drifting-sea"


def test_scenario_sets_where_new_races_enter():
    gate = board_with('entry = ["gate"]')
    assert ids(gate, gate.entry) == ids(gate, gate.where("gate")) != ids(board_with(), board_with().entry)
    several = board_with('entry = ["gate", "forest"]')
    assert several.entry == several.where("gate") | several.where("forest")


def test_entry_at_the_edge_is_the_same_as_no_setting_for_entries():
    plain = find_board(name_of(parse_layout(ISLE.replace('entry = ["Ea"]', ""), "isle.toml")))
    assert board_with('entry = ["edge"]').entry == plain.entry


@pytest.mark.ours
def test_races_enter_at_the_edge_if_no_region_is_marked():
    assert board_with('entry = ["shrine"]').entry == board_with('entry = ["edge"]').entry


def test_entry_by_the_coast_follows_the_water_of_the_scenario():
    board = board_with('water = "sea"', 'entry = ["coast"]')
    assert board.entry == board.coast & ~board.where("sea")


@pytest.mark.parametrize("seed", range(40))
def test_scenario_applied_twice_gives_the_same_board_as_once(seed):
    layout = wild(seed)
    defaults = wild_scenario(seed).defaults
    once = defaults.laid_over(layout)
    assert (once.tiles, once.pieces, once.players) == (layout.tiles, layout.pieces, layout.players)
    assert name_of(defaults.laid_over(once)) == name_of(once)
    assert find_board(name_of(once)).rounds == (defaults.rounds or layout.rounds)
    kept = {mark: keys for mark, keys in layout.marks.items() if mark != ENTRY}
    assert {mark: keys for mark, keys in once.marks.items() if mark != ENTRY} == kept


def test_growing_board_keeps_water_and_entries_of_its_scenario():
    names = names_with('water = "sea"', 'entry = ["edge"]', "rounds = 3")
    [built] = boards_for(3, names_of(("base",), scenario="realms_9"))
    board = layout_named(board_as_said(built, names))
    assert (board.water, board.rounds, board.tiles) == ("growing-river", 3, ())


# --- Who plays together ---------------------------------------------------------------------------------


def test_teams_follow_the_seats_from_the_first_player():
    names = names_with("teams = [1, 1, 2, 2]")
    state = new_game(make_rules(names), board_with(), 4, first=1)
    assert [state.owners.allies_of(player) for player in range(4)] == [[3], [2], [1], [0]]


def test_scenario_can_multiply_the_coins_of_a_lone_player():
    names = names_with("teams = [1, 2, 1]", "alone = 2")
    board = find_board(name_of(random_layout("Three", 3, ("surface",), 1)))
    state = new_game(make_rules(names), board, 3)
    state.coins = [10, 12, 11]
    assert winners(state) == [1], "24 against 10 and 11"
    assert state.owners.weights == [1, 2, 1]


def test_scenario_with_teams_fixes_the_number_of_players():
    names = names_with("teams = [1, 2, 1, 2]")
    assert numbers_of_players(names) == [4]
    with pytest.raises(SetupError, match="3 players: the teams of the scenario are for 4") as error:
        check_players(names, 3)
    assert error.value.code == "other-teams"


# --- What stays in its box ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["White Ladies", "white-ladies"])
def test_scenario_can_exclude_races_by_printed_name_or_notation(name):
    names = names_with(f'without = ["{name}"]', boxes=("base", "grand_dames"))
    assert "white-ladies" in make_rules(("base", "grand_dames")).ids
    assert "white-ladies" not in make_rules(names).ids


# --- Columns and homelands ------------------------------------------------------------------------------

BOTH = ("base", "underground")


def test_scenario_can_offer_races_and_powers_in_separate_columns():
    names = names_with('[[rule]]\ntool = "columns"', boxes=BOTH, world="both")
    assert isinstance(make_rules(names).steps[CHOOSE_COMBO], ChooseFromColumns)
    assert not isinstance(make_rules(BOTH).steps[CHOOSE_COMBO], ChooseFromColumns)


def test_scenario_can_make_races_enter_in_their_own_world():
    names = names_with('[[rule]]\ntool = "homeland"', boxes=BOTH, world="both")
    rules = make_rules(names)
    assert [rules.slugs[id] for id in rules.common] == ["homeland"]


# --- What is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("rounds = 21", "“rounds” of the scenario is 21; it should be a number from 0 to 20"),
        ('water = "lava"', "should be one of river, sea, closed-sea, drifting-sea"),
        ('water = "growing-river"', "should be one of river, sea, closed-sea, drifting-sea"),
        ('entry = "gate"', "“entry” of the scenario is 'gate'; it should be a list of at most 6"),
        ('entry = ["moon"]', "“entry” of the scenario is 'moon'; it should be one of well, "),
        ("teams = [1, 2, 3]", "should be the team of each seat, such as [1, 2, 1, 2]"),
        ("teams = [1, 1]", "should be the team of each seat"),
        ("teams = [1, 2, 9]", "should be the team of each seat"),
        ("teams = [true, 2, 2]", "should be the team of each seat"),
        ("teams = [1, 2, 1]\nalone = 4", "“alone” of the scenario is 4; it should be a number from 1 to 3"),
        ("alone = 2", "it should be 1 without teams"),
        ('[[rule]]\ntool = "columns"', "“columns” needs other races: “world” should be both"),
    ],
)
def test_error_for_an_invalid_scenario_setting_lists_valid_ones(lines, message):
    with pytest.raises(LayoutError) as error:
        said(lines)
    assert message in str(error.value)
