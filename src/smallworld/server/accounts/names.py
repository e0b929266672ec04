"""Names and lines that people type, and ids that nobody can guess."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from smallworld.server.refusal import Refusal, malformed

LONGEST_NAME: Final = 20
LONGEST_LINE: Final = 300  # of chat
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another
_ID_LETTERS: Final = 12  # 59 bits


def new_id() -> str:
    """An id for a table or a person; whoever knows a table's may watch it."""
    return "".join([secrets.choice(_LETTERS) for _ in range(_ID_LETTERS)])


def parse_line(text: str, longest: int, what: str) -> str:
    """A line as people write it: no control characters, no needless blanks.

    Raises:
        Refusal: 400 when nothing or too much is left.
    """
    line = _tidied(text)
    if not 1 <= len(line) <= longest:
        raise malformed(f"{what}: 1 to {longest} letters, please.")
    return line


def parse_name(text: str) -> str:
    """The name of a person or a seat.

    Raises:
        Refusal: 400 `bad-name` when nothing or too much is left.
    """
    name = _tidied(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        message = f"name: 1 to {LONGEST_NAME} letters, please."
        raise Refusal(400, "bad-name", message, facts={"most": LONGEST_NAME})
    return name


def _tidied(text: str) -> str:
    """Without control characters and needless blanks."""
    composed = unicodedata.normalize("NFC", text)
    shown = "".join([letter if letter.isprintable() else " " for letter in composed])
    return " ".join(shown.split())


def login_of(name: str) -> str:
    """What two names of accounts may not share: the same letters in any case or form."""
    return unicodedata.normalize("NFKC", name).casefold()
