"""A Game of Gods in the underground world, and in both worlds at once.

Source: Realms, scenario 9, with Underground.
"""

import pytest

from kit.table import Table
from smallworld.bots.random_numbers import RandomNumbers
from smallworld.content.catalogue import board_for, find_board, make_rules
from smallworld.content.choice import names_of, world_of
from smallworld.content.realms.board_names import layout_named
from smallworld.content.realms.dynamic.growing import GrowingBoard
from smallworld.content.shelf import NO_SUCH_WORLD, NO_WORLD, NOT_IN_WORLD, SetupError
from smallworld.engine.board import count
from smallworld.engine.game import new_game
from smallworld.engine.text.position import format_position, parse_position
from smallworld.views.view import view

TWO_BOXES = ("base", "underground")


def names(world, boxes=TWO_BOXES):
    return names_of(boxes, scenario="a-game-of-gods", world=world)


def set_up(world, players=3, boxes=TWO_BOXES):
    """Return a table after the setup; chance deals the lowest ids."""
    chosen = names(world, boxes)
    return Table(new_game(make_rules(chosen), find_board(board_for(players, chosen)), players))


def lay(game, tile, cell):
    """Lay a tile for the player whose turn it is, with the pieces that it requires."""
    game.play(f"creation {tile}; creation-2 {cell}; creation-3 x0")
    while any(legal.startswith("creation-") for legal in game.legal()):
        game.play("pass" if "pass" in game.legal() else game.legal()[0])
    return game


def offered(game):
    """Return the letters of the tiles on offer."""
    return [legal.split()[1] for legal in game.legal()]


def test_underground_game_offers_only_underground_sides_of_tiles():
    game = set_up("underground")
    assert sorted(offered(game)) == list("abcdefghijklmnopqrstuvwxyz")
    lay(game, "a", "0,0")
    board = game.state.board
    assert isinstance(board, GrowingBoard)
    assert [tile.world for tile in layout_named(board.name).tiles] == ["underground"]


def test_players_choose_the_side_of_each_tile_with_both_worlds():
    game = set_up("both")
    assert len(offered(game)) == 2 * 26
    lay(game, "A", "0,0")
    assert len(offered(game)) == 2 * 25, "a tile that lies is gone with both its sides"
    lay(game, "b", "1,0")
    assert [tile.world for tile in layout_named(game.state.board.name).tiles] == ["surface", "underground"]


def test_mountain_on_an_underground_tile_is_a_black_mountain():
    game = set_up("both")
    game.play("creation h; creation-2 0,0; creation-3 x0; creation-4 1")
    board = game.state.board
    assert count(board.features["black-mountain"]) == 1
    assert not board.features["mountain"]
    assert board.mountains == board.features["black-mountain"]


def test_first_player_places_two_monster_sites_and_others_one():
    game = set_up("underground")
    place = 0
    while game.state.turn < 2:
        if any(legal.startswith("creation ") for legal in game.legal()):
            lay(game, offered(game)[0], f"{place},0")
            place += 1
        else:
            game.play(game.legal()[-1])
    assert count(game.state.monsters) == 3 + 1


@pytest.mark.parametrize("world", ["underground", "both"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_number_of_players_is_the_same_in_both_worlds(world, players):
    chosen = names(world)
    state = new_game(make_rules(chosen), find_board(board_for(players, chosen)), players)
    assert (state.players, state.board.rounds) == (players, {2: 10, 3: 10, 4: 9}.get(players, 8))


def test_game_with_only_the_underground_box_is_underground():
    assert world_of(names("", ("underground",))) == "underground"
    assert world_of(names("", TWO_BOXES)) == "surface"


def test_list_of_boxes_in_play_includes_the_world():
    assert names("underground")[-1] == "below"
    assert names("both")[-1] == "both"
    assert names_of(names("both")) == names("both"), "as records name it"
    assert world_of(names("both")) == "both"


@pytest.mark.parametrize(
    ("boxes", "scenario", "world", "code"),
    [
        (("base",), "a-game-of-gods", "underground", NO_WORLD),
        (("base",), "a-game-of-gods", "both", NO_WORLD),
        (TWO_BOXES, "go-east", "both", NO_SUCH_WORLD),
        (TWO_BOXES, "go-east", "underground", NOT_IN_WORLD),
        (TWO_BOXES, "", "both", NO_SUCH_WORLD),
    ],
)
def test_world_without_its_box_is_refused(boxes, scenario, world, code):
    with pytest.raises(SetupError) as refused:
        names_of(boxes, scenario=scenario, world=world)
    assert refused.value.code == code


@pytest.mark.parametrize("world", ["underground", "both"])
def test_position_during_the_set_up_can_be_saved_as_text(world):
    game = lay(lay(set_up(world), "c", "0,0"), "D" if world == "both" else "d", "1,0")
    text = format_position(game.state)
    read = parse_position(game.state.rules, find_board(game.state.board.name), text)
    assert read.key() == game.state.key()


def test_view_names_the_side_of_each_tile_that_may_be_laid():
    game = set_up("both")
    question = view(game.state, 0)["question"]
    assert question["shape"] == "tile"
    assert {"a", "A"} <= set(question["regions"])


@pytest.mark.parametrize("world", ["surface", "underground", "both"])
def test_game_on_a_built_board_asks_every_kind_of_question(world):
    game, numbers = set_up(world, 2), RandomNumbers(3)
    while not game.state.over:
        asked = [view(game.state, player)["question"] for player in range(2)]
        if asked[game.state.player]["shape"] == "place":
            assert asked[game.state.player]["tile"] in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        legal = game.legal()
        game.play(legal[numbers.below(len(legal))])
    assert game.state.turn == game.state.board.rounds
