"""The search for the layout of a scenario: repeated tries until a layout meets all criteria.

A try begins with a shape for the board, and the course of a river over every river tile. Other tiles and
pieces are placed at random, then annealing moves them. At the end come the marks of the scenario.
"""

from __future__ import annotations

from random import Random
from typing import Final

from smallworld.cartography.layout_search.annealing import Annealing, turn_for
from smallworld.cartography.layout_search.costs import unwanted
from smallworld.cartography.layout_search.ground import Ground
from smallworld.cartography.layout_search.objectives import objectives_of
from smallworld.cartography.layout_search.rivers import Way, find_way, zones_of
from smallworld.cartography.layout_search.sketch import Sketch
from smallworld.cartography.outlines.drawing import LEAST_ROOM, draw
from smallworld.cartography.outlines.sheet import UNIT
from smallworld.cartography.quality.census import LANDS_EACH
from smallworld.cartography.quality.criteria import shortcomings
from smallworld.content.realms.scenario_setups import AS_NEEDED, ScenarioSetup
from smallworld.content.realms.tiles.grid import EDGES, Cell, neighbours_of
from smallworld.content.realms.tiles.layout import (
    CHASM,
    MOUNTAIN,
    PEAK,
    RIVER,
    ROUNDS,
    LaidPiece,
    Layout,
    PlacedTile,
    reaches,
)
from smallworld.content.realms.tiles.realm import Realm
from smallworld.content.realms.tiles.tile_set import TileSide, tile_set
from smallworld.content.worlds import SURFACE

STEPS: Final = 3000
TRIES: Final = 20
NO_ROOM: Final = "room"  # a shortcoming that shows only in the drawing
ROUNDING: Final = 0.06  # how far coordinates in the drawing are rounded
WANTED: Final = (
    "directions",
    "riverside",
    "veins",
)  # criteria that make a scenario what it is
ENOUGH: Final = 0.5  # a symbol with this many lands less than a fifth is rare


class Found:
    """A layout with the criteria that it does not meet, and its cost in the search."""

    def __init__(self, layout: Layout, short_of: list[str], cost: float) -> None:
        self.layout: Final = layout
        self.short_of: Final = short_of
        self.cost: Final = cost


def search(setup: ScenarioSetup, name: str, seed: int, tries: int = TRIES) -> Found | None:
    """Return the first layout from this seed that meets all criteria, or else the best one found.

    Return None if no try succeeds.
    """
    best: Found | None = None
    for number in range(tries):
        found = _Try(setup, name, Random(f"{setup.scenario}-{setup.players}/{seed}/{number}")).found()
        if found is not None and (best is None or _rank(found) < _rank(best)):
            best = found
            if not best.short_of:
                break
    return best


def _rank(found: Found) -> tuple[int, int, float]:
    """Return a sort key for layouts, lower being better; the scenario's wishes count most."""
    wanted = [criterion for criterion in found.short_of if criterion in WANTED]
    return len(wanted), len(found.short_of), found.cost


class _Try:
    """One try to find a layout."""

    def __init__(self, setup: ScenarioSetup, name: str, chance: Random) -> None:
        self.setup: Final = setup
        self.name: Final = name
        self.chance: Final = chance
        self.objectives: Final = objectives_of(setup)
        self.sides: Final = {
            letter: tile_set().sides[letter, world] for letter, world in setup.worlds.items()
        }
        ends = {letter: edges_of(self.sides[letter]) for letter in setup.worlds}
        through = {letter: edges for letter, edges in ends.items() if len(edges) == 2}
        self.rivers: Final = through if setup.water == RIVER else {}
        self.ways: Final[list[Way]] = []

    def found(self) -> Found | None:
        """Return the layout that this try finds; None if the river or a piece does not fit."""
        cells = self.objectives.cells(self.chance)
        parts = {cell: self.objectives.part_of_cell(cell) for cell in sorted(cells)}
        for part in sorted(set(parts.values())):
            if not self._flows({cell for cell in cells if parts[cell] == part}, part):
                return None
        sketch = self._begun(cells)
        if sketch is None or not self._raised(sketch):
            return None
        most = self.objectives.most_pieces

        def cost() -> float:
            survey = sketch.survey()
            return unwanted(survey, self.setup.players, self.setup.water) + self.objectives.cost(
                sketch, survey
            )

        stay = {letter: self.objectives.part_of_tile(letter) for letter in sketch.places}
        annealing = Annealing(sketch, cost, stay, self.rivers, self.ways, most, self.chance)
        least = annealing.run(STEPS)
        layout = self._furnished(sketch)
        lacks = self.objectives.lacks(layout)
        short_of = [one for one in _short_of(layout, self.objectives.exempt) if one not in lacks]
        return Found(layout, lacks + short_of, least)

    def _flows(self, cells: set[Cell], part: str) -> bool:
        """Find a course for one or two rivers over all river tiles of a part; return whether one exists."""
        ends = {one: edges for one, edges in self.rivers.items() if self.objectives.part_of_tile(one) == part}
        if not ends:
            return True
        starts, goals = self.objectives.starts(cells), self.objectives.goals(cells)
        way = find_way(cells, ends, starts, goals, self.chance)
        if way is not None:
            self.ways.append(way)
            return True
        letters = sorted(ends)
        self.chance.shuffle(letters)
        left = set(cells)
        for some in (letters[: len(letters) // 2], letters[len(letters) // 2 :]):
            begin = [bank for bank in starts if bank[0] in left]
            way = (
                find_way(left, {one: ends[one] for one in some}, begin, goals, self.chance) if some else None
            )
            if way is None:
                return False
            self.ways.append(way)
            for cell, _, _ in way:
                left -= {cell, *neighbours_of(cell)}
        return True

    def _begun(self, cells: set[Cell]) -> Sketch | None:
        """Return a sketch with river tiles along the river and all other tiles in random places."""
        places: dict[str, tuple[Cell, int]] = {}
        zones: dict[Cell, int] = {}
        pool = sorted(self.rivers)
        self.chance.shuffle(pool)
        for way in self.ways:
            cuts, before = zones_of(way), len(zones)
            for at, (cell, came, out) in enumerate(way):
                letter = next((one for one in pool if self._leads(one, cell, came, out)), None)
                if letter is None:
                    return None
                pool.remove(letter)
                turns = turn_for(self.rivers[letter], came, out)
                assert turns is not None
                places[letter] = (cell, turns)
                zones[cell] = before + len([1 for cut in cuts if cut <= at])
        free = sorted(cells - zones.keys())
        rest = sorted(set(self.setup.worlds) - places.keys())
        self.chance.shuffle(rest)
        for letter in rest:
            cell = next(one for one in free if self._is_home(letter, one))
            free.remove(cell)
            places[letter] = (cell, self.chance.randrange(EDGES))
        sketch = Sketch(self.setup.worlds, self.setup.water, places)
        sketch.zones.update(zones)
        return sketch

    def _leads(self, letter: str, cell: Cell, came: int, out: int) -> bool:
        """Return whether a tile may go into a cell and can lead a river from edge `came` to edge `out`."""
        return self._is_home(letter, cell) and turn_for(self.rivers[letter], came, out) is not None

    def _is_home(self, letter: str, cell: Cell) -> bool:
        return self.objectives.part_of_cell(cell) == self.objectives.part_of_tile(letter)

    def _raised(self, sketch: Sketch) -> bool:
        """Place chasms, then mountains until there are enough lands; return whether all pieces fitted."""
        for _ in range(self.setup.chasms):
            if not self._laid(sketch, CHASM):
                return False
        mountains = 0
        while self._wants_mountain(sketch, mountains):
            if not self._laid(sketch, MOUNTAIN):
                return False
            mountains += 1
        return True

    def _wants_mountain(self, sketch: Sketch, mountains: int) -> bool:
        if self.setup.mountains != AS_NEEDED:
            return mountains < self.setup.mountains
        in_box = len(tile_set().mountains)
        return mountains < in_box and sketch.survey().land.bit_count() < LANDS_EACH * self.setup.players

    def _laid(self, sketch: Sketch, kind: str) -> bool:
        """Place one more piece, if possible on a tile without pieces; return whether there was a place."""
        spots = [
            (letter, place)
            for letter in sorted(sketch.places)
            for place in sketch.places_for(letter, sketch.pieces[letter], kind)
        ]
        alone = [spot for spot in spots if not sketch.pieces[spot[0]]]
        if not spots:
            return False
        letter, place = self.chance.choice(alone or spots)
        sketch.pieces[letter] = (*sketch.pieces[letter], (kind, place))
        return True

    def _furnished(self, sketch: Sketch) -> Layout:
        """Return the layout for a sketch, with all marks and tunnels."""
        ground = Ground(self._layout(sketch, {}, ()))
        tunnels = self.objectives.tunnels(ground, self.chance)
        marks = self.objectives.marks(ground, self.ways, tunnels, self.chance)
        return bared(self._layout(sketch, marks, tunnels))

    def _layout(
        self, sketch: Sketch, marks: dict[str, tuple[str, ...]], tunnels: tuple[tuple[str, str], ...]
    ) -> Layout:
        tiles = tuple(
            [
                PlacedTile(letter, self.setup.worlds[letter], cell, turns)
                for letter, (cell, turns) in sorted(sketch.places.items())
            ]
        )
        return Layout(
            self.name,
            self.setup.players,
            ROUNDS[self.setup.players],
            self.setup.water,
            tiles,
            self._pieces(sketch),
            tuple([self._border(sketch, way, cut) for way in self.ways for cut in zones_of(way)]),
            marks,
            tunnels,
        )

    def _border(self, sketch: Sketch, way: Way, cut: int) -> tuple[str, int]:
        """Return the border marker at this position of a river: a tile, and the number of a printed edge."""
        cell, came, _ = way[cut]
        letter = next(letter for letter, (at, _) in sketch.places.items() if at == cell)
        return letter, (came - sketch.places[letter][1]) % EDGES

    def _pieces(self, sketch: Sketch) -> tuple[LaidPiece, ...]:
        """Return the pieces with numbers: first mountains with rare symbols, then chasms in order."""
        found: list[LaidPiece] = []
        symbols = {"mine": 0, "cavern": 0, "magic": 0}
        for letter, side in self.sides.items():
            for land in side.lands.values():
                if land.symbol and self.setup.worlds[letter] == SURFACE:
                    symbols[land.symbol] += 1
        share = LANDS_EACH * len([1 for world in self.setup.worlds.values() if world == SURFACE]) / 5
        share *= self.setup.players / len(self.setup.worlds)
        box = tile_set().mountains
        free = list(range(1, len(box) + 1))
        for kind in (MOUNTAIN, CHASM):
            for letter in sorted(sketch.pieces):
                for place in [place for one, place in sketch.pieces[letter] if one == kind]:
                    number = 1 + len([piece for piece in found if piece.kind == CHASM])
                    if kind == MOUNTAIN:
                        rare = min(symbols, key=lambda symbol: symbols[symbol])
                        wanted = (
                            rare
                            if self.setup.worlds[letter] == SURFACE and symbols[rare] < share - ENOUGH
                            else ""
                        )
                        number = min(free, key=lambda one: (box[one - 1].symbol != wanted, one))
                        free.remove(number)
                        if box[number - 1].symbol and self.setup.worlds[letter] == SURFACE:
                            symbols[box[number - 1].symbol] += 1
                    found.append(LaidPiece(kind, number, letter, place))
        return tuple(found)


def bared(layout: Layout) -> Layout:
    """Move peaks to mountains without symbols, as far as the box has such mountains; return the layout.

    A mountain without a symbol swaps places with the one under the peak, whose symbol is then visible.
    """
    box, peaks = tile_set().mountains, layout.where(PEAK)
    laid = [piece.number for piece in layout.pieces if piece.kind == MOUNTAIN]
    plain = [number for number in range(1, len(box) + 1) if not box[number - 1].symbol]
    spare = [number for number in plain if f"m{number}" not in peaks]
    spare.sort(key=lambda number: number not in laid)
    changed: dict[int, int] = {}
    for number in laid:
        if f"m{number}" in peaks and box[number - 1].symbol and spare:
            changed[number] = spare.pop(0)
            changed[changed[number]] = number
    keys = {f"m{old}": f"m{new}" for old, new in changed.items()}
    return Layout(
        layout.name,
        layout.players,
        layout.rounds,
        layout.water,
        layout.tiles,
        tuple(
            [
                LaidPiece(piece.kind, changed.get(piece.number, piece.number), piece.letter, piece.place)
                if piece.kind == MOUNTAIN
                else piece
                for piece in layout.pieces
            ]
        ),
        layout.borders,
        {mark: tuple(sorted([keys.get(key, key) for key in lying])) for mark, lying in layout.marks.items()},
        tuple([(keys.get(one, one), keys.get(two, two)) for one, two in layout.tunnels]),
        {keys.get(key, key): name for key, name in layout.names.items()},
    )


def edges_of(side: TileSide) -> list[int]:
    """Return the numbers of the printed edges that the water of a tile touches."""
    return [edge for edge in range(EDGES) if reaches(side, edge)]


def _short_of(layout: Layout, exempt: tuple[str, ...]) -> list[str]:
    """Return the criteria that a layout does not meet. The check for room runs only if all others succeed."""
    realm = Realm(layout)
    found = [criterion for criterion in shortcomings(realm) if criterion not in exempt]
    if not found:
        regions = draw(realm, layout.name)["regions"].values()
        if any(region["radius"] < LEAST_ROOM * UNIT - ROUNDING for region in regions):
            found.append(NO_ROOM)
    return found
