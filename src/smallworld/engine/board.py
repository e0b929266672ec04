"""Regions, sets of regions and boards."""

from __future__ import annotations

from typing import Final

from smallworld.engine.compiled import i64
from smallworld.engine.rulings import BASE_PRICE, MOUNTAIN_PRICE, PEAK_PRICE, RIVER_DISCOUNT

Region = int
RegionSet = int  # bit r is set when region r is in the set; a plain int, so any number of regions
Player = int
Side = (
    int  # a place for one race: the active one of player p is side p, their declined ones follow (see State)
)

WORD_BITS: Final = (
    60  # compiled code counts with so many as a machine word, and with more some ten times slower
)
WORD: Final = (1 << WORD_BITS) - 1
ALL: Final[RegionSet] = -1  # regions, however many there are
NOWHERE: Final = -1  # no region


def regions_in(regions: RegionSet) -> list[Region]:
    """The members of `regions`, lowest first."""
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
    """How many regions `regions` holds."""
    return regions.bit_count()


def size(regions: RegionSet) -> int:
    """`count` for sets of a few regions, for which it is quicker where it is compiled."""
    number: i64 = 0
    while regions:
        word: i64 = regions & WORD
        while word:
            word &= word - 1
            number += 1
        regions >>= WORD_BITS
    return int(number)


def member(regions: RegionSet, place: int) -> Region:
    """The region at `place` of `regions`, from 0 for the lowest."""
    start = 0
    while regions > WORD:
        below = size(regions & WORD)
        if place < below:
            regions &= WORD
        else:
            place -= below
            regions >>= WORD_BITS
            start += WORD_BITS
    while place:
        regions &= regions - 1
        place -= 1
    return start + (regions & -regions).bit_length() - 1


class Board:
    """A map. Shared by all copies of a state and never edited; a scenario may swap it whole.

    `features` names sets of regions: terrains ("hill"), symbols ("mine") and whatever else a map prints;
    `where` knows "coast" and "edge" besides, and what has `likes` under the names of another world: the black
    mountains of one are the mountains of the other. On a board of several worlds it knows these by name, too.
    `closed` regions are entered only by those whom an ability lets in (water; a chasm lets in nobody).
    `tribes` are regions with tokens that are nobody's: a Lost Tribe, or two `monsters`.
    `there` are the regions that are there as the board lies now: on boards that move, regions keep their
    numbers, and one may be elsewhere, as a water is that is a part of another.
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
        """Of a board `like` another the ground and what `where` knows is the same, and what is closed.

        What is `there`, and what of it is `land`, is told of such a board.
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
        # Of mountains, which they make higher still.
        self.peaks: Final[RegionSet] = like.peaks & land if like is not None else features.get("peak", 0)
        self.rivers: Final[RegionSet] = like.rivers & land if like is not None else features.get("river", 0)
        self.places: Final[dict[str, Region]] = (
            like.places if like is not None else {ids[region]: region for region in range(len(ids))}
        )
        self._like: Final = like
        self._known_ground: list[int] | None = None

    # What follows depends on how a board lies: one that moves finds it out when somebody asks.

    @property
    def name(self) -> str:
        """What records and positions call it."""
        return self._name

    @property
    def neighbours(self) -> list[RegionSet]:
        """By region: which others touch it."""
        return self._neighbours

    @property
    def features(self) -> dict[str, RegionSet]:
        """The regions with each terrain and symbol, and whatever else a map prints."""
        return self._features

    @property
    def edge(self) -> RegionSet:
        """The regions at the edge of the map."""
        return self._edge

    @property
    def entry(self) -> RegionSet:
        """The regions by which new races enter."""
        return self._entry

    @property
    def coast(self) -> RegionSet:
        """The regions at water."""
        return self._coast

    @property
    def domains(self) -> tuple[RegionSet, ...]:
        """The lands around each empty field amid the map."""
        return self._domains

    @property
    def ground(self) -> list[int]:
        """By region: tokens that it takes to conquer it where nobody is, as far as the ground goes.

        Of a region that is not there it is what it will be, or was.
        """
        ground = self._known_ground
        if ground is None:
            ground = self._like.ground if self._like is not None else self._find_ground()
            self._known_ground = ground
        return ground

    def __len__(self) -> int:
        return len(self.ids)

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
        """The regions with a terrain or symbol, on the "coast" or the "edge"; none if the board has none."""
        return self._sets.get(feature, 0)

    def beside(self, regions: RegionSet) -> RegionSet:
        """Every region that touches a member of `regions`, members among them included."""
        neighbours = self._neighbours
        touched = 0
        while regions:
            lowest = regions & -regions
            touched |= neighbours[lowest.bit_length() - 1]
            regions ^= lowest
        return touched

    def features_of(self, region: Region) -> list[str]:
        """Terrain and symbols of `region`, in the order in which the map names its features."""
        return [feature for feature, regions in self.features.items() if regions >> region & 1]
