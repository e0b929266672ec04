"""Web push: a sender of encrypted notices to push services, which deliver them to browsers.

`pywebpush` encrypts and `py_vapid` signs. `aiohttp` sends, because anyone may supply an address, and
`pywebpush` would follow redirects and read answers of any length.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import structlog
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
from py_vapid import Vapid
from pywebpush import WebPusher

from smallworld.house.refusal import malformed
from smallworld.server.push.addresses import check_address, is_public
from smallworld.server.push.subscriptions import FAILED, GONE, SENT, Subscription

log = structlog.get_logger("smallworld.push")

SECONDS: Final = 10.0  # total time for name lookup, connection, encryption and answer
KEPT_SECONDS: Final = 24 * 3600  # how long the push service keeps a notice while the browser is offline
SIGNED_SECONDS: Final = 12 * 3600  # how long a signature is valid; RFC 8292 allows at most 24 hours
AUTH_BYTES: Final = 16
ACCEPTED: Final = range(200, 300)
NOT_THERE: Final = (404, 410)


def new_key(file: Path) -> str:
    """Write a new private key to `file`, and return the public key. Only the file's owner can read it.

    Raises:
        OSError: the file exists or cannot be written.
    """
    key = Vapid()
    key.generate_keys()
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as written:
        written.write(key.private_pem())
    return public_key_of(key)


def read_key(file: Path) -> Vapid:
    """Return the private key in `file`.

    Raises:
        OSError: the file cannot be read.
        ValueError: the file does not contain a private key of the right kind.
    """
    try:
        key = load_pem_private_key(file.read_bytes(), password=None)
    except (TypeError, UnsupportedAlgorithm) as error:  # the key needs a password, or is of an unknown kind
        raise ValueError(str(error)) from error
    if not isinstance(key, EllipticCurvePrivateKey) or not isinstance(key.curve, SECP256R1):
        raise ValueError("the key is of another kind")
    return Vapid(key)


def public_key_of(key: Vapid) -> str:
    """Return the public key in the format of browsers, which is the point of the curve in base64url."""
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def guarded(resolver: aiohttp.abc.AbstractResolver | None = None) -> aiohttp.TCPConnector:
    """Return a connector that connects only to public IP addresses, whatever a host name resolves to."""
    return aiohttp.TCPConnector(resolver=resolver, socket_factory=_public_socket)


class Push:
    """A sender of notices to browsers whose pages are closed."""

    def __init__(
        self, key: Vapid, contact: str, connector: Callable[[], aiohttp.TCPConnector] = guarded
    ) -> None:
        """Prepare to sign notices with `key`.

        Push services can reach the server's host at `contact` ("mailto:..." or "https:...").
        """
        self.public_key: Final = public_key_of(key)
        self._key: Final = key
        self._contact: Final = contact
        self._connector: Final = connector
        self._client: aiohttp.ClientSession | None = None

    async def open(self) -> None:
        """Open the HTTP client."""
        self._client = aiohttp.ClientSession(
            connector=self._connector(), cookie_jar=aiohttp.DummyCookieJar(), auto_decompress=False
        )

    async def close(self) -> None:
        """Close the HTTP client."""
        if self._client is not None:
            await self._client.close()

    def check(self, subscription: Subscription) -> None:
        """Check that a subscription has a valid address and valid keys.

        Raises:
            Refusal: 400 if the address or a key is not valid.
        """
        check_address(subscription.endpoint)
        try:
            EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _decoded(subscription.p256dh))
            fits = len(_decoded(subscription.auth)) == AUTH_BYTES
        except ValueError:
            fits = False
        if not fits:
            raise malformed("keys: p256dh must be a point of the curve P-256 and auth 16 bytes, in base64url")

    async def send(self, subscription: Subscription, text: str, topic: str) -> str:
        """Send a text to a browser. Return SENT, FAILED, or GONE if the subscription no longer exists.

        If several notices with the same topic wait for a browser, it gets only the last one.
        """
        assert self._client is not None
        host = urlsplit(subscription.endpoint).hostname
        try:
            async with asyncio.timeout(SECONDS):
                body, headers = await asyncio.to_thread(self._seal, subscription, text)
                headers.update({"TTL": str(KEPT_SECONDS), "Urgency": "high", "Topic": topic})
                async with self._client.post(
                    subscription.endpoint, data=body, headers=headers, allow_redirects=False
                ) as answer:
                    status = answer.status
        except (aiohttp.ClientError, OSError) as error:  # OSError includes timeouts
            log.warning("push failed", service=host, reason=type(error).__name__)
            return FAILED
        if status in ACCEPTED:
            return SENT
        if status in NOT_THERE:
            return GONE
        log.warning("push refused", service=host, status=status)
        return FAILED

    def _seal(self, subscription: Subscription, text: str) -> tuple[bytes, dict[str, str]]:
        """Return a text encrypted for a browser, and the headers with the server's signature."""
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        sealed = WebPusher({"endpoint": subscription.endpoint, "keys": keys}).encode(text.encode())
        service = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{service.scheme}://{service.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        signed: dict[str, str] = self._key.sign(claims)
        return sealed["body"], {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


def _public_socket(address: tuple[Any, ...]) -> socket.socket:
    """Return a new socket for a resolved address, after checking that the address is public.

    Raises:
        OSError: the address is not public.
    """
    family, kind, protocol, _, where = address
    if not is_public(str(where[0])):
        raise OSError("the address of the push service is not public")
    return socket.socket(family, kind, protocol)


def _decoded(text: str) -> bytes:
    """Return the bytes of a base64url text without padding.

    Raises:
        ValueError: the text is not valid base64url.
    """
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
