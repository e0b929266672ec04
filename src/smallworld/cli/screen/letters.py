"""Replacements for letters that a terminal, a pipe or a log cannot show.

Rich and click write directly to the streams. So the streams replace these letters, and commands need not.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final

# Replacements for the signs that we use, for a terminal with only ASCII.
SIGNS: Final = str.maketrans(
    "│─┌┐└┘├┤┬┴┼→·–—−×…’‘“”≥█•▁▂▃▄▅▆▇\N{NO-BREAK SPACE}",
    "|-+++++++++>----x.''\"\">#*...ooOO ",
)
SPELT: Final = {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "±": "+/-"}  # letters that stand for several
PLAINLY: Final = "smallworld.plainly"  # name of our error handler for encoders
# The error handlers that streams have if the user chose none.
_CARELESS: Final = ("strict", "backslashreplace", "surrogateescape")


def open_streams() -> None:
    """Open standard streams that were closed before the program began, as empty input or discarded output.

    The system gives each stream its usual number, so that no file of ours gets that number.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - until the end


def write_plainly() -> None:
    """Let standard output and standard error replace letters that they cannot encode by plain ones.

    Standard input then reads invalid bytes without an error.
    """
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _CARELESS:
            stream.reconfigure(errors=PLAINLY)
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")  # input in another encoding is not an error


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Return a replacement for letters that an encoder cannot encode, and the place where it continues."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain_letter, error.object[error.start : error.end])), error.end


def _plain_letter(letter: str) -> str:
    from smallworld.cli.words.lines import unaccented  # a slow import

    plain = unaccented(SPELT.get(letter, letter).translate(SIGNS))
    return plain if plain.isascii() else "?"
