"""Requests about the user: names, accounts, passkeys and subscriptions to notices."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Body
from pydantic import AfterValidator, Field, WithJsonSchema

from smallworld.house.names import LONGEST_NAME, parse_name
from smallworld.server.schema.requests import Request, with_example

SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
LONGEST_ENDPOINT: Final = 1000  # most letters; the longest in use has about 600

PersonName = Annotated[
    str,
    AfterValidator(parse_name),
    WithJsonSchema({"type": "string", "minLength": 1, "maxLength": LONGEST_NAME, "examples": ["Ana"]}),
]


class Name(Request):
    """The name of a new guest, or the new name of a guest."""

    model_config = with_example({"name": "Ana"})

    name: PersonName
    """The name that others see. Extra spaces are removed."""


class Credentials(Name):
    """The name and password of a new account."""

    model_config = with_example({"name": "Ana", "password": "correct horse battery"})

    password: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
    """The password; the server stores its argon2 hash."""


class Attempt(Request):
    """The name and password for a login."""

    model_config = with_example({"name": "Ana", "password": "correct horse battery"})

    name: str = Field(max_length=200, examples=["Ana"])
    """The name, in upper or lower case."""
    password: str = Field(max_length=LONGEST_PASSWORD)
    """The password."""


class PasswordChange(Request):
    """A change of your password."""

    model_config = with_example({"old": "correct horse battery", "new": "staple correct horse"})

    old: str | None = Field(default=None, max_length=LONGEST_PASSWORD)
    """The current password; null for an account that has only passkeys."""
    new: str = Field(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD)
    """The new password; the server stores its argon2 hash."""


Credential = Annotated[
    dict[str, Any],
    Body(
        description="Empty to get WebAuthn options; then the browser's answer to them, from "
        "`PublicKeyCredential.toJSON()`.",
        examples=[{}],
    ),
]


class Keys(Request):
    """The keys for encrypting notifications to a browser."""

    p256dh: str = Field(max_length=90)
    """The browser's public key, in base64url."""
    auth: str = Field(max_length=30)
    """The browser's secret, in base64url."""


class Subscription(Request):
    """A browser that should get notifications, as in `PushSubscription.toJSON()`."""

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
    """The address at its push service: https, with a host name and no port."""
    keys: Keys
    """The keys of the browser."""
    language: str = Field(max_length=8, examples=["en"])
    """The code of a language that the server speaks, such as `en`."""
