"""The types of the catalogue: boxes, scenarios, bots and boards, and the result of choosing boxes."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from smallworld.house.schema.answers import Facts, Partners
from smallworld.house.schema.typed import TypedDict

# --- Catalogue ----------------------------------------------------------


class Box(TypedDict):
    """A box, with the version of its rules."""

    name: str
    title: str
    version: int
    world: str  # the world where it is played by default
    topics: list[str]  # the topics of the rules that it adds


class Option(TypedDict):
    """An optional extra for a table, such as Leaders."""

    name: str
    worlds: list[str]  # worlds where it has an effect, possibly "both"
    markers: bool  # whether it needs a box with relics or places
    topics: list[str]  # the topics of the rules that it adds


class Scenario(TypedDict):
    """A scenario. If it lists `players`, it needs one of those numbers and the tiles of its `world`."""

    name: str
    family: str  # the common beginning of the names of related scenarios
    strength: int  # its difficulty within its family; 0 if they do not differ by difficulty
    world: str  # "surface", "underground" or "both"
    worlds: list[str]  # worlds to choose from, if there are several
    players: list[int]
    stars: int
    topic: str  # the topic of the rules about it
    brings: list[str]  # races and powers in play that no player can take
    teams: list[Partners]  # seats are counted from the first player; empty without teams
    off_board: int  # players who do not count for the size of the board
    without: list[str]  # races and powers that are left out
    example: str  # an example board if players build their own; otherwise ""


class Preset(TypedDict):
    """A suggested combination of boxes, options and scenarios."""

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
    """The name of a relic or place in a box. Monsters may guard it."""

    name: str
    kind: Literal["relic", "place"]
    box: str


class BoardName(TypedDict):
    """A board in the catalogue."""

    name: str
    world: str
    players: int
    rounds: int


class CustomBoard(TypedDict):
    """A custom board that the host of this server offers."""

    name: str
    title: str
    world: str
    players: int
    rounds: int


class Bot(TypedDict):
    """A bot. The list begins with the five levels for human players, from the weakest; other bots follow."""

    name: str
    level: int  # its place in this list, counted from 1
    person: str
    character: str
    title: str | None  # the English name of a level for human players, such as "Beginner"


class Catalogue(TypedDict):
    """All boxes, boards, bots and other parts that you can choose for a game."""

    boxes: list[Box]
    options: list[Option]
    scenarios: list[Scenario]
    presets: list[Preset]
    races: list[Race]
    powers: list[Power]
    markers: list[MarkerName]
    terms: list[str]  # names of everything printed on boards
    pieces: dict[str, str]  # by piece: the race, power or other thing that the piece belongs to
    boards: list[BoardName]
    custom_boards: list[CustomBoard]
    bots: list[Bot]
    phrases: list[str]


class Unsuitable(TypedDict):
    """The reason why boxes cannot be combined."""

    code: str
    facts: Facts


class SetupTable(TypedDict):
    """The board for a number of players, or the reason why that number is not allowed."""

    players: int
    board: NotRequired[str]
    rounds: NotRequired[int]
    refused: NotRequired[Unsuitable]


class Setup(TypedDict, total=False):
    """The result of a choice of boxes. If the boxes cannot be combined, it has only `refused`."""

    boxes: list[str]
    world: str
    worlds: list[str]  # the worlds of the boxes
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
    """A movable tile: its cell (column and row), its clockwise turns of 60 degrees, and its regions."""

    letter: str
    cell: list[int]
    turns: int
    regions: list[str]


class NewTerrain(TypedDict):
    """A terrain that only one board has: its name, the terrain whose pictures it has, and its colour."""

    name: str
    look: str
    colour: str


class Board(TypedDict):
    """A board with the shapes of its regions, as `cartography/outlines/drawn.py` describes them."""

    name: str
    title: str  # the title that its author gave it; "" for a printed board
    world: str
    players: int
    rounds: int
    terrains: dict[str, NewTerrain]  # by the name among the features of regions
    regions: list[Region]
    tiles: list[MovingTile]  # on boards with movable tiles
    tunnels: list[list[str]]  # pairs of region ids
    shapes: Any
