"""Browsers in which somebody logged in with their password before.

Such a browser keeps a word that only who has the hash of that password could have made. Its tries are counted
apart: whoever guesses at a name keeps strangers' browsers waiting, never the owner's.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

KNOWN: Final = "smallworld_known"  # the cookie
KNOWN_SECONDS: Final = 400 * 24 * 3600  # longer no browser keeps one
_NONCE_LETTERS: Final = 16


def word_for(kept: str) -> str:
    """A word for a browser that knew the password of which `kept` is the hash."""
    nonce = secrets.token_hex(_NONCE_LETTERS // 2)
    return f"{nonce}.{_proof(kept, nonce)}"


def browser_of(kept: str, word: str) -> str | None:
    """Which of the browsers that knew the password says `word`; None: none of them."""
    nonce, _, proof = word.partition(".")
    if len(nonce) == _NONCE_LETTERS and hmac.compare_digest(proof.encode(), _proof(kept, nonce).encode()):
        return nonce
    return None


def _proof(kept: str, nonce: str) -> str:
    return hmac.new(kept.encode(), f"browser {nonce}".encode(), sha256).hexdigest()
