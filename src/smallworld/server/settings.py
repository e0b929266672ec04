"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from smallworld.server.push.web_push import Push

LARGEST_MESSAGE: Final = 16 * 1024  # bytes of a request's body or of a message of a socket
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """The settings of one server; the defaults suit a person who just wants to play."""

    database: str = ""  # a URL of SQLAlchemy; empty: a file in the user's data folder
    address: str = ""  # where other servers of this database reach this one, such as "http://10.0.0.7:8137"
    relays: bool = True  # whether this one can forward requests to others; else it must be the only one
    root_path: str = ""  # the path below which a proxy serves us, such as "/games"
    origins: tuple[str, ...] = ()  # besides the server's own, such as "https://play.example.org"
    bot_delay: float = 0.7  # seconds before each decision of a bot, so that people can follow
    bot_seconds: float = 0.2  # for a decision of a bot that searches; others answer at once
    review_simulations: int = 200  # for each decision in a game review
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bots_elsewhere: bool = False  # whether bots run in workers, `smallworld bots`; needs PostgreSQL
    connections: int = 0  # at most; 0: as many as the system allows
    connections_by_address: int = 200  # at most; proxies that we trust may have more
    trusted_proxies: tuple[str, ...] = (
        "127.0.0.1",
        "::1",
    )  # addresses and networks whose X-Forwarded-* we believe
    full_at: float = 0.7  # the share of a core above which no more tables are opened; 0: no limit
    request_seconds: float = 10.0  # in which a request must arrive
    limits: bool = True  # whether requests are counted; a load test turns this off
    push: Push | None = None  # how to reach users whose page is closed; None: not at all
    patience: float = 60.0  # seconds that a player may be gone before the others decide how to continue
    notice_delay: float = 5.0  # seconds to come back before a notice is sent
    static: Path = STATIC  # the built client
    tick: float = 60.0  # seconds between two rounds of tidying up
    asleep_after: float = 600.0  # seconds until a table that no one watches leaves the memory
    keep_finished: int = 0  # days until a finished game is deleted; 0: never
    keep_abandoned: int = 365  # days until a game without a move is deleted; 0: never

    def database_url(self) -> str:
        """Return the URL of the database; a plain path means a file of SQLite.

        Raises:
            SmallWorldError: there can be no such database.
        """
        from smallworld.server.storage.opening import url_of  # few users of the settings need it

        if self.database:
            return url_of(self.database).render_as_string(hide_password=False)
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return url_of(str(folder / "tables.sqlite")).render_as_string(hide_password=False)


def data_folder() -> Path:
    """Return the default folder of the database: below XDG_DATA_HOME, or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "smallworld"
