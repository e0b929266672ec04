"""What a push tells anew of a board is what building it anew tells."""

from random import Random

import pytest

from kit.realms import drifting
from smallworld.content.realms.code import decode, encode, name_of
from smallworld.content.realms.drifting import drifting_board
from smallworld.content.realms.grid import EDGES
from smallworld.content.realms.realm import Realm

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
KNOWN = ("sea", "lake", "river", "coast", "edge", "surface", "underground", "hill", "magic", "peak", "chasm")


def loose(board):
    return board.loose()


def is_as_built(board):
    """Whether a board is the one that its layout makes, now and when it comes back from its string."""
    built = Realm(board.layout()).board(name_of(board.layout()))
    again = drifting_board(decode(encode(board.layout())))
    for other in (built, again):
        for field in OF_A_BOARD:
            assert getattr(board, field) == getattr(other, field), field
        for feature in KNOWN:
            assert board.where(feature) == other.where(feature), feature
        assert list(board.features) == list(other.features)
    assert (board.cells, board.tiles, board.edges) == (again.cells, again.tiles, again.edges)
    assert (board.turned, board.touching, board.seas) == (again.turned, again.touching, again.seas)
    return True


@pytest.mark.parametrize("seed", range(10))
def test_a_board_that_was_pushed_is_the_one_that_is_built_of_its_layout(seed):
    chance = Random(seed)
    board = drifting_board(drifting(seed))
    assert is_as_built(board)
    for _ in range(PUSHES):
        if not loose(board):
            break
        tile = chance.choice(loose(board))
        board = board.pushed(tile, chance.choice(board.cells_for(tile)), chance.randrange(EDGES))
        assert is_as_built(board)
        stand = sum(1 << chance.choice(sea) for sea in board.seas if chance.random() < 0.5)
        board = board.with_tokens_in(stand)
        assert is_as_built(board)


def test_a_push_leaves_the_board_that_was():
    board = drifting_board(drifting(3))
    name, neighbours = board.name, list(board.neighbours)
    tile = loose(board)[0]
    board.pushed(tile, board.cells_for(tile)[-1], 3)
    assert (board.name, board.neighbours) == (name, neighbours)
