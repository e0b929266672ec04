"""Commands as bytes or text: one way for HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import structlog

from smallworld.server.accounts.people import User
from smallworld.server.game.command import parse_command
from smallworld.server.refusal import Refusal, malformed
from smallworld.server.tables.decisions import act
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table

log = structlog.get_logger("smallworld.messages")


def parse_json(text: str | bytes) -> dict[str, Any]:
    """The object that a message is.

    Raises:
        Refusal: 400.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise malformed("This is no JSON.") from error
    if not isinstance(value, dict):
        raise malformed("A message is a JSON object.")
    return value


async def perform(
    registry: Registry, table: Table, user: User, message: str | bytes | dict[str, Any]
) -> tuple[int, list[str]]:
    """Carry out the command in a message; the last event it made, and all that it made as JSON.

    Raises:
        Refusal: nothing was changed.
    """
    try:
        body = message if isinstance(message, dict) else parse_json(message)
        # Carried to its end even if the connection breaks meanwhile: what is on the disk must be shown, too.
        answer = await asyncio.shield(registry.begin_work(act(table, user.id, parse_command(body))))
    except Refusal as refusal:
        registry.metrics.commands.labels(refusal.code).inc()
        raise
    registry.metrics.commands.labels("done").inc()
    return answer
