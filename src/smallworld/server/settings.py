"""What can be set about a server."""

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
    """How one server runs; the defaults are those of a person who just wants to play."""

    database: str = ""  # a URL of SQLAlchemy; empty: a file in the user's data folder
    address: str = ""  # where other servers of this database reach this one, such as "http://10.0.0.7:8137"
    relays: bool = True  # whether this one could pass on what is theirs; else it has to be the only one
    root_path: str = ""  # below which a proxy serves us, such as "/games"
    origins: tuple[str, ...] = ()  # besides the server's own, such as "https://play.example.org"
    bot_delay: float = 0.7  # seconds before each decision of a bot, so that people can follow
    bot_seconds: float = 0.2  # for a decision of a bot that thinks; others answer at once
    review_simulations: int = 200  # for each decision of a game that is looked back at
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bots_elsewhere: bool = False  # whether they think in workers, `smallworld bots`; needs PostgreSQL
    connections: int = 0  # at most; 0: as many as the system lets us have
    connections_by_address: int = 200  # at most, but for proxies before us
    trusted_proxies: tuple[str, ...] = (
        "127.0.0.1",
        "::1",
    )  # addresses and networks whose X-Forwarded-* we believe
    full_at: float = 0.7  # the share of a core at which no more tables are opened; 0: there is always room
    request_seconds: float = 10.0  # in which a request has to be here
    limits: bool = True  # whether requests are counted; a load test of our own goes without
    push: Push | None = None  # how to reach people whose page is closed; None: not at all
    patience: float = 60.0  # seconds that somebody may be gone before the others decide how to go on
    notice_delay: float = 5.0  # seconds to come by oneself before a notice is sent
    static: Path = STATIC  # the built client
    tick: float = 60.0  # seconds between two looks at what can be put away
    asleep_after: float = 600.0  # seconds until a table that nobody watches is put away
    keep_finished: int = 0  # days until a game that is over is deleted; 0: it is kept
    keep_abandoned: int = 365  # days until a game is deleted in which nothing happens; 0: it is kept

    def database_url(self) -> str:
        """Return the URL of the database; a plain path means a file of SQLite.

        Raises:
            SmallWorldError: there can be no such database.
        """
        from smallworld.server.storage.opening import url_of  # not everybody who has settings needs it

        if self.database:
            return url_of(self.database).render_as_string(hide_password=False)
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return url_of(str(folder / "tables.sqlite")).render_as_string(hide_password=False)


def data_folder() -> Path:
    """Where the database lies unless one is named: below XDG_DATA_HOME, or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "smallworld"
