"""Safe parsing of numbers, JSON and TOML, and safe quoting, so that no input crashes a program.

Python raises different errors for numbers of thousands of digits and for brackets nested thousands deep. If a
parser uses these functions, it has to catch only one kind of error.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from smallworld.engine.errors import NotationError

MOST_DIGITS: Final = 100  # the most digits of a number: enough for seeds, which are the longest
MOST_QUOTED: Final = 80  # the most characters of an input that a message quotes
NO_NUMBER: Final = "a number has too many digits"
# Harmless, though Python calls them not printable: spaces and joiners of characters.
_HARMLESS: Final = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\u2009\u200c\u200d\u3000"
TOO_DEEP: Final = "too many brackets"
# The most nested brackets in JSON. In WebAssembly, some thousands end Python before it can raise an error.
DEEPEST: Final = 100
_BRACKET_OR_TEXT: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def is_number(text: str, digits: int = MOST_DIGITS) -> bool:
    """Return whether a text is a non-negative whole number of at most `digits` digits."""
    return text.isdecimal() and len(text) <= digits


def is_signed_number(text: str) -> bool:
    """Return whether a text is a whole number, with or without a minus sign."""
    return is_number(text.removeprefix("-"))


def printable(text: str, keep: str = "") -> str:
    r"""Return the text with escapes for the characters that a terminal would obey or hide: "\x1b[31m".

    These are control characters except those in `keep`, characters that change the direction of writing, and
    surrogate halves. Use it for everything that comes from a file or another person.
    """
    if text.isprintable():
        return text
    return "".join([sign if _is_shown(sign) or sign in keep else _escaped(sign) for sign in text])


def _is_shown(sign: str) -> bool:
    return sign.isprintable() or sign in _HARMLESS


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def quoted(text: str) -> str:
    """Return a text from a user in printable form, cut to a length that fits into a message."""
    shown = printable(text[: MOST_QUOTED + 1])
    return shown if len(shown) <= MOST_QUOTED else shown[: MOST_QUOTED - 1] + "…"


def read_json(text: str | bytes) -> object:
    """Return the value that a JSON text describes.

    Raises:
        NotationError: the text is not JSON; the message says why.
    """
    try:
        whole = text if isinstance(text, str) else text.decode(json.detect_encoding(text))
        too_deep = _is_too_deep(whole)
        value: object = None if too_deep else json.loads(whole)
    except json.JSONDecodeError as error:
        raise NotationError(str(error)) from error
    except UnicodeDecodeError as error:
        raise NotationError("it is not UTF-8 text") from error
    except ValueError as error:
        raise NotationError(NO_NUMBER) from error
    if too_deep:
        raise NotationError(TOO_DEEP)
    return value


def _is_too_deep(text: str) -> bool:
    """Return whether a JSON text has more than DEEPEST nested brackets."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for found in _BRACKET_OR_TEXT.finditer(text):
        first = found[0][0]
        if first in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif first in "]}":
            depth -= 1
    return False


def read_toml(text: str) -> dict[str, Any]:
    """Return the table that a TOML text describes.

    Raises:
        NotationError: the text is not TOML; the message says why.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise NotationError(str(error)) from error
    except RecursionError as error:
        raise NotationError(TOO_DEEP) from error
    except (ValueError, OverflowError) as error:  # from numbers, or dates and times that do not exist
        raise NotationError(NO_NUMBER if "digits" in str(error) else str(error)) from error
