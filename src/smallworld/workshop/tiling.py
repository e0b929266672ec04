"""The completion of custom boards: add the missing tiles, mirror the board, or generate it from a seed.

A quick search adds tiles one by one. Each tile goes next to as many other tiles as possible, with the side
that fits best. It keeps the best of several tries. The same seed gives the same board.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Final

from smallworld.cartography.quality.census import LANDS_EACH, Census
from smallworld.cartography.quality.criteria import crowded_points
from smallworld.content.realms.tiles.errors import LayoutError
from smallworld.content.realms.tiles.grid import EDGE_SPOTS, EDGES, Cell, across, neighbours_of, opposite
from smallworld.content.realms.tiles.layout import (
    FARTHEST,
    MONSTERS,
    MOUNTAIN,
    RIVER,
    ROUNDS,
    TRIBE,
    LaidPiece,
    Layout,
    PlacedTile,
    covered,
    reaches,
    side_of,
)
from smallworld.content.realms.tiles.pieces import WATER, cover, may_lie
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import LETTERS, tile_set
from smallworld.content.worlds import SURFACE, UNDERGROUND

TRIES: Final = 8
PRINTED_EACH: Final = 7.2  # printed lands on tiles per player; mountains add the rest
# The costs of unwanted properties.
TORN_RIVER: Final = 5.0
ALIKE: Final = 1.2
OPEN_WATER: Final = 0.8
UNEVEN: Final = 0.25
WHIM: Final = 1.5  # the largest random cost
PART: Final = 20.0
LONELY: Final = 8.0
DEAD_END: Final = 3.0
LANDS_OFF: Final = 2.0
CROWD: Final = 50.0  # cost of a point where four regions meet

Tiles = dict[Cell, PlacedTile]


def random_layout(name: str, players: int, worlds: tuple[str, ...], seed: int, water: str = RIVER) -> Layout:
    """Generate a layout from a seed, with sides of tiles from these worlds."""
    chance = _chance(seed)
    first = PlacedTile(_one(LETTERS, chance), _one(worlds, chance), (0, 0), _below(EDGES, chance))
    return fill(Layout(name, players, ROUNDS[players], water, (first,)), worlds, seed)


def fill(layout: Layout, worlds: tuple[str, ...], seed: int) -> Layout:
    """Add tiles and mountains to a layout until there are enough, then Lost Tribes and Monsters.

    Existing tiles and pieces do not change.
    """
    tried = [_filled(layout, worlds, _chance(seed, number)) for number in range(TRIES)]
    return min(tried, key=unwanted)


def mirrored(layout: Layout) -> Layout:
    """Add a counterpart of each tile across the middle, rotated by half a turn; return the layout.

    Raises:
        LayoutError: the box does not have enough tiles.
    """
    if 2 * len(layout.tiles) > len(LETTERS):
        number, most = len(layout.tiles), len(LETTERS) // 2
        raise LayoutError(
            "too-many-to-mirror",
            f"realm “{layout.name}”: {number} tiles cannot be mirrored; "
            f"the box has {len(LETTERS)}, so at most {most} can be",
            {"number": number, "most": most},
        )
    lying = {tile.cell: tile for tile in layout.tiles}
    sums = _best_sum(set(lying))
    pieces = list(layout.pieces)
    likes: Tiles = {}  # by cell of the other half: the counterpart in this half
    for tile in layout.tiles:
        cell = (sums[0] - tile.cell[0], sums[1] - tile.cell[1])
        free = [letter for letter in LETTERS if all(other.letter != letter for other in lying.values())]
        options = [PlacedTile(letter, tile.world, cell, turns) for letter in free for turns in range(EDGES)]
        pictures = _pictures(lying, pieces)
        lying[cell] = min(options, key=lambda option: _unlike(tile, option) + _seam(option, pictures))
        likes[cell] = tile
    _ease(lying, likes, pieces)
    for cell, tile in likes.items():
        pieces += _turned_pieces(tile, lying[cell], pieces, _pictures(lying, pieces))
    return _with(layout, tuple(lying.values()), tuple(pieces))


def unwanted(layout: Layout) -> float:
    """Return the cost of a layout's defects; 0 is best."""
    realm = Realm(layout)
    census = Census(realm)
    lying = {tile.cell: tile for tile in layout.tiles}
    torn = sum([_beside(tile, lying) for tile in layout.tiles]) / 2
    return (
        torn
        + PART * (census.parts - 1)
        + LONELY * len(census.lonely)
        + DEAD_END * len(census.dead_ends)
        + ALIKE * census.alike
        + LANDS_OFF * abs(census.lands - census.wanted)
        + CROWD * len(crowded_points(realm))
    )


# --- Tiles -------------------------------------------------------------------------------------------


def _filled(layout: Layout, worlds: tuple[str, ...], chance: Random) -> Layout:
    lying = {tile.cell: tile for tile in layout.tiles}
    printed = sum([len(side_of(tile).lands) for tile in layout.tiles])
    while printed < PRINTED_EACH * layout.players - 0.5:
        cell = _next_cell(lying, chance)
        used = {tile.letter for tile in lying.values()}
        free = [letter for letter in LETTERS if letter not in used]
        if not free or cell is None:
            break
        counts = _terrains(lying)
        options = [
            PlacedTile(letter, world, cell, turns)
            for letter in free
            for world in worlds
            for turns in range(EDGES)
        ]
        costs = [_cost(option, lying, counts) + WHIM * chance.random() for option in options]
        lying[cell] = options[costs.index(min(costs))]
        printed += len(side_of(lying[cell]).lands)
    whole = _with(layout, tuple(lying.values()), layout.pieces)
    for _ in range(max(0, LANDS_EACH * layout.players - Census(Realm(whole)).lands)):
        piece = _mountain(whole, chance)
        if piece is None:
            break
        whole = _with(whole, whole.tiles, (*whole.pieces, piece))
    return _peopled(whole, chance)


def _next_cell(lying: Tiles, chance: Random) -> Cell | None:
    """Return the best cell for the next tile: next to many other tiles, and near the middle."""
    middle_q = sum([cell[0] for cell in lying]) / len(lying)
    middle_r = sum([cell[1] for cell in lying]) / len(lying)
    best, least = None, 0.0
    for cell in sorted({cell for tile in lying for cell in neighbours_of(tile)} - lying.keys()):
        q, r = cell[0] - middle_q, cell[1] - middle_r
        far = (q * q + q * r + r * r) ** 0.5
        closed = len([other for other in neighbours_of(cell) if other in lying])
        cost = far - closed * 0.7 + WHIM * chance.random()
        if max(abs(cell[0]), abs(cell[1])) <= FARTHEST and (best is None or cost < least):
            best, least = cell, cost
    return best


def _cost(tile: PlacedTile, lying: Tiles, counts: dict[str, int]) -> float:
    side = side_of(tile)
    open_water = len(
        [
            edge
            for edge in range(EDGES)
            if across(tile.cell, edge) not in lying and reaches(side, (edge - tile.turns) % EDGES)
        ]
    )
    mean = sum(counts.values()) / max(1, len(counts))
    uneven = sum([counts.get(land.terrain, 0) - mean for land in side.lands.values()])
    return _beside(tile, lying) + OPEN_WATER * open_water + UNEVEN * uneven


def _beside(tile: PlacedTile, lying: Tiles) -> float:
    """Return how badly a tile fits its neighbours. Torn rivers and equal adjacent terrains count."""
    cost = 0.0
    for edge in range(EDGES):
        other = lying.get(across(tile.cell, edge))
        if other is not None:
            here, there = _edge(tile, edge), _edge(other, opposite(edge))
            if (here[1] == WATER) != (there[1] == WATER):
                cost += TORN_RIVER
            touching = {(here[at], there[2 - at]) for at in range(3)}
            cost += ALIKE * len([1 for one, two in touching if one == two != WATER])
    beside = [lying[cell] for cell in neighbours_of(tile.cell) if cell in lying]
    pictures = {other.cell: (other, side_of(other).picture) for other in beside}
    return cost + CROWD * _crowds(tile, side_of(tile).picture, pictures)


def _crowds(tile: PlacedTile, picture: str, lying: dict[Cell, tuple[PlacedTile, str]]) -> int:
    """Count the points on a tile's edges where four regions meet."""
    found = 0
    for edge in range(EDGES):
        if across(tile.cell, edge) in lying:
            other, there = lying[across(tile.cell, edge)]
            ours = _along(picture, (edge - tile.turns) % EDGES)
            theirs = _along(there, (opposite(edge) - other.turns) % EDGES)
            for at in (0, 1):  # the neighbour's edge is in reverse order
                here, beyond = {*ours[at : at + 2]}, {*theirs[1 - at : 3 - at]}
                found += len(here) + len(beyond) - (WATER in here and WATER in beyond) > 3
    return found


def _edge(tile: PlacedTile, edge: int) -> tuple[str, ...]:
    """Return the terrains of the three triangles along an edge, clockwise."""
    return _terrains_along(tile.letter, tile.world, (edge - tile.turns) % EDGES)


@cache
def _terrains_along(letter: str, world: str, edge: int) -> tuple[str, ...]:
    """Return the terrains along an edge of a tile that is not rotated."""
    side = tile_set().sides[letter, world]
    along = _along(side.picture, edge)
    return tuple([WATER if land == WATER else side.lands[land].terrain for land in along])


@lru_cache(maxsize=4096)  # mountains cover parts of pictures in many ways
def _along(picture: str, edge: int) -> tuple[str, ...]:
    """Return the letters of the three triangles along an edge, clockwise."""
    return tuple([picture[spot] for spot in EDGE_SPOTS[edge]])


def _terrains(lying: Tiles) -> dict[str, int]:
    """Count the terrains on the tiles, including rare terrains."""
    found: dict[str, int] = {}
    for tile in lying.values():
        for land in side_of(tile).lands.values():
            found[land.terrain] = found.get(land.terrain, 0) + 1
    return found


# --- Pieces and marks --------------------------------------------------------------------------------


def _mountain(layout: Layout, chance: Random) -> LaidPiece | None:
    """Place one more mountain, if possible away from the others; None if no mountain or place is left."""
    used = {piece.number for piece in layout.pieces if piece.kind == MOUNTAIN}
    free = [number for number in range(1, len(tile_set().mountains) + 1) if number not in used]
    high = {piece.letter for piece in layout.pieces}
    high_cells = {tile.cell for tile in layout.tiles if tile.letter in high}
    lying = {tile.cell: (tile, covered(layout, tile)) for tile in layout.tiles}
    best, least = None, 0.0
    for tile in layout.tiles:
        picture = covered(layout, tile)
        near = len([cell for cell in neighbours_of(tile.cell) if cell in high_cells])
        for place in range(EDGES):
            if free and may_lie(picture, place):
                after = cover(picture, place)
                gone = len(set(picture) - set(after))
                cost = 6.0 * (tile.letter in high) + near + 4.0 * gone + WHIM * chance.random()
                cost += CROWD * _crowds(tile, after, lying)
                if best is None or cost < least:
                    best, least = LaidPiece(MOUNTAIN, free[0], tile.letter, place), cost
    return best


def _peopled(layout: Layout, chance: Random) -> Layout:
    """Spread Lost Tribes or Monsters over a layout, unless it already has some, and return the layout."""
    if layout.where(TRIBE) or layout.where(MONSTERS):
        return layout
    worlds = {tile.letter: tile.world for tile in layout.tiles}
    lands = [key for tile in layout.tiles for key in _lands_on(layout, tile)]
    found: dict[str, list[str]] = {TRIBE: [], MONSTERS: []}
    above = [key for key in lands if worlds[key[0]] == SURFACE]
    below = [key for key in lands if worlds[key[0]] == UNDERGROUND]
    for mark, keys, part in ((TRIBE, above, 3), (MONSTERS, below, 4)):
        tiles = set()
        for key in sorted(keys, key=lambda key: (chance.random(), key)):
            if len(found[mark]) < len(lands) // part and key[0] not in tiles:
                found[mark].append(key)
                tiles.add(key[0])
    marks = {**layout.marks, **{mark: tuple(sorted(keys)) for mark, keys in found.items() if keys}}
    return _with(layout, layout.tiles, layout.pieces, marks)


def _lands_on(layout: Layout, tile: PlacedTile) -> list[str]:
    """Return the keys of the lands on a tile that no piece covers."""
    letters = {letter for letter in covered(layout, tile) if letter.islower()}
    return [tile.letter + letter for letter in sorted(letters)]


# --- The other half ----------------------------------------------------------------------------------


def _best_sum(cells: set[Cell]) -> Cell:
    """Return the sum of a cell and its counterpart, chosen so that both halves form the roundest board.

    This sum is twice the centre of the board.
    """
    sums = sorted({(one[0] + two[0], one[1] + two[1]) for one in cells for two in _around(cells)})
    apart = [at for at in sums if not {(at[0] - q, at[1] - r) for q, r in cells} & cells]
    return max(apart, key=lambda at: (_touching(cells, {(at[0] - q, at[1] - r) for q, r in cells}), at))


def _around(cells: set[Cell]) -> set[Cell]:
    return {other for cell in cells for other in neighbours_of(cell)} - cells


def _touching(one: set[Cell], two: set[Cell]) -> int:
    return len([1 for cell in one for other in neighbours_of(cell) if other in two])


def _unlike(tile: PlacedTile, other: PlacedTile) -> float:
    """Return how much a tile differs from `other`, if `other` is rotated by half a turn."""
    one, two = side_of(tile), side_of(other)
    torn = 0.0
    for edge in range(EDGES):
        here = reaches(one, (edge - tile.turns) % EDGES)
        torn += here != reaches(two, (opposite(edge) - other.turns) % EDGES)
    terrains = {land.terrain for land in one.lands.values()} ^ {land.terrain for land in two.lands.values()}
    return 3 * torn + 2 * abs(len(one.lands) - len(two.lands)) + 0.3 * len(terrains)


def _seam(tile: PlacedTile, pictures: dict[Cell, tuple[PlacedTile, str]]) -> float:
    """Return the cost of the points around a tile where four regions meet."""
    return CROWD * _crowds(tile, side_of(tile).picture, pictures)


def _ease(lying: Tiles, likes: Tiles, pieces: list[LaidPiece]) -> None:
    """Swap tiles of the mirrored half to remove points where four regions meet.

    The last tile of a half had no choice of place, so it often causes such a point.
    """
    for cell in likes:
        pictures = _pictures(lying, pieces)
        if not _seam(lying[cell], pictures):
            continue
        for other, turns, back in product(likes, range(EDGES), range(EDGES)):
            changed = {
                other: PlacedTile(lying[cell].letter, lying[other].world, other, back),
                cell: PlacedTile(lying[other].letter, lying[cell].world, cell, turns),
            }
            tried = {**pictures, **_pictures(changed, [])}
            if not any(_seam(tile, tried) for tile in changed.values()):
                lying.update(changed)
                break


def _pictures(lying: Tiles, pieces: list[LaidPiece]) -> dict[Cell, tuple[PlacedTile, str]]:
    """Return the tiles by cell, each with its picture after its pieces are placed."""
    return {cell: (tile, _covered(tile, pieces)) for cell, tile in lying.items()}


def _covered(tile: PlacedTile, pieces: list[LaidPiece]) -> str:
    """Return the picture of a tile after its pieces are placed."""
    picture = side_of(tile).picture
    for piece in pieces:
        if piece.letter == tile.letter:
            picture = cover(picture, piece.place)
    return picture


def _turned_pieces(
    tile: PlacedTile,
    other: PlacedTile,
    laid: list[LaidPiece],
    pictures: dict[Cell, tuple[PlacedTile, str]],
) -> list[LaidPiece]:
    """Return the counterparts of a tile's mountains and chasms, as far as they are legal."""
    box = {MOUNTAIN: len(tile_set().mountains)}
    picture = side_of(other).picture
    found: list[LaidPiece] = []
    for piece in [piece for piece in laid if piece.letter == tile.letter]:
        used = {one.number for one in (*laid, *found) if one.kind == piece.kind}
        most = box.get(piece.kind, len(tile_set().chasms))
        free = [number for number in range(1, most + 1) if number not in used]
        place = (piece.place + tile.turns + EDGES // 2 - other.turns) % EDGES
        crowded = _crowds(other, cover(picture, place), pictures)
        if free and may_lie(picture, place) and not crowded:
            picture = cover(picture, place)
            found.append(LaidPiece(piece.kind, free[0], other.letter, place))
    return found


# --- Chance and values -------------------------------------------------------------------------------


def _with(
    layout: Layout,
    tiles: tuple[PlacedTile, ...],
    pieces: tuple[LaidPiece, ...],
    marks: dict[str, tuple[str, ...]] | None = None,
) -> Layout:
    return Layout(
        layout.name,
        layout.players,
        layout.rounds,
        layout.water,
        tiles,
        pieces,
        layout.borders,
        layout.marks if marks is None else marks,
        layout.tunnels,
        layout.names,
    )


def _chance(seed: int, number: int = 0) -> Random:
    return Random(f"{seed}/{number}")


def _below(limit: int, chance: Random) -> int:
    return int(chance.random() * limit)


def _one(things: str | tuple[str, ...], chance: Random) -> str:
    return things[_below(len(things), chance)]
