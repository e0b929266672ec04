"""Requests of players: commands, plans, and messages that they send through a socket."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from pydantic import AfterValidator, Field, WithJsonSchema, model_validator

from smallworld.server.schema.requests import (
    LONGEST_WORD,
    MOST_ACTIONS,
    Player,
    Request,
    Saying,
    with_example,
)

LONGEST_KEY: Final = 64
MOST_STEPS: Final = 40  # most steps of a plan
NUMBERS: Final = ("tokens", "pips", "player", "place")  # fields of actions that are numbers
WAYS: Final = ("action", "actions", "place", "select", "undo", "reset")


def check_action(fields: dict[str, str | int]) -> dict[str, str | int]:
    """Check that each field of an action is a number or a word, as its name requires; return the fields.

    Raises:
        ValueError: a field has the wrong type.
    """
    for name, value in fields.items():
        if isinstance(value, int) != (name in NUMBERS):
            raise ValueError(f'"{name}" is a {"number" if name in NUMBERS else "word"}')
    return fields


Action = Annotated[
    dict[str, str | int],
    AfterValidator(check_action),
    WithJsonSchema(
        {
            "type": "object",
            "description": "One of the `actions` of the view: its verb, and the fields that belong to it.",
            "required": ["do"],
            "properties": {
                "do": {"type": "string", "description": "A verb such as `conquer`, or an ability by name."},
                "region": {"type": "string", "description": "A region by id."},
                "other": {"type": "string", "description": "A second region, by id."},
                **{name: {"type": "integer"} for name in NUMBERS},
            },
            "additionalProperties": {"type": "string", "description": "A race or a power by name."},
            "examples": [{"do": "conquer", "region": "old-oak", "tokens": 3}],
        }
    ),
]


class Command(Request):
    """A decision of a seat. Use exactly one of the last six fields."""

    model_config = with_example(
        {"player": 1, "seq": 57, "key": "8f0c", "action": {"do": "conquer", "region": "old-oak", "tokens": 3}}
    )

    player: Player
    """The seat."""
    seq: int = Field(ge=0, examples=[57])
    """The last event that you have seen."""
    key: str = Field(min_length=1, max_length=LONGEST_KEY, examples=["8f0c"])
    """A new key for each command. With a repeated key, you get the first answer again."""
    action: Action | None = None
    """One decision."""
    actions: list[Action] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """Several decisions. The server carries out all of them or none."""
    place: dict[str, int] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """Numbers by region: all that the view's `distribution` asks for."""
    select: list[str] | None = Field(default=None, max_length=MOST_ACTIONS)
    """Regions chosen from the view's `selection`."""
    undo: int | None = Field(default=None, ge=1)
    """The number of events to undo."""
    reset: Literal[True] | None = None
    """Undo this whole turn."""

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if len([way for way in WAYS if getattr(self, way) is not None]) != 1:
            raise ValueError(f"a command needs exactly one of {', '.join(WAYS)}")
        return self


class ComboName(Request):
    """The names of the race and the power of a combo."""

    race: str = Field(max_length=LONGEST_WORD)
    """The race."""
    power: str = Field(max_length=LONGEST_WORD)
    """The power."""


class PlanStep(Request):
    """A step of a plan. Use exactly one of its fields."""

    action: Action | None = None
    """One decision. A conquest uses as many tokens as it needs at that point."""
    actions: list[Action] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """Several decisions. The server carries out all of them or none."""
    place: dict[str, int] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """Numbers by region: all that the view's `distribution` asks for."""
    select: list[str] | None = Field(default=None, max_length=MOST_ACTIONS)
    """Regions chosen from the view's `selection`."""
    combo: ComboName | None = None
    """The combo to take, at any place of the column."""

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if len([name for name in type(self).model_fields if getattr(self, name) is not None]) != 1:
            raise ValueError("a step needs exactly one of action, actions, place, select, combo")
        return self


class PlanWish(Request):
    """A plan to try for the next turn of a seat."""

    model_config = with_example(
        {
            "player": 1,
            "steps": [
                {"action": {"do": "expand"}},
                {"action": {"do": "conquer", "region": "old-oak", "tokens": 3}},
            ],
        }
    )

    player: Player
    """The seat."""
    steps: list[PlanStep] = Field(max_length=MOST_STEPS)
    """The steps in order."""


class Act(Command):
    """A command that is sent through a socket."""

    type: Literal["act"]
    """The type of this message."""


class Chat(Saying):
    """A chat message that is sent through a socket."""

    type: Literal["chat"]
    """The type of this message."""


class Ping(Request):
    """A ping, which the server answers with a pong."""

    type: Literal["ping"]
    """The type of this message."""


Message = Annotated[Act | Chat | Ping, Field(discriminator="type")]
