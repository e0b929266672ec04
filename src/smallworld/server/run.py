"""The server process: its listening socket, its log and its shutdown."""

from __future__ import annotations

import errno
import gc
import logging
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType
from typing import Final

import structlog
import uvicorn

if sys.platform != "win32":
    import resource

from smallworld.server.api.connections import Config, Connections, HttpConnection, SocketConnection
from smallworld.server.app import make_app
from smallworld.server.settings import LARGEST_MESSAGE, Settings
from smallworld.server.storage.ending import end_in_time

SHUTDOWN_SECONDS: Final = 5  # to finish answers; without a limit, open sockets would prevent the shutdown
# Connections that may wait to be accepted. When a server dies, all its users connect to the other servers at
# once. A connection without a place retries a second later; by then, a proxy may consider this server dead.
BACKLOG: Final = 2048
MOST_OPEN_FILES: Final = 65_536  # most open files that we request; connections count as files
MOST_CONNECTIONS: Final = 10_000  # each connection may take 100 KB of memory
# Files reserved for the database, pages and bots, and for accepted connections that are not refused yet.
# These may be five times as many as asyncio accepts at once, because it needs that many rounds of its loop to
# close a connection.
RESERVE: Final = 320
AT_ONCE: Final = RESERVE // 10
MOST_STACKS: Final = 10  # most stacks in the log in STACKS_SECONDS
STACKS_SECONDS: Final = 60.0  # the period of MOST_STACKS
LONGEST_REASON: Final = 300  # most letters of an error without its stack


class Server(uvicorn.Server):
    """A uvicorn server that calls a function when it is ready, and stores the signal that ended it."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready
        self._alone = False  # whether nothing else runs in this process
        self.ended_by: list[int] = []  # the signal that ended the server, if any

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        self._alone = True
        log_crashes()
        super().run(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._alone and not self.should_exit:
            end_in_time(sig)
        super().handle_exit(sig, frame)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Store the signal that ends the server in `ended_by`, and shut down normally.

        uvicorn would raise the signal again after the shutdown. Then nothing would be cleaned up. Python's
        helper processes would write plain warnings to standard error, where every line should be JSON.
        """
        with super().capture_signals():
            try:
                yield
            finally:
                self.ended_by = self._captured_signals[-1:]
                self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for listener in sockets or ():
                listener.listen(BACKLOG)  # asyncio set the backlog to the number that it accepts at once
            if self._alone:
                # Existing objects stay for ever. To search them for garbage would take 0.1 s or longer, while
                # everyone waits.
                gc.collect()
                gc.freeze()
            self._ready()


def bind(host: str, port: int, *, at_once: bool = True) -> socket.socket:
    """Return a socket bound to an address; port 0 means any free port.

    With `at_once`, the socket listens, so that connections wait until the server can answer. Without it,
    connections are refused, and a proxy tries another server.

    Raises:
        OSError: the port is in use, or the host is not an address of this machine.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sets TCP_NODELAY only if the protocol is given. Otherwise every second message waits 40 ms until
    # the other side acknowledges the first (benchmarks/load.py).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        if at_once:
            listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    except (TypeError, ValueError) as error:  # raised for impossible host names
        listener.close()
        raise OSError(errno.EINVAL, "it is not an address or the name of a machine") from error
    return listener


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> Server:
    """Return a server, which still needs a bound socket. The server calls `ready` once it can answer.

    When it stops, it closes all WebSockets with 1012, so that clients reconnect soon.
    """
    app, files = make_app(settings), allow_open_files()
    config = Config(
        app,
        http=HttpConnection,
        ws=SocketConnection,
        backlog=min(AT_ONCE, reserve_of(files) // 10),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws_max_size=LARGEST_MESSAGE,
    )
    config.connections = Connections(
        settings.connections or room_for_connections(files),
        settings.connections_by_address,
        settings.trusted_proxies,
        app.state.registry.metrics,
    )
    config.request_seconds = settings.request_seconds
    config.limits = app.state.registry.limits
    return Server(config, ready)


def allow_open_files() -> int:
    """Raise this process's limit of open files as far as the system allows, and return the limit."""
    if sys.platform == "win32":
        return MOST_OPEN_FILES
    usual, highest = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_OPEN_FILES if highest == resource.RLIM_INFINITY else min(highest, MOST_OPEN_FILES)
    if usual == resource.RLIM_INFINITY or usual >= wanted:
        return MOST_OPEN_FILES if usual == resource.RLIM_INFINITY else usual
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, highest))
    except (OSError, ValueError):  # macOS has a second limit that it does not report
        return usual
    return wanted


def room_for_connections(files: int) -> int:
    """Return how many connections to allow, if the process may open that many files."""
    return min(MOST_CONNECTIONS, files - reserve_of(files))


def reserve_of(files: int) -> int:
    """Return how many of `files` to reserve for anything other than connections."""
    return min(RESERVE, files // 2)


class Stacks:
    """A log processor that keeps only a few stack traces per minute, so that errors cannot fill the disk."""

    def __init__(self) -> None:
        self._left = MOST_STACKS
        self._full_at = time.monotonic() + STACKS_SECONDS

    def __call__(
        self, logger: object, method: str, line: structlog.types.EventDict
    ) -> structlog.types.EventDict:
        error = line.get("exc_info")
        if not error:
            return line
        now = time.monotonic()
        if now >= self._full_at:
            self._left, self._full_at = MOST_STACKS, now + STACKS_SECONDS
        self._left -= 1
        if self._left < 0:
            kind = error[1] if isinstance(error, tuple) else error if error is not True else sys.exc_info()[1]
            del line["exc_info"]
            line["exception"] = f"{type(kind).__name__}: {kind}"[:LONGEST_REASON]
        return line


def log_as_json(level: str) -> None:
    """Configure logging to write one line of JSON for each event to standard error."""
    shared: list[structlog.types.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        Stacks(),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel(logging.WARNING)


def log_crashes() -> None:
    """Write uncaught exceptions and Python's warnings to the log."""
    logging.captureWarnings(capture=True)
    sys.excepthook = _log_crash
    threading.excepthook = lambda crash: _log_crash(crash.exc_type, crash.exc_value, crash.exc_traceback)
    sys.unraisablehook = lambda crash: _log_crash(crash.exc_type, crash.exc_value, crash.exc_traceback)


def _log_crash(kind: type[BaseException], error: BaseException | None, stack: TracebackType | None) -> None:
    logging.getLogger("smallworld").critical("crashed", exc_info=(kind, error or kind(), stack))
