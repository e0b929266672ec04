"""What is told of a table: its events, the messages of a socket, hints, and the chronicle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from smallworld.server.schema.answers import Action, Error, Orders, Summary

# In full they stand in `smallworld.views.schema`, which, compiled, cannot say any more what its fields are.
View = Mapping[str, Any]
Report = Mapping[str, Any]
Hint = Mapping[str, Any]
Review = Mapping[str, Any]


class PlayEvent(TypedDict):
    """Somebody, or chance (no player), has decided."""

    seq: int
    player: int | None
    action: Action
    story: list[Report]
    at: float


class UndoEvent(TypedDict):
    """Events from `undone` on no longer count."""

    seq: int
    undone: int
    player: int
    at: float


class EarlyEvent(TypedDict):
    """Somebody has decided before their turn; another event will tell what."""

    seq: int
    player: int
    early: Literal[True]
    at: float


TableEvent = PlayEvent | UndoEvent | EarlyEvent


class Acted(TypedDict):
    """A command was carried out."""

    seq: int  # of the last event that it made
    events: list[TableEvent]


class Events(TypedDict):
    """What happened."""

    events: list[TableEvent]


class At(TypedDict):
    """The table after an event, as a spectator saw it."""

    seq: int
    view: View
    events: list[TableEvent]


class Last(TypedDict):
    """The last command of a person that was carried out, and the last event it made."""

    key: str
    seq: int


class StateMessage(TypedDict):
    """All that somebody may see of a table."""

    type: Literal["state"]
    seq: int
    table: Summary
    orders: dict[str, Orders]  # by seat of theirs
    last: Last | None
    views: dict[str, View]  # by seat of theirs
    spectator: View | None  # for those who have no seat
    undo: dict[str, int]  # how many events may be taken back, by seat
    story: list[TableEvent]  # of this turn and the last round, without those that were taken back
    events: list[TableEvent]  # since the last message


class ChangesMessage(TypedDict):
    """What is no longer as in the last message; whatever is left out is.

    Of `table` and of each view come the fields that changed, and of their `seats` and `regions`, where there
    are as many as before, those that changed, by their place from 0.
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
    story: NotRequired[list[int]]  # the numbers of events that were in the last story, or are in `events`
    events: list[TableEvent]  # since the last message


class TableMessage(TypedDict):
    """Somebody sat down, came or went, or a clock was corrected."""

    type: Literal["table"]
    table: Summary


class ChatMessage(TypedDict):
    """Somebody said something: a phrase by name, or a line of their own; or points at a region."""

    type: Literal["chat"]
    player: int
    name: str
    phrase: NotRequired[str]
    text: NotRequired[str]
    region: NotRequired[str]
    team: NotRequired[bool]  # only those read it who play with whoever said it
    earlier: NotRequired[bool]  # said before this connection was made
    at: float


class DoneMessage(TypedDict):
    """A command was carried out."""

    type: Literal["done"]
    key: str
    seq: int


class ErrorMessage(TypedDict):
    """A message was refused."""

    type: Literal["error"]
    key: str | None  # of the command, unless the message could not be read
    status: int  # as a call would be answered
    error: Error


class PongMessage(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


ServerMessage = (
    StateMessage | ChangesMessage | TableMessage | ChatMessage | DoneMessage | ErrorMessage | PongMessage
)


# --- Hints and the chronicle ------------------------------------------------------------------------------


class Hinted(TypedDict):
    """What the strongest bot would do; no hint where there is no choice."""

    seq: int
    bot: str
    hint: Hint | None


class PlannedStep(TypedDict):
    """A step of a plan that is possible as things stand."""

    actions: list[Action]  # what it comes to now
    story: list[Report]
    chance: bool  # whether a die, or something that is found, decides next
    ends: bool  # whether the turn is over then


class Planned(TypedDict):
    """A plan, tried on the table as the seat sees it: in its next turn, or in its own as far as that is."""

    seq: int
    turn: int  # the game turn in which it is
    view: View  # of the seat, after the steps that are possible
    steps: list[PlannedStep]  # those
    goes_on: bool  # whether another step can follow
    stopped: Error | None  # why the step after them is not possible


class Posed(TypedDict):
    """A puzzle, before it is asked."""

    id: int
    kind: str  # "coins" (most that the turn brings without a die), "course" (expand or decline) or "defence"
    players: int
    boxes: list[str]


class Puzzles(TypedDict):
    """The puzzles in their order; each day another is that of the day."""

    puzzles: list[Posed]


class Answer(TypedDict):
    """What is said of an answer, with the figures of a long search."""

    right: bool
    got: int  # coins of the turn
    course: str  # the first action of the right answer, in notation
    best: float  # of the right answer: coins of the turn, or the lead that may be expected in the end
    better: float  # coins by which it is better than the best of the others
    within: float  # the true number is this near, with 95 % confidence; 0: it is exact
    usual: int  # coins of who takes what pays most, step by step
    story: list[Report]  # of the right answer


class Puzzled(TypedDict):
    """The puzzle of a table; no answer while it is not whole."""

    id: int
    kind: str
    answer: Answer | None


class RaceStory(TypedDict):
    """Rise and fall of a race."""

    player: int
    race: str
    power: str | None
    turns: list[int]  # regions at the end of each game turn


class Raid(TypedDict):
    """The turn that took most regions from other players."""

    player: int
    turn: int
    race: str | None
    regions: list[str]


class Luck(TypedDict):
    """The roll of the die that was least to be expected and won a region."""

    player: int
    turn: int
    seq: int
    pips: int
    region: str
    faces: int
    sides: int


class Reviewed(TypedDict):
    """How far the look back at a finished game is, and what it found so far.

    While it is running the accounts end with the last decision that was judged. Decisions begin and end with
    events of the table.
    """

    done: int  # decisions
    most: int  # of so many; 0 until they are counted
    running: bool
    failed: bool
    review: Review | None


class Chronicle(TypedDict):
    """A finished game in numbers."""

    coins: list[list[int]]  # of each player, after each player's turn
    races: list[RaceStory]
    raid: Raid | None
    luckiest: Luck | None
