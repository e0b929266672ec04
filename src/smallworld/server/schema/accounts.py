"""What the server takes from a person about themselves: names, accounts, passkeys, and where notices go."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Body
from pydantic import AfterValidator, Field, WithJsonSchema

from smallworld.server.accounts.names import LONGEST_NAME, parse_name
from smallworld.server.schema.requests import Request, with_example

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_ENDPOINT: Final = 1000  # the longest in use has about 600

PersonName = Annotated[
    str,
    AfterValidator(parse_name),
    WithJsonSchema({"type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "examples": ["Ana"]}),
]


class Name(Request):
    """Who wants to play."""

    model_config = with_example({"name": "Ana"})

    name: PersonName
    """What the others read at the table; blanks at its ends and in a row do not count."""


class Credentials(Name):
    """Name and password of a new account."""

    model_config = with_example({"name": "Ana", "password": "correct horse battery"})

    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
    """Kept as argon2 makes it."""


class Attempt(Request):
    """Name and password of somebody who says that they have an account."""

    model_config = with_example({"name": "Ana", "password": "correct horse battery"})

    name: str = Field(max_length=200, examples=["Ana"])
    """In any case or form of its letters."""
    password: str = Field(max_length=LONGEST_PASSWORD)
    """As it was given for the account."""


class PasswordChange(Request):
    """Another password for the account of who asks."""

    model_config = with_example({"old": "correct horse battery", "new": "staple correct horse"})

    old: str | None = Field(default=None, max_length=LONGEST_PASSWORD)
    """The one that it has; none for an account that has opened with passkeys only."""
    new: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
    """Kept as argon2 makes it."""


Credential = Annotated[
    dict[str, Any],
    Body(
        description="Nothing, to be given WebAuthn options; then what the browser made of them, as "
        "`PublicKeyCredential.toJSON()` has it.",
        examples=[{}],
    ),
]


class Keys(Request):
    """How to write to a browser so that nobody else can read it."""

    p256dh: str = Field(max_length=90)
    """The browser's public key, base64url."""
    auth: str = Field(max_length=30)
    """What the browser shares with us alone, base64url."""


class Subscription(Request):
    """A browser that wants to be told of turns, as `PushSubscription.toJSON()` has it."""

    model_config = with_example(
        {
            "endpoint": "https://push.example.org/x1",
            "keys": {
                "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQt",
                "auth": "tBHItJI5svbpez7KI4CCXg",
            },
            "language": "en",
        }
    )

    endpoint: str = Field(max_length=LONGEST_ENDPOINT, examples=["https://push.example.org/x1"])
    """The address of its push service: https, a name and no port."""
    keys: Keys
    """How to write to it."""
    language: str = Field(max_length=8, examples=["en"])
    """In which it reads: `en`, `fr` or `nl`."""
