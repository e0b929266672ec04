"""Replacements for letters that a terminal, a pipe or a log cannot show.

Rich and click write directly to the standard streams. The streams replace such letters, so that no command
has to replace them.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final

# Replacements for the signs that we use, for a terminal with only ASCII.
SIGNS: Final = str.maketrans(
    "│─┌┐└┘├┤┬┴┼→·–—−×…’‘‚“”„«»≥█•▁▂▃▄▅▆▇\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}",
    '|-+++++++++>----x.\'\'\'""""">#*...ooOO  ',
    "¡¿",  # these are left out
)
PLAINLY: Final = "smallworld.plainly"  # error handler of encoders: plain letters instead of missing ones
# The error handlers that streams have if the user chose none.
_CARELESS: Final = ("strict", "backslashreplace", "surrogateescape")


def open_streams() -> None:
    """Reopen standard streams that were closed before the start, as empty input or discarded output.

    Each stream gets its usual number, so that no other file can get this number.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - until the end


def write_plainly() -> None:
    """Make standard output and standard error replace letters that they cannot encode by plain letters.

    Standard input then reads invalid bytes without an error.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _CARELESS:
            stream.reconfigure(errors=PLAINLY)
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")  # input in another encoding is not an error


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """Return plain letters in place of unencodable ones, and the position where encoding continues."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain_letter, error.object[error.start : error.end])), error.end


def _plain_letter(letter: str) -> str:
    from smallworld.cli.words.lines import unaccented  # a slow import

    plain = "+/-" if letter == "±" else unaccented(letter.translate(SIGNS))
    return plain if plain.isascii() else "?"


codecs.register_error(PLAINLY, _plainly)
