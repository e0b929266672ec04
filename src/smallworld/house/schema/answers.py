"""The types of the server's answers to calls.

All are plain data for JSON. Players count from 1. Regions, races, powers and boxes are given by name. Times
are in seconds since 1970 unless a field's name says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from smallworld.house.schema.typed import TypedDict

Facts = dict[str, str | int]
Action = Mapping[str, Any]  # in the full form of `smallworld.engine.text.notation`


class Error(TypedDict):
    """The reason why a call was refused."""

    code: str  # identifies the error for programs and translations
    message: str
    allowed: NotRequired[list[Action]]  # the legal actions
    seq: NotRequired[int]  # the last event of the table
    wait: NotRequired[int]  # seconds until you may try again
    facts: NotRequired[Facts]  # values for the text, such as the `field` and its limits for `malformed`


class Refused(TypedDict):
    """The answer to a refused call, which changed nothing."""

    error: Error


class Done(TypedDict):
    """An empty answer to a successful call."""


# --- Users -----------------------------------------------------------------


class User(TypedDict):
    """The public data of a user."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(TypedDict):
    """The user of the session; null without a session."""

    user: User | None


class Asker(Me):
    """The user of the session, and the limit for names."""

    longest_name: int  # in letters


class Session(TypedDict):
    """A session, which is a browser where you are logged in."""

    id: str
    created: float
    expires: float
    current: bool  # whether this is the calling browser


class Sessions(TypedDict):
    """The list of your sessions."""

    sessions: list[Session]  # the newest first


class PublicKey(TypedDict):
    """The server's public key, for subscribing to notifications."""

    key: str | None  # base64url; null if the server sends no notifications


# --- Tables -----------------------------------------------------------------------------------------------


class Seat(TypedDict):
    """A seat at a table."""

    player: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # the level of the bot
    user: str | None
    here: bool  # whether the player is connected
    away: bool  # whether a bot plays for the player
    clock_ms: int | None
    awaited: bool  # whether this seat has to decide now
    kept_for: str | None  # the user who may take this seat of a rematch


class Clock(TypedDict):
    """The clock of a table: minutes for each player, and seconds that they gain with each turn."""

    kind: Literal["none", "live", "days"]
    minutes: int
    increment: int


class Gone(TypedDict):
    """A player who is not connected, and the votes on how to continue without that player."""

    player: int
    seconds: int  # how long they have been gone
    wait: int  # seconds until the others may vote
    bot: list[int]  # players who vote for a bot until they return
    days: list[int]  # players who vote for one day per turn


class Partners(TypedDict):
    """A team of players. Its coins count `weight` times at the end."""

    players: list[int]
    weight: int


class BranchedFrom(TypedDict):
    """The game that a branch continues, and the last event that both games share."""

    table: str | None  # None if the game comes from a file
    seq: int


class Summary(TypedDict):
    """The public data of a table."""

    id: str
    status: Literal["open", "running", "finished"]
    board: str  # the name of the board; only "board-" for a free board
    board_title: str  # the title of a custom board; "" for other boards
    boxes: list[str]
    in_play: list[str]  # names of boxes, options, the scenario and the world
    leaders: bool
    places: bool  # whether relics and places are also on the surface
    scenario: str | None
    world: str  # "surface", "underground" or, in some scenarios, "both"
    own: bool  # whether custom races and powers are in play
    lesson: bool  # whether this is the tutorial game
    puzzle: int | None  # the number of the puzzle, if any
    players: int
    seats: list[Seat]
    teams: list[Partners]  # empty without teams
    host: str
    public: bool
    open_coins: bool
    drop_in: bool  # whether anyone may take the seat of a bot in the running game
    allied_coins: bool  # whether allies see each other's coins
    clock: Clock  # the clock in use
    by_days: bool  # whether each turn may take a day, in place of the table's own pace
    gone: list[Gone]  # players who are not connected, while the game runs
    at_own_pace: list[int]  # players who vote for the table's own pace
    needed: int  # number of votes needed
    turn: int | None
    rounds: int
    on_turn: int | None
    created: float
    seed_hash: str
    seed: NotRequired[str]  # only after the game
    rematch: str | None
    branch: BranchedFrom | None  # the game that this one continues


class Listed(Summary):
    """The public data of a table in a list, with the number of its spectators."""

    watchers: int  # users who watch without a seat


class Tables(TypedDict):
    """The public tables, with open tables first."""

    tables: list[Listed]


class Visitor(TypedDict):
    """A user in the lobby."""

    user: str
    name: str


class People(TypedDict):
    """The users who are connected now, at all servers."""

    lobby: list[Visitor]  # users in the lobby who show their names
    more: int  # other visitors of the lobby
    tables: int  # users at tables who are not in the lobby


class Games(TypedDict):
    """The tables of one user, with running games first."""

    games: list[Summary]


class Orders(TypedDict):
    """The standing orders of a seat for displaced tokens: "ask", or the name of a template."""

    order: str
    races: dict[str, str]


# --- Realms -----------------------------------------------------------------------------------------------


class RealmTileSide(TypedDict):
    """One side of a tile. Its picture has 54 letters, row by row."""

    letter: str
    world: str  # "surface" or "underground"
    picture: str
    lands: dict[str, dict[str, str]]  # by letter: `name`, `terrain` and `symbol`, which may be ""
    water: str  # the name of the tile's water


class RealmToolParameter(TypedDict):
    """A parameter of a tool. Without a default, it is required."""

    name: str
    kind: Literal["number", "flag", "feature"]
    default: int | bool | str | None
    least: int
    most: int
    choices: list[str]


class RealmTool(TypedDict):
    """A tool for giving a scenario a special rule."""

    tool: str
    apart: list[str]  # tools that cannot be used together with this one
    world: str  # the world that the tool needs; "" for any
    parameters: list[RealmToolParameter]


class RealmScenario(TypedDict):
    """A custom scenario as fields. Each rule has a tool and the tool's values."""

    title: str
    stars: int
    world: str  # "surface", "underground" or "both"
    features: list[str]
    without: list[str]
    rounds: int  # 0 for the number of the board
    water: str  # "" for the water of the board
    entry: list[str]  # features of entry regions; empty for those of the board
    teams: list[int]  # the team of each seat, counted from the first player; empty without teams
    alone: int  # how often the coins of a player without a team count
    rule: list[dict[str, int | bool | str]]


class RuledScenario(TypedDict):
    """A custom scenario, both as fields and as a string."""

    code: str
    name: str  # its name for a new table
    scenario: RealmScenario


class RealmBox(TypedDict):
    """The parts for building boards, and the limits of layouts."""

    tiles: list[RealmTileSide]
    mountains: list[dict[str, str]]
    chasms: list[dict[str, str]]
    covers: list[list[int]]  # for each place of a piece: the triangles that it covers
    marks: list[str]
    tools: list[RealmTool]
    waters: list[str]
    rounds: dict[str, int]  # usual game turns, by number of players
    most_rounds: int
    longest_name: int
    farthest: int  # greatest distance of a cell from the middle


class RealmPlacedTile(TypedDict):
    """A tile of a layout, rotated clockwise by `turns` times 60 degrees."""

    letter: str
    world: str  # "surface" or "underground"
    cell: list[int]
    turns: int


class RealmLaidPiece(TypedDict):
    """A mountain or chasm on a tile. Places are numbered on the tile before it is rotated."""

    kind: str  # "mountain" or "chasm"
    number: int
    letter: str
    place: int


class RealmRiverBorder(TypedDict):
    """A border that separates two rivers, on an edge of a tile."""

    letter: str
    edge: int


class RealmDraft(TypedDict):
    """A layout as fields. Regions are given by their keys."""

    name: str
    players: int
    rounds: int
    water: str
    tiles: list[RealmPlacedTile]
    pieces: list[RealmLaidPiece]
    borders: list[RealmRiverBorder]
    marks: dict[str, list[str]]
    tunnels: list[list[str]]
    names: dict[str, str]


class RealmPlot(TypedDict):
    """A region of a layout."""

    key: str
    name: str
    terrain: str
    symbols: list[str]
    edge: bool


class RealmCensus(TypedDict):
    """Statistics of a layout."""

    lands: int
    wanted: int  # number of lands wanted: nine for each player
    terrains: dict[str, int]
    symbols: dict[str, int]
    parts: int  # connected groups of lands
    lonely: list[str]  # keys of lands without a neighbour
    dead_ends: list[str]  # keys of lands with one neighbour
    alike: int  # borders between lands of the same terrain
    entries: int  # number of regions where a new race may enter
    lacks_chasm: bool  # whether an underground board has no chasm, which Flames and Spiderines need
    points: list[list[str]]  # for each point where more than three regions meet: their keys


class BuiltRealm(TypedDict):
    """A layout, and everything that the board builder shows about it."""

    code: str
    board: str  # its name for a new table
    world: str  # "surface" or "underground"
    draft: RealmDraft
    plots: list[RealmPlot]
    ground: dict[str, list[int]]  # by tile: the index in `plots` for each of its 54 triangles
    free: dict[str, list[int]]  # by tile: the free places for another piece
    moves: dict[str, list[int]]  # by key of a piece: other places on its tile
    meetings: dict[str, list[int]]  # by tile: its edges, before rotation, where water meets other water
    census: RealmCensus


class WeighedSeat(TypedDict):
    """The result of a seat in a series: coins and share of victories, with 95% confidence intervals."""

    seat: int
    coins: float
    coins_within: float | None
    share: float
    share_from: float
    share_to: float


class Weighed(TypedDict):
    """The progress and results of a series of games, which measures the balance of a board."""

    board: str
    games: int
    most: int
    running: bool
    failed: bool
    seats: list[WeighedSeat]


# --- Drafts -----------------------------------------------------------------------------------------------


class Design(TypedDict):
    """A custom race or power, with its effects."""

    kind: Literal["race", "power"]
    name: str
    title: str
    tokens: int
    supply: int | None
    parts: list[dict[str, str]]
    sentences: list[dict[str, Any]]


class Drafts(TypedDict):
    """The custom races and powers at a table."""

    draft: dict[str, Any]
    designs: list[Design]


class Checked(Drafts):
    """A draft that the server has checked, with its problems."""

    problems: list[dict[str, Any]]
