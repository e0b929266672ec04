"""Requests for custom content of the page, read from JSON as `wishes` reads them."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from smallworld.house.custom.realms import World, first_tile
from smallworld.house.refusal import malformed

Water = Literal["river", "sea", "closed-sea"]
SURFACE: Final[World] = "surface"
MOST_SEED: Final = 2**31


@dataclass
class FileAsked:
    """The text of a file."""

    file: str


@dataclass
class DraftAsked:
    """A draft of custom races and powers."""

    draft: dict[str, Any]


@dataclass
class RealmTileAsked:
    """A tile of a layout."""

    letter: str
    world: World
    cell: list[int]
    turns: int

    def __post_init__(self) -> None:
        if len(self.cell) != 2:
            raise malformed("cell: two numbers are needed")


@dataclass
class RealmPieceAsked:
    """A mountain or chasm on a tile."""

    kind: Literal["mountain", "chasm"]
    number: int
    letter: str
    place: int


@dataclass
class RealmBorderAsked:
    """A border that separates two rivers."""

    letter: str
    edge: int


@dataclass
class RealmDraftAsked:
    """A layout as fields, which may still have errors."""

    name: str
    players: int
    rounds: int
    tiles: list[RealmTileAsked]
    water: Water = "river"
    pieces: list[RealmPieceAsked] = field(default_factory=list)
    borders: list[RealmBorderAsked] = field(default_factory=list)
    marks: dict[str, list[str]] = field(default_factory=dict)
    tunnels: list[list[str]] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if any(len(pair) != 2 for pair in self.tunnels):
            raise malformed("tunnels: a tunnel connects two regions")


@dataclass
class RealmAsked:
    """A layout, either as fields or as a string, alone or together with a scenario."""

    draft: RealmDraftAsked | None = None
    code: str = ""
    rules: str = ""


@dataclass
class FilledRealmAsked:
    """A layout to fill with tiles."""

    draft: RealmDraftAsked | None = None
    code: str = ""
    worlds: list[World] = field(default_factory=lambda: [SURFACE])
    seed: int = 1

    def __post_init__(self) -> None:
        check_search(self.worlds, self.seed)


@dataclass
class RandomRealmAsked:
    """A request for a random layout."""

    name: str
    players: int
    rounds: int = 10
    water: Water = "river"
    worlds: list[World] = field(default_factory=lambda: [SURFACE])
    seed: int = 1

    def __post_init__(self) -> None:
        check_search(self.worlds, self.seed)

    def begun(self) -> RealmAsked:
        """Return a layout with a single tile, which the search then fills."""
        letter, world, turns = first_tile(self.worlds, self.seed)
        first = RealmTileAsked(letter, world, [0, 0], turns)
        return RealmAsked(RealmDraftAsked(self.name, self.players, self.rounds, [first], self.water))


def check_search(worlds: list[World], seed: int) -> None:
    """Check the settings of a search for a layout.

    Raises:
        Refusal: 400 if they are not possible.
    """
    if not worlds:
        raise malformed("worlds: at least one world is needed")
    if not 0 <= seed <= MOST_SEED:
        raise malformed(f"seed: a number from 0 to {MOST_SEED} is needed")


@dataclass
class RulesAsked:
    """A custom scenario as fields."""

    title: str
    stars: int = 1
    world: Literal["surface", "underground", "both"] = "surface"
    features: list[str] = field(default_factory=list)
    without: list[str] = field(default_factory=list)
    rounds: int = 0
    water: str = ""
    entry: list[str] = field(default_factory=list)
    teams: list[int] = field(default_factory=list)
    alone: int = 1
    rule: list[dict[str, str | int | bool]] = field(default_factory=list)

    def model_dump(self) -> dict[str, Any]:
        """Return the fields as data."""
        return dataclasses.asdict(self)


@dataclass
class ScenarioAsked:
    """A custom scenario, either as fields or as a string."""

    scenario: RulesAsked | None = None
    code: str = ""
