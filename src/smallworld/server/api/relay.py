"""Forwarding of calls to the server that owns the table, where several servers share a database.

A proxy can send all calls about a table to one server (deploy/nginx.conf). Then calls are forwarded only
while servers start or stop. A server that gets a call about a table takes the table over in two cases. Either
the owner is gone, or the owner has no connection to the table's users. Callers wait for this, but only for a
limited time.
"""

from __future__ import annotations

import asyncio
import re
import time
from contextlib import suppress
from enum import Enum, auto
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from smallworld.house.refusal import Refusal, missing, unavailable
from smallworld.server.api.security import refusal_message
from smallworld.server.storage.errors import TROUBLE
from smallworld.server.storage.lease_queries import Peer
from smallworld.server.tables.registry import Registry
from smallworld.server.tables.sharing import LEASE_SECONDS, Elsewhere, Sharing

if TYPE_CHECKING:
    import httpx

log = structlog.get_logger("smallworld.relay")

TABLE: Final = re.compile(r"/api/tables/([a-z0-9]{1,24})(?:/|$)")
# Only such paths are forwarded. Characters with a special meaning in URLs could lead elsewhere.
CALL: Final = re.compile(rb"/api/tables/[a-z0-9]+(?:/[a-z0-9/-]*)?")
NAME: Final = re.compile(r"(?:[A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\])(?::[0-9]+)?")  # names of hosts
RELAYED: Final = (
    "x-smallworld-relay"  # header with the ids of receiver and sender, known only to readers of our database
)
MISDIRECTED: Final = 421  # the status if the called server no longer has the table
PATIENCE: Final = LEASE_SECONDS + 2.0  # seconds that a caller waits for a living server
PAUSE: Final = 0.25  # seconds until the next attempt
CONNECT_SECONDS: Final = 1.0
ANSWER_SECONDS: Final = 30.0
OPEN_SECONDS: Final = LEASE_SECONDS  # seconds for opening a socket; a living server answers in that time
COME_AGAIN: Final = 1012
NOT_FOR_CODES: Final = (1004, 1005, 1006, 1015)  # codes that describe an ending and must not be sent
HOP: Final = {  # headers about a single connection, not about the message
    "connection",
    "keep-alive",
    "proxy-authenticate",
    "proxy-authorization",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "x-forwarded-for",
    "x-forwarded-proto",
    RELAYED,
}


class Fate(Enum):
    """The outcome of a forwarded call."""

    ANSWERED = auto()
    MOVED = auto()  # the other server no longer has the table
    UNREACHED = auto()


class Relay:
    """A middleware that forwards calls about tables of other servers.

    All other calls go to the application.
    """

    def __init__(self, app: ASGIApp, registry: Registry, sharing: Sharing) -> None:
        self._app: Final = app
        self._registry: Final = registry
        self._sharing: Final = sharing
        self._web: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            if self._web is not None:
                await self._web.aclose()
            return
        about = TABLE.match(scope["path"])
        if about is None:
            await self._app(scope, receive, send)
            return
        if not CALL.fullmatch(raw_path_of(scope)):
            await refuse(missing("call"), scope, receive, send)
            return
        meant = Headers(scope=scope).get(RELAYED)
        if meant is None:
            await self._lead(about[1], scope, receive, send)
        elif await self._is_here(about[1], *meant.partition(" ")[::2]):
            await self._app(scope, receive, send)
        else:
            await deny(MISDIRECTED, b"", scope, receive, send)

    async def _is_here(self, id: str, meant: str, sender: str) -> bool:
        """Return whether this server should answer a forwarded call about a table.

        A table without connected users moves to the server that forwards the call.
        """
        if meant != self._sharing.me.id:
            return False
        if await self._elsewhere(id) is not None:
            return False
        table = self._registry.tables.get(id)
        try:
            return table is None or not await self._sharing.hand_over(table, sender)
        except TROUBLE:  # the call itself will fail in the same way
            return True

    async def _elsewhere(self, id: str) -> Peer | None:
        """Return the other server that owns a table; None if this server owns it, or no owner is known."""
        if id not in self._registry.tables:
            try:
                await self._registry.find(id)
            except Elsewhere as elsewhere:
                return elsewhere.peer
            except Exception:  # the call itself will fail in the same way
                return None
        return None

    async def _lead(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a call to the application if this server has the table; otherwise forward it to the owner."""
        peer = await self._elsewhere(id)
        if peer is None:
            await self._app(scope, receive, send)
            return
        received: list[Message] = []
        if scope["type"] == "http":
            received = await whole_body(receive)
        until = time.monotonic() + PATIENCE
        pause = 0.0  # no wait at first, because a server that answers has already given the table away
        while peer is not None and time.monotonic() < until:
            if scope["type"] == "http":
                fate = await self._relay_request(peer, scope, received, send)
            else:
                fate = await self._relay_socket(peer, scope, receive, send)
            if fate is Fate.ANSWERED:
                self._registry.metrics.relayed.inc()
                return
            if fate is Fate.UNREACHED and (self._sharing.is_missed(peer) or await refuses(peer)):
                self._sharing.miss(peer)  # so that its lease need not expire first
            else:
                await asyncio.sleep(pause)
                pause = PAUSE
            peer = await self._elsewhere(id)
        if peer is None:
            await self._app(scope, again(received, receive), send)
        else:
            await refuse(unavailable(), scope, again(received, receive), send)

    # --- Requests -------------------------------------------------------------------------------------

    async def _relay_request(self, peer: Peer, scope: Scope, received: list[Message], send: Send) -> Fate:
        """Forward a request to another server, send its answer to the client, and return the outcome."""
        import httpx

        body = b"".join([message.get("body", b"") for message in received])
        begun = False
        url = f"{peer.address}{path_of(scope)}"
        try:
            async with self._client().stream(
                scope["method"], url, headers=self._headers(peer, scope), content=body
            ) as answer:
                if answer.status_code == MISDIRECTED:
                    return Fate.MOVED
                kept = [
                    (name.lower(), value)
                    for name, value in answer.headers.raw
                    if name.lower().decode() not in (*HOP, "date")  # our server adds the date itself
                ]
                begun = True
                await send({"type": "http.response.start", "status": answer.status_code, "headers": kept})
                async for part in answer.aiter_raw():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
                await send({"type": "http.response.body", "body": b""})
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return Fate.UNREACHED
        except httpx.HTTPError as error:
            log.warning("request could not be relayed", to=peer.address, reason=str(error))
            if not begun:  # if the answer has begun, it stays incomplete
                status, refused, headers = refusal_message(unavailable())
                await Response(refused, status, headers)(scope, nothing, send)
        return Fate.ANSWERED

    def _client(self) -> httpx.AsyncClient:
        import httpx

        if self._web is None:
            times = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
            self._web = httpx.AsyncClient(
                timeout=times,
                trust_env=False,
                headers={"accept-encoding": "identity"},  # unless the caller sends this header
                limits=httpx.Limits(max_connections=None),
                cookies=CookieJar(DefaultCookiePolicy(allowed_domains=())),  # keep no cookies
            )
        return self._web

    def _headers(
        self, peer: Peer, scope: Scope, leave_out: frozenset[str] = frozenset()
    ) -> list[tuple[str, str]]:
        kept = [
            (name, value)
            for name, value in Headers(scope=scope).items()
            if name not in HOP and name not in leave_out
        ]
        caller = str(scope["client"][0]) if scope.get("client") else "unknown"
        scheme = str(scope["scheme"]).replace("ws", "http")
        return [
            *kept,
            ("x-forwarded-for", caller),
            ("x-forwarded-proto", scheme),
            (RELAYED, f"{peer.id} {self._sharing.me.id}"),
        ]

    # --- Sockets --------------------------------------------------------------------------------------

    async def _relay_socket(self, peer: Peer, scope: Scope, receive: Receive, send: Send) -> Fate:
        """Connect a page to a socket of another server, or forward the refusal; return the outcome."""
        where = urlsplit(peer.address)
        sent = self._headers(peer, scope, leave_out=SOCKET_HEADERS)
        try:
            other = await connect(
                f"ws://{called(scope) or where.netloc}{path_of(scope)}",
                host=where.hostname,
                port=where.port,
                additional_headers=sent,
                user_agent_header=None,
                compression=None,
                proxy=None,
                open_timeout=OPEN_SECONDS,
                ping_interval=None,  # pages send pings themselves
                max_size=None,
            )
        except InvalidStatus as refused:
            if refused.response.status_code == MISDIRECTED:
                return Fate.MOVED
            await deny(refused.response.status_code, bytes(refused.response.body), scope, receive, send)
            return Fate.ANSWERED
        except (OSError, TimeoutError, InvalidHandshake):
            return Fate.UNREACHED
        page = WebSocket(scope, receive, send)
        tasks: list[asyncio.Task[None]] = []
        try:
            await page.accept()
            tasks = [asyncio.create_task(hand_on(page, other)), asyncio.create_task(hand_back(other, page))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await other.close()
        with suppress(Exception):
            code = other.close_code or COME_AGAIN
            await page.close(COME_AGAIN if code in NOT_FOR_CODES else code)
        return Fate.ANSWERED


SOCKET_HEADERS: Final = frozenset(
    (
        "host",
        "sec-websocket-key",
        "sec-websocket-version",
        "sec-websocket-extensions",
        "sec-websocket-protocol",
    )
)


async def hand_on(page: WebSocket, other: ClientConnection) -> None:
    """Forward a page's messages to the other server."""
    try:
        while True:
            await other.send(await page.receive_text())
            await asyncio.sleep(0)  # let other tasks run while messages wait
    except WebSocketDisconnect as gone:
        await other.close(1001 if gone.code in NOT_FOR_CODES else gone.code)
    except KeyError:  # a binary frame
        await other.close(1003)


async def hand_back(other: ClientConnection, page: WebSocket) -> None:
    """Forward the other server's messages to a page."""
    with suppress(ConnectionClosed):
        async for text in other:
            await page.send_text(text if isinstance(text, str) else text.decode())


async def refuses(peer: Peer) -> bool:
    """Return whether the address of another server refuses connections."""
    where = urlsplit(peer.address)
    try:
        async with asyncio.timeout(CONNECT_SECONDS):
            _, writer = await asyncio.open_connection(where.hostname, where.port)
    except ConnectionRefusedError:
        return True
    except (OSError, TimeoutError):
        return False
    writer.close()
    return False


async def whole_body(receive: Receive) -> list[Message]:
    """Return all messages of a request's body, whose size `Guard` limits.

    Raises:
        ClientDisconnect: the connection broke, and the body is incomplete.
    """
    received: list[Message] = []
    while not received or received[-1].get("more_body"):
        received.append(await receive())
        if received[-1]["type"] == "http.disconnect":
            raise ClientDisconnect
    return received


def again(received: list[Message], receive: Receive) -> Receive:
    """Return a `receive` that yields the given messages first, and new messages after them."""
    left = list(received)

    async def receive_again() -> Message:
        return left.pop(0) if left else await receive()

    return receive_again


async def nothing() -> Message:
    """Return the disconnect event, which is what `receive` yields after a complete request."""
    return {"type": "http.disconnect"}


async def refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    """Send a refusal to a client that made a request or asked for a socket."""
    status, body, headers = refusal_message(refusal)
    await deny(status, body, scope, receive, send, headers)


async def deny(
    status: int,
    body: bytes,
    scope: Scope,
    receive: Receive,
    send: Send,
    headers: dict[str, str] | None = None,
) -> None:
    """Send an answer with this status to a client that made a request or asked for a socket."""
    response = Response(body, status, headers)
    if scope["type"] == "http":
        await response(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).send_denial_response(response)


def called(scope: Scope) -> str | None:
    """Return the host name that a page uses for this server; None if it is not valid in a URL."""
    name = Headers(scope=scope).get("host", "")
    try:
        fits = NAME.fullmatch(name) and urlsplit(f"//{name}").port != 0
    except ValueError:  # a port with too many digits
        fits = None
    return name if fits else None


def path_of(scope: Scope) -> str:
    """Return the path and query of a request, unchanged."""
    query: bytes = scope.get("query_string", b"")
    return (raw_path_of(scope) + (b"?" + query if query else b"")).decode("latin-1")


def raw_path_of(scope: Scope) -> bytes:
    """Return the path of a request before decoding."""
    path: bytes = scope.get("raw_path") or scope["path"].encode()
    return path
