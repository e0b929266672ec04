"""Checks of names and chat lines that users type, and random ids."""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final

from smallworld.house.refusal import Refusal
from smallworld.visible_text import look_of, visible

LONGEST_NAME: Final = 20
LONGEST_LOGIN: Final = 80  # letters of a folded name; folding can turn one letter into eighteen
LONGEST_LINE: Final = 300  # letters of a chat line
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no two of these look alike
_ID_LETTERS: Final = 12  # letters of an id, which give 59 random bits


def new_id() -> str:
    """Return a new random id for a table or a user. Anyone who knows a table's id can watch it."""
    return "".join([secrets.choice(_LETTERS) for _ in range(_ID_LETTERS)])


def is_id(text: str) -> bool:
    """Return whether a text is an id as `new_id` makes it."""
    return len(text) == _ID_LETTERS and set(text) <= set(_LETTERS)


def parse_line(text: str) -> str:
    """Return a chat line without invisible characters.

    Raises:
        Refusal: 400 if the line is empty or too long.
    """
    line = visible(text)
    if not 1 <= len(line) <= LONGEST_LINE:
        raise Refusal(
            400, "bad-line", f"A line has 1 to {LONGEST_LINE} letters.", facts={"most": LONGEST_LINE}
        )
    return line


def parse_name(text: str) -> str:
    """Return the name of a person or seat without invisible characters.

    Raises:
        Refusal: 400 if the name is empty or too long.
    """
    name = visible(text)
    if not 1 <= len(name) <= LONGEST_NAME or max(map(len, logins_of(name))) > LONGEST_LOGIN:
        raise Refusal(
            400, "bad-name", f"A name has 1 to {LONGEST_NAME} letters.", facts={"most": LONGEST_NAME}
        )
    return name


def login_of(name: str) -> str:
    """Return the key that identifies the account of a name.

    Names that look alike share a key, and upper and lower case make no difference.
    """
    return look_of(name)


def logins_of(name: str) -> tuple[str, str]:
    """Return the two possible keys of an account: the key from `login_of`, and the key of older accounts."""
    return login_of(name), unicodedata.normalize("NFKC", name).casefold()
