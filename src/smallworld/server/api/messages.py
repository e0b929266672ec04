"""Parsing of messages from HTTP bodies and sockets."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from smallworld.house.refusal import Refusal, malformed
from smallworld.house.schema.answers import Facts
from smallworld.server.accounts.people import User
from smallworld.server.schema.commands import Command
from smallworld.server.tables.decisions import act
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table

Model = TypeVar("Model", bound=BaseModel)


def parse_json(text: str | bytes) -> dict[str, Any]:
    """Return the JSON object in a message.

    Raises:
        Refusal: 400 if the message is not a JSON object.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise malformed("This is not valid JSON.") from error
    if ("\\ud" in text or "\\uD" in text) if isinstance(text, str) else (b"\\ud" in text or b"\\uD" in text):
        _refuse_half_letters(value)
    if not isinstance(value, dict):
        raise no_object()
    return value


def _refuse_half_letters(value: object) -> None:
    """Check that no text has a lone surrogate, which could not be encoded in an answer.

    Raises:
        Refusal: 400 if a text has one.
    """
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except (UnicodeEncodeError, RecursionError) as error:
        raise malformed("A text contains half of a surrogate pair.") from error


def understand(model: type[Model], message: dict[str, Any]) -> Model:
    """Return a message as an instance of its model.

    Raises:
        Refusal: 400 if a field is missing or invalid.
    """
    try:
        return model.model_validate(message)
    except ValidationError as error:
        raise not_understood(error.errors(include_url=False, include_input=False)) from error


def not_understood(errors: Sequence[Mapping[str, Any]]) -> Refusal:
    """Return 400 for invalid fields, with the name and limits of the first one.

    The refusal does not repeat the message itself.
    """
    first = errors[0]
    field = ".".join([str(part) for part in first["loc"]])
    limits = first.get("ctx", {}).items()
    facts: Facts = {name: value for name, value in limits if isinstance(value, (str, int))}
    if not field:
        return malformed(first["msg"], facts)
    return malformed(f"{field}: {first['msg']}", {"field": field, **facts})


def no_object() -> Refusal:
    """Return 400 for a body that is not a JSON object."""
    return malformed("A message must be a JSON object, and a body application/json.")


async def perform(registry: Registry, table: Table, user: User, command: Command) -> tuple[int, list[str]]:
    """Carry out a command. Return the number of its last event, and all its events as JSON.

    Callers must let this finish even if the connection breaks, because every event on the disk must also be
    shown to the users.

    Raises:
        Refusal: the command was refused, and nothing was changed.
    """
    try:
        registry.limits.take("command", table.data.id)
        if command.undo is not None or command.reset is not None:
            registry.limits.take("undo", table.data.id)
        answer = await act(table, user.id, command)
    except Refusal as refusal:
        registry.metrics.commands.labels(refusal.code).inc()
        raise
    registry.metrics.commands.labels("done").inc()
    return answer
