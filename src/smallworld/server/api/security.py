"""Security headers for answers, and checks that refuse a request before its body is read."""

from __future__ import annotations

import time
from collections.abc import Iterable
from ipaddress import ip_address
from math import ceil
from socket import gethostname
from typing import Any, Final
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from smallworld.house.json_text import to_text
from smallworld.house.refusal import Refusal, busy, forbidden
from smallworld.server.api.dependencies import household
from smallworld.server.api.faults import refusal_of
from smallworld.server.settings import LARGEST_FILE, LARGEST_MESSAGE
from smallworld.server.storage.errors import is_trouble
from smallworld.server.tables.registry import Registry

log = structlog.get_logger("smallworld.request")

UNLISTED: Final = ("/docs", "/health", "/metrics")  # calls that are not below /api
FILES: Final = ("/api/boards", "/api/records")  # calls whose body contains a file
SAFE: Final = ("GET", "HEAD", "OPTIONS")
BROKEN_OFF: Final = 499  # the usual status in logs if the client disconnected
CLOSE_REFUSED: Final = 4000  # a close code is this plus the HTTP status
ASKED_BY: Final = "smallworld"  # a page of another origin cannot send this header unless we allow it
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        # The client sets styles of elements for positions and colours. Styles cannot run scripts.
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def check_origin(connection: HTTPConnection, origins: Iterable[str]) -> None:
    """Check that a call does not come from a page of another site. Calls without an origin pass.

    Raises:
        Refusal: 403 for a page of another site.
    """
    origin = connection.headers.get("origin")
    if origin is None or origin in origins:
        return
    if place_of(origin) != connection.headers.get("host") or not _is_ours(origin, origins):
        raise forbidden(
            "Pages of this origin may not make requests. If it belongs to this server, start the server with "
            "--origin and the origin, such as https://play.example.org.",
            "origin",
        )


def _is_ours(origin: str, origins: Iterable[str]) -> bool:
    """Return whether an origin can be this server, since anyone can point a host name to our address.

    With TLS, a name needs a certificate. This server does not speak TLS, so the page came through our proxy,
    which has a certificate. Without TLS, our origin is an IP address, this machine or a configured name.
    """
    try:
        parts = urlsplit(origin)
        name = (parts.hostname or "").lower().rstrip(".")
    except ValueError:
        return False
    if parts.scheme == "https" or name == "localhost" or name.endswith(".localhost"):
        return True
    own = gethostname().lower().partition(".")[0]
    if name in (own, f"{own}.local", *[urlsplit(known).hostname for known in origins]):
        return True
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def place_of(origin: str) -> str | None:
    """Return the host and port of an origin, such as "example.org:8137"; None if it is not valid."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def refusal_message(refusal: Refusal) -> tuple[int, bytes, dict[str, str]]:
    """Return the HTTP status, body and headers that report a refusal."""
    headers = {"content-type": "application/json", "cache-control": "no-store"}
    if refusal.wait is not None:
        headers["retry-after"] = str(ceil(refusal.wait))
    return refusal.status, to_text({"error": refusal.to_json()}).encode(errors="replace"), headers


class Guard:
    """The outermost middleware. It counts, checks, limits and logs requests, and adds headers to answers."""

    def __init__(self, app: ASGIApp, registry: Registry) -> None:
        self.app: Final = app
        self.registry: Final = registry

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._guard_socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, self._told_shortly(send))
            return
        began = time.perf_counter()
        answered: dict[str, Any] = {"status": 500, "begun": False}

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answered["status"] = message["status"]
                answered["begun"] = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
            await send(message)

        try:
            self._check(HTTPConnection(scope))
        except Refusal as refusal:
            await self._refuse(refusal, send_with_headers)
        else:
            try:
                await self.app(scope, self._bounded(receive, most_bytes(scope["path"])), send_with_headers)
            except ClientDisconnect:  # the client left while sending its body
                answered["status"] = BROKEN_OFF
            except Exception as error:
                if not isinstance(error, Refusal) and not is_trouble(error):
                    log.exception("request failed", method=scope["method"], path=scope["path"])
                answered["status"] = refusal_of(error).status
                if not answered["begun"]:  # otherwise the answer has begun and stays incomplete
                    await self._refuse(refusal_of(error), send_with_headers)
        self.registry.metrics.requests.labels(str(answered["status"])).inc()
        log.info(
            "request",
            method=scope["method"],
            path=scope["path"],
            status=answered["status"],
            ms=round((time.perf_counter() - began) * 1000, 1),
        )

    def _told_shortly(self, send: Send) -> Send:
        """Return a `send` that reports a failed start in one sentence instead of a stack trace."""

        async def send_shortly(message: Message) -> None:
            reason = self.registry.cannot_open
            if message["type"] == "lifespan.startup.failed" and reason:
                message = {**message, "message": reason}
            await send(message)

        return send_shortly

    async def _guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, unless a page of another site requests it or the household has too many sockets."""
        connection = WebSocket(scope, receive, send)
        caller = household(connection)
        try:
            check_origin(connection, self.registry.settings.origins)
            self.registry.limits.take("socket", caller)
            if self.registry.sockets[caller] >= self.registry.settings.connections_by_address:
                raise busy()
        except Refusal as refusal:
            await close_refused(connection, refusal)
        else:
            await self.app(scope, receive, send)

    def _check(self, connection: HTTPConnection) -> None:
        scope = connection.scope
        if is_counted(scope["path"]):
            self.registry.limits.take("any", household(connection))
        if scope["method"] in SAFE:
            return
        check_origin(connection, self.registry.settings.origins)
        if connection.headers.get("x-requested-with") != ASKED_BY:
            raise forbidden(f"The header X-Requested-With: {ASKED_BY} is missing.", "header")
        if _length(connection.headers) > most_bytes(scope["path"]):
            raise too_large(most_bytes(scope["path"]))

    async def _refuse(self, refusal: Refusal, send: Send) -> None:
        status, body, headers = refusal_message(refusal)
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": status, "headers": raw})
        await send({"type": "http.response.body", "body": body})

    def _bounded(self, receive: Receive, most: int) -> Receive:
        """Return a `receive` that refuses a body above `most` bytes, even without a declared length."""
        received = 0

        async def receive_bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise too_large(most)
            return message

        return receive_bounded


def is_counted(path: str) -> bool:
    """Return whether calls to a path count for the rate limit. Pages do not, because browsers cache them."""
    return path.startswith("/api/") or path in UNLISTED


async def close_refused(connection: WebSocket, refusal: Refusal) -> None:
    """Close a socket with the close code of a refusal. Before the upgrade, this refuses the socket."""
    await connection.close(CLOSE_REFUSED + refusal.status, refusal.code)


def most_bytes(path: str) -> int:
    """Return the most bytes of the body of a call."""
    return LARGEST_FILE if path in FILES else LARGEST_MESSAGE


def too_large(most: int = LARGEST_MESSAGE) -> Refusal:
    """Return 413 for a body or message above the limit."""
    return Refusal(413, "too-large", f"A message has at most {most} bytes.")


def _length(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isdecimal() else 0
