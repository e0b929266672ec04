"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from smallworld.server.push.web_push import Push

LARGEST_MESSAGE: Final = 16 * 1024  # most bytes of a request's body or of a message through a socket
LARGEST_FILE: Final = 256 * 1024  # the same for a file
STATIC: Final = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Settings:
    """The settings of one server. The defaults suit someone who hosts a game for friends."""

    database: str = ""  # a URL for SQLAlchemy; "" for a file in the user's data folder
    address: str = ""  # the URL where other servers of this database reach us, such as "http://10.0.0.7:8137"
    relays: bool = True  # whether we can forward requests to other servers; otherwise we must be the only one
    root_path: str = ""  # the path below which a proxy serves us, such as "/games"
    origins: tuple[str, ...] = ()  # additional origins, such as "https://play.example.org"
    bot_delay: float = 0.7  # seconds before each decision of a bot if only bots play; shorter if people do
    bot_seconds: float = 0.2  # seconds for a decision of a searching bot; other bots answer at once
    review_simulations: int = 200  # simulations for each decision in a game review
    bot_processes: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    bots_elsewhere: bool = False  # whether bots run in workers (`smallworld bots`); needs PostgreSQL
    connections: int = 0  # most connections; 0 for as many as the system allows
    connections_by_address: int = 200  # most connections of an address; trusted proxies may have more
    # Addresses and networks whose X-Forwarded-* headers we trust.
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    full_at: float = 0.7  # no new tables while the server uses more than this share of a core; 0 for no limit
    showcase: bool = True  # whether bots play a game for the lobby when no other game can be watched
    boards: tuple[str, ...] = ()  # names of custom boards that the host offers
    request_seconds: float = 10.0  # time limit in seconds for a request to arrive
    limits: bool = True  # whether rate limits apply; a load test turns them off
    push: Push | None = None  # how to notify users whose page is closed; None for no notifications
    patience: float = 60.0  # seconds that a player may be gone before the others can vote how to continue
    notice_delay: float = 5.0  # seconds that users have to return before they get a notice
    static: Path = STATIC  # the folder of the built client
    tick: float = 60.0  # seconds between two clean-ups
    asleep_after: float = 600.0  # seconds until a game that no one watches is dropped from memory
    keep_finished: int = 0  # days until a finished game is deleted; 0 for never
    keep_abandoned: int = 365  # days without a move until a game is deleted; 0 for never

    def database_url(self) -> str:
        """Return the URL of the database. A plain path means an SQLite file.

        Raises:
            SmallWorldError: the setting is neither a path nor the URL of a supported database.
        """
        from smallworld.server.storage.opening import url_of  # few users need it

        if self.database:
            return url_of(self.database).render_as_string(hide_password=False)
        folder = data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        return url_of(str(folder / "tables.sqlite")).render_as_string(hide_password=False)


def data_folder() -> Path:
    """Return the default folder of the database, below XDG_DATA_HOME or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "smallworld"
