"""Passkeys: logins with a fingerprint or similar. The server stores no secret for them."""

from __future__ import annotations

import hmac
import json
import secrets
import time
from typing import Any, Final

from sqlalchemy import Row, insert, select, update
from sqlalchemy.exc import IntegrityError
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

from smallworld.house.refusal import Refusal, malformed
from smallworld.server.accounts.people import GUEST, People, User
from smallworld.server.storage.database import Database
from smallworld.server.storage.sql_tables import passkeys

PLAYING: Final = "Small World"  # our name in the browser's dialog
LONGEST_ID: Final = 1400  # most letters in the id of a credential
NO_PROOF: Final = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError, RecursionError)
CHALLENGE_SECONDS: Final = 300
NONCE_BYTES: Final = 16
TIME_BYTES: Final = 8


class Site:
    """The address of the server as a browser sees it: the host name, and the origin of the page."""

    def __init__(self, host: str, origin: str) -> None:
        self.host: Final = host
        self.origin: Final = origin


class Passkeys:
    """The passkeys of all users: the server's challenges to browsers, and the check of the answers.

    The server signs each challenge, and stores it only after a browser has answered it. So requests for
    challenges use no memory.
    """

    def __init__(self, database: Database, people: People) -> None:
        self._database: Final = database
        self._people: Final = people
        self._secret: Final = secrets.token_bytes(32)
        self._met: Final[dict[bytes, int]] = {}  # answered challenges, with their expiry

    async def offer(self, site: Site, user: User) -> str:
        """Return the options for making a passkey for `user`, as JSON for the browser."""
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
        """Store the passkey that a browser made, and return its user. A guest becomes an account.

        Raises:
            Refusal: 400 if the proof is not valid or the server already has this passkey; 409 if another
                account has the guest's name.
        """
        try:
            challenge = self._asked(user.id, answer)
            proof = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        except NO_PROOF as error:
            raise malformed("The passkey could not be verified.") from error
        self._meet(challenge)
        id = bytes_to_base64url(proof.credential_id)
        if len(id) > LONGEST_ID or await self._find(id) is not None:
            raise malformed("The server cannot add this passkey: it knows the id, or the id is too long.")
        if user.kind == GUEST:
            user = await self._people.new_account(user.name, None, user)
        values = {
            "id": id,
            "user": user.id,
            "public_key": proof.credential_public_key,
            "uses": proof.sign_count,
            "created": time.time_ns() // 1_000_000,
        }
        try:
            await self._database.write(lambda c: c.execute(insert(passkeys).values(**values)))
        except IntegrityError as error:  # meanwhile, the id was added or the user deleted
            raise malformed("The server cannot add this passkey.") from error
        return user

    def ask(self, site: Site) -> tuple[str, str]:
        """Return the options for a login as JSON for the browser, and the name of the challenge."""
        name = secrets.token_urlsafe(16)
        options = generate_authentication_options(rp_id=site.host, challenge=self._challenge(name))
        return options_to_json(options), name

    async def log_in(self, site: Site, name: str, answer: dict[str, Any]) -> User:
        """Return the user whose passkey signed the browser's answer.

        Raises:
            Refusal: 401 if the passkey is unknown or the answer is not valid.
        """
        refused = Refusal(401, "wrong", "This server does not know the passkey.")
        id = answer.get("id")
        if not isinstance(id, str) or not id.isascii() or "\0" in id or len(id) > LONGEST_ID:
            raise refused
        row = await self._find(id)
        if row is None:
            raise refused
        try:
            challenge = self._asked(name, answer)
            proof = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.uses,
            )
        except NO_PROOF as error:
            raise refused from error
        self._meet(challenge)
        await self._database.write(
            lambda c: c.execute(update(passkeys).where(passkeys.c.id == id).values(uses=proof.new_sign_count))
        )
        user = await self._people.by_id(row.user)
        if user is None:
            raise refused
        return user

    async def _find(self, id: str) -> Row[Any] | None:
        """Return the stored passkey with this id."""
        return await self._database.read(
            lambda c: c.execute(select(passkeys).where(passkeys.c.id == id)).one_or_none()
        )

    def _challenge(self, name: str) -> bytes:
        """Return a new challenge for `name`, valid for a few minutes."""
        until = int(time.monotonic()) + CHALLENGE_SECONDS
        return self._sealed(secrets.token_bytes(NONCE_BYTES) + until.to_bytes(TIME_BYTES), name)

    def _sealed(self, words: bytes, name: str) -> bytes:
        seal = hmac.digest(self._secret, words + name.encode(errors="surrogatepass"), "sha256")
        return words + seal

    def _asked(self, name: str, answer: dict[str, Any]) -> bytes:
        """Return the challenge in a browser's answer.

        Raises:
            ValueError: the challenge was not made for `name`, is too old, or has already been answered.
            Exception: the answer is malformed. All possible exceptions are in NO_PROOF.
        """
        client = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(client["challenge"])
        words = challenge[: NONCE_BYTES + TIME_BYTES]
        if not hmac.compare_digest(challenge, self._sealed(words, name)):
            raise ValueError("no such challenge")
        now = time.monotonic()
        if int.from_bytes(words[NONCE_BYTES:]) < now or challenge in self._met:
            raise ValueError("the challenge is over")
        return challenge

    def _meet(self, challenge: bytes) -> None:
        """Mark a challenge as answered, so that the same answer cannot be used again."""
        now = time.monotonic()
        for old in [old for old, until in self._met.items() if until < now]:
            del self._met[old]
        self._met[challenge] = int(now) + CHALLENGE_SECONDS
