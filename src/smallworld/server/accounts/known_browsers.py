"""Browsers in which a user has already logged in with their password.

A known browser keeps a token, which only someone with the hash of that password could make. Its login
attempts are counted separately. So an attacker who guesses passwords slows down unknown browsers, but never
the owner's.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

KNOWN: Final = "smallworld_known"  # name of the cookie
KNOWN_SECONDS: Final = 400 * 24 * 3600  # browsers keep cookies no longer than this
_NONCE_LETTERS: Final = 16


def word_for(kept: str) -> str:
    """Return a token for a browser in which the user gave the password whose hash is `kept`."""
    nonce = secrets.token_hex(_NONCE_LETTERS // 2)
    return f"{nonce}.{_proof(kept, nonce)}"


def browser_of(kept: str, word: str) -> str | None:
    """Return the id of the browser that has the token `word`; None if it is not valid for the hash `kept`."""
    nonce, _, proof = word.partition(".")
    if len(nonce) == _NONCE_LETTERS and hmac.compare_digest(proof.encode(), _proof(kept, nonce).encode()):
        return nonce
    return None


def _proof(kept: str, nonce: str) -> str:
    return hmac.new(kept.encode(), f"browser {nonce}".encode(), sha256).hexdigest()
