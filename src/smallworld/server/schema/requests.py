"""What the server takes: the bodies of calls, and the messages of a socket.

They are strict: a field that nobody knows is refused, and "1" is no number. `/api/openapi.json` and `/docs`
show them as they stand here, with what the strings below the fields say.
"""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from smallworld.content.realms.formats.layout_code import LONGEST as LONGEST_CODE
from smallworld.content.realms.tiles.layout import LONGEST_NAME as LONGEST_REALM_NAME
from smallworld.server.accounts.names import LONGEST_LINE

MOST_PLAYERS: Final = 16  # that an action can name
MOST_ACTIONS: Final = 64  # in one command
LONGEST_WORD: Final = 40  # of a race, a power or a phrase
MOST_TILES: Final = 26
MOST_REGIONS: Final = 120  # with names of somebody's own
MOST_SEED: Final = 2**31
MOST_NUMBER: Final = 2**53 - 1  # greater ones some programs round
HALF_LETTERS: Final = re.compile(r"[\ud800-\udfff]")


Player = Annotated[int, Field(ge=1, le=MOST_PLAYERS)]
Word = Annotated[str, Field(max_length=LONGEST_WORD)]


class Request(BaseModel):
    """Something that the server takes."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)

    @model_validator(mode="before")
    @classmethod
    def _can_be_kept(cls, fields: Any) -> Any:
        check_values(fields)
        return fields


def check_values(sent: Any) -> None:
    """See that all texts and numbers in something that was sent can be kept, and told to everybody.

    Raises:
        ValueError: one cannot.
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
    """Return a text that can be kept: PostgreSQL takes no NUL, and nobody can send half a letter.

    Raises:
        ValueError: it cannot.
    """
    if "\0" in text:
        raise ValueError("a text has no NUL in it")
    if not text.isascii() and HALF_LETTERS.search(text):
        raise ValueError("a text has no half letter in it")
    return text


def check_number(number: int) -> int:
    """Return a number that JSON can tell exactly in every language.

    Raises:
        ValueError: it cannot.
    """
    if abs(number) > MOST_NUMBER:
        raise ValueError(f"a number is at most {MOST_NUMBER}")
    return number


Text = Annotated[str, AfterValidator(check_text)]
Seq = Annotated[int, Field(ge=0, le=MOST_NUMBER)]


def with_example(example: dict[str, Any]) -> ConfigDict:
    """The configuration of a request for which this is an example."""
    return ConfigDict(json_schema_extra={"examples": [example]})


class Nothing(Request):
    """A body that says nothing; none will do."""

    model_config = with_example({})


# --- Tables -----------------------------------------------------------------------------------------------


class SeatWish(Request):
    """Who shall sit at a place."""

    kind: Literal["me", "open", "bot", "local"]
    """Who asks, whoever comes, a bot, or another person at the screen of who asks."""
    bot: str | None = None
    """A level of the catalogue."""
    name: str | None = None
    """Of a person, if not the one by which the server knows who asks."""


class ClockWish(Request):
    """Which clock a table shall have."""

    kind: Literal["none", "live", "days"] = "none"
    """No clock, one for a game at a stretch, or one for a game of days."""
    minutes: int = Field(default=0, examples=[20])
    """For each person: to 600 if it is `live`, to 60 days of them if it is `days`."""
    increment: int = Field(default=0, examples=[30])
    """Seconds that a turn of one's own brings."""


class TableWish(Request):
    """What a new table shall be like."""

    model_config = with_example(
        {
            "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}],
            "boxes": ["base", "cursed"],
            "clock": {"kind": "live", "minutes": 20, "increment": 30},
        }
    )

    seats: list[SeatWish] = Field(min_length=2, max_length=6)
    """In the order of play; without open ones the game begins at once."""
    board: str | None = Field(default=None, examples=["base-2"])
    """By name, or `realm-` and the string of a layout; none: the usual one for so many players."""
    boxes: list[str] = Field(default_factory=lambda: ["base"], max_length=16)
    """By name; `all` is every box, and options and scenarios may stand here, too."""
    leaders: bool = False
    """Whether the option Leaders is in play."""
    places: bool = False
    """Whether relics and places lie on the surface, too, if a box has some; below they always do."""
    scenario: str | None = None
    """By name."""
    world: str | None = Field(default=None, examples=["underground"])
    """`surface` or `underground`; none: the world of the first of the boxes."""
    own: dict[str, Any] | None = None
    """A draft of the workshop; not at public tables."""
    open_coins: bool = False
    """Whether everybody sees everybody's coins."""
    allied_coins: bool = False
    """Whether allies see each other's coins, where there are teams."""
    public: bool = False
    """Whether it stands in the list of tables."""
    clock: ClockWish = Field(default_factory=ClockWish)
    """How long people may think."""
    first: int | Literal["random", "newcomer"] = "random"
    """The player who begins; `newcomer`: a person who has not finished a game yet, or chance decides."""
    lesson: bool = False
    """Whether it is the game that teaches: the same deal for everybody, for who asks and one bot."""


class BranchWish(Request):
    """From where, and by whom, a game shall be played on."""

    model_config = with_example({"seq": 87, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]})

    seq: int = Field(ge=0)
    """The last event that shall count."""
    seats: list[SeatWish] = Field(min_length=2, max_length=MOST_PLAYERS)
    """As many as before, in their order."""


class Sitting(Request):
    """Which seat somebody wants."""

    model_config = with_example({"player": 2})

    player: Player | None = None
    """None: the first that is free."""


class StandingOrder(Request):
    """How a seat's displaced tokens shall come home."""

    model_config = with_example({"player": 1, "order": "borders", "race": "elves"})

    player: Player
    """The seat."""
    order: Literal["ask", "even", "borders", "bonus", "together"] | None
    """A template; none, with a race: that race has no order of its own any more."""
    race: Word | None = None
    """One race; none: all that have no order of their own."""


class Vote(Request):
    """How to go on while somebody is gone."""

    model_config = with_example({"player": 2, "wish": "bot"})

    player: Player | None = None
    """The seat of who is gone; none: it is about the table's pace."""
    wish: Literal["wait", "bot", "days", "own"]
    """Wait, a bot until they are back, or turns of a day for all; without a seat: its own pace again."""


class Saying(Request):
    """Something said: a phrase by name, a line of one's own, or a region that is pointed at."""

    model_config = with_example({"phrase": "hello"})

    phrase: Word | None = Field(default=None, examples=["hello"])
    """One of the catalogue; everybody reads it in their own language."""
    text: str | None = Field(default=None, max_length=4 * LONGEST_LINE)
    """At most 300 letters."""
    region: Word | None = Field(default=None, examples=["hatchet-forest"])
    """A region that is pointed at, without a word."""
    team: bool = False
    """Whether only those read it who play with one."""


class Complaint(Request):
    """What a moderator should look at: somebody at a table, or the table."""

    model_config = with_example({"player": 2, "reason": "insult", "text": "Third time today."})

    player: Player | None = None
    """Whom it is about; none: the table, with its name or its board."""
    reason: Literal["insult", "spam", "cheating", "name", "other"]
    """What is wrong."""
    text: str = Field(default="", max_length=4 * LONGEST_LINE)
    """In words of one's own; at most 300 letters."""


class Drafted(Request):
    """A draft, which may have any mistakes."""

    model_config = with_example({"draft": {"races": [{"name": "Badgers", "tokens": 5, "supply": 10}]}})

    draft: dict[str, Any] = Field(examples=[{"races": [{"name": "Badgers", "tokens": 5, "supply": 10}]}])
    """Races and powers of one's own; `smallworld banner schema` prints their schema."""


# --- Realms -----------------------------------------------------------------------------------------------

World = Literal["surface", "underground"]
RegionKey = Annotated[str, Field(max_length=4, examples=["Ra"])]
RealmName = Annotated[str, Field(max_length=LONGEST_REALM_NAME, examples=["Two Banks"])]


class RealmTile(Request):
    """A tile that lies there."""

    letter: str = Field(min_length=1, max_length=1, examples=["R"])
    """From `A` to `Z`."""
    world: World = "surface"
    """Of the side that is up."""
    cell: Annotated[list[int], Field(min_length=2, max_length=2, examples=[[0, 1]])]
    """Across and down."""
    turns: int = 0
    """Of 60 degrees clockwise."""


class RealmPiece(Request):
    """A mountain or chasm that lies on a tile."""

    kind: Literal["mountain", "chasm"]
    """Which of both."""
    number: int = Field(examples=[1])
    """In the box."""
    letter: str = Field(min_length=1, max_length=1, examples=["Q"])
    """Of the tile."""
    place: int = Field(examples=[4])
    """On the tile as printed, 0 to 5."""


class RealmBorder(Request):
    """Where one river ends and another begins."""

    letter: str = Field(min_length=1, max_length=1, examples=["R"])
    """Of the tile."""
    edge: int = Field(examples=[3])
    """Of the tile as printed, 0 to 5."""


class RealmDraftWish(Request):
    """What somebody builds; it need not be possible."""

    name: RealmName
    """Of the whole."""
    players: int = Field(examples=[3])
    """How many play on it."""
    rounds: int = Field(examples=[10])
    """Game turns."""
    water: Literal["river", "sea", "closed-sea"] = "river"
    """What water is."""
    tiles: list[RealmTile] = Field(max_length=MOST_TILES)
    """What lies on the table."""
    pieces: list[RealmPiece] = Field(default_factory=list, max_length=MOST_TILES)
    """What lies on the tiles."""
    borders: list[RealmBorder] = Field(default_factory=list, max_length=MOST_TILES)
    """Where rivers are parted."""
    marks: dict[Word, list[RegionKey]] = Field(default_factory=dict, max_length=MOST_ACTIONS)
    """Regions by what lies in them."""
    tunnels: list[Annotated[list[RegionKey], Field(min_length=2, max_length=2)]] = Field(
        default_factory=list, max_length=MOST_TILES
    )
    """Pairs of regions."""
    names: dict[RegionKey, RealmName] = Field(default_factory=dict, max_length=MOST_REGIONS)
    """What regions are called instead of what is printed."""


class RealmWish(Request):
    """A layout, as fields or as its string."""

    model_config = with_example(
        {"code": "12ar.B113E022F203G124O013U215X035.m1B2m2X0m3U5..tBbEbGbUaXa.VHdvIEJhbmtz"}
    )

    draft: RealmDraftWish | None = None
    """As fields."""
    code: str = Field(default="", max_length=LONGEST_CODE)
    """As a string."""


class CheckedRealm(RealmWish):
    """A layout that is looked at, with the scenario that is to be played on it."""

    rules: str = Field(default="", max_length=LONGEST_CODE)
    """The string of the scenario; without it the layout counts as it is."""


class RealmRules(Request):
    """What somebody's own scenario says; docs/create/scenarios.md tells more."""

    title: RealmName
    """Of the whole."""
    stars: int = 1
    """How much there is to think of, to 3."""
    world: Literal["surface", "underground", "both"] = "surface"
    """Where races come from; `both` has those of the surface and of the world below."""
    features: list[Word] = Field(default_factory=list, max_length=3)
    """What its boards have beside those of a world: `chasm`, `volcano`, `place`."""
    without: list[RealmName] = Field(default_factory=list, max_length=40)
    """What stays in its box, by name."""
    rounds: int = 0
    """Game turns; 0 for those of the board."""
    water: str = Field(default="", max_length=20)
    """How water counts, or as the board says."""
    entry: list[Word] = Field(default_factory=list, max_length=6)
    """What lies where new races enter, or as the board says."""
    teams: list[int] = Field(default_factory=list, max_length=6)
    """The team of each seat, from whoever begins; without it everybody plays for themselves."""
    alone: int = 1
    """How often what one has who is alone in a team counts at the end, to 3."""
    rule: list[dict[Word, Word | int | bool]] = Field(default_factory=list, max_length=12)
    """A tool each, with its values."""


class ScenarioWish(Request):
    """A scenario of somebody's own, as fields or as its string."""

    model_config = with_example({"code": "11s.V2VsbHM.feature-bonus~well~2"})

    scenario: RealmRules | None = None
    """As fields."""
    code: str = Field(default="", max_length=LONGEST_CODE)
    """As a string."""


class FilledRealm(RealmWish):
    """A layout whose rest is to be filled in."""

    worlds: list[World] = Field(default=["surface"], min_length=1, max_length=2)
    """Whose sides may be up."""
    seed: int = Field(default=1, ge=0, le=MOST_SEED)
    """The same seed gives the same layout."""


class RandomRealm(Request):
    """A layout that is wanted by seed."""

    model_config = with_example({"name": "By seed", "players": 3, "seed": 7})

    name: RealmName
    """Of the whole."""
    players: int = Field(ge=2, le=6)
    """How many play on it."""
    rounds: int = 10
    """Game turns."""
    water: Literal["river", "sea", "closed-sea"] = "river"
    """What water is."""
    worlds: list[World] = Field(default=["surface"], min_length=1, max_length=2)
    """Whose sides may be up."""
    seed: int = Field(default=1, ge=0, le=MOST_SEED)
    """The same seed gives the same layout."""

    def begun(self) -> RealmDraftWish:
        """A first tile, from which the rest follows."""
        first = RealmTile(
            letter=chr(ord("A") + self.seed % MOST_TILES),
            world=self.worlds[self.seed % len(self.worlds)],
            cell=[0, 0],
            turns=self.seed % 6,
        )
        return RealmDraftWish(
            name=self.name, players=self.players, rounds=self.rounds, water=self.water, tiles=[first]
        )


class WeighedRealm(Request):
    """A layout on which the planner shall play."""

    model_config = with_example(
        {"code": "12ar.B113E022F203G124O013U215X035.m1B2m2X0m3U5..tBbEbGbUaXa.VHdvIEJhbmtz"}
    )

    code: str = Field(max_length=LONGEST_CODE)
    """As a string."""
    boxes: list[str] = Field(default_factory=lambda: ["base"], max_length=16)
    """With which it is played."""
