"""What people and files write: numbers, JSON and TOML, read so that nothing in them ends a program.

Numbers of thousands of digits and brackets within thousands of brackets raise errors of Python's own. Every
parser asks here, and has one kind of error to tell of.
"""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from smallworld.engine.errors import NotationError

MOST_DIGITS: Final = 100  # of a number: no seed of a game has more, and nothing else as many
MOST_QUOTED: Final = 80  # letters of what somebody wrote that a message quotes
NO_NUMBER: Final = "a number has too many digits"
TOO_DEEP: Final = "too many brackets"


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 on, such as `int` reads; one of MOST_DIGITS at most."""
    return text.isdecimal() and len(text) <= MOST_DIGITS


def is_signed_number(text: str) -> bool:
    """Whether a text is a whole number, perhaps with a minus sign."""
    return is_number(text.removeprefix("-"))


def quoted(text: str) -> str:
    """What somebody wrote, cut to a length that fits into a message."""
    return text if len(text) <= MOST_QUOTED else text[: MOST_QUOTED - 1] + "…"


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
