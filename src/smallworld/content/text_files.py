"""Text of files, in UTF-8 whatever the system prefers, as editors of any system save it.

A byte order mark at the beginning is left out, and lines may end in LF, CRLF or CR: they come with LF.
"""

from __future__ import annotations

from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Final

WITH_MARK: Final = "utf-8-sig"  # reads UTF-8 with a byte order mark, and without one


LARGEST: Final = 1 << 26  # letters or bytes, far more than any game has; a device might never end


def read_text(path: Path, most: int = LARGEST) -> str:
    """The text of a file, or no more than its first `most` letters.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: this is no text in UTF-8.
    """
    with path.open(encoding=WITH_MARK) as file:
        return file.read(most)


def text_of(content: bytes) -> str:
    """The text that a file with this content has.

    Raises:
        UnicodeDecodeError: this is no text in UTF-8.
    """
    return TextIOWrapper(BytesIO(content), WITH_MARK).read()


def read_bytes(path: Path) -> bytes:
    """The content of a file, or no more than its first LARGEST bytes.

    Raises:
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        return file.read(LARGEST)


def whole_lines(content: bytes) -> int:
    """How many bytes there are up to the end of the last line that has one."""
    return max(content.rfind(b"\n"), content.rfind(b"\r")) + 1
