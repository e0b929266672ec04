"""What there is to play with: boxes, scenarios, bots and boards, and what may be chosen for a table."""

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
    world: str  # in which it plays unless another is asked for


class Scenario(TypedDict):
    """A scenario. One that names `players` is played by so many only, on boards of tiles of its `world`."""

    name: str
    world: str  # or "both"
    worlds: list[str]  # among which a table chooses, if there are several
    players: list[int]
    stars: int
    topic: str  # of the rules, which tells it; "" where it is not told there by itself
    teams: list[Partners]  # by seat from whoever begins; none where everybody plays for themselves
    off_board: int  # players who are not counted for the board
    without: list[str]  # races and powers that are left out
    example: str  # where players build the board: one that they may build; else ""


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
    """A bot that can be asked to play."""

    name: str
    level: int  # from the weakest
    person: str
    character: str


class Catalogue(TypedDict):
    """What there is to play with."""

    boxes: list[Box]
    options: list[str]
    scenarios: list[Scenario]
    presets: list[Preset]
    races: list[Race]
    powers: list[Power]
    markers: list[MarkerName]
    pieces: dict[str, str]  # by what lies on the map: the race, power or whatever else it belongs to
    boards: list[BoardName]
    bots: list[Bot]
    phrases: list[str]


class Unsuitable(TypedDict):
    """Why a choice for a table does not do."""

    code: str
    facts: Facts


class SetupTable(TypedDict):
    """The board for so many players, or why so many cannot sit down."""

    players: int
    board: NotRequired[str]
    rounds: NotRequired[int]
    refused: NotRequired[Unsuitable]


class Setup(TypedDict, total=False):
    """What comes of choosing boxes for a table; `refused` alone where they do not go together."""

    boxes: list[str]
    world: str
    worlds: list[str]  # those that the boxes bring
    races: int
    powers: int
    without: list[str]  # races and powers that are left out
    tables: list[SetupTable]
    refused: Unsuitable


class Region(TypedDict):
    """A region as it is printed."""

    id: str
    name: str
    features: list[str]
    beside: list[str]
    edge: bool
    entry: bool
    coast: bool


class MovingTile(TypedDict):
    """Where a tile lies now: cell by column and row, turns of 60 degrees clockwise, and what is on it."""

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
    tiles: list[MovingTile]  # of boards where tiles move
    tunnels: list[list[str]]  # the ids of the two regions that each joins
    shapes: Any
