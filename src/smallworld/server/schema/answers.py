"""What the server gives: the answers to calls.

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
    """Why something was refused."""

    code: str  # for programs, and by which people find a sentence in their language
    message: str
    allowed: NotRequired[list[Action]]  # what the rules allow
    seq: NotRequired[int]  # how far the table is
    wait: NotRequired[int]  # seconds until it may be tried again
    facts: NotRequired[Facts]  # what a sentence needs; of what makes no sense, the `field` and its limits


class Refused(TypedDict):
    """The answer to a call that changed nothing."""

    error: Error


class Done(TypedDict):
    """The answer to a call after which there is nothing to tell."""


# --- Users -----------------------------------------------------------------


class User(TypedDict):
    """What everybody may know of a person."""

    id: str
    name: str
    kind: Literal["guest", "account"]


class Me(TypedDict):
    """Who asks."""

    user: User | None


class Asker(Me):
    """Who asks, and what they may be called."""

    longest_name: int  # letters


class Session(TypedDict):
    """A browser in which somebody is logged in."""

    id: str
    created: float
    expires: float
    current: bool  # whether it is the one that asks


class Sessions(TypedDict):
    """Where who asks is logged in."""

    sessions: list[Session]  # the newest first


class PublicKey(TypedDict):
    """With which a browser subscribes to notices."""

    key: str | None  # base64url; none: this server sends none


# --- Tables -----------------------------------------------------------------------------------------------


class Seat(TypedDict):
    """A place at a table."""

    player: int
    kind: Literal["open", "person", "bot"]
    name: str
    bot: str | None  # its level
    user: str | None
    here: bool  # whether connected
    away: bool  # a bot plays for the person
    clock_ms: int | None
    awaited: bool  # whether it is to decide now
    kept_for: str | None  # the id of the person for whom an open seat is kept, who played before


class Clock(TypedDict):
    """How long people may think: minutes for each, and seconds for each turn of theirs."""

    kind: Literal["none", "live", "days"]
    minutes: int
    increment: int


class Gone(TypedDict):
    """Somebody who plays and is not connected, and the seats of those who want to go on without them."""

    player: int
    seconds: int  # since when
    wait: int  # seconds until the others may decide how to go on
    bot: list[int]  # a bot shall play until they are back
    days: list[int]  # all shall go on by turns of a day


class Partners(TypedDict):
    """Who plays together; at the end what they have counts `weight` times."""

    players: list[int]
    weight: int


class BranchedFrom(TypedDict):
    """Another game, and its last event that counts in this one, too."""

    table: str
    seq: int


class Summary(TypedDict):
    """What everybody may know of a table without looking at the board."""

    id: str
    status: Literal["open", "running", "finished"]
    board: str
    boxes: list[str]
    leaders: bool
    places: bool  # whether relics and places lie on the surface, too: an option
    scenario: str | None
    world: str  # "surface" or "underground", or "both" in a scenario that is played in either
    own: bool  # races and powers of somebody's own are in play
    lesson: bool  # it is the game that teaches
    puzzle: int | None  # the number of the puzzle that is asked here
    players: int
    seats: list[Seat]
    teams: list[Partners]  # none where everybody plays for themselves; known before anybody sits down
    host: str
    public: bool
    open_coins: bool
    allied_coins: bool  # allies see each other's
    clock: Clock  # by which people play now
    by_days: bool  # turns of a day, instead of the table's own pace
    gone: list[Gone]  # while it runs
    at_own_pace: list[int]  # the seats of those who want its own pace again
    needed: int  # how many of those who are there have to want the same
    turn: int | None
    rounds: int
    on_turn: int | None
    created: float
    seed_hash: str
    seed: NotRequired[str]  # once it is finished
    rematch: str | None
    branch: BranchedFrom | None  # the game from which it is played on


class Tables(TypedDict):
    """The public tables, open ones first."""

    tables: list[Summary]


class Games(TypedDict):
    """The tables of one person, those that run first."""

    games: list[Summary]


class Orders(TypedDict):
    """How displaced tokens of a seat come home: "ask", or the name of a template."""

    order: str
    races: dict[str, str]


# --- Realms -----------------------------------------------------------------------------------------------


class RealmTileSide(TypedDict):
    """One side of a tile: its picture, 54 letters row by row, and what is printed on it."""

    letter: str
    world: str  # "surface" or "underground"
    picture: str
    lands: dict[str, dict[str, str]]  # by letter: `name`, `terrain` and `symbol`, which may be empty
    water: str  # its name


class RealmToolParameter(TypedDict):
    """A value that a tool takes; without a default it must be given."""

    name: str
    kind: Literal["number", "flag", "feature"]
    default: int | bool | str | None
    least: int
    most: int
    choices: list[str]


class RealmTool(TypedDict):
    """Something that a scenario may say of its board."""

    tool: str
    apart: list[str]  # the tools with which it does not go together
    world: str  # whose races it needs, as of a scenario; none: whatever world
    parameters: list[RealmToolParameter]


class RealmScenario(TypedDict):
    """A scenario of somebody's own as fields; each rule names its tool and gives values."""

    title: str
    stars: int
    world: str  # "surface", "underground" or "both"
    features: list[str]
    without: list[str]
    rounds: int  # 0 for those of the board
    water: str  # "" for that of the board
    entry: list[str]  # by what new races enter; as the board says without any
    teams: list[int]  # by seat from whoever begins; none where everybody plays for themselves
    alone: int  # how often what one has who is alone in a team counts at the end
    rule: list[dict[str, int | bool | str]]


class RuledScenario(TypedDict):
    """A scenario of somebody's own, with its string."""

    code: str
    name: str  # of the scenario, for a table
    scenario: RealmScenario


class RealmBox(TypedDict):
    """All that boards are built of, and the limits."""

    tiles: list[RealmTileSide]
    mountains: list[dict[str, str]]
    chasms: list[dict[str, str]]
    covers: list[list[int]]  # by place of a piece: what of the picture lies under it
    marks: list[str]
    tools: list[RealmTool]
    waters: list[str]
    rounds: dict[str, int]  # game turns by number of players
    most_rounds: int
    longest_name: int
    farthest: int  # cells from the middle


class RealmPlacedTile(TypedDict):
    """A tile that lies there; `turns` are of 60 degrees clockwise."""

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
    """Where one river ends and another begins."""

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
    """What one counts on a layout."""

    lands: int
    wanted: int  # nine for each player
    terrains: dict[str, int]
    symbols: dict[str, int]
    parts: int  # groups of lands that hang together
    lonely: list[str]  # keys of lands without a neighbour
    dead_ends: list[str]  # and of those with one
    alike: int  # borders between lands of the same terrain
    entries: int  # regions that a new race may enter
    points: list[list[str]]  # keys of the regions that meet in a point, where more than three do


class BuiltRealm(TypedDict):
    """What a layout comes to."""

    code: str
    board: str  # its name, for a table
    world: str  # "surface" or "underground"
    draft: RealmDraft
    plots: list[RealmPlot]
    ground: dict[str, list[int]]  # by tile, for its 54 triangles as they lie: which of the plots
    free: dict[str, list[int]]  # by tile: the places where one more piece may lie
    moves: dict[str, list[int]]  # by key of a piece: the other places of its tile where it may lie
    meetings: dict[str, list[int]]  # by tile: the edges as printed at which its water meets that of another
    census: RealmCensus


class WeighedSeat(TypedDict):
    """What a seat earned; shares are of victories, intervals of 95 % confidence."""

    seat: int
    coins: float
    coins_within: float | None
    share: float
    share_from: float
    share_to: float


class Weighed(TypedDict):
    """How far the games on a board are, and what came out of them."""

    board: str
    games: int
    most: int
    running: bool
    failed: bool
    seats: list[WeighedSeat]


# --- Drafts -----------------------------------------------------------------------------------------------


class Design(TypedDict):
    """A race or power of somebody's own, and what it does."""

    kind: Literal["race", "power"]
    name: str
    title: str
    tokens: int
    supply: int | None
    parts: list[dict[str, str]]
    sentences: list[dict[str, Any]]


class Drafts(TypedDict):
    """The races and powers of somebody's own that are in play."""

    draft: dict[str, Any]
    designs: list[Design]


class Checked(Drafts):
    """What a draft does as far as it is understood, and what is wrong with it."""

    problems: list[dict[str, Any]]
