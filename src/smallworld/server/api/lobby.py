"""The socket of the lobby, which sends the list of tables and each change of it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Final

from fastapi import APIRouter, Query
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from smallworld.house.json_text import to_text
from smallworld.house.names import new_id
from smallworld.house.refusal import Refusal, malformed
from smallworld.house.schema.answers import Summary
from smallworld.house.schema.messages import ErrorMessage
from smallworld.server.api.dependencies import (
    NOTHING,
    APlayer,
    ARegistry,
    NoBody,
    household,
    json_response,
    maybe_user,
    registry_of,
)
from smallworld.server.api.messages import parse_json
from smallworld.server.api.security import CLOSE_REFUSED
from smallworld.server.api.socket import PONG, how_it_ended, turn_away
from smallworld.server.tables.lobby_feed import LobbyFeed, Visitor
from smallworld.server.tables.matching import play_someone
from smallworld.server.tables.registry import Registry

router = APIRouter(prefix="/api/lobby")

NO_TABLE: Final = "lobby"  # in place of a table's id in the log


@router.post("/play", response_model=Summary)
async def play(request: Request, user: APlayer, registry: ARegistry, body: NoBody = NOTHING) -> Response:
    """Take a seat immediately: at a public table where a player is connected, or at a new table with bots.

    In a game that has begun, you take the seat of a bot. With several servers, the answer may be a redirect
    (307) to the `join` call of the table.
    """
    registry.limits.take("join", user.id)
    found = await play_someone(registry, user, household(request))
    if isinstance(found, str):
        return RedirectResponse(f"../tables/{found}/join")
    return json_response(found.summary())


@router.websocket("/socket")
async def socket(connection: WebSocket, name: Annotated[bool, Query()] = True) -> None:
    """Connect a page to the lobby. `name` says whether others may see the user's name."""
    registry, caller = registry_of(connection), household(connection)
    try:
        user = await maybe_user(connection)
    except Exception as error:
        await turn_away(connection, error)
        return
    await connection.accept()
    visitor = Visitor(user.id, user.name if name else "") if user is not None else Visitor()
    registry.sockets[caller] += 1
    registry.metrics.sockets.inc()
    registry.feed.enter(visitor)
    sending = asyncio.create_task(_send(connection, registry.feed, visitor))
    receiving = asyncio.create_task(_receive(connection, registry, visitor))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        registry.feed.part(visitor)
        registry.sockets[caller] -= 1
        if not registry.sockets[caller]:
            del registry.sockets[caller]
        registry.metrics.sockets.dec()
        visitor.gone = True
        code = await how_it_ended(NO_TABLE, sending, receiving)
        if visitor.dismissed:
            code = CLOSE_REFUSED + 401
        with contextlib.suppress(Exception):
            await connection.close(code)


async def _send(connection: WebSocket, feed: LobbyFeed, visitor: Visitor) -> None:
    """Send the newest list of tables and all waiting messages, as fast as the client reads them."""
    while not visitor.sent_away:
        letters = visitor.take_letters()
        change = feed.told(visitor)
        if change is not None:
            await connection.send_text(change)
        for letter in letters:
            await connection.send_text(letter)
        if change is None and not letters:
            await visitor.wait()


async def _receive(connection: WebSocket, registry: Registry, visitor: Visitor) -> None:
    """Answer the pings of a visitor, and refuse every other message."""
    connected = new_id()
    while not visitor.gone:
        try:
            text = await connection.receive_text()
        except KeyError as error:  # a binary frame, without text
            raise WebSocketDisconnect(1003) from error
        try:
            registry.limits.take("message", connected)
            if parse_json(text).get("type") != "ping":
                raise malformed("type: ping", {"field": "type", "expected": "ping"})
            visitor.write(PONG)
        except Refusal as refusal:
            refused: ErrorMessage = {
                "type": "error",
                "key": None,
                "status": refusal.status,
                "error": refusal.to_json(),
            }
            visitor.write(to_text(refused))
        await asyncio.sleep(0)  # let other tasks run, even if more messages already wait
