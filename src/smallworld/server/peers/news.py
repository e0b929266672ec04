"""Messages between the servers of one database. A separate thread receives them by PostgreSQL's LISTEN.

Messages let servers notice changes sooner, but no move depends on a message. After its connection broke, a
server compares everything with the database, because it may have lost messages.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any, Final

import psycopg
import structlog
from sqlalchemy import URL

from smallworld.server.storage.database import limits_of_postgres
from smallworld.server.storage.lease_queries import CHANNEL

log = structlog.get_logger("smallworld.news")
News = dict[str, Any]

LISTEN_SECONDS: Final = 0.5  # time between two checks whether to stop
PAUSE_SECONDS: Final = 1.0  # pause before the next attempt to connect
SHAPES: Final[dict[str, type | tuple[type, type]]] = {  # the types of the fields in messages
    "by": str,
    "lost": (dict, int),  # epochs by table
    "lists": bool,
    "dismissed": str,
    "person": str,
    "bots": str,
    "processes": int,
    "thought": str,
    "chosen": (list, str),
    "failed": str,
}


class Listener:
    """A thread that receives the messages of all servers, including those of this server."""

    def __init__(self, url: URL, me: str, hear: Callable[[News], None], miss: Callable[[], None]) -> None:
        """Start to listen for messages to all servers, and for messages to this server, whose id is `me`.

        The event loop calls `hear` with each message, and `miss` if messages may have been lost.
        """
        self._url: Final = url
        self._me: Final = me
        self._hear: Final = hear
        self._miss: Final = miss
        self._loop: Final = asyncio.get_running_loop()
        self._stopped: Final = threading.Event()
        self._thread: Final = threading.Thread(target=self._work, name="news", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Stop the thread."""
        self._stopped.set()
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                log.warning(
                    "no messages from other servers",
                    reason=f"{type(error).__name__}: {error}".splitlines()[0],
                )
                self._stopped.wait(PAUSE_SECONDS)

    def _listen(self) -> None:
        limits: dict[str, Any] = limits_of_postgres(self._url)
        with psycopg.connect(plain_url(self._url), autocommit=True, **limits) as line:
            line.execute(f"LISTEN {CHANNEL}")
            line.execute(f'LISTEN "{CHANNEL}_{self._me}"')
            self._call(self._miss)
            while not self._stopped.is_set():
                for notice in line.notifies(timeout=LISTEN_SECONDS):
                    news = understood(notice.payload)
                    if news is not None:
                        self._call(self._hear, news)

    def _call(self, told: Callable[..., None], *about: News) -> None:
        if not self._stopped.is_set():
            self._loop.call_soon_threadsafe(told, *about)


def understood(payload: str) -> News | None:
    """Return a message as a dict; None if it is malformed.

    Any user of the database can send messages, and servers of other versions may send unknown messages.
    """
    try:
        news = json.loads(payload)
    except (ValueError, RecursionError):
        news = None
    if isinstance(news, dict) and all(_is_so(news[about], SHAPES[about]) for about in news.keys() & SHAPES):
        return news
    log.warning("message not understood", length=len(payload))
    return None


def _is_so(told: object, shape: type | tuple[type, type]) -> bool:
    """Return whether a value has the type `shape`. For a container, check the type of its elements too."""
    if isinstance(shape, type):
        return isinstance(told, shape)
    container, inner = shape
    if isinstance(told, container) and isinstance(told, dict | list):
        return all(isinstance(one, inner) for one in (told.values() if isinstance(told, dict) else told))
    return False


def plain_url(url: URL) -> str:
    """Return the URL of a PostgreSQL database for psycopg, without the parts that only SQLAlchemy knows."""
    plain = url.set(drivername="postgresql").difference_update_query(["options"])
    return plain.render_as_string(hide_password=False)
