"""The boards of the scenarios: the tiles of the booklet, and the criteria of a good board.

Source: Realms, the rows of the scenarios; where tiles lie is ours.
"""

import pytest

from kit.speed import long_if_interpreted
from smallworld.cartography.outlines.drawing import LEAST_ROOM, draw
from smallworld.cartography.outlines.sheet import UNIT
from smallworld.cartography.quality.census import LANDS_EACH, Census, is_land, neighbours
from smallworld.cartography.quality.criteria import by_world, veins_fall_short, veins_of
from smallworld.cartography.quality.directions import misplaced
from smallworld.content.catalogue import make_rules
from smallworld.content.realms.formats.layout_file import load_layout
from smallworld.content.realms.tiles.grid import (
    EDGE_SPOTS,
    EDGES,
    SPOTS,
    across,
    around,
    middle,
    neighbours_of,
    opposite,
)
from smallworld.content.realms.tiles.layout import (
    CHASM,
    CLOSED_SEA,
    COIN_MINE,
    DRIFTING_SEA,
    ENTRY,
    LEVELS,
    MONSTERS,
    PEAK,
    RIVER,
    SEA,
    SWORD,
    THRONE,
    TRIBE,
    VEINS,
    reaches,
    side_of,
)
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import tile_set
from smallworld.content.worlds import SURFACE, UNDERGROUND, WORLDS
from smallworld.engine.game import new_game

# By scenario and number of players: all tiles of the row.
TILES = {
    (1, 2): "CDFLORTXY",
    (1, 3): "CDFHILOQRTWXY",
    (1, 4): "CDEFHIKLNOPQRTWXYZ",
    (1, 5): "BCDEFHIJKLMNOPQRTVWXYZ",
    (1, 6): "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    (2, 2): "ACGLRSUY",
    (2, 3): "ABCGJLMRSUVY",
    (2, 4): "ABCEGJKLMNRSUVYZ",
    (2, 5): "ABCEGHIJKLMNQRSUVWYZ",
    (2, 6): "ABCDEFGHIJKLMNOQRSUVWXYZ",
    (3, 2): "ADFGNOUX",
    (3, 3): "ACDEFGKNOUX",
    (3, 4): "ABCDEFGJKMNOUVX",
    (3, 5): "ABCDEFGHIJKMNOSUVWX",
    (3, 6): "ABCDEFGHIJKLMNOQRSUVWXY",
    (4, 3): "DEFIJKLMOPVXY",
    (4, 4): "ABDEFIJKLMOPRVXY",
    (4, 5): "ABCDEFHIJKLMOPQRVWXY",
    (4, 6): "ABCDEFGHIJKLMNOPQRSUVWXYZ",
    (5, 4): "BCDEFHIJMQRSVWYZ",
    (5, 5): "ABCDEFGHIJKMQRSVWYZ",
    (6, 2): "FHILOSUY",
    (6, 3): "AEFHILOPQSUYZ",
    (6, 4): "AEFGHIKLMOPQSUXYZ",
    (6, 5): "ADEFGHIJKLMNOPQSTUVXYZ",
    (6, 6): "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    (7, 2): "AIMNQRSUXZ",
    (7, 3): "ACGILMNQRSUXZ",
    (7, 4): "ACEGIKLMNOQRSUXZ",
    (7, 5): "ABCEFGIJKLMNOQRSUXZ",
    (7, 6): "ABCDEFGHIJKLMNOQRSUWXZ",
    (8, 3): "ABEFGHNORSV",
    (8, 4): "ABCDEFGHIMNRVYZ",
    (8, 5): "ABCDEFGHIJKLQUVWXY",
    (10, 3): "ABDEFGHNOPRSU",
    (10, 4): "ABCDEFGHLMNOPQRSU",
    (11, 5): "ABCDEFGHIJKMNQSUVXYZ",
    (12, 3): "BCEHIKLNRSVY",
    (12, 4): "ABCDEHIKLNORSUVY",
    (12, 5): "ABCDEFHIKLMNOQRSUVYZ",
}
# Of scenarios with both worlds: the tiles with their surface side up.
ABOVE = {11: "BEFGIKNSXY", 12: "CDEFIMNRUY"}
# The pieces on each board, by scenario and number of players.
LAID: dict[str, dict[int, tuple[int, ...]]] = {
    PEAK: {1: (1, 1, 2, 3, 4), 4: (2, 3, 4, 4), 5: (1, 1)},
    TRIBE: {
        1: (6, 10, 13, 15, 18),
        2: (6, 10, 13, 15, 18),
        3: (6, 10, 13, 15, 18),
        4: (9, 13, 16, 18),
        5: (13, 16),
        6: (4, 6, 9, 12, 15),
        7: (4, 6, 9, 12, 15),
        11: (12,),
        12: (7, 9, 11),
    },
    COIN_MINE: {3: (2, 4, 6, 8, 10)},
    THRONE: {5: (1, 1)},
    SWORD: {8: (1, 1, 1)},
    MONSTERS: {
        8: (5, 6, 7),
        10: (2, 2),
        11: (4,),
        12: (4, 5, 6),
    },  # the places and the Sword; places; places and relics
    **{mark: {10: (3, 3)} for mark in (*VEINS, *LEVELS)},
}
WATER_OF = {
    1: RIVER,
    2: RIVER,
    3: RIVER,
    4: RIVER,
    5: SEA,
    6: DRIFTING_SEA,
    7: RIVER,
    8: CLOSED_SEA,
    10: RIVER,
    11: RIVER,
    12: RIVER,
}
WITH_FIELDS = 7  # their holes give lands fewer neighbours and more edge
BELOW = (8, 10)


@pytest.fixture(params=list(TILES), ids=lambda row: f"realms-{row[0]}-{row[1]}", scope="module")
def row(request):
    """Return each scenario with each number of players."""
    return request.param


@pytest.fixture(scope="module")
def realm(row):
    return Realm(load_layout(f"realms-{row[0]}-{row[1]}.toml"))


def lands_of(realm):
    return [place for place in range(len(realm.plots)) if is_land(realm.plots[place])]


def test_board_has_the_tiles_that_the_rules_list_for_it(row, realm):
    # REA-75
    tiles = realm.layout.tiles
    assert "".join(sorted(tile.letter for tile in tiles)) == TILES[row]
    above = ABOVE.get(row[0], "" if row[0] in BELOW else TILES[row])
    assert all((tile.world == SURFACE) == (tile.letter in above) for tile in tiles)
    assert (realm.layout.players, realm.layout.water) == (row[1], WATER_OF[row[0]])


def test_board_has_the_markers_of_its_scenario(row, realm):
    scenario, players = row
    first = min(players for number, players in TILES if number == scenario)
    wanted = {mark: counts[scenario][players - first] for mark, counts in LAID.items() if scenario in counts}
    found = {mark: len(realm.layout.where(mark)) for mark in LAID}
    assert {mark: number for mark, number in found.items() if number} == wanted


def test_board_has_nine_lands_for_each_player(row, realm):
    off = 2 if row == (8, 5) else 1  # its tiles and eight mountains make 43
    assert abs(Census(realm).lands - LANDS_EACH * row[1]) <= off


def test_regions_are_connected_and_none_is_isolated(realm):
    census = Census(realm)
    assert (census.parts, census.lonely, census.dead_ends) == (1, [], [])


def test_regions_have_as_many_neighbours_as_on_printed_boards(row, realm):
    beside = neighbours(realm)
    numbers = [len(beside[place]) for place in lands_of(realm)]
    assert max(numbers) <= 9
    assert numbers.count(2) <= {3: 2 if row == (3, 6) else 1, WITH_FIELDS: 3}.get(row[0], 1)
    least, most = (3.9, 4.6) if row[1] == 2 else (4.2, 5.0)
    if row[0] == WITH_FIELDS:
        least, most = 3.3, 4.0
    assert least <= Census(realm).neighbours <= most


def test_share_of_regions_at_the_edge_is_limited(row, realm):
    census = Census(realm)
    most = {2: 78, 3: 65, 4: 62, 5: 55, 6: 52}[2 if row[0] == WITH_FIELDS else row[1]]  # percent
    assert census.edge * 100 <= most * census.lands


def test_terrains_and_symbols_are_evenly_spread_in_each_world(row, realm):
    census = Census(realm)
    worlds = [terrains for terrains in by_world(census.terrains) if terrains]
    assert len(worlds) == (2 if row[0] in ABOVE else 1)
    for terrains in worlds:
        fifth = sum(terrains.values()) / 5
        assert len(terrains) == 5
        assert all(abs(number - fifth) <= 2 for number in terrains.values())
    fifth = sum(by_world(census.terrains)[0].values()) / 5
    assert len(census.symbols) == (0 if row[0] in BELOW else 3)
    assert all(abs(number - fifth) <= 2 for number in census.symbols.values())


def test_few_neighbouring_regions_have_the_same_terrain(realm):
    assert Census(realm).alike <= 3  # printed boards have up to 8


def test_peaks_are_inland_and_not_adjacent(realm):
    peaks = [realm.numbers[key] for key in realm.layout.where(PEAK)]
    assert not any(realm.open_sides[peak] for peak in peaks)
    assert not any((one, two) in realm.contacts for one in peaks for two in peaks)


def test_peaks_show_no_symbol(realm):
    board = realm.board("a scenario's board")
    for symbol in ("mine", "cavern", "magic"):
        assert not board.where(symbol) & board.where(PEAK)


@pytest.mark.parametrize("row", [row for row in TILES if row[0] in (1, 4, 5)], indirect=True)
def test_mountains_without_a_symbol_become_peaks_first(realm):
    plain = {f"m{at + 1}" for at, mountain in enumerate(tile_set().mountains) if not mountain.symbol}
    peaks = realm.layout.where(PEAK)
    assert len(plain & set(peaks)) == min(len(plain), len(peaks))


@pytest.mark.parametrize("row", [row for row in TILES if row[0] == 1], indirect=True)
def test_board_of_my_precious_has_a_peak_beside_the_river(realm):
    waters = {place for place, plot in enumerate(realm.plots) if plot.terrain == "river"}
    peaks = [realm.numbers[key] for key in realm.layout.where(PEAK)]
    on_banks = [peak for peak in peaks if any((peak, water) in realm.contacts for water in waters)]
    assert len(on_banks) >= (len(peaks) + 1) // 2


@pytest.mark.parametrize("row", [row for row in TILES if WATER_OF[row[0]] == RIVER], indirect=True)
def test_rivers_never_end_against_land(realm):
    cells = realm.cells
    for cell, tile in cells.items():
        for edge in range(EDGES):
            other = cells.get(across(cell, edge))
            if other is not None:
                here = reaches(side_of(tile), (edge - tile.turns) % EDGES)
                assert here == reaches(side_of(other), (opposite(edge) - other.turns) % EDGES)


def test_four_regions_never_meet_at_a_point(realm):
    for spot in realm.ground:
        point = (spot[0] - 1, spot[1] - 1) if spot[0] % 3 == 1 else (spot[0] + 1, spot[1] + 1)
        assert len({realm.ground[near] for near in around(point) if near in realm.ground}) <= 3


@long_if_interpreted
def test_each_drawn_region_has_room_for_a_stack(realm):
    for id, region in draw(realm, "realm")["regions"].items():
        assert region["radius"] >= LEAST_ROOM * UNIT - 0.06, id  # coordinates have one digit


def test_board_has_the_entries_of_its_scenario(row, realm):
    entries = realm.layout.where(ENTRY)
    if row[0] == 2:
        assert len(entries) == 6
        assert len({realm.number_of(key) for key in entries}) == 6
        assert sum(key.endswith("~") for key in entries) == 2
    elif row[0] == 3:
        assert len(entries) >= row[1]
        assert not set(entries) & set(realm.layout.where(COIN_MINE))
    elif row[0] == 12:
        assert len(entries) >= 2 * row[1]
    else:
        assert not entries
    assert all(realm.open_sides[realm.number_of(key)] for key in entries)


def test_markers_are_where_the_scenario_puts_them(realm):
    assert misplaced(realm) == []


def test_the_throne_has_five_neighbours_and_no_water_beside_it(realm):
    for key in realm.layout.where(THRONE):
        place = realm.numbers[key]
        assert realm.layout.where(PEAK) == (key,)
        around_it = {two for one, two in realm.contacts if one == place}
        assert len(around_it) == 5
        assert all(is_land(realm.plots[other]) for other in around_it)
        assert not realm.open_sides[place]


def test_each_player_has_a_field_with_enough_land_around_it(row, realm):
    # REA-93
    assert len(realm.fields) == (row[1] if row[0] == WITH_FIELDS else 0)
    for field in realm.fields:
        assert len(realm.around_field(field)) >= (6 if row[1] == 2 else 7)
    beside = {
        realm.ground[middle(cell)[0] + a, middle(cell)[1] + b]
        for field in realm.fields
        for edge, cell in enumerate(neighbours_of(field))
        for a, b in [SPOTS[place] for place in EDGE_SPOTS[opposite(edge)]]
    }
    assert all(is_land(realm.plots[place]) for place in beside)


def test_region_with_the_sword_is_inland_and_has_monsters(realm):
    for key in realm.layout.where(SWORD):
        assert not realm.open_sides[realm.numbers[key]]
        assert key in realm.layout.where(MONSTERS)


def test_game_can_begin_on_every_board_of_a_scenario(row, realm):
    board = realm.board("a scenario's board")
    state = new_game(make_rules(), board, row[1])
    assert not state.over
    assert all(board.land & board.neighbours[place] for place in lands_of(realm))
    assert all(plot.terrain != CHASM or not board.land >> at & 1 for at, plot in enumerate(realm.plots))


@pytest.mark.parametrize("row", [row for row in TILES if row[0] == 10], indirect=True)
def test_veins_run_south_and_places_are_in_the_north_of_a_board(row, realm):
    veins = veins_of(realm)
    assert len({region for vein in veins for region in vein}) == 3 * 3
    assert not veins_fall_short(realm, veins, neighbours(realm))
    south = {place: [b for (_, b), at in realm.ground.items() if at == place] for place in lands_of(realm)}
    middle = {place: sum(rows) / len(rows) for place, rows in south.items()}
    assert all(middle[top] < middle[below] < middle[deep] for top, below, deep in veins)
    places = realm.layout.where(MONSTERS)
    northern = sorted(middle.values())[: len(middle) // 3]
    assert len(places) == 2
    assert all(middle[realm.numbers[key]] in northern for key in places)
    assert {key[0] for key in places} >= ({"H"} if row[1] == 3 else {"H", "C"})  # three players have no C
    assert not any(realm.plots[region].terrain == "black-mountain" for vein in veins for region in vein)


@pytest.mark.parametrize("row", [(12, 3), (12, 4), (12, 5)], indirect=True)
def test_night_and_day_has_its_surface_in_the_north_and_tunnels(row, realm):
    # REA-202
    layout = realm.layout
    south = {
        world: [tile.cell[0] + 2 * tile.cell[1] for tile in layout.tiles if tile.world == world]
        for world in WORLDS
    }
    assert max(south[SURFACE]) <= min(south[UNDERGROUND])
    assert len(layout.tunnels) == row[1]
    board = realm.board("a scenario's board")
    for above, below in layout.tunnels:
        one, two = realm.numbers[above], realm.numbers[below]
        assert board.where(SURFACE) >> one & 1
        assert board.where(UNDERGROUND) >> two & 1
        assert board.neighbours[one] >> two & 1
        assert (one, two) not in realm.contacts
        assert not realm.open_sides[one] + realm.open_sides[two]
    for world in WORLDS:
        assert (board.entry & board.where(world) & ~board.rivers).bit_count() >= row[1]
    tribes = board.tribes & ~board.monsters
    assert tribes & board.where(SURFACE) == tribes
    assert board.monsters & board.where(UNDERGROUND) == board.monsters


def test_only_tunnels_join_the_two_boards_of_this_scenario():
    realm = Realm(load_layout("realms-11-5.toml"))
    board = realm.board("a scenario's board")
    surface, below = board.where(SURFACE), board.where(UNDERGROUND)
    assert not any((surface >> one & 1) != (surface >> two & 1) for one, two in realm.contacts)
    assert len(realm.layout.tunnels) == 4
    for ends in realm.layout.tunnels:
        one, two = [realm.numbers[key] for key in ends]
        assert surface >> one & 1
        assert below >> two & 1
        assert board.neighbours[one] >> two & 1
    for world in (surface, below):
        assert (board.entry & world & ~board.rivers).bit_count() >= 10
        assert (board.monsters & world).bit_count() == 2
    assert board.tribes & ~board.monsters & ~surface == 0
