"""The tables of the database: users, games, and the events of games.

Events are the authoritative record of a game. They are only added, never changed. The other columns about a
running game (`seq`, `turn`, `on_turn`, `awaited`) are a cache, so that listing a game needs no replay. Times
are in milliseconds since 1970.
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
    Column("kind", String(8), nullable=False),  # guest, account, gone or system
    Column("login", String(80), unique=True),  # the folded name of an account
    Column("password", Text),  # in the format of argon2; null for accounts with only passkeys
    Column("created", BigInteger, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the token in the browser
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

subscriptions: Final = Table(  # subscriptions of browsers to notices
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
    Column("id", String(1400), primary_key=True),  # id of the credential, in base64url
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
    Column("layout", Text, nullable=False, server_default=""),  # for a custom board, the rest of its name
    Column("boxes", Text, nullable=False),  # JSON: names and versions of the rules
    Column("own", Text, nullable=False, server_default=""),  # JSON: custom races and powers
    Column("public", Boolean, nullable=False),
    Column("open_coins", Boolean, nullable=False),
    Column("allied_coins", Boolean, nullable=False, server_default=false()),
    # Whether people may take the seats of bots in the running game.
    Column("drop_in", Boolean, nullable=False, server_default=false()),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_minutes", Integer, nullable=False),
    Column("clock_increment", Integer, nullable=False),
    # Whether turns may take a day, in place of the table's pace.
    Column("by_days", Boolean, nullable=False, server_default=false()),
    Column("wanted_first", Integer, nullable=False),  # -1 if chance decides
    Column("first", Integer, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("rematch", String(24)),
    Column("branch_of", String(24)),  # the game that this one branched off from
    Column("branch_at", Integer),  # the last event that both games have
    Column("branch_drawn", Integer),  # number of outcomes of chance up to that event
    Column("seq", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("on_turn", Integer, nullable=False),
    Column("awaited", Text, nullable=False, server_default="[]"),  # JSON: the players who have to decide
    Column("server", String(24), index=True),  # the server that has the table; null if it is free
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often the table has changed servers
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
    Column("held_for", String(24)),  # for an open seat of a rematch, the user who had it
    Column("away", Boolean, nullable=False),
    Column("until_back", Boolean, nullable=False, server_default=false()),
    Column("standing_order", String(12), nullable=False),
    Column("race_orders", Text, nullable=False, server_default="{}"),  # JSON: standing orders by race
    Column("clock_ms", BigInteger),
    Column("forgiven", Integer, nullable=False, server_default="0"),  # the last game turn with extra time
)

events: Final = Table(
    "events",
    metadata,
    # The key is unique, so that of two servers or requests, only one can write event 57.
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("player", Integer),  # counted from 0; null for chance
    Column("action", Text),  # in notation
    Column("undone", Integer),  # for an undo, the first event that no longer counts
    Column("at", BigInteger, nullable=False),
    Column("early", Boolean, nullable=False, server_default=false()),  # decided before the player's turn
)

commands: Final = Table(
    "commands",
    metadata,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(24), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("first", Integer, nullable=False),  # the first and last event of the command
    Column("last", Integer, nullable=False),
)

heartbeat: Final = Table(  # a single row, for testing whether the database can be written to
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

servers: Final = Table(  # the servers that use this database now
    "servers",
    metadata,
    Column("id", String(24), primary_key=True),  # a secret that the servers share
    Column("address", String(200), nullable=False, unique=True),  # the URL where other servers reach it
    Column("relays", Boolean, nullable=False),  # whether it can run beside others
    Column("until", BigInteger, nullable=False),  # end of its leases, unless it renews them
)

presences: Final = Table(  # what each server shows in the lobbies of the others; no backup contains it
    "presences",
    metadata,
    Column("server", String(24), primary_key=True),
    Column("shown", Text, nullable=False),  # JSON: `Presence` in tables/presence.py
)

limits: Final = Table(  # recent actions, if several servers count them
    "limits",
    metadata,
    Column("bucket", String(64), primary_key=True),  # hash of the kind of action and the user
    Column("full_again", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False, index=True),
)

limit_secret: Final = Table(  # a single row: the secret for those hashes, which no backup contains
    "limit_secret",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("word", String(64), nullable=False),
)

reports: Final = Table(  # reports by users, about other users or tables
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False, index=True),
    Column("reporter", ForeignKey("users.id", ondelete="SET NULL"), index=True),  # null if erased
    Column("game", String(24), nullable=False),  # the table, which may be deleted before the report is read
    Column("reported", String(24)),  # the reported user; null for the table
    Column("name", String(40), nullable=False),  # the name at their seat
    Column("reason", String(12), nullable=False),
    Column("text", String(300), nullable=False),
    Column("chat", Text, nullable=False),  # JSON: the chat that the reporter could read
    Column("settled", BigInteger),  # when a moderator settled it
)

measures: Final = Table(  # sanctions by moderators, in force or not
    "measures",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("kind", String(8), nullable=False),  # mute, ban, address (a ban of a network) or close (a table)
    Column("target", String(64), nullable=False, index=True),  # the id of a user or table, or a network
    Column("until", BigInteger),  # null if permanent
    Column("reason", String(300), nullable=False),
    Column("by", String(40), nullable=False),  # the system user who gave the command
    Column("lifted", BigInteger),
)

puzzle_answers: Final = Table(  # the first answer at each attempt; ratings and streaks follow from them
    "puzzle_answers",
    metadata,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    # The table of the attempt, which is soon deleted; "device-7" for a puzzle that only a browser remembered.
    Column("game", String(24), primary_key=True),
    Column("puzzle", Integer, nullable=False),
    Column("day", Integer, nullable=False),  # the user's date, in days since 1970
    Column("daily", Boolean, nullable=False),  # whether this was the puzzle of that day
    Column("rated", Boolean, nullable=False),  # whether the server judged the answer
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
