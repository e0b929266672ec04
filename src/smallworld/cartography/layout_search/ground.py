"""The regions of a found layout, searched for places where the scenario may put things."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from smallworld.cartography.quality.census import is_land, neighbours
from smallworld.content.realms.tiles.grid import EDGE_SPOTS, SPOTS, Cell, across, middle
from smallworld.content.realms.tiles.layout import CHASM, RIVER, Layout
from smallworld.content.realms.tiles.realm import Realm

FAR: Final = 4  # in steps; a greater distance is no better
_AWAY: Final = 9


class Ground:
    """A built layout, with functions that find places for pieces and marks. A place is a region's number."""

    def __init__(self, layout: Layout) -> None:
        self.realm: Final = Realm(layout)
        self.beside: Final = neighbours(self.realm)
        plots = self.realm.plots
        self.keys: Final = [plot.key for plot in plots]
        self.lands: Final = [place for place in range(len(plots)) if is_land(plots[place])]
        self.mountains: Final = [place for place in self.lands if "mountain" in plots[place].terrain]
        self.worlds: Final = {tile.letter: tile.world for tile in layout.tiles}
        self.flat: Final = [place for place in self.lands if place not in self.mountains]
        cells = sorted(self.realm.cells)
        self.center: Final = tuple([sum([cell[at] for cell in cells]) / len(cells) for at in range(2)])
        self.columns: Final = sorted({cell[0] for cell in cells})

    def inner(self, places: list[int]) -> list[int]:
        """Return the regions among `places` that are not on the edge of the board."""
        return [place for place in places if not self.realm.open_sides[place]]

    def flat_in(self, world: str, but: list[int]) -> list[int]:
        """Return the lands of a world that are neither mountains nor listed in `but`."""
        return [
            place for place in self.flat if self.worlds[self.keys[place][0]] == world and place not in but
        ]

    def keys_of(self, places: list[int]) -> tuple[str, ...]:
        """Return the keys of regions, in the same order."""
        return tuple(sorted([self.keys[place] for place in places]))

    def cell_of(self, place: int) -> Cell:
        """Return the cell of the tile that a region is on."""
        key = self.keys[place]
        layout = self.realm.layout
        letter = next((piece.letter for piece in layout.pieces if piece.key == key), key[0])
        return next(tile.cell for tile in layout.tiles if tile.letter == letter)

    def from_center(self, place: int) -> float:
        """Return the distance of a region's tile from the middle of the board, in cells."""
        cell = self.cell_of(place)
        return abs(cell[0] - self.center[0]) + abs(cell[1] - self.center[1])

    def beside_chasm(self, place: int) -> bool:
        """Return whether a region is next to a chasm."""
        return any(
            one == place and self.realm.plots[two].terrain == CHASM for one, two in self.realm.contacts
        )

    def on_bank(self, place: int) -> bool:
        """Return whether a region is next to a river."""
        return any(
            one == place and self.realm.plots[two].terrain == RIVER for one, two in self.realm.contacts
        )

    def facing(self, edges: tuple[int, ...], columns: tuple[int, ...]) -> list[int]:
        """Return the lands at these edges of the tiles in these columns. An edge between tiles is ignored."""
        found = set()
        for cell in self.realm.cells:
            if cell[0] in columns:
                a, b = middle(cell)
                for edge in edges:
                    if across(cell, edge) in self.realm.open_cells:
                        spots = [SPOTS[spot] for spot in EDGE_SPOTS[edge]]
                        found |= {self.realm.ground[a + spot[0], b + spot[1]] for spot in spots}
        return sorted(found & set(self.lands))

    def east(self, place: int) -> int:
        """Return how far east a region reaches, in sixths of a unit."""
        return max([2 * a + b for (a, b), number in self.realm.ground.items() if number == place])

    def south(self, place: int) -> float:
        """Return how far south the middle of a region is, in rows of triangles."""
        spots = [b for (_, b), number in self.realm.ground.items() if number == place]
        return sum(spots) / len(spots)

    def apart(self, among: list[int], number: int) -> list[int]:
        """Return the `number` regions from `among` that are farthest from each other."""
        steps = {place: self._steps([place]) for place in among}

        def distance(chosen: list[int]) -> tuple[int, int]:
            apart = [steps[one].get(two, _AWAY) for one, two in combinations(chosen, 2)]
            return min(apart, default=_AWAY), sum(apart)

        return max([list(chosen) for chosen in combinations(among, min(number, len(among)))], key=distance)

    def spread(
        self, among: list[int], number: int, chance: Random, there: list[int] | None = None
    ) -> list[int]:
        """Choose `number` regions from `among`, each as far as possible from earlier choices and `there`."""
        found: list[int] = []
        near = list(there) if there is not None else []
        while len(found) < min(number, len(among)):
            steps = self._steps(near)
            rest = [place for place in among if place not in found]
            best = max(rest, key=lambda place: (min(steps.get(place, _AWAY), FAR), chance.random()))
            found.append(best)
            near.append(best)
        return found

    def _steps(self, near: list[int]) -> dict[int, int]:
        steps = dict.fromkeys(near, 0)
        ahead = list(near)
        while ahead:
            place = ahead.pop(0)
            for other in sorted(self.beside[place]):
                if other not in steps:
                    steps[other] = steps[place] + 1
                    ahead.append(other)
        return steps
