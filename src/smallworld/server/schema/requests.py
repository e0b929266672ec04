"""The types of requests, which are the bodies of calls and the messages through a socket.

They are strict: an unknown field is an error, and "1" is not a number. `/api/openapi.json` and `/docs` show
them with the texts below the fields.
"""

from __future__ import annotations

import re
from datetime import date
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from smallworld.content.free_board import LONGEST as LONGEST_FILE
from smallworld.content.realms.formats.layout_code import LONGEST as LONGEST_CODE
from smallworld.content.realms.tiles.layout import LONGEST_NAME as LONGEST_REALM_NAME
from smallworld.house.custom.realms import first_tile
from smallworld.house.names import LONGEST_LINE
from smallworld.house.tables.recorded import LONGEST_RECORD

MOST_PLAYERS: Final = 16  # highest number of a player in an action
MOST_ACTIONS: Final = 64  # most actions in one command
LONGEST_WORD: Final = 40  # most letters in the name of a race, power or phrase
MOST_TILES: Final = 26
MOST_REGIONS: Final = 120  # most regions with custom names
MOST_SEED: Final = 2**31
MOST_NUMBER: Final = 2**53 - 1  # some programs round greater numbers
HALF_LETTERS: Final = re.compile(r"[\ud800-\udfff]")


MOST_SOLVED: Final = 1000  # most puzzles in a list


def check_day(day: str) -> str:
    """Check that a text is a date such as "2026-11-27", and return it.

    Raises:
        ValueError: the text is not a date.
    """
    date.fromisoformat(day)
    return day


Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$"), AfterValidator(check_day)]
Player = Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
Word = Annotated[str, Field(max_length=LONGEST_WORD)]


class Request(BaseModel):
    """The base class of all requests, which checks their fields strictly."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_kept(cls, fields: Any) -> Any:
        check_values(fields)
        return fields


def check_values(sent: Any) -> None:
    """Check that all texts and numbers in a request can be stored and sent.

    Raises:
        ValueError: a text or number cannot be stored or sent.
    """
    left = [sent]
    while left:
        value = left.pop()
        if isinstance(value, str):
            check_text(value)
        elif isinstance(value, int):
            check_number(value)
        elif isinstance(value, dict):
            left += [*value.keys(), *value.values()]
        elif isinstance(value, list):
            left += value


def check_text(text: str) -> str:
    """Check that a text has neither NUL nor lone surrogates, and return it.

    Raises:
        ValueError: the text has one of them.
    """
    if "\0" in text:
        raise ValueError("a text must not contain NUL")
    if not text.isascii() and HALF_LETTERS.search(text):
        raise ValueError("a text must not contain half of a surrogate pair")
    return text


def check_number(number: int) -> int:
    """Check that every JSON parser reads a number exactly, and return it.

    Raises:
        ValueError: the number is too large.
    """
    if abs(number) > MOST_NUMBER:
        raise ValueError(f"a number must be at most {MOST_NUMBER}")
    return number


Text = Annotated[str, AfterValidator(check_text)]
Seq = Annotated[int, Field(ge=0, le=MOST_NUMBER)]


def with_example(example: dict[str, Any]) -> ConfigDict:
    """Return the configuration for a request model that shows this example."""
    return ConfigDict(json_schema_extra={"examples": [example]})


class Nothing(Request):
    """An empty body, which you may leave out."""

    model_config = with_example({})


# --- Tables -----------------------------------------------------------------------------------------------


class SeatWish(Request):
    """The settings of a seat at a new table."""

    kind: Literal["me", "open", "bot", "local"]
    """Who plays the seat: you, anyone with the link, a bot, or another person at your screen."""
    bot: str | None = None
    """The level of the bot, from the catalogue."""
    name: str | None = None
    """The name of the player; by default your name."""


class ClockWish(Request):
    """The settings of the clock of a new table."""

    kind: Literal["none", "live", "days"] = "none"
    """`none` for no clock, `live` for a game in one session, or `days`."""
    minutes: int = Field(default=0, examples=[20])
    """Minutes for each player: at most 600 with `live`, or 60 days with `days`."""
    increment: int = Field(default=0, examples=[30])
    """Seconds that each player gains per turn."""


class BoardWish(Request):
    """The TOML file of a custom board."""

    model_config = with_example({"file": 'name = "Two Shores"\nplayers = 2\n\n[[region]]\n'})

    file: str = Field(max_length=LONGEST_FILE)
    """The text of the file; docs/create/free-boards.md and docs/create/boards.md explain it."""


class TableWish(Request):
    """The settings of a new table."""

    model_config = with_example(
        {
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
            "boxes": ["base", "cursed"],
            "clock": {"kind": "live", "minutes": 20, "increment": 30},
        }
    )

    seats: list[SeatWish] = Field(min_length=2, max_length=6)
    """The seats in the order of play."""
    board: str | None = Field(default=None, examples=["base-2"])
    """The name of a board, of the server or of a custom board; by default the usual board."""
    boxes: list[str] = Field(default_factory=lambda: ["base"], max_length=16)
    """The names of boxes, options and scenarios; `all` means every box."""
    leaders: bool = False
    """Play with the option Leaders."""
    places: bool = False
    """Also put relics and places on the surface, if a box has any."""
    scenario: str | None = None
    """The name of a scenario."""
    world: str | None = Field(default=None, examples=["underground"])
    """`surface` or `underground`; by default the world of the first box."""
    own: dict[str, Any] | None = None
    """A draft of custom races and powers, which public tables cannot have."""
    open_coins: bool = False
    """Show all coins to everyone."""
    allied_coins: bool = False
    """Show coins to allies, if there are teams."""
    public: bool = False
    """Show the table in the public list."""
    drop_in: bool = False
    """Let anyone take the seat of a bot in the running game, between the bot's turns."""
    clock: ClockWish = Field(default_factory=ClockWish)
    """The clock."""
    first: int | Literal["random", "newcomer"] = "random"
    """The player who begins. `newcomer` means a player without a finished game, if there is one."""
    lesson: bool = False
    """Play the tutorial game, which has you and one bot, and always the same combos and dice."""


class BranchWish(Request):
    """A request to continue a finished game from one of its events, with new seats."""

    model_config = with_example({"seq": 87, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})

    seq: int = Field(ge=0)
    """The last event to keep."""
    seats: list[SeatWish] = Field(min_length=2, max_length=MOST_PLAYERS)
    """The new seats: as many as before, in the same order."""


class RecordWish(Request):
    """A request to continue the game of a file at a new table."""

    model_config = with_example(
        {
            "record": '{"smallworld": 1, "boxes": {"base": 1}, "board": "base-2", "seats": ["A", "easy"]}\n',
            "seats": [{"kind": "me"}, {"kind": "open"}],
        }
    )

    record: str = Field(max_length=LONGEST_RECORD)
    """The text of the file."""
    seats: list[SeatWish] = Field(min_length=2, max_length=MOST_PLAYERS)
    """The new seats: as many as in the file, in the same order."""


class Sitting(Request):
    """A request to take a seat."""

    model_config = with_example({"player": 2})

    player: Player | None = None
    """The seat; by default the first free one."""


class StartWish(Request):
    """A request to start a game with bots in the open seats."""

    model_config = with_example({"bot": "easy"})

    bot: str | None = None
    """The level of these bots, from the catalogue; by default `greedy`."""


class DropIn(Request):
    """A decision of the host whether anyone may take the seat of a bot."""

    model_config = with_example({"allowed": False})

    allowed: bool
    """Whether anyone may take the seat of a bot."""


class StandingOrder(Request):
    """A standing order, which places displaced tokens without asking the player."""

    model_config = with_example({"player": 1, "order": "borders", "race": "elves"})

    player: Player
    """The seat."""
    order: Literal["ask", "even", "borders", "bonus", "together"] | None
    """The name of a template. With a race, null removes the order for that race."""
    race: Word | None = None
    """The race; by default all races without a separate order."""


class Vote(Request):
    """A vote on how to continue while a player is gone."""

    model_config = with_example({"player": 2, "wish": "bot"})

    player: Player | None = None
    """The seat of the player who is gone. Without it, you vote about the table's pace."""
    wish: Literal["wait", "bot", "days", "own"]
    """`wait`, `bot` until they return, `days` for one day per turn, or `own` for the table's own pace."""


class RematchWish(Request):
    """A request for a rematch."""

    model_config = with_example({"bots": "harder"})

    bots: Literal["harder", "easier"] | None = None
    """Replace each bot by the level above or below it; only without other users at the table."""


class Saying(Request):
    """A chat message: the name of a phrase, a line of text, or a region to point at."""

    model_config = with_example({"phrase": "hello"})

    phrase: Word | None = Field(default=None, examples=["hello"])
    """The name of a phrase in the catalogue. Each player reads it in their language."""
    text: str | None = Field(default=None, max_length=4 * LONGEST_LINE)
    """A line of text, at most 300 letters."""
    region: Word | None = Field(default=None, examples=["hatchet-forest"])
    """A region to point at."""
    team: bool = False
    """Show the message to your team only."""


class Complaint(Request):
    """A report to the moderators about a player or a table."""

    model_config = with_example({"player": 2, "reason": "insult", "text": "Third time today."})

    player: Player | None = None
    """The seat of the player; by default, the report is about the table."""
    reason: Literal["insult", "spam", "cheating", "name", "other"]
    """The reason."""
    text: str = Field(default="", max_length=4 * LONGEST_LINE)
    """An explanation, at most 300 letters."""


class Drafted(Request):
    """A draft of custom races and powers, to be checked."""

    model_config = with_example({"draft": {"races": [{"name": "Badgers", "tokens": 5, "supply": 10}]}})

    draft: dict[str, Any] = Field(examples=[{"races": [{"name": "Badgers", "tokens": 5, "supply": 10}]}])
    """Custom races and powers; `smallworld banner schema` prints the schema."""


# --- Realms -----------------------------------------------------------------------------------------------

World = Literal["surface", "underground"]
RegionKey = Annotated[str, Field(max_length=4, examples=["Ra"])]
RealmName = Annotated[str, Field(max_length=LONGEST_REALM_NAME, examples=["Two Banks"])]


class RealmTile(Request):
    """A tile of a layout, with its position."""

    letter: str = Field(min_length=1, max_length=1, examples=["R"])
    """The tile, from `A` to `Z`."""
    world: World = "surface"
    """The world of the upper side."""
    cell: Annotated[list[int], Field(min_length=2, max_length=2, examples=[[0, 1]])]
    """Column and row."""
    turns: int = 0
    """Turns of 60 degrees clockwise."""


class RealmPiece(Request):
    """A mountain or chasm on a tile."""

    kind: Literal["mountain", "chasm"]
    """Mountain or chasm."""
    number: int = Field(examples=[1])
    """The number of the piece in the box."""
    letter: str = Field(min_length=1, max_length=1, examples=["Q"])
    """The letter of the tile."""
    place: int = Field(examples=[4])
    """The place on the tile before rotation, 0 to 5."""


class RealmBorder(Request):
    """A border that separates two rivers, on an edge of a tile."""

    letter: str = Field(min_length=1, max_length=1, examples=["R"])
    """The letter of the tile."""
    edge: int = Field(examples=[3])
    """The edge of the tile before rotation, 0 to 5."""


class RealmDraftWish(Request):
    """A layout as fields, which may still have errors."""

    name: RealmName
    """The name of the board."""
    players: int = Field(examples=[3])
    """The number of players."""
    rounds: int = Field(examples=[10])
    """The number of game turns."""
    water: Literal["river", "sea", "closed-sea"] = "river"
    """The kind of water."""
    tiles: list[RealmTile] = Field(max_length=MOST_TILES)
    """The tiles."""
    pieces: list[RealmPiece] = Field(default_factory=list, max_length=MOST_TILES)
    """The mountains and chasms."""
    borders: list[RealmBorder] = Field(default_factory=list, max_length=MOST_TILES)
    """The borders between rivers."""
    marks: dict[Word, list[RegionKey]] = Field(default_factory=dict, max_length=MOST_ACTIONS)
    """Keys of regions, by the marks on them, such as mines."""
    tunnels: list[Annotated[list[RegionKey], Field(min_length=2, max_length=2)]] = Field(
        default_factory=list, max_length=MOST_TILES
    )
    """Pairs of regions connected by a tunnel."""
    names: dict[RegionKey, RealmName] = Field(default_factory=dict, max_length=MOST_REGIONS)
    """Custom names of regions."""


class RealmWish(Request):
    """A layout, either as fields or as a string."""

    model_config = with_example(
        {"code": "12ar.B113E022F203G124O013U215X035.m1B2m2X0m3U5..tBbEbGbUaXa.VHdvIEJhbmtz"}
    )

    draft: RealmDraftWish | None = None
    """The layout as fields."""
    code: str = Field(default="", max_length=LONGEST_CODE)
    """The layout as a string."""


class CheckedRealm(RealmWish):
    """A layout to check, alone or together with a scenario."""

    rules: str = Field(default="", max_length=LONGEST_CODE)
    """The string of the scenario, if there is one."""


class RealmRules(Request):
    """A custom scenario; docs/create/scenarios.md explains it."""

    title: RealmName
    """The name of the scenario."""
    stars: int = 1
    """The difficulty, from 1 to 3."""
    world: Literal["surface", "underground", "both"] = "surface"
    """The world of the races; `both` means the surface and the underground."""
    features: list[Word] = Field(default_factory=list, max_length=3)
    """Additional features of the boards: `chasm`, `volcano`, `place`."""
    without: list[RealmName] = Field(default_factory=list, max_length=40)
    """The names of races and powers to leave out."""
    rounds: int = 0
    """The number of game turns; 0 means the usual number of the board."""
    water: str = Field(default="", max_length=20)
    """The kind of water; by default the water of the board."""
    entry: list[Word] = Field(default_factory=list, max_length=6)
    """Features of entry regions; by default the entry regions of the board."""
    teams: list[int] = Field(default_factory=list, max_length=6)
    """The team of each seat, counted from the first player; by default no teams."""
    alone: int = 1
    """How often the coins of a player without a team count, from 1 to 3."""
    rule: list[dict[Word, Word | int | bool]] = Field(default_factory=list, max_length=12)
    """The rules, each as a tool with its values."""


class ScenarioWish(Request):
    """A custom scenario, either as fields or as a string."""

    model_config = with_example({"code": "11s.V2VsbHM.feature-bonus~well~2"})

    scenario: RealmRules | None = None
    """The scenario as fields."""
    code: str = Field(default="", max_length=LONGEST_CODE)
    """The scenario as a string."""


class FilledRealm(RealmWish):
    """A layout to fill with tiles."""

    worlds: list[World] = Field(default=["surface"], min_length=1, max_length=2)
    """Use only sides of tiles that belong to these worlds."""
    seed: int = Field(default=1, ge=0, le=MOST_SEED)
    """The same seed gives the same layout."""


class RandomRealm(Request):
    """A request for a random layout."""

    model_config = with_example({"name": "By seed", "players": 3, "seed": 7})

    name: RealmName
    """The name of the board."""
    players: int = Field(ge=2, le=6)
    """The number of players."""
    rounds: int = 10
    """The number of game turns."""
    water: Literal["river", "sea", "closed-sea"] = "river"
    """The kind of water."""
    worlds: list[World] = Field(default=["surface"], min_length=1, max_length=2)
    """Use only sides of tiles that belong to these worlds."""
    seed: int = Field(default=1, ge=0, le=MOST_SEED)
    """The same seed gives the same layout."""

    def begun(self) -> RealmDraftWish:
        """Return a layout with a single tile, which the search then fills."""
        letter, world, turns = first_tile(self.worlds, self.seed)
        first = RealmTile(letter=letter, world=world, cell=[0, 0], turns=turns)
        return RealmDraftWish(
            name=self.name, players=self.players, rounds=self.rounds, water=self.water, tiles=[first]
        )


class WeighedRealm(Request):
    """A layout whose balance is to be measured."""

    model_config = with_example(
        {"code": "12ar.B113E022F203G124O013U215X035.m1B2m2X0m3U5..tBbEbGbUaXa.VHdvIEJhbmtz"}
    )

    code: str = Field(max_length=LONGEST_CODE)
    """The layout as a string."""
    boxes: list[str] = Field(default_factory=lambda: ["base"], max_length=16)
    """The boxes to play with."""


class AnswerOf(Request):
    """A request to count an answer to a puzzle, with the date of the answer."""

    model_config = with_example({"day": "2026-11-27"})

    day: Day
    """Today, in the user's time zone."""


class SolvedElsewhere(Request):
    """Puzzles that your browser remembers as solved."""

    model_config = with_example({"day": "2026-11-27", "solved": [2, 7]})

    day: Day
    """Today, in the user's time zone."""
    solved: list[Annotated[int, Field(ge=0, le=MOST_SEED)]] = Field(max_length=MOST_SOLVED)
    """The ids of the puzzles."""
