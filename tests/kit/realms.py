"""Layouts for tests: tiles joined at random, with any legal pieces and marks on them."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Final

from smallworld.content.realms.tiles.grid import EDGES, Cell, neighbours_of
from smallworld.content.realms.tiles.layout import (
    BUILT,
    CHASM,
    COIN_MINE,
    DRIFTING_SEA,
    ENTRY,
    LEVELS,
    MONSTERS,
    MOST_ROUNDS,
    MOUNTAIN,
    PEAK,
    RIVER,
    ROUNDS,
    SEA,
    SWORD,
    THRONE,
    TOKENS,
    TRIBE,
    VEINS,
    LaidPiece,
    Layout,
    PlacedTile,
    reaches,
    side_of,
)
from smallworld.content.realms.tiles.pieces import cover, may_lie
from smallworld.content.realms.tiles.tile_set import LETTERS
from smallworld.content.worlds import WORLDS

CHASMS = 6  # in the box
# Possible names, with special characters of files and strings.
NAMES: Final = ('Anna\'s "Wood"', "C:\\Fjord", "Łódź = 1 # [x]", "山の中", "🌋" * 30, "a.b-c~d", "é" * 60)


def thrown(seed: int, tiles: int) -> Layout:
    """Return a random layout; rivers may end anywhere, there may be holes and any border markers."""
    chance = Random(seed)
    lying = _tiles(chance, _cells(chance, tiles))
    borders = _borders(chance, lying)
    water = chance.choice((RIVER, SEA))
    return Layout("Thrown", 3, 10, water, lying, _pieces(chance, lying), borders)


def wild(seed: int) -> Layout:
    """Return a random layout of any form: one tile, a ring around a hole, two clusters, all tiles.

    It has marks of all kinds, tunnels, and names.
    """
    chance = Random(f"wild {seed}")
    lying = _tiles(chance, chance.choice(FORMS)(chance))
    name, players, rounds = chance.choice(NAMES), chance.choice(tuple(ROUNDS)), chance.randint(1, MOST_ROUNDS)
    water = chance.choice(BUILT)
    pieces, borders = _pieces(chance, lying), _borders(chance, lying)
    if water == DRIFTING_SEA:
        borders = ()
    plain = Layout(name, players, rounds, water, lying, pieces, borders)
    marks, tunnels, names = _on_top(chance, plain)
    return Layout(
        plain.name,
        plain.players,
        plain.rounds,
        plain.water,
        plain.tiles,
        plain.pieces,
        plain.borders,
        marks,
        tunnels,
        names,
    )


def drifting(seed: int) -> Layout:
    """Return a wild layout whose tiles drift."""
    while True:
        layout = wild(seed)
        if layout.water == DRIFTING_SEA:
            return layout
        seed += 1_000_003


def mass(chance: Random, tiles: int, apart: bool = False) -> list[Cell]:
    """Return cells for joined tiles, or for two groups, from the corner of the table."""
    cells = _cells(chance, tiles)
    if apart:
        cells = [(q + 3 * (place > tiles // 2), r) for place, (q, r) in enumerate(cells)]
        cells = list(dict.fromkeys(cells))
    column, row = min(q for q, _ in cells), min(r for _, r in cells)
    return [(q - column, r - row) for q, r in cells]


# --- Forms ----------------------------------------------------------------------------------------------


def _one(chance: Random) -> list[Cell]:
    return [(chance.randint(-20, 20), chance.randint(-20, 20))]


def _blob(chance: Random) -> list[Cell]:
    return _cells(chance, chance.randint(2, 16))


def _all(chance: Random) -> list[Cell]:
    return _cells(chance, len(LETTERS))


def _ring(chance: Random) -> list[Cell]:
    """Return the cells around a centre, with or without it, and some more outside."""
    cells = neighbours_of((0, 0))
    if chance.random() < 0.5:
        cells = [*cells, (0, 0)]
    return _cells(chance, len(cells) + chance.randint(0, 6), cells, without=(0, 0))


def _clusters(chance: Random) -> list[Cell]:
    """Return the cells of two clusters that do not touch."""
    here = _cells(chance, chance.randint(1, 8))
    right = max(q for q, _ in here)
    there = _cells(chance, chance.randint(1, 8))
    left = min(q for q, _ in there)
    return [*here, *[(q - left + right + 2, r) for q, r in there]]


FORMS: Final = (_one, _blob, _blob, _blob, _all, _ring, _ring, _clusters, _clusters)


# --- Pieces and marks -----------------------------------------------------------------------------------


def _cells(
    chance: Random, tiles: int, begun: list[Cell] | None = None, without: Cell | None = None
) -> list[Cell]:
    cells = list(begun) if begun else [(0, 0)]
    while len(cells) < tiles:
        cell = chance.choice(neighbours_of(chance.choice(cells)))
        if cell not in cells and cell != without:
            cells.append(cell)
    return cells


def _tiles(chance: Random, cells: list[Cell]) -> tuple[PlacedTile, ...]:
    letters = chance.sample(LETTERS, len(cells))
    return tuple(
        PlacedTile(letter, chance.choice(WORLDS), cell, chance.randrange(EDGES))
        for letter, cell in zip(letters, cells, strict=True)
    )


def _borders(chance: Random, tiles: tuple[PlacedTile, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(
        (tile.letter, edge)
        for tile in tiles
        for edge in range(EDGES)
        if reaches(side_of(tile), edge) and chance.random() < 0.4
    )


def _pieces(chance: Random, tiles: tuple[PlacedTile, ...]) -> tuple[LaidPiece, ...]:
    pieces: list[LaidPiece] = []
    numbers = {MOUNTAIN: 0, CHASM: 0}
    for tile in tiles:
        picture = side_of(tile).picture
        for place in chance.sample(range(EDGES), EDGES):
            kind = CHASM if numbers[CHASM] < CHASMS and chance.random() < 0.3 else MOUNTAIN
            if numbers[MOUNTAIN] < 12 and chance.random() < 0.5 and may_lie(picture, place):
                numbers[kind] += 1
                pieces.append(LaidPiece(kind, numbers[kind], tile.letter, place))
                picture = cover(picture, place)
    return tuple(pieces)


def _on_top(
    chance: Random, layout: Layout
) -> tuple[dict[str, tuple[str, ...]], tuple[tuple[str, str], ...], dict[str, str]]:
    """Return random marks, tunnels and names in legal places."""
    keys = layout.keys()
    chasms = {piece.key for piece in layout.pieces if piece.kind == CHASM}
    lands = [key for key in keys if not key.endswith("~") and key not in chasms]
    mountains = [key for key in lands if key.startswith("m")]
    inhabited = _some(chance, lands)
    tribes = tuple(key for key in inhabited if chance.random() < 0.7)
    marks = {
        TRIBE: tribes,
        MONSTERS: tuple(key for key in inhabited if key not in tribes),
        ENTRY: _some(chance, [key for key in keys if key not in chasms]) if chance.random() < 0.3 else (),
        PEAK: _some(chance, mountains),
        COIN_MINE: _some(chance, lands) if chance.random() < 0.3 else (),
        THRONE: _some(chance, lands)[:1],
        SWORD: _some(chance, lands)[:1],
    }
    ends = _some(chance, lands)
    tunnels = tuple(zip(ends[::2], ends[1::2], strict=False))
    names = {key: chance.choice(NAMES) for key in _some(chance, keys)} if chance.random() < 0.3 else {}
    if chance.random() < 0.3:
        free = [key for key in lands if key not in inhabited]
        for vein, level in product(VEINS, LEVELS):
            if free and chance.random() < 0.7:
                region = free.pop(chance.randrange(len(free)))
                marks[vein] = (*marks.get(vein, ()), region)
                marks[level] = (*marks.get(level, ()), region)
    if chance.random() < 0.3:
        marks.update({token: _some(chance, lands) for token in TOKENS})
    return {mark: found for mark, found in marks.items() if found}, tunnels, names


def _some(chance: Random, keys: list[str]) -> tuple[str, ...]:
    return tuple(chance.sample(keys, chance.randint(0, len(keys) // 3)))
