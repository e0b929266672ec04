"""What the server takes from whoever plays: commands, and the messages of a socket."""

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
MOST_STEPS: Final = 40  # of a plan
NUMBERS: Final = ("tokens", "pips", "player", "place")  # fields of actions; all others are words
WAYS: Final = ("action", "actions", "place", "select", "undo", "reset")


def check_action(fields: dict[str, str | int]) -> dict[str, str | int]:
    """Refuse a number where a word is due, and the other way round."""
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
                "region": {"type": "string", "description": "By id."},
                "other": {"type": "string", "description": "A second region, by id."},
                **{name: {"type": "integer"} for name in NUMBERS},
            },
            "additionalProperties": {"type": "string", "description": "A race or a power by name."},
            "examples": [{"do": "conquer", "region": "old-oak", "tokens": 3}],
        }
    ),
]


class Command(Request):
    """What a seat decides; exactly one of the last six fields says it."""

    model_config = with_example(
        {"player": 1, "seq": 57, "key": "8f0c", "action": {"do": "conquer", "region": "old-oak", "tokens": 3}}
    )

    player: Player
    """The seat."""
    seq: int = Field(ge=0, examples=[57])
    """The last event that the sender has seen."""
    key: str = Field(min_length=1, max_length=LONGEST_KEY, examples=["8f0c"])
    """Another for each command: when it comes again, so does the first answer, and nothing is done twice."""
    action: Action | None = None
    """One decision."""
    actions: list[Action] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """Several, all of them or none."""
    place: dict[str, int] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """All that the view's `distribution` asks for: numbers by region."""
    select: list[str] | None = Field(default=None, max_length=MOST_ACTIONS)
    """The regions that are wanted of the view's `selection`."""
    undo: int | None = Field(default=None, ge=1)
    """So many events are taken back."""
    reset: Literal[True] | None = None
    """All of this turn is taken back."""

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if len([way for way in WAYS if getattr(self, way) is not None]) != 1:
            raise ValueError(f"a command has exactly one of {', '.join(WAYS)}")
        return self


class ComboName(Request):
    """A combo, wherever it lies."""

    race: str = Field(max_length=LONGEST_WORD)
    """By name."""
    power: str = Field(max_length=LONGEST_WORD)
    """By name."""


class PlanStep(Request):
    """A step of a plan; exactly one of the fields says it, as in a command."""

    action: Action | None = None
    """One decision; a conquest with as many tokens as it takes by then."""
    actions: list[Action] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """Several, all of them or none."""
    place: dict[str, int] | None = Field(default=None, min_length=1, max_length=MOST_ACTIONS)
    """All that the view's `distribution` asks for: numbers by region."""
    select: list[str] | None = Field(default=None, max_length=MOST_ACTIONS)
    """The regions that are wanted of the view's `selection`."""
    combo: ComboName | None = None
    """The combo that is taken, whatever its place by then."""

    @model_validator(mode="after")
    def _says_one_thing(self) -> Self:
        if len([name for name in type(self).model_fields if getattr(self, name) is not None]) != 1:
            raise ValueError("a step has exactly one of action, actions, place, select, combo")
        return self


class PlanWish(Request):
    """What a seat would do in its next turn."""

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
    """In order."""


class Act(Command):
    """A command, sent through a socket."""

    type: Literal["act"]
    """What this message is."""


class Chat(Saying):
    """Something said, sent through a socket."""

    type: Literal["chat"]
    """What this message is."""


class Ping(Request):
    """Asks for a pong."""

    type: Literal["ping"]
    """What this message is."""


Message = Annotated[Act | Chat | Ping, Field(discriminator="type")]
