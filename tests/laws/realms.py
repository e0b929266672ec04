"""Many random layouts, whose boards are checked for invariants.

`python -m laws.realms --layouts 100000 --drawn 1000` in the folder `tests` checks new layouts each time. The
first one that breaks an invariant is printed with its number and string, and ends the search with exit
code 1. The checks recompute each fact triangle by triangle, and compare the result with the board.
"""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Iterable
from random import Random
from string import ascii_letters, digits
from time import monotonic
from typing import Final

from kit.realms import wild
from laws import drawings
from smallworld.cartography.outlines.drawing import draw
from smallworld.content.maps import ELSEWHERE
from smallworld.content.realms.formats.layout_code import LONGEST, decode, encode
from smallworld.content.realms.formats.layout_file import LONGEST as LONGEST_FILE
from smallworld.content.realms.formats.layout_file import layout_text, parse_layout
from smallworld.content.realms.tiles.grid import (
    SPOTS,
    Cell,
    Spot,
    around,
    corners,
    middle,
    neighbours_of,
    sides,
)
from smallworld.content.realms.tiles.layout import (
    CHASM,
    DRIFTING_SEA,
    ENTRY,
    MARKS,
    MONSTERS,
    RIVER,
    SEA,
    TRIBE,
    Layout,
)
from smallworld.content.realms.tiles.realm import Realm
from smallworld.engine.board import Board
from smallworld.engine.errors import NotationError

TORN_EACH: Final = 2  # broken strings per layout
SIGNS: Final = ascii_letters + digits + '.-~_=mxu é\n[]{}"#,'


class Broken(Exception):
    """A layout that broke an invariant; the message says which."""


# --- Boards ---------------------------------------------------------------------------------------------


def check_built(layout: Layout) -> Realm:
    """Build a layout and check all invariants of its board; raise AssertionError for the first that fails."""
    realm = Realm(layout)
    board = realm.board("built")
    every_triangle_has_its_region(realm)
    every_region_hangs_together(realm)
    contacts_are_shared_sides(realm)
    neighbours_are_contacts_and_tunnels(realm, board)
    the_edge_is_what_faces_the_open_table(realm, board)
    entries_are_the_marked_ones_or_the_edge(realm, board)
    the_coast_is_what_has_water_beside_it(realm, board)
    more_than_three_regions_meet_at_ends_of_rivers_only(realm)
    what_is_marked_lies_there(realm, board)
    return realm


def every_triangle_has_its_region(realm: Realm) -> None:
    """Check that every triangle of every tile belongs to a region, and that no region is empty."""
    spots = {spot for tile in realm.layout.tiles for spot in _spots(tile.cell)}
    assert set(realm.ground) == spots
    there = [place for place, plot in enumerate(realm.plots) if plot.terrain != ELSEWHERE]
    assert set(realm.ground.values()) == set(there)
    ids = [plot.id for plot in realm.plots]
    assert len(ids) == len(set(ids)), f"ids are {ids}"
    for key in realm.layout.keys():  # noqa: SIM118
        realm.number_of(key)


def every_region_hangs_together(realm: Realm) -> None:
    """Check that each land, mountain, chasm and water is connected, and that land has room for a stack."""
    for place, spots in _grounds(realm).items():
        key = realm.plots[place].key
        assert _joined(spots) == spots, f"{key} lies in two parts"
        if not key.endswith("~"):
            points = {_thrice(corner) for spot in spots for corner in corners(spot)}
            assert any(spots.issuperset(around(point)) for point in points), f"{key} has no room"


def contacts_are_shared_sides(realm: Realm) -> None:
    """Check that two regions are in contact along exactly the sides that their triangles share."""
    found: dict[tuple[int, int], int] = {}
    for spot, region in realm.ground.items():
        for other in sides(spot):
            beyond = realm.ground.get(other)
            if beyond is not None and beyond != region:
                found[region, beyond] = found.get((region, beyond), 0) + 1
    assert realm.contacts == found
    assert all(found[two, one] == number for (one, two), number in found.items())


def neighbours_are_contacts_and_tunnels(realm: Realm, board: Board) -> None:
    """Check that regions are adjacent exactly if they share a border or a tunnel."""
    wanted = [0] * len(realm.plots)
    tunnels = [(realm.numbers[one], realm.numbers[two]) for one, two in realm.layout.tunnels]
    for one, two in [*realm.contacts, *tunnels]:
        wanted[one] |= 1 << two
        wanted[two] |= 1 << one
    assert board.neighbours == wanted
    assert not any(beside >> region & 1 for region, beside in enumerate(wanted))


def the_edge_is_what_faces_the_open_table(realm: Realm, board: Board) -> None:
    """Check that a region is at the edge exactly if a way leads from it off the table over no tile."""
    cells = {tile.cell for tile in realm.layout.tiles}
    free = _open_cells(cells)
    sides_of = [0] * len(realm.plots)
    near = {cell for tile in cells for cell in neighbours_of(tile)} & free
    for spot in {spot for cell in near for spot in _spots(cell)}:
        for other in sides(spot):
            if other in realm.ground:
                sides_of[realm.ground[other]] += 1
    assert realm.open_sides == sides_of
    assert board.edge == _mask(region for region, number in enumerate(sides_of) if number)
    assert board.edge, "nothing is at the edge"


def entries_are_the_marked_ones_or_the_edge(realm: Realm, board: Board) -> None:
    """Check that the entries are the marked ones, or else the edge and the shores of an open sea."""
    plots = realm.plots
    marked = [realm.number_of(key) for key in realm.layout.where(ENTRY)]
    if marked:
        assert board.entry == _mask(marked)
        return
    chasms = _mask(region for region, plot in enumerate(plots) if plot.terrain == CHASM)
    seas = _mask(region for region, plot in enumerate(plots) if plot.terrain == "sea")
    assert not seas & ~board.edge, "a sea that is not at the edge"
    entry = board.edge & ~chasms
    if realm.layout.water == SEA:
        entry |= board.beside(seas) & board.land
    assert board.entry == entry


def the_coast_is_what_has_water_beside_it(realm: Realm, board: Board) -> None:
    """Check that the coast is the land beside rivers, seas and lakes, and that rivers can be entered."""
    waters = {
        region
        for region, plot in enumerate(realm.plots)
        if plot.key.endswith("~") and not (plot.terrain == ELSEWHERE and realm.layout.water == DRIFTING_SEA)
    }
    chasms = {region for region, plot in enumerate(realm.plots) if plot.terrain == CHASM}
    kinds = {realm.plots[region].terrain for region in waters}
    assert kinds <= ({RIVER} if realm.layout.water == RIVER else {"sea", "lake"})
    wanted = {
        region
        for region in range(len(realm.plots))
        if region not in waters | chasms
        and any((region, water) in realm.contacts or _tunnel(realm, region, water) for water in waters)
    }
    assert board.where("coast") == _mask(wanted)
    closed = chasms | (set() if realm.layout.water == RIVER else waters)
    assert board.land == board.everywhere & ~_mask(closed)


def more_than_three_regions_meet_at_ends_of_rivers_only(realm: Realm) -> None:
    """Check that four regions meet at a point only where water ends, and otherwise three."""
    ground = realm.ground
    at_borders = [
        spot
        for spot, region in ground.items()
        if any(ground.get(other, region) != region for other in sides(spot))
    ]
    points = {_thrice(corner) for spot in at_borders for corner in corners(spot)}
    for point in points:
        there = [ground.get(spot, -1) for spot in around(point)]
        changes = sum(one != two for one, two in zip(there, there[1:] + there[:1], strict=True))
        if changes > 3:
            keys = {realm.plots[region].key for region in there if region >= 0}
            assert any(key.endswith("~") for key in keys), f"{sorted(keys)} meet in a point"


def what_is_marked_lies_there(realm: Realm, board: Board) -> None:
    """Check that peaks, mines and other marks are features of exactly these regions."""
    layout = realm.layout
    for mark in MARKS:
        regions = _mask(realm.number_of(key) for key in layout.where(mark))
        if mark == TRIBE:
            assert board.tribes & ~board.monsters == regions
        elif mark == MONSTERS:
            assert board.monsters == regions
        elif mark != ENTRY:
            assert board.where(mark) == regions, mark
    ends = _mask(realm.number_of(key) for pair in layout.tunnels for key in pair)
    assert board.where("tunnel") == ends
    assert board.rounds == layout.rounds


# --- Strings and files ----------------------------------------------------------------------------------


def check_text(layout: Layout, realm: Realm) -> None:
    """Check that a layout round-trips through its string and file, with the same regions and borders."""
    code = encode(layout)
    assert len(code) <= LONGEST, f"{len(code)} characters"
    assert code.isascii(), code
    again = decode(code)
    assert encode(again) == code, "the string reads otherwise than it is written"
    text = layout_text(layout)
    assert len(text) <= LONGEST_FILE, f"{len(text)} characters of TOML"
    parsed = parse_layout(text, "again.toml")
    assert encode(parsed) == code, "the file reads otherwise than it is written"
    assert _same_board(Realm(again).board("built"), realm.board("built"))


def check_torn(code: str, chance: Random) -> None:
    """Check that a corrupt string is refused with a message, or makes a board that keeps all invariants."""
    for _ in range(TORN_EACH):
        torn = _torn(code, chance)
        try:
            layout = decode(torn)
        except NotationError as error:
            told = str(error)
        else:
            told = "realm"
            check_built(layout)
            assert len(encode(layout)) <= LONGEST
        assert told.startswith("realm"), f"{torn}: {told}"


def check_torn_file(text: str, chance: Random) -> None:
    """Check that a corrupt file is refused with a message that names it, or is a layout."""
    for _ in range(TORN_EACH):
        torn = _torn(text, chance)
        try:
            told, layout = "", parse_layout(torn, "torn.toml")
            assert len(encode(layout)) <= LONGEST
        except NotationError as error:
            told = str(error)
        assert not told or told.startswith("torn.toml"), f"{torn}: {told}"


def _torn(code: str, chance: Random) -> str:
    at = chance.randrange(len(code) + 1)
    way = chance.randrange(5)
    if way == 0:
        return code[:at]
    if way == 1:
        return code[:at] + chance.choice(SIGNS) + code[at + 1 :]
    if way == 2:
        return code[:at] + chance.choice(SIGNS) + code[at:]
    until = chance.randint(at, min(len(code), at + 8))
    if way == 3:
        return code[:at] + code[until:]
    return code[:at] + code[at:until] + code[at:]


# --- Drawings -------------------------------------------------------------------------------------------


def check_drawn(realm: Realm) -> None:
    """Check that the drawing shows each region and border once."""
    drawings.check(realm, draw(realm, "drawn"))


# --- Counting anew --------------------------------------------------------------------------------------


def _spots(cell: Cell) -> list[Spot]:
    a, b = middle(cell)
    return [(a + x, b + y) for x, y in SPOTS]


def _thrice(corner: Spot) -> Spot:
    return 3 * corner[0], 3 * corner[1]


def _grounds(realm: Realm) -> dict[int, set[Spot]]:
    found: dict[int, set[Spot]] = {}
    for spot, region in realm.ground.items():
        found.setdefault(region, set()).add(spot)
    return found


def _joined(spots: set[Spot]) -> set[Spot]:
    """Return the spots that are connected with the lowest spot."""
    first = min(spots)
    found, ahead = {first}, [first]
    while ahead:
        for other in sides(ahead.pop()):
            if other in spots and other not in found:
                found.add(other)
                ahead.append(other)
    return found


def _open_cells(cells: set[Cell]) -> set[Cell]:
    """Return the free cells up to one beyond the tiles, from which a way leads off the table."""
    reach = 2 + max(max(abs(q), abs(r)) for q, r in cells)
    first = (reach, reach)
    found, ahead = {first}, [first]
    while ahead:
        for cell in neighbours_of(ahead.pop()):
            if cell not in found and cell not in cells and max(abs(cell[0]), abs(cell[1])) <= reach:
                found.add(cell)
                ahead.append(cell)
    return found


def _mask(regions: Iterable[int]) -> int:
    found = 0
    for region in regions:
        found |= 1 << region
    return found


def _tunnel(realm: Realm, one: int, two: int) -> bool:
    return any({realm.numbers[a], realm.numbers[b]} == {one, two} for a, b in realm.layout.tunnels)


def _same_board(one: Board, two: Board) -> bool:
    return (one.ids, one.names, one.neighbours, one.features, one.edge, one.entry, one.tribes) == (
        two.ids,
        two.names,
        two.neighbours,
        two.features,
        two.edge,
        two.entry,
        two.tribes,
    )


# --- In numbers -----------------------------------------------------------------------------------------


def check_layout(seed: int, number: int, draws: bool) -> None:
    """Make the layout with this number and check all its invariants, if `draws` also those of its drawing.

    Raises:
        Broken: the layout breaks an invariant.
    """
    layout = wild(seed + number)
    code = "it has no string"
    try:
        code = encode(layout)
        realm = check_built(layout)
        check_text(layout, realm)
        check_torn(code, Random(number))
        check_torn_file(layout_text(layout), Random(number))
        if draws:
            check_drawn(realm)
    except Exception as error:
        raise Broken(
            f"layout {number} of seed {seed}: {error!r}\n{traceback.format_exc()}\n{code}"
        ) from error


def check_layouts(seed: int, layouts: int, drawn: int, seconds: float) -> int:
    """Check this many layouts, and the first `drawn` drawings, until the time is up; return the number.

    Raises:
        Broken: a layout breaks an invariant.
    """
    until = monotonic() + seconds
    for number in range(layouts):
        if monotonic() >= until:
            return number
        check_layout(seed, number, draws=number < drawn)
    return layouts


def main() -> int:
    """Read the command line, check, and report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--layouts", type=int, default=10_000, help="how many at most (10000)")
    parser.add_argument("--drawn", type=int, default=100, help="of how many the drawing, too (100)")
    parser.add_argument("--minutes", type=float, default=20.0, help="how long at most (20)")
    parser.add_argument("--seed", type=int, help="to see the same layouts again; otherwise new ones")
    asked = parser.parse_args()
    seed = int.from_bytes(os.urandom(4), "big") if asked.seed is None else asked.seed
    began = monotonic()
    try:
        layouts = check_layouts(seed, asked.layouts, asked.drawn, 60 * asked.minutes)
    except Broken as broken:
        sys.stdout.write(f"{broken}\n")
        return 1
    seconds = monotonic() - began
    drawn = min(layouts, asked.drawn)
    sys.stdout.write(
        f"seed {seed}: {layouts} layouts, {drawn} of them drawn, every law held; "
        f"{layouts / seconds:.0f} layouts a second\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
