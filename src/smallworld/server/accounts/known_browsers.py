"""Browsers in which a user has logged in with their password before.

Such a browser keeps a token that could only be made with the hash of that password. Its attempts are counted
separately: guessing passwords slows down unknown browsers, never the owner's.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

KNOWN: Final = "smallworld_known"  # the cookie
KNOWN_SECONDS: Final = 400 * 24 * 3600  # no browser keeps a cookie longer
_NONCE_LETTERS: Final = 16


def word_for(kept: str) -> str:
    """Return a token for a browser in which the password with the hash `kept` was given."""
    nonce = secrets.token_hex(_NONCE_LETTERS // 2)
    return f"{nonce}.{_proof(kept, nonce)}"


def browser_of(kept: str, word: str) -> str | None:
    """Return the id of the browser that has this token for the hash `kept`; None if it is not valid."""
    nonce, _, proof = word.partition(".")
    if len(nonce) == _NONCE_LETTERS and hmac.compare_digest(proof.encode(), _proof(kept, nonce).encode()):
        return nonce
    return None


def _proof(kept: str, nonce: str) -> str:
    return hmac.new(kept.encode(), f"browser {nonce}".encode(), sha256).hexdigest()
