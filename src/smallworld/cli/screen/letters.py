"""What is written for letters that a terminal, a pipe or a log does not have.

Rich and click write straight to the streams. So the streams themselves are told what to do with such letters,
and no command need think of it.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from typing import Final

# What a terminal that knows ASCII only shows for our signs.
SIGNS: Final = str.maketrans(
    "│─┌┐└┘├┤┬┴┼→·–—−×…’‘“”≥█•▁▂▃▄▅▆▇\N{NO-BREAK SPACE}",
    "|-+++++++++>----x.''\"\">#*...ooOO ",
)
SPELT: Final = {"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "±": "+/-"}  # several letters in one
PLAINLY: Final = "smallworld.plainly"  # how encoders know what is done with letters that they lack
# What streams do if nobody has asked for anything.
_CARELESS: Final = ("strict", "backslashreplace", "surrogateescape")


def open_streams() -> None:
    """Open what was closed before the program began: nothing can be read there, and what is written is lost.

    The system gives each the number that it should have, so that no file of ours gets it.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - until the end


def write_plainly() -> None:
    """Let standard output and standard error write plain letters for those that they lack.

    Standard input reads signs that are none as such, and does not fail.
    """
    codecs.register_error(PLAINLY, _plainly)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors in _CARELESS:
            stream.reconfigure(errors=PLAINLY)
    if isinstance(sys.stdin, io.TextIOWrapper) and sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")  # what is typed in another encoding is only not understood


def _plainly(error: UnicodeError) -> tuple[str, int]:
    """What to write for the letters at which an encoder failed, and where it goes on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain_letter, error.object[error.start : error.end])), error.end


def _plain_letter(letter: str) -> str:
    from smallworld.cli.words.lines import unaccented  # only where a letter is missing: it takes its time

    plain = unaccented(SPELT.get(letter, letter).translate(SIGNS))
    return plain if plain.isascii() else "?"
