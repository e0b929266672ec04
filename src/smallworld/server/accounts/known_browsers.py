"""Browsers in which a user has already logged in with their password.

A known browser stores a token. Making such a token requires the hash of the password. The server counts login
attempts from known browsers separately, so an attacker who guesses passwords never locks out the owner's
browser.
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
    """Return a new token for a browser in which the user typed their password.

    `kept` is the stored hash of the password.
    """
    nonce = secrets.token_hex(_NONCE_LETTERS // 2)
    return f"{nonce}.{_proof(kept, nonce)}"


def browser_of(kept: str, word: str) -> str | None:
    """Return the id of the browser with the token `word`; None if the token does not fit the hash `kept`."""
    nonce, _, proof = word.partition(".")
    if len(nonce) == _NONCE_LETTERS and hmac.compare_digest(proof.encode(), _proof(kept, nonce).encode()):
        return nonce
    return None


def _proof(kept: str, nonce: str) -> str:
    return hmac.new(kept.encode(), f"browser {nonce}".encode(), sha256).hexdigest()
