"""Reading and writing of text files, always as UTF-8, whatever the system's default encoding.

A byte order mark at the beginning is left out. Lines may end in LF, CRLF or CR; they are returned with LF.
"""

from __future__ import annotations

import os
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Final

WITH_MARK: Final = "utf-8-sig"  # reads UTF-8 with a byte order mark, and without one


LARGEST: Final = 1 << 26  # the most characters or bytes to read: more than any game has


def read_text(path: Path, most: int = LARGEST) -> str:
    """Return the text of a file, or at most its first `most` characters.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: the file is not text in UTF-8.
    """
    with path.open(encoding=WITH_MARK) as file:
        return file.read(most)


def write_text(path: Path, text: str) -> None:
    """Write a text file completely or not at all, even if the program is interrupted.

    A link stays a link. Devices and pipes, such as /dev/stdout, are written to directly.

    Raises:
        OSError: the file cannot be written. A file that was there before is unchanged.
    """
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")
        return
    path = path.resolve()
    partial = path.with_name(path.name + ".partial")
    partial.write_text(text, encoding="utf-8")
    os.replace(partial, path)


def text_of(content: bytes) -> str:
    """Return the text of a file with this content.

    Raises:
        UnicodeDecodeError: the content is not text in UTF-8.
    """
    return TextIOWrapper(BytesIO(content), WITH_MARK).read()


def read_bytes(path: Path) -> bytes:
    """Return the content of a file, or at most its first LARGEST bytes.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        return file.read(LARGEST)


def whole_lines(content: bytes) -> int:
    """Return the length in bytes of `content` up to the end of its last complete line."""
    return max(content.rfind(b"\n"), content.rfind(b"\r")) + 1
