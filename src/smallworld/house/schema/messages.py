"""The types of events, of messages through sockets, and of hints, puzzles, reviews and chronicles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from smallworld.house.schema.answers import Action, Error, Listed, Orders, People, Summary
from smallworld.house.schema.typed import TypedDict

# `smallworld.views.schema` defines these in full, but cannot list its fields when compiled.
View = Mapping[str, Any]
Report = Mapping[str, Any]
Forecast = Mapping[str, Any]
Hint = Mapping[str, Any]
Review = Mapping[str, Any]


class PlayEvent(TypedDict):
    """A decision of a player, or an outcome of chance, which has no player."""

    seq: int
    player: int | None
    action: Action
    story: list[Report]
    at: float


class UndoEvent(TypedDict):
    """An undo. The event `undone` and all events after it no longer count."""

    seq: int
    undone: int
    player: int
    at: float


class EarlyEvent(TypedDict):
    """A decision that a player made before their turn. Its content stays hidden until a later event."""

    seq: int
    player: int
    early: Literal[True]
    at: float


TableEvent = PlayEvent | UndoEvent | EarlyEvent


class Acted(TypedDict):
    """The result of a command that was carried out."""

    seq: int  # the last event of the command
    events: list[TableEvent]


class Events(TypedDict):
    """A list of a table's events."""

    events: list[TableEvent]


class At(TypedDict):
    """The table after an event, as a spectator saw it."""

    seq: int
    view: View
    events: list[TableEvent]


class Last(TypedDict):
    """The last command of a user that was carried out, and its last event."""

    key: str
    seq: int


class StateMessage(TypedDict):
    """The state of a table, with everything that the user may see."""

    type: Literal["state"]
    seq: int
    table: Summary
    orders: dict[str, Orders]  # by seat of the user
    last: Last | None
    views: dict[str, View]  # by seat of the user
    spectator: View | None  # for users without a seat
    undo: dict[str, int]  # by seat of the user: how many events can be undone
    story: list[TableEvent]  # events of this turn and the last round that still count
    events: list[TableEvent]  # since the last message


class ChangesMessage(TypedDict):
    """The fields of the state that have changed since the last message.

    `table` and each view contain only their changed fields. If `seats` or `regions` have the same length as
    before, they contain only the changed items, by index.
    """

    type: Literal["changes"]
    since: int  # the `seq` of the last message
    seq: int
    table: NotRequired[dict[str, object]]
    orders: NotRequired[dict[str, Orders]]
    last: NotRequired[Last | None]
    views: NotRequired[dict[str, dict[str, object]]]
    spectator: NotRequired[dict[str, object]]
    undo: NotRequired[dict[str, int]]
    story: NotRequired[list[int]]  # the story, as numbers of events from the last story or from `events`
    events: list[TableEvent]  # since the last message


class TableMessage(TypedDict):
    """A new summary of a table, after a change of seats, connections or clocks."""

    type: Literal["table"]
    table: Summary


class ChatMessage(TypedDict):
    """A chat message: the name of a phrase, a line of text, or a region that the player points at."""

    type: Literal["chat"]
    player: int
    name: str
    phrase: NotRequired[str]
    text: NotRequired[str]
    region: NotRequired[str]
    team: NotRequired[bool]  # only the player's team can read it
    earlier: NotRequired[bool]  # sent before this connection began
    at: float


class DoneMessage(TypedDict):
    """The answer to a command that was carried out."""

    type: Literal["done"]
    key: str
    seq: int


class ErrorMessage(TypedDict):
    """The answer to a message that was refused."""

    type: Literal["error"]
    key: str | None  # the key of the command; null if the message was unreadable
    status: int  # the HTTP status that a call would have
    error: Error


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


ServerMessage = (
    StateMessage | ChangesMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage | PongMessage
)


# --- The lobby --------------------------------------------------------------------------------------------


class LobbyMessage(TypedDict):
    """The list of tables in the lobby. The first message is complete; later messages contain only changes."""

    type: Literal["lobby"]
    tables: NotRequired[list[Listed]]  # new or changed tables
    ids: NotRequired[list[str]]  # all tables of the list, in order
    people: NotRequired[People]  # the users who are connected


# --- Hints and the chronicle ------------------------------------------------------------------------------


class Hinted(TypedDict):
    """The advice of the strongest bot. The hint is null if you have no choice."""

    seq: int
    bot: str
    hint: Hint | None


class PlannedStep(TypedDict):
    """A step of a plan that is possible now."""

    actions: list[Action]  # the actions of the step on the present table
    story: list[Report]
    chance: bool  # chance decides next
    ends: bool  # the turn ends with this step


class Planned(TypedDict):
    """The outcome of a plan for a seat's next turn, or for the rest of its present turn."""

    seq: int
    turn: int  # the game turn of the plan
    view: View  # the view of the seat after the possible steps
    steps: list[PlannedStep]  # the possible steps
    forecast: Forecast | None  # the coins of the turn after these steps; null without steps
    goes_on: bool  # whether another step can follow
    stopped: Error | None  # why the next step is impossible


class Posed(TypedDict):
    """A puzzle in the list of puzzles."""

    id: int
    set: str  # "base" (with or without the small boxes), "underground" or "realms"
    daily: bool  # whether it takes turns with others as the puzzle of the day
    kind: str  # "coins" (the most coins without a die roll), "course" (expand or decline) or "defence"
    players: int
    boxes: list[str]
    difficulty: str  # "easy", "medium" or "hard"
    rating: int  # how hard it is, on the scale of players' ratings
    # For coins "conquest" or "powers" (a race or power offers special actions), for course "early" or "late"
    # (in the game), for defence "few" or "many" (tokens to place).
    theme: str


class Puzzles(TypedDict):
    """All puzzles in the order of the list."""

    puzzles: list[Posed]


class Answer(TypedDict):
    """The verdict on an answer to a puzzle, with figures from a long search."""

    right: bool
    got: int  # coins of the player's turn
    course: str  # the first action of the right answer, in notation
    best: float  # value of the right answer: coins of the turn, or the expected lead at the end
    better: float  # how much better it is than the second best, in coins
    within: float  # 95% confidence interval, as ±; 0 if exact
    usual: int  # coins that a greedy player would get
    story: list[Report]  # reports of the right answer


class Puzzled(TypedDict):
    """The puzzle at a table. The verdict is null until the answer is complete."""

    id: int
    number: int  # its place in the list, from 1
    kind: str
    difficulty: str
    theme: str
    answer: Answer | None


class PuzzleResult(TypedDict):
    """A puzzle that the user has tried."""

    id: int
    tries: int  # number of answers, up to the first right one
    first: bool  # whether the first answer was right
    solved: bool


class PuzzleDay(TypedDict):
    """A day when the user tried the daily puzzle."""

    day: str  # such as "2026-11-27"
    tries: int  # number of answers, up to the first right one
    solved: bool


class PuzzleProgress(TypedDict):
    """The user's progress with puzzles. Dates are in the user's time zone."""

    today: str
    results: list[PuzzleResult]
    days: list[PuzzleDay]
    streak: int  # days in a row with the daily puzzle solved, up to today or yesterday
    longest: int  # the longest streak
    rating: int  # the user's rating for puzzles; new users have 1500
    within: int  # 95% confidence interval of the rating, as ±
    rated: int  # number of puzzles that count for the rating


class PuzzleAnswered(TypedDict):
    """The user's progress after an answer to a puzzle."""

    progress: PuzzleProgress
    daily: bool  # whether this is the puzzle of today
    change: int | None  # change of the rating; null if this was not the first answer to the puzzle


class LineStep(TypedDict):
    """A step of the solution of a puzzle: one action, or all actions that answer one question."""

    actions: list[Action]
    story: list[Report]


class Line(TypedDict):
    """The solution of the puzzle at a table, and how far the game follows it."""

    steps: list[LineStep]
    done: int  # the number of steps already played
    left: bool  # whether the player has left the line


class RaceStory(TypedDict):
    """The number of regions of one race over the game."""

    player: int
    race: str
    power: str | None
    turns: list[int]  # regions at the end of each game turn


class Raid(TypedDict):
    """The turn in which a player conquered the most regions of other players."""

    player: int
    turn: int
    race: str | None
    regions: list[str]


class Luck(TypedDict):
    """The least likely die roll that won a region."""

    player: int
    turn: int
    seq: int
    pips: int
    region: str
    faces: int
    sides: int


class Reviewed(TypedDict):
    """The progress of a game review, and its results so far.

    While the review runs, its results end with the last judged decision. The first and last event of a
    decision are numbered as at the table.
    """

    done: int  # number of judged decisions
    most: int  # number of all decisions; 0 until they are counted
    running: bool
    failed: bool
    review: Review | None


class Chronicle(TypedDict):
    """Statistics of a finished game."""

    coins: list[list[int]]  # coins of each player, after every turn of any player
    races: list[RaceStory]
    raid: Raid | None
    luckiest: Luck | None
