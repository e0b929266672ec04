"""The boards of Underground.

Source: printed boards for 2, 3, 4 and 6 players, rulebook for the number of rounds; that for 5 is ours.
"""

from __future__ import annotations

import pytest

from smallworld.content.maps import DEEP_TERRAINS, load_board
from smallworld.engine.board import Board, count, regions_in
from smallworld.engine.rules import slug
from smallworld.translate import LANGUAGES, Translator

PLAYERS = (2, 3, 4, 5, 6)
LANDS = ("black-mountain", "mud-pool", "mushroom-forest", "mine", "mystic-crystal")
LONGEST = 26  # in letters, for a name that must fit into its region


def board_of(players: int) -> Board:
    return load_board("smallworld.content.underground", f"{players}.toml")


@pytest.fixture(params=PLAYERS)
def board(request: pytest.FixtureRequest) -> Board:
    """Return each of the boards."""
    return board_of(request.param)


def walked(board: Board, start: int, within: int) -> int:
    """Return the regions that can be reached from `start` within `within`."""
    reached = start
    while reached != reached | board.beside(reached) & within:
        reached |= board.beside(reached) & within
    return reached


# --- The boards in numbers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "regions", "borders", "rounds", "monsters"),
    [(2, 28, 67, 10, 4), (3, 33, 77, 10, 5), (4, 44, 109, 9, 6), (5, 50, 124, 8, 7), (6, 65, 163, 8, 7)],
)
def test_underground_boards_have_the_right_regions_and_rounds(
    players: int, regions: int, borders: int, rounds: int, monsters: int
) -> None:
    board = board_of(players)
    assert len(board) == regions
    assert sum(count(neighbours) for neighbours in board.neighbours) == 2 * borders
    assert board.rounds == rounds
    assert count(board.monsters) == monsters
    assert board.tribes == board.monsters  # there are no Lost Tribes underground


@pytest.mark.parametrize(
    ("players", "mountains", "others", "rivers", "chasms", "volcanoes"),
    [(2, 4, 4, 3, 5, 2), (3, 6, 5, 3, 4, 2), (4, 7, 7, 5, 4, 4), (5, 9, 9, 3, 2, 2), (6, 11, 11, 6, 4, 4)],
)
def test_underground_boards_have_the_right_terrain(
    players: int, mountains: int, others: int, rivers: int, chasms: int, volcanoes: int
) -> None:
    board = board_of(players)
    assert [count(board.features[land]) for land in LANDS] == [mountains] + [others] * 4
    assert count(board.rivers) == rivers
    assert count(board.where("chasm")) == chasms
    assert count(board.where("volcano")) == volcanoes


@pytest.mark.parametrize(
    ("players", "edge", "entry"), [(2, 14, 10), (3, 19, 17), (4, 20, 18), (5, 23, 23), (6, 29, 28)]
)
def test_underground_boards_have_the_right_edge_and_entries(players: int, edge: int, entry: int) -> None:
    board = board_of(players)
    assert (count(board.edge), count(board.entry)) == (edge, entry)


# --- What holds on every board --------------------------------------------------------------------------


def test_every_region_has_one_terrain(board: Board) -> None:
    for region in range(len(board)):
        assert len([feature for feature in board.features_of(region) if feature in DEEP_TERRAINS]) == 1


def test_borders_are_mutual_and_no_region_borders_itself(board: Board) -> None:
    for region in range(len(board)):
        assert not board.neighbours[region] >> region & 1
        for other in regions_in(board.neighbours[region]):
            assert board.neighbours[other] >> region & 1


def test_three_regions_meet_at_every_corner(board: Board) -> None:
    # Then a board with n regions, e of them at its edge, has 3n - 3 - e borders.
    borders = sum(count(neighbours) for neighbours in board.neighbours) // 2
    assert borders == 3 * len(board) - 3 - count(board.edge)


def test_all_land_is_connected_without_crossing_chasms(board: Board) -> None:
    assert walked(board, board.entry & -board.entry, board.land) == board.land


def test_chasm_is_neither_land_nor_an_entry(board: Board) -> None:
    assert board.land == board.everywhere & ~board.where("chasm")
    assert board.entry == board.edge & ~board.where("chasm")


def test_volcano_is_in_a_chasm(board: Board) -> None:
    assert not board.where("volcano") & ~board.where("chasm")


def test_monsters_are_on_land_only(board: Board) -> None:
    assert not board.monsters & (board.rivers | board.where("chasm"))


def test_one_river_crosses_the_board_and_both_ends_are_entries(board: Board) -> None:
    assert walked(board, board.rivers & -board.rivers, board.rivers) == board.rivers
    assert count(board.rivers & board.entry) >= 2


def test_river_divides_the_land_of_each_board(board: Board) -> None:
    dry = board.land & ~board.rivers
    assert walked(board, dry & -dry, dry) != dry


def test_regions_beside_a_river_are_the_coast(board: Board) -> None:
    assert board.coast == board.beside(board.rivers) & ~board.rivers & ~board.where("chasm")


# --- Their names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_region_names_are_unique(board: Board, language: str) -> None:
    words = Translator(language)
    names = [words.t(f"region-{region}") for region in board.ids]
    assert len(set(names)) == len(board)
    for region, name in zip(board.ids, names, strict=True):
        assert words.t(f"region-{region}.the").endswith(name)
        assert len(name) <= LONGEST


def test_english_region_names_match_the_board(board: Board) -> None:
    assert [Translator("en").t(f"region-{region}") for region in board.ids] == board.names
    assert [slug(name) for name in board.names] == board.ids


def test_boards_do_not_share_region_names() -> None:
    ids = [region for players in PLAYERS for region in board_of(players).ids]
    assert len(set(ids)) == len(ids)
