"""The database's tables: users, games, and the events, which are the authoritative record of a game.

Events are only ever added. All other columns about a running game (`seq`, `turn`, `on_turn`, `awaited`) are a
cache: listing a game needs no replay. Times are milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata: Final = MetaData()

users: Final = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # guest or account
    Column("login", String(80), unique=True),  # the name, folded, of an account
    Column("password", Text),  # as argon2 writes it; none with passkeys only
    Column("created", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of what the browser has
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

subscriptions: Final = Table(  # of browsers, to notices of turns
    "subscriptions",
    metadata,
    Column("session", ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("p256dh", String(90), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),  # of the credential, base64url
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),  # the authenticator's counter
    Column("created", BigInteger, nullable=False),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("status", String(8), nullable=False),  # open, running or finished
    Column("host", ForeignKey("users.id"), nullable=False),
    Column("board", String(40), nullable=False),
    Column(
        "layout", Text, nullable=False, server_default=""
    ),  # of a board that was built: the rest of its name
    Column("boxes", Text, nullable=False),  # JSON: names and versions of the rules
    Column("own", Text, nullable=False, server_default=""),  # JSON: custom races and powers
    Column("public", Boolean, nullable=False),
    Column("open_coins", Boolean, nullable=False),
    Column("allied_coins", Boolean, nullable=False, server_default=false()),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_minutes", Integer, nullable=False),
    Column("clock_increment", Integer, nullable=False),
    Column(
        "by_days", Boolean, nullable=False, server_default=false()
    ),  # one day per turn, in place of its own clock
    Column("wanted_first", Integer, nullable=False),  # -1: chance decides
    Column("first", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("rematch", String(24)),
    Column("branch_of", String(24)),  # the game that this one branched off from
    Column("branch_at", Integer),  # the last event that both games have
    Column("branch_drawn", Integer),  # outcomes of chance until then
    Column("seq", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("on_turn", Integer, nullable=False),
    Column("awaited", Text, nullable=False, server_default="[]"),  # JSON: the players who may decide
    Column("server", String(24), index=True),  # the server that has the table; none: the first that is asked
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often another server took it
    Index("games_by_status", "status", "created"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Integer, primary_key=True),  # from 0
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("user", ForeignKey("users.id"), index=True),
    Column("held_for", String(24)),  # the open seat of a rematch: whose it was
    Column("away", Boolean, nullable=False),
    Column("until_back", Boolean, nullable=False, server_default=false()),
    Column("standing_order", String(12), nullable=False),
    Column("race_orders", Text, nullable=False, server_default="{}"),  # JSON: standing orders by race
    Column("clock_ms", BigInteger),
    Column(
        "forgiven", Integer, nullable=False, server_default="0"
    ),  # the last turn with time after it was out
)

events: Final = Table(
    "events",
    metadata,
    # The pair is unique: of two servers, or two requests, only one can write move 57.
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("player", Integer),  # from 0; none: chance
    Column("action", Text),  # in notation
    Column("undone", Integer),  # instead of an action: the first event that no longer counts
    Column("at", BigInteger, nullable=False),
    Column("early", Boolean, nullable=False, server_default=false()),  # decided before its turn
)

commands: Final = Table(
    "commands",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(24), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("first", Integer, nullable=False),  # the events that the command made
    Column("last", Integer, nullable=False),
)

heartbeat: Final = Table(  # one row, written to test whether the database can be written to
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

servers: Final = Table(  # the servers that use this database now
    "servers",
    metadata,
    Column("id", String(24), primary_key=True),  # a secret that they share
    Column("address", String(200), nullable=False, unique=True),  # where the others reach it
    Column("relays", Boolean, nullable=False),  # whether it can run beside others
    Column("until", BigInteger, nullable=False),  # when its tables are free, unless it renews its leases
)

limits: Final = Table(  # recent actions, where several servers count them
    "limits",
    metadata,
    Column("bucket", String(64), primary_key=True),  # a hash of the kind of action and of the user
    Column("full_again", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
)

limit_secret: Final = Table(  # one row: the secret of those hashes, which no backup contains
    "limit_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("word", String(64), nullable=False),
)

reports: Final = Table(  # by users, about others or a table
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False, index=True),
    Column("reporter", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # none: they have left
    Column("game", String(24), nullable=False),  # which may be deleted before the report is read
    Column("reported", String(24)),  # the person; none: the table
    Column("name", String(40), nullable=False),  # at their seat
    Column("reason", String(12), nullable=False),
    Column("text", String(300), nullable=False),
    Column("chat", Text, nullable=False),  # JSON: what the reporter could read there
    Column("settled", BigInteger),  # when a moderator was done with it
)

measures: Final = Table(  # sanctions by moderators, in force or not
    "measures",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),  # mute or ban (a person), address (a ban), close (a table)
    Column("target", String(64), nullable=False, index=True),  # an id, or a network
    Column("until", BigInteger),  # none: for good
    Column("reason", String(300), nullable=False),
    Column("by", String(40), nullable=False),  # the user of the system who gave the command
    Column("lifted", BigInteger),
)
