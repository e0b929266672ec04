"""The socket of a table, which sends changes of the game and receives commands."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated, Any, Final

import structlog
from fastapi import APIRouter, Query
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from smallworld.house.json_text import to_text
from smallworld.house.names import new_id
from smallworld.house.refusal import Refusal, malformed, nobody
from smallworld.house.schema.messages import DoneMessage, ErrorMessage, TableMessage
from smallworld.server.accounts.people import User
from smallworld.server.api.dependencies import address_of, household, maybe_user, registry_of
from smallworld.server.api.faults import refusal_of
from smallworld.server.api.messages import parse_json, perform, understand
from smallworld.server.api.security import CLOSE_REFUSED, close_refused, refusal_message
from smallworld.server.schema.commands import LONGEST_KEY, Act, Chat
from smallworld.server.schema.requests import Seq
from smallworld.server.storage.errors import is_trouble, log_failure
from smallworld.server.tables.absence import welcome
from smallworld.server.tables.chat import say
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.table import Table
from smallworld.server.tables.watcher import Watcher

log = structlog.get_logger("smallworld.socket")
router = APIRouter(prefix="/api/tables")

PONG: Final = '{"type":"pong"}'
TRY_AGAIN_LATER: Final = 1013
OUR_MISTAKE: Final = 1011
SAID_GOODBYE: Final = (1000, 1001)  # the close codes if the page closed the socket, or was closed
GOODBYE_SECONDS: Final = 1.0  # how long to wait for the close code of a broken connection


@router.websocket("/{id}/socket")
async def socket(
    connection: WebSocket,
    id: str,
    after: Annotated[Seq | None, Query()] = None,
    changes: Annotated[bool, Query()] = False,
) -> None:
    """Connect a page to a table."""
    registry, caller = registry_of(connection), household(connection)
    try:
        user = await maybe_user(connection)
        table = await registry.find(id)
    except Exception as error:
        await turn_away(connection, error)
        return
    await connection.accept()
    watcher = Watcher(user.id if user is not None else None, after, changes)
    registry.sockets[caller] += 1
    registry.metrics.sockets.inc()
    table.audience.enter(watcher)
    table.driver.drive()  # bots may have waited until someone watches
    if user is not None:
        registry.begin_work(_welcome(table, user))
    sending = asyncio.create_task(_send(connection, registry, table, watcher))
    receiving = registry.begin_work(_receive(connection, registry, table, watcher, user))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
        if not watcher.sent_away:  # sending may detect first that the connection is closed
            await asyncio.wait([receiving], timeout=GOODBYE_SECONDS)
    finally:
        table.audience.part(watcher)
        if not watcher.sent_away and broke_off(receiving):
            # The page may not have received the last changes.
            registry.notices.consider(table, table.audience.here)
        registry.sockets[caller] -= 1
        if not registry.sockets[caller]:
            del registry.sockets[caller]
        registry.metrics.sockets.dec()
        watcher.gone = True
        # A command that has begun is still carried out.
        code = await how_it_ended(id, *([sending] if watcher.asks else [sending, receiving]))
        if watcher.moved:
            code = CLOSE_REFUSED + 421
        if watcher.dismissed:
            code = CLOSE_REFUSED + 401
        if watcher.shut:
            code = CLOSE_REFUSED + 410
        with contextlib.suppress(Exception):
            await connection.close(code)


async def turn_away(connection: WebSocket, error: Exception) -> None:
    """Refuse a socket because of an error, before the upgrade, so that the browser gets an HTTP status."""
    refusal = refusal_of(error)
    if isinstance(error, Refusal):
        await close_refused(connection, refusal)
        return
    log_failure(log, "socket could not be opened", error)
    status, body, headers = refusal_message(refusal)
    await connection.send_denial_response(Response(body, status, headers))


async def how_it_ended(table: str, *tasks: asyncio.Task[None]) -> int:
    """Cancel the tasks of a connection, and return the close code that reports how they ended."""
    code = SAID_GOODBYE[0]
    for task in tasks:
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        # A connection may break at any time. Any other error is a bug or database trouble.
        if isinstance(ended, Exception) and not isinstance(ended, (WebSocketDisconnect, RuntimeError)):
            log_failure(log, "socket failed", ended, table=table)
            code = TRY_AGAIN_LATER if is_trouble(ended) else OUR_MISTAKE
    return code


async def _welcome(table: Table, user: User) -> None:
    """Give a user's seats back from bots. An error is only logged, since the user can also do this later."""
    try:
        await welcome(table, user.id)
    except Exception as error:
        log.warning("could not send the first state", table=table.data.id, reason=str(error))


def broke_off(receiving: asyncio.Task[None]) -> bool:
    """Return whether a connection ended without a close message, as when a phone goes to sleep."""
    ended = receiving.exception() if receiving.done() and not receiving.cancelled() else None
    return not (isinstance(ended, WebSocketDisconnect) and ended.code in SAID_GOODBYE)


async def _send(connection: WebSocket, registry: Registry, table: Table, watcher: Watcher) -> None:
    """Send all waiting messages, as fast as the client reads them.

    A new state is sent before other waiting messages. So a client that gets the answer to a command already
    has the state after that command.
    """
    while not watcher.sent_away:
        letters = watcher.take_letters()
        if watcher.owes_state:
            since, watcher.owes_state, watcher.owes_table = watcher.since, False, False
            await connection.send_text(watcher.tell(*await table.tell(watcher.user, watcher.sent)))
            if since:
                registry.metrics.showing.observe(time.perf_counter() - since)
        elif watcher.owes_table:
            watcher.owes_table = False
            seats: TableMessage = {"type": "table", "table": table.summary()}
            await connection.send_text(to_text(seats))
        elif not letters:
            await watcher.wait()
        for letter in letters:
            await connection.send_text(letter)


async def _receive(
    connection: WebSocket, registry: Registry, table: Table, watcher: Watcher, user: User | None
) -> None:
    """Read and answer the messages of the client until the connection ends."""
    whence = new_id(), address_of(connection)
    while not watcher.gone:
        try:
            text = await connection.receive_text()
        except KeyError as error:  # a binary frame, without text
            raise WebSocketDisconnect(1003) from error
        watcher.asks = True
        try:
            answer = await _reply(registry, table, user, whence, text)
        finally:
            watcher.asks = False
        if answer is not None:
            watcher.write(answer)
        await asyncio.sleep(0)  # let other tasks run, even if more messages already wait


async def _reply(
    registry: Registry, table: Table, user: User | None, whence: tuple[str, str], text: str
) -> str | None:
    """Return the answer to a message, or its refusal; None if the message needs no answer.

    `whence` has the name of the connection and the address of the client.
    """
    connected, address = whence
    message: dict[str, Any] = {}
    try:
        registry.limits.take("message", connected)
        message = parse_json(text)
        if user is not None and message.get("type") != "ping":
            registry.measures.check_player(user.id, address)
        return await _try_to_answer(registry, table, user, message)
    except Refusal as refusal:
        asked = message.get("key")
        key = asked if isinstance(asked, str) and len(asked) <= LONGEST_KEY else None
        refused: ErrorMessage = {
            "type": "error",
            "key": key,
            "status": refusal.status,
            "error": refusal.to_json(),
        }
        return to_text(refused)


async def _try_to_answer(
    registry: Registry, table: Table, user: User | None, message: dict[str, Any]
) -> str | None:
    """Return the result of `_answer`, and turn all errors into refusals.

    Raises:
        Refusal: the message was refused, and nothing was changed.
    """
    try:
        return await _answer(registry, table, user, message)
    except Refusal:
        raise
    except Exception as error:
        if not is_trouble(error):
            log.exception("message failed", table=table.data.id)
        raise refusal_of(error) from error


async def _answer(registry: Registry, table: Table, user: User | None, message: dict[str, Any]) -> str | None:
    kind = message.get("type")
    if kind == "ping":
        return PONG
    if kind not in ("act", "chat"):
        raise malformed("type: act, chat or ping", {"field": "type", "expected": "act, chat or ping"})
    if user is None:
        raise nobody()
    if kind == "act":
        command = understand(Act, message)
        seq, _ = await perform(registry, table, user, command)
        done: DoneMessage = {"type": "done", "key": command.key, "seq": seq}
        return to_text(done)
    say(registry, table, user, understand(Chat, message))
    return None
