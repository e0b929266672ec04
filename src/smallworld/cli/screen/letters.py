"""Replacements for letters that a terminal, a pipe or a log does not have.

Rich and click write straight to the streams. So the streams themselves replace such letters, and
no command needs to do so.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final

# Replacements for our signs on a terminal that knows only ASCII.
SIGNS: Final = str.maketrans(
    "│─┌┐└┘├┤┬┴┼→·–—−×…’‘“”≥█•▁▂▃▄▅▆▇\N{NO-BREAK SPACE}",
    "|-+++++++++>----x.''\"\">#*...ooOO ",
)
SPELT: Final = {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "±": "+/-"}  # several letters in one
PLAINLY: Final = "smallworld.plainly"  # the name of our error handler for encoders
# The error handlers of streams unless the user chose one.
_CARELESS: Final = ("strict", "backslashreplace", "surrogateescape")


def open_streams() -> None:
    """Open streams that were closed before the program began: they read nothing and lose what is written.

    The system gives each the number that it should have, so that no file of ours gets it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - until the end


def write_plainly() -> None:
    """Let standard output and standard error write plain letters for those that they lack.

    Standard input reads invalid bytes without an error.
    """
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _CARELESS:
            stream.reconfigure(errors=PLAINLY)
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")  # input in another encoding is not an error


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement for letters that an encoder lacks, and where it continues."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain_letter, error.object[error.start : error.end])), error.end


def _plain_letter(letter: str) -> str:
    from smallworld.cli.words.lines import unaccented  # only where a letter is missing: it takes its time

    plain = unaccented(SPELT.get(letter, letter).translate(SIGNS))
    return plain if plain.isascii() else "?"
