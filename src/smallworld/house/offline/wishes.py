"""Requests of the page, read from JSON. Their fields are those of the requests in `server.schema`."""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from smallworld.house.refusal import malformed
from smallworld.house.schema.wishes import Fields

Shape = TypeVar("Shape")
WAYS = ("action", "actions", "place", "select", "undo", "reset")


@dataclass
class SeatAsked:
    """The settings of a seat at a new table."""

    kind: Literal["me", "open", "bot", "local"]
    bot: str | None = None
    name: str | None = None


@dataclass
class ClockAsked:
    """The settings of the clock of a new table."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = 0
    increment: int = 0


@dataclass
class TableAsked:
    """The settings of a new table."""

    seats: list[SeatAsked]
    board: str | None = None
    boxes: list[str] = field(default_factory=lambda: ["base"])
    leaders: bool = False
    places: bool = False
    scenario: str | None = None
    world: str | None = None
    own: dict[str, Any] | None = None
    open_coins: bool = False
    allied_coins: bool = False
    public: bool = False
    drop_in: bool = False
    clock: ClockAsked = field(default_factory=ClockAsked)
    first: int | Literal["random", "newcomer"] = "random"
    lesson: bool = False


@dataclass
class BranchAsked:
    """A request to continue a finished game from one of its events."""

    seq: int
    seats: list[SeatAsked]


@dataclass
class CommandAsked:
    """A decision of a seat, or an undo."""

    player: int
    seq: int
    key: str
    action: Fields | None = None
    actions: list[Fields] | None = None
    place: dict[str, int] | None = None
    select: list[str] | None = None
    undo: int | None = None
    reset: Literal[True] | None = None
    type: str = "act"

    def __post_init__(self) -> None:
        if len([way for way in WAYS if getattr(self, way) is not None]) != 1:
            raise malformed(f"a command needs exactly one of {', '.join(WAYS)}")


@dataclass
class ComboAsked:
    """The names of the race and the power of a combo."""

    race: str
    power: str


@dataclass
class StepAsked:
    """A step of a plan."""

    action: Fields | None = None
    actions: list[Fields] | None = None
    place: dict[str, int] | None = None
    select: list[str] | None = None
    combo: ComboAsked | None = None


@dataclass
class PlanAsked:
    """A plan to try for the next turn of a seat."""

    player: int
    steps: list[StepAsked]


@dataclass
class OrderAsked:
    """A standing order for displaced tokens."""

    player: int
    order: Literal["ask", "even", "borders", "bonus", "together"] | None
    race: str | None = None


@dataclass
class RematchAsked:
    """A request for a rematch."""

    bots: Literal["harder", "easier"] | None = None


@dataclass
class NameAsked:
    """The name that the user wants."""

    name: str


@dataclass
class RecordAsked:
    """The record of a game, as a file contains it."""

    record: str


@dataclass
class SolvedAsked:
    """Puzzles that the browser remembers as solved."""

    day: str
    solved: list[int]


@dataclass
class AnswerAsked:
    """A request to count an answer to a puzzle."""

    day: str


def understand(shape: type[Shape], fields: object) -> Shape:
    """Return a request, read from JSON, as an object of this dataclass.

    Raises:
        Refusal: 400 if a field is missing, unknown or has another type.
    """
    return _read(shape, fields, "")


def _read(shape: type[Shape], fields: object, path: str) -> Shape:
    if not isinstance(fields, dict):
        raise malformed(f"{path or 'message'}: a JSON object is needed")
    hints = _hints(cast(Hashable, shape))
    for name in fields:
        if name not in hints:
            raise malformed(f"{path}{name}: there is no such field; known: {', '.join(hints)}")
    for one in dataclasses.fields(cast(Any, shape)):
        needed = one.default is dataclasses.MISSING and one.default_factory is dataclasses.MISSING
        if needed and one.name not in fields:
            raise malformed(f"{path}{one.name}: this field is needed")
    return shape(**{name: _value(hints[name], value, f"{path}{name}") for name, value in fields.items()})


@cache
def _hints(shape: Hashable) -> dict[str, Any]:
    return get_type_hints(shape)


def _value(hint: Any, value: object, path: str) -> Any:
    """Return a value of JSON as this type wants it."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return value
    if origin in (UnionType, Union):
        fitting = [one for one in args if _may_be(one, value)]
        if fitting:
            return _value(fitting[0], value, path)
    elif dataclasses.is_dataclass(hint):
        return _read(cast(type, hint), value, f"{path}.")
    elif _may_be(hint, value):
        if isinstance(value, list):
            return [_value(args[0], one, f"{path}.{place}") for place, one in enumerate(value)]
        if isinstance(value, dict):
            return {key: _value(args[1], one, f"{path}.{key}") for key, one in value.items()}
        return value
    raise malformed(f"{path}: this value is not allowed")


def _may_be(hint: Any, value: object) -> bool:
    """Return whether a value has this type, without looking into lists and objects."""
    if get_origin(hint) is Literal:
        return value in get_args(hint) and type(value) in [type(one) for one in get_args(hint)]
    if dataclasses.is_dataclass(hint):
        return isinstance(value, dict)
    if hint is None or hint is NoneType:
        return value is None
    plain = get_origin(hint) or hint
    return isinstance(value, plain) and (plain is not int or not isinstance(value, bool))
