"""The catalogue of boxes, scenarios, bots and boards, and the choices for a table."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from smallworld.server.schema.answers import Facts, Partners

# --- Catalogue ----------------------------------------------------------


class Box(TypedDict):
    """A box, by the version of its rules."""

    name: str
    title: str
    version: int
    world: str  # in which it plays by default
    topics: list[str]  # the pages of the rules that it adds


class Option(TypedDict):
    """An option for boxes of some worlds."""

    name: str
    worlds: list[str]  # where it adds anything: worlds of boxes, or "both"
    markers: bool  # whether it needs a box that has relics or places
    topics: list[str]  # the pages of the rules that it adds


class Scenario(TypedDict):
    """A scenario. With a list of `players`, it needs one of those numbers and the tiles of its `world`."""

    name: str
    family: str  # the common beginning of the names of related scenarios
    strength: int  # its difficulty in its family; 0 if they differ otherwise
    world: str  # or "both"
    worlds: list[str]  # to choose from, if there are several
    players: list[int]
    stars: int
    topic: str  # the page of the rules about it
    brings: list[str]  # races and powers that no one can take
    teams: list[Partners]  # by seat from the first player on; empty without teams
    off_board: int  # players who are not counted for the board
    without: list[str]  # races and powers that are left out
    example: str  # if players build the board: one they may build; otherwise empty


class Preset(TypedDict):
    """A choice of boxes, options and scenarios that goes together."""

    name: str
    boxes: list[str]


class Race(TypedDict):
    """A race of a box."""

    name: str
    tokens: int
    supply: int
    box: str


class Power(TypedDict):
    """A power of a box."""

    name: str
    tokens: int
    box: str


class MarkerName(TypedDict):
    """A relic or place of a box, which Monsters may guard."""

    name: str
    kind: Literal["relic", "place"]
    box: str


class BoardName(TypedDict):
    """A board."""

    name: str
    world: str
    players: int
    rounds: int


class Bot(TypedDict):
    """A bot level."""

    name: str
    level: int  # from the weakest
    person: str
    character: str


class Catalogue(TypedDict):
    """Everything to play with, by name."""

    boxes: list[Box]
    options: list[Option]
    scenarios: list[Scenario]
    presets: list[Preset]
    races: list[Race]
    powers: list[Power]
    markers: list[MarkerName]
    terms: list[str]  # what is printed on boards
    pieces: dict[str, str]  # by piece: the race, power or other thing that it belongs to
    boards: list[BoardName]
    bots: list[Bot]
    phrases: list[str]


class Unsuitable(TypedDict):
    """The reason why a choice does not work."""

    code: str
    facts: Facts


class SetupTable(TypedDict):
    """The board for a number of players, or why that number cannot play."""

    players: int
    board: NotRequired[str]
    rounds: NotRequired[int]
    refused: NotRequired[Unsuitable]


class Setup(TypedDict, total=False):
    """The result of a choice of boxes; only `refused` if they do not fit together."""

    boxes: list[str]
    world: str
    worlds: list[str]  # those that the boxes bring
    races: int
    powers: int
    without: list[str]  # races and powers that are left out
    tables: list[SetupTable]
    refused: Unsuitable


class Region(TypedDict):
    """A region of a board."""

    id: str
    name: str
    features: list[str]
    beside: list[str]
    edge: bool
    entry: bool
    coast: bool


class MovingTile(TypedDict):
    """A movable tile: its cell by column and row, turns of 60 degrees clockwise, and its regions."""

    letter: str
    cell: list[int]
    turns: int
    regions: list[str]


class Board(TypedDict):
    """A board with its shapes, as `cartography/outlines/drawn.py` describes them."""

    name: str
    players: int
    rounds: int
    regions: list[Region]
    tiles: list[MovingTile]  # on boards with movable tiles
    tunnels: list[list[str]]  # pairs of region ids
    shapes: Any
