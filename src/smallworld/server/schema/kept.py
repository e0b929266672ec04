"""The data that the server stores about a user, as an export. Times are seconds since 1970."""

from __future__ import annotations

from typing_extensions import TypedDict

from smallworld.server.schema.answers import Orders, Summary, User

# --- Stored personal data -------------------------------------------------


class KeptUser(User):
    """The user, with the time of the first visit."""

    created: float


class KeptSession(TypedDict):
    """A browser with a login."""

    created: float
    expires: float


class KeptPasskey(TypedDict):
    """A passkey."""

    created: float


class KeptSubscription(TypedDict):
    """A browser that gets notifications."""

    endpoint: str
    language: str
    created: float


class KeptReport(TypedDict):
    """A report that the user wrote."""

    created: float
    game: str
    name: str  # the reported player; empty: the table
    reason: str
    text: str


class KeptMeasure(TypedDict):
    """A sanction of the user."""

    kind: str
    created: float
    until: float | None  # null: permanent
    lifted: float | None
    reason: str


class KeptTable(TypedDict):
    """A table of the user."""

    table: Summary
    orders: dict[str, Orders]
    record: str | None  # the address of the record


class PersonalData(TypedDict):
    """Everything that the server stores about a user."""

    user: KeptUser
    sessions: list[KeptSession]
    passkeys: list[KeptPasskey]
    subscriptions: list[KeptSubscription]
    reports: list[KeptReport]
    measures: list[KeptMeasure]
    tables: list[KeptTable]
