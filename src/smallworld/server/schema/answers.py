"""The answers of the server to calls.

All are plain data for JSON. Players count from 1, regions, races, powers and boxes go by name, and times are
seconds since 1970 unless a name says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Facts = dict[str, str | int]
Action = Mapping[str, Any]  # as `smallworld.engine.text.notation` has it in full


class Error(TypedDict):
    """The error of a refused call."""

    code: str  # for programs, and for the text in each language
    message: str
    allowed: NotRequired[list[Action]]  # the legal actions
    seq: NotRequired[int]  # the last event of the table
    wait: NotRequired[int]  # seconds until you may try again
    facts: NotRequired[Facts]  # values for the text; for `malformed`, the `field` and its limits


class Refused(TypedDict):
    """The answer to a call that changed nothing."""

    error: Error


class Done(TypedDict):
    """An empty answer."""


# --- Users -----------------------------------------------------------------


class User(TypedDict):
    """The public data of a user."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(TypedDict):
    """The current user; null without a session."""

    user: User | None


class Asker(Me):
    """The current user, and the limit for names."""

    longest_name: int  # letters


class Session(TypedDict):
    """A browser with a login."""

    id: str
    created: float
    expires: float
    current: bool  # it is this browser


class Sessions(TypedDict):
    """Your sessions."""

    sessions: list[Session]  # the newest first


class PublicKey(TypedDict):
    """The key for subscribing to notifications."""

    key: str | None  # base64url; null if the server sends none


# --- Tables -----------------------------------------------------------------------------------------------


class Seat(TypedDict):
    """A seat at a table."""

    player: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # its level
    user: str | None
    here: bool  # the person is connected
    away: bool  # a bot plays for the person
    clock_ms: int | None
    awaited: bool  # it has to decide now
    kept_for: str | None  # the user for whom the seat of a rematch is kept


class Clock(TypedDict):
    """The clock: minutes for each player, and seconds that each of their turns adds."""

    kind: Literal["none", "live", "days"]
    minutes: int
    increment: int


class Gone(TypedDict):
    """A player who is not connected, and the votes on how to continue."""

    player: int
    seconds: int  # how long they have been gone
    wait: int  # seconds until the others may vote
    bot: list[int]  # players who vote for a bot until they return
    days: list[int]  # players who vote for one day per turn


class Partners(TypedDict):
    """A team; at the end their coins count `weight` times."""

    players: list[int]
    weight: int


class BranchedFrom(TypedDict):
    """The original game of a branch, and its last event that counts here."""

    table: str
    seq: int


class Summary(TypedDict):
    """The public data of a table."""

    id: str
    status: Literal["open", "running", "finished"]
    board: str
    boxes: list[str]
    in_play: list[str]  # all of it by name: boxes, options, a scenario, and in which world
    leaders: bool
    places: bool  # the option of relics and places on the surface
    scenario: str | None
    world: str  # "surface", "underground" or, in some scenarios, "both"
    own: bool  # custom races and powers are in play
    lesson: bool  # it is the tutorial game
    puzzle: int | None  # the number of its puzzle
    players: int
    seats: list[Seat]
    teams: list[Partners]  # empty without teams
    host: str
    public: bool
    open_coins: bool
    allied_coins: bool  # allies see each other's coins
    clock: Clock  # the clock in use
    by_days: bool  # one day per turn, in place of its own clock
    gone: list[Gone]  # while the game runs
    at_own_pace: list[int]  # players who vote for its own pace
    needed: int  # how many connected players have to agree
    turn: int | None
    rounds: int
    on_turn: int | None
    created: float
    seed_hash: str
    seed: NotRequired[str]  # after the game
    rematch: str | None
    branch: BranchedFrom | None  # the game that it continues


class Tables(TypedDict):
    """The public tables, open ones first."""

    tables: list[Summary]


class Games(TypedDict):
    """The tables of one user, running ones first."""

    games: list[Summary]


class Orders(TypedDict):
    """The standing orders of a seat for displaced tokens: "ask", or the name of a template."""

    order: str
    races: dict[str, str]


# --- Realms -----------------------------------------------------------------------------------------------


class RealmTileSide(TypedDict):
    """One side of a tile: its picture (54 letters, row by row) and its print."""

    letter: str
    world: str  # "surface" or "underground"
    picture: str
    lands: dict[str, dict[str, str]]  # by letter: `name`, `terrain` and `symbol`, which may be empty
    water: str  # the name of its water


class RealmToolParameter(TypedDict):
    """A parameter of a tool; without a default it is required."""

    name: str
    kind: Literal["number", "flag", "feature"]
    default: int | bool | str | None
    least: int
    most: int
    choices: list[str]


class RealmTool(TypedDict):
    """A tool for the rules of a scenario."""

    tool: str
    apart: list[str]  # tools that it excludes
    world: str  # the world that it needs; empty: any
    parameters: list[RealmToolParameter]


class RealmScenario(TypedDict):
    """A custom scenario as fields; each rule names its tool and values."""

    title: str
    stars: int
    world: str  # "surface", "underground" or "both"
    features: list[str]
    without: list[str]
    rounds: int  # 0: as on the board
    water: str  # "": as on the board
    entry: list[str]  # features of entry regions; empty: as on the board
    teams: list[int]  # the team of each seat, from the first player on; empty without teams
    alone: int  # how many times the coins of a single player count
    rule: list[dict[str, int | bool | str]]


class RuledScenario(TypedDict):
    """A custom scenario, with its string."""

    code: str
    name: str  # its name for a table
    scenario: RealmScenario


class RealmBox(TypedDict):
    """The parts of boards, and the limits."""

    tiles: list[RealmTileSide]
    mountains: list[dict[str, str]]
    chasms: list[dict[str, str]]
    covers: list[list[int]]  # by place of a piece: the triangles under it
    marks: list[str]
    tools: list[RealmTool]
    waters: list[str]
    rounds: dict[str, int]  # game turns by number of players
    most_rounds: int
    longest_name: int
    farthest: int  # cells from the middle


class RealmPlacedTile(TypedDict):
    """A tile of a layout; `turns` are 60 degrees clockwise each."""

    letter: str
    world: str  # "surface" or "underground"
    cell: list[int]
    turns: int


class RealmLaidPiece(TypedDict):
    """A mountain or chasm, at a place of its tile as printed."""

    kind: str  # "mountain" or "chasm"
    number: int
    letter: str
    place: int


class RealmRiverBorder(TypedDict):
    """A border between two rivers."""

    letter: str
    edge: int


class RealmDraft(TypedDict):
    """A layout as fields; regions go by keys."""

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
    """The counts of a layout."""

    lands: int
    wanted: int  # nine for each player
    terrains: dict[str, int]
    symbols: dict[str, int]
    parts: int  # connected groups of lands
    lonely: list[str]  # keys of lands without a neighbour
    dead_ends: list[str]  # keys of lands with one neighbour
    alike: int  # borders between lands of the same terrain
    entries: int  # regions where a new race may enter
    lacks_chasm: bool  # whether an underground board has no chasm, which Flames and Spiderines need
    points: list[list[str]]  # keys of regions that meet in a point, if more than three


class BuiltRealm(TypedDict):
    """A layout with everything derived from it."""

    code: str
    board: str  # its name, for a table
    world: str  # "surface" or "underground"
    draft: RealmDraft
    plots: list[RealmPlot]
    ground: dict[str, list[int]]  # by tile: the plot of each of its 54 triangles
    free: dict[str, list[int]]  # by tile: places for another piece
    moves: dict[str, list[int]]  # by key of a piece: other places on its tile
    meetings: dict[str, list[int]]  # by tile: edges (as printed) where its water meets other water
    census: RealmCensus


class WeighedSeat(TypedDict):
    """The result of a seat: coins and share of victories, with 95% confidence intervals."""

    seat: int
    coins: float
    coins_within: float | None
    share: float
    share_from: float
    share_to: float


class Weighed(TypedDict):
    """The progress and results of games on a board."""

    board: str
    games: int
    most: int
    running: bool
    failed: bool
    seats: list[WeighedSeat]


# --- Drafts -----------------------------------------------------------------------------------------------


class Design(TypedDict):
    """A custom race or power, and what it does."""

    kind: Literal["race", "power"]
    name: str
    title: str
    tokens: int
    supply: int | None
    parts: list[dict[str, str]]
    sentences: list[dict[str, Any]]


class Drafts(TypedDict):
    """The custom races and powers in play."""

    draft: dict[str, Any]
    designs: list[Design]


class Checked(Drafts):
    """A checked draft, with its problems."""

    problems: list[dict[str, Any]]
