"""Layouts for tests: tiles thrown on the table, joined but in no order, with whatever may lie on them."""

from __future__ import annotations

from random import Random

from smallworld.content.realms.grid import EDGES, Cell, neighbours_of
from smallworld.content.realms.layout import (
    CHASM,
    MOUNTAIN,
    RIVER,
    SEA,
    LaidPiece,
    Layout,
    PlacedTile,
    cover,
    reaches,
    side_of,
)
from smallworld.content.realms.pieces import may_lie
from smallworld.content.realms.tiles import LETTERS
from smallworld.content.worlds import WORLDS

CHASMS = 6  # in the box


def thrown(seed: int, tiles: int) -> Layout:
    """A layout by chance. Rivers end wherever they like, holes stay, markers part what they can."""
    chance = Random(seed)
    lying = _tiles(chance, tiles)
    borders = [
        (tile.letter, edge)
        for tile in lying
        for edge in range(EDGES)
        if reaches(side_of(tile), edge) and chance.random() < 0.4
    ]
    water = chance.choice((RIVER, SEA))
    return Layout("Thrown", 3, 10, water, lying, _pieces(chance, lying), tuple(borders))


def _tiles(chance: Random, tiles: int) -> tuple[PlacedTile, ...]:
    cells: list[Cell] = [(0, 0)]
    while len(cells) < tiles:
        cell = chance.choice(neighbours_of(chance.choice(cells)))
        if cell not in cells:
            cells.append(cell)
    letters = chance.sample(LETTERS, tiles)
    return tuple(
        PlacedTile(letter, chance.choice(WORLDS), cell, chance.randrange(EDGES))
        for letter, cell in zip(letters, cells, strict=True)
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
