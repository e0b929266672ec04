"""What the server keeps about a person, as they are given it. Times are seconds since 1970."""

from __future__ import annotations

from typing_extensions import TypedDict

from smallworld.server.schema.answers import Orders, Summary, User

# --- Stored personal data -------------------------------------------------


class KeptUser(User):
    """The person, with their first day."""

    created: float


class KeptSession(TypedDict):
    """A browser that is logged in."""

    created: float
    expires: float


class KeptPasskey(TypedDict):
    """A passkey."""

    created: float


class KeptSubscription(TypedDict):
    """A browser that is told of turns."""

    endpoint: str
    language: str
    created: float


class KeptReport(TypedDict):
    """What the person told moderators."""

    created: float
    game: str
    name: str  # whom it is about; empty: the table
    reason: str
    text: str


class KeptMeasure(TypedDict):
    """What a moderator decided about the person."""

    kind: str
    created: float
    until: float | None  # None: for good
    lifted: float | None
    reason: str


class KeptTable(TypedDict):
    """A table at which the person sits or sat."""

    table: Summary
    orders: dict[str, Orders]
    record: str | None  # its address


class PersonalData(TypedDict):
    """All that is kept about a person."""

    user: KeptUser
    sessions: list[KeptSession]
    passkeys: list[KeptPasskey]
    subscriptions: list[KeptSubscription]
    reports: list[KeptReport]
    measures: list[KeptMeasure]
    tables: list[KeptTable]
