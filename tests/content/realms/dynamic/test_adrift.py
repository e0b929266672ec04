"""Adrift: tiles are pushed and turned with everything on them.

Source: Realms, scenario 6.
"""

import pytest

from kit.drawing import board_of, read_drawing
from kit.table import Table
from smallworld.bots.random_numbers import RandomNumbers, draw
from smallworld.content.catalogue import find_board, layout_board, make_rules
from smallworld.content.choice import names_of
from smallworld.content.realms.board_names import layout_named, name_of
from smallworld.content.realms.box import REALMS
from smallworld.content.realms.formats.layout_file import parse_layout
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine import reports
from smallworld.engine.action import GUARD
from smallworld.engine.board import regions_in
from smallworld.engine.game import legal_actions, new_game, pick, play
from smallworld.engine.steps.step import LOTS, place_of
from smallworld.engine.text.position import format_position, parse_position
from smallworld.views.view import view

# The water of C continues in R; E and M are beside both, in the east and west.
LAGOON = """
name = "The Lagoon"
players = 2
water = "drifting-sea"
tiles = [
  { tile = "C", cell = [1, 0] },
  { tile = "R", cell = [1, 1], turn = 1 },
  { tile = "E", cell = [2, 0] },
  { tile = "M", cell = [0, 1] },
]
"""
# W is between the two seas and separates them.
APART = LAGOON.replace('{ tile = "R", cell = [1, 1], turn = 1 },', '{ tile = "R", cell = [1, 1] },')


def begun_adrift(players):
    rules, board = make_rules(("base",), scenario="realms-6"), find_board(layout_board("realms-6", players))
    return new_game(rules, board, players)


def lagoon(*lines, layout=LAGOON, boxes=("base",), scenario=REALMS["realms_6"]):
    """Return my turn at its beginning; `lines` are the lines of a position with the races."""
    rules = make_rules(boxes, own=scenario())
    board = name_of(parse_layout(layout, "lagoon.toml"))
    text = "\n".join([f"board: {board}", "players: 2", "turn: 3", *lines])
    return Table(parse_position(rules, find_board(board), text))


def cell_of(game, letter):
    """Return the cell of a tile, counted from the corner of the used cells."""
    return next(tile.cell for tile in layout_named(game.state.board.name).tiles if tile.letter == letter)


def beside(game, region):
    board = game.state.board
    return {other for other in board.ids if board.neighbours[board.places[region]] >> board.places[other] & 1}


ME = "player 1: coins 5; ratmen alchemist; eel-pantry 2, elbow-wood 1"
RED = "player 2: coins 5; orcs hill; marrow-field 1"


def test_player_may_push_a_tile_before_any_other_decision():
    game = lagoon(ME, RED)
    assert game.legal() == ["pass", "drift C", "drift E", "drift M", "drift R"]
    assert game.play("pass").legal() == ["expand", "decline"]


def test_tile_that_is_pushed_and_turned_carries_its_tokens():
    # REA-88
    game = lagoon(ME, RED).play("drift M; drift-2 3,0; drift-3 x2")
    assert cell_of(game, "M") == (2, 0)  # the corner is one cell farther east now
    assert game.tokens("marrow-field") == 1
    assert game.holder("marrow-field") == "red"


def test_turns_and_pushes_are_reported_separately():
    game = lagoon(ME, RED).play("drift E; drift-2 2,0")
    asked = view(game.state, 0)["question"]
    assert asked["shape"] == "amount"
    assert (asked["tile"], asked["cell"]) == ("E", "2,0")
    turned = game.play("drift-3 x3").reports[-1]
    assert (turned.kind, turned.number) == (reports.TILE_MOVED, 3)
    pushed = lagoon(ME, RED).play("drift M; drift-2 3,0; drift-3 x2").reports[-1]
    assert (pushed.kind, pushed.number) == (reports.TILE_MOVED, 0)


@pytest.mark.parametrize("seed", range(4))
def test_random_choice_of_a_push_matches_the_list_of_all_pushes(seed):
    numbers, state = RandomNumbers(seed, 0), begun_adrift(2)
    for _ in range(80):
        if state.waits_for:
            play(state, draw(state, numbers))
            continue
        legal, lot = legal_actions(state), numbers.lot()
        for number in (0, lot, LOTS - 1):
            assert pick(state, number) == legal[place_of(number, len(legal))]
        play(state, pick(state, lot))


def test_new_neighbours_of_a_pushed_tile_count_in_the_same_turn():
    # REA-82
    game = lagoon(ME, RED)
    assert not beside(game, "marrow-field") & {"eel-pantry", "elbow-wood"}
    game.play("drift M; drift-2 3,0; drift-3 x0")
    assert beside(game, "marrow-field") & {"eel-pantry", "elbow-wood"}
    assert "marrow-field" in game.play("expand").targets()


def test_tile_that_is_not_moved_must_be_turned():
    game = lagoon(ME, RED).play("drift E; drift-2 2,0")
    assert game.legal() == [f"drift-3 x{turns}" for turns in range(1, 6)]
    game.play("drift-3 x3")
    assert cell_of(game, "E") == (2, 0)


def test_player_may_push_a_tile_before_taking_a_combo():
    game = lagoon("player 1: coins 5", RED, "column: trolls forest 0")
    assert "drift E" in game.legal()
    assert game.play("pass").offers("take 1")


def test_player_may_push_a_tile_before_declining():
    game = lagoon(ME, RED).play("drift E; drift-2 2,0; drift-3 x1; decline")
    assert game.races() == ["ratmen"]


def test_peace_does_not_prevent_a_push():
    # REA-91
    game = lagoon(ME, "player 2: coins 5; orcs diplomat; marrow-field 1", "memory: 2 diplomat 1")
    assert game.play("drift M; drift-2 3,0; drift-3 x0").holder("marrow-field") == "red"


def test_hero_moves_along_with_a_pushed_tile():
    # REA-88
    game = lagoon(ME, "player 2: coins 5; orcs heroic; marrow-field 1", "pieces: 2 heroic marrow-field")
    game.play("drift M; drift-2 3,0; drift-3 x0")
    assert game.pieces("heroic") == ["marrow-field"]


# --- Ways in --------------------------------------------------------------------------------------------


def test_new_race_may_not_enter_beside_a_sea_on_a_drifting_board():
    # REA-83: without an edge of its own, a land beside a sea at the edge is not an entry
    board = lagoon(ME, RED).state.board
    assert not board.entry & ~board.edge


def test_hole_that_a_push_leaves_is_not_an_edge_of_the_board():
    # REA-89
    around = [("E", "1, 0"), ("M", "0, 1"), ("H", "0, 2"), ("F", "1, 2"), ("U", "2, 1"), ("K", "2, 0")]
    tiles = ", ".join([f'{{ tile = "{letter}", cell = [{cell}] }}' for letter, cell in around])
    ring = f'name = "Ring"\nplayers = 2\nwater = "drifting-sea"\ntiles = [{tiles}]'
    realm = Realm(parse_layout(ring, "ring.toml"))
    inside = [place for place in range(len(realm.plots)) if not realm.open_sides[place]]
    board = realm.board("ring")
    assert not any(board.entry >> place & 1 for place in inside)


# --- Waters ---------------------------------------------------------------------------------------------


def waters(game):
    """Return the waters that are regions now, with their tokens."""
    realm = Realm(layout_named(game.state.board.name))
    return {
        plot.id: game.tokens(plot.id)
        for number, plot in enumerate(realm.plots)
        if plot.terrain in ("sea", "lake")
    }


def test_waters_that_touch_become_one_sea():
    assert len(waters(lagoon(ME, RED))) == 1
    assert len(waters(lagoon(ME, RED, layout=APART))) == 2


def test_tokens_stay_on_their_tile_when_a_sea_is_split():
    # REA-87
    layout = LAGOON + 'stand = ["R~"]'
    game = lagoon("player 1: coins 5; ratmen seafaring; eel-pantry 2, rush-river 3", RED, layout=layout)
    assert waters(game) == {"rush-river": 3}
    game.play("drift R; drift-2 3,0; drift-3 x0")
    assert waters(game) == {"chatter-beck": 0, "rush-river": 3}


def test_larger_stack_keeps_the_sea_when_two_seas_join():
    game = lagoon(
        "player 1: coins 5; ratmen seafaring; eel-pantry 2, rush-river 2",
        "player 1 in decline: elves; marrow-field 1",
        "player 2: coins 5; orcs alchemist; mumble-wood 2",
        "player 2 in decline: tritons seafaring; chatter-beck 1",
        layout=APART,
    )
    game.play("drift R; drift-2 1,1; drift-3 x1")
    assert waters(game) == {"rush-river": 2}
    assert game.races("red") == ["orcs alchemist"]


def test_player_who_is_not_on_turn_keeps_a_joined_sea_on_a_tie():
    # REA-86, from the side of the player on turn
    game = lagoon(
        "player 1: coins 5; ratmen seafaring; eel-pantry 2, rush-river 1",
        "player 2: coins 5; orcs alchemist; mumble-wood 2",
        "player 2 in decline: tritons seafaring; chatter-beck 1",
        layout=APART,
    )
    game.play("drift R; drift-2 1,1; drift-3 x1")
    assert waters(game) == {"chatter-beck": 1}
    assert game.holder("chatter-beck") == "red/declined"
    assert game.hand() == 1


def test_stacks_of_one_race_are_put_together_when_seas_join():
    game = lagoon(
        "player 1: coins 5; ratmen seafaring; eel-pantry 2, rush-river 1, chatter-beck 2", RED, layout=APART
    )
    game.play("drift R; drift-2 1,1; drift-3 x1")
    assert waters(game) == {"chatter-beck": 3}


def test_tokens_pushed_out_of_a_sea_return_after_the_turn():
    game = lagoon(
        "player 1: coins 5; ratmen seafaring; eel-pantry 2, rush-river 2",
        "player 2: coins 5; tritons alchemist; mumble-wood 1, chatter-beck 1",
        layout=APART,
    )
    game.play("drift R; drift-2 1,1; drift-3 x1")
    assert (game.hand("red"), game.tokens("mumble-wood")) == (1, 1)
    game.end_turn()
    assert (game.hand("red"), game.tokens("mumble-wood")) == (0, 2)


def test_position_in_the_middle_of_a_push_can_be_saved_as_text():
    game = lagoon(ME, RED).play("drift M; drift-2 3,0")
    text = format_position(game.state)
    read = parse_position(game.state.rules, game.state.board, text)
    assert format_position(read) == text
    assert Table(read).legal() == game.legal()


# --- Relics and places ----------------------------------------------------------------------------------


def settled(players, seed, scenario=("realms_6",)):
    """Return a table after the Monsters were placed."""
    names = names_of(("base", "underground", *scenario), places=True)
    state = new_game(make_rules(names), find_board(layout_board("realms_6", players)), players)
    numbers = RandomNumbers(seed, 0)
    while state.waits_for == GUARD:
        play(state, draw(state, numbers))
    return state


def lands(state):
    """Return the terrains of the regions with relics and places."""
    return [state.board.features_of(region)[0] for region in regions_in(state.monsters)]


@pytest.mark.parametrize(("players", "sets"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_each_group_of_tiles_gets_one_monster_site(players, sets):
    # REA-90
    state = settled(players, seed=1)
    assert len(lands(state)) == sets
    assert state.monsters & ~state.board.tribes == 0


@pytest.mark.parametrize(("players", "kinds"), [(3, 2), (4, 3), (5, 4), (6, 4)])
def test_monster_sites_are_on_as_many_terrains_as_possible(players, kinds):
    # REA-90; with six players the Lost Tribes are on only four terrains
    for seed in range(4):
        assert len(set(lands(settled(players, seed)))) == kinds


@pytest.mark.parametrize("choice", [0, -1])
def test_monster_sites_repeat_a_terrain_if_there_are_too_few(choice):
    drawing = "a hill tribe 1 edge \n b hill tribe 1 \n c hill tribe 1 \n d forest tribe 1"
    boxes = names_of(("base", "underground", "realms_6"), places=True)
    state = new_game(make_rules(boxes), board_of(read_drawing(drawing), 10), 4)
    while state.waits_for == GUARD:
        play(state, legal_actions(state)[choice])
    assert sorted(lands(state)) == ["forest", "hill", "hill"]


def test_custom_board_gets_one_monster_site_more_than_players():
    own = "scenario-11scv.V2VsbHM.drift"
    assert len(lands(settled(4, seed=1, scenario=(own,)))) == 4 + 1


def test_no_places_are_guarded_without_the_option_for_them():
    rules = make_rules(("base", "underground", "realms_6"))
    assert "guardians" not in rules.ids
