"""The directions of the scenarios: things in the west, east, north, south and middle.

Source: Realms, scenarios 3, 8, 10 and 12.
"""

import pytest

from smallworld.cartography.quality.criteria import shortcomings
from smallworld.cartography.quality.directions import between, extents, has_directions, misplaced
from smallworld.content.realms.formats.layout_file import load_layout
from smallworld.content.realms.tiles.layout import (
    COIN_MINE,
    ENTRY,
    LEVELS,
    MONSTERS,
    SWORD,
    TRIBE,
    VEINS,
    Layout,
)
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.worlds import SURFACE, UNDERGROUND


def board(file, **marks):
    """Return one of the shipped boards with other marks, each named with an underscore for its hyphen."""
    layout = load_layout(f"{file}.toml")
    laid = {mark.replace("_", "-"): keys for mark, keys in marks.items()}
    return Realm(
        Layout(
            layout.name,
            layout.players,
            layout.rounds,
            layout.water,
            layout.tiles,
            layout.pieces,
            layout.borders,
            {**layout.marks, **laid},
            layout.tunnels,
        )
    )


def lying(realm, mark):
    return realm.layout.where(mark)


def along(realm, at, wanted):
    """Return the keys of the lands whose middle is in this range, horizontally (0) or vertically (1)."""
    reach = extents(realm)
    lands = [place for place, plot in enumerate(realm.plots) if not plot.key.startswith(("x", "m"))]
    return [
        realm.plots[place].key
        for place in lands
        if not realm.plots[place].key.endswith("~") and wanted(reach[place].middle[at])
    ]


def test_scenario_without_directions_misplaces_no_regions():
    realm = board("realms-4-3")
    assert not has_directions(realm.layout)
    assert misplaced(realm) == []


# --- Go East ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_no_land_route_leads_from_an_entry_to_a_coin_mine(players):
    realm = board(f"realms-3-{players}")
    reached = {realm.numbers[key] for key in lying(realm, ENTRY)}
    waters = {place for place, plot in enumerate(realm.plots) if plot.terrain == "river"}
    ahead = list(reached)
    while ahead:
        here = ahead.pop()
        beyond = {two for one, two in realm.contacts if one == here} - waters - reached
        reached |= beyond
        ahead += beyond
    assert not reached & {realm.numbers[key] for key in lying(realm, COIN_MINE)}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_entry_is_in_the_westernmost_tenth_of_the_board(players):
    realm = board(f"realms-3-{players}")
    reach = extents(realm)
    assert all(reach[realm.numbers[key]].west <= 0.1 for key in lying(realm, ENTRY))


def test_entry_across_the_river_is_reported_as_misplaced():
    realm = board("realms-3-4")
    east = lying(realm, COIN_MINE)[0]
    other = next(key for key in along(realm, 0, lambda x: x > 0.6) if key not in lying(realm, COIN_MINE))
    realm = board("realms-3-4", entry=(*lying(realm, ENTRY), other))
    assert misplaced(realm) == [other]
    assert "directions" in shortcomings(realm)
    assert east not in misplaced(realm)


def test_entry_with_a_land_route_to_a_coin_mine_is_misplaced():
    realm = board("realms-3-4")
    west = next(key for key in along(realm, 0, lambda x: x < 0.3) if key not in lying(realm, ENTRY))
    mines = (*lying(realm, COIN_MINE), west)
    assert set(lying(realm, ENTRY)) & set(misplaced(board("realms-3-4", coin_mine=mines)))


def test_coin_mine_that_is_not_in_the_east_is_misplaced():
    realm = board("realms-3-4")
    others = lying(realm, COIN_MINE)[1:]
    middle = next(key for key in along(realm, 0, lambda x: 0.5 < x < 0.6))
    moved = board("realms-3-4", coin_mine=(*others, middle))
    assert middle in misplaced(moved)


# --- The Sword ------------------------------------------------------------------------------------------


def test_sword_that_is_not_in_the_middle_is_misplaced():
    realm = board("realms-8-3")
    south = along(realm, 1, lambda y: y > 0.7)[0]
    assert misplaced(realm) == []
    assert misplaced(board("realms-8-3", sword=(south,))) == [south]
    assert lying(realm, SWORD) != (south,)


# --- A Dig Too Far --------------------------------------------------------------------------------------


def veins(realm):
    """Return the regions of each vein by number, from the top, with the veins from the west."""
    return [
        tuple(
            realm.numbers[key] for level in LEVELS for key in lying(realm, level) if key in lying(realm, vein)
        )
        for vein in VEINS
    ]


@pytest.mark.parametrize("players", [3, 4])
def test_veins_are_side_by_side_and_south_of_the_places(players):
    realm = board(f"realms-10-{players}")
    reach = extents(realm)
    assert between(reach, veins(realm)) > 0
    lowest = max(reach[realm.numbers[key]].middle[1] for key in lying(realm, MONSTERS))
    assert all(reach[region].middle[1] > lowest for vein in veins(realm) for region in vein)
    assert lowest <= 1 / 3


def test_swapped_veins_are_misplaced():
    realm = board("realms-10-4")
    west, middle, east = [lying(realm, vein) for vein in VEINS]
    changed = board("realms-10-4", west_vein=west, middle_vein=east, east_vein=middle)
    assert set(misplaced(changed)) >= set(east)
    assert misplaced(realm) == []


def test_vein_that_leads_north_is_misplaced():
    realm = board("realms-10-3")
    top, middle, deep = [lying(realm, level) for level in LEVELS]
    west = lying(realm, VEINS[0])
    changed = board("realms-10-3", vein_a=deep, vein_b=middle, vein_c=top)
    assert set(misplaced(changed)) >= set(west)


def test_place_in_the_south_is_misplaced():
    realm = board("realms-10-4")
    taken = {key for vein in VEINS for key in lying(realm, vein)}
    south = next(key for key in along(realm, 1, lambda y: y > 0.5) if key not in taken)
    assert misplaced(board("realms-10-4", monsters=(lying(realm, MONSTERS)[0], south))) == [south]


# --- Night and Day --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_entries_are_at_the_top_and_at_the_bottom_of_the_board(players):
    realm = board(f"realms-12-{players}")
    reach, worlds = extents(realm), realm.worlds()
    lands = {SURFACE: 0, UNDERGROUND: 0}
    for key in lying(realm, ENTRY):
        region = realm.numbers[key]
        (world,) = worlds[region]
        lands[world] += not key.endswith("~")
        if world == SURFACE:
            assert (region, 4) in realm.turned_to
            assert reach[region].north <= 1 / 3
        else:
            assert (region, 1) in realm.turned_to
            assert reach[region].south >= 2 / 3
    assert min(lands.values()) >= players


def test_entries_halfway_between_north_and_south_are_misplaced():
    realm = board("realms-12-3")
    assert {"Ia", "Sa", "Ba"}.isdisjoint(lying(realm, ENTRY))
    wrong = board("realms-12-3", entry=(*lying(realm, ENTRY), "Ia", "Sa"))
    assert misplaced(wrong) == ["Ia", "Sa"]
    assert not set(lying(realm, TRIBE)) & set(misplaced(wrong)) - {"Ia"}
