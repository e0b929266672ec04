"""Regions, sets of regions and boards."""

from __future__ import annotations

from typing import Final

from smallworld.engine.compiled import i64
from smallworld.engine.rulings import BASE_PRICE, MOUNTAIN_PRICE, PEAK_PRICE, RIVER_DISCOUNT

Region = int
RegionSet = int  # bit r is set when region r is in the set; a plain int, so any number of regions
Player = int
Side = int  # a place for one race: side p for the active race of player p, later ones for declined races

WORD_BITS: Final = (
    60  # compiled code counts this many bits as a machine word; with more bits it is about ten times slower
)
WORD: Final = (1 << WORD_BITS) - 1
ALL: Final[RegionSet] = -1  # all regions, however many there are
NOWHERE: Final = -1  # no region
LONGEST_TITLE: Final = 32  # most letters of a board's name in a description


def regions_in(regions: RegionSet) -> list[Region]:
    """Return the regions in the set `regions`, lowest number first."""
    found: list[Region] = []
    start = 0
    while regions:
        word = regions & WORD
        while word:
            lowest = word & -word
            found.append(start + lowest.bit_length() - 1)
            word ^= lowest
        regions >>= WORD_BITS
        start += WORD_BITS
    return found


def count(regions: RegionSet) -> int:
    """Return the number of regions in the set."""
    return regions.bit_count()


def size(regions: RegionSet) -> int:
    """Return the number of regions in the set; for small sets, this is faster than `count` if compiled."""
    number: i64 = 0
    while regions:
        word: i64 = regions & WORD
        while word:
            word &= word - 1
            number += 1
        regions >>= WORD_BITS
    return int(number)


def member(regions: RegionSet, place: int) -> Region:
    """Return the region at index `place` of `regions`, in ascending order from 0."""
    start = 0
    while regions > WORD:
        below = size(regions & WORD)
        if place < below:
            regions &= WORD
        else:
            place -= below
            regions >>= WORD_BITS
            start += WORD_BITS
    word: i64 = regions
    while place:
        word &= word - 1
        place -= 1
    return start + int(word & -word).bit_length() - 1


def short_name(name: str) -> str:
    """Return the name of a board, cut if it is long: the name of a custom board contains the whole board."""
    return name if len(name) <= LONGEST_TITLE else f"{name[: LONGEST_TITLE - 1]}…"


class Board:
    """A map, shared by all copies of a state and never edited; a scenario may replace the whole map.

    `features` names sets of regions: terrains ("hill"), symbols ("mine") and other printed features. `where`
    also accepts "coast" and "edge", and the names in `likes`, which come from another world. For example, the
    black mountains of one world are the mountains of the other. On a board of several worlds, `where` accepts
    the name of each world.

    Only races that an ability admits may enter `closed` regions. Some abilities admit races to water, but
    none to a chasm. `tribes` are regions with tokens that belong to nobody: a Lost Tribe, or two `monsters`.

    `there` contains the regions on the board at present. On boards that move, regions keep their numbers, but
    a region may be absent. For example, a lake disappears when it joins another lake.
    """

    def __init__(
        self,
        name: str,
        ids: list[str],
        names: list[str],
        neighbours: list[RegionSet],
        features: dict[str, RegionSet],
        edge: RegionSet,
        entry: RegionSet,
        coast: RegionSet,
        closed: RegionSet,
        tribes: RegionSet,
        rounds: int,
        monsters: RegionSet = 0,
        likes: dict[str, RegionSet] | None = None,
        worlds: dict[str, RegionSet] | None = None,
        there: RegionSet = ALL,
        domains: tuple[RegionSet, ...] = (),
        like: Board | None = None,
        land: RegionSet = 0,
    ) -> None:
        """Create a board; with `like`, it shares the ground, named sets and closed regions of that board.

        With `like`, also pass the regions that are `there`, and those regions among them that are `land`.
        """
        self.ids: Final = ids
        self.names: Final = names
        self.tribes: Final = tribes
        self.rounds: Final = rounds
        self.monsters: Final = monsters
        self._name: Final = name
        self._neighbours: Final = neighbours
        self._features: Final = features
        self._edge: Final = edge
        self._entry: Final = entry
        self._coast: Final = coast
        self._domains: Final = domains
        self.everywhere: Final[RegionSet] = there if like is not None else (1 << len(ids)) - 1 & there
        self.land: Final[RegionSet] = land if like is not None else self.everywhere & ~closed
        self._sets: Final[dict[str, RegionSet]] = (
            like._sets
            if like is not None
            else {
                **features,
                **(likes if likes is not None else {}),
                **(worlds if worlds is not None else {}),
                "coast": coast,
                "edge": edge,
            }
        )
        self.mountains: Final[RegionSet] = (
            like.mountains & land if like is not None else self._sets.get("mountain", 0)
        )
        # Peaks are on mountains, and make them higher still.
        self.peaks: Final[RegionSet] = like.peaks & land if like is not None else features.get("peak", 0)
        self.rivers: Final[RegionSet] = like.rivers & land if like is not None else features.get("river", 0)
        self.places: Final[dict[str, Region]] = (
            like.places if like is not None else {ids[region]: region for region in range(len(ids))}
        )
        self._like: Final = like
        self._known_ground: list[int] | None = None

    # The following depends on where tiles are: a board that moves computes it when it is needed.

    @property
    def name(self) -> str:
        """The name of the board in records and positions."""
        return self._name

    @property
    def neighbours(self) -> list[RegionSet]:
        """The regions that touch each region, by region."""
        return self._neighbours

    @property
    def features(self) -> dict[str, RegionSet]:
        """The regions with each terrain, symbol or other printed feature, by name."""
        return self._features

    @property
    def edge(self) -> RegionSet:
        """The regions at the edge of the map."""
        return self._edge

    @property
    def entry(self) -> RegionSet:
        """The regions where new races may enter the map."""
        return self._entry

    @property
    def coast(self) -> RegionSet:
        """The regions next to water."""
        return self._coast

    @property
    def domains(self) -> tuple[RegionSet, ...]:
        """The regions around each empty field on the map."""
        return self._domains

    @property
    def ground(self) -> list[int]:
        """The number of tokens that each region costs when it is empty, by its terrain alone.

        The list also has an entry for each region that is absent now.
        """
        ground = self._known_ground
        if ground is None:
            ground = self._like.ground if self._like is not None else self._find_ground()
            self._known_ground = ground
        return ground

    def __len__(self) -> int:
        return len(self.ids)

    def __repr__(self) -> str:
        """Return one line: the name, the number of regions and the number of game turns."""
        return f"<Board: {self.title()}, {len(self.ids)} regions, {self.rounds} turns>"

    def title(self) -> str:
        """Return the name, cut if it is long; see `short_name`."""
        return short_name(self.name)

    def __copy__(self) -> Board:
        return self

    def __deepcopy__(self, memo: object) -> Board:
        return self

    def _find_ground(self) -> list[int]:
        ground = [BASE_PRICE] * len(self.ids)
        for region in regions_in(self.mountains):
            ground[region] += MOUNTAIN_PRICE
        for region in regions_in(self.peaks):
            ground[region] += PEAK_PRICE
        for region in regions_in(self.rivers):
            ground[region] -= RIVER_DISCOUNT
        return ground

    def where(self, feature: str) -> RegionSet:
        """Return the regions with a terrain or symbol, or on the "coast" or "edge".

        The result is the empty set if the board has no such feature.
        """
        return self._sets.get(feature, 0)

    def beside(self, regions: RegionSet) -> RegionSet:
        """Return every region that touches a member of `regions`.

        Members that touch each other are included.
        """
        neighbours = self._neighbours
        touched = 0
        while regions:
            lowest = regions & -regions
            touched |= neighbours[lowest.bit_length() - 1]
            regions ^= lowest
        return touched

    def features_of(self, region: Region) -> list[str]:
        """Return the terrain and symbols of `region`, in the order in which the map names its features."""
        return [feature for feature, regions in self.features.items() if regions >> region & 1]
