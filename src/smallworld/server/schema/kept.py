"""The types of the export, which has all data that the server stores about a user.

Times are in seconds since 1970.
"""

from __future__ import annotations

from typing_extensions import TypedDict

from smallworld.house.schema.answers import Orders, Summary, User

# --- Stored personal data -------------------------------------------------


class KeptUser(User):
    """The user, and when they first came to this server."""

    created: float


class KeptSession(TypedDict):
    """A session of the user in a browser."""

    created: float
    expires: float


class KeptPasskey(TypedDict):
    """A passkey of the user."""

    created: float


class KeptSubscription(TypedDict):
    """A browser of the user that gets notifications."""

    endpoint: str
    language: str
    created: float


class KeptReport(TypedDict):
    """A report that the user sent to the moderators."""

    created: float
    game: str
    name: str  # the reported player; "" for the table
    reason: str
    text: str


class KeptMeasure(TypedDict):
    """A moderator's sanction against the user."""

    kind: str
    created: float
    until: float | None  # null if permanent
    lifted: float | None
    reason: str


class KeptTable(TypedDict):
    """A table where the user has a seat."""

    table: Summary
    orders: dict[str, Orders]
    record: str | None  # the path of the game's record


class KeptPuzzle(TypedDict):
    """The user's answer to a puzzle."""

    puzzle: int
    day: str  # the user's date; "1970-01-01" if only their browser remembered the answer
    right: bool
    at: float


class PersonalData(TypedDict):
    """Everything that the server stores about a user."""

    user: KeptUser
    sessions: list[KeptSession]
    passkeys: list[KeptPasskey]
    subscriptions: list[KeptSubscription]
    reports: list[KeptReport]
    measures: list[KeptMeasure]
    puzzles: list[KeptPuzzle]
    tables: list[KeptTable]
