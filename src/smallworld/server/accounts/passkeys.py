"""Passkeys: an account that opens with a fingerprint or the like, and never with a secret that we keep."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import insert, select, update
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from smallworld.server.accounts.people import GUEST, People, User
from smallworld.server.refusal import Refusal, malformed
from smallworld.server.storage.database import Database
from smallworld.server.storage.sql_tables import passkeys

PLAYING: Final = "Small World"  # what the browser's window calls us
LONGEST_ID: Final = 1400  # letters of a credential's
NO_PROOF: Final = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)
CHALLENGE_SECONDS: Final = 300
MOST_CHALLENGES: Final = 10_000


class Site:
    """As whom a browser knows us: the host's name, and the origin of the page."""

    def __init__(self, host: str, origin: str) -> None:
        self.host: Final = host
        self.origin: Final = origin


class Passkeys:
    """Challenges that are open, and what proves them met."""

    def __init__(self, database: Database, people: People) -> None:
        self._database: Final = database
        self._people: Final = people
        self._challenges: Final[dict[str, tuple[bytes, float]]] = {}

    async def offer(self, site: Site, user: User) -> str:
        """What the browser needs to make a passkey for `user`, as JSON."""
        known = await self._database.read(
            lambda c: c.execute(select(passkeys.c.id).where(passkeys.c.user == user.id)).scalars().all()
        )
        options = generate_registration_options(
            rp_id=site.host,
            rp_name=PLAYING,
            user_name=user.name,
            user_id=user.id.encode(),
            challenge=self._challenge(user.id),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known],
        )
        return options_to_json(options)

    async def register(self, site: Site, user: User, answer: dict[str, Any]) -> User:
        """Keep the passkey that the browser made; a guest has an account from now on.

        Raises:
            Refusal: 400 when the proof does not hold, 409 when another account has the guest's name.
        """
        try:
            proof = verify_registration_response(
                credential=answer,
                expected_challenge=self._met(user.id),
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except NO_PROOF as error:
            raise malformed("The passkey could not be verified.") from error
        if user.kind == GUEST:
            user = await self._people.new_account(user.name, None, user)
        values = {
            "id": bytes_to_base64url(proof.credential_id),
            "user": user.id,
            "public_key": proof.credential_public_key,
            "uses": proof.sign_count,
            "created": time.time_ns() // 1_000_000,
        }
        await self._database.write(lambda c: c.execute(insert(passkeys).values(**values)))
        return user

    def ask(self, site: Site) -> tuple[str, str]:
        """What the browser needs to prove who somebody is, as JSON, and by what we recognise it."""
        name = secrets.token_urlsafe(16)
        options = generate_authentication_options(rp_id=site.host, challenge=self._challenge(name))
        return options_to_json(options), name

    async def log_in(self, site: Site, name: str, answer: dict[str, Any]) -> User:
        """Who has proved to be here.

        Raises:
            Refusal: 401.
        """
        refused = Refusal(401, "wrong", "The passkey is not known here.")
        id = answer.get("id")
        if not isinstance(id, str) or not id.isascii() or "\0" in id or len(id) > LONGEST_ID:
            raise refused
        row = await self._database.read(
            lambda c: c.execute(select(passkeys).where(passkeys.c.id == id)).one_or_none()
        )
        if row is None:
            raise refused
        try:
            proof = verify_authentication_response(
                credential=answer,
                expected_challenge=self._met(name),
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except NO_PROOF as error:
            raise refused from error
        await self._database.write(
            lambda c: c.execute(update(passkeys).where(passkeys.c.id == id).values(uses=proof.new_sign_count))
        )
        user = await self._people.by_id(row.user)
        if user is None:
            raise refused
        return user

    def _challenge(self, name: str) -> bytes:
        now = time.monotonic()
        for old in [old for old, (_, until) in self._challenges.items() if until < now]:
            del self._challenges[old]
        if len(self._challenges) >= MOST_CHALLENGES:
            raise Refusal(429, "too-often", "Too many people are logging in; try again in a minute.", wait=60)
        challenge = secrets.token_bytes(32)
        self._challenges[name] = (challenge, now + CHALLENGE_SECONDS)
        return challenge

    def _met(self, name: str) -> bytes:
        """The challenge that is to be met; it is met once."""
        challenge, until = self._challenges.pop(name, (b"", 0.0))
        if not challenge or until < time.monotonic():
            raise ValueError("no such challenge")
        return challenge
