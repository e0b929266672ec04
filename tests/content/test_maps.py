"""The four boards of the base box, and the errors of broken map files.

Source: printed boards; rulebook for the number of rounds.
"""

import pytest

from smallworld.content.catalogue import BOARDS, board_for, find_board
from smallworld.content.maps import SYMBOLS, TERRAINS, WATER, parse_board
from smallworld.content.worlds import SURFACE
from smallworld.engine.board import count, regions_in
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.rules import slug

NAMES = ("base-2", "base-3", "base-4", "base-5")


@pytest.fixture(params=NAMES)
def board(request):
    """Return each of the four boards."""
    return find_board(request.param)


# --- The boards in numbers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "regions", "borders", "rounds", "tribes"),
    [
        ("base-2", 23, 51, 10, 9),
        ("base-3", 30, 71, 10, 10),
        ("base-4", 39, 95, 9, 14),
        ("base-5", 48, 119, 8, 18),
    ],
)
def test_printed_boards_have_the_right_size_borders_and_rounds(name, regions, borders, rounds, tribes):
    board = find_board(name)
    assert len(board) == regions
    assert sum(count(neighbours) for neighbours in board.neighbours) == 2 * borders
    assert board.rounds == rounds
    assert count(board.tribes) == tribes


@pytest.mark.parametrize(
    ("name", "mountain", "hill", "forest", "farmland", "swamp", "sea", "lake"),
    [
        ("base-2", 4, 4, 4, 4, 4, 2, 1),
        ("base-3", 7, 5, 5, 5, 5, 2, 1),
        ("base-4", 8, 7, 7, 7, 7, 2, 1),
        ("base-5", 9, 9, 9, 9, 9, 2, 1),
    ],
)
def test_printed_boards_have_the_right_terrain(name, mountain, hill, forest, farmland, swamp, sea, lake):
    found = [count(find_board(name).where(terrain)) for terrain in TERRAINS]
    assert found == [mountain, hill, forest, farmland, swamp, sea, lake]


@pytest.mark.parametrize(("name", "each"), [("base-2", 4), ("base-3", 5), ("base-4", 7), ("base-5", 9)])
def test_printed_boards_have_the_right_symbols(name, each):
    assert [count(find_board(name).where(symbol)) for symbol in SYMBOLS] == [each, each, each]


@pytest.mark.parametrize(
    ("name", "edge", "entry", "coast"),
    [("base-2", 15, 16, 10), ("base-3", 16, 18, 13), ("base-4", 18, 23, 17), ("base-5", 21, 27, 20)],
)
def test_printed_boards_have_the_right_edge_entries_and_coast(name, edge, entry, coast):
    board = find_board(name)
    assert (count(board.edge), count(board.entry), count(board.coast)) == (edge, entry, coast)


def test_boards_need_no_more_lost_tribes_than_the_box_has(board):
    assert count(board.tribes) <= 18
    assert count(board.mountains) <= 9


# --- What holds on every board --------------------------------------------------------------------------


def test_every_region_has_one_terrain(board):
    for region in range(len(board)):
        assert len([feature for feature in board.features_of(region) if feature in TERRAINS]) == 1


def test_region_names_are_unique(board):
    assert len(set(board.names)) == len(board)
    assert board.ids == [slug(name) for name in board.names]


def test_borders_are_mutual_and_no_region_borders_itself(board):
    for region in range(len(board)):
        assert not board.neighbours[region] >> region & 1
        for other in regions_in(board.neighbours[region]):
            assert board.neighbours[other] >> region & 1


def test_every_region_can_be_reached_from_every_other(board):
    reached = 1
    while reached != reached | board.beside(reached):
        reached |= board.beside(reached)
    assert reached == board.everywhere


def test_both_seas_touch_the_edge_and_the_lake_does_not(board):
    assert board.where("sea") & board.edge == board.where("sea")
    assert not board.where("lake") & board.edge


def test_water_regions_have_neither_lost_tribe_nor_symbol(board):
    water = board.where("sea") | board.where("lake")
    assert not board.tribes & water
    for symbol in SYMBOLS:
        assert not board.where(symbol) & water


def test_no_lost_tribe_lives_in_the_mountains(board):
    assert not board.tribes & board.mountains


@pytest.mark.parametrize(
    ("name", "met_twice"),
    [("base-2", 0), ("base-3", 0), ("base-4", 1), ("base-5", 1)],
)
def test_three_regions_meet_at_every_corner_of_a_board(name, met_twice):
    # Then a board with n regions, e of them at its edge, has 3n - 3 - e stretches of border; two regions that
    # meet on both sides of a peninsula share two.
    board = find_board(name)
    borders = sum(count(neighbours) for neighbours in board.neighbours) // 2
    assert borders + met_twice == 3 * len(board) - 3 - count(board.edge)


@pytest.mark.parametrize(
    ("name", "peninsula", "neighbours"),
    [
        ("base-4", "lantern-meadows", {"slumber-sea", "wishbone-marsh"}),
        ("base-5", "pelican-tor", {"turquoise-sea", "charmed-palms"}),
    ],
)
def test_each_peninsula_touches_only_its_two_neighbours(name, peninsula, neighbours):
    board = find_board(name)
    assert {board.ids[other] for other in regions_in(board.neighbours[board.places[peninsula]])} == neighbours


# --- Finding them ---------------------------------------------------------------------------------------


def test_each_number_of_players_has_its_board():
    assert [board_for(players) for players in (2, 3, 4, 5)] == list(NAMES)
    assert tuple(name for name, board in BOARDS.items() if board.world == SURFACE) == NAMES


def test_board_file_is_loaded_only_once():
    assert find_board("base-2") is find_board("base-2")


def test_error_for_an_unknown_board_lists_all_boards():
    with pytest.raises(SmallWorldError, match=r'unknown board "base-7"\. Available: base-2, base-3'):
        find_board("base-7")


def test_number_of_players_that_no_board_has_is_refused():
    with pytest.raises(SmallWorldError, match="6 players: the boards are for 2, 3, 4, 5"):
        board_for(6)


# --- A broken map is refused ----------------------------------------------------------------------------

TWIN_HILLS = """
name = "twin-hills"
rounds = 10

[[region]]
id = "first-hill"
name = "First Hill"
terrain = "hill"
symbols = ["mine"]
lost_tribe = false
edge = true
beside = ["second-hill"]

[[region]]
id = "second-hill"
name = "Second Hill"
terrain = "hill"
symbols = []
lost_tribe = true
edge = false
beside = ["first-hill"]
"""
WHERE = "regions of 'twin-hills' (twin.toml)"


def refusal_of(old, new, count=1):
    """Return the error of the map above with `new` instead of `old`."""
    assert old in TWIN_HILLS
    with pytest.raises(NotationError) as error:
        parse_board(TWIN_HILLS.replace(old, new, count), "twin.toml")
    return str(error.value)


def test_example_map_of_this_file_is_valid():
    assert parse_board(TWIN_HILLS, "twin.toml").ids == ["first-hill", "second-hill"]


def test_map_in_invalid_toml_is_refused():
    assert refusal_of("rounds = 10", "rounds = ").startswith("twin.toml: not valid TOML: ")


def test_map_without_regions_is_refused():
    with pytest.raises(NotationError) as error:
        parse_board('name = "twin-hills"\nrounds = 10\n', "twin.toml")
    assert str(error.value) == f"{WHERE}: no regions found; each begins with [[region]]"


@pytest.mark.parametrize("field", ["name", "terrain", "symbols", "lost_tribe", "edge", "beside"])
def test_map_with_missing_fields_is_refused(field):
    first_hill = TWIN_HILLS.split("[[region]]")[1]
    line = next(line for line in first_hill.splitlines() if line.startswith(field))
    assert refusal_of(f"{line}\n", "") == f"{WHERE}: 'first-hill' has no field '{field}'"


def test_region_without_an_id_is_refused():
    assert "First Hill" in refusal_of('id = "first-hill"\n', "")


def test_map_with_duplicate_ids_is_refused():
    assert "first-hill" in refusal_of('id = "second-hill"', 'id = "first-hill"')


def test_region_whose_id_does_not_match_its_name_is_refused():
    assert refusal_of("First Hill", "Furthest Hill") == (
        f"{WHERE}: 'first-hill' should be 'furthest-hill', as its name says"
    )


def test_map_with_unknown_terrain_is_refused():
    assert refusal_of('terrain = "hill"', 'terrain = "desert"') == (
        f"{WHERE}: terrain of 'first-hill' is 'desert', "
        "not of mountain, hill, forest, farmland, swamp, sea, lake, "
        "black-mountain, mud-pool, mushroom-forest, mine, mystic-crystal, river, chasm"
    )


def test_map_with_unknown_symbols_is_refused():
    assert refusal_of('["mine"]', '["inn"]') == (
        f"{WHERE}: 'first-hill' has the symbol 'inn', not of cavern, magic, mine, volcano, "
        "peak, coin-mine, throne, sword, tunnel, west-vein, middle-vein, east-vein, vein-a, vein-b, vein-c, "
        "well, cairn, statue, shrine, oak, gate, beacon"
    )


def test_map_with_unknown_neighbours_is_refused():
    assert refusal_of('beside = ["second-hill"]', 'beside = ["second-hill", "third-hill"]') == (
        f"{WHERE}: 'first-hill' lists 'third-hill' as a neighbour, which does not exist. "
        "Possible: second-hill"
    )


def test_map_with_one_way_borders_is_refused():
    said = refusal_of('beside = ["first-hill"]', "beside = []")
    assert said.startswith(f"{WHERE}: 'first-hill' lists 'second-hill' as a neighbour, ")
    assert said.endswith("but 'second-hill' does not list 'first-hill'")


def test_map_without_a_number_of_rounds_is_refused():
    assert "rounds" in refusal_of("rounds = 10\n", "")


def test_map_with_rounds_that_are_not_a_number_is_refused():
    assert "rounds" in refusal_of("rounds = 10", 'rounds = "ten"')


def test_each_kind_of_water_counts_as_terrain():
    assert set(WATER) < set(TERRAINS)


BELOW = """
name = "below"
rounds = 10
{}
"""
CAVE = """
[[region]]
id = "{0}"
name = "{0}"
terrain = "{1}"
symbols = {2}
lost_tribe = false
monster = {3}
edge = true
beside = {4}
"""


def test_underground_map_may_have_rivers_chasms_and_monsters() -> None:
    caves = [
        CAVE.format("brook", "river", [], "false", ["crag", "rift"]),
        CAVE.format("crag", "black-mountain", [], "true", ["brook", "rift"]),
        CAVE.format("rift", "chasm", ["volcano"], "false", ["brook", "crag"]),
    ]
    board = parse_board(BELOW.format("".join(caves)), "below")
    brook, crag, rift = (1 << board.places[id] for id in ("brook", "crag", "rift"))
    assert board.rivers == brook
    assert board.monsters == board.tribes == crag
    assert board.land == board.entry == brook | crag  # no race enters a chasm
    assert board.coast == crag
    assert board.where("volcano") == board.where("chasm") == rift


@pytest.mark.parametrize(
    ("below", "above"),
    [
        ("black-mountain", "mountain"),
        ("mud-pool", "swamp"),
        ("mushroom-forest", "forest"),
        ("mystic-crystal", "magic"),
        ("mine", "mine"),
        ("river", "sea"),
    ],
)
def test_terrain_counts_as_its_counterpart_in_the_other_world(below: str, above: str) -> None:
    deep = parse_board(BELOW.format(CAVE.format("cave", below, [], "false", [])), "below")
    assert deep.where(below) == deep.where(above) == 1
    assert find_board("base-2").where(below) == find_board("base-2").where(above) | (
        find_board("base-2").where("lake") if below == "river" else 0
    )


def test_black_mountain_counts_as_a_mountain() -> None:
    deep = parse_board(BELOW.format(CAVE.format("crag", "black-mountain", [], "false", [])), "below")
    assert deep.mountains == 1
