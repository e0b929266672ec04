"""A push recomputes parts of a board; the result must equal a board built from scratch."""

from random import Random

import pytest

from kit.realms import drifting
from smallworld.content.realms.dynamic.drifting import drifting_board
from smallworld.content.realms.formats.layout_code import decode, encode, name_of
from smallworld.content.realms.tiles.grid import EDGES
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import regions_in

PUSHES = 6
OF_A_BOARD = (
    "name",
    "ids",
    "names",
    "neighbours",
    "features",
    "edge",
    "entry",
    "coast",
    "tribes",
    "rounds",
    "everywhere",
    "land",
    "monsters",
    "domains",
    "mountains",
    "peaks",
    "rivers",
    "ground",
    "places",
)
OF_A_TILING = ("cells", "tiles", "around", "loose", "whole", "holes")
KNOWN = ("sea", "lake", "river", "coast", "edge", "surface", "underground", "hill", "magic", "peak", "chasm")


def loose(board):
    return regions_in(board.tiling.loose)


def is_as_built(board):
    """Return whether a board equals the board built from its layout, and from its string."""
    built = Realm(board.layout()).board(name_of(board.layout()))
    again = drifting_board(decode(encode(board.layout())))
    for other in (built, again):
        for field in OF_A_BOARD:
            assert getattr(board, field) == getattr(other, field), field
        for feature in KNOWN:
            assert board.where(feature) == other.where(feature), feature
        assert list(board.features) == list(other.features)
    assert (board.turned, board.touching, board.seas) == (again.turned, again.touching, again.seas)
    for field in OF_A_TILING:
        assert getattr(board.tiling, field) == getattr(again.tiling, field), field
    return True


@pytest.mark.parametrize("seed", range(10))
def test_pushed_board_equals_a_board_built_from_its_layout(seed):
    chance = Random(seed)
    board = drifting_board(drifting(seed))
    assert is_as_built(board)
    for _ in range(PUSHES):
        if not loose(board):
            break
        tile = chance.choice(loose(board))
        board = board.pushed(tile, chance.choice(board.tiling.cells_for(tile)), chance.randrange(EDGES))
        assert is_as_built(board)
        stand = sum(1 << chance.choice(regions_in(sea)) for sea in board.seas if chance.random() < 0.5)
        board = board.with_tokens_in(stand)
        assert is_as_built(board)


@pytest.mark.parametrize("seed", range(4))
def test_neighbours_of_a_set_are_the_neighbours_of_its_regions(seed):
    chance = Random(seed)
    board = drifting_board(drifting(seed))
    for _ in range(PUSHES):
        regions = chance.getrandbits(len(board))
        beside = 0
        for region in regions_in(regions):
            beside |= board.neighbours[region]
        assert board.beside(regions) == beside
        tile = chance.choice(loose(board))
        board = board.pushed(tile, chance.choice(board.tiling.cells_for(tile)), chance.randrange(EDGES))


def test_push_leaves_the_previous_board_unchanged():
    board = drifting_board(drifting(3))
    name, neighbours = board.name, list(board.neighbours)
    tile = loose(board)[0]
    board.pushed(tile, board.tiling.cells_for(tile)[-1], 3)
    assert (board.name, board.neighbours) == (name, neighbours)
