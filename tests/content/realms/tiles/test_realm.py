"""Built boards: regions, contacts, edge, water, tunnels, and errors of broken layouts.

Source: Realms, "Boards"; rulings of docs/create/boards.md.
"""

import pytest

from smallworld.content.catalogue import find_board, make_rules
from smallworld.content.realms.formats.layout_code import LONGEST, decode, encode
from smallworld.content.realms.formats.layout_file import layout_text, parse_layout
from smallworld.content.realms.tiles.grid import ACROSS, around, sides
from smallworld.content.realms.tiles.layout import LaidPiece, Layout, PlacedTile
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import count, regions_in
from smallworld.engine.errors import NotationError
from smallworld.engine.game import new_game
from smallworld.engine.pricing import price_conquests, quote

RING = """
name = "Round the Lake"
players = 2
water = "river"
tiles = [
  { tile = "C", cell = [0, 0] },
  { tile = "R", cell = [1, 0], turn = 2 },
  { tile = "B", cell = [0, 1], turn = 1 },
  { tile = "Q", cell = [-1, 1] },
  { tile = "T", cell = [-1, 0], turn = 3 },
  { tile = "D", cell = [0, -1] },
  { tile = "W", cell = [1, -1], turn = 5 },
]
mountains = [{ piece = 1, tile = "Q", place = 0 }]
chasms = [{ piece = 2, tile = "Q", place = 2 }]
lost-tribe = ["Ra", "Bc"]
peak = ["m1"]

[names]
Ra = "Anna's Wood"
"""


BORDER = '{ tile = "R", edge = 3 }'


def ring(**changes):
    """Return the layout above with some lines replaced."""
    text = RING
    for old, new in changes.get("put", {}).items():
        assert old in text
        text = text.replace(old, new)
    return parse_layout(text, "ring.toml")


def beside(realm, key):
    board, place = realm.board("ring"), realm.numbers[key]
    return {realm.plots[other].key for other in regions_in(board.neighbours[place])}


# --- What a layout makes --------------------------------------------------------------------------------


def test_regions_of_a_board_are_ordered_by_kind():
    keys = [plot.key for plot in Realm(ring()).plots]
    assert keys == [
        "Ba",
        "Bb",
        "Bc",
        "Ca",
        "Cb",
        "Da",
        "Db",
        "Qa",
        "Ra",
        "Rb",
        "Ta",
        "Wa",
        "Wb",
        "m1",
        "C~",
        "D~",
        "R~",
        "x2",
    ]


def test_regions_are_neighbours_across_the_borders_of_tiles():
    realm = Realm(ring())
    assert beside(realm, "Qa") == {"Bc", "Ca", "Ta", "m1", "x2"}
    assert beside(realm, "Rb") == {"Ba", "Cb", "Wa", "Wb", "R~"}


def test_every_border_is_mutual_and_no_region_is_isolated():
    board = Realm(ring()).board("ring")
    for region in range(len(board)):
        assert board.neighbours[region]
        assert not board.neighbours[region] >> region & 1
        for other in regions_in(board.neighbours[region]):
            assert board.neighbours[other] >> region & 1


def test_mountain_may_cover_part_of_a_region_and_leave_the_rest():
    realm = Realm(ring())
    grounds = [realm.ground[spot] for spot in realm.ground]
    assert grounds.count(realm.numbers["m1"]) == 18
    assert grounds.count(realm.numbers["x2"]) == 18
    assert grounds.count(realm.numbers["Qa"]) == 54 - 36


def test_land_that_is_fully_covered_disappears():
    whole = ring(put={"mountains = [{": 'mountains = [{ piece = 3, tile = "Q", place = 4 }, {'})
    assert "Qa" not in Realm(whole).numbers


def test_hole_in_the_board_does_not_count_as_its_edge():
    ring_of = [("B", 1, 0), ("E", 0, 1), ("F", -1, 1), ("G", -1, 0), ("H", 0, -1), ("K", 1, -1)]
    tiles = tuple([PlacedTile(letter, "surface", (q, r), 0) for letter, q, r in ring_of])
    realm = Realm(Layout("A hole", 2, 10, "river", tiles))
    assert (0, 0) not in realm.open_cells
    outside = sum(realm.open_sides)
    assert outside == 3 * 6 * 3  # three edges of each tile, three sides of triangles on each


def test_single_empty_cell_enclosed_by_tiles_is_a_field():
    # One tile has a river that ends at the field, another a chasm: only lands around the field count.
    tiles = [PlacedTile("CBEFGH"[at], "surface", cell, 0) for at, cell in enumerate(ACROSS)]
    bare = Realm(Layout("A field", 2, 10, "river", tuple(tiles)))
    assert bare.fields == [(0, 0)]
    around_it = {bare.plots[place].key for place in bare.around_field((0, 0))}
    assert {key[0] for key in around_it} == set("CBEFGH")
    assert not any(key.endswith("~") for key in around_it)
    assert bare.board("a field").domains == (sum(1 << bare.numbers[key] for key in around_it),)
    assert Realm(Layout("No field", 2, 10, "river", tuple(tiles[:5]))).fields == []
    two = Layout("A wide hole", 2, 10, "river", tuple(_around(((0, 0), (1, 0)))))
    assert Realm(two).board("a wide hole").domains == ()


def _around(hole):
    """Return tiles around a hole of several cells."""
    cells = sorted({(q + dq, r + dr) for q, r in hole for dq, dr in ACROSS} - set(hole))
    return [PlacedTile("ABCDEFGHIJ"[at], "surface", cell, 0) for at, cell in enumerate(cells)]


def test_region_that_only_borders_a_hole_is_not_an_entry():
    # REA-18
    ring_of = [("B", 1, 0), ("E", 0, 1), ("F", -1, 1), ("G", -1, 0), ("H", 0, -1), ("K", 1, -1)]
    tiles = tuple([PlacedTile(letter, "surface", (q, r), 5) for letter, q, r in ring_of])
    realm = Realm(Layout("A hole", 2, 10, "river", tiles))
    place = realm.numbers["Ba"]
    at_the_hole = {
        realm.plots[realm.ground[spot]].key
        for spot in realm.ground
        for other in sides(spot)
        if other not in realm.ground and realm.open_sides[realm.ground[spot]] == 0
    }
    assert "Ba" in at_the_hole
    assert not realm.board("a hole").entry >> place & 1


def test_regions_that_touch_in_a_point_are_not_neighbours():
    """The river of C ends at the next tile, where the lands of both tiles meet at a point."""
    # REA-15
    found = []
    for turns in range(6):
        tiles = (river_tile("C", (0, 0)), PlacedTile("B", "surface", (0, 1), turns))
        realm = Realm(through(*tiles))
        board = realm.board("through")
        for spot in realm.ground:
            point = (spot[0] - 1, spot[1] - 1) if spot[0] % 3 == 1 else (spot[0] + 1, spot[1] + 1)
            there = [realm.ground[near] for near in around(point) if near in realm.ground]
            for one in set(there):
                for other in set(there) - {one}:
                    if len(set(there)) == 4 and (one, other) not in realm.contacts:
                        found.append(board.neighbours[one] >> other & 1)
    assert found
    assert not any(found)


def test_mountain_that_covers_a_whole_land_replaces_it():
    # REA-16
    tile = PlacedTile("G", "surface", (0, 0), 0)
    realm = Realm(Layout("Alone", 2, 10, "river", (tile,), (LaidPiece("mountain", 1, "G", 1),)))
    assert [plot.key for plot in realm.plots] == ["Ga", "Gc", "m1"]
    assert realm.board("alone").where("mine") == 1 << realm.numbers["m1"]


def test_land_that_is_partly_covered_keeps_its_symbol():
    # REA-17
    tile = PlacedTile("E", "surface", (0, 0), 0)
    realm = Realm(Layout("Alone", 2, 10, "river", (tile,), (LaidPiece("mountain", 10, "E", 0),)))
    board = realm.board("alone")
    assert board.where("magic") == 1 << realm.numbers["Eb"]
    state = new_game(make_rules(), board, 2)
    state.held[0] = 1 << realm.numbers["Eb"] | 1 << realm.numbers["m10"]
    wizards = state.rules.ids["wizards"]
    assert state.rules.abilities[wizards].score(state, 0) == 1


@pytest.mark.parametrize(
    ("letter", "places", "said"),
    [
        ("F", (0,), "tile F: with mountain 1, four regions would meet at a point, among them m1, Fa, Fb"),
        ("E", (0, 3), "mountain 2, four regions would meet at a point, among them m1, m2, Ea, Eb"),
        ("P", (0, 3), "tile P: mountain 1 and mountain 2 would leave Pa in two parts"),
    ],
)
def test_pieces_that_would_split_a_land_are_refused(letter, places, said):
    pieces = tuple(LaidPiece("mountain", at + 1, letter, place) for at, place in enumerate(places))
    with pytest.raises(NotationError, match=said):
        Layout("Alone", 2, 10, "river", (PlacedTile(letter, "surface", (0, 0), 0),), pieces)


def test_pieces_in_a_layout_may_be_listed_in_any_order():
    """On tile B, a piece at place 1 splits a land, and a piece at place 5 covers one part."""
    tile = PlacedTile("B", "surface", (0, 0), 0)
    pieces = [LaidPiece("mountain", 1, "B", 1), LaidPiece("chasm", 1, "B", 5)]
    one, other = (Layout("Alone", 2, 10, "river", (tile,), tuple(laid)) for laid in (pieces, pieces[::-1]))
    assert encode(one) == encode(other)
    with pytest.raises(NotationError, match="tile B: mountain 1 would leave Bc no room for a stack"):
        Layout("Alone", 2, 10, "river", (tile,), tuple(pieces[:1]))


def test_chasm_can_be_neither_entered_nor_used_as_an_entry():
    realm = Realm(ring())
    board, chasm = realm.board("ring"), 1 << realm.numbers["x2"]
    assert not board.land & chasm
    assert board.edge & chasm
    assert not board.entry & chasm


def test_custom_name_of_a_region_does_not_change_its_id():
    board = Realm(ring()).board("ring")
    assert board.names[board.places["ramble-wood"]] == "Anna's Wood"


def test_turned_or_moved_tile_keeps_its_regions_and_borders():
    turned = ring(put={'"W", cell = [1, -1], turn = 5': '"W", cell = [2, -2], turn = 1'})
    assert {plot.id for plot in Realm(turned).plots} == {plot.id for plot in Realm(ring()).plots}


# --- Water ----------------------------------------------------------------------------------------------


def through(*tiles, water="river", borders=()):
    """Return tiles with straight rivers from north to south: C has edges 4 and 1."""
    return Layout("Through", 2, 10, water, tuple(tiles), borders=borders)


def river_tile(letter, cell, turns=0):
    return PlacedTile(letter, "surface", cell, turns)


def test_waters_that_join_are_one_region_named_after_the_first():
    # REA-19
    for turns in range(6):
        realm = Realm(through(river_tile("C", (0, 0)), river_tile("R", (0, 1), turns)))
        waters = [plot.key for plot in realm.plots if plot.terrain == "river"]
        joined = (realm.number_of("C~") == realm.number_of("R~")) == (waters == ["C~"])
        assert joined


def joined_pair():
    """Return a turn of R at which its river continues that of C, with the edge of C where they meet."""
    for cell in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        for turns in range(6):
            tiles = (river_tile("C", (0, 0)), river_tile("R", cell, turns))
            if len([plot for plot in Realm(through(*tiles)).plots if plot.terrain == "river"]) == 1:
                return tiles, ACROSS.index(cell)
    raise AssertionError("no turn joins them")


def test_border_marker_divides_a_river_into_two_regions():
    # REA-19
    tiles, edge = joined_pair()
    realm = Realm(through(*tiles, borders=(("C", edge),)))
    assert realm.number_of("C~") != realm.number_of("R~")
    assert (realm.number_of("C~"), realm.number_of("R~")) in realm.contacts


def test_four_regions_never_meet_at_a_border_marker():
    tiles, edge = joined_pair()
    realm = Realm(through(*tiles, borders=(("C", edge),)))
    for spot in realm.ground:
        point = (spot[0] - 1, spot[1] - 1) if spot[0] % 3 == 1 else (spot[0] + 1, spot[1] + 1)
        assert len({realm.ground[near] for near in around(point) if near in realm.ground}) <= 3


def test_water_can_be_a_sea_at_the_edge_and_a_lake_inland():
    sea = Realm(ring(put={'water = "river"': 'water = "sea"'}))
    terrains = {plot.key: plot.terrain for plot in sea.plots if plot.key.endswith("~")}
    assert terrains == {"C~": "lake", "D~": "sea", "R~": "sea"}
    assert not sea.board("ring").land >> sea.numbers["R~"] & 1


@pytest.mark.parametrize(("water", "lands"), [("sea", True), ("closed-sea", False)])
def test_new_races_enter_by_a_sea_unless_it_is_closed(water, lands):
    """Q is inside a ring of tiles, and the water of C comes from the edge to its border."""
    ring_of = [("B", 1, 0), ("E", 0, 1), ("F", -1, 1), ("G", -1, 0), ("H", 0, -1)]
    tiles = [PlacedTile(letter, "surface", (q, r), 0) for letter, q, r in ring_of]
    tiles += [PlacedTile("Q", "surface", (0, 0), 0), PlacedTile("C", "surface", (1, -1), 1)]
    realm = Realm(Layout("A bay", 2, 10, water, tuple(tiles)))
    board, inland = realm.board("bay"), realm.numbers["Qa"]
    assert "C~" in beside(realm, "Qa")
    assert not board.edge >> inland & 1
    assert bool(board.entry >> inland & 1) == lands


def test_regions_marked_as_entries_replace_the_edge_of_the_board():
    realm = Realm(ring(put={'peak = ["m1"]': 'entry = ["Ra", "R~"]'}))
    assert realm.board("ring").entry == 1 << realm.numbers["Ra"] | 1 << realm.numbers["R~"]


def test_regions_with_the_ends_of_a_tunnel_are_neighbours():
    realm = Realm(ring(put={'peak = ["m1"]': 'tunnels = [["Ra", "Da"]]'}))
    assert "Da" in beside(realm, "Ra")
    assert "Ra" in beside(realm, "Da")
    assert count(realm.board("ring").where("tunnel")) == 2


def test_border_marker_has_the_same_effect_from_either_tile():
    tiles, edge = joined_pair()
    back = ("R", (edge + 3 - tiles[1].turns) % 6)
    both = Realm(through(*tiles, borders=(("C", edge), back)))
    one = Realm(through(*tiles, borders=(("C", edge),)))
    assert both.ground == one.ground
    assert both.contacts == one.contacts


# --- Peaks ----------------------------------------------------------------------------------------------


PEAKED = RING.replace("place = 0 }", 'place = 0 }, { piece = 4, tile = "W", place = 1 }')
PEAKED = PEAKED.replace('peak = ["m1"]', 'peak = ["m4"]')


def test_peak_covers_the_symbol_of_its_mountain():
    board = Realm(parse_layout(PEAKED, "ring.toml")).board("ring")
    peak, other = board.where("peak"), board.where("mountain") & ~board.where("peak")
    assert not peak & board.where("cavern")
    assert other & board.where("mine")
    assert not Realm(parse_layout(RING, "ring.toml")).board("ring").where("mine") & board.where("mountain")


def test_peaks_on_boards_of_older_versions_keep_their_symbols():
    new = encode(parse_layout(PEAKED, "ring.toml"))
    assert "-Pm4" in new
    old = new.replace("-Pm4", "-pm4")
    assert encode(decode(old)) == old
    assert encode(parse_layout(layout_text(decode(old)), "old.toml")) == old
    board = find_board(f"realm-{old}")
    assert board.where("peak") & board.where("cavern")
    assert board.where("peak") & board.where("mountain")


def test_symbol_shown_on_a_removed_peak_is_no_longer_listed():
    taken_off = PEAKED.replace('peak = ["m4"]', 'shown = ["m4"]')
    assert encode(parse_layout(taken_off, "ring.toml")) == encode(
        parse_layout(taken_off.replace('shown = ["m4"]', ""), "ring.toml")
    )


def test_peak_without_tokens_costs_four_tokens():
    # REA-09
    board = Realm(ring()).board("ring")
    state = new_game(make_rules(), board, 2)
    mountain = board.places["anvil-top"]
    price = quote(price_conquests(state, 0), mountain)
    assert price.tokens == 4
    assert [(amount, reason.code) for amount, reason in price.items] == [
        (2, "base"),
        (1, "mountain"),
        (1, "peak"),
    ]


# --- Strings and files ----------------------------------------------------------------------------------


def test_layout_can_be_read_back_from_its_string():
    code = encode(ring())
    assert len(code) < 100
    assert encode(decode(code)) == code
    assert layout_text(decode(encode(ring()))).count("\n") == layout_text(ring()).count("\n")


def test_layout_can_be_read_back_from_its_file():
    assert encode(parse_layout(layout_text(ring()), "again.toml")) == encode(ring())


def test_length_of_names_is_limited_to_keep_strings_readable():
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    tiles = tuple([PlacedTile(letter, "surface", (place, 0), 0) for place, letter in enumerate(letters)])
    keys = Layout("Wide", 2, 10, "river", tiles).keys()
    names = dict.fromkeys(keys[: 3000 // 180], "山" * 60)
    assert len(encode(Layout("Wide", 2, 10, "river", tiles, names=names))) < LONGEST
    with pytest.raises(NotationError, match=r"they have \d+ bytes; at most 3000 are allowed"):
        Layout("Wide", 2, 10, "river", tiles, names=dict.fromkeys(keys, "山" * 60))


def test_board_is_named_by_the_string_of_its_layout():
    name = f"realm-{encode(ring())}"
    assert find_board(name).name == name
    assert find_board(name) is find_board(name)


@pytest.mark.parametrize(
    ("torn", "said"),
    [
        (lambda code: code[:30], "six fields"),
        (lambda code: "2" + code[1:], "version 2"),
        (lambda code: code + "x" * LONGEST, "characters"),
        (lambda code: code.replace("ar.", "aq."), "water is “q”"),
        (lambda code: code.replace("m1Q0", "m1R0"), "mountain 1 on tile R, place 0"),
        (lambda code: code.replace("tRa", "tRc"), "no region Rc. Available: Ra, Rb, R~"),
        (lambda code: code.replace(".m1", ".m"), "cut off"),
        (lambda code: code[:-4] + "____", "damaged"),
    ],
)
def test_error_for_a_broken_board_string_says_what_is_wrong(torn, said):
    with pytest.raises(NotationError, match=said):
        decode(torn(encode(ring())))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('tile = "C", cell = [0, 0]', 'tile = "R", cell = [0, 0]', "the box has only one tile R"),
        ('tile = "C", cell = [0, 0]', 'tile = "C", cell = [1, 0]', "tile R at .1, 0.: tile C lies there"),
        ('tile = "C", cell = [0, 0]', 'tile = "?", cell = [0, 0]', "no tile “.”; tiles go from A to Z"),
        ("cell = [0, 0]", "cell = [0]", "'cell' of tile C is '.0.'; it should be a pair"),
        ("turn = 5", "turn = 6", "turn is 6; it should be 0 to 5"),
        ("players = 2", "players = 7", "a realm is for 2 to 6"),
        ("piece = 1", "piece = 13", "no mountain 13; the box has 12 mountains and 6 chasms"),
        ('tile = "Q", place = 2', 'tile = "Q", place = 1', "place 1: it cannot be on another piece"),
        ('tile = "Q", place = 2', 'tile = "R", place = 2', "place 2: it cannot be on water"),
        ('peak = ["m1"]', 'peak = ["Ra"]', "Ra is no mountain"),
        ('lost-tribe = ["Ra", "Bc"]', 'lost-tribe = ["x2"]', "x2 is no land"),
        ('lost-tribe = ["Ra", "Bc"]', 'lost-tribes = ["Ra"]', "unknown field “lost-tribes”"),
        ("turn = 5", "trun = 5", "tiles: unknown field “trun”. Possible: turn"),
        ('"Q", place = 0', '"Q", spot = 0', "mountains: unknown field “spot”"),
        ("players = 2", f"players = {'9' * 5000}", "not valid TOML"),
        ("players = 2", f"players = {'[' * 5000}", "not valid TOML"),
        ('peak = ["m1"]', 'throne = ["Ra", "m1"]', "throne: the box has only one, not 2"),
        ('peak = ["m1"]', f"river_borders = [{BORDER}, {BORDER}]", "one is listed twice"),
        ('peak = ["m1"]', 'river_borders = [{ tile = "Q", edge = 1 }]', "it is not at water"),
        ('peak = ["m1"]', 'west-vein = ["Rb"]', "Rb should belong to one vein and one level"),
        ('peak = ["m1"]', 'west-vein = ["Ra"]\nvein-a = ["Ra"]', "only guards may start in Ra"),
        (
            'peak = ["m1"]',
            'west-vein = ["Rb", "m1"]\nvein-a = ["Rb", "m1"]',
            "m1 is its second region of vein-a",
        ),
        ('Ra = "Anna\'s Wood"', 'Ra = ""', "1 to 60 letters"),
    ],
)
def test_error_for_a_broken_board_file_says_what_is_wrong(old, new, said):
    with pytest.raises(NotationError, match=f"ring.toml.*{said}"):
        ring(put={old: new})
