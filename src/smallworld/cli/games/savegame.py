"""The file of a game, which contains its record. Each line is written before the move is shown.

The format is the text of `engine.record`. Lines are appended and never changed. The only exception is a last
line that a crash cut short: resuming the game removes it.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import BinaryIO, Final

from smallworld.content.catalogue import find_board
from smallworld.content.text_files import LARGEST, read_bytes, text_of, whole_lines
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.session import Game, replay
from smallworld.engine.text.record import UNDO, Record, parse_record
from smallworld.translate import Translator
from smallworld.workshop.sources import Own
from smallworld.workshop.tables import rules_of_record

try:
    import fcntl
except ImportError:  # pragma: no cover - only on systems without POSIX
    fcntl = None  # type: ignore[assignment]

SUFFIX: Final = ".smallworld"
_FINISHED: Final = "finished"


class Savegame:
    """The open file of a game in progress, locked so that no other process continues the game."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file: Final = file

    def add(self, line: str) -> None:
        """Write a decision or outcome, so that it survives a crash of this process."""
        self._file.write(line.encode() + b"\n")
        self._file.flush()

    def undo(self) -> None:
        """Record in the file that the last decision was taken back."""
        self.add(UNDO)

    def settle(self) -> None:
        """Flush the file to the disk, so that it survives a crash of this machine."""
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def put_away(self) -> None:
        """Move the file of a finished game to another folder, so that it is not offered for resuming."""
        if self.path.parent == games_folder():
            folder = self.path.parent / _FINISHED
            folder.mkdir(exist_ok=True)
            self.path = self.path.replace(folder / self.path.name)


def games_folder() -> Path:
    """Return the default folder for games: below XDG_DATA_HOME, or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "smallworld"


def new_path(names: list[str]) -> Path:
    """Return an unused path in the folder of games, such as 2031-05-04-201500-ana-greedy.smallworld."""
    who = "-".join(["".join([letter for letter in name.lower() if letter.isalnum()]) for name in names])
    stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{who}"
    path, number = games_folder() / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = games_folder() / f"{stem}-{number}{SUFFIX}"
    return path


def begin(path: Path, record: Record, words: Translator) -> Savegame:
    """Create a file with the header of a game, and return the file open for writing decisions.

    Raises:
        SmallWorldError: the file already exists or cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("xb")
        _lock(file, path, words)
        save = Savegame(path, file)
        save.add(record.header())
        save.settle()
        _settle_folder(path.parent)
    except FileExistsError as error:
        raise SmallWorldError(words.t("file-exists", path=str(path))) from error
    except OSError as error:
        raise SmallWorldError(words.t("file-unwritable", path=str(path), why=str(error.strerror))) from error
    return save


def resume(path: Path, words: Translator, own: Own | None = None) -> tuple[Game, Savegame]:
    """Replay the game in a file; return the game, and the file open for further decisions.

    Raises:
        SmallWorldError: the file is unreadable, broken or in use. It is left unchanged.
    """
    try:
        file = path.open("r+b")
    except OSError as error:
        raise SmallWorldError(words.t("file-unreadable", path=str(path), why=str(error.strerror))) from error
    try:
        _lock(file, path, words)
        content = file.read(LARGEST)
        game = replayed(content, path, words, own=own)
        whole = whole_lines(content)
        if whole < len(content):
            file.truncate(whole)
        file.seek(whole)
    except SmallWorldError:
        file.close()
        raise
    return game, Savegame(path, file)


def load(path: Path, words: Translator, upto: int | None = None, own: Own | None = None) -> Game:
    """Replay the game in a file, or its first `upto` actions, without changing or locking the file.

    Raises:
        SmallWorldError: the file cannot be read or is broken.
    """
    try:
        content = read_bytes(path)
    except OSError as error:
        raise SmallWorldError(words.t("file-unreadable", path=str(path), why=str(error.strerror))) from error
    return replayed(content, path, words, upto, own)


def replayed(
    content: bytes, path: Path, words: Translator, upto: int | None = None, own: Own | None = None
) -> Game:
    """Return the game in the `content` of a file, with the rules and the board that its header names."""
    try:
        text = text_of(content[: whole_lines(content)]) or text_of(content)
        record = parse_record(text)
        return replay(rules_of_record(record, own), find_board(record.board), record, upto)
    except UnicodeDecodeError as error:
        raise RecordError(words.t("file-no-text", path=str(path))) from error
    except SmallWorldError as error:
        raise RecordError(f"{path}: {error}") from error


def newest_unfinished(words: Translator, own: Own | None = None) -> Path:
    """Return the path of the most recently played game that is not over.

    Raises:
        SmallWorldError: there is no unfinished game.
    """
    folder = games_folder()
    paths = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    broken = ""
    for path in paths:
        try:
            if not load(path, words, own=own).state.over:
                return path
        except SmallWorldError as error:
            broken = broken or f" ({error})"
    raise SmallWorldError(words.t("file-none", path=str(folder)) + broken)


def _lock(file: BinaryIO, path: Path, words: Translator) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise SmallWorldError(words.t("file-in-use", path=str(path))) from error
        except OSError:
            return  # this file system has no locks; playing without a lock is better than not playing


def _settle_folder(folder: Path) -> None:
    """Flush a folder to the disk, so that the name of a new file survives a crash.

    Do nothing on systems that cannot flush folders.
    """
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
