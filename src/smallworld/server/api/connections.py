"""Limits on the number of connections, and time limits for clients that stall.

uvicorn accepts connections until the process cannot open any more files. These versions of its protocols stop
earlier, so that the server can still open its database and pages.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from itertools import count
from typing import Any, Final

import h11
import structlog
import uvicorn
from uvicorn._types import WebSocketScope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from smallworld.house.refusal import Refusal, busy
from smallworld.server.accounts.households import Household, household_of
from smallworld.server.api.compression import SharedDeflate, extension_for, frame_of
from smallworld.server.api.security import refusal_message
from smallworld.server.limits import Limits
from smallworld.server.metrics import Metrics

log = structlog.get_logger("smallworld.connections")
# uvicorn would log each socket with the client's address, but we store no addresses.
sockets_log = logging.getLogger("smallworld.sockets")
sockets_log.setLevel(logging.WARNING)

STALLED_SECONDS: Final = 60.0  # how long a client may read nothing of the data sent
FAREWELL_SECONDS: Final = 1.0  # time for the client to read why its connection ends
NAMES: Final = count(1)  # numbers that name sockets
READ_AT_ONCE: Final = 1024  # bytes parsed at once, before their frames are counted
SENT_TOO_MUCH: Final = 1008  # the close code for a policy violation
MOST_FAREWELLS: Final = 16  # refusals sent at the same time; further connections are aborted
REPORT_SECONDS: Final = 10.0  # at least this long between two log lines about refused connections


class Connections:
    """A counter of open connections, in total and by household."""

    def __init__(self, most: int, most_by_address: int, proxies: Iterable[str], metrics: Metrics) -> None:
        """Set the limits. `proxies` (addresses, networks or "*") have no limit per household."""
        self.most: Final = most
        self._most_by_address: Final = most_by_address
        self._proxies: Final = networks_of(proxies)
        self._metrics: Final = metrics
        self._open: Final[Counter[Household]] = Counter()
        self.farewells = 0  # refusals that are being sent
        self._unsaid = 0  # refused connections not logged yet
        self._report: asyncio.TimerHandle | None = None

    def enter(self, address: str) -> bool:
        """Count a new connection from `address`, and return whether the limits allow it."""
        household = household_of(address)
        if self._open.total() >= self.most:
            return self._refuse("connections")
        if self._open[household] >= self._most_by_address and not self._is_proxy(address):
            return self._refuse("connections-by-address")
        self._open[household] += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection as closed."""
        household = household_of(address)
        self._open[household] -= 1
        if not self._open[household]:
            del self._open[household]

    def _refuse(self, why: str) -> bool:
        self._metrics.limited.labels(why).inc()
        self._unsaid += 1
        if self._report is None:
            self._say()
        return False

    def _say(self) -> None:
        """Log the number of refused connections, at most once in REPORT_SECONDS."""
        self._report = None
        if self._unsaid:
            log.warning("connections refused", number=self._unsaid, open=self._open.total(), most=self.most)
            self._unsaid = 0
            self._report = asyncio.get_running_loop().call_later(REPORT_SECONDS, self._say)

    def _is_proxy(self, address: str) -> bool:
        if self._proxies is None:
            return True
        with suppress(ValueError):
            found = ip_address(address)
            return any(found in network for network in self._proxies)
        return False


def networks_of(proxies: Iterable[str]) -> list[IPv4Network | IPv6Network] | None:
    """Return the addresses of trusted proxies as networks; None if every address is trusted."""
    named = [proxy.strip() for proxy in proxies]
    if "*" in named:
        return None
    found: list[IPv4Network | IPv6Network] = []
    for name in named:
        with suppress(ValueError):  # a host name, or the path of a Unix socket
            found.append(ip_network(name, strict=False))
    return found


class Config(uvicorn.Config):
    """The configuration of uvicorn, with more values for our protocols."""

    connections: Connections
    request_seconds: float  # time limit for a complete request
    limits: Limits


class HttpConnection(H11Protocol):
    """An HTTP connection that is closed if a request takes too long, or if the client stops reading."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None  # the address that was counted, or None if there was no room
        self._request: asyncio.TimerHandle | None = None  # runs until a request is complete
        self._stall: asyncio.TimerHandle | None = None  # runs while the client reads nothing
        self._farewell: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        address = peer_of(transport)
        if not self.config.connections.enter(address):
            self._turn_away(transport)
            return
        self._address = address
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        stop(self._request, self._stall, self._farewell)
        if self._address is not None:
            self.config.connections.leave(self._address)
            super().connection_lost(exc)
        elif self._farewell is not None:
            self.config.connections.farewells -= 1

    def data_received(self, data: bytes) -> None:
        if self._address is not None:
            super().data_received(data)
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        stop(self._request, self._stall)
        super().handle_websocket_upgrade(event)  # the socket now owns the transport, and will uncount it

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        stop(self._stall)

    def _watch(self) -> None:
        """Start the timer if a request is incomplete, otherwise stop it."""
        incomplete = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if self.transport.get_protocol() is not self or not incomplete:
            stop(self._request)
            self._request = None
        elif self._request is None:
            self._request = self.loop.call_later(self.config.request_seconds, self.transport.abort)

    def _turn_away(self, transport: asyncio.Transport) -> None:
        """Send a refusal, and close the connection a moment later so that the client can read it."""
        connections = self.config.connections
        if connections.farewells >= MOST_FAREWELLS:
            transport.abort()
            return
        connections.farewells += 1
        transport.write(FAREWELL)
        transport.write_eof()
        self._farewell = self.loop.call_later(FAREWELL_SECONDS, transport.abort)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with limits on its frames. It was already counted as an HTTP connection."""

    config: Config
    _cut_off = False  # the client sent too much; the server reads no more from it
    _owes = False  # whether messages wait to be given to the operating system
    _heard = 0.0  # when the last data arrived

    def __init__(self, *words: Any, **named: Any) -> None:
        super().__init__(*words, **named)
        self.logger = sockets_log
        self._name: Final = str(next(NAMES))

    def handle_connect(self, event: Request) -> None:
        self.conn.available_extensions = [extension_for(event.path)]
        super().handle_connect(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.connections.leave(self._address)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._address = peer_of(transport)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        for start in range(0, len(data), READ_AT_ONCE):
            if not self._cut_off:
                super().data_received(data[start : start + READ_AT_ONCE])

    def handle_events(self) -> None:
        try:
            for event in self.conn.events:
                if isinstance(event, Frame):
                    self._count()
        except Refusal:
            self._cut()
        else:
            super().handle_events()

    def _count(self) -> None:
        """Count a received frame of any kind.

        Raises:
            Refusal: the client, or its household, has sent too many frames.
        """
        limits: Limits = self.config.limits
        scope: WebSocketScope | None = getattr(self, "scope", None)  # none until the handshake is complete
        limits.take("frame", self._name)
        where = scope["client"][0] if scope is not None and scope["client"] is not None else self._address
        limits.take("frames", household_of(where))

    def _cut(self) -> None:
        """Drop received data, send the client the reason, and close the connection."""
        self._cut_off = True
        self.stop_keepalive()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": SENT_TOO_MUCH})
        self.frames.clear()
        self.read_paused = False  # so that taking a message from the queue does not resume reading
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(SENT_TOO_MUCH, "too-often")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        assert self.ping_interval is not None
        silent = self.loop.time() - self._heard
        if silent < self.ping_interval:  # recent data shows that the client is alive
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    async def send(self, message: Any) -> None:
        if "text" in message and self.conn.state is State.OPEN:
            await self._say(message["text"])
            return
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True  # a refusal is no reason to log an error

    async def _say(self, text: str) -> None:
        """Queue a message. All messages from one pass of the event loop are sent in a single write."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.conn.state is not State.OPEN:  # the socket was closed meanwhile
            raise ClientDisconnected
        extensions = self.conn.extensions
        if extensions and isinstance(extensions[0], SharedDeflate):
            self.conn.writes.append(frame_of(text, extensions[0].local_max_window_bits))
        else:
            self.conn.send_text(text.encode())
        if not self._owes:
            self._owes = True
            self.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._owes = False
        output = self.conn.data_to_send()
        if output and not self.disconnected:
            self.transport.write(b"".join(output))


def stop(*timers: asyncio.TimerHandle | None) -> None:
    """Cancel those timers that are not None."""
    for timer in timers:
        if timer is not None:
            timer.cancel()


def farewell() -> bytes:
    """Return the HTTP answer, as bytes, to a connection above the limit."""
    status, body, headers = refusal_message(busy())
    headers |= {"content-length": str(len(body)), "connection": "close"}
    lines = "".join([f"{name}: {value}\r\n" for name, value in headers.items()])
    return f"HTTP/1.1 {status} Service Unavailable\r\n{lines}\r\n".encode() + body


FAREWELL: Final = farewell()


def peer_of(transport: asyncio.BaseTransport) -> str:
    """Return the address at the other end of a connection; "" if it has no address."""
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else ""
