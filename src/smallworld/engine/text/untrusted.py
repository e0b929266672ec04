"""Reads numbers, JSON and TOML from files and people, and quotes their text, so that no input ends a program.

Python raises errors of its own for numbers of thousands of digits and for brackets nested thousands deep.
Every parser reads them here, and so has to catch one kind of error.
"""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from smallworld.engine.errors import NotationError

MOST_DIGITS: Final = 100  # of a number: no seed of a game has more, and nothing else as many
MOST_QUOTED: Final = 80  # letters of what somebody wrote that a message quotes
NO_NUMBER: Final = "a number has too many digits"
# Not printable by Python's reckoning, and yet harmless: blanks, and what ties signs together.
_HARMLESS: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\u2009\u200c\u200d\u3000"
TOO_DEEP: Final = "too many brackets"


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 on, such as `int` reads; one of MOST_DIGITS at most."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def is_signed_number(text: str) -> bool:
    """Whether a text is a whole number, perhaps with a minus sign."""
    return is_number(text.removeprefix("-"))


def printable(text: str, keep: str = "") -> str:
    """The text with what a terminal would obey, or hide, written out as Python does: "\\x1b[31m".

    That is control characters but those in `keep`, signs that turn the direction of writing, and halves of
    letters. Whatever comes from a file or another person is shown so.
    """
    if text.isprintable():
        return text
    return "".join([sign if _is_shown(sign) or sign in keep else _escaped(sign) for sign in text])


def _is_shown(sign: str) -> bool:
    return sign.isprintable() or sign in _HARMLESS


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def quoted(text: str) -> str:
    """What somebody wrote, printable, and cut to a length that fits into a message."""
    shown = printable(text[: MOST_QUOTED + 1])
    return shown if len(shown) <= MOST_QUOTED else shown[: MOST_QUOTED - 1] + "…"


def read_json(text: str | bytes) -> object:
    """What a text in JSON says.

    Raises:
        NotationError: it is none; the message says why.
    """
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise NotationError(str(error)) from error
    except UnicodeDecodeError as error:
        raise NotationError("it is no text in UTF-8") from error
    except RecursionError as error:
        raise NotationError(TOO_DEEP) from error
    except ValueError as error:
        raise NotationError(NO_NUMBER) from error
    return value


def read_toml(text: str) -> dict[str, Any]:
    """What a text in TOML says.

    Raises:
        NotationError: it is none; the message says why.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotationError(str(error)) from error
    except RecursionError as error:
        raise NotationError(TOO_DEEP) from error
    except (ValueError, OverflowError) as error:  # of numbers, and of days and hours that no calendar has
        raise NotationError(NO_NUMBER if "digits" in str(error) else str(error)) from error
