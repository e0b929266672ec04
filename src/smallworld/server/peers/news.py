"""What servers of one database tell each other: PostgreSQL's LISTEN, in a thread of its own.

News are for what would otherwise be noticed late. None is needed for a move to be right, and those that are
missed while the connection is broken are made good by a look at everything.
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

LISTEN_SECONDS: Final = 0.5  # between two looks whether we are to stop
PAUSE_SECONDS: Final = 1.0  # until it is tried again to connect
SHAPES: Final[dict[str, type | tuple[type, type]]] = {  # of what is told about each of these
    "by": str,
    "lost": (dict, int),  # tables and their epochs
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
    """Hears what all servers say, this one too."""

    def __init__(self, url: URL, me: str, hear: Callable[[News], None], miss: Callable[[], None]) -> None:
        """`me` is the id of this server, for which alone some news are.

        In the loop `hear` is called with each of the news, and `miss` when some may have been missed.
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
        """Hear nothing any more."""
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
    """News as they were told; None for what no server says.

    Whoever knows the database may tell anything, and a server of another version may tell it otherwise.
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
    """Whether something is of a shape: a type, or a container with what is in it."""
    if isinstance(shape, type):
        return isinstance(told, shape)
    container, inner = shape
    if isinstance(told, container) and isinstance(told, dict | list):
        return all(isinstance(one, inner) for one in (told.values() if isinstance(told, dict) else told))
    return False


def plain_url(url: URL) -> str:
    """A database's URL for the driver itself, but for the options."""
    plain = url.set(drivername="postgresql").difference_update_query(["options"])
    return plain.render_as_string(hide_password=False)
