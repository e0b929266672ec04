"""Terminal maps, which show exactly the borders and edge of the board and have room for labels."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from kit.realms import thrown
from smallworld.cli.screen.drawing import Outline, drawing_of, stretched
from smallworld.cli.screen.map_view import board_map, fits, map_size
from smallworld.cli.screen.seats_view import legend
from smallworld.cli.screen.taking import OUTSIDE
from smallworld.cli.words.lines import text_of
from smallworld.cli.words.scene import Scene
from smallworld.cli.words.seats import seats_of
from smallworld.content.catalogue import BOARDS, find_board, make_rules
from smallworld.content.free_board import parse_free_board
from smallworld.content.free_board_code import name_of_free
from smallworld.content.maps import LAID_SYMBOLS
from smallworld.content.realms.board_names import layout_named
from smallworld.content.realms.formats.layout_code import encode
from smallworld.content.realms.tiles.layout import (
    COIN_MINE,
    MOUNTAIN,
    PEAK,
    SWORD,
    THRONE,
    LaidPiece,
    Layout,
    PlacedTile,
)
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.game import new_game
from smallworld.translate import FALLBACK, LANGUAGES, Translator
from smallworld.workshop.plotting import new_board_text
from smallworld.workshop.realm_files import board_in

BOARD_NAMES = list(BOARDS)


def contacts(cells):
    """Return the pairs of regions, or of a region and OUTSIDE, that share an edge of cells."""
    rim = [OUTSIDE] * (len(cells[0]) + 2)
    framed = [rim, *[[OUTSIDE, *row, OUTSIDE] for row in cells], rim]
    found = set()
    for row in range(len(framed)):
        for column in range(len(rim)):
            for below, right in ((row + 1, column), (row, column + 1)):
                if below < len(framed) and right < len(rim):
                    found.add(frozenset((framed[row][column], framed[below][right])))
    return {pair for pair in found if len(pair) == 2}


def wanted(board):
    """Return the same pairs from the rules of the board."""
    pairs = {
        frozenset((region, other))
        for region in range(len(board))
        for other in range(len(board))
        if board.neighbours[region] >> other & 1
    }
    edge = {frozenset((region, OUTSIDE)) for region in range(len(board)) if board.edge >> region & 1}
    return pairs | edge


def parts(cells, region):
    """Return into how many separate pieces the cells of a region fall."""
    left = {(row, column) for row in range(len(cells)) for column in range(len(cells[0]))}
    left = {(row, column) for row, column in left if cells[row][column] == region}
    pieces = 0
    while left:
        pieces += 1
        reached = [left.pop()]
        while reached:
            row, column = reached.pop()
            for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if cell in left:
                    left.remove(cell)
                    reached.append(cell)
    return pieces


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_drawn_regions_touch_exactly_if_they_are_adjacent(name):
    assert contacts(drawing_of(name)) == wanted(find_board(name))


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_every_region_is_drawn_as_one_connected_area(name):
    cells = drawing_of(name)
    assert [parts(cells, region) for region in range(len(find_board(name)))] == [1] * len(find_board(name))


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_enlarged_drawing_has_the_same_borders(name):
    cells = drawing_of(name)
    larger = stretched(cells, len(cells) * 4 // 3, len(cells[0]) * 3 // 2)
    assert contacts(larger) == wanted(find_board(name))


@pytest.mark.parametrize("name", BOARD_NAMES)
def test_every_region_of_a_printed_board_has_room_for_a_label(name):
    outline = Outline(drawing_of(name))
    for region in range(len(find_board(name))):
        assert outline.room(region, 2, 9) is not None


roomy = pytest.mark.long("the short run has this language in a window of 80 columns")


@pytest.mark.parametrize("name", BOARD_NAMES)
@pytest.mark.parametrize(
    ("language", "columns"),
    [
        *[(language, 80) for language in LANGUAGES],
        (FALLBACK, 120),
        *[pytest.param(language, 120, marks=roomy) for language in LANGUAGES if language != FALLBACK],
    ],
)
def test_map_numbers_each_region_once_and_fits_the_window(name, columns, language):
    players = BOARDS[name].players
    board = find_board(name)
    state = new_game(make_rules(), board, players)
    scene = Scene(state, seats_of(["Ana", "Ben", "Cleo", "Dora", "Eve"][:players]), Translator(language))
    rows = [text_of(spans) for spans in board_map(scene, columns)]
    assert max(map(cell_len, rows)) < columns
    labels = re.findall(r"(\d+) [^\W\d_]", "\n".join(rows))
    assert sorted(map(int, labels)) == list(range(1, len(board) + 1))


BUILT = [thrown(seed, tiles) for seed, tiles in ((1, 1), (2, 4), (3, 5), (6, 6), (13, 9), (30, 13))]


@pytest.mark.parametrize("layout", BUILT, ids=lambda layout: f"{len(layout.tiles)} tiles")
def test_custom_board_is_drawn_with_its_borders(layout):
    realm = Realm(layout)
    cells = drawing_of(f"realm-{encode(layout)}")
    regions = range(len(realm.plots))
    touching = contacts(cells)
    assert {pair for pair in touching if OUTSIDE not in pair} == {frozenset(pair) for pair in realm.contacts}
    at_rim = {max(pair) for pair in touching if OUTSIDE in pair}
    assert {region for region in regions if realm.open_sides[region]} <= at_rim
    assert [parts(cells, region) for region in regions] == [1] * len(realm.plots)


@pytest.mark.parametrize("layout", BUILT, ids=lambda layout: f"{len(layout.tiles)} tiles")
def test_most_regions_of_a_custom_board_have_room_for_a_label(layout):
    outline = Outline(drawing_of(f"realm-{encode(layout)}"))
    rooms = [outline.room(region, 2, 9) is not None for region in range(len(Realm(layout).plots))]
    assert sum(rooms) >= 0.75 * len(rooms)


# Boards that players built in A Game of Gods: a river ends where three other regions meet.
IN_A_POINT = [
    "realm-149g.A051B130D154E161F542G505I444J453L432M142Q510R063V531W345X523Y251.maV1mbX4mcF5m1Y2m2Q4m3M3m7B5m4E3"
    "m5G1x1V5x2X2x3W3x4F3x5Y0x6Q0...QSBHYW1lIG9mIEdvZHMgwrcgNA",
    "realm-149g.A404C122D164G112H330I153J320L243M143N344O261P223Q433R232S055W310Z130.maH0mbN5mcZ4m1S2m2C2m3W3m4P3"
    "m5G2x1H4x2Q2x3N3x4Z2x5O2x6G4...QSBHYW1lIG9mIEdvZHMgwrcgNA",
]


@pytest.mark.parametrize("name", IN_A_POINT)
def test_gap_separates_four_regions_that_meet_in_a_point(name):
    realm, cells = Realm(layout_named(name)), drawing_of(name)
    touching = {pair for pair in contacts(cells) if OUTSIDE not in pair}
    assert touching == {frozenset(pair) for pair in realm.contacts}
    assert all(parts(cells, region) == 1 for region in set(realm.ground.values()))


LAID = Layout(
    "Laid",
    2,
    10,
    "river",
    (PlacedTile("Q", "surface", (0, 0), 0), PlacedTile("B", "surface", (1, 0), 0)),
    (LaidPiece(MOUNTAIN, 1, "Q", 0),),
    marks={PEAK: ("m1",), COIN_MINE: ("Ba",), THRONE: ("m1",), SWORD: ("Qa",)},
    tunnels=(("Bb", "Qa"),),
    names={"Ba": "Anna’s Garden"},
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_explains_signs_of_pieces_on_a_custom_board(language):
    words = Translator(language)
    state = new_game(make_rules(), find_board(f"realm-{encode(LAID)}"), 2)
    scene = Scene(state, seats_of(["Ana", "Ben"]), words)
    rows = "\n".join([text_of(spans) for spans in board_map(scene, 120)])
    peak_and_throne = words.t("sign-peak") + words.t("sign-throne")
    assert all(signs in rows for signs in ("$", "S=1", peak_and_throne))
    assert scene.name(state.board.places["butterbark-wood"]) == "Anna’s Garden"
    assert ("Anna’s Garden" in rows) == (
        language not in ("es", "fr", "it")
    )  # where names do not fit on the map
    told = " ".join([text_of(spans) for spans in legend(words, 1000, state)])
    laid = [symbol for symbol in LAID_SYMBOLS if state.board.where(symbol)]
    assert laid == ["peak", "coin-mine", "throne", "sword", "tunnel"]
    assert all(words.t(f"feature-{symbol}") in told for symbol in laid)
    bare = new_game(make_rules(), find_board("base-2"), 2)
    assert words.t("feature-throne") not in " ".join([text_of(spans) for spans in legend(words, 1000, bare)])


def test_custom_board_fits_a_window_of_80_columns():
    assert all(map_size(f"realm-{encode(layout)}")[0] <= 79 for layout in BUILT)


def test_no_map_is_drawn_in_a_window_that_is_too_small():
    wide, high = map_size("base-2")
    assert fits("base-2", wide + 1, high)
    assert not fits("base-2", wide, high)
    assert not fits("base-2", wide + 1, high - 1)
    assert not fits("no-such-board", 1000, 1000)


ROOT = Path(__file__).parents[2]
FREE_BOARDS = {
    **{
        f"new, {players} players": name_of_free(
            parse_free_board(new_board_text("New", players, world, players), "new.toml")
        )
        for players, world in ((2, "surface"), (3, "underground"), (4, "surface"))
    },
    "islands": board_in(ROOT / "examples" / "gull_islands.toml"),
}


@pytest.mark.parametrize("name", FREE_BOARDS.values(), ids=FREE_BOARDS)
def test_map_of_a_free_board_has_exactly_its_borders(name):
    inner = [
        {pair for pair in found if OUTSIDE not in pair}
        for found in (contacts(drawing_of(name)), wanted(find_board(name)))
    ]
    assert inner[0] == inner[1]
    wide, high = map_size(name)
    assert wide <= 80
    assert high <= 62


def test_free_board_that_no_map_can_show_has_no_drawing():
    five = "\n".join(
        f'[[region]]\nname = "{one}"\nterrain = "hill"\nedge = true\nbeside = {[*"abcde".replace(one, "")]}'
        for one in "abcde"
    )
    name = name_of_free(parse_free_board(f'name = "Five"\nplayers = 2\n{five}', "five.toml"))
    assert drawing_of(name) == []
    assert map_size(name) == (0, 0)
