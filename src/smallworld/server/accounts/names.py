"""Names and chat lines that users type, and ids that no one can guess."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from smallworld.server.refusal import Refusal
from smallworld.visible_text import look_of, visible

LONGEST_NAME: Final = 20
LONGEST_LOGIN: Final = 80  # of a name, folded: a letter may become eighteen
LONGEST_LINE: Final = 300  # of chat
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is mistaken for another
_ID_LETTERS: Final = 12  # 59 bits


def new_id() -> str:
    """Return a new id for a table or a person; knowing a table's id is enough to watch it."""
    return "".join([secrets.choice(_LETTERS) for _ in range(_ID_LETTERS)])


def parse_line(text: str) -> str:
    """Return a line of chat, cleaned of what is not visible.

    Raises:
        Refusal: 400 when it is empty or too long.
    """
    line = visible(text)
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refusal(
            400, "bad-line", f"A line has 1 to {LONGEST_LINE} letters.", facts={"most": LONGEST_LINE}
        )
    return line


def parse_name(text: str) -> str:
    """Return the name of a person or a seat, cleaned of what is not visible.

    Raises:
        Refusal: 400 when it is empty or too long.
    """
    name = visible(text)
    if not 1 <= len(name) <= LONGEST_NAME or max(map(len, logins_of(name))) > LONGEST_LOGIN:
        raise Refusal(
            400, "bad-name", f"A name has 1 to {LONGEST_NAME} letters.", facts={"most": LONGEST_NAME}
        )
    return name


def login_of(name: str) -> str:
    """Return how a name looks, whatever its case and form; two accounts may not share it."""
    return look_of(name)


def logins_of(name: str) -> tuple[str, str]:
    """Return the keys of an account of this name: as `login_of`, and as older accounts have it."""
    return login_of(name), unicodedata.normalize("NFKC", name).casefold()
