"""A new tile or piece recomputes parts of a board; the result must equal a board built from scratch."""

from collections import Counter
from random import Random

import pytest

from kit.speed import long_if_interpreted
from smallworld.content.realms.board_names import built_board, name_of
from smallworld.content.realms.dynamic.cells import STEPS, WIDTH
from smallworld.content.realms.dynamic.growing import growing_board
from smallworld.content.realms.tiles.grid import EDGES
from smallworld.content.realms.tiles.layout import (
    CHASM,
    ENTRY,
    GROWING,
    MONSTERS,
    MOUNTAIN,
    LaidPiece,
    Layout,
    PlacedTile,
)
from smallworld.content.realms.tiles.pieces import may_lie
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import LETTERS, sign_of
from smallworld.engine.board import regions_in

TILES = 9
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
    "places",
)
BELOW = "growing-river-below"
BOTH = "growing-river-both"
KNOWN = (
    "sea",
    "lake",
    "river",
    "coast",
    "edge",
    "hill",
    "swamp",
    "magic",
    "mine",
    "mountain",
    "chasm",
    "black-mountain",
    "crystal-forest",
    "surface",
    "underground",
)


def empty(water):
    return growing_board(Layout("Grown", 3, 10, water, ()))


def grown(chance, water=BOTH):
    """Yield a growing board after each step, with random tiles and pieces."""
    board = empty(water)
    for letter in chance.sample(LETTERS, TILES):
        world = chance.choice(board.worlds)
        cell, turns = chance.choice(board.cells_beside()), chance.randrange(EDGES)
        board = board.laid(sign_of(letter, world), cell, turns)
        yield board
        for kind in (MOUNTAIN, CHASM):
            fitting = [place for place in range(EDGES) if may_lie(board.picture_of(letter), place)]
            if board.box[kind] and fitting:
                number = chance.choice(regions_in(board.box[kind]))
                board = board.raised(LaidPiece(kind, number, letter, chance.choice(fitting)))
                yield board
        waters = [water for water in board.topology.waters if board.topology.there >> water & 1]
        if waters:
            board = board.with_tokens_in(1 << chance.choice(waters))
            yield board


def is_as_built(board):
    """Return whether a board equals the board built from its layout, and from its string."""
    layout = board.layout()
    for other in (Realm(layout).board(name_of(layout)), built_board(board.name)):
        for field in OF_A_BOARD:
            assert getattr(board, field) == getattr(other, field), field
        for feature in KNOWN:
            assert board.where(feature) == other.where(feature), feature
        for region in regions_in(board.everywhere):
            assert board.ground[region] == other.ground[region]
            assert board.features_of(region) == other.features_of(region)
    return True


@long_if_interpreted
@pytest.mark.parametrize("water", GROWING)
@pytest.mark.parametrize("seed", range(8))
def test_grown_board_equals_a_board_built_from_its_layout(seed, water):
    for board in grown(Random(seed), water):
        assert is_as_built(board)


@pytest.mark.parametrize("water", GROWING)
@pytest.mark.parametrize("asked", [0.0, 0.5])
@pytest.mark.parametrize("seed", range(8))
def test_grown_board_is_the_same_if_neighbours_are_asked_early(seed, asked, water):
    chance = Random(seed)
    for board in grown(chance, water):
        if chance.random() < asked:
            assert len(board.neighbours) == len(board)
    assert is_as_built(board)


@pytest.mark.parametrize("water", GROWING)
def test_empty_growing_board_equals_a_board_built_from_no_tiles(water):
    assert is_as_built(empty(water))


@pytest.mark.parametrize("water", [BELOW, BOTH])
def test_marks_on_an_underground_land_stay_with_that_land(water):
    tiles = (PlacedTile("A", "underground", (0, 0), 0), PlacedTile("B", "underground", (1, 0), 0))
    layout = Layout("Grown", 3, 10, water, tiles, marks={MONSTERS: ("Ba",), ENTRY: ("Aa",)})
    for board in (growing_board(layout), Realm(layout).board("")):
        (there,), (entered,) = regions_in(board.monsters), regions_in(board.entry)
        assert there != entered
        assert board.everywhere >> there & board.everywhere >> entered & 1


def test_mountains_are_black_in_the_underground_world():
    *_, above = (board for board in grown(Random(1), "growing-river") if board.topology.pieces)
    *_, below = (board for board in grown(Random(1), BELOW) if board.topology.pieces)
    assert above.features["mountain"]
    assert "black-mountain" not in above.features
    assert below.features["black-mountain"]
    assert not below.features["mountain"]


def test_growing_board_may_show_either_side_of_a_tile():
    *_, board = grown(Random(2))
    assert board.where("surface")
    assert board.where("underground")
    assert (board.where("surface") | board.where("underground")) == board.everywhere


def test_laying_a_tile_does_not_change_the_previous_board():
    *_, board = grown(Random(3))
    name, neighbours = board.name, list(board.neighbours)
    left = next(
        letter for letter in LETTERS if letter not in [picture.letter for picture in board.topology.pictures]
    )
    board.laid(left, board.cells_beside()[0], 0)
    assert (board.name, board.neighbours) == (name, neighbours)


@pytest.mark.parametrize("seed", range(4))
def test_free_cells_are_sorted_by_number_of_neighbours_and_row(seed):
    for board in grown(Random(seed)):
        cells = board.cells_beside()
        around = Counter(cell + step for cell in board.cells for step in STEPS)
        assert set(cells) == set(around) - set(board.cells)
        assert cells == sorted(cells, key=lambda cell: (-around[cell], cell % WIDTH, cell))
