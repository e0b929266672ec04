"""The wishes of scenarios for their boards: shape, river, and places of marks.

They come in addition to the criteria for all boards.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from smallworld.cartography.layout_search import shapes
from smallworld.cartography.layout_search.costs import PART, of_twos
from smallworld.cartography.layout_search.ground import Ground
from smallworld.cartography.layout_search.rivers import Bank, Way
from smallworld.cartography.layout_search.sketch import Sketch, Survey
from smallworld.cartography.quality.criteria import Vein, veins_fall_short
from smallworld.cartography.quality.directions import (
    THIRD,
    Extent,
    dry_ways,
    easternmost,
    extents,
    northern_edge,
    southern_edge,
    western_edge,
)
from smallworld.content.realms.scenario_setups import ScenarioSetup
from smallworld.content.realms.tiles.grid import EDGE_SPOTS, EDGES, Cell, across
from smallworld.content.realms.tiles.layout import (
    CHASM,
    COIN_MINE,
    ENTRY,
    LEVELS,
    MONSTERS,
    MOUNTAIN,
    PEAK,
    SWORD,
    THRONE,
    TRIBE,
    VEINS,
    Layout,
    side_of,
)
from smallworld.content.realms.tiles.pieces import WATER
from smallworld.content.worlds import SURFACE, UNDERGROUND

WEST, EAST = (2, 3), (0, 5)
NORTH, SOUTH = (3, 4, 5), (0, 1, 2)

Marks = dict[str, list[int]]  # the regions with each mark


class Objectives:
    """The wishes of an ordinary scenario for its boards. Subclasses override whatever differs."""

    most_pieces = 1  # the most pieces on one tile
    exempt: tuple[str, ...] = ()  # the criteria that its boards can never meet

    def __init__(self, setup: ScenarioSetup) -> None:
        self.setup: Final = setup

    def cells(self, chance: Random) -> set[Cell]:
        """Return the cells that the tiles will fill."""
        return shapes.grown(len(self.setup.worlds), shapes.oval(chance), chance)

    def part_of_cell(self, cell: Cell) -> str:
        """Return the part of the board that contains a cell; tiles and rivers stay within their part."""
        return ""

    def part_of_tile(self, letter: str) -> str:
        """Return the part of the board where a tile must stay."""
        return ""

    def starts(self, cells: set[Cell]) -> list[Bank]:
        """Return the edges of cells where the river may begin."""
        return banks(cells, range(EDGES))

    def goals(self, cells: set[Cell]) -> list[Bank]:
        """Return the edges of cells where the river may end."""
        return banks(cells, range(EDGES))

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        """Return the additional cost of a sketch that does not fulfil all wishes of the scenario."""
        inner = [
            place
            for place in survey.lands()
            if survey.kinds[place] == MOUNTAIN and not survey.open >> place & 1
        ]
        return 2.0 * max(0, self.setup.peaks - len(inner))

    def tunnels(self, ground: Ground, chance: Random) -> tuple[tuple[str, str], ...]:
        """Return pairs of regions for tunnels, one on the surface and one below, away from the edge.

        The pairs are far apart from each other.
        """
        if not self.setup.tunnels:
            return ()
        above = self.mouths(ground, SURFACE, [], chance)
        below = self.mouths(ground, UNDERGROUND, above, chance)
        return tuple([(ground.keys[one], ground.keys[two]) for one, two in zip(above, below, strict=True)])

    def mouths(self, ground: Ground, world: str, there: list[int], chance: Random) -> list[int]:
        """Return regions of one world for the ends of tunnels, far from the regions in `there`."""
        return ground.spread(self._off_edge(ground, world), self.setup.tunnels, chance, there)

    def _off_edge(self, ground: Ground, world: str) -> list[int]:
        """Return the lands that are not on the edge, or all lands if these are too few for the tunnels."""
        lands = ground.flat_in(world, [])
        inner = ground.inner(lands)
        return inner if len(inner) >= self.setup.tunnels else lands

    def marks(
        self, ground: Ground, ways: list[Way], tunnels: tuple[tuple[str, str], ...], chance: Random
    ) -> dict[str, tuple[str, ...]]:
        """Return the keys of the regions that get each mark."""
        marks: Marks = {}
        if self.setup.peaks:
            marks[PEAK] = self.peaks(ground)
        self.lay(ground, marks, chance)
        mouths = [ground.keys.index(key) for pair in tunnels for key in pair]
        if self.setup.places and MONSTERS not in marks:
            marks[MONSTERS] = self.guarded(ground, mouths, chance)
        if self.setup.lost_tribes:
            above = ground.flat_in(SURFACE, [*mouths, *marks.get(MONSTERS, [])])
            marks[TRIBE] = ground.spread(above, self.setup.lost_tribes, chance)
        found = {mark: ground.keys_of(places) for mark, places in marks.items() if places}
        entries = self.entries(ground, ways)
        return {**found, ENTRY: entries} if entries else found

    def peaks(self, ground: Ground) -> list[int]:
        """Return the mountains that get a peak."""
        return ground.apart(ground.inner(ground.mountains), self.setup.peaks)

    def guarded(self, ground: Ground, mouths: list[int], chance: Random) -> list[int]:
        """Return regions for places and relics with their Monsters, far from the `mouths` of tunnels."""
        return ground.spread(ground.flat_in(UNDERGROUND, mouths), self.setup.places, chance, mouths)

    def lay(self, ground: Ground, marks: Marks, chance: Random) -> None:
        """Add the marks that occur only in this scenario."""

    def entries(self, ground: Ground, ways: list[Way]) -> tuple[str, ...]:
        """Return the keys of the regions where new races enter; none if they enter at the edge."""
        return ()

    def lacks(self, layout: Layout) -> list[str]:
        """Return the scenario's wishes that a layout does not fulfil, as names of criteria."""
        return []


class MyPrecious(Objectives):
    """The objectives for My Precious (World)!, whose boards have at least one peak next to the river."""

    INLAND: Final = 2.0  # the cost of each peak for which no mountain is on a bank

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        on_banks = [
            place
            for place in survey.lands()
            if survey.kinds[place] == MOUNTAIN
            and not survey.open >> place & 1
            and survey.water_neighbours(place)
        ]
        return super().cost(sketch, survey) + self.INLAND * max(0, self.setup.peaks - len(on_banks))

    def peaks(self, ground: Ground) -> list[int]:
        inner = ground.inner(ground.mountains)
        on_banks = ground.apart([place for place in inner if ground.on_bank(place)], self.setup.peaks)
        beside = {other for place in on_banks for other in ground.beside[place]}
        others = [place for place in inner if place not in on_banks and place not in beside]
        return on_banks + ground.apart(others, self.setup.peaks - len(on_banks))

    def lacks(self, layout: Layout) -> list[str]:
        ground = Ground(layout)
        on_banks = [key for key in layout.where(PEAK) if ground.on_bank(ground.keys.index(key))]
        return [] if on_banks and len(layout.where(PEAK)) == self.setup.peaks else ["riverside"]


class LongRiver(Objectives):
    """The objectives for a long river: new races enter at both ends of it and on its banks there."""

    def entries(self, ground: Ground, ways: list[Way]) -> tuple[str, ...]:
        found = []
        for way in ways:
            for cell, edge in ((way[0][0], way[0][1]), (way[-1][0], way[-1][2])):
                tile = ground.realm.cells[cell]
                picture = side_of(tile).picture
                strip = EDGE_SPOTS[(edge - tile.turns) % EDGES]
                found.append(tile.letter + WATER)
                found += sorted({tile.letter + picture[strip[0]], tile.letter + picture[strip[2]]})
        return tuple(found)


class GoEast(Objectives):
    """The objectives for Go East: a rectangle with a river from north to south.

    Entries are on the western coast, and mines in the east. New races enter at the westernmost lands that
    have no way over land to a mine.
    """

    def cells(self, chance: Random) -> set[Cell]:
        measure = shapes.rectangle if self.setup.players < 5 else shapes.square
        return shapes.grown(len(self.setup.worlds), measure, chance)

    def starts(self, cells: set[Cell]) -> list[Bank]:
        return [(cell, edge) for cell, edge in banks(cells, NORTH) if across(cell, 4) not in cells]

    def goals(self, cells: set[Cell]) -> list[Bank]:
        return [(cell, edge) for cell, edge in banks(cells, SOUTH) if across(cell, 1) not in cells]

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        columns = sorted({cell[0] for cell in survey.cells})
        west = survey.facing(WEST, tuple(columns[:1]))
        east = survey.facing(EAST, tuple(columns[-2:])) & ~west
        missing = max(0, self.setup.coin_mines - east.bit_count())
        return 3.0 * missing + 3.0 * max(0, self.setup.players + 1 - west.bit_count())

    def lay(self, ground: Ground, marks: Marks, chance: Random) -> None:
        marks[COIN_MINE] = easternmost(ground.realm, self.setup.coin_mines)

    def entries(self, ground: Ground, ways: list[Way]) -> tuple[str, ...]:
        dry = dry_ways(ground.realm, easternmost(ground.realm, self.setup.coin_mines))
        return ground.keys_of([place for place in western_edge(ground.realm) if place not in dry])

    def lacks(self, layout: Layout) -> list[str]:
        return [] if len(layout.where(ENTRY)) >= self.setup.players else ["directions"]


class RustedThrone(Objectives):
    """The objectives for The Rusted Throne: a peak near the middle, with five lands around it.

    There must be no water and no chasm next to the peak.
    """

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        cells = {cell for cell, _ in sketch.places.values()}
        middle = [sum([cell[at] for cell in cells]) / len(cells) for at in range(2)]
        chasms = sum([1 << place for place, kind in enumerate(survey.kinds) if kind == CHASM])
        least = 9.0
        for place in survey.lands():
            if survey.kinds[place] == MOUNTAIN:
                far = sum([abs(survey.cells[place][at] - middle[at]) for at in range(2)])
                flaws = abs(survey.land_neighbours(place) - 5) + 2 * survey.water_neighbours(place)
                flaws += 2 * (survey.open >> place & 1) + 2 * bool(survey.beside[place] & chasms)
                least = min(least, flaws + 0.2 * max(0.0, far - 1))
        return 3.0 * least

    def lay(self, ground: Ground, marks: Marks, chance: Random) -> None:
        marks[THRONE] = marks[PEAK] = [min(ground.mountains, key=lambda place: self._flaws(ground, place))]

    def _flaws(self, ground: Ground, place: int) -> tuple[int, float]:
        around = ground.beside[place]
        wet = len([1 for other in around if other not in ground.lands])
        flaws = abs(len(around) - wet - 5) + 2 * wet
        flaws += 2 * (ground.realm.open_sides[place] > 0) + 2 * ground.beside_chasm(place)
        return flaws, ground.from_center(place)


class SwordInTheCavern(Objectives):
    """The objectives for The Sword in the Cavern: the Sword in the middle, and places far from it.

    Places are also far from each other. A tile may have two pieces.
    """

    most_pieces = 2

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        cells = {cell for cell, _ in sketch.places.values()}
        middle = [sum([cell[at] for cell in cells]) / len(cells) for at in range(2)]
        for place in survey.lands():
            far = sum([abs(survey.cells[place][at] - middle[at]) for at in range(2)])
            if far < 1.6 and survey.kinds[place] != MOUNTAIN and not survey.open >> place & 1:
                return 0.0
        return 6.0

    def lay(self, ground: Ground, marks: Marks, chance: Random) -> None:
        sword = min(ground.inner(ground.flat) or ground.flat, key=ground.from_center)
        others = [place for place in ground.flat if place != sword and place not in ground.beside[sword]]
        marks[SWORD] = [sword]
        marks[MONSTERS] = [sword, *ground.spread(others, self.setup.places, chance, [sword])]


class Dig(Objectives):
    """The objectives for A Dig Too Far: places in the north, and veins of gold that lead south.

    Places are on the tiles that the booklet names, or else on the northernmost lands. Veins are side by side,
    south of the northern third.
    """

    TOO_FAR_SOUTH: Final = 0.8  # the cost of each tile that is farther north, beyond a quarter of all tiles
    MOST_CHAINS: Final = 80  # how many random chains are tried
    APART: Final = 0.15  # a share of the board's width; a greater distance between veins is no better
    APART_IN_ROWS: Final = 60.0  # a distance of the whole width counts as this many rows of depth

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        south = sorted([shapes.south(cell) for cell, _ in sketch.places.values()])
        northern = [sketch.places[letter][0] for letter in self.setup.northern if letter in sketch.places]
        before = [len([1 for row in south if row < shapes.south(cell)]) for cell in northern]
        return self.TOO_FAR_SOUTH * sum([max(0, number - len(south) // 4) for number in before])

    def lay(self, ground: Ground, marks: Marks, chance: Random) -> None:
        marks[MONSTERS] = self._places(ground)
        veins = self._veins(ground, marks[MONSTERS], chance)
        for feature, vein in zip(VEINS, veins, strict=False):
            marks[feature] = list(vein)
        for level, regions in zip(LEVELS, zip(*veins, strict=True), strict=False):
            marks[level] = list(regions)

    def lacks(self, layout: Layout) -> list[str]:
        return [] if layout.where(VEINS[-1]) else ["veins"]

    def _places(self, ground: Ground) -> list[int]:
        """Return a land on each of the tiles that the booklet names, or else lands in the far north."""
        found: list[int] = []
        for letter in self.setup.northern:
            on_it = [place for place in ground.flat if ground.keys[place][0] == letter]
            free = [place for place in ground.flat if not ground.beside[place] & set(found)]
            among = on_it or [place for place in free if place not in found]
            found.append(min(among, key=ground.south))
        return found

    def _veins(self, ground: Ground, but: list[int], chance: Random) -> list[Vein]:
        """Return three chains of regions, from west to east, that satisfy the rules for veins.

        Return an empty list if there are no such chains.
        """
        south = {place: ground.south(place) for place in ground.flat}
        reach = extents(ground.realm)
        free = [place for place in ground.flat if place not in but and reach[place].middle[1] > THIRD]
        chains: list[Vein] = [
            (top, middle, deep)
            for top in free
            for middle in free
            for deep in free
            if middle in ground.beside[top]
            and deep in ground.beside[middle]
            and deep not in ground.beside[top]
            and south[top] < south[middle] < south[deep]
        ]
        chance.shuffle(chains)
        best: list[Vein] = []
        most = 0.0
        for chosen in combinations([_Chain(vein, reach, south) for vein in chains[: self.MOST_CHAINS]], 3):
            one, two, three = sorted(chosen, key=lambda chain: chain.middle)
            apart = min(two.west - one.east, three.west - two.east)
            good = one.depth + two.depth + three.depth + self.APART_IN_ROWS * min(apart, self.APART)
            if apart > 0 and good > most:
                veins = [one.vein, two.vein, three.vein]
                if not veins_fall_short(ground.realm, veins, ground.beside):
                    best, most = veins, good
        return best


class _Chain:
    """A chain of regions that may become a vein, with its extent from west to east and its depth."""

    def __init__(self, vein: Vein, reach: list[Extent], south: dict[int, float]) -> None:
        across = [reach[place].middle[0] for place in vein]
        self.vein: Final = vein
        self.middle: Final = sum(across)
        self.west: Final = min(across)
        self.east: Final = max(across)
        self.depth: Final = south[vein[-1]] - south[vein[0]]


class Crops(Objectives):
    """The objectives for Crops of Power: rings of six tiles around fields, with enough lands.

    There must be no water next to a field.
    """

    LANDS_AROUND: Final = 7
    exempt = ("dead-ends", "neighbours", "edge")

    def cells(self, chance: Random) -> set[Cell]:
        return shapes.around_fields(self.setup.fields, chance)[0]

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        fields = shapes.holes({cell for cell, _ in sketch.places.values()})
        around: dict[Cell, set[int]] = {field: set() for field in fields}
        for cell, edge, regions in survey.openings:
            if across(cell, edge) in fields:
                around[across(cell, edge)] |= set(regions)
        wet = sum([survey.kinds[place] == WATER for lands in around.values() for place in lands])
        few = sum([max(0, self.LANDS_AROUND - len(lands)) for lands in around.values()])
        return 5.0 * wet + 2.0 * few


class AllTogether(Objectives):
    """The objectives for two separate boards, surface and underground, connected only by tunnels.

    A tunnel makes its ends neighbours, so tunnels go to the lands with too few neighbours first.
    """

    GAP: Final = 2  # columns of cells between the two boards
    FEW: Final = 2  # this many neighbours are too few

    def cells(self, chance: Random) -> set[Cell]:
        worlds = list(self.setup.worlds.values())
        above = shapes.grown(worlds.count(SURFACE), shapes.oval(chance), chance)
        below = shapes.grown(worlds.count(UNDERGROUND), shapes.oval(chance), chance)
        most, least = max([cell[0] for cell in above]), min([cell[0] for cell in below])
        start = self.GAP - least  # the boards are left and right of column 0
        return {(q - most, r + most // 2) for q, r in above} | {(q + start, r - start // 2) for q, r in below}

    def part_of_cell(self, cell: Cell) -> str:
        return SURFACE if cell[0] <= 0 else UNDERGROUND

    def part_of_tile(self, letter: str) -> str:
        return self.setup.worlds[letter]

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        few = {SURFACE: 0, UNDERGROUND: 0}
        for place in survey.lands():
            number = survey.land_neighbours(place) + survey.water_neighbours(place)
            if survey.kinds[place] != MOUNTAIN and number == self.FEW:
                few[self.part_of_cell(survey.cells[place])] += 1
        helped = sum([min(number, self.setup.tunnels) for number in few.values()])
        relief = of_twos(sum(few.values())) - of_twos(sum(few.values()) - helped) + PART  # tunnels join both
        uneven = uneven_mountains(sketch, survey, self.setup.worlds)
        return super().cost(sketch, survey) + uneven - relief

    def mouths(self, ground: Ground, world: str, there: list[int], chance: Random) -> list[int]:
        lands = ground.flat_in(world, there)
        few = sorted(
            [place for place in lands if len(ground.beside[place]) <= self.FEW],
            key=lambda place: len(ground.beside[place]),
        )
        helped = few[: self.setup.tunnels]
        rest = [place for place in ground.inner(lands) if place not in helped]
        return helped + ground.spread(rest, self.setup.tunnels - len(helped), chance, [*there, *helped])

    def guarded(self, ground: Ground, mouths: list[int], chance: Random) -> list[int]:
        above = ground.spread(ground.flat_in(SURFACE, mouths), self.setup.places // 2, chance, mouths)
        rest = self.setup.places - len(above)
        return above + ground.spread(ground.flat_in(UNDERGROUND, mouths), rest, chance, [*mouths, *above])


class NightAndDay(Objectives):
    """The objectives for Night and Day: the surface in the north, the underground in the south.

    New races enter at the northern and at the southern edge.
    """

    WRONG_HALF: Final = 0.6

    def cost(self, sketch: Sketch, survey: Survey) -> float:
        worlds = self.setup.worlds
        south = {letter: shapes.south(cell) for letter, (cell, _) in sketch.places.items()}
        order = sorted(south.values())
        border = order[len([1 for world in worlds.values() if world == SURFACE]) - 1]
        wrong = len([1 for letter in south if (south[letter] > border) != (worlds[letter] == UNDERGROUND)])
        return self.WRONG_HALF * wrong + uneven_mountains(sketch, survey, worlds)

    def entries(self, ground: Ground, ways: list[Way]) -> tuple[str, ...]:
        worlds, plots = ground.realm.worlds(), ground.realm.plots
        above = [place for place in northern_edge(ground.realm) if worlds[place] == [SURFACE]]
        below = [place for place in southern_edge(ground.realm) if worlds[place] == [UNDERGROUND]]
        return ground.keys_of([place for place in above + below if plots[place].terrain != CHASM])

    def lacks(self, layout: Layout) -> list[str]:
        worlds = {tile.letter: tile.world for tile in layout.tiles}
        worlds.update({piece.key: worlds[piece.letter] for piece in layout.pieces})
        on = [worlds.get(key, worlds.get(key[0])) for key in layout.where(ENTRY) if not key.endswith(WATER)]
        least = min(on.count(SURFACE), on.count(UNDERGROUND))
        return [] if least >= self.setup.players else ["directions"]


_BY_NAME: Final[dict[str, type[Objectives]]] = {
    "": Objectives,
    "peaks-on-banks": MyPrecious,
    "river-ends": LongRiver,
    "west-to-east": GoEast,
    "throne": RustedThrone,
    "fields": Crops,
    "sword": SwordInTheCavern,
    "veins": Dig,
    "two-boards": AllTogether,
    "two-halves": NightAndDay,
}


def objectives_of(setup: ScenarioSetup) -> Objectives:
    """Return the objectives that the setup of a scenario names.

    Raises:
        KeyError: the setup names unknown objectives.
    """
    return _BY_NAME[setup.objectives](setup)


def uneven_mountains(sketch: Sketch, survey: Survey, worlds: dict[str, str]) -> float:
    """Return the cost of worlds where far more or far fewer than a fifth of the lands are mountains."""
    world_of = {cell: worlds[letter] for letter, (cell, _) in sketch.places.items()}
    off = dict.fromkeys(worlds.values(), 0.0)
    for place in survey.lands():
        off[world_of[survey.cells[place]]] += (survey.kinds[place] == MOUNTAIN) - 1 / 5
    return sum([max(0.0, abs(number) - 1) for number in off.values()])


def banks(cells: set[Cell], edges: tuple[int, ...] | range) -> list[Bank]:
    """Return the edges of `cells`, in these directions, that are on the outer rim of the board."""
    gaps = shapes.holes(cells)
    return [
        (cell, edge)
        for cell in sorted(cells)
        for edge in edges
        if across(cell, edge) not in cells and across(cell, edge) not in gaps
    ]
